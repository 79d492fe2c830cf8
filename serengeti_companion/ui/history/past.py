"""A session that is looked back at: folded once, every moment of it told when it is asked for."""

from bisect import bisect_left, bisect_right
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from serengeti_companion.engine.journal import Played
from serengeti_companion.engine.session import Session
from serengeti_companion.storage.play import load_session
from serengeti_companion.storage.sessions import SessionId
from serengeti_companion.storage.whole import WholeSession
from serengeti_companion.ui.history import looking_back
from serengeti_companion.ui.home.kept import Kept
from serengeti_companion.ui.style.tokens import PlayerColour, PlayerShape
from serengeti_companion.ui.table_view.facts import FarFacts, FarTile
from serengeti_companion.ui.told_play import told_play
from serengeti_companion.ui.translation import told

Sign = tuple[PlayerColour, PlayerShape]


@dataclass(frozen=True, slots=True, kw_only=True)
class Course:
    """One player's score at each moment; the team's has no sign."""

    name: str
    sign: Sign | None
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Stage:
    """From which moment on it was that round, season or turn; `number` 0 = none of them."""

    start: int
    number: int


class Past:
    """Moment 0 is the opening, moment n the table after the n-th standing play.

    What was taken back is not told: it did not happen.
    """

    def __init__(self, whole: WholeSession, unread: str = "") -> None:
        self.game = looking_back.load(whole.game.key)
        self.unread = unread
        opening = whole.game.open(whole.options, whole.components)
        session = Session(whole.game.rules, opening, whole.records)
        self.tables: tuple[Any, ...] = session.states
        self.plays: tuple[Played[Any, Any], ...] = session.done

    @property
    def last(self) -> int:
        """The moment where the session stands."""
        return len(self.plays)

    @property
    def now(self) -> Any:  # noqa: ANN401 -- each game has a table of its own
        """The last table."""
        return self.tables[-1]

    def before(self, moment: int) -> Any:  # noqa: ANN401 -- as above
        """The table before the play that led to a moment; the opening has itself."""
        return self.tables[max(moment - 1, 0)]

    def at(self, moment: int) -> str | None:
        """When that was played, UTC; None where nobody knows."""
        return self.plays[moment - 1].at if moment else None

    def words(self, moment: int) -> str:
        """What was done and what it caused; "" for the opening."""
        if not moment:
            return ""
        before, play = self.before(moment), self.plays[moment - 1]
        return told_play(self.game.GAME, before, play, self.game.deed(before, play, self.now))

    def clauses(self, moment: int) -> tuple[str, ...]:
        """What the table overruled there."""
        return self.plays[moment - 1].on_word if moment else ()

    @cached_property
    def facts(self) -> tuple[FarFacts, ...]:
        """What stood on the table at each moment."""
        return tuple(self.game.facts(table, self.now) for table in self.tables)

    @cached_property
    def stages(self) -> tuple[Stage, ...]:
        """The parts of the session, oldest first; the first one starts at 0."""
        found: list[Stage] = []
        title = ""
        for moment, (facts, table) in enumerate(zip(self.facts, self.tables, strict=True)):
            if facts.title != title or not found:
                title = facts.title
                found.append(Stage(start=moment, number=self.game.number(table)))
        return tuple(found)

    def stage_before(self, moment: int) -> int:
        """Where the round begins, or the one before for a moment that begins one."""
        starts = [stage.start for stage in self.stages]
        return starts[max(bisect_left(starts, moment) - 1, 0)]

    def stage_after(self, moment: int) -> int:
        """Where the next round begins; the last moment when there is none."""
        starts = [stage.start for stage in self.stages]
        behind = bisect_right(starts, moment)
        return starts[behind] if behind < len(starts) else self.last

    @cached_property
    def courses(self) -> tuple[Course, ...]:
        """The score of each player, or of the team, at every moment."""
        scores: dict[Sign | None, list[int]] = {}
        names: dict[Sign | None, str] = {}
        for moment, facts in enumerate(self.facts):
            if facts.over and self.game.COUNTED_AT_THE_END:
                continue
            for sign, name, score in _scores(facts):
                # Whoever came later had nothing until then.
                course = scores.setdefault(sign, [0] * moment)
                course += [course[-1] if course else 0] * (moment - len(course))
                course.append(score)
                names[sign] = name
        return tuple(
            Course(name=names[sign], sign=sign, values=tuple(values))
            for sign, values in scores.items()
        )


def read(kept: Kept, session: SessionId) -> Past:
    """A stored session; nothing is written. Raises EnvironmentFault and UnusableInput."""
    game = looking_back.load(kept.sessions.opening(session).game).GAME
    loaded = load_session(kept.sessions, game, session)
    return Past(loaded.whole, told(loaded.notice) if loaded.notice else "")


def _scores(facts: FarFacts) -> list[tuple[Sign | None, str, int]]:
    if facts.goal is not None:
        return [(None, "", facts.goal.score)]
    return [(_sign(tile), tile.name, tile.score) for tile in facts.tiles if tile.score is not None]


def _sign(tile: FarTile) -> Sign:
    return tile.colour, tile.shape
