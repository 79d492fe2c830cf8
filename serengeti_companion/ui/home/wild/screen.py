"""What the window asks of WILD: Serengeti; satisfies `ui.tables.Screen`."""

import importlib
from collections.abc import Mapping
from dataclasses import replace
from types import ModuleType
from typing import TYPE_CHECKING, Any, cast

from PySide6.QtWidgets import QWidget

from serengeti_companion.games.wild.dealer import Dealer
from serengeti_companion.games.wild.game import GAME
from serengeti_companion.games.wild.model import ROUNDS, Options, Phase, Table
from serengeti_companion.storage.clock import utc_now
from serengeti_companion.storage.whole import WholeSession
from serengeti_companion.ui.home.kept import Kept
from serengeti_companion.ui.home.practice_game import seed
from serengeti_companion.ui.home.wild.practice import practice
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.tables.wild.another_night import is_another_night
from serengeti_companion.ui.tables.wild.table import WildTable

if TYPE_CHECKING:
    from serengeti_companion.storage.copies import CopyId
    from serengeti_companion.ui.copy.remembering import Remembering
    from serengeti_companion.ui.home.wild.new_page import NewSessionPage
    from serengeti_companion.ui.home.wild.own_copies import OwnCopy
    from serengeti_companion.ui.table_view.facts import FarFacts

__all__ = ["GAME", "again", "far_view", "new_page", "practice", "summary", "table"]


def table(
    model: SessionModel,
    whole: WholeSession,
    parent: QWidget | None = None,
    kept: Kept | None = None,
) -> WildTable:
    """The table; a practice table is dealt the same cards whenever it is opened.

    Any other one learns.
    """
    dealer = Dealer(seed(whole.started)) if whole.components.practice else None
    learns = kept is not None and dealer is None
    remembering = _remembering(model, whole, kept) if learns else None
    made = WildTable(model, dealer, parent)
    if remembering is not None:
        _module("tables.wild.learning").Learning(made, model, remembering, whole.options.side)
    if kept is not None and whole.copy is not None:
        _lay_photo(made, kept, cast("CopyId", whole.copy), whole.options.side)
    if is_another_night(model.state, whole.records):
        made.show_resume()
    return made


def _lay_photo(made: WildTable, kept: Kept, copy: "CopyId", side: int) -> None:
    """The owner's photo of that side as the Map's ground, if there is one."""
    piece: str = _module("copy.map_sides").piece(side)
    photo = kept.attempt(lambda: kept.photos.photo(copy, piece), None)
    if photo is not None:
        _module("tables.wild.map_photo").MapPhoto(made, kept, photo)


def _remembering(model: SessionModel, whole: WholeSession, kept: Kept | None) -> "Remembering":
    """Where the table remembers; the parts of the table find it at their model."""
    made: Remembering = _module("copy.remembering").Remembering(kept, whole.copy, model)
    made.begun.connect(model.copy_begun)
    return made


def new_page(kept: Kept, parent: QWidget | None = None) -> "NewSessionPage":
    """The new-session page."""
    made: NewSessionPage = _module("home.wild.new_page").NewSessionPage(kept, parent)
    return made


def again(whole: WholeSession, kept: Kept | None = None) -> WholeSession:
    """The same table, from the start; a copy of the user's own tells what is known of it now."""
    new = replace(whole, started=utc_now(), records=())
    own: OwnCopy | None = None
    if kept is not None and whole.copy is not None:
        own = _module("home.wild.own_copies").own_copy(kept, whole.copy)
    if own is None:
        return replace(new, copy=None)
    options: Options = whole.options
    name = whole.components.sides[options.side].name
    sides = importlib.import_module("serengeti_companion.games.wild.sides")
    side: int | None = sides.side_called(own.printed, name, options.side)
    # A side that nobody calls so any more may be either: the first is as good as the other.
    return replace(
        new, components=own.printed, options=replace(options, side=side or 0), copy=own.id
    )


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


def far_view(state: Table) -> "FarFacts":
    """What the table view shows; loaded when it is opened."""
    module = _module("tables.wild.far_view")
    shown: FarFacts = module.far_view(state)
    return shown


def _module(name: str) -> ModuleType:
    """A part of the window that most tables do without."""
    return importlib.import_module(f"serengeti_companion.ui.{name}")
