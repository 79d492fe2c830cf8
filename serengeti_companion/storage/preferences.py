"""What the user chose and the program remembers: small typed values by name."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from serengeti_companion.storage.database import Database

T = TypeVar("T")


@dataclass(frozen=True, kw_only=True)
class Preference(Generic[T]):
    """One thing to remember; `read` makes it out of a JSON value, or raises ValueError."""

    name: str
    default: T
    read: Callable[[object], T]


class PreferenceStore:
    """The values in the database; one that is missing or makes no sense is at its default."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def get(self, preference: Preference[T]) -> T:
        rows = self._database.read(
            "SELECT value FROM preferences WHERE name = ?", (preference.name,)
        )
        if not rows:
            return preference.default
        try:
            return preference.read(json.loads(rows[0][0]))
        except ValueError:
            return preference.default

    def set(self, preference: Preference[T], value: T) -> None:
        with self._database.transaction() as connection:
            connection.execute(
                "INSERT INTO preferences (name, value) VALUES (?1, ?2)"
                " ON CONFLICT (name) DO UPDATE SET value = ?2",
                (preference.name, json.dumps(value, ensure_ascii=False)),
            )


def word(value: object) -> str:
    """Any text."""
    if not isinstance(value, str):
        raise ValueError("not a text")  # noqa: TRY004 -- `read` promises ValueError
    return value


def flag(value: object) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise ValueError("not true or false")  # noqa: TRY004 -- as above
    return value


def number(least: int, most: int) -> Callable[[object], int]:
    """A whole number within limits."""

    def read(value: object) -> int:
        if type(value) is not int or not least <= value <= most:
            raise ValueError(f"not a number from {least} to {most}")
        return value

    return read


def one_of(*words: str) -> Callable[[object], str]:
    """One of these words."""

    def read(value: object) -> str:
        if value not in words:
            raise ValueError(f"not one of {words}")
        return word(value)

    return read


def words(value: object) -> tuple[str, ...]:
    """Texts in order."""
    if not isinstance(value, list):
        raise ValueError("not a list")  # noqa: TRY004 -- as above
    return tuple(word(item) for item in value)


def numbers(value: object) -> tuple[int, ...]:
    """Whole numbers in order, 0 to 999."""
    if not isinstance(value, list):
        raise ValueError("not a list")  # noqa: TRY004 -- as above
    return tuple(number(0, 999)(item) for item in value)


PLAYERS = Preference[tuple[str, ...]](name="players", default=(), read=words)
"""The names of the last table, in seating order."""
COLOURS = Preference[tuple[int, ...]](name="colours", default=(), read=numbers)
"""Their colours, 0 to 3."""
TRACKING = Preference[str](
    name="tracking", default="", read=one_of("", "everything", "light", "score")
)
"""The preset of the last table; "" = none chosen yet."""
THEME = Preference[str](name="theme", default="system", read=word)
"""A word of the window's own."""
SCALE = Preference[int](name="scale", default=100, read=number(50, 300))
"""Percent."""
MOTION = Preference[str](name="motion", default="system", read=one_of("system", "on", "off"))
"""Whether things move."""
GEOMETRY = Preference[str](name="geometry", default="", read=word)
"""What Qt saved of the main window, as base64; "" = nothing yet."""
SCORE_PAD = Preference[str](name="score pad", default="", read=word)
"""What was typed into the score pad last, as JSON; "" = nothing yet."""
GOAL_CHECKER = Preference[str](name="goal checker", default="", read=word)
"""What the goal checker showed last, as JSON; "" = nothing yet."""
