"""Every test starts by day at scale 1."""

import pytest

from serengeti_companion.ui.style import Style


@pytest.fixture(autouse=True)
def by_day(style: Style) -> Style:
    return style
