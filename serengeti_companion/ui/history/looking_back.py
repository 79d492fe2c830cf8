"""What a game tells when somebody looks back, by key: loading one is what costs."""

import importlib
from typing import TYPE_CHECKING, Any, Protocol, cast

from serengeti_companion.storage.faults import unknown_game

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from serengeti_companion.engine.game import Game
    from serengeti_companion.engine.journal import Played
    from serengeti_companion.engine.texts import Text
    from serengeti_companion.ui.table_view.facts import FarFacts

    class PastBoard(QWidget):
        """A picture of what lies on the table, which nobody can move."""

        def show_moment(self, before: Any, after: Any) -> None:  # noqa: ANN401 -- each game has a table of its own
            """The table `after`, and what changed on it; out of sight where it is not tracked."""


_PLACES: dict[str, str] = {
    "wild": "serengeti_companion.ui.tables.wild.looking_back",
    "race": "serengeti_companion.ui.tables.race.looking_back",
    "survive": "serengeti_companion.ui.tables.survive.looking_back",
}
"""Key of the game -> a module that satisfies `LookingBack`."""


class LookingBack(Protocol):
    """What a game gives to the page; `now` is the last table of the session.

    While a game is on, what players have to remember is not shown of moments gone by.
    """

    GAME: "Game"
    COUNTED_AT_THE_END: bool
    """Whether the last table counts something else than all those before."""

    def facts(self, table: Any, now: Any) -> "FarFacts":  # noqa: ANN401 -- as above
        """What stood on the table."""

    def deed(self, table: Any, played: "Played[Any, Any]", now: Any) -> "Text":  # noqa: ANN401 -- as above
        """What was done; `table` is the one before it."""

    def number(self, table: Any) -> int:  # noqa: ANN401 -- as above
        """Which round, season or turn it is; 0 before the first and after the last."""

    def counted(self) -> str:
        """What the chart shows."""

    def board(self, table: Any, parent: "QWidget") -> "PastBoard | None":  # noqa: ANN401 -- as above
        """What lies on the table beside the players' things, if there is a picture of it."""


def load(key: str) -> LookingBack:
    """What a game tells; raises UnusableInput where there is none."""
    if key not in _PLACES:
        raise unknown_game(key)
    return cast("LookingBack", importlib.import_module(_PLACES[key]))
