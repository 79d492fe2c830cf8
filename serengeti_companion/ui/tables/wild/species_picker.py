"""The twelve animals to tap."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QGridLayout, QSizePolicy, QWidget

from serengeti_companion.games.wild.names import SPECIES_NAMES
from serengeti_companion.games.wild.terms import Species
from serengeti_companion.ui.paint.focus_ring import paint_focus
from serengeti_companion.ui.paint.glyphs import code, draw_animal
from serengeti_companion.ui.parts.card_frame import Tone, paint_surface
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role, Target, TextSize, Weight
from serengeti_companion.ui.translation import told

_GLYPH = 44
_GAP, _NARROW_GAP = 6, 3
_MANY = 6  # columns, beyond which the gaps are narrow


class AnimalButton(QAbstractButton):
    """One species: picture, two letters, name; `count` beside the letters where it is told."""

    def __init__(self, species: Species, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.species = species
        self._count: int | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._tell()
        follow(self.restyle)

    def set_count(self, count: int | None) -> None:
        """How many there are, None = not told."""
        self._count = count
        self._tell()
        self.update()

    def restyle(self) -> None:
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        style = current_style()
        return QSize(style.px(96), style.px(_GLYPH + 28))

    def minimumSizeHint(self) -> QSize:
        style = current_style()
        return QSize(style.px(Target.TOUCH), style.px(_GLYPH + 28))

    def _tell(self) -> None:
        name = told(SPECIES_NAMES[self.species])
        if self._count is not None:
            name = self.tr("{animal}: {n}").format(animal=name, n=self._count)
        self.setAccessibleName(name)
        self.setToolTip(name)

    def paintEvent(self, event: QPaintEvent) -> None:
        style = current_style()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        chosen = self.isChecked() or self.isDown()
        paint_surface(painter, box, style, Tone.ACTIVE if chosen else Tone.PLAIN)
        if not self.isEnabled():
            painter.setOpacity(0.4)
        side = style.px(_GLYPH)
        picture = QRectF(0, style.px(5), side, side)
        picture.moveLeft((box.width() - side) / 2)
        draw_animal(painter, picture, self.species.value, on=Role.SURFACE, ink=Role.INK)
        self._paint_name(painter, box.adjusted(0, style.px(_GLYPH + 4), 0, -style.px(4)))
        if self.hasFocus():
            paint_focus(painter, box)
        painter.end()

    def _paint_name(self, painter: QPainter, box: QRectF) -> None:
        style = current_style()
        painter.setFont(style.font(TextSize.SMALL, Weight.SEMIBOLD))
        painter.setPen(style.color(Role.INK))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.words(painter.fontMetrics()))

    def words(self, metrics: QFontMetrics) -> str:
        """Where one name is too long all stand as two letters: those side by side look alike."""
        parent: QWidget | None = self.parentWidget()
        beside = [self] if parent is None else parent.findChildren(AnimalButton)
        room = min(each.width() for each in beside) - current_style().px(4)
        longest = max(metrics.horizontalAdvance(each.told_name) for each in beside)
        if longest <= room:
            return self.told_name
        return self._counted(code(self.species.value))

    @property
    def told_name(self) -> str:
        """Its name, and how many there are."""
        return self._counted(told(SPECIES_NAMES[self.species]))

    def _counted(self, words: str) -> str:
        return words if self._count is None else f"{words} {self._count}"


class SpeciesPicker(QWidget):
    """`picked(species)` at a tap; the arrow keys walk in the grid."""

    picked = Signal(object)

    def __init__(self, label: str, parent: QWidget | None = None, *, columns: int = 6) -> None:
        super().__init__(parent)
        self.setAccessibleName(label)
        self._gap = _NARROW_GAP if columns > _MANY else _GAP
        self._walk = QButtonGroup(self)  # a group is what lets the arrow keys walk
        self._walk.setExclusive(False)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self.buttons = {species: AnimalButton(species, self) for species in Species}
        for at, (species, button) in enumerate(self.buttons.items()):
            self._grid.addWidget(button, at // columns, at % columns)
            self._walk.addButton(button)
            button.clicked.connect(lambda _=False, species=species: self.picked.emit(species))
        follow(self.restyle)

    def restyle(self) -> None:
        self._grid.setSpacing(current_style().px(self._gap))
