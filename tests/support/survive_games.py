"""Whole games of Survive The Serengeti, told turn by turn in a text file.

    Ann Ben
    herd_tie=next_herd
    Stalker | 3 | 4 | 12 | .
    ? | 1 | 2 5 | 11 | - ; Ben 5

First the players, then the house rules that are not at their default, one a line. A turn is the
predator turned up ("?" a nameless one), the cards of each player in turn, with two players those of
the neutral deck, and what each predator in the row eats: "." as its card says, "-" nothing.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from serengeti_companion.engine.session import Accepted, Session
from serengeti_companion.games.survive.commands import (
    BeginPlay,
    Command,
    ResolvePredator,
    RevealCards,
    TurnUpPredator,
)
from serengeti_companion.games.survive.game import GAME
from serengeti_companion.games.survive.model import (
    Card,
    HouseRules,
    Options,
    SeatOptions,
    Table,
    acting,
)
from serengeti_companion.games.survive.packs import practice_set
from serengeti_companion.games.survive.switches import BY_NAME, with_switch
from serengeti_companion.games.survive.terms import NAMELESS, PredatorCard
from serengeti_companion.storage.whole import AnyRecord, WholeSession


def play_game(path: Path) -> WholeSession:
    """The session that the file tells, every command judged by the rules."""
    names, switches, turns = _parts(path)
    house = HouseRules()
    for line in switches:
        name, _, word = line.partition("=")
        values = {str(value).lower(): value for value in BY_NAME[name].values}
        house = with_switch(house, name, values[word])
    seats = tuple(SeatOptions(name=name, tint=tint) for tint, name in enumerate(names))
    options = Options(seats=seats, house=house)
    records: list[AnyRecord] = []
    session: Session[Any, Any, Any] = Session(
        GAME.rules, GAME.open(options, practice_set()), append=records.append
    )
    _submit(session, BeginPlay())
    for turn in turns:
        for command in _turn(session, turn):
            _submit(session, command)
    return WholeSession(
        game=GAME,
        title=path.stem.replace("-", " "),
        started=None,
        options=options,
        components=practice_set(),
        records=tuple(records),
    )


def _parts(path: Path) -> tuple[list[str], list[str], list[str]]:
    first, *rest = path.read_text(encoding="utf-8").splitlines()
    return (
        first.split(),
        [line for line in rest if "=" in line],
        [line for line in rest if "|" in line],
    )


def _submit(session: Session[Any, Any, Any], command: Command) -> None:
    answer = session.submit(command)
    assert isinstance(answer, Accepted), (command, answer)


def _turn(session: Session[Any, Any, Any], line: str) -> Iterator[Command]:
    predator, *laid, hunts = [part.strip() for part in line.split("|")]
    name = NAMELESS if predator == "?" else PredatorCard(name=predator)
    yield TurnUpPredator(card=name)
    for seat, words in zip(session.state.seats, laid, strict=True):
        if words:
            numbers = tuple(int(word) for word in words.split())
            yield RevealCards(seat=seat, numbers=numbers)
    for words in hunts.split(";"):
        table: Table = session.state
        predator_acting = acting(table)
        assert predator_acting is not None, line
        yield ResolvePredator(order=predator_acting.order, eaten=_catch(table, words.strip()))


def _catch(table: Table, words: str) -> tuple[Card, ...] | None:
    if words == ".":
        return None
    names = [colour.name or "neutral" for colour in table.colours]
    pairs = [pair.split() for pair in words.split(",")] if words != "-" else []
    return tuple(
        Card(seat=table.seats[names.index(name)], number=int(number)) for name, number in pairs
    )
