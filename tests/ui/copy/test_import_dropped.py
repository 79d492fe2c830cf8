"""Files dropped onto My copy: looked at, or refused with one sentence."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication
from support.transfer import MINE, THEIRS, copy_with, go, import_file, tell

from serengeti_companion.exports.copy_files import write_copy
from serengeti_companion.games.wild.notation import parse_card
from serengeti_companion.games.wild.packs import practice_set
from serengeti_companion.games.wild.printed import UNKNOWN_COPY
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
