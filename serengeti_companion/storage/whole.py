"""A whole session as one value: what the database keeps and a session file carries."""

from dataclasses import dataclass
from typing import Any

from serengeti_companion.engine.game import Game
from serengeti_companion.engine.journal import Record

AnyRecord = Record[Any, Any]
Options = Any
"""What is decided before the session; each game has a type of its own."""
Components = Any
"""The facts a session uses; each game has a type of its own."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WholeSession:
    """All that is needed to play it again; `started` is UTC, None where nobody played.

    `copy` is the number of the user's copy whose facts `components` were when it began, None where
    there is none; it means something only on the machine that keeps the copy, and no file has it.
    """

    game: Game
    title: str
    started: str | None
    options: Options
    components: Components
    records: tuple[AnyRecord, ...] = ()
    copy: int | None = None
