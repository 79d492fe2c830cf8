"""Survive The Serengeti at the window, by real mouse and keyboard events."""

from collections.abc import Iterable
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from support.deaf import wait_out
from support.patience import as_long_as
from support.survive import options, switched
from support.wild_pages import cramped, nameless, press, show, tap, type_in

from serengeti_companion.engine.session import Session
from serengeti_companion.games.survive import commands as c
from serengeti_companion.games.survive.dealer import Dealer
from serengeti_companion.games.survive.game import GAME
from serengeti_companion.games.survive.model import (
    Card,
    HouseRules,
    Phase,
    Predator,
    Seat,
    Table,
    acting,
)
from serengeti_companion.games.survive.packs import practice_set
from serengeti_companion.games.survive.printed import UNKNOWN_COPY, Printed
from serengeti_companion.games.survive.rules import duties
from serengeti_companion.games.survive.rules.predators import proposal
from serengeti_companion.games.survive.terms import NAMELESS, NUMBERS, PredatorCard, Speed
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.style import Style, Theme
from serengeti_companion.ui.tables.log_sheet import LogSheet
from serengeti_companion.ui.tables.survive.corrections_sheet import CorrectionsSheet
from serengeti_companion.ui.tables.survive.describe_sheet import DescribeSheet
from serengeti_companion.ui.tables.survive.end_page import EndPage
from serengeti_companion.ui.tables.survive.house_rules import HouseRulesSheet
from serengeti_companion.ui.tables.survive.number_tile import State
from serengeti_companion.ui.tables.survive.resume_sheet import ResumeSheet
from serengeti_companion.ui.tables.survive.season_sheet import SeasonSheet
from serengeti_companion.ui.tables.survive.setup_page import SetupPage
from serengeti_companion.ui.tables.survive.table import SurviveTable
from serengeti_companion.ui.tables.survive.turn_page import TurnPage

ANN, BEN, CEM, DEE = (Seat(number) for number in range(4))
SIZE = 1280, 720


def a_model(
    players: int = 3, *, printed: Printed = UNKNOWN_COPY, house: HouseRules | None = None
) -> SessionModel:
    table = GAME.open(options(players, house=house), printed)
    return SessionModel(GAME, Session(GAME.rules, table))


def at_table(
    qtbot: QtBot, model: SessionModel, dealer: Dealer | None = None
) -> tuple[SurviveTable, TurnPage]:
    """A table at its first turn."""
    if model.state.phase is Phase.SETUP:
        model.submit(c.BeginPlay())
    table = SurviveTable(model, dealer)
    show(qtbot, table, SIZE)
    page = table.page
    assert isinstance(page, TurnPage)
    return table, page


def choosing(
    qtbot: QtBot, players: int = 3, house: HouseRules | None = None
) -> tuple[SessionModel, SurviveTable, TurnPage]:
    model = a_model(players, house=house)
    table, page = at_table(qtbot, model)
    tap(page.now.nameless)
    return model, table, page


def carry_on(page: TurnPage) -> None:
    """The main button, once it listens."""
    wait_out(page.primary)
    tap(page.primary)


def turn_up(page: TurnPage, seat: Seat, *numbers: int) -> None:
    for number in numbers:
        tap(page.rows[seat].tiles[number])


def state(model: SessionModel) -> Table:
    found = model.state
    assert isinstance(found, Table)
    return found


def tight(page: QWidget) -> list[str]:
    """What is cramped once everything has found its place."""
    QTest.qWait(1)
    return cramped(page)


def in_play(model: SessionModel) -> list[tuple[int, int]]:
    return [(card.seat, card.number) for card in state(model).in_play]


def test_setup_is_ticked_and_the_first_turn_begun(qtbot: QtBot) -> None:
    model = a_model(2)
    table = SurviveTable(model, None)
    show(qtbot, table, SIZE)
    page = table.page
    assert isinstance(page, SetupPage)
    assert len(page.cards) == 4
    tap(page.cards[2].done)
    assert state(model).ticked == (3,)
    assert page.cards[2].done.isHidden()
    tap(page.cards[0].skip)
    assert model.undo_name == "setup step 1 is skipped"
    assert not nameless(page)
    assert not tight(page)
    wait_out(page.primary)
    press(page)
    assert isinstance(table.page, TurnPage)
    assert table.bar.turn.text() == "Turn 1 of at most 12"


