"""What the window asks of Survive The Serengeti; satisfies `ui.tables.Screen`."""

import importlib
from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QWidget

from serengeti_companion.games.survive.commands import BeginPlay
from serengeti_companion.games.survive.dealer import Dealer
from serengeti_companion.games.survive.game import GAME
from serengeti_companion.games.survive.model import Options, Phase, SeatOptions, Table
from serengeti_companion.games.survive.packs import practice_set
from serengeti_companion.games.survive.terms import PREDATORS
from serengeti_companion.storage.clock import utc_now
from serengeti_companion.storage.whole import WholeSession
from serengeti_companion.ui.home.kept import Kept
from serengeti_companion.ui.home.practice_game import practice_game, seed
from serengeti_companion.ui.home.survive.new_page import NewSessionPage
from serengeti_companion.ui.home.survive.remembered import names
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.tables.survive.table import SurviveTable

if TYPE_CHECKING:
    from serengeti_companion.ui.table_view.facts import FarFacts

__all__ = ["GAME", "again", "far_view", "new_page", "practice", "summary", "table"]

_PRACTISING = 4


def table(
    model: SessionModel,
    whole: WholeSession,
    parent: QWidget | None = None,
    _kept: Kept | None = None,
) -> SurviveTable:
    """The table; a practice table is dealt the same cards whenever it is opened."""
    dealer = Dealer(seed(whole.started)) if whole.components.practice else None
    return SurviveTable(model, dealer, parent)


def new_page(kept: Kept, parent: QWidget | None = None) -> NewSessionPage:
    """The new-session page."""
    return NewSessionPage(kept, parent)


def again(whole: WholeSession, _kept: Kept | None = None) -> WholeSession:
    """The same table, from the start."""
    return replace(whole, started=utc_now(), records=())


def practice() -> WholeSession:
    """A session of four that stands at the first predator."""
    seats = tuple(SeatOptions(name=name, tint=at) for at, name in enumerate(names()[:_PRACTISING]))
    begin = (BeginPlay(),)
    return practice_game(GAME, Options(seats=seats), practice_set(), lambda *_: begin)


def summary(state: Table, whole: WholeSession) -> Mapping[str, Any]:
    """What the history shows of the session."""
    outcome = GAME.outcome(state)
    phase = {Phase.SETUP: "setup", Phase.OVER: "over"}.get(state.phase, "round")
    return {
        "names": [state.colour(seat).name for seat in state.present],
        "round": state.turn,
        "rounds": PREDATORS,
        "phase": phase,
        "winners": list(outcome.winners) if outcome else [],
        "practice": whole.components.practice,
    }


def far_view(state: Table) -> "FarFacts":
    """What the table view shows; loaded when it is opened."""
    module = importlib.import_module("serengeti_companion.ui.tables.survive.far_view")
    shown: FarFacts = module.far_view(state)
    return shown
