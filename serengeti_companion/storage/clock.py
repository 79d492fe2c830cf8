"""The time as it is kept."""

from datetime import UTC, datetime


def utc_now() -> str:
    """Now in UTC to the second, "2026-11-30T19:05:00Z"."""
    return datetime.now(UTC).replace(tzinfo=None).isoformat(timespec="seconds") + "Z"
