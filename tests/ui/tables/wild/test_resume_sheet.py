"""Another night: the sheet that puts the table back."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from support.wild_pages import a_model, in_step, nameless, play_until, press, show, tap

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.model import SCORE_ONLY, Phase, Seat, Step
from serengeti_companion.games.wild.terms import BLANK, INDEX, Cell, SceneCard, Species
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.tables.wild.resume_sheet import ResumeSheet
from serengeti_companion.ui.tables.wild.resume_words import card_list, player_lines, table_lines


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
    assert f"Great Migration Cards gone: {table.migrated[0]}" in words


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
    assert "Next: D: draw 4, keep 1." in table_lines(table)[0]


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
    with qtbot.waitSignal(sheet.closed):
        press(sheet, Qt.Key.Key_Return)
    with qtbot.waitSignal(sheet.closed):
        tap(sheet.go_on)
    assert not nameless(sheet)
