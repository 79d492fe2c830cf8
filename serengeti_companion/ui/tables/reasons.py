"""What the referee says, as the window tells it."""

from collections.abc import Iterable

from serengeti_companion.engine.clauses import Violation
from serengeti_companion.ui.parts.banner import Problem
from serengeti_companion.ui.translation import told


def problems(violations: Iterable[Violation]) -> tuple[Problem, ...]:
    """Equal sentences once, with all their clauses, in the order they were found."""
    clauses: dict[str, list[str]] = {}
    for violation in violations:
        known = clauses.setdefault(told(violation.message), [])
        if violation.clause not in known:
            known.append(violation.clause)
    return tuple(
        Problem(sentence, first, tuple(rest)) for sentence, (first, *rest) in clauses.items()
    )
