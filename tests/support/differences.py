"""What comes of two copies put together."""

from serengeti_companion.games.wild.differences import compared, merged
from serengeti_companion.games.wild.printed import Printed


def everything(mine: Printed, theirs: Printed) -> Printed:
    """Mine once all of theirs that can be taken was taken."""
    return merged(mine, theirs, compared(mine, theirs).everything)
