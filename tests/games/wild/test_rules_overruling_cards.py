"""Cards on the table's word: each comes from where it lies, and no card is lost or doubled."""

import pytest
from support.tables import (
    ANN,
    BEN,
    a_table,
    blanks,
    cards,
    final,
    insisted,
    preparing,
    refused,
    session,
)

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild import events as e
from serengeti_companion.games.wild.cards import Spot, where
from serengeti_companion.games.wild.invariants import problems
from serengeti_companion.games.wild.model import SPECIES, Seat, Step, Table
from serengeti_companion.games.wild.printed import UNKNOWN_COPY
from serengeti_companion.games.wild.rules import icons
from serengeti_companion.games.wild.terms import BLANK, Icon, SpaceId

POOL = (1, 2, 6, 7, 8, 9)
TWO = cards(2)[0]
DONE = cards(5)[0]


def a_full_table() -> Table:
    """Ann holds 10, Ben 3 and 4; each has completed a card, and one is discarded."""
    table = a_table(
        2,
        pool=POOL,
        discard=(20,),
        tableaus={ANN: (10,), BEN: (3, 4)},
        galleries={ANN: (DONE,), BEN: (11,)},
        coins=5,
    )
    for seat in (ANN, BEN):
        (card,) = table.player(seat).gallery
        slots = [slot.species for slot in card.slots or ()]
        table = table.with_player(
            seat,
            completed=1,
            icons=icons.with_icons(table.player(seat).icons, card.icons or ()),
            animals=tuple(slots.count(species) for species in SPECIES),
        )
    return table


ELSEWHERE = [
    ("WS-COMP-1", 2, "out of the Pool"),
    ("WS-COMP-1", 3, "out of another Tableau"),
    ("WS-COMP-1", 11, "out of another Video Gallery"),
    ("WS-FREE-5", 11, "out of any Video Gallery"),
    ("WS-COMP-1", 20, "out of the discard pile"),
    ("WS-FREE-5", 5, "out of one's own Video Gallery"),
]


@pytest.mark.parametrize(("clause", "number", "_whence"), ELSEWHERE)
@pytest.mark.clause("WS-FREE-5")
def test_a_card_that_was_discarded_lies_in_the_discard_pile_wherever_it_came_from(
    clause: str, number: int, _whence: str
) -> None:
    table, command = a_full_table(), c.DiscardCards(seat=ANN, cards=cards(number))
    assert clause in refused(table, command)
    assert not final(table, command)
    after = insisted(table, command)
    assert where(after, cards(number)[0]) == Spot("discard")
    assert not problems(after)


@pytest.mark.parametrize(("clause", "number", "_whence"), ELSEWHERE)
def test_a_card_that_was_filmed_lies_in_the_gallery_wherever_it_came_from(
    clause: str, number: int, _whence: str
) -> None:
    table = a_full_table()
    command = c.FilmScene(seat=ANN, card=cards(number)[0], booked=c.Booking(stars=1))
    assert clause in refused(table, command)
    assert not final(table, command)
    after = insisted(table, command)
    assert where(after, cards(number)[0]) == Spot("gallery", ANN)
    assert not problems(after)


@pytest.mark.parametrize("number", [3, 5, 11, 20])
def test_a_card_that_was_taken_from_elsewhere_leaves_the_pool_as_it_is(number: int) -> None:
    table, command = a_full_table(), c.TakeCards(seat=ANN, cards=cards(number))
    assert refused(table, command) == {"WS-COMP-1"}
    after = insisted(table, command)
    assert where(after, cards(number)[0]) == Spot("tableau", ANN)
    assert after.pool == cards(*POOL)
    assert not problems(after)


def test_a_completed_card_that_leaves_the_gallery_takes_its_icons_and_animals_along() -> None:
    table = a_full_table()
    assert any(table.player(ANN).icons)
    after = insisted(table, c.DiscardCards(seat=ANN, cards=(DONE,)))
    ann = after.player(ANN)
    assert (ann.gallery, ann.completed) == ((), 0)
    assert not any(ann.icons)
    assert not any(ann.animals)
    assert ann.stars == table.player(ANN).stars  # what it paid has been paid


def test_what_was_set_by_hand_below_a_card_s_icons_does_not_fall_below_zero() -> None:
    (icon, *_) = DONE.icons or (Icon.LIKE,)
    bare = c.CorrectNumber(fact="icon", seat=ANN, of=icon, value=0)
    after = insisted(insisted(a_full_table(), bare), c.DiscardCards(seat=ANN, cards=(DONE,)))
    assert after.player(ANN).icon(icon) == 0


