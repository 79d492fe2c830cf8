"""Survive The Serengeti at the window: predators described, all set by hand, log and notes."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from support.survive import ANN, BEN, CEM, switched
from support.survive_pages import a_model, at_table, carry_on, choosing, in_play, state, turn_up
from support.wild_pages import nameless, press, tap, type_in

from serengeti_companion.games.survive import commands as c
from serengeti_companion.games.survive.model import Phase
from serengeti_companion.games.survive.terms import PredatorCard, Speed
from serengeti_companion.ui.tables.log_sheet import LogSheet
from serengeti_companion.ui.tables.survive.corrections_sheet import CorrectionsSheet
from serengeti_companion.ui.tables.survive.describe_sheet import DescribeSheet
from serengeti_companion.ui.tables.survive.house_rules import HouseRulesSheet
from serengeti_companion.ui.tables.survive.resume_sheet import ResumeSheet
from serengeti_companion.ui.tables.survive.season_sheet import SeasonSheet


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
