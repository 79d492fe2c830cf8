"""A forgotten step of Round Preparation is held from the menu, on the table's word."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from support.deaf import wait_out
from support.wild_pages import a_model, cramped, in_step, nameless, play_until, press, show, tap

from serengeti_companion.games.wild.dealer import Dealer
from serengeti_companion.games.wild.model import EVERYTHING, LIGHT, Phase, Step, Table, Tracking
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.tables.wild.awards_view import AwardsView
from serengeti_companion.ui.tables.wild.draw_view import DrawView
from serengeti_companion.ui.tables.wild.migration_view import MigrationView
from serengeti_companion.ui.tables.wild.missed_step import MissedStepSheet
from serengeti_companion.ui.tables.wild.table import WildTable

WORDS = "Make up for a missed step"


def in_round_4(*, tracking: Tracking = EVERYTHING) -> SessionModel:
    """A session in the middle of Round 4."""
    model = in_step(Step.MARKER, 3, tracking=tracking)

    def reached(table: Table) -> bool:
        return table.round == 4 and table.phase is Phase.ROUND

    play_until(model, reached)
    return model


def opened(
    qtbot: QtBot, model: SessionModel, *, dealt: bool = True
) -> tuple[WildTable, MissedStepSheet]:
    """The table, and the sheet out of its menu."""
    table = WildTable(model, Dealer(1) if dealt else None)
    show(qtbot, table, (1280, 720))
    next(action for action in table.bar.menu.actions() if action.text() == WORDS).trigger()
    sheet = table.sheet
    assert isinstance(sheet, MissedStepSheet)
    return table, sheet


def choose(sheet: MissedStepSheet, step: Step) -> None:
    tap(sheet.steps.button(step.value))


def focus() -> QWidget:
    """What has the keyboard."""
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def go(sheet: MissedStepSheet) -> None:
    wait_out(sheet.primary)
    tap(sheet.primary)


def test_a_forgotten_ceremony_is_refused_with_its_clause_and_held_all_the_same(
    qtbot: QtBot,
) -> None:
    model = in_round_4()
    before: Table = model.state
    table, sheet = opened(qtbot, model)
    view = sheet.view
    assert isinstance(view, AwardsView)
    go(sheet)
    assert sheet.primary.text() == "Give the stars"
    go(sheet)
    banner = table.refusals.banner
    assert banner.isVisible()
    assert "Round Preparation comes between two rounds." in banner.accessibleName()
    for size in ((1280, 720), (1920, 1080), (1280, 720)):
        table.resize(*size)
        button = sheet.primary.rect().translated(sheet.primary.mapTo(table, QPoint()))
        assert not table.refusals.geometry().intersects(button)
        assert sheet.geometry().contains(table.refusals.geometry())
    assert model.state is before
    tap(banner.overrule)
    assert table.sheet is None
    assert model.state.phase is Phase.ROUND
    assert model.state.turn == before.turn
    last = model.session.last
    assert last is not None
    assert last.on_word == ("WS-PREP-1",)
    assert sum(p.stars for p in model.state.players) > sum(p.stars for p in before.players)
    table.undo()
    assert model.state == before


def test_a_sheet_that_undo_brings_back_between_the_rounds_closes(qtbot: QtBot) -> None:
    """There its steps are still to come."""
    model = in_round_4()
    table, sheet = opened(qtbot, model)
    while model.state.phase is Phase.ROUND:
        assert table.sheet is sheet
        table.undo()
    assert model.state.phase is Phase.PREPARATION
    assert table.sheet is None


def test_what_was_refused_of_one_step_is_not_said_of_another(qtbot: QtBot) -> None:
    table, sheet = opened(qtbot, in_round_4())
    go(sheet)
    go(sheet)
    assert table.refusals.isVisible()
    choose(sheet, Step.INCOME)
    assert not table.refusals.isVisible()


def test_a_forgotten_migration_is_drawn_by_the_dealer(qtbot: QtBot) -> None:
    model = in_round_4()
    seen = model.state.migrated
    table, sheet = opened(qtbot, model)
    choose(sheet, Step.MIGRATION)
    assert isinstance(sheet.view, MigrationView)
    go(sheet)
    if not table.refusals.isVisible():  # the card is looked at first
        go(sheet)
    tap(table.refusals.banner.overrule)
    assert len(model.state.migrated) == len(seen) + 1
    assert model.state.phase is Phase.ROUND


def test_everybody_draws_late_one_after_the_other(qtbot: QtBot) -> None:
    model = in_round_4(tracking=LIGHT)
    before: Table = model.state
    table, sheet = opened(qtbot, model, dealt=False)
    choose(sheet, Step.DRAW)
    assert isinstance(sheet.view, DrawView)
    go(sheet)
    tap(table.refusals.banner.overrule)
    for _ in before.present[1:]:
        assert table.sheet is sheet
        go(sheet)  # that it is late was said
    assert table.sheet is None
    after: Table = model.state
    for seat in before.present:
        assert len(after.player(seat).tableau) == len(before.player(seat).tableau) + 1


def test_the_income_is_paid_late_by_the_keyboard_alone(qtbot: QtBot) -> None:
    model = in_round_4()
    before: Table = model.state
    table, sheet = opened(qtbot, model)
    qtbot.waitUntil(sheet.hasFocus)
    while focus() is not sheet.steps.button(Step.AWARDS):
        press(focus(), Qt.Key.Key_Tab)
    for _ in range(4):
        press(focus(), Qt.Key.Key_Right)
    assert sheet.steps.value == Step.INCOME
    wait_out(sheet.primary)
    while focus() is not sheet.primary:
        press(focus(), Qt.Key.Key_Tab)
    press(focus(), Qt.Key.Key_Space)
    banner = table.refusals.banner
    assert banner.isVisible()
    tap(banner.overrule)
    assert model.state.player(before.present[0]).coins > before.player(before.present[0]).coins


@pytest.mark.parametrize("step", [s for s in Step if s not in {Step.MARKER, Step.FIRST}])
def test_each_step_has_its_room_and_its_names(qtbot: QtBot, step: Step) -> None:
    _, sheet = opened(qtbot, in_round_4())
    choose(sheet, step)
    QApplication.processEvents()
    assert not cramped(sheet)
    assert not nameless(sheet)


def offered(qtbot: QtBot, model: SessionModel) -> bool:
    """Whether the menu has the entry."""
    table = WildTable(model, None)
    show(qtbot, table, (1280, 720))
    return next(a for a in table.bar.menu.actions() if a.text() == WORDS).isVisible()


def test_a_missed_step_is_made_up_for_in_the_round_and_not_before(qtbot: QtBot) -> None:
    assert not offered(qtbot, a_model())
    assert not offered(qtbot, in_step(Step.MARKER, 3))
    assert not offered(qtbot, in_step(Step.INCOME, 4))
    assert offered(qtbot, in_round_4())
