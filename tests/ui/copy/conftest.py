"""A copy of which nothing is told yet."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from serengeti_companion.ui.copy.copy_model import CopyModel
from serengeti_companion.ui.home.kept import Kept


@pytest.fixture
def model(data_folder: Path) -> Iterator[CopyModel]:
    kept = Kept(data_folder)
    yield CopyModel(kept)
    kept.close()