def test_a_predator_is_told_with_one_tap(qtbot: QtBot) -> None:
    model = a_model()
    _, page = at_table(qtbot, model)
    tap(page.now.speeds[3])
    assert state(model).row[0].card == PredatorCard(effect=Speed(x=3))
    assert page.predators.views[0].accessibleName() == (
        "A predator: eats lone cards 3 or more away from the nearest herd. in play"
    )


def test_predators_of_the_copy_are_told_by_name_and_gone_from_the_list_when_all_are_up(
    qtbot: QtBot,
) -> None:
    model = a_model(printed=practice_set())
    _, page = at_table(qtbot, model)
    tap(page.now.known["Lurker"])
    assert state(model).row[0].card.name == "Lurker"
    for seat, number in ((ANN, 1), (BEN, 1), (CEM, 1)):
        turn_up(page, seat, number)
    carry_on(page)
    assert "Lurker" not in page.now.known
    assert "Sprinter" in page.now.known


@pytest.mark.clause("SV-TURN-4", "SV-PUB-5")
def test_a_tap_turns_up_a_card_and_the_hunt_begins_with_the_last(qtbot: QtBot) -> None:
    model, _, page = choosing(qtbot)
    turn_up(page, ANN, 3)
    assert in_play(model) == [(0, 3)]
    assert page.rows[ANN].tiles[3].state is State.LAID
    assert not page.rows[ANN].tiles[4].isEnabled()
    turn_up(page, CEM, 3)
    turn_up(page, BEN, 9)
    assert state(model).phase is Phase.HUNTING
    assert "herd of 2: Ann 3, Cem 3" in page.line.accessibleName()
    assert "Ben 9: 6 away" in page.line.accessibleName()


@pytest.mark.clause("SV-TURN-9", "SV-VAL-4")
def test_who_owes_two_taps_two_and_the_first_can_be_taken_back(qtbot: QtBot) -> None:
    model, _, page = choosing(qtbot)
    model.submit(c.CorrectDuty(seat=ANN, two=True))
    assert page.rows[ANN].due.text() == "owes 2"
    turn_up(page, ANN, 5)
    assert page.rows[ANN].tiles[5].state is State.CHOSEN
    assert page.rows[ANN].due.text() == "owes 1"
    turn_up(page, ANN, 5)
    assert page.rows[ANN].tiles[5].state is State.FREE
    turn_up(page, ANN, 7, 2)
    assert in_play(model) == [(0, 7), (0, 2)]


@pytest.mark.clause("SV-PDATA-3")
def test_where_the_card_decides_the_table_taps_who_is_eaten(qtbot: QtBot) -> None:
    model, _, page = choosing(qtbot)
    for seat in (ANN, BEN, CEM):
        turn_up(page, seat, 4)
    assert page.primary.text() == "It eats nothing and stays"
    turn_up(page, BEN, 4)
    assert page.rows[BEN].tiles[4].state is State.CAUGHT
    assert page.primary.text() == "It eats 1 card and leaves"
    turn_up(page, CEM, 4)
    turn_up(page, BEN, 4)
    carry_on(page)
    assert [colour.eaten for colour in state(model).colours] == [(), (), (4,)]
    assert page.rows[CEM].due.text() == "owes 2"


def test_a_speed_predator_shows_whom_it_eats_and_why_and_enter_carries_it_out(
    qtbot: QtBot,
) -> None:
    model = a_model()
    _, page = at_table(qtbot, model)
    tap(page.now.speeds[5])
    for seat, number in ((ANN, 2), (BEN, 2), (CEM, 9)):
        turn_up(page, seat, number)
    assert page.rows[CEM].tiles[9].state is State.CAUGHT
    assert "Cem 9: 7 away from the nearest herd" in page.now.reasons.text()
    assert "Eaten: Cem 9." in page.now.line.text()
    wait_out(page.primary)
    press(page)
    assert state(model).colour(CEM).eaten == (9,)
    assert state(model).row == ()
    assert "Cem 9 eaten" in page.line.accessibleName()
    assert "Ann 2 safe" in page.line.accessibleName()


