"""What today's rules say of the moves of a session."""

from collections.abc import Iterator
from dataclasses import dataclass

from serengeti_companion.engine.clauses import standing_in_the_way
from serengeti_companion.engine.journal import Played
from serengeti_companion.engine.texts import say
from serengeti_companion.exports.steps import Step, steps
from serengeti_companion.storage.faults import UnusableInput
from serengeti_companion.storage.whole import WholeSession


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    """A record, counted from 1, that today's rules would refuse, and by which clauses.

    `on_word`: the table gave its word on all of them, and its word is enough.
    """

    record: int
    clauses: tuple[str, ...]
    on_word: bool


def audit(whole: WholeSession) -> Iterator[Finding]:
    """Every play that would be refused, also one that was taken back later.

    Raises UnusableInput for a play that the rules cannot even judge.
    """
    for step in steps(whole):
        if isinstance(step.record, Played):
            yield from _findings(whole, step, step.record)


def _findings(whole: WholeSession, step: Step, played: Played[object, object]) -> Iterator[Finding]:
    try:
        violations = whole.game.rules.violations(step.before, played.command)
    # A file can hold a command that no table makes sense of.
    except Exception as error:
        text = say("Record {number} cannot be judged.", number=step.number)
        raise UnusableInput(text, f"records[{step.number}].command") from error
    pressing = standing_in_the_way(violations, frozenset())
    if pressing:
        clauses = tuple(dict.fromkeys(violation.clause for violation in pressing))
        left = standing_in_the_way(violations, frozenset(played.on_word))
        yield Finding(record=step.number, clauses=clauses, on_word=not left)
