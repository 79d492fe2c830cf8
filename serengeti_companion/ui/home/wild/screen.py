"""What the window asks of WILD: Serengeti; satisfies `ui.tables.Screen`."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from PySide6.QtWidgets import QWidget

from serengeti_companion.games.wild.dealer import Dealer
from serengeti_companion.games.wild.game import GAME
from serengeti_companion.games.wild.model import ROUNDS, Phase, Table
from serengeti_companion.storage.clock import utc_now
from serengeti_companion.storage.whole import WholeSession
from serengeti_companion.ui.home.kept import Kept
from serengeti_companion.ui.home.wild.new_page import NewSessionPage
from serengeti_companion.ui.home.wild.practice import practice, seed
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.tables.wild.another_night import is_another_night
from serengeti_companion.ui.tables.wild.table import WildTable

__all__ = ["GAME", "again", "new_page", "practice", "summary", "table"]


def table(
    model: SessionModel,
    whole: WholeSession,
    parent: QWidget | None = None,
    _kept: Kept | None = None,
) -> WildTable:
    """The table; a practice table is dealt the same cards whenever it is opened."""
    dealer = Dealer(seed(whole.started)) if whole.components.practice else None
    made = WildTable(model, dealer, parent)
    if is_another_night(model.state, whole.records):
        made.show_resume()
    return made


def new_page(kept: Kept, parent: QWidget | None = None) -> NewSessionPage:
    """The new-session page."""
    return NewSessionPage(kept, parent)


def again(whole: WholeSession) -> WholeSession:
    """The same table, from the start."""
    return replace(whole, started=utc_now(), records=())


def summary(state: Table, whole: WholeSession) -> Mapping[str, Any]:
    """What the history shows of the session."""
    outcome = GAME.outcome(state)
    return {
        "names": [state.player(seat).name for seat in state.present],
        "round": state.round,
        "rounds": ROUNDS,
        "phase": (Phase.OVER if outcome else state.phase).value,
        "winners": list(outcome.winners) if outcome else [],
        "practice": whole.components.practice,
    }
