"""What floats over the window: chip and toast."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from serengeti_companion.ui.parts.chip import Chip
from serengeti_companion.ui.parts.toast import Toast
from serengeti_companion.ui.style import Style

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(700, 400)
    made.show()
    return made


def test_the_chip_stands_beside_the_hand(window: QWidget) -> None:
    chip = Chip(window)
    chip.tell("Discover, 1 coin", QPoint(100, 100))
    assert chip.isVisible()
    assert not chip.geometry().contains(QPoint(100, 100))


@pytest.mark.parametrize("hand", [QPoint(690, 390), QPoint(0, 0), QPoint(699, 5)])
def test_the_chip_stays_in_the_window(window: QWidget, hand: QPoint) -> None:
    chip = Chip(window)
    chip.offer("Move, 1 coin", "2 Food instead", hand)
    assert window.rect().contains(chip.geometry())


def test_the_chip_lets_the_mouse_through_while_something_is_dragged(window: QWidget) -> None:
    under = QPushButton("cell", window)
    under.setGeometry(100, 100, 300, 100)
    under.show()
    chip = Chip(window)
    chip.tell("Discover, 1 coin", QPoint(120, 110))
    assert window.childAt(chip.geometry().center()) is under


def test_the_other_meaning_is_one_tap(window: QWidget, qtbot: QtBot) -> None:
    chip = Chip(window)
    chip.offer("Moved, 1 coin", "2 Food instead", QPoint(100, 100))
    assert chip.alternative.height() >= 48
    with qtbot.waitSignal(chip.alternative_taken):
        QTest.mouseClick(chip.alternative, LEFT)
    assert not chip.isVisible()


def test_the_offer_goes_by_itself(window: QWidget, qtbot: QtBot) -> None:
    chip = Chip(window)
    chip._linger.setInterval(10)  # noqa: SLF001 - nobody wants to wait for five seconds
    chip.offer("Moved, 1 coin", "2 Food instead", QPoint(100, 100))
    assert chip.isVisible()
    qtbot.waitUntil(lambda: not chip.isVisible())


def test_a_toast_is_centred_at_the_foot_and_follows_the_window(window: QWidget) -> None:
    toast = Toast(window)
    toast.tell("Saved.")
    assert abs(toast.geometry().center().x() - window.rect().center().x()) <= 1
    assert toast.geometry().bottom() < window.height()
    window.resize(500, 300)
    assert window.rect().contains(toast.geometry())


def test_a_toast_goes_by_itself(window: QWidget, qtbot: QtBot) -> None:
    toast = Toast(window)
    toast.tell("Saved.", shown_ms=10)
    assert toast.isVisible()
    qtbot.waitUntil(lambda: not toast.isVisible())


def test_a_toast_can_offer_something(window: QWidget, qtbot: QtBot) -> None:
    toast = Toast(window)
    toast.tell("Saved.", "Open folder")
    with qtbot.waitSignal(toast.action_taken):
        QTest.mouseClick(toast.action, LEFT)
    toast.tell("Saved again.")
    assert not toast.action.isVisible()


def test_what_floats_grows_with_the_scale(window: QWidget, style: Style) -> None:
    toast = Toast(window)
    toast.tell("Saved.")
    before = toast.height()
    style.set_scale(2)
    toast.tell("Saved.")
    assert toast.height() > before


def test_a_toast_wider_than_its_window_is_wrapped_and_the_next_one_is_not(
    window: QWidget,
) -> None:
    toast = Toast(window)
    toast.tell("Written: " + "W" * 200, "Undo")
    assert window.rect().contains(toast.geometry())
    assert window.rect().contains(toast.action.geometry().translated(toast.pos()))
    high = toast.height()
    toast.tell("Deleted")
    assert toast.height() < high
    assert toast.width() < window.width() // 2


def test_a_touch_beside_its_button_takes_the_chip_out_of_the_way(
    window: QWidget, qtbot: QtBot
) -> None:
    chip = Chip(window)
    chip.offer("Moved, 1 coin", "2 Food instead", QPoint(100, 100))
    with qtbot.assertNotEmitted(chip.alternative_taken):
        QTest.mouseClick(chip.words, LEFT)
    assert not chip.isVisible()


def test_the_button_of_a_toast_is_read_out_without_the_mark_of_its_key(window: QWidget) -> None:
    toast = Toast(window)
    toast.tell("Deleted.", "&Undo")
    assert toast.action.text() == "&Undo"
    assert toast.action.accessibleName() == "Undo"
