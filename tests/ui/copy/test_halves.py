"""Two parts of a page, side by side as long as there is room."""

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from serengeti_companion.ui.copy.halves import Halves


@pytest.mark.parametrize(("wide", "stacked", "least"), [(600, False, 200), (400, True, 316)])
def test_the_second_part_goes_below_where_the_width_does_not_suffice(
    qtbot: QtBot, wide: int, stacked: bool, least: int
) -> None:
    page = QWidget()
    halves, first, second = Halves(page), QWidget(), QWidget()
    first.setMinimumSize(300, 200)
    second.setMinimumSize(200, 100)
    halves.take(first, second)
    qtbot.addWidget(page)
    with qtbot.waitExposed(page):
        page.show()
    for size in (900, 310, wide):
        halves.resize(size, 500)
        QApplication.processEvents()
    below = first.geometry().bottom() < second.geometry().top()
    beside = first.geometry().right() < second.geometry().left()
    assert (halves.stacked, below, beside) == (stacked, stacked, not stacked)
    assert (halves.minimumSizeHint().width(), halves.minimumSizeHint().height()) == (300, least)
