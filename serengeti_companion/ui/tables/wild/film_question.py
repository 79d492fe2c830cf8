"""Which answers a scene waits for before it can be booked."""

from dataclasses import dataclass

from serengeti_companion.engine.clauses import Verdict, Violation
from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.model import Table
from serengeti_companion.games.wild.rules.filming import card_of
from serengeti_companion.games.wild.terms import Gain
from serengeti_companion.ui.session_model import Refusal

_BY_FIELD = frozenset({"WS-ICON-PLANT-3", "WS-PIC-5", "WS-PIC-9"})
"""Answered by a field of the command; anything else that asks is answered by the table's word."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Wants:
    """Which answers a refused film waits for."""

    plant: bool = False
    reward: bool = False
    bonus: bool = False


def wants(table: Table, refusal: Refusal) -> Wants | None:
    """None where this is no question about a film: something refuses, or a yes or no is enough."""
    command = refusal.command
    if not isinstance(command, c.FilmScene):
        return None
    if any(v.verdict is Verdict.REFUSE for v in refusal.pressing):
        return None
    clauses = {v.clause for v in refusal.pressing}
    reward = card_of(table, command).reward
    unknown = reward is None or any(term.gain is Gain.PER_UNKNOWN for term in reward)
    found = Wants(
        plant="WS-ICON-PLANT-3" in clauses,
        reward=command.booked is None and unknown,
        bonus="WS-PIC-9" in clauses,
    )
    return found if found != Wants() else None


def word_for(violations: tuple[Violation, ...]) -> frozenset[str]:
    """The clauses that an answer lifts beside what it fills in."""
    return frozenset(
        v.clause for v in violations if v.verdict is Verdict.ASK and v.clause not in _BY_FIELD
    )
