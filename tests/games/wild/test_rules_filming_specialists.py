"""Section 18: what Cameraman, VFX Artist and Celebrity pay for completed cards."""

from dataclasses import replace

import pytest
from support.tables import (
    ANN,
    CEM,
    a_board,
    a_card,
    asked,
    cells,
    insisted,
    legal,
    played,
    session,
    switched,
    warned,
)
from support.wild_specialists import FOURTH, PLAIN, ROCKY, SECOND, THIRD, icons, with_specialist

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.model import CardTracking, Table, Tracking, Turn
from serengeti_companion.games.wild.printed import Scale
from serengeti_companion.games.wild.terms import BLANK, SceneCard


def film(card: SceneCard, *vfx: int, bonus: int | None = None) -> c.FilmScene:
    return c.FilmScene(seat=ANN, card=card, vfx=vfx, bonus=bonus)


def specialist_stars(before: Table, after: Table) -> int:
    """What came beyond the cards' own rewards."""
    own = after.player(ANN).completed - before.player(ANN).completed
    return after.player(ANN).stars - before.player(ANN).stars - own


# Cameraman


@pytest.mark.clause("WS-SPEC-CAM-1", "WS-RULING-67")
def test_two_cards_at_once_give_4_stars_at_the_second() -> None:
    table = with_specialist("cameraman")
    one = played(table, film(PLAIN))
    assert specialist_stars(table, one) == 0
    two = played(one, film(SECOND))
    assert specialist_stars(table, two) == 4
    nobody = table.with_player(ANN, specialist=None)
    assert specialist_stars(nobody, played(nobody, film(PLAIN), film(SECOND))) == 0


@pytest.mark.clause("WS-SPEC-CAM-3", "WS-EX-32")
def test_three_or_four_cards_at_once_still_give_4_stars() -> None:
    table = with_specialist("cameraman")
    three = played(table, film(PLAIN), film(SECOND), film(THIRD))
    assert specialist_stars(table, three) == 4
    assert specialist_stars(table, played(three, film(FOURTH))) == 4


BETWEEN: dict[str, c.Command] = {
    "a Basic Action": c.RenewPool(seat=ANN),
    "a purchase": c.BuyCards(seat=ANN, cards=(BLANK,)),
    "a discard": c.DiscardCards(seat=ANN, cards=(FOURTH,)),
    "Food": c.SpendFood(seat=ANN, path=cells("C4 C5")),
}


@pytest.mark.clause("WS-SPEC-CAM-2", "WS-RULING-67")
@pytest.mark.parametrize("what", BETWEEN)
def test_nothing_may_come_between_the_two_cards(what: str) -> None:
    table = with_specialist("cameraman")
    if what == "a purchase":
        table = played(table, c.RenewPool(seat=ANN), c.BuyCards(seat=ANN, cards=(BLANK,)))
    apart = played(table, film(PLAIN), BETWEEN[what], film(SECOND))
    assert specialist_stars(table, apart) == 0
    # What came between opens a new batch.
    assert specialist_stars(table, played(apart, film(THIRD))) == 4


@pytest.mark.clause("WS-SPEC-CAM-2", "WS-RULING-67")
def test_the_second_card_takes_no_vfx_but_the_first_may() -> None:
    table = with_specialist("cameraman")
    assert specialist_stars(table, played(table, film(PLAIN), film(ROCKY, 0))) == 0
    assert specialist_stars(table, played(table, film(ROCKY, 0), film(PLAIN))) == 4


@pytest.mark.clause("WS-SPEC-CAM-2")
def test_a_batch_ends_with_the_turn() -> None:
    table = played(with_specialist("cameraman"), c.RenewPool(seat=ANN, cards=(BLANK,)), film(PLAIN))
    later = replace(table, turn=Turn(seat=ANN))
    assert specialist_stars(table, played(later, film(SECOND))) == 0


TWO_BATCHES = (film(PLAIN), film(SECOND), c.DiscardCards(seat=ANN, cards=(FOURTH,)))


@pytest.mark.clause("WS-SW-14", "WS-RULING-67")
@pytest.mark.parametrize(("reading", "stars"), [("batch", 8), ("turn", 4), ("pair", 8)])
def test_two_batches_in_a_turn(reading: str, stars: int) -> None:
    table = with_specialist("cameraman", house=switched(cameraman=reading))
    after = played(table, *TWO_BATCHES, film(THIRD), film(ROCKY))
    assert specialist_stars(table, after) == stars


@pytest.mark.clause("WS-SW-14", "WS-RULING-67")
@pytest.mark.parametrize(("reading", "stars"), [("batch", 4), ("turn", 4), ("pair", 8)])
def test_four_cards_at_once(reading: str, stars: int) -> None:
    table = with_specialist("cameraman", house=switched(cameraman=reading))
    after = played(table, film(PLAIN), film(SECOND), film(THIRD), film(FOURTH))
    assert specialist_stars(table, after) == stars
    next_turn = replace(after, turn=Turn(seat=ANN)).with_player(ANN, tableau=(PLAIN, SECOND))
    assert specialist_stars(after, played(next_turn, film(PLAIN), film(SECOND))) == 4


