"""What a new-session page begins, and whom it names."""

from collections.abc import Callable

from pytestqt.qtbot import QtBot

from serengeti_companion.games.wild.model import Options
from serengeti_companion.storage.whole import WholeSession
from serengeti_companion.ui.home.wild.new_page import NewSessionPage
from serengeti_companion.ui.home.wild.players_editor import PlayersEditor

Open = Callable[[], NewSessionPage]


def begun(qtbot: QtBot, page: NewSessionPage) -> WholeSession:
    """The session that the main button begins."""
    with qtbot.waitSignal(page.begun) as signal:
        page.start()
    (whole,) = signal.args
    assert isinstance(whole, WholeSession)
    return whole


def options(qtbot: QtBot, page: NewSessionPage) -> Options:
    """What it begins with."""
    found = begun(qtbot, page).options
    assert isinstance(found, Options)
    return found


def names(players: PlayersEditor) -> list[str]:
    """Who plays, in the order of the seats."""
    return [seat.name for seat in players.seats]
