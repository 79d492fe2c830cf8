"""What is told to the far side of the table, whatever the game: plain values, no Qt."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from serengeti_companion.engine.texts import isolated
from serengeti_companion.ui.style.tokens import PlayerColour, PlayerShape


class Mood(StrEnum):
    """How a tile stands out; told by its note as well as by its colour."""

    PLAIN = "plain"
    ON_TURN = "on turn"
    OUT = "out"  # nothing more to do this round
    WON = "won"


class Standing(StrEnum):
    """How it stands with what is to be reached together."""

    OPEN = "open"
    MET = "met"
    MISSED = "missed"


@dataclass(frozen=True, slots=True, kw_only=True)
class FarFact:
    """A small figure and what it counts."""

    label: str
    value: str

    @property
    def words(self) -> str:
        """For the ear."""
        return f"{self.label} {self.value}"


@dataclass(frozen=True, slots=True, kw_only=True)
class FarTile:
    """One player; `score` None = all have one together; the facts that matter most come first."""

    name: str
    colour: PlayerColour
    shape: PlayerShape
    score: int | None = None
    unit: str = ""
    facts: tuple[FarFact, ...] = ()
    note: str = ""
    mood: Mood = Mood.PLAIN

    @property
    def words(self) -> str:
        """For the ear."""
        score = () if self.score is None else (f"{self.score} {self.unit}",)
        said = (*score, *((self.note,) if self.note else ()), *(fact.words for fact in self.facts))
        return f"{isolated(self.name)}: {', '.join(said)}"


@dataclass(frozen=True, slots=True, kw_only=True)
class FarGoal:
    """What the table has to reach together, and its score; `now` of `needed`, if it is a figure."""

    score: int
    unit: str
    line: str
    more: str = ""
    standing: Standing = Standing.OPEN
    now: int | None = None
    needed: int | None = None

    @property
    def words(self) -> str:
        """For the ear."""
        said = (f"{self.score} {self.unit}", self.line, self.more)
        return ". ".join(word for word in said if word)


@dataclass(frozen=True, slots=True, kw_only=True)
class FarFacts:
    """The whole view: `now` is what goes on, `whose` the place of the tile that it speaks of."""

    title: str
    now: str = ""
    whose: int | None = None
    over: bool = False
    notes: tuple[FarFact, ...] = ()
    goal: FarGoal | None = None
    tiles: tuple[FarTile, ...]

    @property
    def heading(self) -> str:
        """For the ear: the title and what goes on."""
        return ". ".join(word for word in (self.title, self.now) if word)

    @property
    def celebrates(self) -> bool:
        """Whether the end is a happy one for somebody here."""
        together = self.goal is not None and self.goal.standing is Standing.MET
        return self.over and (together or any(tile.mood is Mood.WON for tile in self.tiles))

    @property
    def texts(self) -> Iterator[str]:
        """Everything that can be read on it."""
        yield from (self.title, self.now)
        yield from (fact.words for fact in self.notes)
        if self.goal is not None:
            yield self.goal.words
        yield from (tile.words for tile in self.tiles)
