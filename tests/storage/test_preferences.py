"""What is remembered comes back; what makes no sense is at its default."""

from pathlib import Path
from typing import Any

import pytest

from serengeti_companion.storage import preferences
from serengeti_companion.storage.database import Database
from serengeti_companion.storage.preferences import (
    COLOURS,
    GEOMETRY,
    MOTION,
    PLAYERS,
    SCALE,
    THEME,
    TRACKING,
    Preference,
    PreferenceStore,
)

ALL: tuple[tuple[Preference[Any], Any], ...] = (
    (PLAYERS, ("Ann", "Björn 🦁")),
    (COLOURS, (3, 0)),
    (TRACKING, "light"),
    (THEME, "high contrast dark"),
    (SCALE, 125),
    (MOTION, "off"),
    (GEOMETRY, "AdnQywAD"),
)


@pytest.mark.parametrize(("preference", "value"), ALL)
def test_a_choice_is_remembered_over_a_restart(
    database_path: Path, preference: Preference[Any], value: object
) -> None:
    with Database(database_path) as database:
        kept = PreferenceStore(database)
        assert kept.get(preference) == preference.default
        kept.set(preference, preference.default)
        kept.set(preference, value)
    with Database(database_path) as database:
        assert PreferenceStore(database).get(preference) == value


@pytest.mark.parametrize(
    ("preference", "stored"),
    [
        (PLAYERS, '"Ann"'),
        (PLAYERS, "[1]"),
        (COLOURS, "[-1]"),
        (COLOURS, "3"),
        (COLOURS, "[true]"),
        (SCALE, "5"),
        (SCALE, "100.0"),
        (SCALE, "null"),
        (TRACKING, '"all"'),
        (MOTION, "[]"),
        (THEME, "7"),
        (GEOMETRY, "{not json"),
    ],
)
def test_a_value_that_makes_no_sense_is_at_its_default(
    database: Database, preference: Preference[Any], stored: str
) -> None:
    with database.transaction() as connection:
        connection.execute("INSERT INTO preferences VALUES (?, ?)", (preference.name, stored))
    assert PreferenceStore(database).get(preference) == preference.default


def test_a_screen_may_remember_something_of_its_own(database: Database) -> None:
    kept = PreferenceStore(database)
    sound = Preference[bool](name="reveal", default=True, read=preferences.flag)
    kept.set(sound, value=False)
    assert kept.get(sound) is False
    with pytest.raises(ValueError, match="not true or false"):
        preferences.flag(0)
