"""The packs that come with the app: the practice set and the rulebook's example cards."""

from functools import cache

from serengeti_companion.games.wild import components
from serengeti_companion.games.wild.printed import Printed
from serengeti_companion.paths import resources


@cache
def practice_set() -> Printed:
    """Our own invention, not the published game."""
    return components.load(resources() / "packs" / "wild" / "practice.json")


@cache
def rulebook_examples() -> Printed:
    """The cards of section 27 of the clause file, as far as the text describes them."""
    return components.load(resources() / "packs" / "wild" / "examples.json")
