"""Things in a row that goes on in the next line."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from serengeti_companion.ui.parts.flow_layout import FlowLayout


@pytest.mark.parametrize(("even", "lines"), [(False, [5, 1]), (True, [3, 3])])
def test_even_things_leave_no_last_line_with_one_alone(
    qtbot: QtBot, *, even: bool, lines: list[int]
) -> None:
    box = QWidget()
    qtbot.addWidget(box)
    flow = FlowLayout(box, gap=0, even=even)
    things = [QWidget(box) for _ in range(6)]
    for thing in things:
        thing.setFixedSize(100, 40)
        flow.addWidget(thing)
        thing.show()
    flow.setGeometry(QRect(0, 0, 560, 400))
    tops = [thing.y() for thing in things]
    assert [tops.count(top) for top in sorted(set(tops))] == lines
