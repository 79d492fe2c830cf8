"""What every game of the catalogue has to do: random sessions, taken back, stored, read again."""

from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

import pytest

from serengeti_companion.engine.clauses import standing_in_the_way
from serengeti_companion.engine.game import Game
from serengeti_companion.engine.session import Accepted, Session
from serengeti_companion.games import catalogue
from serengeti_companion.storage import session_file
from serengeti_companion.storage.whole import AnyRecord, WholeSession

Row = tuple[str, int, bool]
"""A game's key, how many play, and whether together against the game."""

ROWS: tuple[Row, ...] = (
    ("wild", 1, False),
    ("wild", 2, False),
    ("wild", 3, False),
    ("wild", 4, False),
    ("wild", 3, True),
    ("race", 2, False),
    *(("survive", players, False) for players in range(2, 6)),
)
KNOWN = {listed.key for listed in catalogue.GAMES}
TABLES = [row for row in ROWS if row[0] in KNOWN]
SEEDS = range(3)
LOOKED_AT = 20
"""One table in so many is asked for all its offers, which takes a while."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sitting:
    """A random session to its end, with moves taken back and played again on the way."""

    game: Game
    options: Any
    components: Any
    session: Session[Any, Any, Any]
    records: tuple[AnyRecord, ...]

    @property
    def whole(self) -> WholeSession:
        return WholeSession(
            game=self.game,
            title="at random",
            started=None,
            options=self.options,
            components=self.components,
            records=self.records,
        )


@cache
def sitting(row: Row, seed: int) -> Sitting:
    key, players, coop = row
    game, chance = _game(key), Random(seed)
    options, components = game.simulated(players, coop, None)
    records: list[AnyRecord] = []
    session: Session[Any, Any, Any] = Session(
        game.rules, game.open(options, components), append=records.append
    )
    while (command := game.next_command(session.state, chance)) is not None:
        _play(game, session, command)
        if chance.random() < 0.1:
            _back_and_forth(session, chance)
    return Sitting(
        game=game,
        options=options,
        components=components,
        session=session,
        records=tuple(records),
    )


def _game(key: str) -> Game:
    game = catalogue.find(key)
    assert game is not None
    return game


def _play(game: Game, session: Session[Any, Any, Any], command: object) -> None:
    preview = session.preview(command)
    answer = session.submit(command)
    assert isinstance(answer, Accepted), f"{command}: {preview.violations}"
    # What was shown before is what happened.
    assert preview.accepted
    assert (preview.after, preview.events) == (answer.after, answer.events)
    assert not game.problems(session.state), command


def _back_and_forth(session: Session[Any, Any, Any], chance: Random) -> None:
    moves = chance.randint(1, 12)
    while moves and session.undo():
        moves -= 1
    if chance.random() < 0.8:
        while session.redo():
            pass


every_table = pytest.mark.parametrize("row", TABLES, ids=lambda row: "-".join(map(str, row)))
every_seed = pytest.mark.parametrize("seed", SEEDS)


def test_every_game_of_the_catalogue_is_played_here() -> None:
    assert {key for key, _, _ in TABLES} == KNOWN


@every_table
@every_seed
def test_a_random_session_ends_and_its_scores_add_up(row: Row, seed: int) -> None:
    played = sitting(row, seed)
    game, table = played.game, played.session.state
    assert game.outcome(table) is not None
    assert game.result(table) is not None
    for sheet in game.sheets(table):
        assert sheet.total == sum(line.amount for line in sheet.lines)
    assert all(game.outcome(earlier) is None for earlier in played.session.states[:-1])


@every_table
@every_seed
def test_undo_to_the_start_and_redo_to_the_end_restore_equal_tables(row: Row, seed: int) -> None:
    session = Session(
        sitting(row, seed).game.rules,
        sitting(row, seed).session.states[0],
        sitting(row, seed).records,
    )
    states = session.states
    for before in reversed(states[:-1]):
        assert session.undo() is not None
        assert session.state == before
    assert session.undo() is None
    for after in states[1:]:
        assert session.redo() is not None
        assert session.state == after
    assert session.redo() is None


@every_table
@every_seed
def test_a_stored_session_is_read_as_the_same_session(row: Row, seed: int) -> None:
    played = sitting(row, seed)
    text = session_file.dumps(played.whole)
    again = session_file.loads(text.encode(), catalogue.find)
    assert again == played.whole
    opening = again.game.open(again.options, again.components)
    assert Session(again.game.rules, opening, again.records).states == played.session.states


@every_table
def test_what_a_game_offers_is_legal_and_leaves_a_sound_table(row: Row) -> None:
    played = sitting(row, 0)
    game, chance = played.game, Random(1)
    for table in played.session.states[::LOOKED_AT]:
        offers = list(game.offers(table))
        for offer in offers:
            found = game.rules.violations(table, offer)
            assert not standing_in_the_way(found, frozenset()), (offer, found)
        for offer in chance.sample(offers, min(5, len(offers))):
            after = table
            for event in game.rules.resolve(table, offer):
                after = game.rules.evolve(after, event)
            assert not game.problems(after), offer


@every_table
def test_something_is_offered_until_the_game_is_over(row: Row) -> None:
    played = sitting(row, 0)
    for table in played.session.states[:: LOOKED_AT // 2]:
        over = played.game.outcome(table) is not None
        assert (next(iter(played.game.offers(table)), None) is None) == over


@every_table
def test_every_command_and_event_can_be_told(row: Row) -> None:
    played = sitting(row, 1)
    game = played.game
    for table, done in zip(played.session.states, played.session.done, strict=False):
        assert str(game.tell_command(table, done.command))
        state = table
        for event in done.events:
            told = game.tell_event(state, event)
            assert told is None or str(told)
            state = game.rules.evolve(state, event)


@every_table
def test_the_same_seed_plays_the_same_session(row: Row) -> None:
    again = sitting.__wrapped__(row, 2)
    assert again.records == sitting(row, 2).records
    assert again.records != sitting(row, 0).records
