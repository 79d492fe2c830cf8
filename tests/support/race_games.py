"""Whole games of A Race For Life, told move by move in a text file.

    Ann Ben
    tiebreak_lions=ever
    event eagle
    trail_1 stack=lion rock_shows=no
    end

First the players, then the house rules that are not at their default, one a line. A move is what
whoever has the turn does: `event` with the droughted animal or "infestation", `scorpions` with the
number shown, a skill, or `end`; further words fill in the fields of the command.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from serengeti_companion.engine.session import Accepted, Session
from serengeti_companion.games.race.commands import (
    BeginPlay,
    Command,
    EndTurn,
    PlayCard,
    ShowScorpions,
    TurnUpEvent,
)
from serengeti_companion.games.race.game import GAME
from serengeti_companion.games.race.model import (
    EventCard,
    HouseRules,
    Options,
    Pile,
    Place,
    Seat,
    SeatOptions,
)
from serengeti_companion.games.race.packs import practice_set
from serengeti_companion.games.race.switches import BY_NAME, with_switch
from serengeti_companion.games.race.terms import Skill, Species
from serengeti_companion.storage.whole import AnyRecord, WholeSession

READ: dict[str, Callable[[str], Any]] = {
    "stack": Species,
    "rock_shows": "yes".__eq__,
    "found": "yes".__eq__,
    "source": Place,
    "look": Pile,
    "lion_of": lambda word: Seat(int(word)),
    "copies": lambda word: tuple(map(Skill, word.split("+"))),
    "drawn": int,
    "scorpions": int,
}


def play_game(path: Path) -> WholeSession:
    """The session that the file tells, every command judged by the rules."""
    first, *rest = path.read_text(encoding="utf-8").splitlines()
    house = HouseRules()
    moves = []
    for line in rest:
        name, _, word = line.partition("=")
        if name in BY_NAME:
            values = {str(value).lower(): value for value in BY_NAME[name].values}
            house = with_switch(house, name, values[word])
        else:
            moves.append(line.split())
    seats = tuple(SeatOptions(name=name, tint=tint) for tint, name in enumerate(first.split()))
    options = Options(seats=seats, house=house)
    records: list[AnyRecord] = []
    session: Session[Any, Any, Any] = Session(
        GAME.rules, GAME.open(options, practice_set()), append=records.append
    )
    for command in (BeginPlay(), *moves):
        told = _move(session.state.active, command) if isinstance(command, list) else command
        answer = session.submit(told)
        assert isinstance(answer, Accepted), (command, answer)
    return WholeSession(
        game=GAME,
        title=path.stem.replace("-", " "),
        started=None,
        options=options,
        components=practice_set(),
        records=tuple(records),
    )


def _move(seat: Seat, words: list[str]) -> Command:
    name, *details = words
    if name == "event":
        (drought,) = details
        known = None if drought == "infestation" else Species(drought)
        return TurnUpEvent(card=EventCard(drought=known))
    if name == "end":
        return EndTurn(seat=seat)
    if name == "scorpions":
        shown, *details = details
        return ShowScorpions(seat=seat, shown=int(shown), **_details(details))
    return PlayCard(seat=seat, skill=Skill(name), **_details(details))


def _details(words: list[str]) -> dict[str, Any]:
    pairs = (word.split("=") for word in words)
    return {name: READ[name](value) for name, value in pairs}
