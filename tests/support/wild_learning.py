"""A table that learns for a copy, and what its bar and its ticks say."""

from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot
from support.tables import ANN, a_board, a_card, a_table
from support.wild_evening import Hands, put
from support.wild_pages import press, tap

from serengeti_companion.games.wild.game import GAME
from serengeti_companion.games.wild.model import Table
from serengeti_companion.games.wild.printed import UNKNOWN_COPY, Printed
from serengeti_companion.games.wild.terms import (
    INDEX,
    Cell,
    SceneCard,
    Terrain,
)
from serengeti_companion.storage.copies import CopyId
from serengeti_companion.storage.records import Codec
from serengeti_companion.storage.upcasts import VERSION
from serengeti_companion.ui.copy.remembering import Remembering
from serengeti_companion.ui.home.kept import Kept
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.tables.wild.corrections_sheet import CorrectionsSheet
from serengeti_companion.ui.tables.wild.describe_sheet import DescribeSheet
from serengeti_companion.ui.tables.wild.learning import Learning
from serengeti_companion.ui.tables.wild.remember_tick import RememberTick
from serengeti_companion.ui.tables.wild.table import WildTable

NUMBER = SceneCard(number=31)
KNOWN = a_card("31 line: lion zebra | 3 stars | like")
NAME = "Ann's box"


@dataclass
class Evening:
    """A table that learns, the copy it learns for, and hands."""

    kept: Kept
    table: WildTable
    model: SessionModel
    learning: Learning
    remembering: Remembering
    hands: Hands
    copy: CopyId | None

    @property
    def printed(self) -> Printed:
        """What the copy knows."""
        copies = self.kept.copies.copies(GAME.key)
        copy = self.copy or copies[-1].id
        content = self.kept.copies.content(copy)
        printed: Printed = Codec(GAME).read_components(content.text, content.version)
        return printed

    @property
    def numbers(self) -> list[int | None]:
        """Of the cards that the copy knows."""
        return [card.number for card in self.printed.cards]

    @property
    def words(self) -> str:
        """What the bar says, "" = nothing."""
        bar = self.learning.bar
        return bar.words.text() if bar.isVisible() else ""

    def button(self, name: str) -> QPushButton:
        found = [b for b in self.learning.bar.buttons if b.accessibleName() == name]
        assert found, [b.accessibleName() for b in self.learning.bar.buttons]
        return found[0]

    def choose(self, name: str) -> None:
        tap(self.button(name))

    @property
    def sheet(self) -> DescribeSheet:
        assert isinstance(self.table.sheet, DescribeSheet)
        return self.table.sheet

    def part(self, name: str) -> Any:  # noqa: ANN401 -- each section is a widget of its own
        sheet = CorrectionsSheet(self.model)
        self.table.show_sheet(sheet)
        return sheet.show_part(name)


class Begin:
    """Makes evenings on one data folder."""

    def __init__(self, qtbot: QtBot, kept: Kept) -> None:
        self._qtbot, self.kept = qtbot, kept

    def copy(self, *cards: SceneCard, name: str = NAME) -> CopyId:
        text = Codec(GAME).write_components(replace(UNKNOWN_COPY, cards=cards))
        return self.kept.copies.create(GAME.key, name, VERSION, text)

    def __call__(self, table: Table, copy: CopyId | None) -> Evening:
        model = SessionModel(GAME, put(table))
        remembering = Remembering(self.kept, copy, model)
        widget = WildTable(model, None)
        model.setParent(widget)
        learning = Learning(widget, model, remembering, 0)
        self._qtbot.addWidget(widget)
        widget.resize(1280, 720)
        with self._qtbot.waitActive(widget):
            widget.show()
            widget.activateWindow()
        return Evening(self.kept, widget, model, learning, remembering, Hands(widget), copy)


def unknown(*tableau: SceneCard, **more: Any) -> Table:  # noqa: ANN401 -- fields of a table
    """A turn of Ann with nothing known but a lion on C4 and a zebra on C5."""
    board = a_board("C4 lion", "C5 zebra")
    return a_table(printed=UNKNOWN_COPY, board=board, tableaus={ANN: tableau}, **more)


def describe(evening: Evening, line: str) -> None:
    """Type what is on the card into the open sheet."""
    QTest.keyClicks(evening.sheet.form.line, line)
    press(evening.sheet.form.line)


def tick_in(widget: QWidget) -> RememberTick:
    found = [tick for tick in widget.findChildren(RememberTick) if tick.isVisible()]
    assert len(found) == 1
    return found[0]


def ground_of(evening: Evening, cell: str) -> Terrain | None:
    return evening.printed.sides[0].terrain[INDEX[Cell(cell)]]


SCENE = a_card("? terrain: lion@rock zebra@water | 3 stars | -")
