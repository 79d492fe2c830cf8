"""The packs that come with the app: the practice set and the rulebook's example cards."""

import json
from functools import cache

from serengeti_companion.games.wild.printed import Printed
from serengeti_companion.games.wild.written import restored
from serengeti_companion.paths import resources


@cache
def practice_set() -> Printed:
    """Our own invention, not the published game."""
    return _pack("practice")


@cache
def rulebook_examples() -> Printed:
    """The cards of section 27 of the clause file, as far as the text describes them."""
    return _pack("examples")


def _pack(name: str) -> Printed:
    path = resources() / "packs" / "wild" / f"{name}.json"
    return restored(json.loads(path.read_text(encoding="utf-8")))
