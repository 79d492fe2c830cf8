"""What a benchmark answers: two medians of one run, and their ratio beside the goal."""

import statistics
from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """Ours against bare, in the same unit; `goal` is the ratio that is allowed."""

    name: str
    ours: float
    bare: float
    goal: float
    unit: str = "ms"

    @property
    def ratio(self) -> float:
        return self.ours / self.bare

    @property
    def reached(self) -> bool:
        return self.ratio <= self.goal


def of_runs(
    name: str, ours: Sequence[float], bare: Sequence[float], goal: float, unit: str = "ms"
) -> Figure:
    """The medians of two series that were measured in turn, so that both met the same weather."""
    return Figure(
        name=name,
        ours=statistics.median(ours),
        bare=statistics.median(bare),
        goal=goal,
        unit=unit,
    )


def table(figures: Sequence[Figure]) -> str:
    """The figures as a Markdown table."""
    lines = [
        "| What | ours | bare | ratio | goal |",
        "| --- | ---: | ---: | ---: | ---: |",
        *(
            f"| {f.name} | {f.ours:.2f} {f.unit} | {f.bare:.2f} {f.unit} | {f.ratio:.2f} "
            f"| {f.goal:.2f}{'' if f.reached else ' missed'} |"
            for f in figures
        ),
    ]
    return "\n".join(lines)
