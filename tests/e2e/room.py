"""Whether everything on a window has room: nothing clipped, overlapping or scrolling."""

from collections.abc import Iterator
from itertools import combinations

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QLabel,
    QLineEdit,
    QScrollBar,
    QTextEdit,
    QWidget,
)

Words = QLabel | QAbstractButton | QLineEdit
_HAIR = 1  # px that rounding may cost


def faults(window: QWidget, *, may_scroll: bool = False) -> list[str]:
    """What is wrong on a window, a line each."""
    shown = [widget for widget in window.findChildren(QWidget) if _counts(widget)]
    words = [widget for widget in shown if isinstance(widget, Words) and _says(widget)]
    return [
        *(fault for widget in shown for fault in _cramped(widget)),
        *(fault for widget in words for fault in _cut(widget)),
        *_overlapping(words),
        *(() if may_scroll else _scrolling(shown)),
    ]


def _counts(widget: QWidget) -> bool:
    return widget.isVisible() and not widget.size().isEmpty() and not _is_inside_a_field(widget)


def _is_inside_a_field(widget: QWidget) -> bool:
    """Qt's own parts of lists and lines; a frame that could scroll is no field."""
    above = widget.parentWidget()
    while above is not None:
        if isinstance(above, QAbstractItemView | QTextEdit | QLineEdit | QAbstractSpinBox):
            return not isinstance(widget, QScrollBar)
        above = above.parentWidget()
    return False


def _says(widget: Words) -> str:
    return widget.text()


def _cramped(widget: QWidget) -> Iterator[str]:
    least = widget.minimumSizeHint()
    if widget.width() + _HAIR < least.width() or widget.height() + _HAIR < least.height():
        yield f"{_name(widget)} has {_size(widget)}, needs {least.width()}x{least.height()}"
    above = widget.parentWidget()
    if above is not None and not widget.isWindow():
        room = above.rect().adjusted(-_HAIR, -_HAIR, _HAIR, _HAIR)
        if not room.contains(widget.geometry()):
            yield f"{_name(widget)} at {_corners(widget.geometry())} leaves {_name(above)}"


def _cut(widget: Words) -> Iterator[str]:
    """Words that are wider or higher than what shows them."""
    if isinstance(widget, QLineEdit):
        return
    if isinstance(widget, QLabel) and widget.wordWrap():
        needed = widget.heightForWidth(widget.width())
        if needed > widget.height() + _HAIR:
            yield f"{_name(widget)} is {widget.height()} high, its words need {needed}"
        return
    needed = _width_of(widget)
    if needed > widget.contentsRect().width() + _HAIR:
        yield f"{_name(widget)} is {widget.contentsRect().width()} wide, its words need {needed}"


def _width_of(widget: Words) -> int:
    text = widget.text().replace("&", "") if isinstance(widget, QAbstractButton) else widget.text()
    metrics = widget.fontMetrics()
    return max(metrics.horizontalAdvance(line) for line in text.split("\n"))


def _overlapping(words: list[Words]) -> Iterator[str]:
    placed = [(widget, _place(widget)) for widget in words]
    for (one, here), (other, there) in combinations(placed, 2):
        common = here.intersected(there)
        apart = common.width() <= _HAIR or common.height() <= _HAIR
        if not apart and not one.isAncestorOf(other) and not other.isAncestorOf(one):
            yield f"{_name(one)} and {_name(other)} share {_corners(common)}"


def _scrolling(shown: list[QWidget]) -> Iterator[str]:
    for widget in shown:
        if isinstance(widget, QScrollBar) and widget.maximum() > widget.minimum():
            area = widget.parentWidget().parentWidget()
            yield f"{type(area).__name__} {area.accessibleName()!r} scrolls"


def _place(widget: QWidget) -> QRect:
    return QRect(widget.mapToGlobal(QPoint(0, 0)), widget.size())


def _name(widget: QWidget) -> str:
    words = widget.accessibleName()
    if not words and isinstance(widget, Words):
        words = widget.text()
    chain = type(widget).__name__
    above = widget.parentWidget()
    while above is not None and type(above).__module__.startswith("PySide6"):
        above = above.parentWidget()
    inside = f" in {type(above).__name__}" if above is not None else ""
    return f"{chain} {words[:50]!r}{inside}"


def _size(widget: QWidget) -> str:
    return f"{widget.width()}x{widget.height()}"


def _corners(box: QRect) -> str:
    return f"{box.x()},{box.y()} {box.width()}x{box.height()}"