@pytest.mark.clause("SV-PDATA-10", "SV-PRED-8")
def test_a_catch_against_the_card_is_refused_and_the_table_may_overrule(qtbot: QtBot) -> None:
    model = a_model()
    table, page = at_table(qtbot, model)
    tap(page.now.speeds[5])
    for seat, number in ((ANN, 2), (BEN, 2), (CEM, 9)):
        turn_up(page, seat, number)
    turn_up(page, CEM, 9)
    carry_on(page)
    banner = table.notices.banner
    assert banner.isVisible()
    assert banner.accessibleName() == "By its card a predator eats: Cem 9."
    asked: list[str] = []
    table.clause_asked.connect(asked.append)
    link = next(b for b in banner.findChildren(type(banner.overrule)) if b.text() == "SV-PRED-8")
    tap(link)
    assert asked == ["SV-PRED-8"]
    tap(banner.overrule)
    assert not banner.isVisible()
    assert state(model).colour(CEM).safe == (9,)
    assert model.session.done[-1].on_word == ("SV-PRED-8",)


@pytest.mark.clause("SV-VAL-2", "SV-SW-6")
def test_a_card_that_lies_in_a_hidden_pile_is_refused_when_tapped(qtbot: QtBot) -> None:
    model, table, page = choosing(qtbot)
    model.submit(c.CorrectPile(seat=ANN, pile="safe", numbers=(6,)))
    assert page.rows[ANN].tiles[6].state is State.FREE
    turn_up(page, ANN, 6)
    banner = table.notices.banner
    assert banner.accessibleName() == "Ann has played the 6."
    assert banner.overrule.isHidden()
    press(banner, Qt.Key.Key_Escape)
    assert not banner.isVisible()


@pytest.mark.clause("SV-SW-6", "SV-R-24", "SV-R-27")
@pytest.mark.parametrize("value", [False, True])
def test_safe_numbers_are_greyed_only_where_memory_is_shown(qtbot: QtBot, value: bool) -> None:
    model, _, page = choosing(qtbot, house=switched(show_memory=value))
    model.submit(c.CorrectPile(seat=ANN, pile="safe", numbers=(6,)))
    model.submit(c.CorrectPile(seat=ANN, pile="eaten", numbers=(7,)))
    tiles = page.rows[ANN].tiles
    assert tiles[6].state is (State.SAFE if value else State.FREE)
    assert tiles[6].isEnabled() is not value
    assert tiles[7].state is State.EATEN
    assert page.rows[ANN].counts.text() == "hand 10, eaten 1, safe 1"


