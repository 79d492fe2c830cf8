"""The score from the counts at the end (section 14); the same for a table and for a score pad."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal

from serengeti_companion.engine.clauses import Violation, refuse
from serengeti_companion.engine.texts import say
from serengeti_companion.games.race.names import CARD_NAMES
from serengeti_companion.games.race.printed import UNKNOWN_COPY, Printed
from serengeti_companion.games.race.terms import SPECIES, Species

MOST_LIONS = 3  # RL-SCORE-8
MOST_CARCASSES = -2  # RL-SCORE-6
Decided = Literal["points", "lions", "track", "shared"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Count:
    """What one player has at the end; `animals` in the order of `SPECIES`, Savannah left out.

    `ever`: lions ever laid in the Savannah, None = as many as are there.
    """

    name: str
    animals: tuple[int, ...]
    carcasses: int
    savannah: int
    ever: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class FinalCounts:
    """Both players, whom the track favours (0 = A, 1 = B), and the value of the marker's spot."""

    players: tuple[Count, Count]
    favoured: int | None
    value: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """One player's sum, part by part; `types`: the species won."""

    name: str
    types: tuple[Species, ...]
    savannah: int
    track: int
    carcasses: int

    @property
    def total(self) -> int:
        """RL-SCORE-11; RL-SCORE-12: it may be below 0."""
        return len(self.types) + self.savannah + self.track + self.carcasses


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """Both sums, who won, and what decided."""

    players: tuple[Line, Line]
    winners: tuple[str, ...]
    decided_by: Decided


def objections(counts: FinalCounts, printed: Printed = UNKNOWN_COPY) -> Iterator[Violation]:
    """Counts that cannot be, because there are fewer pieces."""
    a, b = counts.players
    for at, species in enumerate(SPECIES):
        found = a.animals[at] + b.animals[at]
        if species is Species.LION:
            found += a.savannah + b.savannah
        if found > printed.animals[at]:
            message = say(
                "There are {n} cards of the {card}, not {found}.",
                n=printed.animals[at],
                found=found,
                card=CARD_NAMES[species],
            )
            yield refuse("RL-VAL-1", message, f"stack:{species}")
    if (found := a.carcasses + b.carcasses) > printed.carcasses:
        message = say("There are {n} carcasses, not {found}.", n=printed.carcasses, found=found)
        yield refuse("RL-VAL-3", message, "supply:carcass")


def score(counts: FinalCounts, *, tiebreak_lions: str = "end") -> Result:
    """RL-SCORE-3 to -16."""
    lines = (_line(counts, 0), _line(counts, 1))
    winner, decided = _winner(counts, lines, tiebreak_lions)
    names = tuple(count.name for count in counts.players)
    winners = names if winner is None else (names[winner],)
    return Result(players=lines, winners=winners, decided_by=decided)


def _line(counts: FinalCounts, at: int) -> Line:
    own, theirs = counts.players[at], counts.players[1 - at]
    return Line(
        name=own.name,
        # RL-SCORE-4, RL-SCORE-7, RL-SCORE-9: on a tie nobody gains or loses.
        types=tuple(
            species
            for species, mine, yours in zip(SPECIES, own.animals, theirs.animals, strict=True)
            if mine > yours
        ),
        savannah=MOST_LIONS if own.savannah > theirs.savannah else 0,
        track=counts.value if counts.favoured == at else 0,  # RL-SCORE-10
        carcasses=MOST_CARCASSES if own.carcasses > theirs.carcasses else 0,
    )


def _winner(
    counts: FinalCounts, lines: tuple[Line, Line], tiebreak_lions: str
) -> tuple[int | None, Decided]:
    a, b = lines
    if a.total != b.total:  # RL-SCORE-13
        return int(b.total > a.total), "points"
    lions = [_placed(count, tiebreak_lions) for count in counts.players]
    if lions[0] != lions[1]:  # RL-SCORE-14
        return int(lions[1] > lions[0]), "lions"
    if counts.favoured is not None:  # RL-SCORE-15
        return counts.favoured, "track"
    return None, "shared"  # RL-SCORE-16


def _placed(count: Count, tiebreak_lions: str) -> int:
    """RL-R-20: lions there at the end, or ever laid."""
    return count.ever if tiebreak_lions == "ever" and count.ever is not None else count.savannah


def question(counts: FinalCounts, departures: dict[str, bool | str]) -> dict[str, Any]:
    """The counts as the command line's `score` takes them, with the switches off their default."""
    a, b = (_asked(count) for count in counts.players)
    favours = None if counts.favoured is None else "ab"[counts.favoured]
    track = {"favours": favours, "value": counts.value}
    asked: dict[str, Any] = {"game": "race", "a": a, "b": b, "track": track}
    return asked | ({"house_rules": departures} if departures else {})


def _asked(count: Count) -> dict[str, Any]:
    asked: dict[str, Any] = {
        "name": count.name,
        "species": {str(each): n for each, n in zip(SPECIES, count.animals, strict=True)},
        "carcasses": count.carcasses,
        "savannah": count.savannah,
    }
    return asked if count.ever is None else asked | {"savannah_ever": count.ever}


def answer(result: Result) -> dict[str, Any]:
    """The result as the command line tells it."""
    sides = {
        key: {
            "species": len(line.types),
            "savannah": line.savannah,
            "track": line.track,
            "carcasses": line.carcasses,
            "total": line.total,
        }
        for key, line in zip("ab", result.players, strict=True)
    }
    return sides | {"winners": list(result.winners), "decided_by": result.decided_by}
