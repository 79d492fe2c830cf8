"""What a copy becomes when the facts of another are taken in: judged before anything is written."""

from collections.abc import Collection, Iterable
from dataclasses import replace
from importlib import import_module

from serengeti_companion.engine.texts import say
from serengeti_companion.games.wild.differences import Comparison, Piece, compared, merged
from serengeti_companion.games.wild.printed import UNKNOWN_COPY, Printed
from serengeti_companion.games.wild.written import ComponentsError
from serengeti_companion.storage.faults import UnusableInput
from serengeti_companion.storage.sessions import TITLE_LIMIT

# It needs pydantic, which a table that plays does without.
_JUDGE = "serengeti_companion.games.wild.components"

_ROOM_FOR_A_NUMBER = 5


def refuse_practice(theirs: Printed) -> None:
    """A practice set is never mixed with the facts of a real copy; raises UnusableInput."""
    if theirs.practice:
        raise UnusableInput(
            say(
                "This file holds a practice set. What is invented is never mixed with the facts of "
                "a real copy: choose the practice set when a session begins, or another file here."
            ),
            "practice",
        )


def what_it_tells(mine: Printed, theirs: Printed) -> Comparison:
    """Every piece of theirs beside mine, without a Map side of which they know nothing."""
    comparison = compared(mine, theirs)
    told = [each for each in comparison.differences if "".join(each.theirs).strip("?")]
    return replace(comparison, differences=tuple(told))


def joined(mine: Printed, theirs: Printed, take: Collection[Piece]) -> Printed:
    """Mine with these pieces of theirs; raises UnusableInput where it is more than a copy holds."""
    whole = what_it_tells(mine, theirs).everything <= frozenset(take)
    if whole and replace(mine, name="") == UNKNOWN_COPY:
        # What is no piece counts too: that somebody looked at an Action Board without spaces.
        return replace(theirs, name=mine.name)
    try:
        fitting: Printed = import_module(_JUDGE).fitting(merged(mine, theirs, take))
    except ComponentsError as error:
        raise UnusableInput(error.message) from error
    return fitting


def free_name(wanted: str, taken: Iterable[str]) -> str:
    """What a new copy can be called beside those: as wanted, or with a number behind it."""
    used = {name.casefold() for name in taken}
    short = wanted[: TITLE_LIMIT - _ROOM_FOR_A_NUMBER].strip()
    name, number = short, 1
    while name.casefold() in used:
        number += 1
        name = f"{short} {number}"
    return name
