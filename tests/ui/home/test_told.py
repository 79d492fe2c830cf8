"""Times, titles and file names as people read them."""

from datetime import UTC, datetime, timedelta
from types import MappingProxyType
from typing import Any

import pytest

from serengeti_companion.storage.sessions import SessionId, StoredSession
from serengeti_companion.ui.home import told_session
from serengeti_companion.ui.home.files import fit_name
from serengeti_companion.ui.home.told_time import told_time


def stored(title: str = "", **summary: Any) -> StoredSession:  # noqa: ANN401
    return StoredSession(
        id=SessionId(1),
        game="wild",
        title=title,
        started=None,
        last_played="2026-11-30T19:05:00Z",
        finished=False,
        records=3,
        summary=MappingProxyType(summary),
        trashed=None,
    )


def iso(moment: datetime) -> str:
    return moment.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def test_a_time_is_today_yesterday_or_a_day() -> None:
    now = datetime(2026, 11, 30, 21, 0).astimezone()
    assert told_time(iso(now - timedelta(hours=1)), now).startswith("today")
    assert told_time(iso(now - timedelta(hours=24)), now).startswith("yesterday")
    assert "26" in told_time(iso(now - timedelta(days=9)), now)
    assert told_time("no time at all", now) == ""


@pytest.mark.parametrize(
    ("summary", "said"),
    [
        ({"phase": "setup"}, "Setup"),
        ({"phase": "round", "round": 3, "rounds": 6}, "Round 3 of 6"),
        ({"phase": "season", "round": 3, "rounds": 12}, "Season 3 of 12"),
        ({"phase": "preparation", "round": 3, "rounds": 6}, "Preparation after Round 3 of 6"),
        ({"phase": "over", "winners": ["Ann", "Ben"]}, "Finished: Ann, Ben won"),
        ({"phase": "over"}, "Finished"),
        ({"phase": "over", "result": {"team_total": 254, "won": False}}, "Lost: 254 stars"),
        ({"phase": "over", "result": {"team_total": 1, "rank": None}}, "No rank: 1 star"),
        ({}, ""),
        ({"phase": ["odd"], "winners": 7}, ""),
    ],
)
def test_a_session_says_where_it_stands(summary: dict[str, Any], said: str) -> None:
    assert told_session.moment(stored(**summary)) == said


def test_a_session_without_a_title_is_called_by_its_players() -> None:
    assert told_session.title(stored(names=["Ann", "Ben"])) == "Ann, Ben"
    assert told_session.title(stored()) == "WILD: Serengeti"
    assert told_session.title(stored("Friday", names=["Ann"])) == "Friday"


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("Ann, Ben", "Ann, Ben"),
        ("../../etc/passwd", "etc passwd"),
        ("a:b?c", "a b c"),
        ("  ", "session"),
        ("x" * 300, "x" * 80),
    ],
)
def test_a_title_becomes_a_file_name_that_every_system_takes(title: str, name: str) -> None:
    assert fit_name(title) == name
