"""What scrolls is turned towards whoever sits opposite, and scrolls as it is seen."""

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QListWidget, QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot
from support.devices import Finger

from serengeti_companion.ui.parts.finger_scroll import scroll_by_finger
from serengeti_companion.ui.style import Style
from serengeti_companion.ui.tables.race.turning import turn

BEGIN, WAY = 400, 250


def at(y: int) -> QRect:
    """Where a finger meets the content, so far below its upper edge."""
    place = QRect(QPoint(0, 0), QSize(50, 50))
    place.moveCenter(QPoint(50, y))
    return place


@pytest.mark.parametrize("turned", [True, False])
def test_a_finger_pushes_a_list_the_way_it_is_seen_to_go(
    qtbot: QtBot, style: Style, turned: bool
) -> None:
    style.set_motion(False)
    finger = Finger(QTest.createTouchDevice())
    rows = QListWidget()
    rows.addItems([f"Line {number}" for number in range(99)])
    scroll_by_finger(rows)
    qtbot.addWidget(rows)
    rows.resize(300, 400)
    with qtbot.waitExposed(rows):
        rows.show()
    turn(rows, turned=True)
    turn(rows, turned=turned)
    bar = rows.verticalScrollBar()
    bar.setValue(BEGIN)
    finger.push(rows.viewport(), at(330), at(330 - WAY))
    moved = BEGIN - bar.value() if turned else bar.value() - BEGIN
    assert WAY - 50 <= moved <= WAY


def test_a_page_turned_back_and_again_at_once_still_begins_at_its_foot(qtbot: QtBot) -> None:
    area, page = QScrollArea(), QWidget()
    column = QVBoxLayout(page)
    for number in range(40):
        column.addWidget(QLabel(f"Line {number}"))
    area.setWidgetResizable(True)
    area.setWidget(page)
    qtbot.addWidget(area)
    area.resize(200, 200)
    area.show()
    for turned in (True, False, True):
        turn(area, turned=turned)
    bar = area.verticalScrollBar()
    assert bar.value() == bar.maximum() > 0
    column.addWidget(QLabel("One more"))
    qtbot.waitUntil(lambda: page.height() > bar.maximum() + 200 - 40)
    assert bar.value() == bar.maximum()
