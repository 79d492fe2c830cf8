"""What a player may be called, in every game alike."""

from collections.abc import Iterator

from serengeti_companion.engine.texts import Text, say

LONGEST = 40
_JOINERS = ("\N{ZERO WIDTH JOINER}", "\N{ZERO WIDTH NON-JOINER}")
"""Unseen themselves, they shape their neighbours: 👩‍👧, and letters of Persian and Hindi."""


def name_problems(name: str, others: tuple[str, ...]) -> Iterator[Text]:
    """What is wrong with a player's name beside the others at the table."""
    clean = name.strip()
    if not clean:
        yield say("A player needs a name.")
    if len(name) > LONGEST:
        yield say("A name has at most {most} letters; this one has {n}.", most=LONGEST, n=len(name))
    if not _can_be_seen(name):
        yield say("A name holds only letters and signs that can be seen.")
    if clean in {other.strip() for other in others}:
        yield say("Two players are called {name}.", name=clean[:LONGEST])


def _can_be_seen(name: str) -> bool:
    """Every sign shows, or joins the two that stand beside it."""
    for joiner in _JOINERS:
        if name.startswith(joiner) or name.endswith(joiner):
            return False
        name = name.replace(joiner, "")
    return name.isprintable()
