"""The window and what comes from outside: files, disks that refuse, a second start."""

import json
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from serengeti_companion.engine.texts import say
from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.model import Phase
from serengeti_companion.storage import single_instance
from serengeti_companion.storage.faults import EnvironmentFault
from serengeti_companion.storage.sessions import SessionStore
from serengeti_companion.ui import tables
from serengeti_companion.ui.doorbell import Doorbell
from serengeti_companion.ui.history import looking_back
from serengeti_companion.ui.home import files
from serengeti_companion.ui.home.kept import Kept
from serengeti_companion.ui.main_window import MainWindow

from .conftest import at_table, state

HOSTILE = {
    "empty": b"",
    "garbled": b"\x00\xff not a session",
    "cut off": b'{"format":"serengeti-session","version":1,"game":"wild","title":"x","st',
    "another format": b'{"format":"shopping-list","version":1}',
    "a newer version": b'{"format":"serengeti-session","version":99}',
    "nested": b'{"format":"serengeti-session","records":' + b"[" * 100_000,
    "numbers without end": b'{"format":"serengeti-session","version":1e400}',
    "what is no number": b'{"format":"serengeti-session","version":NaN}',
    "a list": b"[]",
    "a copy": b'{"format":"serengeti-components","version":1}',
    "another game": (
        b'{"format":"serengeti-session","version":1,"game":"chess","title":"","started":null,'
        b'"options":{},"components":{},"records":[]}'
    ),
}


@pytest.mark.parametrize("kind", HOSTILE)
def test_a_hostile_file_gets_one_sentence_and_changes_nothing(
    kind: str, window: MainWindow, tmp_path: Path
) -> None:
    path = tmp_path / "evil.serengeti"
    path.write_bytes(HOSTILE[kind])
    window.bring_in(path)
    assert window.at_home
    assert window.notice.isVisible()
    assert window.notice.words.text().endswith((".", "”."))
    assert "Traceback" not in window.notice.words.text()
    assert window.kept is not None
    assert window.kept.sessions.sessions() == ()


@pytest.mark.parametrize(
    ("lie", "told"),
    [
        (lambda file: file["records"].extend(discoveries(37)), "not 3 in all"),
        (
            lambda file: file["records"].append({"type": "redone", "at": None}),
            "none was taken back",
        ),
        (lambda file: file["options"]["seats"][0].update(name="evil\u202egnp"), "can be seen"),
        (
            lambda file: file["options"]["seats"][0].update(name="A" * 9_999),
            "more than 1000 letters",
        ),
        (lambda file: file["components"].update(name="evil\u202egnp"), "The components do not fit"),
        (lambda file: file["components"].update(hue="red"), '"hue" is not known here. Remove it.'),
        (lambda file: file["records"][0].update(command=[]), "no object with names and values"),
    ],
)
def test_a_session_that_lies_is_refused_and_the_others_stay(
    window: MainWindow, tmp_path: Path, lie: Callable[[dict[str, Any]], None], told: str
) -> None:
    path = tmp_path / "lie.serengeti"
    window.practise("wild")
    session, kept = window.host.sitting, window.kept
    assert session is not None
    assert kept is not None
    assert window.host.give_away(kept, session.id, "serengeti", path)
    window.show_home()
    before = kept.sessions.sessions()
    file = json.loads(path.read_text(encoding="utf-8"))
    lie(file)
    path.write_text(json.dumps(file), encoding="utf-8")
    window.bring_in(path)
    assert window.at_home
    words = window.notice.words.text()
    assert told in words
    advised = [" Take another copy of the file.", " Correct it.", " Remove it."]
    assert sum(advice in words for advice in advised) == 1
    assert words.endswith(tuple(advised))
    assert ".." not in words
    assert kept.sessions.sessions() == before


def discoveries(count: int) -> Iterator[dict[str, Any]]:
    """Records that put so many lions onto the Map."""
    cells = [f"{column}{row}" for row in range(1, 8) for column in "ABCDEFG"]
    for cell in cells[:count]:
        lion = {"seat": 0, "species": "lion", "cell": cell}
        command = {"kind": "discover_animal", "space": None, **lion}
        events = [{"kind": "animal_discovered", **lion}]
        yield {"type": "played", "at": None, "command": command, "events": events}


