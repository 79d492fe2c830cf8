"""A session as a text to read: every move, what it did, every change of the scores."""

from collections.abc import Callable, Iterator
from dataclasses import fields, replace
from typing import Any

from serengeti_companion.engine.game import Game
from serengeti_companion.engine.journal import Dropped, Played, Redone, Undone, standing
from serengeti_companion.engine.scores import Outcome
from serengeti_companion.engine.texts import Text, count, say
from serengeti_companion.exports.steps import Step, Table, steps
from serengeti_companion.storage.whole import WholeSession

Tell = Callable[[Text], str]


def transcript(
    whole: WholeSession,
    *,
    tell: Tell = str,
    standing_only: bool = False,
    every_event: bool = False,
) -> str:
    """The text; the same session always gives the same one.

    `standing_only` leaves out what was taken back, and numbers what stands from 1. `every_event`
    shows by its fields an event that the game has no words for.
    """
    if standing_only:
        whole = replace(whole, records=tuple(standing(whole.records).done))
    writer = _Writer(whole, tell, every_event=every_event)
    return "".join(f"{line}\n" for line in writer.lines())


class _Writer:
    def __init__(self, whole: WholeSession, tell: Tell, *, every_event: bool) -> None:
        self._whole = whole
        self._game: Game = whole.game
        self._tell = tell
        self._every_event = every_event

    def lines(self) -> Iterator[str]:
        table = self._game.open(self._whole.options, self._whole.components)
        yield from self._head()
        for step in steps(self._whole):
            yield from self._step(step)
            table = step.after
        yield from self._end(table)

    def _said(self, text: Text) -> str:
        return _line(self._tell(text))

    def _head(self) -> Iterator[str]:
        yield self._said(say("{game}: {title}", game=self._game.title, title=self._whole.title))
        if getattr(self._whole.components, "practice", False):
            yield self._said(say("Practice set, not the published game"))
        if self._whole.started:
            yield self._said(say("Started {time}", time=self._whole.started))
        yield ""

    def _step(self, step: Step) -> Iterator[str]:
        time = f"{step.record.at}  " if step.record.at else ""
        yield f"{step.number:4}  {time}{self._said(self._what(step))}"
        if isinstance(step.record, Played):
            yield from self._played(step.record, step.before)
        scores = self._scores(step.after)
        if scores != self._scores(step.before):
            yield f"      = {scores}"

    def _what(self, step: Step) -> Text:
        command = (
            self._game.tell_command(step.told, step.play.command) if step.play else say("nothing")
        )
        match step.record:
            case Played(again=True):
                return say("once more: {command}", command=command)
            case Played():
                return command
            case Undone():
                return say("taken back: {command}", command=command)
            case Redone():
                return say("played again: {command}", command=command)
            case Dropped(count=number):
                return count(number, "{n} move is left out", "{n} moves are left out")

    def _played(self, played: Played[object, object], table: Table) -> Iterator[str]:
        if played.on_word:
            clauses = ", ".join(played.on_word)
            yield f"      {self._said(say('on the word of the table: {clauses}', clauses=clauses))}"
        for event in played.events:
            told = self._game.tell_event(table, event)
            if told is not None:
                yield f"      - {self._said(told)}"
            elif self._every_event:
                yield f"      - {_bare(event)}"
            table = self._game.rules.evolve(table, event)

    def _scores(self, table: Table) -> str:
        sheets = self._game.sheets(table)
        return _line(", ".join(f"{sheet.name} {sheet.total}" for sheet in sheets))

    def _end(self, table: Table) -> Iterator[str]:
        yield ""
        outcome = self._game.outcome(table)
        if outcome is None:
            yield self._said(say("The game goes on: {scores}", scores=self._scores(table)))
            return
        yield from self._outcome(outcome)
        for sheet in self._game.sheets(table):
            yield self._said(say("{name}: {total}", name=sheet.name, total=sheet.total))
            for line in sheet.lines:
                label = say(
                    "{amount} {label} ({clause})",
                    amount=line.amount,
                    label=line.label,
                    clause=line.clause,
                )
                yield f"      {self._said(label)}"

    def _outcome(self, outcome: Outcome) -> Iterator[str]:
        winners = ", ".join(outcome.winners)
        if winners:
            text = say(
                "Won by {winners} (decided by: {what})", winners=winners, what=outcome.decided_by
            )
        else:
            text = say("Won by nobody (decided by: {what})", what=outcome.decided_by)
        yield self._said(text)
        for place in sorted(outcome.standings, key=lambda standing: standing.place):
            yield self._said(
                say(
                    "{place}. {name} {total}", place=place.place, name=place.name, total=place.total
                )
            )


def _line(text: str) -> str:
    # Names may hold anything; a line stays one line.
    return " ".join(text.split())


def _bare(event: Any) -> str:  # noqa: ANN401 -- any event of any game
    names = [field.name for field in fields(event) if field.name != "kind"]
    shown = ", ".join(f"{name} {_shown(getattr(event, name))}" for name in names)
    return _line(f"{event.kind}: {shown}")


def _shown(value: object) -> str:
    if isinstance(value, tuple):
        return f"({', '.join(_shown(item) for item in value)})"
    return "-" if value is None else str(value)
