"""What the referee objects to: a clause of the rules, how firmly, and about which things."""

from dataclasses import dataclass
from enum import StrEnum

from serengeti_companion.engine.texts import Text


class Verdict(StrEnum):
    """How a violation stands in the way."""

    REFUSE = "refuse"  # contradicts a clause, or what a ruling's default forbids
    ASK = "ask"  # a needed fact is unknown: the table must say
    WARN = "warn"  # legal but odd, or resting on something assumed: shown, never in the way


@dataclass(frozen=True, slots=True, kw_only=True)
class Violation:
    """One broken clause.

    `subjects` names the things to highlight, each "kind:name" ("cell:C4", "seat:0", "card:108",
    "space:move-1", "slot:2"). `liftable` is False where the table's word cannot help, because the
    result could not be drawn: two animals for good on one space, a card in two places.
    """

    clause: str
    message: Text
    verdict: Verdict = Verdict.REFUSE
    subjects: tuple[str, ...] = ()
    liftable: bool = True

    def stands_in_the_way(self, on_word: frozenset[str]) -> bool:
        """Whether the command still waits after the table gave its word on those clause IDs."""
        if self.verdict is Verdict.WARN:
            return False
        return not (self.liftable and self.clause in on_word)


def standing_in_the_way(
    violations: tuple[Violation, ...], on_word: frozenset[str]
) -> tuple[Violation, ...]:
    """Those of `violations` that still refuse or ask."""
    return tuple(v for v in violations if v.stands_in_the_way(on_word))


def refuse(clause: str, message: Text, *subjects: str, liftable: bool = True) -> Violation:
    """A violation that refuses."""
    return Violation(clause=clause, message=message, subjects=subjects, liftable=liftable)


def ask(clause: str, message: Text, *subjects: str) -> Violation:
    """A violation that asks the table for a fact."""
    return Violation(clause=clause, message=message, subjects=subjects, verdict=Verdict.ASK)


def warn(clause: str, message: Text, *subjects: str) -> Violation:
    """A violation that only warns."""
    return Violation(clause=clause, message=message, subjects=subjects, verdict=Verdict.WARN)
