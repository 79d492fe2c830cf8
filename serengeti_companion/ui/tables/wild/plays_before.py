"""Where in the session a step of the running preparation began."""

from typing import Any

from serengeti_companion.engine.session import Session
from serengeti_companion.games.wild.model import Phase, Step


def plays_before(session: Session[Any, Any, Any], step: Step) -> int | None:
    """How many plays stand before that step; None if it was not due in this preparation."""
    found = None
    for plays in range(session.plays, -1, -1):
        table = session.state_at(plays)
        if table.phase is not Phase.PREPARATION:
            break
        if table.step is step:
            found = plays
    return found
