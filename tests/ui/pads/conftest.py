"""Pads are shown by day and at scale 1, on a page as large as the smallest laptop's."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from support.pads import Pad

from serengeti_companion.games.wild.printed import UNKNOWN_COPY, Printed
from serengeti_companion.ui.pads.score_pad import ScorePad
from serengeti_companion.ui.style import Style

SIZE = 1280, 720
Show = Callable[[QWidget], None]


@pytest.fixture(autouse=True)
def by_day(dressed: Style) -> Style:
    return dressed


@pytest.fixture
def show(qtbot: QtBot) -> Show:
    """Puts a page on the screen, with the keyboard."""

    def put(page: QWidget) -> None:
        qtbot.addWidget(page)
        page.resize(*SIZE)
        with qtbot.waitActive(page), qtbot.waitExposed(page):
            page.show()
            page.activateWindow()

    return put


@pytest.fixture
def a_pad(show: Show) -> Pad:
    """Shows the Score pad of these players, of a copy of which nothing is told."""

    def make(printed: Printed = UNKNOWN_COPY, names: tuple[str, ...] = ("Ann", "Ben")) -> ScorePad:
        pad = ScorePad(None, printed)
        pad.begin(names)
        show(pad)
        pad.take_focus()
        return pad

    return make
