"""Who has won (sections 8 and 9), from the piles at the end."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from serengeti_companion.engine.clauses import Violation, refuse
from serengeti_companion.engine.scores import places
from serengeti_companion.engine.texts import say
from serengeti_companion.games.survive.model import HouseRules
from serengeti_companion.games.survive.rules.opening import FEWEST, MOST
from serengeti_companion.games.survive.rules.runs import Run, runs
from serengeti_companion.games.survive.terms import EXTINCT, NUMBERS, UNKNOWN


@dataclass(frozen=True, slots=True, kw_only=True)
class Count:
    """A colour's piles at the end; UNKNOWN stands for a card whose number nobody told."""

    name: str
    safe: tuple[int, ...] = ()
    eaten: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class FinalCounts:
    """A whole table at the end; `neutral` with two players."""

    players: tuple[Count, ...]
    neutral: Count | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """SV-WIN-17: what is shown of a colour; `runs` are its herds, the one that counts first.

    `place` = 1 + how many are ahead, 0 for the neutral colour.
    """

    name: str
    safe: tuple[int, ...]
    eaten: int
    runs: tuple[Run, ...]
    place: int = 0
    is_neutral: bool = False

    @property
    def extinct(self) -> bool:
        """SV-WIN-2."""
        return self.eaten >= EXTINCT

    @property
    def herd(self) -> Run | None:
        """SV-WIN-10: the herd that counts."""
        return self.runs[0] if self.runs else None

    @property
    def size(self) -> int:
        """SV-WIN-15: 0 without a herd."""
        return self.runs[0].size if self.runs else 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """Who won, and the word of the rule that decided; nobody where the neutral colour won."""

    players: tuple[Line, ...]
    neutral: Line | None
    winners: tuple[str, ...]
    decided_by: str


def objections(counts: FinalCounts) -> tuple[Violation, ...]:
    """What is wrong with the piles as a whole; subjects are "seat:0" and so on."""
    return tuple(_objections(counts))


def _objections(counts: FinalCounts) -> Iterator[Violation]:
    number = len(counts.players)
    # Five sets, and no rules for one player.
    if not FEWEST <= number <= MOST:
        message = say("This game has {f} to {m} players, not {n}.", f=FEWEST, m=MOST, n=number)
        yield refuse("SV-SETUP-4", message)
    # With two players, and only then, a third colour plays.
    if (counts.neutral is None) == (number == FEWEST):
        yield refuse("SV-2P-1", say("The neutral colour plays with 2 players, and only then."))
    neutral = () if counts.neutral is None else (counts.neutral,)
    for seat, count in enumerate((*counts.players, *neutral)):
        yield from _piles(count, seat, whole=seat < number)


def _piles(count: Count, seat: int, *, whole: bool) -> Iterator[Violation]:
    cards, subject = count.safe + count.eaten, f"seat:{seat}"
    name = count.name or say("The neutral colour")
    for number in sorted(set(cards)):
        # The numbers are 1 to 12, and each is there once.
        if number not in NUMBERS:
            message = say("{name}: {n} is no number from 1 to 12.", name=name, n=number)
            yield refuse("SV-VAL-3", message, subject)
        elif cards.count(number) > 1:
            message = say("{name}: the {n} is there more than once.", name=name, n=number)
            yield refuse("SV-VAL-2", message, subject)
    # A player has played every card; neutral ones may be left in their deck.
    missing = [number for number in NUMBERS if number not in cards]
    if whole and missing:
        message = say("{name}: the {n} is neither safe nor eaten.", name=name, n=missing[0])
        yield refuse("SV-VAL-1", message, subject)


def score(counts: FinalCounts, house: HouseRules) -> Result:
    """The result of piles without objections."""
    players = tuple(_line(count) for count in counts.players)
    neutral = None if counts.neutral is None else _line(counts.neutral, is_neutral=True)
    everyone = players if neutral is None else (*players, neutral)
    won, decided_by = _Contest(everyone, house).decided()
    # SV-2P-14: where the neutral colour wins, nobody does.
    winners = tuple(line.name for line in won if not line.is_neutral)
    # Nobody is ahead of the players but a neutral colour that won.
    ranked = everyone if decided_by == "neutral" else players
    ranks = places(tuple(_rank(line, won, house) for line in ranked))
    placed = tuple(replace(line, place=place) for line, place in zip(players, ranks, strict=False))
    return Result(players=placed, neutral=neutral, winners=winners, decided_by=decided_by)


def _line(count: Count, *, is_neutral: bool = False) -> Line:
    return Line(
        name=count.name,
        safe=tuple(sorted(number for number in count.safe if number != UNKNOWN)),
        eaten=len(count.eaten),
        runs=runs(count.safe),
        is_neutral=is_neutral,
    )


