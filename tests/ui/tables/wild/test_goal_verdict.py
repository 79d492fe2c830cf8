"""A Round Goal met or missed: told before step A, ended there, or played on."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from support.wild_pages import (
    NAMES,
    cramped,
    nameless,
    play_until,
    press,
    show,
    tap,
    tap_primary,
)

from serengeti_companion.engine.session import Session
from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.game import GAME
from serengeti_companion.games.wild.model import (
    ROUNDS,
    SCORE_ONLY,
    HouseRules,
    Mode,
    Options,
    Phase,
    Seat,
    SeatOptions,
    Step,
    Table,
)
from serengeti_companion.games.wild.packs import practice_set
from serengeti_companion.games.wild.simulation import options as usual
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.style.themes import Theme
from serengeti_companion.ui.tables.wild.end_page import EndPage
from serengeti_companion.ui.tables.wild.preparation_page import PreparationPage
from serengeti_companion.ui.tables.wild.round_track import RoundTrack


def together(
    scenario: int = 5, players: int = 2, house: HouseRules | None = None
) -> tuple[SessionModel, PreparationPage]:
    """A table in the last turn of Round 1, and the page that is shown after it."""
    options = usual(players, coop=True, scenario=scenario)
    options = replace(options, house=house or HouseRules())
    model = SessionModel(GAME, Session(GAME.rules, GAME.open(options, practice_set())))
    play_until(model, last_turn)
    page = PreparationPage(model, None)
    model.changed.connect(page.refresh)
    return model, page


def last_turn(table: Table) -> bool:
    """One player is left, and may pass."""
    turn = table.turn
    if table.phase is not Phase.ROUND or turn is None or turn.action is not None:
        return False
    left = [seat for seat in table.present if not table.player(seat).passed]
    return left == [turn.seat] and table.player(turn.seat).coins < 3


def last_pass(model: SessionModel, completed: int) -> None:
    """The round ends with so many completed cards in all."""
    for seat in model.state.present:
        number = completed if seat == 0 else 0
        assert model.submit(c.CorrectNumber(fact="completed", seat=seat, value=number))
    assert model.submit(c.PassTurn(seat=model.state.turn.seat))


@pytest.mark.clause("WS-COOPSOLO-2", "WS-SCN-5-1")
def test_a_goal_met_is_told_with_its_figures_and_its_clause(qtbot: QtBot) -> None:
    model, page = together()
    last_pass(model, 5)
    show(qtbot, page)
    assert page.goal.headline.text() == "Goal of Round 1 met"
    assert page.goal.figures.text() == "5 of 5 completed cards"
    assert [link.clause for link in page.goal.links] == ["WS-SCN-5-R1", "WS-COOPSOLO-2"]
    assert not page.goal.end.isVisible()
    tap_primary(page)
    assert model.state.round == 2
    assert not page.goal.isVisible()


@pytest.mark.clause("WS-COOPSOLO-6", "WS-RULING-77", "WS-EX-36")
def test_a_missed_goal_is_told_and_the_table_ends_there(qtbot: QtBot) -> None:
    model, page = together()
    last_pass(model, 3)
    show(qtbot, page)
    assert page.goal.headline.text() == "Goal of Round 1 missed"
    assert page.goal.figures.text() == "3 of 5 completed cards: 2 to go"
    assert "lost" in page.goal.lost.text()
    assert page.goal.links[1].clause == "WS-COOPSOLO-6"
    with qtbot.waitSignal(page.clause_asked) as asked:
        tap(page.goal.links[1])
    assert asked.args == ["WS-COOPSOLO-6"]
    tap(page.goal.end)
    assert model.state.phase is Phase.OVER
    assert model.state.lost_in == 1


@pytest.mark.clause("WS-SW-16", "WS-RULING-77")
def test_a_missed_goal_is_played_on_with_the_main_button_and_stays_told(qtbot: QtBot) -> None:
    model, page = together()
    last_pass(model, 4)
    show(qtbot, page)
    tap_primary(page)
    assert (model.state.round, model.state.lost_in) == (2, 1)
    play_until(model, lambda table: table.step is Step.MARKER and table.round == 2)
    assert page.goal.isVisible()
    assert "Lost in Round 1" in page.goal.lost.text()
    page.goal.end.setFocus()
    press(page.goal.end, Qt.Key.Key_Space)
    assert model.state.phase is Phase.OVER


def test_a_count_put_right_before_step_a_puts_the_verdict_right(qtbot: QtBot) -> None:
    model, page = together()
    last_pass(model, 4)
    show(qtbot, page)
    assert page.goal.headline.text() == "Goal of Round 1 missed"
    assert model.submit(c.CorrectNumber(fact="completed", seat=Seat(1), value=1))
    assert page.goal.headline.text() == "Goal of Round 1 met"
    assert not page.goal.end.isVisible()


@pytest.mark.clause("WS-SW-16", "WS-RULING-77")
def test_where_a_loss_ends_the_game_the_end_offers_to_play_on(qtbot: QtBot) -> None:
    model, page = together(house=HouseRules(play_on_after_loss=False))
    last_pass(model, 3)
    assert model.state.phase is Phase.OVER
    end = EndPage(model, None)
    model.changed.connect(end.refresh)
    show(qtbot, end)
    assert end.banner.headline.text() == "Not this time"
    assert "Round 1 was missed (3 of 5 completed cards)" in end.banner.reason.text()
    assert end.banner.link.clause == "WS-COOPSOLO-6"
    assert not cramped(end)
    tap(end.play_on)
    assert (model.state.phase, model.state.step) == (Phase.PREPARATION, Step.MARKER)
    assert model.state.lost_in == 1
    assert page.goal.headline.text() == "Goal of Round 1 missed"
    page.goal.end.click()
    # Turned off and on again on the way: told, although it stands where it stood by default.
    assert end.house.labels[0].text().endswith("(changed during play)")


def test_the_round_track_shows_the_rounds_that_a_lost_game_leaves_and_takes_up_again(
    qtbot: QtBot,
) -> None:
    model, _ = together(house=HouseRules(play_on_after_loss=False))
    track = RoundTrack(model.state)
    qtbot.addWidget(track)

    def past() -> list[int]:
        track.set_table(model.state)
        return [number for number in range(1, ROUNDS + 1) if track.is_past(number)]

    assert past() == []
    last_pass(model, 3)
    assert model.state.phase is Phase.OVER
    assert past() == [1]
    assert model.submit(c.SetHouseRule(name="playOnAfterLoss", value=True))
    assert past() == []
    assert track.accessibleName() == "Round 1 of 6"
    play_until(model, lambda table: table.phase is Phase.ROUND and table.round == 2)
    assert past() == [1]
    assert track.accessibleName() == "Round 2 of 6"
    play_until(model, lambda table: table.phase is Phase.OVER)
    assert past() == [1, 2, 3, 4, 5, 6]


def test_a_game_that_was_not_lost_or_went_its_way_is_not_played_on(qtbot: QtBot) -> None:
    model, _ = together(scenario=6)
    play_until(model, lambda table: table.phase is Phase.OVER)
    end = EndPage(model, None)
    show(qtbot, end)
    assert not end.play_on.isVisible()
    assert end.banner.link.clause == "WS-SCN-6-3"


def test_a_scenario_without_goals_and_rivals_have_no_verdict(qtbot: QtBot) -> None:
    model, page = together(scenario=6)
    last_pass(model, 3)
    show(qtbot, page)
    assert not page.goal.isVisible()


def test_what_is_not_tracked_is_counted_on_the_table_and_can_be_told_missed(qtbot: QtBot) -> None:
    seats = tuple(
        SeatOptions(name=NAMES[seat], colour=seat, specialist=name)
        for seat, name in enumerate(("narrator", "cameraman"))
    )
    options = Options(mode=Mode.COOP, scenario=5, seats=seats, tracking=SCORE_ONLY)
    model = SessionModel(GAME, Session(GAME.rules, GAME.open(options, practice_set())))
    page = PreparationPage(model, None)
    model.changed.connect(page.refresh)
    assert model.submit(c.BeginPlay())
    for seat in model.state.present:
        assert model.submit(c.PassTurn(seat=seat))
    show(qtbot, page)
    assert page.goal.headline.text() == "Goal of Round 1: count on the table"
    assert page.goal.figures.text() == "at least 5 completed cards"
    tap(page.goal.missed)
    assert model.state.lost_in == 1
    assert page.goal.headline.text() == "Goal of Round 1 missed"
    assert page.goal.end.isVisible()


@pytest.mark.parametrize("completed", [3, 5])
@pytest.mark.parametrize("theme", [Theme.LIGHT, Theme.DARK])
def test_the_verdict_fits_and_has_names_for_the_ear(
    qtbot: QtBot, completed: int, theme: Theme
) -> None:
    current_style().set_theme(theme)
    model, page = together(players=4)
    last_pass(model, completed)
    show(qtbot, page)
    qtbot.wait(1)
    assert not nameless(page)
    assert not cramped(page)
    assert page.goal.accessibleName().startswith(page.goal.headline.text())
    current_style().set_theme(Theme.LIGHT)
