"""A part of My copy in a window of its own, for tests through real events."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from serengeti_companion.games.wild.printed import Printed
from serengeti_companion.ui.copy import map_section
from serengeti_companion.ui.copy.copy_model import CopyModel
from serengeti_companion.ui.home.kept import Kept

SIZE = 960, 600
"""What a window of 1280 x 720 leaves a part."""

_Part = TypeVar("_Part", bound=QWidget)


def opened(
    qtbot: QtBot, data_folder: Path, make: Callable[[CopyModel], _Part]
) -> tuple[CopyModel, _Part]:
    """The part of a copy of which nothing is told yet, with the keyboard."""
    kept = Kept(data_folder)
    model = CopyModel(kept)
    part = make(model)
    qtbot.addWidget(part, before_close_func=lambda _: kept.close())
    part.resize(*SIZE)
    with qtbot.waitActive(part), qtbot.waitExposed(part):
        part.show()
        part.activateWindow()
    return model, part


def map_shown(qtbot: QtBot, model: CopyModel) -> map_section.MapSection:
    """The sides of the Map of this copy, with the keyboard."""
    section = map_section.make(model)
    qtbot.addWidget(section)
    section.resize(1000, 620)
    with qtbot.waitActive(section):
        section.show()
        section.activateWindow()
    section.take_focus()
    return section


def known(model: CopyModel) -> Printed:
    """What is told now; called, so that nothing is taken for what it was before a tap."""
    return model.printed


def tap(widget: QWidget, at: QPoint | None = None) -> None:
    """A click of the left button, in the middle if not said otherwise."""
    QTest.mouseClick(
        widget,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
        widget.rect().center() if at is None else at,
    )


def press(
    widget: QWidget,
    *keys: Qt.Key,
    held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
) -> None:
    """Keys, one after the other, where the keyboard is then."""
    assert widget.window().isActiveWindow()
    for key in keys:
        at = QApplication.focusWidget()
        assert at is not None
        QTest.keyClick(at, key, held)


def type_into(widget: QWidget, text: str) -> None:
    """The field holds this text then, typed; nothing is entered yet."""
    widget.setFocus()
    QTest.keyClick(widget, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(widget, Qt.Key.Key_Delete)
    QTest.keyClicks(widget, text)


def enter(widget: QWidget, text: str) -> None:
    """Type and press Enter."""
    type_into(widget, text)
    QTest.keyClick(widget, Qt.Key.Key_Return)
