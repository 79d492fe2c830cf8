"""A Race For Life at the window: a whole game by taps, killed and resumed."""

from dataclasses import replace
from pathlib import Path
from random import Random

from pytestqt.qtbot import QtBot
from support.race import options
from support.race_pages import SIZE
from support.wild_pages import show, tap, tap_primary

from serengeti_companion.games.race import commands as c
from serengeti_companion.games.race.game import GAME
from serengeti_companion.games.race.model import Phase
from serengeti_companion.games.race.packs import practice_set
from serengeti_companion.games.race.simulation import next_command
from serengeti_companion.games.race.terms import Skill
from serengeti_companion.storage.database import Database
from serengeti_companion.storage.play import begin_session, open_session
from serengeti_companion.storage.sessions import SessionStore
from serengeti_companion.storage.whole import WholeSession
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.tables.race.end_page import EndPage
from serengeti_companion.ui.tables.race.questions import question
from serengeti_companion.ui.tables.race.setup_page import SetupPage
from serengeti_companion.ui.tables.race.table import RaceTable
from serengeti_companion.ui.tables.race.turn_page import TurnPage


def carry_out(table: RaceTable, model: SessionModel, command: c.Command) -> None:
    """What a random player does, by taps alone."""
    page = table.page
    if isinstance(page, SetupPage):
        tap_primary(page)
        return
    assert isinstance(page, TurnPage)
    match command:
        case c.TurnUpEvent():
            drought = command.card.drought
            tap(page.now.options[0] if drought is None else page.tiles[drought])
        case c.ShowScorpions(shown=0) | c.EndTurn():
            tap_primary(page)
        case c.ShowScorpions():
            tap(page.now.options[command.shown - 1])
            if model.state.phase is Phase.SCORPIONS:
                tap(page.now.options[command.scorpions or 0])
        case c.PlayCard():
            play_by_taps(page, model, command)


def play_by_taps(page: TurnPage, model: SessionModel, command: c.PlayCard) -> None:
    plays = model.session.plays
    said = c.PlayCard(seat=command.seat, skill=command.skill)
    if command.skill is not Skill.TRAIL_1:
        tap(page.skills.buttons[command.skill])
    while (asked := question(model.state, said)) is not None:
        fits = [
            (at, option.command)
            for at, option in enumerate(asked.options)
            if is_part(option.command, command)
        ]
        if fits:
            at, said = fits[0]
            tap(page.now.options[at])
        else:
            assert asked.at_stacks
            assert command.stack is not None
            said = replace(said, stack=command.stack)
            tap(page.tiles[command.stack])
        if model.session.plays > plays:
            return
    tap_primary(page)


def fields_of(command: c.PlayCard) -> dict[str, object]:
    return {name: getattr(command, name) for name in type(command).__slots__}


def is_part(said: c.PlayCard, whole: c.PlayCard) -> bool:
    """Whether what was said is no more than the whole command says."""
    mine, theirs = fields_of(said), fields_of(whole)
    copies = len(said.copies)
    if said.copies != whole.copies[:copies]:
        return False
    if said.found is False and len(whole.copies) > copies:
        return False
    return all(
        mine[name] in {None, theirs[name]} or (name == "found" and mine[name] == theirs[name])
        for name in mine
        if name != "copies"
    )


def test_a_whole_game_is_played_by_taps_and_killed_and_resumed_twice(
    qtbot: QtBot, tmp_path: Path
) -> None:
    whole = WholeSession(
        game=GAME, title="", started=None, options=options(), components=practice_set(), records=()
    )
    chance, file = Random(3), tmp_path / "sessions.db"
    with Database(file) as database:
        key = begin_session(SessionStore(database, now=lambda: "2026-12-01T10:00:00Z"), whole)
    for moves in (15, 15, 1000):
        # Nothing is closed or said goodbye to: what is on the disk is all there is.
        with Database(file) as database:
            store = SessionStore(database, now=lambda: "2026-12-01T10:00:00Z")
            session = open_session(store, GAME, key).session
            model = SessionModel(GAME, session)
            table = RaceTable(model)
            show(qtbot, table, SIZE)
            over = played_on(table, model, chance, moves)
            before = model.state
            table.hide()
        with Database(file) as database:
            store = SessionStore(database, now=lambda: "2026-12-01T10:00:00Z")
            assert open_session(store, GAME, key).session.state == before
        assert over is (moves == 1000)
    assert isinstance(table.page, EndPage)
    assert GAME.outcome(model.state) is not None


def played_on(table: RaceTable, model: SessionModel, chance: Random, moves: int) -> bool:
    """Whether the game came to its end."""
    for _ in range(moves):
        command = next_command(model.state, chance)
        if command is None:
            return True
        plays = model.session.plays
        carry_out(table, model, command)
        assert model.session.plays == plays + 1, command
    return False
