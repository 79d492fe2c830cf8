"""Import and export in the window: looked at before it is written, taken back by one step."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QWidget
from pytestqt.qtbot import QtBot
from support.copy_parts import press, tap, type_into
from support.deaf import wait_out
from support.folders import forbid_writing, lockable_folder
from support.wild_pages import cramped, nameless

from serengeti_companion.exports.copy_files import copy_of, read_copy, write_copy
from serengeti_companion.games.wild.notation import parse_card, parse_map
from serengeti_companion.games.wild.packs import practice_set
from serengeti_companion.games.wild.printed import UNKNOWN_COPY, MapSide, Printed
from serengeti_companion.games.wild.terms import SceneCard
from serengeti_companion.storage.photos import Photo
from serengeti_companion.ui.copy.copy_page import CopyPage
from serengeti_companion.ui.copy.transfer_panel import TransferPanel
from serengeti_companion.ui.copy.transfer_row_paint import cells
from serengeti_companion.ui.main_window import MainWindow
from serengeti_companion.ui.style import Theme, current_style

MINE = (
    parse_card("31 line: lion zebra@water | 3 stars | like"),
    parse_card("32 terrain: lion@rock | ? | ?"),
    parse_card("33 terrain: hyena@rock | - | -"),
)
THEIRS = (
    parse_card("31 line: lion zebra@rock | 3 stars | like"),
    parse_card("32 terrain: lion@rock | 1 food | ?"),
    parse_card("33 terrain: hyena@rock | - | -"),
    parse_card("34 adjacency: lion zebra | 2 vfx | -"),
)


@pytest.fixture
def page(window: MainWindow) -> CopyPage:
    window.show_page("copy")
    page = window.stage.pages.currentWidget()
    assert isinstance(page, CopyPage)
    return page


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "files"
    folder.mkdir()
    return folder


@pytest.fixture
def friends(folder: Path) -> Path:
    """A file that is partly new, partly the same and partly contradicts."""
    path = folder / "friends.csv"
    write_copy(copy_with(*THEIRS), path)
    return path


def copy_with(*cards: SceneCard) -> Printed:
    return replace(UNKNOWN_COPY, name="Friends", cards=cards)


def tell(page: CopyPage) -> None:
    assert page.model.change(replace(UNKNOWN_COPY, cards=MINE), "Card 33")


def choose_file(monkeypatch: pytest.MonkeyPatch, path: Path) -> list[str]:
    """The dialog answers with that file; what it suggested is in the list."""
    asked: list[str] = []

    def choose(_: QWidget, __: str, suggested: str, ___: str) -> tuple[str, str]:
        asked.append(suggested)
        return str(path), ""

    monkeypatch.setattr(QFileDialog, "getOpenFileName", choose)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    return asked


def import_file(page: CopyPage, monkeypatch: pytest.MonkeyPatch, path: Path) -> TransferPanel:
    choose_file(monkeypatch, path)
    tap(page.files.bring_in)
    return page.panel


def rows(panel: TransferPanel) -> list[tuple[str, str]]:
    """Title and relation of each row listed."""
    return [(str(each.title), each.relation.value) for each in panel.list.rows.shown]


def choose(panel: TransferPanel, row: int, part: str) -> None:
    """A tap on the name, on mine or on theirs."""
    view = panel.list.view
    box = view.visualRect(panel.list.rows.index(row))
    at: QPoint = getattr(cells(box), part).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)


def unlocked(panel: TransferPanel) -> None:
    """The button is deaf for a moment, so that a double click does not import."""
    wait_out(panel.go)


def go(panel: TransferPanel) -> None:
    unlocked(panel)
    tap(panel.go)


def export(page: CopyPage, at: int) -> None:
    """By the keys of the menu."""
    menu = page.files.menu
    menu.popup(page.mapToGlobal(page.rect().center()))
    for _ in range(at + 1):
        QTest.keyClick(menu, Qt.Key.Key_Down)
    QTest.keyClick(menu, Qt.Key.Key_Return)


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


def test_into_a_copy_of_its_own_nothing_of_mine_changes(
    page: CopyPage, monkeypatch: pytest.MonkeyPatch, friends: Path
) -> None:
    tell(page)
    panel = import_file(page, monkeypatch, friends)
    tap(panel.where.button("new"))
    assert panel.name.text() == "Friends"
    assert panel.go.text() == "&Import 4 piece(s)"
    unlocked(panel)
    type_into(panel.name, "my copy")
    press(panel, Qt.Key.Key_Return)
    assert [copy.name for copy in page.model.copies] == ["My copy", "my copy 2"]
    assert page.model.printed == replace(copy_with(*THEIRS), name="my copy 2")
    assert page.undo.accessibleName() == "Undo: import of friends.csv"
    tap(page.toast.action)
    assert [copy.name for copy in page.model.copies] == ["My copy"]
    assert page.model.printed.cards == MINE


def test_undo_takes_a_copy_away_that_an_import_began_and_redo_brings_it_back(
    page: CopyPage, monkeypatch: pytest.MonkeyPatch, friends: Path
) -> None:
    tell(page)
    panel = import_file(page, monkeypatch, friends)
    tap(panel.where.button("new"))
    go(panel)
    tap(page.undo)
    assert [copy.name for copy in page.model.copies] == ["My copy"]
    assert page.undo.accessibleName() == "Undo: Card 33"
    assert page.redo.accessibleName() == "Redo: import of friends.csv"
    tap(page.redo)
    assert page.model.printed == copy_with(*THEIRS)
    tap(page.undo)
    tap(page.undo)
    assert page.model.printed.cards == ()
    tap(page.redo)
    tap(page.redo)
    assert [copy.name for copy in page.model.copies] == ["My copy", "Friends"]
    assert page.model.printed == copy_with(*THEIRS)


def test_undo_of_the_first_import_of_all_leaves_nothing_and_redo_brings_it_back(
    page: CopyPage, monkeypatch: pytest.MonkeyPatch, friends: Path
) -> None:
    go(import_file(page, monkeypatch, friends))
    control = Qt.KeyboardModifier.ControlModifier
    press(page, Qt.Key.Key_Z, held=control)
    assert page.model.copies == ()
    press(page, Qt.Key.Key_Z, held=control)
    assert page.model.copies == ()
    press(page, Qt.Key.Key_Y, held=control)
    assert page.model.printed == copy_with(*THEIRS)


def test_where_nothing_is_told_yet_it_becomes_the_first_copy(
    page: CopyPage, monkeypatch: pytest.MonkeyPatch, folder: Path
) -> None:
    theirs = replace(practice_set(), name="", practice=False)
    write_copy(theirs, folder / "first edition.json")
    panel = import_file(page, monkeypatch, folder / "first edition.json")
    assert panel.where.keys == ("new",)
    go(panel)
    assert page.model.printed == replace(theirs, name="first edition")


def test_what_both_tell_already_is_nothing_to_import(
    page: CopyPage, monkeypatch: pytest.MonkeyPatch, folder: Path
) -> None:
    tell(page)
    write_copy(page.model.printed, folder / "same.json")
    panel = import_file(page, monkeypatch, folder / "same.json")
    assert panel.list.empty.isVisible()
    assert "nothing to import" in panel.list.empty.text()
    assert not panel.go.isEnabled()


def test_a_file_is_dropped_onto_the_page(page: CopyPage, friends: Path) -> None:
    drop(page, friends)
    assert page.panel.isVisible()
    assert page.title.text() == "Import friends.csv"


def test_a_session_dropped_onto_the_page_is_left_to_the_window(
    window: MainWindow, page: CopyPage, folder: Path
) -> None:
    (folder / "x.serengeti").write_text("[]")
    drop(page, folder / "x.serengeti")
    assert "session" in window.notice.words.text()
    assert page.panel.isHidden()


def drop(page: CopyPage, path: Path) -> bool:
    """Whether the page takes what is dragged over it; then it is let go there."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    left, no_key = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    copy = Qt.DropAction.CopyAction
    over = QDragEnterEvent(QPoint(5, 5), copy, data, left, no_key)
    over.ignore()
    QApplication.sendEvent(page, over)
    if over.isAccepted():
        QApplication.sendEvent(page, QDropEvent(QPointF(5, 5), copy, data, left, no_key))
    return over.isAccepted()


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "This file is empty."),
        (b"piece,number\ncard,x\n", 'Row 2, column "number": "x"'),
        (b"{", "This JSON is no copy"),
        (b"PK\x03\x04....", "packed file"),
        (b'piece,name\ncard,"=cmd|calc', "Row 2 has a quotation mark that is not closed"),
        (b"piece,name\n" + b"card,\n" * 1_000_000, "larger than 4 MiB"),
    ],
)
def test_a_damaged_file_is_one_sentence_and_changes_nothing(
    window: MainWindow, page: CopyPage, folder: Path, content: bytes, says: str
) -> None:
    tell(page)
    (folder / "bad.csv").write_bytes(content)
    drop(page, folder / "bad.csv")
    assert says in window.notice.words.text()
    assert window.notice.words.text().count("\n") == 0
    assert page.panel.isHidden()
    assert page.model.printed.cards == MINE


