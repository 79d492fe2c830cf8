"""A list and a frame that a finger pushes along."""

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListWidget, QPushButton, QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot
from support.devices import Finger

from serengeti_companion.ui.parts.finger_scroll import scroll_by_finger
from serengeti_companion.ui.style import Style

ROW = 50


@pytest.fixture
def finger(style: Style) -> Finger:
    style.set_motion(False)
    return Finger(QTest.createTouchDevice())


def show(qtbot: QtBot, widget: QListWidget | QScrollArea) -> None:
    scroll_by_finger(widget)
    qtbot.addWidget(widget)
    widget.resize(300, 400)
    with qtbot.waitExposed(widget):
        widget.show()


def at(y: int) -> QRect:
    """Where a finger meets the content, so far below its upper edge."""
    place = QRect(QPoint(0, 0), QSize(ROW, ROW))
    place.moveCenter(QPoint(ROW, y))
    return place


def test_a_finger_pushes_a_list_along_and_what_is_chosen_stays(
    finger: Finger, qtbot: QtBot
) -> None:
    rows = QListWidget()
    rows.addItems([f"Line {number}" for number in range(99)])
    show(qtbot, rows)
    rows.setCurrentRow(2)
    finger.push(rows.viewport(), at(330), at(80))
    assert 150 <= rows.verticalScrollBar().value() <= 250
    assert [rows.row(item) for item in rows.selectedItems()] == [2] == [rows.currentRow()]


def test_a_tap_on_a_list_that_a_finger_scrolls_still_chooses(finger: Finger, qtbot: QtBot) -> None:
    rows = QListWidget()
    rows.addItems([f"Line {number}" for number in range(99)])
    show(qtbot, rows)
    finger.tap(rows.viewport(), at(100))
    assert rows.currentItem() is rows.itemAt(at(100).center())
    assert rows.verticalScrollBar().value() == 0


def test_a_finger_pushes_a_frame_along_without_pressing_what_is_in_it(
    finger: Finger, qtbot: QtBot
) -> None:
    frame, inside, pressed = QScrollArea(), QWidget(), list[int]()
    column = QVBoxLayout(inside)
    for number in range(20):
        button = QPushButton(f"Button {number}")
        button.setMinimumHeight(ROW)
        button.clicked.connect(lambda _=False, number=number: pressed.append(number))
        column.addWidget(button)
    frame.setWidget(inside)
    show(qtbot, frame)
    finger.push(frame.viewport(), at(330), at(80))
    assert frame.verticalScrollBar().value() >= 150
    assert not pressed
    finger.tap(frame.viewport(), at(100))
    assert len(pressed) == 1
