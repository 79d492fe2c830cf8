"""A data folder, and tables that learn for a copy in it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot
from support.wild_learning import Begin

from serengeti_companion.ui.home.kept import Kept


@pytest.fixture
def kept(tmp_path: Path, qapp: object) -> Iterator[Kept]:
    assert qapp
    kept = Kept(tmp_path)
    yield kept
    kept.close()


@pytest.fixture
def begin(qtbot: QtBot, kept: Kept) -> Begin:
    return Begin(qtbot, kept)
