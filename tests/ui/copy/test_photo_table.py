"""A photo of the Map on the table, its switch, and that no file takes it along."""

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QAction
from pytestqt.qtbot import QtBot
from support.skin_photo import CORNERS, misplaced, photo
from support.wild_evening import in_round, played_until

from serengeti_companion.engine.session import Session
from serengeti_companion.exports.copy_files import COPY_FORMATS
from serengeti_companion.exports.formats import FORMATS
from serengeti_companion.games.wild.game import GAME
from serengeti_companion.games.wild.model import Options, SeatOptions
from serengeti_companion.games.wild.packs import practice_set
from serengeti_companion.games.wild.printed import Printed
from serengeti_companion.games.wild.sides import with_both_sides
from serengeti_companion.games.wild.terms import CELLS, Species
from serengeti_companion.storage.copies import CopyId
from serengeti_companion.storage.photos import Photo
from serengeti_companion.storage.play import begin_session, load_session
from serengeti_companion.storage.whole import WholeSession
from serengeti_companion.ui.copy.copy_model import CopyModel
from serengeti_companion.ui.home.kept import Kept
from serengeti_companion.ui.home.wild import screen
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.tables.wild.play_page import PlayPage
from serengeti_companion.ui.tables.wild.table import WildTable

SEATS = (SeatOptions(name="Ann", colour=0), SeatOptions(name="Ben", colour=1))


@pytest.fixture
def kept(data_folder: Path) -> Iterator[Kept]:
    kept = Kept(data_folder)
    yield kept
    kept.close()


@pytest.fixture
def copy(kept: Kept) -> CopyId:
    """A copy of which everything is known but the Map, with a photo of side B."""
    model = CopyModel(kept)
    unknown = [replace(side, terrain=(None,) * len(CELLS)) for side in practice_set().sides]
    printed = with_both_sides(replace(practice_set(), practice=False, sides=tuple(unknown)))
    assert model.change(printed, "all")
    assert model.id is not None
    kept.photos.put(model.id, "map 1", Photo(picture=encoded(), corners=CORNERS))
    return model.id


def encoded() -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    assert photo().save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())


def evening(printed: Printed, side: int, copy: CopyId | None) -> WholeSession:
    """A session in its first round."""
    options = Options(seats=SEATS, side=side)
    session = Session(GAME.rules, GAME.open(options, printed))
    played_until(session, in_round(1))
    return WholeSession(
        game=GAME,
        title="",
        started=None,
        options=options,
        components=printed,
        records=tuple(session.done),
        copy=copy,
    )


def laid(qtbot: QtBot, kept: Kept, side: int, copy: CopyId | None) -> WildTable:
    """The table of that session in a window."""
    whole = evening(CopyModel(kept).printed, side, copy)
    table = GAME.open(whole.options, whole.components)
    model = SessionModel(GAME, Session(GAME.rules, table, whole.records))
    made = screen.table(model, whole, None, kept)
    model.setParent(made)
    qtbot.addWidget(made)
    made.resize(1280, 720)
    with qtbot.waitExposed(made):
        made.show()
    return made


def switch(table: WildTable) -> QAction | None:
    return next((a for a in table.bar.menu.actions() if a.text() == "Photo on the Map"), None)


def wrong(table: WildTable) -> list[str]:
    """What of the photo is not where it belongs; no animal hides a space yet."""
    page = table.page
    assert isinstance(page, PlayPage)
    boxes = [page.map.cell_rect(cell) for cell in CELLS]
    return misplaced(page.map.grab().toImage(), boxes)


def test_the_table_of_a_copy_wears_its_photo(qtbot: QtBot, kept: Kept, copy: CopyId) -> None:
    assert wrong(laid(qtbot, kept, 1, copy)) == []


@pytest.mark.parametrize("side", [0, 1])
def test_without_a_photo_nothing_is_offered(
    qtbot: QtBot, kept: Kept, copy: CopyId, side: int
) -> None:
    table = laid(qtbot, kept, side, copy if side == 0 else None)
    assert switch(table) is None
    assert isinstance(table.page, PlayPage)
    assert table.page.map.skin is None


def test_the_switch_hides_the_photo_here_and_on_the_next_table(
    qtbot: QtBot, kept: Kept, copy: CopyId
) -> None:
    table = laid(qtbot, kept, 1, copy)
    shown = switch(table)
    assert shown is not None
    assert shown.isChecked()
    shown.trigger()
    assert wrong(table)
    again = laid(qtbot, kept, 1, copy)
    assert wrong(again)
    hidden = switch(again)
    assert hidden is not None
    hidden.trigger()
    assert wrong(again) == []


def test_animals_and_letters_stay_on_top_of_the_photo(
    qtbot: QtBot, kept: Kept, copy: CopyId
) -> None:
    table = laid(qtbot, kept, 1, copy)
    assert isinstance(table.page, PlayPage)
    view = table.page.map
    board = ((Species.LION,), *((),) * (len(CELLS) - 1))
    view.set_table(replace(view.table, board=board))
    box = view.cell_rect(CELLS[0]).toAlignedRect()
    inner = box.adjusted(12, 24, -24, -12)
    over = view.grab(inner).toImage()
    view.set_skin(None)
    assert view.grab(inner).toImage() == over, "the piece hides the photo"


def test_no_file_of_a_session_or_of_a_copy_holds_a_photo(kept: Kept, copy: CopyId) -> None:
    printed = CopyModel(kept).printed
    session = begin_session(kept.sessions, evening(printed, 1, copy))

    def exported() -> list[str]:
        whole = load_session(kept.sessions, GAME, session).whole
        files = [each.make(whole) for each in FORMATS]
        return files + [each.make(CopyModel(kept).printed) for each in COPY_FORMATS]

    with_photo = exported()
    kept.photos.remove(copy, "map 1")
    assert exported() == with_photo
    assert all(len(text) < len(encoded()) for text in with_photo)


def test_a_table_without_a_photo_loads_nothing_of_photos() -> None:
    code = (
        "import sys; import serengeti_companion.ui.home.wild.screen; "
        "import serengeti_companion.ui.tables.wild.play_page; "
        "print([name for name in sys.modules if 'photo' in name or name.endswith('.skin')])"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout == "[]\n"