def test_what_a_file_was_refused_for_is_not_said_of_the_next_one(
    window: MainWindow, page: CopyPage, folder: Path, friends: Path
) -> None:
    (folder / "bad.csv").write_bytes(b"")
    drop(page, folder / "bad.csv")
    assert window.notice.isVisible()
    drop(page, friends)
    assert page.panel.isVisible()
    assert not window.notice.isVisible()


def test_what_is_no_file_is_one_sentence(window: MainWindow, page: CopyPage, folder: Path) -> None:
    drop(page, folder)
    assert window.notice.words.text() == (
        f"This is not a file: {folder}. Choose a copy saved as JSON or CSV."
    )
    assert page.panel.isHidden()


def test_a_practice_set_is_not_mixed_with_a_real_copy(
    window: MainWindow, page: CopyPage, folder: Path
) -> None:
    write_copy(practice_set(), folder / "practice.json")
    drop(page, folder / "practice.json")
    assert "never mixed with the facts of a real copy" in window.notice.words.text()
    assert page.panel.isHidden()
    assert page.model.printed == UNKNOWN_COPY


def test_more_than_a_copy_can_hold_is_told_and_the_choice_stays(
    window: MainWindow, page: CopyPage, monkeypatch: pytest.MonkeyPatch, folder: Path
) -> None:
    nameless = [parse_card(f"? line: lion zebra | {n} stars | ?") for n in range(2, 1000)]
    assert page.model.change(replace(UNKNOWN_COPY, cards=tuple(nameless)), "many")
    write_copy(copy_with(*THEIRS), folder / "more.json")
    panel = import_file(page, monkeypatch, folder / "more.json")
    go(panel)
    assert "longer than 999" in window.notice.words.text()
    assert panel.isVisible()
    assert len(page.model.printed.cards) == 998


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


