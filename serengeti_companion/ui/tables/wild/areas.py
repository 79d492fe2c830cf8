"""The four Discovery Areas: twelve animals with how many of each are left."""

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QApplication, QSizePolicy, QWidget

from serengeti_companion.games.wild.names import SPECIES_NAMES
from serengeti_companion.games.wild.terms import AREA_OF, COPIES, Area, Species
from serengeti_companion.ui.paint import kept_pictures
from serengeti_companion.ui.paint.focus_ring import paint_focus
from serengeti_companion.ui.paint.glyphs import code, draw_animal
from serengeti_companion.ui.parts.once import Once
from serengeti_companion.ui.style.styling import Style, current_style, follow
from serengeti_companion.ui.style.tokens import RADIUS_SMALL, Role, Target, TextSize, Weight
from serengeti_companion.ui.translation import told


def members(area: Area) -> tuple[Species, ...]:
    """The three species that live in an area."""
    return tuple(species for species, home in AREA_OF.items() if home is area)


class AnimalTile(Once, QAbstractButton):
    """One species: a tap takes one into the hand, a drag carries it."""

    drag_began = Signal(str, QPoint)
    dragged = Signal(QPoint)
    dropped = Signal(QPoint)

    def __init__(self, species: Species, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.species = species
        self.left = COPIES
        self._held = False
        self._pressed = QPoint()
        self._dragging = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._tell()
        follow(self.restyle)

    def set_left(self, left: int) -> None:
        if left != self.left:
            self.left = left
            self._tell()
            self.update()

    def set_held(self, held: bool) -> None:
        """Whether one of them is in the hand."""
        if held != self._held:
            self._held = held
            self.update()

    def restyle(self) -> None:
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        style = current_style()
        return QSize(style.px(60), style.px(56))

    def minimumSizeHint(self) -> QSize:
        least = current_style().px(Target.TOUCH)
        return QSize(least, least)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            if not event.isAutoRepeat():
                self.click()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = event.position().toPoint()
        self._dragging = False
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = event.position().toPoint()
        if self._dragging:
            self.dragged.emit(self.mapToGlobal(point))
        elif event.buttons() & Qt.MouseButton.LeftButton and self._is_far(point):
            self._dragging = True
            self.setDown(False)
            self.drag_began.emit(self.species, self.mapToGlobal(point))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._dragging:
            self._dragging = False
            self.dropped.emit(self.mapToGlobal(event.position().toPoint()))
            return
        super().mouseReleaseEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        kept_pictures.draw(self, painter, (self.species, self.left, self._is_marked()), self._paint)
        if self.hasFocus():
            paint_focus(painter, QRectF(self.rect()))
        painter.end()

    def _is_marked(self) -> bool:
        return self._held or self.isDown()

    def _paint(self, painter: QPainter, whole: QRectF) -> None:
        style = current_style()
        box = whole.adjusted(1, 1, -1, -1)
        self._paint_ground(painter, box, style)
        foot = style.px(16)
        room = box.height() - foot - style.px(2)
        side = min(room, box.width() - style.px(8))
        picture = QRectF(0, 0, side, side)
        picture.moveCenter(QPointF(box.center().x(), box.top() + style.px(2) + room / 2))
        painter.setOpacity(1.0 if self.left else 0.4)
        draw_animal(painter, picture, self.species.value)
        painter.setOpacity(1.0)
        line = QRectF(box.left(), box.bottom() - foot - style.px(2), box.width(), foot)
        self._paint_foot(painter, line, style)

    def _is_far(self, point: QPoint) -> bool:
        return (point - self._pressed).manhattanLength() >= QApplication.startDragDistance()

    def _paint_ground(self, painter: QPainter, box: QRectF, style: Style) -> None:
        marked = self._is_marked()
        edge = Role.ACCENT if marked else Role.EDGE
        pen = QPen(style.color(edge), style.px(3) if marked else style.line())
        if not self.left:
            pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(style.color(Role.PIECE))
        corner = style.px(RADIUS_SMALL)
        painter.drawRoundedRect(box, corner, corner)

    def _paint_foot(self, painter: QPainter, line: QRectF, style: Style) -> None:
        """The two letters and a pip for each animal left."""
        letters = code(self.species.value)
        painter.setFont(style.font(TextSize.SMALL, Weight.BOLD))
        width = painter.fontMetrics().horizontalAdvance(letters)
        radius, gap = style.px(3), style.px(3)
        pips = COPIES * 2 * radius + (COPIES - 1) * gap
        left = line.center().x() - (width + gap * 2 + pips) / 2
        painter.setPen(style.color(Role.ON_PIECE))
        painter.drawText(
            QRectF(left, line.top(), width + 1, line.height()),
            Qt.AlignmentFlag.AlignCenter,
            letters,
        )
        x = left + width + gap * 2 + radius
        painter.setPen(QPen(style.color(Role.ON_PIECE), style.line()))
        for number in range(COPIES):
            there = number < self.left
            painter.setBrush(style.color(Role.ON_PIECE) if there else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF(x, line.center().y()), radius, radius)
            x += 2 * radius + gap

    def _tell(self) -> None:
        words = self.tr("{animal}: {n} left in the Discovery Area")
        words = words.format(animal=told(SPECIES_NAMES[self.species]), n=self.left)
        self.setAccessibleName(words)
        self.setToolTip(words)
