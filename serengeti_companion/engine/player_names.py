"""What a player may be called, in every game alike."""

from collections.abc import Iterator

from serengeti_companion.engine.legible import is_legible
from serengeti_companion.engine.texts import Text, say

LONGEST = 40


def name_problems(name: str, others: tuple[str, ...]) -> Iterator[Text]:
    """What is wrong with a player's name beside the others at the table."""
    clean = name.strip()
    if not clean:
        yield say("A player needs a name.")
    if len(name) > LONGEST:
        yield say("A name has at most {most} letters; this one has {n}.", most=LONGEST, n=len(name))
    if not is_legible(name):
        yield say("A name holds only letters and signs that can be seen.")
    if clean in {other.strip() for other in others}:
        yield say("Two players are called {name}.", name=clean[:LONGEST])
