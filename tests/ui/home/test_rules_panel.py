"""The rules reference: by chapter, by search, at a clause, by link, and back."""

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from serengeti_companion.ui.home import rules_text
from serengeti_companion.ui.home.rules_panel import RulesPanel
from serengeti_companion.ui.style import Role, Style, Theme


@pytest.fixture
def panel(qtbot: QtBot, dressed: Style) -> RulesPanel:
    assert dressed.scale == 1
    made = RulesPanel("wild")
    qtbot.addWidget(made)
    made.resize(1000, 700)
    made.show()
    return made


def text(panel: RulesPanel) -> str:
    return panel.text.toPlainText()


def test_every_clause_can_be_opened(panel: RulesPanel) -> None:
    for clause in panel.book.clauses:
        panel.show_clause(clause.id)
        assert panel.place.clause == clause.id
        assert clause.id in text(panel)


def test_a_clause_stands_out_in_its_chapter(panel: RulesPanel) -> None:
    panel.show_clause("WS-PASS-2")
    assert "Turns and passing" in text(panel)
    assert 'class="lit"' in rules_text.chapter(panel.book.chapters[5], "WS-PASS-2")
    assert panel.list.currentItem().text() == "6. Turns and passing"


def test_an_id_that_nobody_has_is_searched_for(panel: RulesPanel) -> None:
    panel.show_clause("APP-1")
    assert panel.search.text() == "APP-1"


def test_a_search_looks_everywhere_and_says_when_it_finds_nothing(panel: RulesPanel) -> None:
    QTest.keyClicks(panel.search, "photographer icons")
    assert "WS-RULING-66" in text(panel)
    assert "Rulings" in text(panel)
    panel.search.setText("zeppelin")
    assert "zeppelin" in text(panel)
    assert "WS-" not in text(panel)


def test_a_whole_search_is_one_step_back(panel: RulesPanel) -> None:
    panel.show_clause("WS-PASS-2")
    QTest.keyClicks(panel.search, "overlap")
    panel.show_clause("WS-RULING-21")
    QTest.mouseClick(panel.back, Qt.MouseButton.LeftButton)
    assert panel.place.words == "overlap"
    assert panel.search.text() == "overlap"
    QTest.mouseClick(panel.back, Qt.MouseButton.LeftButton)
    assert panel.place.clause == "WS-PASS-2"
    assert panel.search.text() == ""
    QTest.mouseClick(panel.forward, Qt.MouseButton.LeftButton)
    QTest.mouseClick(panel.forward, Qt.MouseButton.LeftButton)
    assert panel.place.clause == "WS-RULING-21"
    assert not panel.forward.isEnabled()


def test_what_a_clause_points_to_is_a_link(panel: RulesPanel) -> None:
    panel.show_clause("WS-PASS-2")
    assert 'href="clause:WS-RULING-12"' in panel.text.toHtml()
    panel.text.anchorClicked.emit(QUrl("clause:WS-RULING-12"))
    assert panel.place.clause == "WS-RULING-12"


def test_a_chapter_is_chosen_from_the_list_or_the_box(panel: RulesPanel) -> None:
    assert panel.list.isVisible()
    panel.list.setCurrentRow(3)
    assert panel.place.chapter == 4
    panel.resize(480, 700)
    assert not panel.list.isVisible()
    assert panel.box.isVisible()
    panel.box.setFocus()
    QTest.keyClick(panel.box, Qt.Key.Key_Down)
    assert panel.place.chapter == 5


def test_the_keys_sheet_is_one_button_away(panel: RulesPanel) -> None:
    QTest.mouseClick(panel.keys_button, Qt.MouseButton.LeftButton)
    assert "Full screen" in text(panel)
    panel.resize(1280, 720)
    assert panel.text.verticalScrollBar().maximum() == 0


def test_the_text_follows_the_theme(panel: RulesPanel, dressed: Style) -> None:
    panel.show_clause("WS-PASS-2")
    dressed.set_theme(Theme.DARK)
    assert dressed.color(Role.ACCENT_SOFT).name() in panel.text.toHtml().lower()
    assert panel.place.clause == "WS-PASS-2"
