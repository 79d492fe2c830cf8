"""The statistics page: found, counted, exported; it says what to do where there is nothing."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from support.simulated import simulated

from serengeti_companion.storage.play import begin_session
from serengeti_companion.ui.history import statistics_page
from serengeti_companion.ui.history.statistics_page import StatisticsPage
from serengeti_companion.ui.main_window import MainWindow

LEFT = Qt.MouseButton.LeftButton
ANN = "\u05d0\u05df"  # from right to left


def keep(window: MainWindow, *names: str, practice: bool = False) -> None:
    """A session that the first of them won with 30 stars, the others had one less each."""
    assert window.kept is not None
    session = begin_session(window.kept.sessions, replace(simulated(2, 1), records=()))
    players = [{"name": name, "total": 30 - at} for at, name in enumerate(names)]
    result = {"players": players, "winners": [names[0]]}
    summary = {"names": list(names), "result": result, "practice": practice}
    window.kept.sessions.note(session, finished=True, summary=summary)


def opened(window: MainWindow) -> StatisticsPage:
    assert window.home is not None
    window.show_home()
    button = window.home.list.statistics_button
    QApplication.processEvents()
    QTest.mouseClick(button, LEFT)
    page = window.stage.pages.currentWidget()
    assert isinstance(page, StatisticsPage)
    return page


def cells(page: StatisticsPage) -> list[list[str]]:
    rows = page.rows
    return [
        [rows.index(row, column).data() for column in range(rows.columnCount())]
        for row in range(rows.rowCount())
    ]


def test_with_nothing_to_count_it_says_what_to_do(window: MainWindow) -> None:
    assert window.kept is not None
    begin_session(window.kept.sessions, simulated(2, 1))
    page = opened(window)
    assert "Play a session to its end" in page.empty.text()
    assert not page.view.isVisible()
    assert not page.export_button.isEnabled()


def test_each_player_has_a_row(window: MainWindow) -> None:
    keep(window, "Ann", "Ben")
    keep(window, "Ben", "Ann")
    page = opened(window)
    assert cells(page) == [
        ["Ann", "WILD: Serengeti", "2", "1", "50 %", "30", "29.5", "\u2013"],
        ["Ben", "WILD: Serengeti", "2", "1", "50 %", "30", "29.5", "\u2013"],
    ]
    spoken = page.rows.index(1, 3).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Ben, WILD: Serengeti, Wins: 1"


def test_a_player_is_found_by_typing(window: MainWindow) -> None:
    keep(window, "Ann", "Ben")
    page = opened(window)
    QTest.keyClicks(window.focusWidget(), "ben")
    assert [row[0] for row in cells(page)] == ["Ben"]
    QTest.keyClicks(window.focusWidget(), "x")
    assert page.empty.text() == "No player of a finished game is called that."


def test_practice_games_wait_for_their_tick(window: MainWindow) -> None:
    keep(window, "Ann", "Ben", practice=True)
    page = opened(window)
    assert "Only practice games so far" in page.empty.text()
    page.practice.setFocus()
    QTest.keyClick(page.practice, Qt.Key.Key_Space)
    assert len(cells(page)) == 2


def test_games_and_scenarios_are_one_press_away(window: MainWindow) -> None:
    keep(window, "Ann", "Ben")
    page = opened(window)
    QTest.mouseClick(page.part.button("games"), LEFT)
    assert cells(page) == [["WILD: Serengeti", "Ann", "30", "29.5", "1", "2", "\u2013"]]
    QTest.mouseClick(page.part.button("scenarios"), LEFT)
    assert "No scenario" in page.empty.text()


def test_what_was_played_meanwhile_is_counted(window: MainWindow) -> None:
    keep(window, "Ann", "Ben")
    assert len(cells(opened(window))) == 2
    keep(window, "Cem", "Ben")
    assert len(cells(opened(window))) == 3


def test_what_is_shown_is_exported(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(window, "=Ann", "Ben")
    path = tmp_path / "figures.csv"
    monkeypatch.setattr(statistics_page, "ask_where", lambda *_: path)
    page = opened(window)
    QTest.keyClicks(window.focusWidget(), "ann")
    QTest.mouseClick(page.export_button, LEFT)
    assert path.read_text(encoding="utf-8").splitlines()[1:] == [
        "'=Ann,WILD: Serengeti,1,1,1,30,30.0,0"
    ]
    assert "figures.csv" in page.toast.words.text()


def test_a_name_from_right_to_left_keeps_to_itself(window: MainWindow) -> None:
    keep(window, ANN, "Ben")
    page = opened(window)
    assert cells(page)[1][0] == f"\u2068{ANN}\u2069"


def test_escape_leads_home(window: MainWindow) -> None:
    opened(window)
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert window.at_home
