"""Play again: the same table from the start, with what its copy tells by now."""

from dataclasses import replace
from typing import Any

import pytest

from serengeti_companion.games.wild.game import GAME
from serengeti_companion.games.wild.model import Options, SeatOptions
from serengeti_companion.games.wild.notation import parse_card
from serengeti_companion.games.wild.packs import practice_set
from serengeti_companion.games.wild.printed import UNKNOWN_COPY, MapSide, Printed
from serengeti_companion.storage.copies import CopyId
from serengeti_companion.storage.records import Codec
from serengeti_companion.storage.upcasts import VERSION
from serengeti_companion.storage.whole import WholeSession
from serengeti_companion.ui.home.kept import Kept
from serengeti_companion.ui.home.wild.begin import begin
from serengeti_companion.ui.main_window import MainWindow

SEATS = (SeatOptions(name="Ann", colour=0), SeatOptions(name="Ben", colour=1))
DAY, NIGHT = MapSide(name="Day"), MapSide(name="Night")
CARD = parse_card("31 line: lion zebra | 3 stars | -")


@pytest.fixture
def kept(window: MainWindow) -> Kept:
    assert window.kept is not None
    return window.kept


def text_of(printed: Printed) -> str:
    return Codec(GAME).write_components(printed)


def a_copy(kept: Kept, sides: tuple[MapSide, ...] = UNKNOWN_COPY.sides) -> CopyId:
    known = replace(UNKNOWN_COPY, sides=sides)
    return kept.copies.create(GAME.key, "Mine", VERSION, text_of(known))


def played(window: MainWindow, printed: Printed, copy: int | None, side: int = 0) -> WholeSession:
    """A session as it was begun, and Play again at its table."""
    whole = begin(Options(seats=SEATS, side=side), printed, copy=copy)
    window.begin(whole)
    seated(window).play_again_asked.emit()
    new: WholeSession = seated(window).whole
    assert new.records == ()
    return new


def seated(window: MainWindow) -> Any:  # noqa: ANN401 -- the plain table of these tests
    assert window.host.sitting is not None
    return window.host.sitting.table


def test_a_new_game_knows_what_the_last_one_learned(window: MainWindow, kept: Kept) -> None:
    copy = a_copy(kept)
    kept.copies.write(copy, VERSION, text_of(replace(UNKNOWN_COPY, cards=(CARD,))), "Card 31")
    new = played(window, UNKNOWN_COPY, copy)
    assert (new.copy, new.components.cards, new.components.name) == (copy, (CARD,), "Mine")


def test_the_same_side_is_up_wherever_it_stands_now(window: MainWindow, kept: Kept) -> None:
    copy = a_copy(kept, sides=(NIGHT, DAY))
    before = replace(UNKNOWN_COPY, sides=(DAY, NIGHT))
    assert played(window, before, copy, side=1).options.side == 0


def test_a_side_that_nobody_calls_so_any_more_gives_way(window: MainWindow, kept: Kept) -> None:
    copy = a_copy(kept, sides=(DAY, NIGHT))
    before = replace(UNKNOWN_COPY, sides=(MapSide(name="Dry"), MapSide(name="Wet")))
    assert played(window, before, copy, side=1).options.side == 0


def test_without_its_copy_a_new_game_knows_what_the_last_one_began_with(
    window: MainWindow, kept: Kept
) -> None:
    copy = a_copy(kept)
    kept.copies.delete(copy)
    known = replace(UNKNOWN_COPY, cards=(CARD,))
    new = played(window, known, copy)
    assert (new.copy, new.components) == (None, known)


def test_the_practice_set_stays_the_practice_set(window: MainWindow) -> None:
    new = played(window, practice_set(), None)
    assert (new.copy, new.components) == (None, practice_set())


def test_a_session_already_played_never_changes(window: MainWindow, kept: Kept) -> None:
    copy = a_copy(kept)
    window.begin(begin(Options(seats=SEATS), UNKNOWN_COPY, copy=copy))
    assert window.host.sitting is not None
    session = window.host.sitting.id
    kept.copies.write(copy, VERSION, text_of(replace(UNKNOWN_COPY, cards=(CARD,))), "Card 31")
    window.open_session(session)
    assert seated(window).whole.components.cards == ()
