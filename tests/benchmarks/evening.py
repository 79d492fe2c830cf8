"""The table screen over a stored practice session, for benchmarks that play on it."""

from pathlib import Path
from random import Random

from PySide6.QtWidgets import QApplication, QGridLayout, QLabel, QWidget

from serengeti_companion.games.wild.commands import Command
from serengeti_companion.games.wild.dealer import Dealer
from serengeti_companion.games.wild.game import GAME
from serengeti_companion.games.wild.model import Phase, Table
from serengeti_companion.games.wild.packs import practice_set
from serengeti_companion.games.wild.simulation import next_command, options
from serengeti_companion.storage.database import Database
from serengeti_companion.storage.play import begin_session, open_session
from serengeti_companion.storage.sessions import SessionStore
from serengeti_companion.storage.whole import WholeSession
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.style.styling import current_style, make_application
from serengeti_companion.ui.tables.wild.table import WildTable

PLAYERS = 4
COLUMNS = 12
DEALER = Dealer(1)


def application() -> QApplication:
    """The one application, dressed as the program dresses it."""
    running = QApplication.instance()
    if isinstance(running, QApplication):
        return running
    app = make_application(["benchmark"])
    current_style().apply()
    return app


class Evening:
    """Four players on the practice set; every command is on the disk before the screen shows it.

    `plays`: how many commands were made before the table is opened, at least all of setup.
    """

    def __init__(self, path: Path, size: tuple[int, int], plays: int = 0) -> None:
        self.app = application()
        self._database = Database(path)
        store = SessionStore(self._database)
        whole = WholeSession(
            game=GAME,
            title="",
            started=None,
            options=options(PLAYERS, coop=False, scenario=None),
            components=practice_set(),
            records=(),
        )
        opened = open_session(store, GAME, begin_session(store, whole))
        self.model = SessionModel(GAME, opened.session)
        self._chance = Random(1)
        self._begin(plays)
        self.table = WildTable(self.model, DEALER)
        self.table.resize(*size)
        self.table.show()
        self.settle()

    @property
    def state(self) -> Table:
        table: Table = self.model.state
        return table

    def next(self) -> Command | None:
        """A random legal command; None when the game is over."""
        return next_command(self.state, self._chance, DEALER)

    def play(self, command: Command) -> None:
        """Submit and show."""
        self.model.submit(command)
        self.settle()

    def settle(self) -> None:
        """Until everything that was asked for is painted."""
        self.app.sendPostedEvents()
        self.app.processEvents()

    def close(self) -> None:
        self.table.close()
        self.table.deleteLater()
        self.settle()
        self._database.close()

    def _begin(self, plays: int) -> None:
        while self.state.phase is Phase.SETUP or self.model.session.plays < plays:
            command = self.next()
            if command is None:
                return
            self.model.submit(command)


class PlainWindow(QWidget):
    """A window of the same size with as many plain labels as the table has widgets in sight."""

    def __init__(self, table: QWidget) -> None:
        super().__init__()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(0)
        number = sum(widget.isVisible() for widget in table.findChildren(QWidget))
        for at in range(number):
            grid.addWidget(QLabel(str(at)), at // COLUMNS, at % COLUMNS)
        self.resize(table.size())
        self.show()
        application().processEvents()

    def draw(self) -> None:
        """All of it once."""
        self.update()
        application().sendPostedEvents()
        application().processEvents()
