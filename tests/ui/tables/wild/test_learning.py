"""What the table tells goes into the copy; cards that nobody described may be, or not."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QPushButton, QWidget
from pytestqt.qtbot import QtBot
from support.tables import ANN, a_board, a_card, a_table, preparing
from support.wild_evening import Hands, put, space_button
from support.wild_pages import cramped, nameless, press, tap, tap_primary, type_in

from serengeti_companion.engine.session import Session
from serengeti_companion.engine.texts import say
from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.game import GAME
from serengeti_companion.games.wild.model import LIGHT, Options, Phase, SeatOptions, Step, Table
from serengeti_companion.games.wild.notation import card_line
from serengeti_companion.games.wild.packs import practice_set
from serengeti_companion.games.wild.printed import UNKNOWN_COPY, Printed, SpecialistCard
from serengeti_companion.games.wild.sides import with_both_sides
from serengeti_companion.games.wild.terms import (
    BLANK,
    INDEX,
    Cell,
    Label,
    MigrationCard,
    SceneCard,
    SpaceId,
    Terrain,
)
from serengeti_companion.storage.copies import CopyId
from serengeti_companion.storage.faults import EnvironmentFault
from serengeti_companion.storage.play import begin_session as begin_stored
from serengeti_companion.storage.records import Codec
from serengeti_companion.storage.upcasts import VERSION
from serengeti_companion.storage.whole import WholeSession
from serengeti_companion.ui.copy.migration_grid import MigrationGrid
from serengeti_companion.ui.copy.remembering import Remembering
from serengeti_companion.ui.desk import Sitting
from serengeti_companion.ui.home.kept import Kept
from serengeti_companion.ui.home.wild import screen
from serengeti_companion.ui.home.wild.begin import begin as begin_session
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.tables.wild.cell_menu import cell_menu
from serengeti_companion.ui.tables.wild.correct_board import BoardPart
from serengeti_companion.ui.tables.wild.correct_map import MapPart
from serengeti_companion.ui.tables.wild.corrections_sheet import BOARD, CARDS, MAP, CorrectionsSheet
from serengeti_companion.ui.tables.wild.describe_sheet import DescribeSheet
from serengeti_companion.ui.tables.wild.end_page import EndPage
from serengeti_companion.ui.tables.wild.learning import Learning
from serengeti_companion.ui.tables.wild.migration_view import MigrationView
from serengeti_companion.ui.tables.wild.preparation_page import PreparationPage
from serengeti_companion.ui.tables.wild.remember_tick import RememberTick
from serengeti_companion.ui.tables.wild.table import WildTable

NUMBER = SceneCard(number=31)
KNOWN = a_card("31 line: lion zebra | 3 stars | like")
NAME = "Ann's box"


@pytest.fixture
def kept(tmp_path: Path, qapp: object) -> Iterator[Kept]:
    assert qapp
    kept = Kept(tmp_path)
    yield kept
    kept.close()


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


@pytest.fixture
def begin(qtbot: QtBot, kept: Kept) -> Begin:
    return Begin(qtbot, kept)


def unknown(*tableau: SceneCard, **more: Any) -> Table:  # noqa: ANN401 -- fields of a table
    """A turn of Ann with nothing known but a lion on C4 and a zebra on C5."""
    board = a_board("C4 lion", "C5 zebra")
    return a_table(printed=UNKNOWN_COPY, board=board, tableaus={ANN: tableau}, **more)


def describe(evening: Evening, line: str) -> None:
    """Type what is on the card into the open sheet."""
    QTest.keyClicks(evening.sheet.form.line, line)
    press(evening.sheet.form.line)


def test_an_unknown_number_is_described_then_and_there(begin: Begin) -> None:
    evening = begin(unknown(), begin.copy())
    evening.hands.line("take 31")
    assert evening.words == "Card 31 is not described yet."
    evening.choose("Describe")
    assert evening.sheet.form.line.hasFocus()
    assert evening.sheet.tick is not None
    assert evening.sheet.tick.isChecked()
    assert NAME in evening.sheet.tick.text()
    describe(evening, "line lion zebra | 3 | like")
    assert evening.hands.player.tableau == (KNOWN,)
    assert evening.printed.cards == (KNOWN,)
    assert evening.words == f"Remembered in {NAME}: card 31"
    step = evening.kept.copies.content(CopyId(evening.copy or 0))
    assert step.undo == "Learned at the table: card 31"


def test_later_leaves_a_card_that_its_menu_describes(begin: Begin) -> None:
    evening = begin(unknown(), begin.copy())
    evening.hands.line("take 31")
    evening.choose("Later")
    assert evening.words == ""
    assert evening.hands.player.tableau == (NUMBER,)
    evening.hands.page.cards.describe(NUMBER, own=True)
    describe(evening, "line lion zebra | 3 | like")
    assert evening.printed.cards == (KNOWN,)


def test_a_tap_on_an_unknown_number_asks_again(begin: Begin) -> None:
    pool = (NUMBER, *(BLANK,) * 5)
    evening = begin(unknown(pool=pool), begin.copy())
    assert evening.words == ""
    evening.hands.page.cards.show_tab(1)
    evening.hands.tap(evening.hands.page.cards.pool.grid.views[0])
    assert evening.words == "Card 31 is not described yet."


def test_never_asks_no_more_this_evening(begin: Begin) -> None:
    evening = begin(unknown(), begin.copy())
    evening.hands.line("take 31 32")
    assert evening.words == "Cards 31, 32 are not described yet."
    evening.choose("Never")
    assert "any more" in evening.words
    evening.hands.line("buy 33")
    assert evening.words == ""


def test_each_of_now_later_and_never_has_a_key_of_its_own(begin: Begin, qtbot: QtBot) -> None:
    evening = begin(unknown(), begin.copy())
    evening.hands.line("take 31")
    QTest.keyClick(evening.hands.focus, Qt.Key.Key_L, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: evening.words == "")
    evening.hands.line("buy 32")
    QTest.keyClick(evening.hands.focus, Qt.Key.Key_D, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: evening.table.sheet is not None)


def test_the_question_is_never_in_the_way(begin: Begin) -> None:
    evening = begin(unknown(), begin.copy())
    evening.hands.line("take 31")
    assert evening.hands.page.quick.line.hasFocus()
    evening.hands.line("done")
    assert evening.words == ""
    assert evening.hands.seat != ANN


def test_several_unknown_cards_are_described_one_after_the_other(begin: Begin) -> None:
    evening = begin(unknown(), begin.copy())
    evening.hands.line("take 31 32")
    evening.choose("Describe")
    describe(evening, "line lion zebra | 3 | like")
    assert evening.sheet.accessibleName() == "Describe card 32"
    press(evening.sheet, Qt.Key.Key_Escape)
    assert evening.table.sheet is None
    assert [card.number for card in evening.printed.cards] == [31]


def test_without_the_tick_only_the_session_knows(begin: Begin) -> None:
    evening = begin(unknown(NUMBER), begin.copy())
    evening.learning.describe((31,))
    assert evening.sheet.tick is not None
    evening.sheet.tick.click()
    describe(evening, "line lion zebra | 3 | like")
    assert evening.hands.player.tableau == (KNOWN,)
    assert evening.printed.cards == ()
    assert evening.words == ""
    assert not evening.remembering.on


def test_what_was_remembered_is_taken_out_of_the_copy_with_one_tap(begin: Begin) -> None:
    evening = begin(unknown(NUMBER), begin.copy())
    evening.model.submit(c.DescribeCard(place="tableau", was=NUMBER, card=KNOWN, seat=ANN))
    evening.choose("Undo")
    assert evening.printed.cards == ()
    assert evening.hands.player.tableau == (KNOWN,)
    assert "This session still knows it" in evening.words


def test_a_copy_changed_since_is_not_undone_blindly(begin: Begin) -> None:
    copy = begin.copy()
    evening = begin(unknown(NUMBER), copy)
    evening.model.submit(c.DescribeCard(place="tableau", was=NUMBER, card=KNOWN, seat=ANN))
    other = replace(UNKNOWN_COPY, cards=(replace(KNOWN, number=7), KNOWN))
    evening.kept.copies.write(copy, VERSION, Codec(GAME).write_components(other), "Card 7")
    evening.choose("Undo")
    assert len(evening.printed.cards) == 2
    assert "changed since" in evening.words


def test_an_undo_at_the_table_tells_what_the_copy_keeps(begin: Begin) -> None:
    evening = begin(unknown(NUMBER), begin.copy())
    evening.model.submit(c.DescribeCard(place="tableau", was=NUMBER, card=KNOWN, seat=ANN))
    evening.table.undo()
    assert evening.words == f"Taken back here. {NAME} keeps card 31."
    evening.choose("Keep it")
    assert evening.numbers == [31]
    evening.table.redo()
    assert evening.words == ""
    evening.table.undo()
    evening.choose("Take it out there too")
    assert evening.numbers == []
    evening.table.redo()
    assert evening.numbers == [31]


def test_what_the_copy_knew_before_is_not_offered_to_be_taken_out(begin: Begin) -> None:
    evening = begin(unknown(NUMBER), begin.copy(KNOWN))
    evening.model.submit(c.DescribeCard(place="tableau", was=NUMBER, card=KNOWN, seat=ANN))
    evening.table.undo()
    assert evening.words == ""


def test_after_another_start_an_undo_still_tells_what_the_copy_keeps(begin: Begin) -> None:
    copy = begin.copy()
    first = begin(unknown(NUMBER), copy)
    first.model.submit(c.DescribeCard(place="tableau", was=NUMBER, card=KNOWN, seat=ANN))
    session = first.model.session
    model = SessionModel(GAME, session)
    remembering = Remembering(begin.kept, copy, model)
    widget = WildTable(model, None, first.table)
    learning = Learning(widget, model, remembering, 0)
    model.undo()
    assert "keeps card 31" in learning.bar.words.text()


def tick_in(widget: QWidget) -> RememberTick:
    found = [tick for tick in widget.findChildren(RememberTick) if tick.isVisible()]
    assert len(found) == 1
    return found[0]


def ground_of(evening: Evening, cell: str) -> Terrain | None:
    return evening.printed.sides[0].terrain[INDEX[Cell(cell)]]


SCENE = a_card("? terrain: lion@rock zebra@water | 3 stars | -")


def test_terrain_vouched_for_is_remembered(begin: Begin) -> None:
    evening = begin(unknown(SCENE), begin.copy())
    evening.hands.tap(evening.hands.page.cards.tableau.grid.views[0])
    banner = evening.table.refusals.banner
    assert tick_in(banner).isChecked()
    assert not cramped(banner)
    tap(banner.yes)
    assert evening.words == f"Remembered in {NAME}: C4: Rock, C5: Water"
    assert (ground_of(evening, "C4"), ground_of(evening, "C5")) == (Terrain.ROCK, Terrain.WATER)


def test_terrain_vouched_for_without_the_tick_stays_here(begin: Begin) -> None:
    evening = begin(unknown(SCENE), begin.copy())
    evening.hands.tap(evening.hands.page.cards.tableau.grid.views[0])
    banner = evening.table.refusals.banner
    tick_in(banner).click()
    tap(banner.yes)
    assert ground_of(evening, "C4") is None
    assert evening.model.state.terrain_at(Cell("C4")) is Terrain.ROCK


def test_no_other_question_has_a_tick(begin: Begin) -> None:
    evening = begin(unknown(SCENE, coins=1), begin.copy())
    evening.hands.tap(evening.hands.page.cards.tableau.grid.views[0])
    evening.hands.line("take ? ? ?")
    assert not [t for t in evening.table.findChildren(RememberTick) if t.isVisible()]


def test_terrain_typed_chosen_or_painted_is_remembered(begin: Begin) -> None:
    evening = begin(unknown(), begin.copy())
    evening.hands.line("terrain a1 water")
    menu = cell_menu(evening.hands.page.desk, Cell("A2"), evening.hands.page)
    terrains = menu.actions()[0].menu()
    assert isinstance(terrains, QMenu)
    next(action for action in terrains.actions() if action.text() == "Rock").trigger()
    part = evening.part(MAP)
    assert isinstance(part, MapPart)
    part.kind.button("terrain").click()
    assert tick_in(part).isChecked()
    part.terrain.button(Terrain.WOODLANDS.value).click()
    tap(part.grid.cells[Cell("A3")])
    known = [ground_of(evening, cell) for cell in ("A1", "A2", "A3")]
    assert known == [Terrain.WATER, Terrain.ROCK, Terrain.WOODLANDS]


def test_the_menu_of_a_space_has_the_tick_too(begin: Begin) -> None:
    evening = begin(unknown(), begin.copy())
    menu = cell_menu(evening.hands.page.desk, Cell("A2"), evening.hands.page)
    terrains = menu.actions()[0].menu()
    assert isinstance(terrains, QMenu)
    tick = terrains.actions()[-1]
    assert tick.text() == f"Remember in {NAME}"
    tick.trigger()
    assert not evening.remembering.on


def test_a_price_is_remembered_and_the_board_stays_assumed(begin: Begin) -> None:
    evening = begin(unknown(), begin.copy())
    button = space_button(evening.hands, "move-1")
    popover = button.set_to.open()
    type_in(popover.number, "3", enter=True)
    part = evening.part(BOARD)
    assert isinstance(part, BoardPart)
    assert tick_in(part).isChecked()
    part.space.setCurrentIndex(part.space.findData("take-2"))
    part.space.activated.emit(part.space.currentIndex())
    part.label.button("4P").click()
    prices = {space.id: (space.price, space.label) for space in evening.printed.spaces}
    assert prices[SpaceId("move-1")][0] == 3
    assert prices[SpaceId("take-2")][1] is Label.FOUR
    assert evening.printed.board_assumed


def test_a_card_corrected_by_hand_is_remembered(begin: Begin) -> None:
    evening = begin(unknown(NUMBER), begin.copy())
    part = evening.part(CARDS)
    part.place.button("tableau").click()
    tap(part.buttons[0])
    tap(part.describe)
    assert tick_in(part).isChecked()
    part.form.line.clear()
    QTest.keyClicks(part.form.line, "31 line lion zebra | 3 | like")
    press(part.form.line)
    assert evening.printed.cards == (KNOWN,)


def test_a_booked_reward_is_remembered_just_when_it_is_what_is_printed(begin: Begin) -> None:
    first, second = a_card("31 line: lion zebra | ? | -"), a_card("32 line: lion zebra | ? | -")
    evening = begin(unknown(first, second), begin.copy())
    question = evening.table.refusals.question
    for number, exact in ((31, False), (32, True)):
        evening.hands.line(f"film {number}")
        assert question.exact is not None
        assert question.exact.isVisible()
        assert not question.exact.isChecked()
        if exact:
            question.exact.click()
        type_in(question.stars.field, "4", enter=True)
    assert [card_line(card) for card in evening.printed.cards] == ["32 ?: ? | 4 stars | ?"]
    assert evening.hands.player.completed == 2


def test_what_is_booked_for_any_card_is_not_asked_about(begin: Begin) -> None:
    evening = begin(unknown(BLANK), begin.copy())
    evening.hands.tap(evening.hands.page.cards.tableau.grid.views[0])
    question = evening.table.refusals.question
    assert question.isVisible()
    assert question.exact is not None
    assert not question.exact.isVisible()


def test_a_celebritys_stars_are_noted(begin: Begin) -> None:
    card = a_card("? terrain: lion | 1 star | -")
    table = unknown(card).with_player(ANN, specialist="celebrity")
    evening = begin(table, begin.copy())
    evening.hands.tap(evening.hands.page.cards.tableau.grid.views[0])
    question = evening.table.refusals.question
    assert question.tick is not None
    assert question.tick.isVisible()
    type_in(question.bonus.field, "2", enter=True)
    assert evening.printed.specialists == (SpecialistCard(name="celebrity", note="0: 2"),)
    assert evening.words == f"Remembered in {NAME}: Celebrity: 2 stars for 0"


def at_the_end(**known: Any) -> Table:  # noqa: ANN401 -- fields of a copy
    table = a_table(4, 6, printed=replace(UNKNOWN_COPY, **known))
    table = table.with_player(ANN, specialist="adventurer", completed=14)
    return replace(table, phase=Phase.OVER, turn=None)


def test_the_adventurers_stars_at_the_end_are_noted(begin: Begin) -> None:
    evening = begin(at_the_end(), begin.copy())
    page = evening.table.page
    assert isinstance(page, EndPage)
    assert tick_in(page).isChecked()
    type_in(page.question.stars.field, "12", enter=True)
    tap(page.question.book)
    (card,) = evening.printed.specialists
    assert card.note == "3-4P 14: 12"


def test_what_was_noted_stands_beside_the_question(begin: Begin) -> None:
    noted = SpecialistCard(name="adventurer", note="3-4P 14: 12")
    evening = begin(at_the_end(specialists=(noted,)), begin.copy())
    page = evening.table.page
    assert isinstance(page, EndPage)
    assert "3-4P 14: 12" in page.question.note.text()
    assert page.question.note.isVisible()


def test_a_migration_card_is_described_whole_and_counts(begin: Begin, qtbot: QtBot) -> None:
    board = a_board("C4 lion", "C5 zebra")
    table = preparing(a_table(3, 4, printed=UNKNOWN_COPY, board=board), Step.MIGRATION)
    evening = begin(table, begin.copy())
    page = evening.table.page
    assert isinstance(page, PreparationPage)
    view = page.view
    assert isinstance(view, MigrationView)
    tap(view.grid.cells[Cell("C4")])
    tap(view.describe)
    form = view.form
    assert form is not None
    assert form.number.field.text() == "1"
    assert tick_in(form).isChecked()
    assert not nameless(page)
    type_in(form.number.field, "7", enter=True)
    form.brush.button("blue").click()
    tap_square(form.grid, "C5")
    assert "1 animal" in page.primary.text()
    tap_primary(qtbot, page)
    assert evening.printed.migrations == (
        MigrationCard(number=7, brown=(Cell("C4"),), blue=(Cell("C5"),)),
    )
    assert not evening.model.state.at(Cell("C4"))
    assert evening.model.state.at(Cell("C5"))
    assert evening.model.state.migrated == (7,)


def tap_square(grid: MigrationGrid, cell: str) -> None:
    place = grid.squares[Cell(cell)].geometry().center()
    QTest.mouseClick(grid, Qt.MouseButton.LeftButton, pos=place)


def test_a_migration_card_may_still_be_tapped_and_forgotten(begin: Begin) -> None:
    board = a_board("C4 lion", "C5 zebra")
    table = preparing(a_table(3, 4, printed=UNKNOWN_COPY, board=board), Step.MIGRATION)
    evening = begin(table, begin.copy())
    page = evening.table.page
    assert isinstance(page, PreparationPage)
    view = page.view
    assert isinstance(view, MigrationView)
    tap(view.describe)
    tap(view.describe)
    assert view.grid.isVisible()
    assert not page.primary.isEnabled()
    tap(view.nobody)
    assert evening.printed.migrations == ()


def test_a_card_told_later_in_the_copy_is_offered(begin: Begin) -> None:
    evening = begin(unknown(), begin.copy(KNOWN))
    evening.hands.line("take 31 32")
    assert evening.words == "Card 31 has been described: use it?"
    evening.choose("Use it")
    assert evening.hands.player.tableau == (KNOWN, SceneCard(number=32))
    assert evening.words == "Card 32 is not described yet."


def test_cards_on_the_table_told_later_are_offered_when_it_is_opened(begin: Begin) -> None:
    evening = begin(unknown(NUMBER, SceneCard(number=32)), begin.copy(KNOWN))
    assert evening.words == "Card 31 has been described: use it?"
    evening.choose("Later")
    assert evening.hands.player.tableau[0] == NUMBER


def test_a_card_described_before_it_went_back_into_the_deck_is_offered(begin: Begin) -> None:
    evening = begin(unknown(NUMBER, BLANK), None)
    evening.model.submit(c.DescribeCard(place="tableau", was=NUMBER, card=KNOWN, seat=ANN))
    evening.model.submit(c.CorrectCards(place="tableau", cards=(), seat=ANN))
    evening.hands.line("take 31")
    assert evening.words == "Card 31 has been described: use it?"
    evening.choose("Use it")
    assert evening.hands.player.tableau == (KNOWN,)


def test_where_nothing_is_known_a_copy_is_offered_to_be_begun(begin: Begin) -> None:
    evening = begin(unknown(NUMBER), None)
    begun: list[int] = []
    evening.remembering.begun.connect(begun.append)
    evening.hands.line("terrain a1 water")
    assert evening.words.startswith("Only this session knows of A1: Water.")
    evening.choose("Begin a copy")
    (copy,) = evening.kept.copies.copies(GAME.key)
    assert (copy.name, begun) == ("My copy", [copy.id])
    assert ground_of(evening, "A1") is Terrain.WATER
    evening.model.submit(c.DescribeCard(place="tableau", was=NUMBER, card=KNOWN, seat=ANN))
    assert evening.printed.cards == (KNOWN,)


def test_the_offer_to_begin_a_copy_is_made_once(begin: Begin) -> None:
    evening = begin(unknown(), None)
    evening.hands.line("terrain a1 water")
    evening.choose("Not now")
    evening.hands.line("terrain a2 water")
    assert evening.words == ""
    assert evening.kept.copies.copies(GAME.key) == ()


def test_a_tick_begins_a_copy_with_all_that_was_told_before(begin: Begin) -> None:
    begin.copy(name="My copy")
    evening = begin(unknown(SCENE), None)
    evening.hands.line("terrain a1 water")
    evening.hands.tap(evening.hands.page.cards.tableau.grid.views[0])
    banner = evening.table.refusals.banner
    tick = tick_in(banner)
    assert not tick.isChecked()
    assert tick.text() == "Begin a copy of my own and remember it there"
    tick.click()
    tap(banner.yes)
    assert [copy.name for copy in evening.kept.copies.copies(GAME.key)] == ["My copy", "My copy 2"]
    assert (ground_of(evening, "A1"), ground_of(evening, "C4")) == (Terrain.WATER, Terrain.ROCK)
    assert "My copy 2 is begun" in evening.words


def test_a_deleted_copy_is_left_alone(begin: Begin) -> None:
    copy = begin.copy()
    begin.kept.copies.delete(copy)
    evening = begin(unknown(), copy)
    assert not evening.remembering.has_copy
    evening.hands.line("terrain a1 water")
    assert "Begin a copy" in evening.words
    assert evening.printed.sides == UNKNOWN_COPY.sides


def test_a_disk_that_says_no_never_holds_up_the_table(
    begin: Begin, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = begin(unknown(), begin.copy())

    def refuse(*_: object) -> None:
        raise EnvironmentFault(say("The disk is full."))

    monkeypatch.setattr(evening.kept.copies, "write", refuse)
    with qtbot.waitSignal(evening.kept.failed) as failed:
        evening.hands.line("terrain a1 water")
    assert failed.args == ["The disk is full."]
    assert evening.words == ""
    assert evening.model.state.terrain_at(Cell("A1")) is Terrain.WATER
    monkeypatch.undo()
    evening.hands.line("terrain a2 water")
    assert ground_of(evening, "A2") is Terrain.WATER


def test_a_copy_that_cannot_be_read_is_told_once(begin: Begin, qtbot: QtBot) -> None:
    copy = begin.kept.copies.create(GAME.key, "Torn", VERSION, "{")
    evening = begin(unknown(), copy)
    with qtbot.waitSignal(evening.kept.failed):
        evening.hands.line("terrain a1 water")
    with qtbot.assertNotEmitted(evening.kept.failed):
        evening.hands.line("terrain a2 water")
    assert evening.model.state.terrain_at(Cell("A2")) is Terrain.WATER


def test_going_back_several_plays_tells_all_that_the_copy_keeps(begin: Begin) -> None:
    evening = begin(unknown(), begin.copy())
    for line in ("terrain a1 water", "terrain a2 rock", "terrain a1 rock"):
        evening.hands.line(line)
    evening.model.go_back_to(0)
    assert "keeps A2: Rock, A1: Rock" in evening.words
    evening.choose("Take it out there too")
    assert ground_of(evening, "A2") is None


def test_many_facts_at_once_are_counted(begin: Begin) -> None:
    cards = tuple(replace(KNOWN, number=number) for number in range(1, 6))
    evening = begin(unknown(), begin.copy())
    evening.model.submit(c.CorrectCards(place="tableau", cards=cards, seat=ANN))
    assert evening.words == f"Remembered in {NAME}: 5 facts"
    assert len(evening.printed.cards) == 5


def test_where_cards_are_counted_nothing_is_asked(begin: Begin) -> None:
    evening = begin(unknown(tracking=LIGHT), begin.copy())
    evening.hands.line("take 31")
    assert evening.words == ""


def test_the_bar_keeps_clear_of_the_foot_and_inside_the_window(begin: Begin) -> None:
    evening = begin(unknown(*(BLANK,) * 8, coins=6), begin.copy(name="W" * 200))
    evening.hands.line("take 31 32 33")
    bar = evening.learning.bar
    assert evening.table.rect().contains(bar.geometry())
    assert not cramped(bar)
    assert not nameless(bar)
    assert min(button.height() for button in bar.buttons) >= 48
    page = evening.hands.page
    for button in (page.done, page.passing, page.quick):
        assert not bar.geometry().intersects(
            QRect(button.mapTo(evening.table, QPoint(0, 0)), button.size())
        )


def test_the_bar_makes_room_for_what_the_rules_say(begin: Begin) -> None:
    evening = begin(unknown(), begin.copy())
    evening.hands.line("take 31")
    evening.hands.line("pass")
    refusals, bar = evening.table.refusals, evening.learning.bar
    assert refusals.isVisible()
    assert bar.isVisible()
    assert not bar.geometry().intersects(refusals.geometry())
    evening.hands.key(Qt.Key.Key_Escape)
    assert not refusals.isVisible()
    assert evening.words


def a_whole(printed: Printed, copy: int | None) -> WholeSession:
    seats = (SeatOptions(name="Ann", colour=0), SeatOptions(name="Ben", colour=1))
    return begin_session(Options(seats=seats, side=1), printed, copy=copy)


def test_the_screen_makes_a_table_that_learns_for_its_side(qtbot: QtBot, kept: Kept) -> None:
    copy = Begin(qtbot, kept).copy()
    printed = with_both_sides(UNKNOWN_COPY)
    whole = a_whole(printed, copy)
    model = SessionModel(GAME, Session(GAME.rules, GAME.open(whole.options, printed)))
    table = screen.table(model, whole, None, kept)
    qtbot.addWidget(table)
    model.submit(c.CorrectTerrain(cell=Cell("A1"), terrain=Terrain.WATER))
    content = kept.copies.content(copy)
    known: Printed = Codec(GAME).read_components(content.text, content.version)
    assert [side.terrain[0] for side in known.sides] == [None, Terrain.WATER]


def test_a_practice_table_remembers_nothing(qtbot: QtBot, kept: Kept) -> None:
    whole = a_whole(practice_set(), None)
    model = SessionModel(GAME, Session(GAME.rules, GAME.open(whole.options, practice_set())))
    table = screen.table(model, whole, None, kept)
    qtbot.addWidget(table)
    model.submit(c.CorrectTerrain(cell=Cell("A1"), terrain=Terrain.WATER))
    assert table.findChild(Learning) is None
    assert model.findChild(Remembering) is None
    assert kept.copies.copies(GAME.key) == ()


def test_a_session_goes_on_with_the_copy_it_began(qtbot: QtBot, kept: Kept) -> None:
    number = begin_stored(kept.sessions, a_whole(with_both_sides(UNKNOWN_COPY), None))
    parent = QWidget()
    qtbot.addWidget(parent)
    sitting = Sitting(kept, number, parent)
    sitting.model.submit(c.CorrectTerrain(cell=Cell("A1"), terrain=Terrain.WATER))
    learning = sitting.table.findChild(Learning)
    assert isinstance(learning, Learning)
    learning.bar.buttons[0].click()
    (copy,) = kept.copies.copies(GAME.key)
    assert kept.sessions.opening(number).copy == copy.id
    again = sitting.again()
    assert (again.copy, again.options.side) == (copy.id, 1)
    assert again.components.sides[1].terrain[0] is Terrain.WATER
