"""Scorpions are shown at the start of a turn: how many, cards drawn for them, scorpions there."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

from PySide6.QtCore import QCoreApplication

from serengeti_companion.games.race.commands import Command, ShowScorpions
from serengeti_companion.games.race.model import Table
from serengeti_companion.games.race.rules import turns
from serengeti_companion.games.race.terms import Special
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.tables.race.moment import Moment
from serengeti_companion.ui.tables.race.now_panel import NowPanel
from serengeti_companion.ui.translation import filled

_translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True, kw_only=True)
class Numbers:
    """A question answered by a number; `field` of the command is what it fills."""

    words: str
    field: Literal["drawn", "scorpions"]
    numbers: tuple[int, ...]

    def told(self, step: ShowScorpions, at: int) -> ShowScorpions:
        """The step with the answer that stands there."""
        number = self.numbers[at]
        if self.field == "drawn":
            return replace(step, drawn=number)
        return replace(step, scorpions=number)


def number_asked(table: Table, step: ShowScorpions) -> Numbers | None:
    """What is still to be told of the step; None = that is all."""
    return next(_numbers(table, step), None)


def _numbers(table: Table, step: ShowScorpions) -> Iterator[Numbers]:
    most = turns.most_drawn(table, step)
    # By house rule a card need not be drawn.
    if table.house.scorpion_draw == "step_optional" and step.drawn is None and most:
        words = _translate("ScorpionMoment", "How many cards were drawn for them?")
        yield Numbers(words=words, field="drawn", numbers=tuple(range(most, -1, -1)))
    drawn = turns.drawn_for(table, step)
    left = table.player(step.seat).owns(Special.SCORPION) - step.shown
    if step.scorpions is None and drawn > 0 and left > 0:
        words = _translate("ScorpionMoment", "Scorpions among the cards drawn for them?")
        yield Numbers(words=words, field="scorpions", numbers=tuple(range(min(drawn, left) + 1)))


class ScorpionMoment(Moment):
    """None is one press of the main button."""

    def __init__(self, model: SessionModel, now: NowPanel) -> None:
        super().__init__(model, now)
        self._step: ShowScorpions | None = None

    @property
    def half_said(self) -> bool:
        return self._step is not None

    def forget(self) -> None:
        self._step = None

    def show(self) -> None:
        table, now = self.table, self._now
        player = table.player(table.active)
        now.tell(
            filled(_translate("ScorpionMoment", "{name}: scorpions first"), name=player.name), ""
        )
        asked = None if self._step is None else number_asked(table, self._step)
        now.primary.setVisible(asked is None)
        if asked is not None:
            now.ask(asked.words, tuple(map(str, asked.numbers)))
            return
        most = min(player.owns(Special.SCORPION), player.hand)
        words = _translate("ScorpionMoment", "How many are shown?")
        now.ask(words, tuple(str(n) for n in range(1, most + 1)))
        none = _translate("ScorpionMoment", "No scorpion")
        now.primary.mean(none, f"{table.season} {table.active} scorpions")

    def answer(self, at: int) -> None:
        if self._step is None:
            self.say(ShowScorpions(seat=self.table.active, shown=at + 1))
            return
        asked = number_asked(self.table, self._step)
        if asked is not None:
            self.say(asked.told(self._step, at))

    def carry_on(self) -> None:
        self.submit(ShowScorpions(seat=self.table.active, shown=0))

    def say(self, command: Command) -> None:
        if isinstance(command, ShowScorpions) and number_asked(self.table, command) is not None:
            self._step = command
            self.asked.emit()
        elif not self.submit(command):
            self._step = None
            self.asked.emit()
