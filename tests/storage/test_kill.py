"""Pulled plugs and several processes: what was accepted is there."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from support import toy

from serengeti_companion.storage.database import Database, examine
from serengeti_companion.storage.play import begin_session, open_session
from serengeti_companion.storage.sessions import SessionId, SessionStore
from serengeti_companion.storage.whole import WholeSession

TESTS = Path(__file__).parents[1]
ROOT = TESTS.parent

# Says a number after each step that was accepted, and goes on until it is killed.
PLAYER = """
import sys
from pathlib import Path
from support import toy
from serengeti_companion.storage.database import Database
from serengeti_companion.storage.play import open_session
from serengeti_companion.storage.sessions import SessionId, SessionStore
store = SessionStore(Database(Path(sys.argv[1])))
session = open_session(store, toy.game(), SessionId(int(sys.argv[2]))).session
for number in range(int(sys.argv[3])):
    session.submit(toy.CorrectPebbles(seat=toy.Seat(0), value=len(session) + 1))
    print(len(session), flush=True)
"""


@contextmanager
def player(path: Path, session: SessionId, steps: int) -> Iterator["subprocess.Popen[str]"]:
    places = os.pathsep.join((str(ROOT), str(TESTS)))
    with subprocess.Popen(
        [sys.executable, "-c", PLAYER, str(path), str(session), str(steps)],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": places},
    ) as process:
        yield process


@pytest.mark.parametrize("after", [1, 7, 40])
def test_a_kill_in_the_middle_loses_nothing_that_was_accepted(
    store: SessionStore, begun: SessionId, database_path: Path, after: int
) -> None:
    with player(database_path, begun, 100_000) as process:
        assert process.stdout is not None
        for _ in range(after):
            seen = int(process.stdout.readline())
        process.send_signal(signal.SIGKILL)
        rest = process.stdout.read().split()
    seen = int(rest[-1]) if rest else seen
    opened = open_session(store, toy.game(), begun)
    # The step that was being taken may be there too: stored, and not yet said.
    assert len(opened.session) - seen in (0, 1)
    assert opened.session.state.taken[0] == len(opened.session)
    assert opened.notice is None
    assert examine(database_path) == ()


def test_two_processes_write_to_their_own_sessions_at_once(
    store: SessionStore, opening: WholeSession, database_path: Path
) -> None:
    sessions = [begin_session(store, opening) for _ in range(2)]
    with (
        player(database_path, sessions[0], 60) as one,
        player(database_path, sessions[1], 60) as two,
    ):
        assert one.wait() == two.wait() == 0
    with Database(database_path) as database:
        again = SessionStore(database)
        for session in sessions:
            assert len(open_session(again, toy.game(), session).session) == 60
