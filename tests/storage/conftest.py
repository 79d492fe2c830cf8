"""A database, a store and a toy session in it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from support import toy
from support.folders import lockable_folder

from serengeti_companion.engine.game import Game
from serengeti_companion.storage.database import FILE_NAME, Database
from serengeti_companion.storage.play import begin_session
from serengeti_companion.storage.sessions import SessionId, SessionStore
from serengeti_companion.storage.whole import WholeSession

STARTED = "2026-11-30T19:05:00Z"


@pytest.fixture
def game() -> Game:
    return toy.game()


@pytest.fixture
def database_path(data_folder: Path) -> Path:
    return data_folder / FILE_NAME


@pytest.fixture
def database(database_path: Path) -> Iterator[Database]:
    with Database(database_path) as database:
        yield database


@pytest.fixture
def store(database: Database) -> SessionStore:
    return SessionStore(database, now=lambda: "2026-12-01T10:00:00Z")


@pytest.fixture
def opening(game: Game) -> WholeSession:
    return WholeSession(
        game=game,
        title="Friday",
        started=STARTED,
        options=toy.OPTIONS,
        components=toy.COMPONENTS,
    )


@pytest.fixture
def begun(store: SessionStore, opening: WholeSession) -> SessionId:
    return begin_session(store, opening)


@pytest.fixture
def read_only_folder() -> Iterator[Path]:
    """A folder that `forbid_writing` can close until the test ends."""
    with lockable_folder() as folder:
        yield folder
