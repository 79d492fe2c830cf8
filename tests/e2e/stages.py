"""Moments of an evening that show each screen: for pictures, and to see that all has room."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random

from serengeti_companion.engine.session import Session
from serengeti_companion.games.wild.dealer import Dealer
from serengeti_companion.games.wild.game import GAME
from serengeti_companion.games.wild.model import Options, Phase, SeatOptions, Step, Table
from serengeti_companion.games.wild.offers import films
from serengeti_companion.games.wild.packs import practice_set
from serengeti_companion.games.wild.simulation import next_command
from serengeti_companion.storage.whole import AnyRecord, WholeSession

STARTED = "2026-11-30T19:05:00Z"
SEED = 7
_NAMES = ("Ann", "Ben", "Cem", "Dee")
OPTIONS = Options(seats=tuple(SeatOptions(name=name, colour=at) for at, name in enumerate(_NAMES)))


@dataclass(frozen=True, slots=True)
class Stage:
    """A session that has come to that moment."""

    name: str
    whole: WholeSession


_MOMENTS: dict[str, Callable[[Table], bool]] = {
    "setup": lambda _: True,
    "first-turn": lambda table: table.phase is Phase.ROUND,
    "mid-game": lambda table: _is_turn(table, 3) and sum(map(bool, table.board)) > 12,
    "marker": lambda table: table.step is Step.MARKER and table.round == 3,
    "awards": lambda table: table.step is Step.AWARDS,
    "migration": lambda table: table.step is Step.MIGRATION,
    "pool": lambda table: table.step is Step.POOL,
    "draw": lambda table: table.step is Step.DRAW,
    "income": lambda table: table.step is Step.INCOME,
    "first-player": lambda table: table.step is Step.FIRST,
    "full-hand": lambda table: _is_turn(table, 4) and _most_cards(table) >= 8,
    "film-it": lambda table: sum(map(bool, table.board)) > 11 and _can_film(table),
    "last-round": lambda table: _is_turn(table, 6) and max(p.stars for p in table.players) > 99,
    "end": lambda table: table.phase is Phase.OVER,
}


def stages(seed: int = SEED) -> Iterator[Stage]:
    """The moments in order, out of one simulated evening."""
    records: list[AnyRecord] = []
    opening = GAME.open(OPTIONS, practice_set())
    session = Session(GAME.rules, opening, append=records.append)
    chance, dealer = Random(seed), Dealer(seed)
    for name, reached in _MOMENTS.items():
        while not reached(session.state):
            command = next_command(session.state, chance, dealer)
            if command is None:
                raise ValueError(f"this evening has no {name}: another seed?")
            session.submit(command)
        yield Stage(name, _whole(tuple(records)))


def _whole(records: tuple[AnyRecord, ...]) -> WholeSession:
    return WholeSession(
        game=GAME,
        title="",
        started=STARTED,
        options=OPTIONS,
        components=practice_set(),
        records=records,
    )


def _is_turn(table: Table, round_: int) -> bool:
    started = table.turn is not None and table.turn.action is None
    return table.phase is Phase.ROUND and table.round >= round_ and started


def _can_film(table: Table) -> bool:
    return table.turn is not None and any(films(table, table.turn.seat))


def _most_cards(table: Table) -> int:
    return 0 if table.turn is None else len(table.player(table.turn.seat).tableau)
