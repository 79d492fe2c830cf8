"""My copy: the Great Migration Cards, their squares painted one by one."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from serengeti_companion.engine.texts import say
from serengeti_companion.games.wild.notation.reading import MOST_NUMBER
from serengeti_companion.games.wild.printed import Printed
from serengeti_companion.games.wild.sense.boards import odd_migrations
from serengeti_companion.games.wild.shorthand import (
    MigrationReading,
    Problem,
    Reading,
    read_migration,
)
from serengeti_companion.games.wild.terms import Cell, Mark, MigrationCard
from serengeti_companion.ui.copy import migration_edits as edits
from serengeti_companion.ui.copy.copy_model import CopyModel
from serengeti_companion.ui.copy.migration_grid import MigrationGrid
from serengeti_companion.ui.copy.migration_tiles import MigrationTiles
from serengeti_companion.ui.copy.oddities import Oddities
from serengeti_companion.ui.copy.one_line import OneLine
from serengeti_companion.ui.copy.section_page import SectionPage
from serengeti_companion.ui.copy.told_number import ToldNumber
from serengeti_companion.ui.parts.beside_or_below import BesideOrBelow
from serengeti_companion.ui.parts.button_words import spoken
from serengeti_companion.ui.parts.primary_button import PrimaryButton
from serengeti_companion.ui.parts.segmented import Segmented
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role, TextSize
from serengeti_companion.ui.translation import told

_NONE = "none"
_NARROW = 780


class MigrationSection(SectionPage):
    """The cards at the left, the chosen one at the right; each stroke is a step of its own."""

    def __init__(self, model: CopyModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._chosen = next(iter(edits.untold(model.printed)), 0)
        self._chosen = self._chosen or model.printed.migrations[0].number
        self.tiles = MigrationTiles(self)
        self.tiles.show_cards(model.printed, self._chosen)  # made first, Tab comes to them first
        self.line = OneLine(
            self.tr("Or type a card"),
            self.tr("For example: {n} brown A1 B2 | blue C3, or in short: a1 b2 | c3").format(n=3),
            self._read,
            self,
        )
        self.oddities = Oddities(self)
        self._build_card()
        self._arrange()
        self._connect()
        self._show()
        follow(self._resize)

    def take_focus(self) -> None:
        self.grid.take_focus()

    @property
    def number(self) -> int:
        """The card that is shown."""
        return self._chosen

    @property
    def _printed(self) -> Printed:
        return self._model.printed

    @property
    def _squares(self) -> edits.Squares:
        return edits.squares(self._printed.migration(self._chosen))

    def _build_card(self) -> None:
        label = self.tr("Number of the card")
        self.field = ToldNumber(label, self, lowest=1, highest=MOST_NUMBER)
        brushes = [
            (Mark.BROWN.value, self.tr("Brown")),
            (Mark.BLUE.value, self.tr("Blue")),
            (_NONE, self.tr("None")),
        ]
        self.brush = Segmented(self.tr("Brush"), brushes, self)
        for key, tip in (
            (Mark.BROWN.value, self.tr("Key 1 in the grid; counts with any number of players")),
            (Mark.BLUE.value, self.tr("Key 2 in the grid; counts with 4 players")),
            (_NONE, self.tr("Key 0 in the grid")),
        ):
            self.brush.button(key).setToolTip(tip)
        self.grid = MigrationGrid(self.tr("Squares of the card, A1 at the top of the Map"), self)
        self.turn = QPushButton(self.tr("&Turn"), self)
        self.turn.setToolTip(self.tr("A quarter clockwise, so that it lies as the Map does"))
        self.remove = QPushButton(self.tr("Re&move"), self)
        self.remove.setToolTip(self.tr("Delete in the list"))
        self.following = PrimaryButton(self.tr("&Next card"), self)
        for button in (self.turn, self.remove):
            button.setAccessibleName(spoken(button.text()))

    def _arrange(self) -> None:
        self._left, self._right = QVBoxLayout(), QVBoxLayout()
        self._left.addWidget(self.tiles, 1)
        self._left.addWidget(self.line)
        self._left.addWidget(self.oddities)
        self._head, self._foot = QHBoxLayout(), QHBoxLayout()
        self._head.addWidget(TextLabel(self.tr("Card"), self, role=Role.MUTED))
        self._head.addWidget(self.field, 1, Qt.AlignmentFlag.AlignTop)
        self._head.addWidget(self.brush, 3, Qt.AlignmentFlag.AlignTop)
        self.note = TextLabel(
            self.tr("Lay the card as the Map lies: A1 is at its printed top left."),
            self,
            size=TextSize.SMALL,
            role=Role.MUTED,
        )
        self.note.setWordWrap(True)
        self._foot.addWidget(self.turn)
        self._foot.addWidget(self.remove)
        self._foot.addWidget(self.following, 1)
        self._right.addLayout(self._head)
        self._right.addWidget(self.grid, 1)
        self._right.addWidget(self.note)
        self._right.addLayout(self._foot)
        self._row = BesideOrBelow(_NARROW)
        self.setLayout(self._row)
        self._row.addLayout(self._left)
        self._row.addLayout(self._right, 1)

    def _connect(self) -> None:
        self._model.changed.connect(self._show)
        self.tiles.picked.connect(self._choose)
        self.field.number_told.connect(self._renumber)
        self.brush.chosen.connect(self._dip)
        self.grid.stroked.connect(self._paint)
        self.grid.entered.connect(self._go_on)
        self.line.entered.connect(self._put)
        self.turn.clicked.connect(self._turn)
        self.remove.clicked.connect(self._remove)
        self.tiles.remove_pressed.connect(self._remove)
        self.following.clicked.connect(self._go_on)

    def _show(self) -> None:
        card = self._printed.migration(self._chosen)
        self.tiles.show_cards(self._printed, self._chosen)
        self.field.set_value(self._chosen)
        self.grid.show_squares(edits.squares(card))
        self.turn.setEnabled(bool(self._squares))
        self.remove.setEnabled(card is not None)
        self.oddities.tell(self._odd())

    def _odd(self) -> list[str]:
        """What is odd about the card that is shown."""
        found = odd_migrations(self._printed)
        return [told(odd.text) for odd in found if odd.piece.name == self._chosen]

    def _choose(self, number: int) -> None:
        self._chosen = number
        self._show()

    def _go_on(self) -> None:
        self._choose(edits.following(self._printed, self._chosen))
        self.grid.take_focus()

    def _dip(self, key: str) -> None:
        self.grid.brush = None if key == _NONE else Mark(key)

    def _read(self, text: str) -> MigrationReading:
        reading = read_migration(text, self._chosen)
        card = reading.piece
        if reading.problem is None and card is not None and self._full(card.number):
            most = say("A copy has at most {n} of these cards.", n=edits.MOST_CARDS)
            return Reading(None, None, Problem(0, len(text), most))
        return reading

    def _full(self, number: int) -> bool:
        cards = self._printed.migrations
        return len(cards) >= edits.MOST_CARDS and self._printed.migration(number) is None

    def _paint(self, cells: tuple[Cell, ...], mark: Mark | None) -> None:
        self._mark(edits.painted(self._squares, cells, mark))

    def _turn(self) -> None:
        self._mark(edits.turned(self._squares))

    def _mark(self, squares: edits.Squares) -> None:
        if squares != self._squares:
            self._keep(edits.put(self._printed, edits.card_of(self._chosen, squares)))

    def _put(self, card: MigrationCard) -> None:
        self._chosen = card.number
        self._keep(edits.put(self._printed, card))
        self._choose(edits.following(self._printed, card.number))

    def _remove(self) -> None:
        words = self.tr("Remove migration card {n}").format(n=self._chosen)
        self._model.change(edits.without(self._printed, self._chosen), words)

    def _renumber(self, number: int) -> None:
        if self._printed.migration(self._chosen) is None:
            self._choose(number)
        elif self._printed.migration(number) is not None:
            words = self.tr("Card {n} is told already: choose it in the list.")
            self.field.complain(words.format(n=number))
        else:
            before, self._chosen = self._chosen, number
            words = self.tr("Migration card {n} is card {number}").format(n=before, number=number)
            self._keep(edits.renumbered(self._printed, before, number), words)

    def _keep(self, printed: Printed, said: str = "") -> None:
        words = said or self.tr("Migration card {n}").format(n=self._chosen)
        if not self._model.change(printed, words):
            self._show()

    def _resize(self) -> None:
        style = current_style()
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(style.px(16))
        for narrow in (self.line, self.oddities):
            narrow.setFixedWidth(self.tiles.minimumWidth())
        for part in (self._left, self._right, self._head, self._foot):
            part.setSpacing(style.px(8))


def make(model: CopyModel, parent: QWidget | None = None) -> MigrationSection:
    """The page of this part."""
    return MigrationSection(model, parent)
