"""What the user sees of a mistake of ours: a sentence, a way on, a report to save."""

import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from serengeti_companion.engine.texts import say
from serengeti_companion.storage.faults import EnvironmentFault
from serengeti_companion.ui.crash import MOST, CrashHook
from serengeti_companion.ui.style import Style


@pytest.fixture
def hook(qtbot: QtBot, dressed: Style) -> Iterator[CrashHook]:
    assert not dressed.dark
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    before = sys.excepthook, threading.excepthook
    made = CrashHook(window)
    made.install()
    yield made
    sys.excepthook, threading.excepthook = before


def break_in_a_slot(qtbot: QtBot, hook: CrashHook, error: Exception) -> None:
    def fail() -> None:
        raise error

    QTimer.singleShot(0, fail)
    qtbot.waitUntil(lambda: hook.dialog is not None or not isinstance(error, ZeroDivisionError))
    qtbot.wait(1)


def test_a_mistake_of_ours_is_told_without_a_traceback(qtbot: QtBot, hook: CrashHook) -> None:
    break_in_a_slot(qtbot, hook, ZeroDivisionError("deep inside"))
    assert hook.dialog is not None
    said = " ".join(label.text() for label in hook.dialog.findChildren(QLabel))
    assert "Your sessions are safe" in said
    assert "deep inside" not in said
    QTest.mouseClick(hook.dialog.go_on, Qt.MouseButton.LeftButton)
    assert hook.dialog is None


def test_the_report_holds_what_a_developer_needs(
    qtbot: QtBot, hook: CrashHook, tmp_path: Path
) -> None:
    break_in_a_slot(qtbot, hook, ZeroDivisionError("deep inside"))
    assert hook.dialog is not None
    path = tmp_path / "report.txt"
    hook.dialog.save(path)
    report = path.read_text(encoding="utf-8")
    assert "ZeroDivisionError: deep inside" in report
    assert "Python:" in report
    assert str(path) in hook.dialog.words.text()
    hook.dialog.accept()


def test_a_report_that_cannot_be_saved_is_told(
    qtbot: QtBot, hook: CrashHook, tmp_path: Path
) -> None:
    break_in_a_slot(qtbot, hook, ZeroDivisionError())
    assert hook.dialog is not None
    hook.dialog.save(tmp_path / "no folder" / "report.txt")
    assert "no folder" in hook.dialog.words.text()
    hook.dialog.accept()


def test_the_same_mistake_again_and_again_opens_one_dialog(hook: CrashHook) -> None:
    for _ in range(MOST + 5):
        hook.take(ZeroDivisionError, ZeroDivisionError(), None)
    assert len(hook.reports) == MOST
    assert hook.dialog is not None
    hook.dialog.accept()


def test_a_fault_of_the_disk_that_nobody_caught_is_told_as_such(
    qtbot: QtBot, hook: CrashHook
) -> None:
    with qtbot.waitSignal(hook.fault_told) as told:
        hook.take(EnvironmentFault, EnvironmentFault(say("The disk is full.")), None)
    assert told.args == ["The disk is full."]
    assert hook.dialog is None
