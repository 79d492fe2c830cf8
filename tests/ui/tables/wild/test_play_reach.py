"""Set to, keyboard, ear and room of the table screen."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QScrollArea, QWidget
from pytestqt.qtbot import QtBot
from support.wild_evening import (
    HYENA,
    LION,
    card,
    hands_on,
    is_inside,
    table_with,
)

from serengeti_companion.games.wild.model import (
    EVERYTHING,
    SCORE_ONLY,
    CardTracking,
    Tracking,
)
from serengeti_companion.games.wild.terms import (
    CELLS,
    Cell,
    Species,
    Terrain,
)
from serengeti_companion.ui.parts.set_to import SetToPopover
from serengeti_companion.ui.tables.wild.corrections_sheet import CorrectionsSheet
from serengeti_companion.ui.tables.wild.figure import FigureArea
from serengeti_companion.ui.tables.wild.space_button import SpaceButton


def test_a_number_is_set_by_hand(qtbot: QtBot) -> None:
    hands = hands_on(qtbot, table_with())
    seat = hands.seat
    score = hands.page.players.panels[seat].score
    QTest.keyClick(score, Qt.Key.Key_F2)
    popover = score.findChild(SetToPopover)
    assert isinstance(popover, SetToPopover)
    popover.number.setText("143")
    QTest.keyClick(popover.number, Qt.Key.Key_Return)
    assert hands.state.player(seat).stars == 143
    assert hands.page.players.panels[seat].token.text() == "100"


def test_typing_anywhere_goes_to_the_quick_line(qtbot: QtBot) -> None:
    hands = hands_on(qtbot, table_with())
    hands.page.map.setFocus()
    QTest.keyClicks(hands.page.map, "le")
    assert hands.page.quick.line.text() == "le"
    assert hands.focus is hands.page.quick.line


def test_the_line_says_beforehand_what_enter_would_do(qtbot: QtBot) -> None:
    hands = hands_on(qtbot, table_with())
    QTest.keyClicks(hands.focus, "l")
    QTest.keyClicks(hands.focus, "ion b2")
    assert hands.page.quick.words.words == "Discover Lion at B2, 1 Coin"
    hands.page.quick.clear()
    hands.line("lion e5")
    assert "WS-ACT-DISC-6" in hands.page.quick.words.words
    assert hands.page.quick.line.text() == "lion e5"


def test_tab_completes_the_word(qtbot: QtBot) -> None:
    hands = hands_on(qtbot, table_with())
    QTest.keyClicks(hands.focus, "e")
    QTest.keyClicks(hands.focus, "le")
    assert hands.page.quick.line.ghost == "phant"
    QTest.keyClick(hands.focus, Qt.Key.Key_Tab)
    assert hands.page.quick.line.text() == "elephant "


def test_the_map_is_played_with_arrows_and_enter(qtbot: QtBot) -> None:
    hands = hands_on(qtbot, table_with())
    view = hands.page.map
    view.setFocus()
    view.move_cursor(Cell("C4"))
    hands.key(Qt.Key.Key_Return)
    hands.key(Qt.Key.Key_Right)
    hands.key(Qt.Key.Key_Down)
    assert hands.page.hand.over == "D5"
    hands.key(Qt.Key.Key_Return)
    assert hands.state.at(Cell("D5")) == (Species.LION,)


def test_the_map_reads_out_its_49_cells(qtbot: QtBot) -> None:
    hands = hands_on(qtbot, replace(table_with(), terrain=(Terrain.ROCK,) * 49))
    board = QAccessible.queryAccessibleInterface(hands.page.map)
    assert board is not None
    assert board.childCount() == len(CELLS)
    names = [board.child(at).text(QAccessible.Text.Name) for at in range(len(CELLS))]
    assert names[CELLS.index(Cell("C4"))] == "C4: Lion, Rock"
    assert names[0] == "A1: Rock"


def test_everything_that_takes_the_keyboard_has_a_name(qtbot: QtBot) -> None:
    hands = hands_on(qtbot, table_with(card(703, LION), card(704, HYENA)))
    nameless = [
        widget
        for widget in hands.table.findChildren(QWidget)
        if widget.isVisible()
        and widget.focusPolicy() is not Qt.FocusPolicy.NoFocus
        and not widget.accessibleName()
        and not isinstance(widget, QScrollArea)
    ]
    assert not nameless


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080)])
def test_nothing_scrolls_or_sticks_out_with_four_players(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    cards = tuple(card(600 + n, LION, HYENA) for n in range(8))
    hands = hands_on(qtbot, table_with(*cards, food=2, vfx=3))
    hands.table.resize(*size)
    qtbot.wait(1)
    frame = hands.page.parentWidget()
    assert hands.page.size() == frame.size()
    shown_now = [w for w in hands.page.findChildren(QWidget) if w.isVisible() and not w.isWindow()]
    assert not [w for w in shown_now if not is_inside(w, hands.page)]
    touched = [w for w in shown_now if isinstance(w, QAbstractButton | SpaceButton)]
    small = [w for w in touched if w.width() < 48 or w.height() < 48]
    assert not small


def test_fields_of_typing_keep_their_letters(qtbot: QtBot) -> None:
    hands = hands_on(qtbot, table_with())
    line = hands.page.quick.line
    assert isinstance(line, QLineEdit)
    line.setFocus()
    QTest.keyClicks(line, "food c4 c5")
    assert line.text() == "food c4 c5"


def test_a_tall_window_shows_everybodys_icons_and_a_low_one_does_not(qtbot: QtBot) -> None:
    hands = hands_on(qtbot, table_with())
    other = next(seat for seat in hands.state.seating if seat != hands.seat)
    name = hands.state.player(other).name
    seen = []
    for size in ((1280, 720), (1920, 1080), (1280, 720)):
        hands.table.resize(*size)
        qtbot.wait(1)
        figures = hands.page.players.findChildren(FigureArea)
        likes = [f for f in figures if {"Like", name} <= set(f.set_to.title.split())]
        seen.append(any(figure.isVisible() for figure in likes))
        assert hands.page.height() == hands.page.parentWidget().height()
    assert seen == [False, True, False]


@pytest.mark.parametrize(
    ("tracking", "example"),
    [
        (EVERYTHING, "Type: lion c4"),
        (Tracking(map=False), "Type: film 108"),
        (Tracking(map=False, cards=CardTracking.COUNTED), "Type: take ?"),
        (SCORE_ONLY, "Type: pass"),
    ],
)
def test_the_example_of_the_quick_entry_makes_sense_with_what_is_tracked(
    qtbot: QtBot, tracking: Tracking, example: str
) -> None:
    hands = hands_on(qtbot, replace(table_with(), tracking=tracking))
    assert hands.page.quick.line.placeholderText() == example


def test_stars_of_four_figures_fit_their_place(qtbot: QtBot) -> None:
    hands = hands_on(qtbot, table_with())
    score = hands.page.players.panels[hands.seat].score
    for stars in (9999, 999):
        hands.page.desk.correct("stars", stars, "", hands.seat)
        assert score.value == stars
        assert score.fontMetrics().horizontalAdvance(str(stars)) <= score.width()


def test_set_by_hand_opens_from_the_quick_entry_too(qtbot: QtBot) -> None:
    hands = hands_on(qtbot, table_with())
    line = hands.page.quick.line
    for typed in ("", "lion c"):
        line.setFocus()
        line.setText(typed)
        QTest.keyClick(line, Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
        assert isinstance(hands.table.sheet, CorrectionsSheet)
        hands.table.close_sheet()
    # In the middle of a line it goes to the end, where the system has it so.
    line.setFocus()
    line.setCursorPosition(1)
    QTest.keyClick(line, Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    assert line.text() == "lion c"
