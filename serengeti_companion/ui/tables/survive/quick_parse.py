"""One typed line -> what the table says: a predator, cards turned up, a catch."""

from dataclasses import dataclass

from serengeti_companion.engine.texts import Text, say
from serengeti_companion.games.survive.commands import (
    Command,
    ResolvePredator,
    RevealCards,
    TurnUpPredator,
)
from serengeti_companion.games.survive.model import Card, Phase, Seat, Table, acting
from serengeti_companion.games.survive.rules import duties
from serengeti_companion.games.survive.terms import (
    NAMELESS,
    Effect,
    Extreme,
    Numbers,
    PredatorCard,
    Speed,
    WholeHerd,
)

_WORDS: dict[str, Effect] = {
    "lowest": Extreme(which="lowest"),
    "highest": Extreme(which="highest"),
    "largest": WholeHerd(which="largest"),
    "smallest": WholeHerd(which="smallest"),
}


@dataclass(frozen=True, slots=True)
class Unclear:
    """Why a line says nothing, in one sentence."""

    message: Text


Parsed = tuple[Command, ...] | Unclear


def parse(table: Table, line: str) -> Parsed:
    """What the line means in this phase; it is not judged by the rules yet."""
    words = line.strip().lower()
    match table.phase:
        case Phase.PREDATOR:
            return _predator(table, words)
        case Phase.CHOOSING:
            return _reveals(table, words)
        case Phase.HUNTING:
            return _catch(table, words)
        case _:
            return Unclear(say("There is nothing to type now."))


def _predator(table: Table, words: str) -> Parsed:
    if words == "?":
        return (TurnUpPredator(card=NAMELESS),)
    first, *rest = words.split() or [""]
    if first in {"speed", "exactly"} and len(rest) == 1 and rest[0].isdecimal():
        effect: Effect = Speed(
            x=int(rest[0]), compare="exactly" if first == "exactly" else "at_least"
        )
        return (TurnUpPredator(card=PredatorCard(effect=effect)),)
    if first == "numbers" and rest and all(word.isdecimal() for word in rest):
        effect = Numbers(numbers=tuple(int(word) for word in rest))
        return (TurnUpPredator(card=PredatorCard(effect=effect)),)
    if words in _WORDS:
        return (TurnUpPredator(card=PredatorCard(effect=_WORDS[words])),)
    known = [one for one in table.printed.predators if one.name.lower().startswith(words)]
    if words and len(known) == 1:
        return (TurnUpPredator(card=known[0]),)
    return Unclear(say("Type a predator's name, “speed 3”, “lowest”, or “?” for a nameless one."))


def _reveals(table: Table, words: str) -> Parsed:
    found: list[Command] = []
    for part in words.split(","):
        name, numbers = _owner_and_numbers(part)
        seat = _seat(table, name)
        if seat is None or not numbers:
            return Unclear(say("Type a name and numbers: “ann 3”, or “ann 3 5, ben 7”."))
        found.append(RevealCards(seat=seat, numbers=numbers))
    return tuple(found)


def _catch(table: Table, words: str) -> Parsed:
    predator = acting(table)
    if predator is None:
        return Unclear(say("No predator is left to act."))
    if words in {"", "ok"}:
        return (ResolvePredator(order=predator.order),)
    if words == "-":
        return (ResolvePredator(order=predator.order, eaten=()),)
    eaten: list[Card] = []
    for part in words.split(","):
        name, numbers = _owner_and_numbers(part)
        seat = _seat(table, name)
        if seat is None or not numbers:
            return Unclear(say("Type who is eaten: “ann 3, ben 7”, or “-” for nobody."))
        eaten += [Card(seat=seat, number=number) for number in numbers]
    return (ResolvePredator(order=predator.order, eaten=tuple(eaten)),)


def _owner_and_numbers(part: str) -> tuple[str, tuple[int, ...]]:
    """`"ann 3 5"` -> the name, which may have spaces, and the numbers behind it."""
    words = part.split()
    numbers: list[int] = []
    while words and words[-1].isdecimal() and len(words[-1]) <= 2:
        numbers.insert(0, int(words.pop()))
    return " ".join(words), tuple(numbers)


def _seat(table: Table, name: str) -> Seat | None:
    """The one colour whose name begins so; "n" or "neutral" the neutral one."""
    if not name:
        awaited = duties.awaited(table)
        return awaited[0] if len(awaited) == 1 else None
    names = {
        seat: "neutral" if seat == table.neutral else table.colour(seat).name.lower()
        for seat in table.seats
    }
    whole = [seat for seat, known in names.items() if known == name]
    begun = [seat for seat, known in names.items() if known.startswith(name)]
    found = whole or begun
    return found[0] if len(found) == 1 else None
