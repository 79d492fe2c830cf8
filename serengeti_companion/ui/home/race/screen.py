"""What the window asks of Serengeti: A Race For Life; satisfies `ui.tables.Screen`."""

import importlib
from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QWidget

from serengeti_companion.games.race.commands import BeginPlay
from serengeti_companion.games.race.dealer import Dealer
from serengeti_companion.games.race.game import GAME
from serengeti_companion.games.race.model import Options, Phase, SeatOptions, Table
from serengeti_companion.games.race.packs import practice_set
from serengeti_companion.storage.clock import utc_now
from serengeti_companion.storage.whole import WholeSession
from serengeti_companion.ui.home.kept import Kept
from serengeti_companion.ui.home.practice_game import practice_game, seed
from serengeti_companion.ui.home.race.new_page import NewSessionPage
from serengeti_companion.ui.home.race.remembered import TURNED, halves, names, turned
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.tables.race.table import RaceTable

if TYPE_CHECKING:
    from serengeti_companion.ui.table_view.facts import FarFacts

__all__ = ["GAME", "again", "far_view", "new_page", "practice", "summary", "table"]


def table(
    model: SessionModel,
    whole: WholeSession,
    parent: QWidget | None = None,
    kept: Kept | None = None,
) -> RaceTable:
    """The table; a practice table is dealt the same events whenever it is opened."""
    dealer = Dealer(seed(whole.started)) if whole.components.practice else None
    made = RaceTable(model, dealer, parent)
    if kept is not None:
        made.turn_halves(turned(kept.get(TURNED)))
        made.halves_turned.connect(lambda seats: kept.remember(TURNED, halves(seats)))
    return made


def new_page(kept: Kept, parent: QWidget | None = None) -> NewSessionPage:
    """The new-session page."""
    return NewSessionPage(kept, parent)


def again(whole: WholeSession, _kept: Kept | None = None) -> WholeSession:
    """The same table, from the start."""
    return replace(whole, started=utc_now(), records=())


def practice() -> WholeSession:
    """A session that stands at the first event."""
    seats = tuple(SeatOptions(name=name, tint=at) for at, name in enumerate(names()))
    begin = (BeginPlay(),)
    return practice_game(GAME, Options(seats=seats), practice_set(), lambda *_: begin)


def summary(state: Table, whole: WholeSession) -> Mapping[str, Any]:
    """What the history shows of the session."""
    outcome = GAME.outcome(state)
    phase = {Phase.SETUP: "setup", Phase.OVER: "over"}.get(state.phase, "season")
    return {
        "names": [player.name for player in state.players],
        "round": state.season,
        "rounds": state.last_season,
        "phase": phase,
        "winners": list(outcome.winners) if outcome else [],
        "practice": whole.components.practice,
    }


def far_view(state: Table) -> "FarFacts":
    """What the table view shows; loaded when it is opened."""
    module = importlib.import_module("serengeti_companion.ui.tables.race.far_view")
    shown: FarFacts = module.far_view(state)
    return shown
