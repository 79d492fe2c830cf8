"""Each fact asked at the table goes into the copy, if its tick says so; and out again."""

from dataclasses import replace
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from support.tables import ANN, a_board, a_card, a_table, preparing
from support.wild_evening import space_button
from support.wild_learning import (
    KNOWN,
    NAME,
    NUMBER,
    SCENE,
    Begin,
    describe,
    ground_of,
    tick_in,
    unknown,
)
from support.wild_pages import cramped, nameless, press, tap, tap_primary, type_in

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.game import GAME
from serengeti_companion.games.wild.model import Phase, Step, Table
from serengeti_companion.games.wild.notation import card_line
from serengeti_companion.games.wild.printed import UNKNOWN_COPY, SpecialistCard
from serengeti_companion.games.wild.terms import (
    BLANK,
    Cell,
    Label,
    MigrationCard,
    SpaceId,
    Terrain,
)
from serengeti_companion.storage.records import Codec
from serengeti_companion.storage.upcasts import VERSION
from serengeti_companion.ui.copy.migration_grid import MigrationGrid
from serengeti_companion.ui.copy.remembering import Remembering
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.tables.wild.cell_menu import cell_menu
from serengeti_companion.ui.tables.wild.correct_board import BoardPart
from serengeti_companion.ui.tables.wild.correct_map import MapPart
from serengeti_companion.ui.tables.wild.corrections_sheet import BOARD, CARDS, MAP
from serengeti_companion.ui.tables.wild.end_page import EndPage
from serengeti_companion.ui.tables.wild.learning import Learning
from serengeti_companion.ui.tables.wild.migration_view import MigrationView
from serengeti_companion.ui.tables.wild.preparation_page import PreparationPage
from serengeti_companion.ui.tables.wild.remember_tick import RememberTick
from serengeti_companion.ui.tables.wild.table import WildTable


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
    assert not cramped(evening.learning.bar)
    evening.choose("Leave it")
    assert evening.numbers == [31]
    evening.table.redo()
    assert evening.words == ""
    evening.table.undo()
    evening.choose("Take it out")
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


def test_a_migration_card_is_described_whole_and_counts(begin: Begin) -> None:
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
    tap_primary(page)
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
