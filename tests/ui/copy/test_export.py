"""A copy written to a file from the window: named, replaced only when told, without photos."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QMessageBox
from support.copy_parts import tap
from support.folders import forbid_writing, lockable_folder
from support.transfer import MINE, choose_file, tell

from serengeti_companion.exports.copy_files import copy_of, read_copy
from serengeti_companion.games.wild.packs import practice_set
from serengeti_companion.storage.photos import Photo
from serengeti_companion.ui.copy.copy_page import CopyPage
from serengeti_companion.ui.main_window import MainWindow


def export(page: CopyPage, at: int) -> None:
    """By the keys of the menu."""
    menu = page.files.menu
    menu.popup(page.mapToGlobal(page.rect().center()))
    for _ in range(at + 1):
        QTest.keyClick(menu, Qt.Key.Key_Down)
    QTest.keyClick(menu, Qt.Key.Key_Return)


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
