"""A game that can be played at once: four players, the practice set, setup done by the dealer."""

from collections.abc import Iterator
from zlib import crc32

from PySide6.QtCore import QCoreApplication

from serengeti_companion.engine.session import Session
from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.dealer import Dealer
from serengeti_companion.games.wild.game import GAME
from serengeti_companion.games.wild.model import Options, SeatOptions, Table
from serengeti_companion.games.wild.packs import practice_set
from serengeti_companion.games.wild.rules.opening import KEPT, STEPS
from serengeti_companion.storage.clock import utc_now
from serengeti_companion.storage.whole import AnyRecord, WholeSession


def practice() -> WholeSession:
    """A session of four that stands at the first turn of Round 1."""
    options = Options(
        seats=tuple(SeatOptions(name=name, colour=at) for at, name in enumerate(names()))
    )
    started = utc_now()
    return WholeSession(
        game=GAME,
        title=QCoreApplication.translate("Practice", "Practice game"),
        started=started,
        options=options,
        components=practice_set(),
        records=_set_up(options, started),
    )


def names() -> tuple[str, ...]:
    """Who plays where nobody has said so."""
    words = QCoreApplication.translate
    return (
        words("Practice", "Ann"),
        words("Practice", "Ben"),
        words("Practice", "Cem"),
        words("Practice", "Dee"),
    )


def seed(started: str | None) -> int:
    """What a practice table's dealer deals by: the same whenever the session is opened."""
    return crc32((started or "").encode())


def _set_up(options: Options, started: str) -> tuple[AnyRecord, ...]:
    records: list[AnyRecord] = []
    session = Session(
        GAME.rules, GAME.open(options, practice_set()), append=records.append, clock=utc_now
    )
    dealer = Dealer(seed(started))
    for command in _commands(session, dealer):
        session.submit(command)
    return tuple(records)


def _commands(session: Session[Table, c.Command, object], dealer: Dealer) -> Iterator[c.Command]:
    """All that is said during setup, with what the dealer turns up."""
    yield dealer.completed(session.state, c.LayPool(cards=()))
    first, second = dealer.tiles(session.state)
    yield c.LayAwardTiles(first=first, second=second)
    for seat in session.state.present:
        hand = dealer.opening_hand(session.state, seat)
        yield c.KeepOpeningCards(seat=seat, kept=hand[:KEPT], left=hand[KEPT:])
    for step in range(1, STEPS + 1):
        yield c.TickSetup(step=step)
    yield c.BeginPlay()
