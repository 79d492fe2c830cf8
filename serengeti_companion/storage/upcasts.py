"""How what was stored in an older form is read: one step from each version to the next.

`kind` and field names are a file format. Whoever renames one adds a step here and leaves a file of
the old form in tests/storage/old/; a new optional field or a new kind needs neither.
"""

from collections.abc import Callable, Sequence
from typing import Any, Literal

Part = Literal["options", "components", "record"]

Json = Any
"""A JSON value as Python reads it."""

Upcast = Callable[[str, Part, Json], Json]
"""Game key, which part it is, and its JSON value in the old form; returns the new form."""

UPCASTS: tuple[Upcast, ...] = ()
"""The n-th, counted from 1, makes version n + 1 out of version n."""

VERSION = 1 + len(UPCASTS)
"""What is written today, in the database and in session files."""


def upcast(
    game: str, part: Part, value: Json, version: int, steps: Sequence[Upcast] = UPCASTS
) -> Json:
    """The JSON value of `version` in today's form."""
    for step in steps[version - 1 :]:
        value = step(game, part, value)
    return value
