"""The pointer over a number, a card, an Action Space or Undo is told its name."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip, QWidget
from pytestqt.qtbot import QtBot
from support.wild_evening import LION, Hands, card, hands_on, table_with

from serengeti_companion.ui.tables.wild.figure import FigureArea
from serengeti_companion.ui.tables.wild.space_button import SpaceButton


@pytest.fixture(autouse=True)
def no_tip() -> Iterator[None]:
    yield
    QToolTip.hideText()


def rest_on(widget: QWidget) -> None:
    """As Qt asks when the pointer rests on a widget."""
    middle = widget.rect().center()
    event = QHelpEvent(QEvent.Type.ToolTip, middle, widget.mapToGlobal(middle))
    QApplication.sendEvent(widget, event)


@pytest.mark.parametrize(
    "find",
    [
        lambda hands: hands.page.cards.tableau.grid.views[0],
        lambda hands: hands.page.players.findChildren(FigureArea)[0],
        lambda hands: hands.page.findChildren(SpaceButton)[0],
        lambda hands: hands.table.bar.undo,
    ],
    ids=["card", "number", "space", "undo"],
)
def test_what_has_no_tip_of_its_own_is_told_by_its_name(
    qtbot: QtBot, find: Callable[[Hands], QWidget]
) -> None:
    hands = hands_on(qtbot, table_with(card(41, LION)))
    widget = find(hands)
    assert widget.accessibleName()
    rest_on(widget)
    assert QToolTip.text() == widget.accessibleName()


def test_nothing_is_told_where_nothing_is(qtbot: QtBot) -> None:
    hands = hands_on(qtbot, table_with())
    rest_on(hands.page.cards.tableau.grid)
    assert QToolTip.text() == ""