def test_the_arrow_keys_go_along_a_row_and_space_taps(qtbot: QtBot) -> None:
    model, _, page = choosing(qtbot)
    tile = page.rows[ANN].tiles[1]
    tile.setFocus()
    press(tile, Qt.Key.Key_Right)
    assert page.rows[ANN].tiles[2].hasFocus()
    press(page.rows[ANN].tiles[2], Qt.Key.Key_Space)
    assert in_play(model) == [(0, 2)]
    stops = [t for t in page.rows[BEN].tiles.values() if t.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert len(stops) == 1


def test_undo_and_redo_by_key_and_button(qtbot: QtBot) -> None:
    model, table, page = choosing(qtbot)
    turn_up(page, ANN, 3)
    assert table.bar.undo.accessibleName() == "Undo: Ann turns up 3"
    QTest.keyClick(table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert in_play(model) == []
    tap(table.bar.redo)
    assert in_play(model) == [(0, 3)]
    tap(table.bar.undo)
    tap(table.bar.undo)
    assert state(model).phase is Phase.PREDATOR


@pytest.mark.parametrize(
    ("lines", "row"),
    [
        (["?"], NAMELESS),
        (["speed 4"], PredatorCard(effect=Speed(x=4))),
        (["exactly 2"], PredatorCard(effect=Speed(x=2, compare="exactly"))),
    ],
)
def test_predators_can_be_typed(qtbot: QtBot, lines: list[str], row: PredatorCard) -> None:
    model = a_model()
    _, page = at_table(qtbot, model)
    for line in lines:
        type_in(page.now.quick, line, enter=True)
    assert state(model).row[0].card == row


def test_a_whole_turn_can_be_typed(qtbot: QtBot) -> None:
    model = a_model()
    _, page = at_table(qtbot, model)
    for line in ("speed 5", "ann 2, b 2", "cem 9", ""):
        type_in(page.now.quick, line, enter=True)
    assert state(model).colour(CEM).eaten == (9,)
    for line in ("lowest", "ann 4, ben 5, cem 6 7"):
        type_in(page.now.quick, line, enter=True)
    type_in(page.now.quick, "ben 5, cem 6", enter=True)
    assert state(model).colour(CEM).eaten == (9, 6)
    type_in(page.now.quick, "undo", enter=True)
    type_in(page.now.quick, "-", enter=True)
    assert state(model).colour(CEM).eaten == (9,)


def test_a_line_that_makes_no_sense_says_so(qtbot: QtBot) -> None:
    model = a_model()
    _, page = at_table(qtbot, model)
    type_in(page.now.quick, "roar", enter=True)
    assert page.now.unclear.isVisible()
    assert page.now.unclear.text().startswith("Type a predator's name")
    assert state(model).row == ()


def test_a_predator_can_be_described_when_it_turns_up_and_later(qtbot: QtBot) -> None:
    model = a_model()
    table, page = at_table(qtbot, model)
    tap(page.now.describe)
    sheet = table.sheet
    assert isinstance(sheet, DescribeSheet)
    assert not nameless(sheet)
    type_in(sheet.form.name, "Lion")
    tap(sheet.form.kind.button("numbers"))
    tap(sheet.form.done)
    assert sheet.form.problem.isVisible()
    tap(sheet.form.numbers[6])
    tap(sheet.form.done)
    assert state(model).row[0].card.name == "Lion"
    tap(page.predators.views[0].describe)
    again = table.sheet
    assert isinstance(again, DescribeSheet)
    assert again.form.name.text() == "Lion"
    assert again.form.numbers[6].isChecked()
    tap(again.form.kind.button("speed"))
    tap(again.form.speed.button("7"))
    press(again.form.name)
    assert state(model).row[0].card == PredatorCard(name="Lion", effect=Speed(x=7))


def test_piles_are_set_by_hand_with_a_reason(qtbot: QtBot) -> None:
    model, table, page = choosing(qtbot)
    page.rows[BEN].set_asked.emit()
    sheet = table.sheet
    assert isinstance(sheet, CorrectionsSheet)
    part = sheet.colours[BEN]
    assert sheet.stack.currentWidget().isAncestorOf(part)
    type_in(sheet.why, "miscounted")
    type_in(part.eaten, "5 ?", enter=True)
    assert state(model).colour(BEN).eaten == (5, 0)
    assert model.session.done[-1].command.reason == "miscounted"
    type_in(part.safe, "seven", enter=True)
    assert part.problem.text()
    type_in(part.safe, "7", enter=True)
    assert state(model).colour(BEN).safe == (7,)
    assert part.safe.text() == ""
    assert model.session.done[-1].command.reason == "", "each correction has its own reason"
    press(part.two, Qt.Key.Key_Space)
    assert state(model).colour(BEN).two
    tap(part.gone)
    assert state(model).colour(BEN).gone
    type_in(part.name, "Bea", enter=True)
    assert state(model).colour(BEN).name == "Bea"
    press(sheet, Qt.Key.Key_Escape)
    assert table.sheet is None


def test_f2_and_a_right_click_on_a_row_open_its_corrections(qtbot: QtBot) -> None:
    _, table, page = choosing(qtbot)
    press(page.rows[CEM].tiles[1], Qt.Key.Key_F2)
    sheet = table.sheet
    assert isinstance(sheet, CorrectionsSheet)
    assert sheet.stack.currentWidget().isAncestorOf(sheet.colours[CEM])


def test_turn_phase_and_predators_are_set_by_hand(qtbot: QtBot) -> None:
    model, table, page = choosing(qtbot)
    table.bar.menu.actions()[0].trigger()
    sheet = table.sheet
    assert isinstance(sheet, CorrectionsSheet)
    sheet.show_part("moment")
    tap(sheet.moment.predators[0])
    assert (state(model).row, len(state(model).removed)) == ((), 1)
    tap(sheet.moment.predators[0])
    assert (len(state(model).row), state(model).removed) == (1, ())
    tap(sheet.moment.turn.more)
    tap(sheet.moment.phase.button("predator"))
    tap(sheet.moment.set)
    assert (state(model).turn, state(model).phase) == (2, Phase.PREDATOR)
    assert page is table.page


@pytest.mark.clause("SV-SW-7")
def test_house_rules_are_turned_during_play(qtbot: QtBot) -> None:
    model, table, _ = choosing(qtbot)
    table.bar.menu.actions()[1].trigger()
    sheet = table.sheet
    assert isinstance(sheet, HouseRulesSheet)
    tap(sheet.rules.choices["herd_tie"].button("next_herd"))
    assert state(model).house == switched(herd_tie="next_herd")
    tap(sheet.rules.choices["season_cards"].button("note"))
    assert table.bar.season.isVisible()
    table.undo()
    assert sheet.rules.choices["season_cards"].value == "false"


@pytest.mark.clause("SV-SW-5")
def test_a_season_card_is_noted(qtbot: QtBot) -> None:
    model, table, _ = choosing(qtbot, house=switched(season_cards="note"))
    tap(table.bar.season)
    sheet = table.sheet
    assert isinstance(sheet, SeasonSheet)
    type_in(sheet.note, "drought", enter=True)
    assert state(model).season == "drought"
    assert table.bar.season.text() == "Season: drought"


def test_the_log_goes_back_to_a_line_and_on_again(qtbot: QtBot) -> None:
    model, table, page = choosing(qtbot)
    turn_up(page, ANN, 3)
    turn_up(page, BEN, 4)
    tap(table.bar.log)
    sheet = table.sheet
    assert isinstance(sheet, LogSheet)
    assert sheet.list.item(2).text() == "3.  Ann turns up 3"
    sheet.list.setCurrentRow(1)
    tap(sheet.back)
    assert in_play(model) == []
    assert sheet.rest.text() == "Redo the rest (2)"
    tap(sheet.rest)
    assert in_play(model) == [(0, 3), (1, 4)]
    tap(table.bar.log)
    assert table.sheet is None


@pytest.mark.clause("SV-SW-6", "SV-PUB-8")
@pytest.mark.parametrize("value", [False, True])
def test_the_log_names_cards_of_past_turns_only_where_memory_is_shown(
    qtbot: QtBot, value: bool
) -> None:
    _, table, page = choosing(qtbot, house=switched(show_memory=value))
    for seat, number in ((ANN, 3), (BEN, 4), (CEM, 9)):
        turn_up(page, seat, number)
    carry_on(page)
    table.show_log()
    sheet = table.sheet
    assert isinstance(sheet, LogSheet)
    told = "Ann turns up 3" if value else "Ann turns up 1 card"
    assert sheet.list.item(2).text() == f"3.  {told}"


def test_the_sheet_for_another_night_says_what_lies_where(qtbot: QtBot) -> None:
    model, table, page = choosing(qtbot)
    turn_up(page, ANN, 3)
    model.submit(c.CorrectPile(seat=ANN, pile="safe", numbers=(6, 0)))
    table.bar.menu.actions()[2].trigger()
    sheet = table.sheet
    assert isinstance(sheet, ResumeSheet)
    words = [label.text() for label in sheet.lines]
    assert "Predators in play, from the left: A predator." in words
    assert "In play: 3" in words
    assert "Safe, face down: ?, 6" in words


def tap_cards(page: TurnPage, table: Table, seat: Seat, chance: Random) -> int:
    """Turn up what a player owes; returns how often it was tapped."""
    left = [n for n in NUMBERS if n not in table.colour(seat).played]
    numbers = chance.sample(left, duties.owed(table, seat))
    turn_up(page, seat, *numbers)
    return len(numbers)


def test_turns_are_played_with_few_inputs(qtbot: QtBot) -> None:
    # Four turns of four players; whole games are among the end-to-end tests.
    model = a_model(4, printed=practice_set())
    table, page = at_table(qtbot, model, Dealer(5))
    chance = Random(11)
    for _ in as_long_as(lambda: state(model).turn <= 4):
        inputs, turn, allowed = 1, state(model).turn, 0
        carry_on(page)
        for _ in as_long_as(lambda: state(model).phase is Phase.CHOOSING):
            seat = duties.awaited(state(model))[0]
            allowed += 2 * duties.owed(state(model), seat)
            if seat == state(model).neutral:
                carry_on(page)
                inputs += 1
            else:
                inputs += tap_cards(page, state(model), seat, chance)
        allowed += len(state(model).row)
        hunt = (Phase.HUNTING, turn)
        for _ in as_long_as(lambda hunt=hunt: (state(model).phase, state(model).turn) == hunt):
            inputs += pick(page, state(model))
            carry_on(page)
            inputs += 1
        assert inputs <= allowed
    assert isinstance(table.page, TurnPage)
    assert GAME.problems(state(model)) == ()


def pick(page: TurnPage, table: Table) -> int:
    """Where the card decides, the first card in play is eaten; returns the taps."""
    predator = acting(table)
    assert predator is not None
    if proposal(table, predator.order) is not None or not table.in_play:
        return 0
    card = table.in_play[0]
    turn_up(page, card.seat, card.number)
    return 1


@pytest.mark.clause("SV-WIN-1", "SV-WIN-17", "SV-2P-14")
def test_the_end_shows_every_colour_and_the_rule_that_decided(qtbot: QtBot) -> None:
    model = a_model(2)
    model.submit(c.BeginPlay())
    piles: Iterable[tuple[int, tuple[int, ...]]] = (
        (ANN, (1, 2, 3, 7, 9, 11)), (BEN, (5, 6, 9, 10, 12, 1)), (2, (1, 2, 3, 4, 10, 12))
    )  # fmt: skip
    for seat, safe in piles:
        eaten = tuple(n for n in NUMBERS if n not in safe)
        model.submit(c.CorrectPile(seat=Seat(seat), pile="safe", numbers=safe))
        model.submit(c.CorrectPile(seat=Seat(seat), pile="eaten", numbers=eaten))
    model.submit(c.CorrectMoment(turn=9, phase=Phase.OVER))
    table = SurviveTable(model, None)
    show(qtbot, table, SIZE)
    page = table.page
    assert isinstance(page, EndPage)
    assert page.banner.headline.text() == "The neutral colour wins: you both lose"
    assert page.banner.reason.text() == "It brought a herd of 4 across."
    assert page.banner.link.clause == "SV-2P-14"
    assert page.rows[0].accessibleName() == "Ann: 6 eaten, herd of 3: 1 to 3"
    assert page.rows[2].line.accessibleName() == "Safe: 1, 2, 3, 4, 10, 12. Herds: 1 to 4"
    assert not nameless(page)
    assert not tight(page)
    again: list[bool] = []
    table.play_again_asked.connect(lambda: again.append(True))
    wait_out(page.primary)
    tap(page.primary)
    assert again == [True]


@pytest.mark.parametrize("theme", [Theme.LIGHT, Theme.DARK])
@pytest.mark.parametrize("players", [2, 5])
def test_nothing_is_cramped_scrolls_or_is_without_a_name_at_1280_by_720(
    qtbot: QtBot, dressed: Style, theme: Theme, players: int
) -> None:
    dressed.set_theme(theme)
    model = a_model(players, printed=practice_set())
    table, page = at_table(qtbot, model)
    for _ in range(3):
        if state(model).phase is Phase.PREDATOR:
            tap(next(iter(page.now.known.values())))
        assert not tight(page)
        assert not nameless(table)
        chance = Random(1)
        for _ in as_long_as(lambda: state(model).phase is Phase.CHOOSING):
            model.submit(GAME.next_command(state(model), chance))
        assert not tight(page)
        for _ in as_long_as(lambda: state(model).phase is Phase.HUNTING):
            model.submit(GAME.next_command(state(model), chance))
    frame = table.stack.currentWidget()
    bars = (frame.verticalScrollBar(), frame.horizontalScrollBar())
    assert all(bar.maximum() == 0 for bar in bars)


def test_eight_predators_in_a_row_still_fit(qtbot: QtBot) -> None:
    model, table, page = choosing(qtbot)
    row = tuple(
        Predator(order=order, card=PredatorCard(name=f"Lion {order}", effect=Speed(x=3)))
        for order in range(1, 9)
    )
    model.submit(c.CorrectPredators(row=row, removed=()))
    frame = table.stack.currentWidget()
    QTest.qWait(20)
    assert frame.horizontalScrollBar().maximum() == 0
    assert sum(view.isVisible() for view in page.predators.views) == 8


def test_the_line_marks_what_is_about_to_be_eaten(qtbot: QtBot) -> None:
    _, _, page = choosing(qtbot)
    for seat in (ANN, BEN, CEM):
        turn_up(page, seat, 4)
    before = page.line.grab().toImage()
    turn_up(page, ANN, 4)
    assert page.caught == (Card(seat=ANN, number=4),)
    assert page.line.grab().toImage() != before
