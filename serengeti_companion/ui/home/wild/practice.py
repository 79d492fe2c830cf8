"""A game that can be played at once: four players, the practice set, setup done by the dealer."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from serengeti_companion.engine.session import Session
from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.dealer import Dealer
from serengeti_companion.games.wild.game import GAME
from serengeti_companion.games.wild.model import Options, SeatOptions, Table
from serengeti_companion.games.wild.packs import practice_set
from serengeti_companion.games.wild.rules.opening import KEPT, STEPS
from serengeti_companion.storage.whole import WholeSession
from serengeti_companion.ui.home.practice_game import practice_game


def practice() -> WholeSession:
    """A session of four that stands at the first turn of Round 1."""
    options = Options(
        seats=tuple(SeatOptions(name=name, colour=at) for at, name in enumerate(names()))
    )
    return practice_game(GAME, options, practice_set(), _set_up)


def names() -> tuple[str, ...]:
    """Who plays where nobody has said so."""
    words = QCoreApplication.translate
    return (
        words("Practice", "Ann"),
        words("Practice", "Ben"),
        words("Practice", "Cem"),
        words("Practice", "Dee"),
    )


def _set_up(session: Session[Table, c.Command, object], seed: int) -> Iterator[c.Command]:
    """All that is said during setup, with what the dealer turns up."""
    dealer = Dealer(seed)
    yield dealer.completed(session.state, c.LayPool(cards=()))
    first, second = dealer.tiles(session.state)
    yield c.LayAwardTiles(first=first, second=second)
    for seat in session.state.present:
        hand = dealer.opening_hand(session.state, seat)
        yield c.KeepOpeningCards(seat=seat, kept=hand[:KEPT], left=hand[KEPT:])
    for step in range(1, STEPS + 1):
        yield c.TickSetup(step=step)
    yield c.BeginPlay()
