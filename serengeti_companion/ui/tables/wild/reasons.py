"""Violations as the banner tells them: equal sentences once, with all their clauses."""

from collections.abc import Iterable

from serengeti_companion.engine.clauses import Violation
from serengeti_companion.games.wild.terms import INDEX, Cell
from serengeti_companion.ui.parts.banner import Problem
from serengeti_companion.ui.translation import told


def problems(violations: Iterable[Violation]) -> tuple[Problem, ...]:
    """One for each sentence, in the order they were found."""
    clauses: dict[str, list[str]] = {}
    for violation in violations:
        found = clauses.setdefault(told(violation.message), [])
        if violation.clause not in found:
            found.append(violation.clause)
    return tuple(
        Problem(sentence, first, tuple(rest)) for sentence, (first, *rest) in clauses.items()
    )


def cells_of(violations: Iterable[Violation]) -> frozenset[Cell]:
    """The spaces of the Map that the violations are about."""
    named = (
        Cell(subject.removeprefix("cell:"))
        for violation in violations
        for subject in violation.subjects
        if subject.startswith("cell:")
    )
    return frozenset(cell for cell in named if cell in INDEX)