@pytest.mark.clause("WS-RULING-67")
def test_cards_held_back_count_for_a_batch() -> None:
    board = a_board("C4 lion", "E5 zebra")
    table = with_specialist("cameraman", board=board, tracking=Tracking())
    assert specialist_stars(table, played(table, film(PLAIN), film(SECOND))) == 4


# VFX Artist


@pytest.mark.clause("WS-SPEC-VFX-1", "WS-CHK-25", "WS-RULING-68", "WS-RULING-42")
@pytest.mark.parametrize(("freed", "stars"), [((), 0), ((0,), 2), ((0, 1), 4)])
def test_each_vfx_token_spent_earns_2_stars(freed: tuple[int, ...], stars: int) -> None:
    table = with_specialist("vfx_artist")
    after = played(table, film(ROCKY, *freed))
    assert specialist_stars(table, after) == stars
    assert after.player(ANN).vfx == 3 - len(freed)
    nobody = with_specialist(None)
    assert specialist_stars(nobody, played(nobody, film(ROCKY, *freed))) == 0


# Celebrity


def celebrity(likes: int, scale: Scale | None = None, card: SceneCard = PLAIN) -> Table:
    table = with_specialist("celebrity", hand=(card, PLAIN))
    table = table.with_player(ANN, icons=icons(like=likes))
    return replace(table, printed=replace(table.printed, celebrity=scale))


@pytest.mark.clause("WS-SPEC-CEL-1", "WS-EX-33", "WS-RULING-69")
def test_with_9_likes_each_card_without_icons_gives_2_stars() -> None:
    table = celebrity(9)
    once = played(table, film(PLAIN))
    assert specialist_stars(table, once) == 2
    assert specialist_stars(table, played(once, film(PLAIN))) == 4


@pytest.mark.clause("WS-SPEC-CEL-1")
def test_a_card_with_icons_gives_the_celebrity_nothing() -> None:
    table = celebrity(9, card=SECOND)
    assert specialist_stars(table, played(table, film(SECOND))) == 0
    # What the reward shows does not matter.
    counted = a_card("? terrain: lion | 1/like | -")
    table = celebrity(9, card=counted)
    assert played(table, film(counted)).player(ANN).stars == 9 + 2


@pytest.mark.clause("WS-SPEC-CEL-1", "WS-PIC-9", "WS-RULING-69")
@pytest.mark.parametrize("likes", [0, 8, 10])
def test_until_the_scale_is_entered_the_table_is_asked(likes: int) -> None:
    table = celebrity(likes)
    assert asked(table, film(PLAIN)) == {"WS-PIC-9"}
    assert specialist_stars(table, played(table, film(PLAIN, bonus=3))) == 3
    assert legal(table, film(PLAIN, bonus=0))
    # Let go on the table's word, nothing is booked.
    assert specialist_stars(table, insisted(table, film(PLAIN))) == 0


@pytest.mark.clause("WS-PIC-9")
@pytest.mark.parametrize(
    ("likes", "stars"), [(0, 0), (2, 0), (3, 1), (8, 1), (9, 2), (11, 2), (12, 4), (40, 4)]
)
def test_an_entered_scale_is_read_from_its_steps_on(likes: int, stars: int) -> None:
    table = celebrity(likes, ((3, 1), (9, 2), (12, 4)))
    assert specialist_stars(table, played(table, film(PLAIN))) == stars


@pytest.mark.clause("WS-SPEC-CEL-1")
def test_for_a_card_nobody_described_the_celebrity_is_only_recalled() -> None:
    tracking = Tracking(map=False, cards=CardTracking.COUNTED)
    table = replace(celebrity(9, card=BLANK), tracking=tracking)
    booked = c.FilmScene(seat=ANN, card=BLANK, booked=c.Booking(stars=1))
    assert "WS-SPEC-CEL-1" in warned(table, booked)
    assert specialist_stars(table, played(table, booked)) == 0
    assert specialist_stars(table, played(table, replace(booked, bonus=2))) == 2


@pytest.mark.clause("WS-SPEC-6")
def test_what_a_specialist_paid_is_taken_back_by_undo() -> None:
    sitting = session(with_specialist("cameraman"))
    before = sitting.state
    sitting.submit(film(PLAIN))
    sitting.submit(film(SECOND))
    paid = sitting.state
    assert paid.player(ANN).stars == 6
    sitting.undo()
    sitting.undo()
    assert sitting.state == before
    sitting.redo()
    sitting.redo()
    assert sitting.state == paid


def test_only_the_owner_has_the_specialist() -> None:
    table = with_specialist(None, 3).with_player(CEM, specialist="cameraman")
    assert specialist_stars(table, played(table, film(PLAIN), film(SECOND))) == 0