@pytest.mark.parametrize("seat", [ANN, BEN])
def test_a_card_that_nobody_told_of_came_off_the_deck(seat: Seat) -> None:
    """Where the app counts an empty Tableau, and where a card was never told."""
    table = a_table(2, printed=UNKNOWN_COPY, tableaus={BEN: (40,)}, turn=seat)
    for command in (
        c.FilmScene(seat=seat, card=BLANK, booked=c.Booking(stars=3)),
        c.FilmScene(seat=seat, card=cards(60)[0]),
        c.DiscardCards(seat=seat, cards=(BLANK, BLANK)),
    ):
        assert refused(table, command) & {"WS-FREE-6", "WS-FREE-3"}
        assert not final(table, command)
        after = insisted(table, command)
        told = 2 if isinstance(command, c.DiscardCards) else 1
        assert after.deck == table.deck - told
        assert not problems(after)


def test_off_an_empty_deck_nothing_came() -> None:
    table = a_table(2, deck=0)
    for command in (
        c.FilmScene(seat=ANN, card=BLANK, booked=c.Booking()),
        c.DiscardCards(seat=ANN, cards=blanks(1)),
    ):
        assert final(table, command) & {"WS-FREE-6", "WS-FREE-3"}


def test_a_card_that_lies_elsewhere_is_not_the_one_that_nobody_described() -> None:
    """So that one may still be any other card."""
    table = a_table(2, pool=(2, BLANK), tableaus={ANN: (BLANK,), BEN: (3,)}, deck=0)
    for command in (
        c.DiscardCards(seat=ANN, cards=cards(3, 60)),
        c.TakeCards(seat=ANN, cards=cards(3, 60)),
        c.TakeCards(seat=ANN, cards=cards(3, 2, 60)),
    ):
        assert refused(table, command) - {"WS-ACT-TAKE-2"} == {"WS-COMP-1"}
        assert not final(table, command)
        after = insisted(table, command)
        assert BLANK not in (after.pool if isinstance(command, c.TakeCards) else after.discard)
        assert not problems(after)


def test_a_reshuffle_brings_old_cards_into_a_pool_that_is_too_large() -> None:
    six = cards(11, 12, 13, 14, 15, 16)
    table = preparing(a_table(2, pool=POOL, discard=(20,), deck=6), Step.POOL)
    after = insisted(table, c.RedraftPool(revealed=(*six, TWO)))
    assert after.pool == (*six, TWO)
    assert (after.deck, after.discard) == (6, ())
    assert not problems(after)


@pytest.mark.clause("WS-ACT-TAKE-1")
def test_more_cards_than_the_pool_has_came_off_the_deck() -> None:
    table = a_table(2, pool=(1, 2), coins=5)
    command = c.TakeCards(seat=ANN, cards=cards(1, 2, 40))
    assert refused(table, command) == {"WS-ACT-TAKE-1"}
    after = insisted(table, command)
    assert after.player(ANN).tableau == cards(1, 2, 40)
    assert (after.pool, after.deck) == ((), table.deck - 1)
    assert not problems(after)
    assert final(a_table(2, pool=(1, 2), deck=0), command) == {"WS-ACT-TAKE-1"}


def test_a_take_without_a_card_pays_and_takes_nothing() -> None:
    table = a_table(2, coins=5)
    command = c.TakeCards(seat=ANN, cards=())
    after = insisted(table, command)
    assert after.player(ANN).tableau == ()
    space = table.space(after.player(ANN).space or SpaceId(""))
    assert space is not None
    assert after.player(ANN).coins == 5 - space.price


def test_the_journal_says_where_the_card_came_from_and_undo_puts_it_back() -> None:
    sitting = session(a_full_table())
    command = c.DiscardCards(seat=ANN, cards=(DONE,))
    sitting.submit(command, on_word={"WS-FREE-5"})
    assert sitting.last is not None
    assert sitting.last.on_word == ("WS-FREE-5",)
    fetched = sitting.last.events[0]
    assert isinstance(fetched, e.CardFetched)
    assert (fetched.place, fetched.owner, fetched.into) == ("gallery", ANN, "tableau")
    before = sitting.states[0]
    sitting.undo()
    assert sitting.state == before
