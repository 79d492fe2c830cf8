"""Opens the table view of the session that is there, lets it follow, and closes it with it."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QObject, QRect, Qt
from PySide6.QtGui import QGuiApplication, QScreen

from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.table_view.remembered import (
    PLACES,
    TURNED,
    Place,
    first_screen,
    named,
    place_on,
    with_place,
)
from serengeti_companion.ui.table_view.view import LEAST, TableView
from serengeti_companion.ui.translation import filled

if TYPE_CHECKING:
    from serengeti_companion.ui.main_window import MainWindow

_SHARE = 0.6  # of a screen that it has to itself or not


class TableViewOpening(QObject):
    """One window at most; at a table that gives way to another it stays and follows that one."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self.view: TableView | None = None
        self._model: SessionModel | None = None
        window.host.opened.connect(self._follow)
        window.host.closed.connect(self.close)

    def toggle(self) -> None:
        """Open it, or close it."""
        if self.view is not None:
            self.view.close()
        elif self._window.host.sitting is not None and self._window.kept is not None:
            self._open()

    def close(self) -> None:
        """The session is over."""
        if self.view is not None:
            self.view.close()

    def _open(self) -> None:
        kept, sitting = self._window.kept, self._window.host.sitting
        if kept is None or sitting is None:
            return
        turned: tuple[int, ...] = kept.get(TURNED)
        view = TableView(sitting.far_view(), frozenset(turned))
        self.view = view
        view.turned_round.connect(self._keep_turned)
        view.closed.connect(self._closed)
        self._follow()
        self._put(view, place_on(kept.get(PLACES), tuple(_screens())))

    def _follow(self) -> None:
        """Show the session that is open now, and all that comes."""
        sitting = self._window.host.sitting
        if self.view is None or sitting is None:
            return
        self._let_go()
        self._model = sitting.model
        self._model.changed.connect(self._refresh)
        self.view.setWindowTitle(
            filled(self.tr("Table view – {title}"), title=self._window.host.title)
        )
        self.view.setAccessibleName(self.view.windowTitle())
        self._refresh()

    def _refresh(self) -> None:
        sitting = self._window.host.sitting
        if self.view is not None and sitting is not None:
            self.view.show_facts(sitting.far_view())

    def _let_go(self) -> None:
        if self._model is not None:
            self._model.changed.disconnect(self._refresh)
            self._model = None

    def _closed(self) -> None:
        view, self.view = self.view, None
        self._let_go()
        if view is None:
            return
        if view.isActiveWindow():
            self._window.activateWindow()  # the keyboard goes back to the table
        kept = self._window.kept
        if kept is not None:
            kept.remember(PLACES, with_place(kept.get(PLACES), _place_of(view)))
        view.deleteLater()

    def _keep_turned(self, tiles: frozenset[int]) -> None:
        if self._window.kept is not None:
            self._window.kept.remember(TURNED, tuple(sorted(tiles)))

    def _put(self, view: TableView, place: Place | None) -> None:
        """Where it stood the last time, else all of another screen, else a part of this one."""
        screens, own = _screens(), self._window.screen()
        name = first_screen(own.name(), tuple(screens)) if place is None else place.screen
        screen = screens[name]
        # The keyboard stays at the table while the view is on a screen of its own.
        view.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating, screen is not own)
        view.setScreen(screen)
        view.setGeometry(_part_of(screen))
        if place is not None:
            view.restoreGeometry(QByteArray.fromBase64(place.geometry.encode()))
        if place.full if place is not None else screen is not own:
            if not screen.geometry().contains(view.geometry().center()):
                view.setGeometry(_part_of(screen))
            view.showFullScreen()
        else:
            view.showNormal()
        if screen is not own:
            self._window.activateWindow()


def _screens() -> dict[str, QScreen]:
    return {screen.name(): screen for screen in QGuiApplication.screens()}


def _part_of(screen: QScreen) -> QRect:
    room = screen.availableGeometry()
    size = (room.size() * _SHARE).expandedTo(LEAST).boundedTo(room.size())
    part = QRect(room.topLeft(), size)
    part.moveCenter(room.center())
    return part


def _place_of(view: TableView) -> Place:
    return Place(
        screens=named(tuple(_screens())),
        screen=view.screen().name(),
        full=view.isFullScreen(),
        geometry=bytes(view.saveGeometry().toBase64().data()).decode(),
    )
