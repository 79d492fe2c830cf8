"""Every test starts dressed, by day and at scale 1, whatever the one before left."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from serengeti_companion.ui.style import Style, Theme, current_style


@pytest.fixture(autouse=True)
def style(qapp: QApplication) -> Iterator[Style]:
    held = current_style()
    assert held.parent() is qapp
    held.set_theme(Theme.LIGHT)
    held.apply()
    yield held
    held.set_theme(Theme.LIGHT)
    held.reset_scale()
    held.set_motion(True)
