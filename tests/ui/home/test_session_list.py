"""The list of sessions: found, opened, renamed, deleted and brought back."""

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from serengeti_companion.storage.sessions import TITLE_LIMIT
from serengeti_companion.ui.home.session_list import SessionList
from serengeti_companion.ui.main_window import MainWindow


@pytest.fixture
def rows(window: MainWindow) -> SessionList:
    """Two sessions, the practice game last."""
    window.show_new("wild")
    page = window.stage.pages.currentWidget()
    page.players.rows[0].name.setText("Zoe")
    page.start()
    window.show_home()
    window.practise("wild")
    window.show_home()
    assert window.home is not None
    return window.home.list


def titles(rows: SessionList) -> list[str]:
    model = rows.view.model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def rename(qtbot: QtBot, rows: SessionList, name: str) -> None:
    rows.view.setFocus()
    QTest.keyClick(rows.view, Qt.Key.Key_F2)
    field = QApplication.focusWidget()
    assert isinstance(field, QLineEdit)
    field.setText(name)
    QTest.keyClick(field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: rows.view.state() is not rows.view.State.EditingState)


def test_the_last_played_stands_first_and_says_where_it_is(rows: SessionList) -> None:
    assert titles(rows) == ["Practice game", "Zoe, Ben, Cem, Dee"]
    spoken = rows.view.model().index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert "Round 1 of 6" in spoken
    assert "Practice set, not the published game" in spoken


def test_words_find_a_session_and_enter_opens_it(window: MainWindow, rows: SessionList) -> None:
    rows.search.setFocus()
    QTest.keyClicks(rows.search, "zoe")
    assert titles(rows) == ["Zoe, Ben, Cem, Dee"]
    QTest.keyClick(rows.search, Qt.Key.Key_Return)
    assert window.host.title == "Zoe, Ben, Cem, Dee"


def test_nothing_found_is_said(rows: SessionList) -> None:
    rows.search.setText("nobody")
    assert rows.empty.isVisible()
    assert rows.empty.text() == "Nothing here has all these words."
    rows.search.clear()
    assert len(titles(rows)) == 2


def test_a_session_is_renamed_in_place(rows: SessionList, qtbot: QtBot) -> None:
    rename(qtbot, rows, "Friday")
    assert titles(rows)[0] == "Friday"


def test_a_long_title_from_right_to_left_begins_with_a_letter_and_not_with_its_dots(
    rows: SessionList, qtbot: QtBot
) -> None:
    rename(qtbot, rows, "אברהם בן־יהושע הכהן מירושלים " * 4)
    place = rows.view.visualRect(rows.view.model().index(0, 0))
    line = rows.view.viewport().grab(QRect(place.topLeft(), QSize(place.width() - 110, 32)))
    picture = line.toImage()
    ink = [
        (x, y)
        for x in range(12, picture.width())
        for y in range(picture.height())
        if picture.pixelColor(x, y).lightness() < 90
    ]
    first = max(x for x, _ in ink)
    heights = [y for x, y in ink if x > first - 5]
    assert max(heights) - min(heights) > 6


def test_a_title_of_ten_thousand_letters_is_refused_in_one_sentence(
    window: MainWindow, rows: SessionList, qtbot: QtBot
) -> None:
    rename(qtbot, rows, "x" * 10_000)
    assert str(TITLE_LIMIT) in window.notice.words.text()
    assert titles(rows)[0] == "Practice game"


def test_a_deleted_session_comes_back_with_one_tap(window: MainWindow, rows: SessionList) -> None:
    rows.view.setFocus()
    QTest.keyClick(rows.view, Qt.Key.Key_Delete)
    assert titles(rows) == ["Zoe, Ben, Cem, Dee"]
    toast = window.home.toast
    assert "Practice game" in toast.words.text()
    QTest.mouseClick(toast.action, Qt.MouseButton.LeftButton)
    assert titles(rows)[0] == "Practice game"
    chosen = rows.chosen()
    assert chosen is not None
    assert chosen.title == "Practice game"


def test_a_double_click_opens_a_session(window: MainWindow, rows: SessionList) -> None:
    place = rows.view.visualRect(rows.view.model().index(1, 0)).center()
    QTest.mouseClick(rows.view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    QTest.mouseDClick(rows.view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert window.host.title == "Zoe, Ben, Cem, Dee"


def test_every_format_is_offered(rows: SessionList) -> None:
    offered = [action.text() for action in rows.formats.actions()]
    assert any(".serengeti" in words for words in offered)
    assert any(".txt" in words for words in offered)
