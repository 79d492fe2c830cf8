"""The pack that comes with the app: the practice set."""

from functools import cache

from serengeti_companion.games.race import components
from serengeti_companion.games.race.printed import Printed
from serengeti_companion.paths import resources


@cache
def practice_set() -> Printed:
    """The rulebook's numbers; what it shows only as pictures is assumed."""
    return components.load(resources() / "packs" / "race" / "practice.json")
