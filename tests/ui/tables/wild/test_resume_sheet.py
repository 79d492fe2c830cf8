"""Another night: the sheet that puts the table back."""

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from support.wild_pages import a_model, hold, in_step, nameless, play_until, press, show, tap

from serengeti_companion.engine.journal import Undone
from serengeti_companion.engine.session import Session
from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.game import GAME
from serengeti_companion.games.wild.model import SCORE_ONLY, Phase, Seat, Step
from serengeti_companion.games.wild.packs import practice_set
from serengeti_companion.games.wild.printed import UNKNOWN_COPY
from serengeti_companion.games.wild.terms import BLANK, INDEX, Cell, SceneCard, Species
from serengeti_companion.storage.clock import utc_now
from serengeti_companion.storage.whole import AnyRecord, WholeSession
from serengeti_companion.ui.home.wild import screen
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.tables.wild.another_night import is_another_night
from serengeti_companion.ui.tables.wild.resume_sheet import ResumeSheet
from serengeti_companion.ui.tables.wild.resume_words import card_list, player_lines, table_lines
from serengeti_companion.ui.tables.wild.table import WildTable


def in_play() -> SessionModel:
    model = a_model(4)
    play_until(
        model,
        lambda table: (
            table.phase is Phase.ROUND
            and table.round == 4
            and any(player.space for player in table.players)
        ),
    )
    return model


def test_the_map_shows_every_animal_where_it_stood(qtbot: QtBot) -> None:
    model = in_play()
    sheet = ResumeSheet(model)
    show(qtbot, sheet, (1200, 680))
    for cell, at in INDEX.items():
        for animal in model.state.board[at]:
            assert animal.value in sheet.map.cells[cell].accessibleName().lower()


def test_the_lines_name_round_turn_pool_tiles_and_cards_gone() -> None:
    table = in_play().state
    words = " ".join(table_lines(table))
    assert "Round 4" in words
    assert f"{table.player(table.turn.seat).name}'s turn" in words
    assert all(str(card.number) in words for card in table.pool)
    assert f"Deck: {table.deck} cards" in words
    assert "Award Tiles: " in words
    assert f"Great Migration Cards drawn, by number: {table.migrated[0]}" in words


def test_the_copy_is_named_that_comes_out_of_the_cupboard() -> None:
    table = in_play().state
    assert "Copy of the game" not in " ".join(table_lines(table))
    mine = replace(table, printed=replace(UNKNOWN_COPY, name="Ann's box"))
    assert "Copy of the game: Ann's box." in table_lines(mine)


def test_each_player_gets_stars_coins_tokens_cards_and_marker() -> None:
    model = in_play()
    table = model.state
    standing = next(player for player in table.players if player.space)
    words = " ".join(player_lines(table, standing))
    assert f"{standing.stars} star" in words
    assert f"{standing.coins} Coin" in words
    assert f"{standing.food} Food, {standing.vfx} VFX" in words
    assert all(str(card.number) in words for card in (*standing.tableau, *standing.gallery))
    assert "Marker: " in words
    assert "off the board" not in words


def test_a_preparation_says_the_next_step() -> None:
    table = in_step(Step.DRAW, 4).state
    assert "Next: D: Draw 4, keep 1." in table_lines(table)[0]


def test_cards_are_listed_as_far_as_they_are_known() -> None:
    assert card_list((SceneCard(number=7), SceneCard(number=9))) == "7, 9"
    assert card_list((SceneCard(number=7), BLANK, BLANK)) == "7 and 2 more"
    assert card_list((BLANK, BLANK)) == "2"
    assert card_list(()) == "0"


def test_what_is_not_tracked_is_left_out(qtbot: QtBot) -> None:
    model = a_model(tracking=SCORE_ONLY)
    assert model.submit(c.BeginPlay())
    assert player_lines(model.state, model.state.player(Seat(0))) == ("0 stars",)
    sheet = ResumeSheet(model)
    show(qtbot, sheet, (1000, 640))
    assert not sheet.map.isVisible()


def test_a_player_who_left_is_told() -> None:
    model = in_play()
    assert model.submit(c.SetPresence(seat=Seat(3), gone=True))
    assert player_lines(model.state, model.state.player(Seat(3))) == ("has left the table",)


def test_it_follows_the_table_and_goes_on_with_enter_or_a_tap(qtbot: QtBot) -> None:
    model = in_play()
    sheet = ResumeSheet(model)
    model.changed.connect(sheet.refresh)
    show(qtbot, sheet, (1200, 680))
    cell = next(cell for cell, at in INDEX.items() if not model.state.board[at])
    free = next(s for s in Species if model.state.in_area(s))
    assert model.submit(c.CorrectMap(cell=Cell(cell), animals=(free,)))
    assert free.value in sheet.map.cells[cell].accessibleName().lower()
    with qtbot.assertNotEmitted(sheet.closed):
        hold(sheet)  # the Enter that resumed the evening is still down
    with qtbot.waitSignal(sheet.closed):
        press(sheet, Qt.Key.Key_Return)
    with qtbot.waitSignal(sheet.closed):
        tap(sheet.go_on)
    assert not nameless(sheet)


NIGHT = datetime(2026, 11, 30, 23, 0, tzinfo=UTC)


def left_at(moment: str | None, phase: Phase = Phase.ROUND) -> bool:
    table = replace(a_model().state, phase=phase)
    return is_another_night(table, (Undone(at=moment),), NIGHT)


@pytest.mark.parametrize(
    ("moment", "another"),
    [
        ("2026-11-30T19:59:59Z", True),
        ("2026-11-30T20:00:00Z", True),
        ("2026-11-30T20:00:01Z", False),
        ("2026-11-29T20:00:00", True),
        ("soon", False),
        (None, False),
    ],
)
def test_a_table_left_for_three_hours_has_to_be_put_back(moment: str, another: bool) -> None:
    assert left_at(moment) is another


def test_only_a_game_under_way_has_to_be_put_back() -> None:
    assert left_at("2026-11-01T20:00:00Z", Phase.PREPARATION)
    assert not left_at("2026-11-01T20:00:00Z", Phase.SETUP)
    assert not left_at("2026-11-01T20:00:00Z", Phase.OVER)
    assert not is_another_night(replace(a_model().state, phase=Phase.ROUND), (), NIGHT)


def opened_again(qtbot: QtBot, clock: Callable[[], str]) -> WildTable:
    """A session of Round 1, played by that clock and opened now."""
    start = a_model()
    records: list[AnyRecord] = []
    session = Session(GAME.rules, start.state, append=records.append, clock=clock)
    played = SessionModel(GAME, session)
    assert played.submit(c.BeginPlay())
    whole = WholeSession(
        game=GAME,
        title="",
        started=clock(),
        options=None,
        components=practice_set(),
        records=tuple(records),
    )
    table = screen.table(played, whole)
    played.setParent(table)
    show(qtbot, table, (1280, 720))
    return table


def test_a_session_opened_hours_later_says_how_to_put_the_table_back(qtbot: QtBot) -> None:
    table = opened_again(qtbot, lambda: "2020-01-01T20:00:00Z")
    sheet = table.sheet
    assert isinstance(sheet, ResumeSheet)
    assert sheet.isVisible()
    table.setFocus()  # as the window does when it has opened a session
    assert sheet.hasFocus()
    press(sheet, Qt.Key.Key_Return)
    assert table.sheet is None
    assert table.page.hasFocus() or table.page.isAncestorOf(table.focusWidget())


def test_a_session_opened_at_once_is_just_there(qtbot: QtBot) -> None:
    assert opened_again(qtbot, utc_now).sheet is None