def test_a_session_of_a_game_that_nobody_knows_is_told_and_the_others_open(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.practise("wild")
    window.show_home()
    assert window.home is not None
    monkeypatch.delitem(tables.SCREENS, "wild")
    monkeypatch.delitem(looking_back._PLACES, "wild")  # noqa: SLF001 -- there is no other way in
    for button in (window.home.list.open_button, window.home.list.back_button):
        window.notice.hide()
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert window.at_home
        assert "does not know the game wild" in window.notice.words.text()


def test_a_file_that_is_not_there_is_told(window: MainWindow, tmp_path: Path) -> None:
    window.bring_in(tmp_path / "nothing.serengeti")
    assert "nothing.serengeti" in window.notice.words.text()


def test_an_exported_session_opens_again_from_its_file(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "evening.serengeti"
    window.practise("wild")
    before = state(window)
    window.show_home()
    assert window.home is not None
    monkeypatch.setattr(files, "ask_where", lambda *_: path)
    monkeypatch.setattr(files, "ask_session_file", lambda *_: path)
    window.home.list._export("serengeti")  # noqa: SLF001 -- a menu is not shown offscreen
    window.home.list.file_button.click()
    assert state(window) == before
    assert window.kept is not None
    assert len(window.kept.sessions.sessions()) == 2


def test_a_session_file_can_be_dropped_on_the_window(window: MainWindow, tmp_path: Path) -> None:
    window.practise("wild")
    session = window.host.sitting
    assert session is not None
    assert window.kept is not None
    path = tmp_path / "dropped.serengeti"
    assert window.host.give_away(window.kept, session.id, "serengeti", path)
    window.show_home()
    files = QMimeData()
    files.setUrls([QUrl.fromLocalFile(str(path))])
    event = QDropEvent(
        QPointF(10, 10),
        Qt.DropAction.CopyAction,
        files,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    window.dropEvent(event)
    assert state(window).phase is Phase.ROUND


def test_a_disk_that_refuses_is_told_and_nothing_is_lost(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.practise("wild")
    model = at_table(window).model
    before = model.state

    def full(*_: Any) -> None:  # noqa: ANN401
        raise EnvironmentFault(say("The disk is full. Free some space."))

    monkeypatch.setattr(SessionStore, "append", full)
    assert not model.submit(c.CorrectNumber(fact="stars", value=9, seat=model.state.first))
    assert window.notice.words.text() == "The disk is full. Free some space."
    assert model.state is before


@pytest.mark.usefixtures("dressed")
def test_a_folder_that_cannot_be_used_is_told_and_tried_again(qtbot: QtBot, tmp_path: Path) -> None:
    blocked = tmp_path / "in the way"
    blocked.write_text("a file, not a folder")
    window = MainWindow(lambda: Kept(blocked / "data"))
    qtbot.addWidget(window)
    window.show()
    assert window.fault.isVisible()
    assert str(blocked) in window.fault.words.text()
    blocked.unlink()
    QTest.mouseClick(window.fault.button, Qt.MouseButton.LeftButton)
    assert window.at_home
    window.close()


def test_a_second_start_brings_the_window_to_the_front(
    window: MainWindow, data_folder: Path, qtbot: QtBot
) -> None:
    claim = single_instance.claim(data_folder)
    assert claim is not None
    doorbell = Doorbell(window, claim)
    window.showMinimized()
    with ThreadPoolExecutor(1) as pool:
        asked = pool.submit(single_instance.ask_to_show, data_folder)
        qtbot.waitUntil(asked.done)
        assert asked.result()
    assert not window.isMinimized()
    doorbell.deleteLater()
    claim.release()


def test_a_second_start_may_ask_for_a_file(
    window: MainWindow, data_folder: Path, qtbot: QtBot
) -> None:
    claim = single_instance.claim(data_folder)
    assert claim is not None
    doorbell = Doorbell(window, claim)
    with ThreadPoolExecutor(1) as pool:
        wish = pool.submit(single_instance.ask_to_show, data_folder, "/no/such.serengeti")
        qtbot.waitUntil(wish.done)
    assert "such.serengeti" in window.notice.words.text()
    doorbell.deleteLater()
    claim.release()
