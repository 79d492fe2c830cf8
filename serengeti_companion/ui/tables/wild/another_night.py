"""Whether a session was left long enough for the table to have been cleared."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

from serengeti_companion.games.wild.model import Phase, Table
from serengeti_companion.storage.whole import AnyRecord

LEFT = timedelta(hours=3)
"""A meal does not clear a table; a night does."""


def is_another_night(
    table: Table, records: Sequence[AnyRecord], now: datetime | None = None
) -> bool:
    """Whether a game that is under way was left so long ago; no, where nobody knows when."""
    under_way = table.phase in {Phase.ROUND, Phase.PREPARATION}
    last = records[-1].at if records else None
    if not under_way or last is None:
        return False
    try:
        then = datetime.fromisoformat(last)
    except ValueError:
        return False
    if then.tzinfo is None:
        then = then.replace(tzinfo=UTC)
    return (now or datetime.now(UTC)) - then >= LEFT