@pytest.mark.parametrize(("at", "suffix"), [(0, ".json"), (1, ".csv")])
def test_an_exported_copy_is_read_again_as_it_was(
    page: CopyPage, monkeypatch: pytest.MonkeyPatch, folder: Path, at: int, suffix: str
) -> None:
    printed = replace(practice_set(), name="Ours", practice=False)
    page.model.begin("Ours", printed)
    asked = choose_file(monkeypatch, folder / f"out{suffix}")
    export(page, at)
    assert asked == [f"Ours{suffix}"]
    assert read_copy(folder / f"out{suffix}") == printed
    assert page.toast.words.text() == f"Written: {folder / f'out{suffix}'}"


def test_the_suggested_name_is_safe_and_a_missing_suffix_is_added(
    page: CopyPage, monkeypatch: pytest.MonkeyPatch, folder: Path
) -> None:
    page.model.begin("../../etc/pass\u202ewd")
    asked = choose_file(monkeypatch, folder / "Edition 2.0")
    export(page, 0)
    assert asked == ["etc passwd.json"]
    assert [each.name for each in folder.iterdir()] == ["Edition 2.0.json"]


@pytest.mark.parametrize("replace_it", [True, False])
def test_a_file_that_gets_its_suffix_from_us_is_replaced_only_when_told(
    page: CopyPage, monkeypatch: pytest.MonkeyPatch, folder: Path, *, replace_it: bool
) -> None:
    tell(page)
    (folder / "ours.json").write_text("precious")
    choose_file(monkeypatch, folder / "ours")
    button = QMessageBox.StandardButton
    answer = button.Yes if replace_it else button.No
    monkeypatch.setattr(QMessageBox, "question", lambda *_: answer)
    export(page, 0)
    written = (folder / "ours.json").read_text()
    assert (written != "precious") is replace_it


def test_a_folder_that_cannot_be_written_to_is_told(
    window: MainWindow, page: CopyPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    tell(page)
    with lockable_folder() as folder:
        forbid_writing(folder)
        choose_file(monkeypatch, folder / "ours.json")
        export(page, 0)
        assert list(folder.iterdir()) == []
    assert "cannot be written" in window.notice.words.text()


def test_photos_stay_on_this_computer(
    page: CopyPage, monkeypatch: pytest.MonkeyPatch, folder: Path
) -> None:
    tell(page)
    assert page.model.id is not None
    page.model.kept.photos.put(page.model.id, "card 31", Photo(picture=b"a photo of mine"))
    choose_file(monkeypatch, folder / "ours.json")
    export(page, 0)
    written = (folder / "ours.json").read_bytes()
    assert b"photo" not in written
    assert set(json.loads(written)) <= {
        *("format", "version", "game", "name", "practice", "board_assumed", "cards", "sides"),
        *("spaces", "migrations", "award_tiles"),
    }
    assert copy_of(written).cards == MINE
    assert page.toast.words.text().endswith("Photos stay on this computer.")
    assert [each.name for each in folder.iterdir()] == ["ours.json"]


def test_a_cancelled_dialog_does_nothing(page: CopyPage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: ("", ""))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    tap(page.files.bring_in)
    export(page, 0)
    assert page.panel.isHidden()
    assert page.toast.isHidden()
