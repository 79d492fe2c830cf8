"""The page of a copy: its parts, how much of each is told, one step back and forth."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from support.wild_pages import cramped

from serengeti_companion.games.wild.notation import parse_card
from serengeti_companion.games.wild.printed import UNKNOWN_COPY
from serengeti_companion.ui.copy.copy_model import CopyModel
from serengeti_companion.ui.copy.copy_page import CopyPage
from serengeti_companion.ui.home.kept import Kept
from serengeti_companion.ui.style import Style

CARDS = (
    parse_card("31 line: lion zebra@water | 3 stars | like"),
    parse_card("32 ?: ? | ? | ?"),
)


@pytest.fixture
def page(qtbot: QtBot, data_folder: Path) -> Iterator[CopyPage]:
    kept = Kept(data_folder)
    page = CopyPage(CopyModel(kept))
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    yield page
    kept.close()


def notes(page: CopyPage) -> dict[str, str]:
    return {key: button.note.text() for key, button in page.list.buttons.items()}


def test_the_parts_tell_how_much_is_known(page: CopyPage) -> None:
    assert notes(page)["cards"] == "0 of 168 cards"
    assert notes(page)["board"] == "assumed"
    page.model.change(replace(UNKNOWN_COPY, cards=CARDS, board_assumed=False), "much")
    # Of a card with nothing but its number nothing is told.
    assert notes(page)["cards"] == "1 of 168 cards"
    assert notes(page)["board"] == "✓ told"
    assert page.list.buttons["cards"].accessibleName() == "Scene Cards, 1 of 168 cards"


def test_every_part_opens_by_a_tap_and_keeps_what_it_is(page: CopyPage) -> None:
    made = {}
    for key, button in page.list.buttons.items():
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        made[key] = page.section
        assert page.list.value == key
    assert len(set(made.values())) == len(made)
    for key, button in page.list.buttons.items():
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert page.section is made[key]


def test_the_step_back_is_named_and_taken_by_a_tap(page: CopyPage) -> None:
    assert not page.undo.isEnabled()
    page.model.change(replace(UNKNOWN_COPY, cards=CARDS), "Cards & more")
    assert page.undo.accessibleName() == "Undo: Cards & more"
    QTest.mouseClick(page.undo, Qt.MouseButton.LeftButton)
    assert len(page.model.printed.cards) == 0
    assert not page.undo.isEnabled()
    focus = QApplication.focusWidget()
    assert focus is not None
    assert page.section.isAncestorOf(focus)
    assert page.redo.accessibleName() == "Redo: Cards & more"
    QTest.mouseClick(page.redo, Qt.MouseButton.LeftButton)
    assert list(page.model.printed.cards) == list(CARDS)


def test_the_head_stays_as_it_is_whatever_the_steps_are_called(page: CopyPage) -> None:
    places = [part.geometry() for part in (page.chooser, page.files, page.undo, page.redo)]
    for step in ("Card 1", "card 50 & the price of a Move, learned at the table", ""):
        page.model.change(replace(UNKNOWN_COPY, track_last=len(step) + 100), step)
        QApplication.processEvents()
        head = (page.chooser, page.files, page.undo, page.redo)
        assert [part.geometry() for part in head] == places
    page.model.undo()
    assert page.redo.text() == "&Redo"
    assert page.undo.text().startswith("&Undo: card 50 &&")
    assert page.undo.text().endswith("…")


def test_the_head_has_room_in_large_letters_beside_two_copies_of_long_names(
    page: CopyPage, dressed: Style
) -> None:
    page.model.begin("A copy of a name as long as anybody would care to type")
    page.model.begin("Another one that is no shorter than the first, rather longer")
    page.model.change(replace(UNKNOWN_COPY, cards=CARDS), "card 50, learned at the table")
    dressed.set_scale(1.3)
    QApplication.processEvents()
    assert page.minimumSizeHint().width() <= page.width()
    assert page.chooser.box.width() >= dressed.px(120)
    assert cramped(page) == []


def test_the_buttons_of_the_parts_are_large_enough_for_a_finger(page: CopyPage) -> None:
    for button in page.list.buttons.values():
        assert button.height() >= 48
        assert button.note.geometry().bottom() <= button.rect().bottom()


def test_a_part_begins_at_its_head_also_in_large_letters(
    page: CopyPage, dressed: Style, qtbot: QtBot
) -> None:
    dressed.set_scale(1.3)
    QTest.mouseClick(page.list.buttons["migration"], Qt.MouseButton.LeftButton)
    bar = page.scroll_bar
    qtbot.waitUntil(lambda: bar.maximum() > 300)
    bar.setValue(300)
    assert bar.value() == 300
    QTest.mouseClick(page.list.buttons["specialists"], Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: bar.value() == 0)
