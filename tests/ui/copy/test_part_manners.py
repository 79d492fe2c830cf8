"""What every part of My copy owes those who tap, type or listen."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLineEdit, QWidget
from pytestqt.qtbot import QtBot
from support.copy_parts import enter, known, opened, press, type_into
from support.patience import as_long_as
from support.wild_pages import cramped, nameless

from serengeti_companion.games.wild.notation import parse_migration
from serengeti_companion.games.wild.printed import UNKNOWN_COPY, Printed, SpecialistCard
from serengeti_companion.ui.copy import (
    board_section,
    map_section,
    migration_section,
    other_section,
    specialists_section,
)
from serengeti_companion.ui.copy.copy_model import CopyModel
from serengeti_companion.ui.copy.copy_page import CopyPage
from serengeti_companion.ui.main_window import MainWindow
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.style.tokens import Target

PARTS: dict[str, Callable[[CopyModel], QWidget]] = {
    "board": board_section.make,
    "map": map_section.make,
    "migration": migration_section.make,
    "specialists": specialists_section.make,
    "other": other_section.make,
}
TOLD: Printed = replace(
    UNKNOWN_COPY,
    spaces=UNKNOWN_COPY.spaces[1:],
    migrations=(parse_migration("1: brown - | blue C3"),),
    specialists=(SpecialistCard(name="Botanist", difficulty=3, note="By hand"),),
    adventurer_few=((10, 20), (25, 3)),
    award_tiles=UNKNOWN_COPY.award_tiles[1:2] + UNKNOWN_COPY.award_tiles[1:],
    track_last=100,
    colours=("red",),
)


@pytest.fixture(autouse=True)
def looks_as_before(qapp: QApplication) -> Iterator[None]:
    style = current_style()
    assert style.parent() is qapp
    style.apply()
    style.reset_scale()
    yield
    style.reset_scale()


@pytest.fixture(params=PARTS)
def part(request: pytest.FixtureRequest, qtbot: QtBot, data_folder: Path) -> QWidget:
    """With everything told that has a look of its own, warnings too."""
    model, part = opened(qtbot, data_folder, PARTS[request.param])
    model.change(TOLD, "All of it")
    return part


def touched(part: QWidget) -> list[QWidget]:
    kinds = (QAbstractButton, QLineEdit, QComboBox)
    found = [widget for kind in kinds for widget in part.findChildren(kind)]
    return [widget for widget in found if widget.isVisible() and widget.isEnabled()]


def test_everything_that_takes_the_keyboard_has_a_name(part: QWidget) -> None:
    assert nameless(part) == []


def test_nothing_is_squeezed_in_the_smallest_window(part: QWidget, qtbot: QtBot) -> None:
    qtbot.wait(0)
    assert (part.width(), part.height()) == (960, 600)
    assert cramped(part) == []


def test_whatever_a_hand_touches_is_large_enough(part: QWidget) -> None:
    least = current_style().px(Target.TOUCH)
    small = [
        (widget.accessibleName(), widget.size())
        for widget in touched(part)
        if widget.width() < least or widget.height() < least
    ]
    assert small == []


def test_tab_comes_to_everything_and_round_again(part: QWidget) -> None:
    part.take_focus()  # type: ignore[attr-defined]
    start = QApplication.focusWidget()
    reached = [start]
    for _ in range(200):
        press(part, Qt.Key.Key_Tab)
        if QApplication.focusWidget() is start:
            break
        reached.append(QApplication.focusWidget())
    assert QApplication.focusWidget() is start
    wanted = {w for w in touched(part) if w.focusPolicy() & Qt.FocusPolicy.TabFocus}
    # In a group the arrow keys walk from the one that Tab comes to.
    alone = {w for w in wanted if not (isinstance(w, QAbstractButton) and w.group() is not None)}
    assert [w.accessibleName() for w in alone - set(reached)] == []


def test_it_bears_another_size_of_everything(part: QWidget, qtbot: QtBot) -> None:
    current_style().set_scale(1.5)
    part.resize(1440, 900)
    qtbot.wait(0)
    assert cramped(part) == []


def test_where_there_is_no_room_beside_each_other_they_stand_below(
    qtbot: QtBot, data_folder: Path
) -> None:
    _, board = opened(qtbot, data_folder, board_section.make)
    assert board.form.x() > board.list.geometry().right()
    board.resize(560, 900)
    qtbot.waitUntil(lambda: board.form.y() > board.list.geometry().bottom())
    assert board.width() == 560
    assert cramped(board) == []
    board.resize(960, 900)
    qtbot.waitUntil(lambda: board.form.x() > board.list.geometry().right())


def a_page(window: MainWindow, key: str) -> CopyPage:
    window.show_page("copy")
    page = window.stage.pages.currentWidget()
    assert isinstance(page, CopyPage)
    page.list.buttons[key].click()
    return page


def test_the_way_back_of_a_field_is_the_pages_once_it_is_kept(window: MainWindow) -> None:
    page = a_page(window, "other")
    section = page.section
    assert isinstance(section, other_section.OtherSection)
    enter(section.track.field, "100")
    type_into(section.track.field, "149")
    press(page, Qt.Key.Key_Z, held=Qt.KeyboardModifier.ControlModifier)
    assert page.model.undo_words == "End of the score track"
    press(page, Qt.Key.Key_Return)
    for _ in as_long_as(section.track.field.isUndoAvailable):
        press(page, Qt.Key.Key_Z, held=Qt.KeyboardModifier.ControlModifier)
    press(page, Qt.Key.Key_Z, held=Qt.KeyboardModifier.ControlModifier)
    assert known(page.model).track_last is None
    assert section.track.field.text() == ""
    press(page, Qt.Key.Key_Y, held=Qt.KeyboardModifier.ControlModifier)
    assert section.track.field.text() == "100"


@pytest.mark.parametrize(
    ("key", "order"),
    [
        ("cards", "The card as one line; Find by number; Show gaps; All 0; Scene Cards; Back to"),
        ("map", "A1; Side: A; Name of this side; Tool: Draw; Brush: ; Choose a photo; Back to"),
        ("board", "Action Spaces; Add space; Basic Action; Or type a space; Back to; This is my"),
        ("migration", "A1; Turn; Next card; Back to; Card 1; Or type a card; Number of; Brush"),
        ("specialists", "Specialists; Name of another; Difficulty: ; Note; Back to"),
        ("other", "Award Tile 1:; Award Tile 12; Last number; Your name for the colour; Back to"),
    ],
)
def test_tab_goes_as_the_eye_does(window: MainWindow, key: str, order: str) -> None:
    page = a_page(window, key)
    if key == "migration":
        page.model.change(TOLD, "All of it")
    page.take_focus()
    reached: list[str] = []
    for _ in range(60):
        focus = QApplication.focusWidget()
        assert focus is not None
        reached.append(focus.accessibleName())
        press(page, Qt.Key.Key_Tab)
    at = 0
    for name in order.split("; "):
        at = next(i for i in range(at, len(reached)) if reached[i].startswith(name))
    assert at < reached.index(reached[0], 1)


@pytest.mark.parametrize(
    ("key", "field"),
    [
        ("board", "Or type a space"),
        ("migration", "Or type a card"),
        ("migration", "Number of the card"),
        ("map", "Name of this side"),
        ("specialists", "Name of another Specialist"),
        ("specialists", "Note"),
        ("other", "Last number on the score track"),
    ],
)
def test_escape_gives_up_what_is_being_typed_and_only_then_the_page(
    window: MainWindow, key: str, field: str
) -> None:
    page = a_page(window, key)
    line = next(f for f in page.section.findChildren(QLineEdit) if f.accessibleName() == field)
    before, told = line.text(), page.model.undo_words
    type_into(line, "1x")
    press(page, Qt.Key.Key_Escape)
    assert line.text() == before
    assert page.isVisible()
    press(page, Qt.Key.Key_Escape)
    assert window.at_home
    assert page.model.undo_words == told


def test_what_is_half_typed_when_the_window_closes_is_kept(
    open_window: Callable[[], MainWindow],
) -> None:
    window = open_window()
    section = a_page(window, "other").section
    assert isinstance(section, other_section.OtherSection)
    type_into(section.track.field, "149")
    again = a_page(open_window(), "other")  # closes the first
    assert known(again.model).track_last == 149
