"""The games' own screens, by key: loading one is what costs."""

import importlib
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Protocol, cast

from serengeti_companion.storage.faults import unknown_game

if TYPE_CHECKING:
    from PySide6.QtCore import SignalInstance
    from PySide6.QtWidgets import QWidget

    from serengeti_companion.engine.game import Game
    from serengeti_companion.storage.whole import WholeSession
    from serengeti_companion.ui.home.kept import Kept
    from serengeti_companion.ui.home.page import Page
    from serengeti_companion.ui.session_model import SessionModel
    from serengeti_companion.ui.table_view.facts import FarFacts

    class GameTable(QWidget):
        """What the window knows of a session's widget."""

        clause_asked: SignalInstance  # (str): open the rules there
        home_asked: SignalInstance
        play_again_asked: SignalInstance
        view_asked: SignalInstance  # the table view, or that it goes

    class NewPage(Page):
        """What the window knows of a new-session page."""

        begun: SignalInstance  # (WholeSession): ready to be kept
        clause_asked: SignalInstance


SCREENS: dict[str, str] = {
    "wild": "serengeti_companion.ui.home.wild.screen",
    "race": "serengeti_companion.ui.home.race.screen",
    "survive": "serengeti_companion.ui.home.survive.screen",
}
"""Key of the game -> a module that satisfies `Screen`."""


class Screen(Protocol):
    """What a game gives to the window."""

    GAME: "Game"

    def table(
        self,
        model: "SessionModel",
        whole: "WholeSession",
        parent: "QWidget | None" = None,
        kept: "Kept | None" = None,
    ) -> "GameTable":
        """The widget of a session at play; `kept`: where it remembers how it was arranged."""

    def new_page(self, kept: "Kept", parent: "QWidget | None" = None) -> "NewPage":
        """The new-session page, with what the last table chose."""

    def again(self, whole: "WholeSession", kept: "Kept | None" = None) -> "WholeSession":
        """The same table, from the start; with what is known by now of the copy `kept` has."""

    def practice(self) -> "WholeSession":
        """A game that can be played at once and needs no box."""

    def summary(self, state: Any, whole: "WholeSession") -> Mapping[str, Any]:  # noqa: ANN401 -- each game has a table of its own
        """What the history shows of it; the keys of `ui/home/told_session.py`."""

    def far_view(self, state: Any) -> "FarFacts":  # noqa: ANN401 -- as above
        """What the table view shows of it."""


def load(key: str) -> Screen:
    """The screen of a game; raises UnusableInput where there is none."""
    if key not in SCREENS:
        raise unknown_game(key)
    return cast("Screen", importlib.import_module(SCREENS[key]))