def _rank(line: Line, won: tuple[Line, ...], house: HouseRules) -> tuple[int, ...]:
    """Winners first, then whoever is ahead by the rules of the base game."""
    extinct = (1, line.eaten) if line.extinct else (0, 0)
    compared = line.runs if house.herd_tie == "next_herd" else line.runs[:1]
    if line.extinct and house.extinct_tie == "shared":
        compared = ()  # SV-WIN-3: extinction sets herds aside
    values = (value for run in compared for value in (run.size, -run.first))
    return (int(line in won), *extinct, *values)


Lines = tuple[Line, ...]


class _Contest:
    """The steps of the comparison, each leaving those that are level at the top."""

    def __init__(self, everyone: Lines, house: HouseRules) -> None:
        self._everyone = everyone
        self._house = house

    def decided(self) -> tuple[Lines, str]:
        """The colours that win, and the word of the step that decided."""
        extinct = tuple(line for line in self._everyone if line.extinct)
        # SV-WIN-3: whoever is extinct beats every herd.
        if extinct:
            return self._named(*self._extinct(extinct))
        grazing = tuple(line for line in self._everyone if line.size)
        # SV-R-15: without any herd nobody wins.
        if not grazing:
            return (), "nobody"
        return self._named(*self._herds(grazing, "herd"))

    def _named(self, left: Lines, word: str) -> tuple[Lines, str]:
        if any(line.is_neutral for line in left):
            return left, "neutral"  # SV-2P-14
        return left, word

    def _extinct(self, extinct: Lines) -> tuple[Lines, str]:
        if len(extinct) == 1:
            return extinct, "extinct"  # SV-WIN-4
        left = _best(extinct, lambda line: (line.eaten,))
        if len(left) == 1:
            return left, "most_eaten"  # SV-WIN-5
        by_herd = self._house.extinct_tie == "herd"
        if self._house.neutral_tie == "at_size" or not by_herd:
            left, single = self._without_neutral(left)
            if single:
                return left, "neutral_tie"
        # SV-WIN-6, SV-R-16: a tie is shared, or the biggest herd among them breaks it.
        return self._herds(left, "herd") if by_herd else (left, "shared")

    def _herds(self, left: Lines, word: str) -> tuple[Lines, str]:
        left = _best(left, lambda line: (line.size,))
        if len(left) == 1:
            return left, word  # SV-WIN-11
        if self._house.neutral_tie == "at_size":
            left, single = self._without_neutral(left)
            if single:
                return left, "neutral_tie"  # SV-2P-15
        left = _best(left, lambda line: tuple(-run.first for run in line.runs[:1]))
        if len(left) == 1:
            return left, "lowest"  # SV-WIN-12
        left, single = self._without_neutral(left)
        if single:
            return left, "neutral_tie"  # SV-R-20 b
        return self._further(left)

    def _further(self, left: Lines) -> tuple[Lines, str]:
        if self._house.herd_tie == "next_herd":  # SV-R-13 b
            left = _best(left, lambda line: tuple(n for r in line.runs for n in (r.size, -r.first)))
            if len(left) == 1:
                return left, "next_herd"
        return left, "shared"  # SV-WIN-14

    def _without_neutral(self, left: Lines) -> tuple[Lines, bool]:
        """SV-2P-15, SV-R-22: the neutral colour drops out; whether that leaves one player."""
        players = tuple(line for line in left if not line.is_neutral)
        return players, len(players) == 1


def _best(lines: Lines, key: Callable[[Line], tuple[int, ...]]) -> Lines:
    best = max(key(line) for line in lines)
    return tuple(line for line in lines if key(line) == best)


def question(counts: FinalCounts, departures: dict[str, bool | str]) -> dict[str, Any]:
    """The piles as the command line's `score` takes them, with the switches off their default."""
    asked: dict[str, Any] = {
        "game": "survive",
        "players": [{"name": one.name, **_piled(one)} for one in counts.players],
        "neutral": None if counts.neutral is None else _piled(counts.neutral),
    }
    return asked | ({"house_rules": departures} if departures else {})


def _piled(count: Count) -> dict[str, Any]:
    return {"safe": sorted(count.safe), "eaten": sorted(count.eaten)}


def answer(result: Result) -> dict[str, Any]:
    """The result as the command line's `score` writes it."""
    neutral = result.neutral
    return {
        "players": [
            {"name": line.name, **_shown(line), "place": line.place} for line in result.players
        ],
        "neutral": None if neutral is None else _shown(neutral),
        "winners": list(result.winners),
        "decided_by": result.decided_by,
    }


def _shown(line: Line) -> dict[str, Any]:
    herd = line.herd
    told = None if herd is None else {"from": herd.first, "to": herd.last, "size": herd.size}
    return {"eaten": line.eaten, "herd": told, "extinct": line.extinct, "safe": list(line.safe)}
