"""Files dropped onto My copy: looked at, or refused with one sentence."""

import os
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication
from support.folders import forbid_writing, lockable_folder
from support.transfer import MINE, THEIRS, copy_with, go, import_file, tell

from serengeti_companion.exports.copy_files import write_copy
from serengeti_companion.games.wild.notation import parse_card
from serengeti_companion.games.wild.packs import practice_set
from serengeti_companion.games.wild.printed import UNKNOWN_COPY
from serengeti_companion.storage.database import FILE_NAME
from serengeti_companion.ui.copy import transfer
from serengeti_companion.ui.copy.copy_page import CopyPage
from serengeti_companion.ui.main_window import MainWindow


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


def a_copy(more: str = "") -> bytes:
    """A file with the head of a copy, and what is told behind it."""
    head = '{"format":"serengeti-components","version":1,"game":"wild","name":"Friends"'
    return f"{head}{more}}}".encode()


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "This file is empty."),
        (a_copy()[:-9], "This is not JSON from line 1, character 67 on."),
        (a_copy().replace(b"1", b"2", 1), "has version 2, made by a newer program"),
        (a_copy(',"version":1e400'), '"version" stands there twice'),
        (a_copy().replace(b"1", b"1e400", 1), '"version" is not 1'),
        (a_copy(',"track_last":NaN'), '"track_last" is not a whole number'),
        (a_copy(f',"track_last":1{"0" * 30}'), "is too long. Correct it."),
        (a_copy(',"cards":{}'), '"cards" must be a list'),
        (a_copy(',"cards":["1 line: unicorn | - | -"]'), "not one of the twelve species"),
        (a_copy(',"cards":["1 ?: ? | ? | ?","1 ?: ? | ? | ?"]'), "1 is there already, as entry 1"),
        (a_copy(f',"cards":{"[" * 100_000}'), "nested too deep"),
        (a_copy(f',"colours":["{"x" * 10_000}"]'), "longer than 20 letters"),
        (
            a_copy().replace(b"Friends", "evil\u202egnp".encode()),
            '"name" is not one line of letters',
        ),
        (b'["serengeti-components"]', "The file must be a JSON object"),
        (b"\x81\x8d serengeti", "not a text in UTF-8"),
        (b"piece,colour\ncard,red\n", 'column "colour": there is no such column'),
        (b"piece,name\ncopy,a\0b\n", "a zero byte in line 2"),
        (b"piece,number\ncard,x\n", 'Row 2, column "number": "x"'),
        (b"{", "This JSON is no copy"),
        (b"PK\x03\x04....", "packed file"),
        (b'piece,name\ncard,"=cmd|calc', "Row 2 has a quotation mark that is not closed"),
        (b"piece,name\n" + b"card,\n" * 1_000_000, "larger than 4 MiB"),
    ],
)
def test_a_damaged_file_is_one_sentence_and_changes_nothing(
    window: MainWindow,
    page: CopyPage,
    folder: Path,
    data_folder: Path,
    content: bytes,
    says: str,
) -> None:
    tell(page)
    before = kept(data_folder)
    (folder / "bad.csv").write_bytes(content)
    drop(page, folder / "bad.csv")
    assert says in window.notice.words.text()
    assert window.notice.words.text().count("\n") == 0
    assert page.panel.isHidden()
    assert page.model.printed.cards == MINE
    assert kept(data_folder) == before


def kept(data_folder: Path) -> list[str]:
    """All that is on the disk."""
    with closing(sqlite3.connect(data_folder / FILE_NAME)) as database:
        return list(database.iterdump())


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
    os.mkfifo(folder / "pipe")
    for path in (folder, folder / "pipe", folder / "nothing.json", Path("/dev/zero")):
        drop(page, path)
        assert window.notice.words.text() == (
            f"This is not a file: {path}. Choose a copy saved as JSON or CSV."
        )
        assert page.panel.isHidden()


def test_what_nobody_may_read_is_one_sentence(window: MainWindow, page: CopyPage) -> None:
    with lockable_folder() as above:
        locked, file = above / "locked", above / "theirs.json"
        locked.mkdir()
        write_copy(copy_with(*THEIRS), file)
        drop(page, file)  # so that all is loaded: where it lies, nobody else may look
        page.panel.cancel.click()
        forbid_writing(above)  # and in `locked` nobody may even look
        for path in (locked / "x.json", above / ("x" * 300)):
            drop(page, path)
            assert f"cannot be read: {above}" in window.notice.words.text()
        assert page.panel.isHidden()


def test_a_file_that_goes_between_choice_and_reading_is_told(
    window: MainWindow, page: CopyPage, friends: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(transfer, "is_no_file", lambda path: bool(path.unlink()))
    drop(page, friends)
    assert f"cannot be read: {friends}" in window.notice.words.text()
    assert page.panel.isHidden()


@pytest.mark.parametrize("name", ["سيرينغيتي", "🦁👩\u200d👧", "W" * 195])
def test_a_name_in_any_script_comes_in(page: CopyPage, folder: Path, name: str) -> None:
    write_copy(replace(copy_with(*THEIRS), name=name), folder / "friends.json")
    drop(page, folder / "friends.json")
    go(page.panel)
    assert page.model.printed.name == name
    assert page.window().width() == 1280


def test_a_file_with_a_name_that_hides_something_is_called_by_what_shows(
    page: CopyPage, folder: Path
) -> None:
    write_copy(replace(copy_with(*THEIRS), name=""), folder / "evil\u202egnp.json")
    drop(page, folder / "evil\u202egnp.json")
    assert page.panel.name.text() == "evilgnp"
    assert page.title.text() == "Import evil\N{REPLACEMENT CHARACTER}gnp.json"


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
