"""An import in the window: looked at before it is written, decided row by row, one step."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from support.copy_parts import press, tap
from support.transfer import MINE, THEIRS, go, import_file, rows, tell, unlocked
from support.wild_pages import cramped, nameless

from serengeti_companion.exports.copy_files import write_copy
from serengeti_companion.games.wild.notation import parse_map
from serengeti_companion.games.wild.printed import UNKNOWN_COPY, MapSide
from serengeti_companion.ui.copy.copy_page import CopyPage
from serengeti_companion.ui.copy.transfer_panel import TransferPanel
from serengeti_companion.ui.copy.transfer_row_paint import cells
from serengeti_companion.ui.style import Theme, current_style


def choose(panel: TransferPanel, row: int, part: str) -> None:
    """A tap on the name, on mine or on theirs."""
    view = panel.list.view
    box = view.visualRect(panel.list.rows.index(row))
    at: QPoint = getattr(cells(box), part).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)


def test_nothing_is_written_before_it_was_looked_at(
    page: CopyPage, monkeypatch: pytest.MonkeyPatch, friends: Path
) -> None:
    tell(page)
    panel = import_file(page, monkeypatch, friends)
    assert panel.isVisible()
    assert page.title.text() == "Import friends.csv"
    assert rows(panel) == [("Card 31", "conflict"), ("Card 32", "changed"), ("Card 34", "new")]
    tabs = [panel.show_only.button(key).text() for key in panel.show_only.keys]
    assert tabs == ["Different 3", "In conflict 1", "Tells more 1", "New 1", "The same 1"]
    assert page.model.printed.cards == MINE
    press(panel, Qt.Key.Key_Escape)
    assert panel.isHidden()
    assert page.parts.isVisible()
    assert page.title.text() == "My copy"
    assert page.model.printed.cards == MINE
    assert page.model.undo_words == "Card 33"


def test_the_title_stays_while_the_look_or_the_copy_changes(
    page: CopyPage, monkeypatch: pytest.MonkeyPatch, friends: Path
) -> None:
    tell(page)
    page.model.begin("Second edition")
    import_file(page, monkeypatch, friends)
    current_style().set_theme(Theme.DARK)
    page.model.refresh()
    assert page.title.text() == "Import friends.csv"
    assert page.title.isVisible()
    tap(page.back)
    assert page.panel.isHidden()
    assert page.title.isHidden()
    assert page.chooser.box.currentText() == "Second edition"


def test_what_contradicts_nothing_is_ticked_and_mine_stands(
    page: CopyPage, monkeypatch: pytest.MonkeyPatch, friends: Path
) -> None:
    tell(page)
    panel = import_file(page, monkeypatch, friends)
    assert panel.go.text() == "&Import 2 piece(s)"
    go(panel)
    assert page.model.printed.cards == (MINE[0], THEIRS[1], MINE[2], THEIRS[3])
    assert page.model.printed.name == "My copy"
    assert panel.isHidden()


def test_one_step_takes_an_import_back(
    page: CopyPage, monkeypatch: pytest.MonkeyPatch, friends: Path
) -> None:
    tell(page)
    go(import_file(page, monkeypatch, friends))
    assert page.undo.accessibleName() == "Undo: import of friends.csv"
    tap(page.undo)
    assert page.model.printed.cards == MINE
    page.model.redo()
    tap(page.toast.action)
    assert page.model.printed.cards == MINE
    # Once it is taken back, the same words take nothing else back.
    page.toast.action_taken.emit()
    assert page.model.printed.cards == MINE


def test_a_conflict_is_decided_by_a_tap_on_mine_or_theirs(
    page: CopyPage, monkeypatch: pytest.MonkeyPatch, friends: Path
) -> None:
    tell(page)
    panel = import_file(page, monkeypatch, friends)
    conflict = panel.list.rows.index(0)
    state = Qt.ItemDataRole.CheckStateRole
    choose(panel, 0, "theirs")
    assert conflict.data(state) is Qt.CheckState.Checked
    choose(panel, 0, "theirs")
    assert conflict.data(state) is Qt.CheckState.Checked
    choose(panel, 0, "mine")
    assert conflict.data(state) is Qt.CheckState.Unchecked
    choose(panel, 0, "name")
    assert conflict.data(state) is Qt.CheckState.Checked
    choose(panel, 2, "theirs")  # what is new is not wanted after all
    assert panel.go.text() == "&Import 2 piece(s)"
    go(panel)
    assert page.model.printed.cards == (THEIRS[0], THEIRS[1], MINE[2])


def test_everything_is_decided_by_keys(
    qtbot: QtBot, page: CopyPage, monkeypatch: pytest.MonkeyPatch, friends: Path
) -> None:
    tell(page)
    panel = import_file(page, monkeypatch, friends)
    assert panel.list.view.hasFocus()
    press(panel, Qt.Key.Key_Right)
    press(panel, Qt.Key.Key_Down, Qt.Key.Key_Space, Qt.Key.Key_Down, Qt.Key.Key_Left)
    assert panel.go.text() == "&Import 1 piece(s)"
    unlocked(panel)
    with qtbot.waitSignal(panel.decided):
        press(panel, Qt.Key.Key_I, held=Qt.KeyboardModifier.AltModifier)
    assert page.model.printed.cards == (THEIRS[0], *MINE[1:])


def test_all_rows_listed_are_decided_at_once(
    page: CopyPage, monkeypatch: pytest.MonkeyPatch, friends: Path
) -> None:
    tell(page)
    panel = import_file(page, monkeypatch, friends)
    tap(panel.all_mine)
    assert panel.go.text() == "&Import 0 piece(s)"
    assert not panel.go.isEnabled()
    tap(panel.show_only.button("conflict"))
    assert rows(panel) == [("Card 31", "conflict")]
    tap(panel.all_theirs)
    tap(panel.show_only.button("same"))
    assert rows(panel) == [("Card 33", "same")]
    assert not panel.all_theirs.isEnabled()
    go(panel)
    assert page.model.printed.cards == (THEIRS[0], *MINE[1:])


def test_all_that_can_have_the_keyboard_has_a_name_and_room(
    qtbot: QtBot, page: CopyPage, monkeypatch: pytest.MonkeyPatch, friends: Path
) -> None:
    def is_well() -> bool:
        return nameless(page) == [] and cramped(page) == []

    tell(page)
    qtbot.waitUntil(is_well)
    import_file(page, monkeypatch, friends)
    qtbot.waitUntil(is_well)
    tap(page.panel.where.button("new"))
    qtbot.waitUntil(is_well)


def test_a_row_is_told_to_the_ear(
    page: CopyPage, monkeypatch: pytest.MonkeyPatch, friends: Path
) -> None:
    tell(page)
    panel = import_file(page, monkeypatch, friends)
    role = Qt.ItemDataRole.AccessibleTextRole
    assert panel.list.rows.index(0).data(role) == (
        "Card 31: in conflict. Mine: 31 line: lion zebra@water | 3 stars | like. "
        "Theirs: 31 line: lion zebra@rock | 3 stars | like. Theirs is left out"
    )
    assert panel.list.rows.index(2).data(role) == (
        "Card 34: new. Theirs: 34 adjacency: lion zebra | 2 vfx | -. Theirs is chosen"
    )


def test_the_letters_that_differ_are_marked_row_by_row(
    page: CopyPage, monkeypatch: pytest.MonkeyPatch, folder: Path
) -> None:
    ground = ["ggwwarr", *["ggggggg"] * 6]
    side = MapSide(name="A", terrain=parse_map(ground))
    other = MapSide(name="A", terrain=parse_map(["gawwarr", *ground[1:]]))
    assert page.model.change(replace(UNKNOWN_COPY, sides=(side,)), "Map A")
    write_copy(replace(UNKNOWN_COPY, sides=(other,)), folder / "map.json")
    panel = import_file(page, monkeypatch, folder / "map.json")
    assert rows(panel) == [("Map side A", "conflict")]
    panel.grab()
    tall = panel.list.view.visualRect(panel.list.rows.index(0)).height()
    assert tall > 8 * panel.fontMetrics().height()
