"""Every test starts dressed, by day and at scale 1."""

import pytest

from serengeti_companion.ui.style import Style


@pytest.fixture(autouse=True)
def by_day(dressed: Style) -> Style:
    return dressed
