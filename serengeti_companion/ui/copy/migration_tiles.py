"""The Great Migration Cards of a copy, small, with what is still to be told."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QGridLayout, QScrollArea, QWidget

from serengeti_companion.games.wild.printed import Printed
from serengeti_companion.games.wild.terms import MigrationCard
from serengeti_companion.ui.copy.migration_edits import squares, untold
from serengeti_companion.ui.copy.migration_paint import paint_card
from serengeti_companion.ui.paint.focus_ring import paint_focus
from serengeti_companion.ui.parts.card_frame import Tone, paint_surface
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role, TextSize, Weight

_COLUMNS = 4
_PICTURE = 63
_WIDTH, _HEIGHT = 84, 98


class MigrationTile(QAbstractButton):
    """A card by its number and its picture, or a question mark where nothing is told."""

    def __init__(self, number: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.number = number
        self._card: MigrationCard | None = None
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        follow(self.restyle)

    def show_card(self, card: MigrationCard | None) -> None:
        """None = not told yet."""
        self._card = card
        words = self.tr("Card {n}, not told yet").format(n=self.number)
        if card is not None:
            words = self.tr("Card {n}: {brown} brown, {blue} blue").format(
                n=self.number, brown=len(card.brown), blue=len(card.blue)
            )
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.update()

    def restyle(self) -> None:
        self.setFixedSize(self.sizeHint())
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(current_style().px(_WIDTH), current_style().px(_HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        style = current_style()
        painter = QPainter(self)
        box = QRectF(self.rect())
        paint_surface(painter, box, style, Tone.ACTIVE if self.isChecked() else Tone.PLAIN)
        side = style.px(_PICTURE)
        picture = QRectF((box.width() - side) / 2, style.px(8), side, side)
        if self._card is None:
            painter.setFont(style.font(TextSize.TITLE))
            painter.setPen(style.color(Role.MUTED))
            painter.drawText(picture, Qt.AlignmentFlag.AlignCenter, "?")
        else:
            paint_card(painter, picture, squares(self._card))
        told = self._card is not None
        weight = Weight.BOLD if told else Weight.REGULAR
        painter.setFont(style.font(TextSize.SMALL, weight))
        painter.setPen(style.color(Role.INK if told else Role.MUTED))
        foot = QRectF(0, picture.bottom(), box.width(), box.height() - picture.bottom())
        painter.drawText(foot, Qt.AlignmentFlag.AlignCenter, str(self.number))
        if self.hasFocus():
            paint_focus(painter, box)
        painter.end()


class MigrationTiles(QScrollArea):
    """`picked(number)` at a tap; the arrow keys walk, Delete is for the chosen one."""

    picked = Signal(int)
    remove_pressed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Great Migration Cards"))
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.tiles: dict[int, MigrationTile] = {}
        self._group = QButtonGroup(self)
        self._holder = QWidget(self)
        self._grid = QGridLayout(self._holder)
        self._grid.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.setWidget(self._holder)
        follow(self._resize)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete:
            self.remove_pressed.emit()
        else:
            super().keyPressEvent(event)

    def show_cards(self, printed: Printed, chosen: int) -> None:
        """Those that are told, those that are not, and the chosen one."""
        cards = {card.number: card for card in printed.migrations}
        numbers = sorted({*cards, *untold(printed), chosen})
        if numbers != list(self.tiles):
            self._place(numbers)
        for number, tile in self.tiles.items():
            tile.show_card(cards.get(number))
        self.tiles[chosen].setChecked(True)
        self.ensureWidgetVisible(self.tiles[chosen])

    def _place(self, numbers: list[int]) -> None:
        for number in set(self.tiles) - set(numbers):
            tile = self.tiles.pop(number)
            self._group.removeButton(tile)
            tile.hide()
            tile.deleteLater()
        self.tiles = {number: self.tiles.get(number) or self._tile(number) for number in numbers}
        before: QWidget | None = None
        for at, tile in enumerate(self.tiles.values()):
            self._grid.addWidget(tile, at // _COLUMNS, at % _COLUMNS)
            if before is not None:
                QWidget.setTabOrder(before, tile)
            before = tile

    def _tile(self, number: int) -> MigrationTile:
        tile = MigrationTile(number, self._holder)
        tile.clicked.connect(lambda: self.picked.emit(number))
        self._group.addButton(tile)
        tile.show()
        return tile

    def _resize(self) -> None:
        style = current_style()
        gap = style.px(6)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(gap)
        self.setFixedWidth(_COLUMNS * style.px(_WIDTH) + (_COLUMNS - 1) * gap + style.px(20))
        self.setMinimumHeight(2 * style.px(_HEIGHT))
