"""A window on a data folder of its own, by day and at scale 1, with a plain widget as the table."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from serengeti_companion.games.wild.model import Table
from serengeti_companion.storage.whole import WholeSession
from serengeti_companion.ui.home.kept import Kept
from serengeti_companion.ui.home.wild import screen
from serengeti_companion.ui.keep_awake import KeepAwake
from serengeti_companion.ui.main_window import MainWindow
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.style import Style, Theme, current_style
from serengeti_companion.ui.window_keys import add_window_keys

OpenWindow = Callable[[], MainWindow]


class PlainTable(QWidget):
    """What the window needs of a table, and no more."""

    clause_asked = Signal(str)
    home_asked = Signal()
    play_again_asked = Signal()
    view_asked = Signal()

    def __init__(
        self, model: SessionModel, whole: WholeSession, parent: QWidget | None, _kept: Kept
    ) -> None:
        super().__init__(parent)
        self.model = model
        self.whole = whole
        self.line = QLineEdit(self)
        self.line.setAccessibleName("Quick entry")
        QVBoxLayout(self).addWidget(self.line)


def at_table(window: MainWindow) -> PlainTable:
    """The table that the window shows."""
    table = window.host.table
    assert isinstance(table, PlainTable)
    assert window.stage.pages.currentWidget() is table
    return table


def state(window: MainWindow) -> Table:
    """How the game stands on it."""
    found = at_table(window).model.state
    assert isinstance(found, Table)
    return found


class Awake:
    """Keeps nothing awake, and remembers what it was asked."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def hold(self) -> bool:
        self.asked.append("hold")
        return True

    def release(self) -> None:
        self.asked.append("release")


@pytest.fixture
def style(qapp: QApplication) -> Iterator[Style]:
    """By day, at scale 1 and in motion, whatever the test before left."""
    held = current_style()
    assert held.parent() is qapp
    _begin_again(held)
    yield held
    _begin_again(held)


def _begin_again(style: Style) -> None:
    style.set_theme(Theme.LIGHT)
    style.reset_scale()
    style.set_motion(True)


@pytest.fixture
def dressed(style: Style) -> Style:
    """The same, and all of the app looks so."""
    style.apply()
    return style


@pytest.fixture
def awake() -> Awake:
    return Awake()


@pytest.fixture
def open_window(
    qtbot: QtBot,
    dressed: Style,
    awake: Awake,
    data_folder: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[OpenWindow]:
    """Opens a window on this test's data folder; the one before is closed first."""
    assert dressed.scale == 1
    monkeypatch.setattr(screen, "table", PlainTable)
    opened: list[MainWindow] = []

    def close() -> None:
        for window in opened:
            window.close()
        opened.clear()

    def open_() -> MainWindow:
        close()
        window = MainWindow(lambda: Kept(data_folder), awake=KeepAwake(awake))
        add_window_keys(window)
        qtbot.addWidget(window)
        window.resize(1280, 720)
        with qtbot.waitActive(window), qtbot.waitExposed(window):
            window.show()
            window.activateWindow()
        opened.append(window)
        return window

    yield open_
    close()


@pytest.fixture
def window(open_window: OpenWindow) -> MainWindow:
    return open_window()
