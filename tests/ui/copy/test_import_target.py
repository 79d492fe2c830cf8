"""Which copy an import goes into, and what undo and redo make of one that it began."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from support.copy_parts import press, tap, type_into
from support.transfer import MINE, THEIRS, copy_with, go, import_file, tell, unlocked

from serengeti_companion.exports.copy_files import write_copy
from serengeti_companion.games.wild.packs import practice_set
from serengeti_companion.ui.copy.copy_page import CopyPage


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
