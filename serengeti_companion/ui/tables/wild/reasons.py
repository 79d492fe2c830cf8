"""What on the table the referee's objections are about."""

from collections.abc import Iterable

from serengeti_companion.engine.clauses import Violation
from serengeti_companion.games.wild.terms import INDEX, Cell


def cells_of(violations: Iterable[Violation]) -> frozenset[Cell]:
    """The spaces of the Map that the violations are about."""
    named = (
        Cell(subject.removeprefix("cell:"))
        for violation in violations
        for subject in violation.subjects
        if subject.startswith("cell:")
    )
    return frozenset(cell for cell in named if cell in INDEX)
