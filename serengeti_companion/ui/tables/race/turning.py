"""Towards whoever sits opposite: places mirrored, and each picture upside down in its place.

Nothing is painted where it is not: a hand reaches what the eye sees, and so does a screen reader.
"""

from collections.abc import Iterator
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QScrollEvent, QScrollPrepareEvent
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QApplication,
    QBoxLayout,
    QGraphicsEffect,
    QGridLayout,
    QLayout,
    QLineEdit,
    QScrollArea,
    QWidget,
)

_WAYS = {
    QBoxLayout.Direction.LeftToRight: QBoxLayout.Direction.RightToLeft,
    QBoxLayout.Direction.TopToBottom: QBoxLayout.Direction.BottomToTop,
}
"""How a row or column runs, and how it runs when it is turned."""
_BACK = {turned: way for way, turned in _WAYS.items()}
_DIRECT = Qt.FindChildOption.FindDirectChildrenOnly


@runtime_checkable
class Turning(Protocol):
    """A part that knows itself how to turn."""

    def turn(self, *, turned: bool) -> None:
        """Turn it, or turn it back."""


class UpsideDown(QGraphicsEffect):
    """The picture of a widget, turned by 180 degrees."""

    def draw(self, painter: QPainter) -> None:
        at = QPoint()
        plain = QGraphicsEffect.PixmapPadMode.NoPad
        picture = self.sourcePixmap(Qt.CoordinateSystem.LogicalCoordinates, at, plain)
        size = picture.deviceIndependentSize()
        painter.save()
        painter.translate(at.x() + size.width(), at.y() + size.height())
        painter.rotate(180)
        painter.drawPixmap(0, 0, picture)
        painter.restore()


class _Pointer(QObject):
    """In a turned field or list the pointer is where the eye sees it."""

    def __init__(self, field: QWidget) -> None:
        super().__init__(field)
        self._field = field
        self._telling = False
        field.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._telling or not isinstance(event, QMouseEvent):
            return False
        mirrored = QMouseEvent(
            event.type(),
            QPointF(self._field.width(), self._field.height()) - event.position(),
            event.globalPosition(),
            event.button(),
            event.buttons(),
            event.modifiers(),
            event.pointingDevice(),
        )
        self._telling = True
        QApplication.sendEvent(self._field, mirrored)
        self._telling = False
        return True


class _Pushed(QObject):
    """A finger pushes a turned list the way the eye sees it go."""

    def __init__(self, area: QAbstractScrollArea) -> None:
        super().__init__(area.viewport())
        self._viewport, self._bar = area.viewport(), area.verticalScrollBar()
        self._viewport.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        bar = self._bar
        if isinstance(event, QScrollPrepareEvent):
            event.setViewportSize(QSizeF(self._viewport.size()))
            event.setContentPosRange(QRectF(0, 0, 0, bar.maximum()))
            event.setContentPos(QPointF(0, bar.maximum() - bar.value()))
            event.accept()
            return True
        if isinstance(event, QScrollEvent):
            bar.setValue(round(bar.maximum() - event.contentPos().y()))
            return True
        return False


class _FromTheFoot(QObject):
    """What is turned begins at its foot, and stays there as it grows."""

    def __init__(self, area: QScrollArea) -> None:
        super().__init__(area)
        self._bar = area.verticalScrollBar()
        self._highest = self._bar.maximum()
        self._bar.setValue(self._highest - self._bar.value())
        self._bar.rangeChanged.connect(self._keep)

    def _keep(self, _lowest: int, highest: int) -> None:
        self._bar.setValue(self._bar.value() + highest - self._highest)
        self._highest = highest

    def end(self) -> None:
        """It stands upright again: what was in sight is in sight."""
        self._bar.rangeChanged.disconnect(self._keep)
        self._bar.setValue(self._highest - self._bar.value())
        self.setParent(None)  # found no more, should the page be turned again at once
        self.deleteLater()


def turn(part: QWidget, *, turned: bool) -> None:
    """Turn it, or turn it back; to be said again when something was added."""
    if isinstance(part, Turning):
        part.turn(turned=turned)
    elif isinstance(part, QScrollArea):
        _turn_page(part, turned=turned)
    elif isinstance(part, QAbstractScrollArea):
        turn(part.viewport(), turned=turned)
        part.verticalScrollBar().setInvertedAppearance(turned)
    elif isinstance(part.layout(), QLayout):
        mirror(part, turned=turned)
    elif isinstance(part.graphicsEffect(), UpsideDown) is not turned:
        _stand(part, turned=turned)


def mirror(part: QWidget, *, turned: bool) -> None:
    """Its layouts run the other way, and all that lies in them is turned."""
    # Not asked for their items: PySide keeps those that a layout has long thrown away.
    for layout in _layouts(part):
        if isinstance(layout, QBoxLayout):
            way = layout.direction()
            layout.setDirection((_WAYS if turned else _BACK).get(way, way))
        elif isinstance(layout, QGridLayout):
            corner = Qt.Corner.BottomRightCorner if turned else Qt.Corner.TopLeftCorner
            if corner is not layout.originCorner():
                layout.setOriginCorner(corner)
                layout.invalidate()
    for inner in part.findChildren(QWidget, options=_DIRECT):
        turn(inner, turned=turned)


def _turn_page(area: QScrollArea, *, turned: bool) -> None:
    page = area.widget()
    if page is not None:
        turn(page, turned=turned)
    held = area.findChild(_FromTheFoot)
    if turned and held is None:
        _FromTheFoot(area)
    elif not turned and held is not None:
        held.end()


def _layouts(part: QWidget) -> Iterator[QLayout]:
    yield part.layout()
    yield from part.layout().findChildren(QLayout)


def _stand(part: QWidget, *, turned: bool) -> None:
    part.setGraphicsEffect(UpsideDown(part) if turned else None)  # type: ignore[arg-type]
    area = part.parent()
    if not isinstance(part, QLineEdit) and not isinstance(area, QAbstractScrollArea):
        return
    if not turned:
        for filtering in (*part.findChildren(_Pointer), *part.findChildren(_Pushed)):
            part.removeEventFilter(filtering)
            filtering.deleteLater()
        return
    _Pointer(part)
    if isinstance(area, QAbstractScrollArea):
        _Pushed(area)
