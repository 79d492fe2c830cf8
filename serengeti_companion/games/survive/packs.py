"""The pack that comes with the app: the practice set."""

from functools import cache

from serengeti_companion.games.survive import components
from serengeti_companion.games.survive.printed import Printed
from serengeti_companion.paths import resources


@cache
def practice_set() -> Printed:
    """Our own invention, not the published game."""
    return components.load(resources() / "packs" / "survive" / "practice.json")
