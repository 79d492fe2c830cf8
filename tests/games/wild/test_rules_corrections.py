"""What the table sets by hand: any value from 0 up, never refused for a rule, always in the log."""

from dataclasses import replace

import pytest
from support.tables import (
    ANN,
    BEN,
    a_board,
    a_card,
    a_table,
    blanks,
    cards,
    cells,
    events,
    final,
    legal,
    opened,
    played,
    session,
    spaces,
    whose,
)

from serengeti_companion.engine.session import Accepted
from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild import events as e
from serengeti_companion.games.wild.invariants import problems
from serengeti_companion.games.wild.model import Phase, Source
from serengeti_companion.games.wild.scoring import sheets
from serengeti_companion.games.wild.terms import BLANK, Icon, SceneCard, Species, Terrain

C4, C5 = cells("C4 C5")
LION, ZEBRA = Species.LION, Species.ZEBRA


def a_number(fact: c.NumberFact, value: int, **more: object) -> c.CorrectNumber:
    return replace(c.CorrectNumber(fact=fact, value=value, seat=BEN), **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("fact", ["stars", "coins", "food", "vfx", "completed"])
@pytest.mark.parametrize("value", [0, 1, 57, 9999])
def test_every_number_of_a_player_can_be_set_from_zero_up(fact: c.NumberFact, value: int) -> None:
    table = played(a_table(vfx=3, food=2), a_number(fact, 5), a_number(fact, value))
    assert getattr(table.player(BEN), fact) == value
    assert not problems(table)


def test_icons_and_animals_of_the_gallery_can_be_set() -> None:
    table = played(
        a_table(), a_number("icon", 12, of=Icon.LIKE), a_number("animal", 7, of=Species.HYENA)
    )
    assert table.player(BEN).icon(Icon.LIKE) == 12
    assert table.player(BEN).animal(Species.HYENA) == 7
    assert sum(table.player(BEN).icons) + sum(table.player(BEN).animals) == 19


@pytest.mark.parametrize("value", [0, 3, 168])
def test_the_deck_can_be_set(value: int) -> None:
    table = played(a_table(), c.CorrectNumber(fact="deck", value=value))
    assert table.deck == value
    assert not problems(table)


def test_stars_set_by_hand_are_a_line_of_the_score_sheet() -> None:
    table = a_table(board=a_board("C4 jackal", "C5 rhinoceros"), tableaus={ANN: (41,)})
    table = played(table, c.FilmScene(seat=ANN, card=cards(41)[0]))
    for value in (10, 2):
        table = played(table, a_number("stars", value, seat=ANN))
    lines = {line.amount for line in sheets(table)[ANN].lines}
    assert lines == {4, -2}
    assert sheets(table)[ANN].total == table.player(ANN).stars == 2
    assert [entry.source for entry in table.player(ANN).ledger] == [Source.SCENES, Source.BY_HAND]


@pytest.mark.clause("WS-RULING-62")
@pytest.mark.parametrize(
    "command",
    [
        a_number("stars", -1),
        a_number("coins", 10_000),
        a_number("deck", 3),
        a_number("coins", 3, seat=None),
        a_number("icon", 3),
        a_number("icon", 3, of=LION),
        a_number("animal", 3, of=Icon.LIKE),
        a_number("coins", 3, of=Icon.LIKE),
    ],
)
def test_what_is_no_number_of_the_table_is_not_set(command: c.CorrectNumber) -> None:
    assert final(a_table(), command)


def test_a_correction_says_in_the_log_what_was_there_and_why() -> None:
    command = a_number("coins", 4, reason="we forgot the trade-in")
    assert events(a_table(coins=2), command) == (
        e.NumberCorrected(
            fact="coins", old=2, value=4, seat=BEN, of=None, reason="we forgot the trade-in"
        ),
    )


def test_the_animals_of_a_cell_come_from_and_go_to_their_areas() -> None:
    table = played(a_table(board=a_board("C4 lion")), c.CorrectMap(cell=C4, animals=(ZEBRA,)))
    assert (table.at(C4), table.in_area(LION), table.in_area(ZEBRA)) == ((ZEBRA,), 3, 2)
    table = played(table, c.CorrectMap(cell=C4, animals=()))
    assert (table.at(C4), table.in_area(ZEBRA)) == ((), 3)


def test_two_animals_on_a_cell_can_be_set_for_the_time_being() -> None:
    table = played(a_table(), c.CorrectMap(cell=C4, animals=(LION, ZEBRA)))
    assert table.at(C4) == (LION, ZEBRA)
    assert not problems(table)


def test_a_37th_animal_cannot_be_set() -> None:
    table = a_table(board=a_board("A1 lion", "A2 lion", "C4 lion"))
    assert final(table, c.CorrectMap(cell=C5, animals=(LION,))) == {"WS-SETUP-6"}
    assert final(table, c.CorrectMap(cell=C4, animals=(LION, LION))) == {"WS-SETUP-6"}
    assert legal(table, c.CorrectMap(cell=C4, animals=(LION,)))


@pytest.mark.parametrize("place", ["pool", "discard", "tableau", "gallery"])
def test_the_cards_of_every_place_can_be_set(place: c.Place) -> None:
    seat = BEN if place in {"tableau", "gallery"} else None
    for named in (cards(7, 8, 9), (), (*cards(50), *blanks(11))):
        table = played(a_table(), c.CorrectCards(place=place, cards=named, seat=seat))
        held = {
            "pool": table.pool,
            "discard": table.discard,
            "tableau": table.player(BEN).tableau,
            "gallery": table.player(BEN).gallery,
        }
        assert held[place] == named
        assert not problems(table)


def test_a_card_cannot_be_set_into_a_second_place() -> None:
    table = a_table(pool=(1, 2, 3, 4, 5, 6), tableaus={BEN: (7,)})
    elsewhere = c.CorrectCards(place="tableau", cards=cards(1, 8), seat=ANN)
    twice = c.CorrectCards(place="tableau", cards=cards(8, 8), seat=ANN)
    assert final(table, elsewhere) == final(table, twice) == {"WS-COMP-1"}
    # What lies there already stays there.
    assert legal(table, c.CorrectCards(place="tableau", cards=cards(7, 8), seat=BEN))


def test_whose_cards_they_are_has_to_be_said() -> None:
    assert final(a_table(), c.CorrectCards(place="tableau", cards=()))
    assert final(a_table(), c.CorrectCards(place="pool", cards=(), seat=ANN))


def test_a_card_can_be_described_where_it_lies() -> None:
    table = a_table(tableaus={ANN: blanks(2)})
    seen = c.DescribeCard(place="tableau", was=BLANK, card=SceneCard(number=41), seat=ANN)
    table = played(table, seen)
    assert table.player(ANN).tableau == (*cards(41), BLANK)
    again = c.DescribeCard(place="tableau", was=BLANK, card=SceneCard(number=41), seat=ANN)
    assert final(table, again) == {"WS-COMP-1"}
    gone = c.DescribeCard(place="pool", was=cards(9)[0], card=cards(10)[0])
    assert final(table, gone)
    own = a_card("? line: lion zebra | 3 stars | -")
    assert played(table, c.DescribeCard(place="pool", was=BLANK, card=own)).pool[0] == own


def test_what_the_table_says_of_a_card_is_kept_where_the_copy_says_less_or_other() -> None:
    unknown = SceneCard(number=999)
    table = played(a_table(), c.DescribeCard(place="pool", was=BLANK, card=unknown))
    assert table.pool[0] == unknown
    own = a_card("41 line: lion zebra | 3 stars | -")
    table = played(a_table(), c.DescribeCard(place="pool", was=BLANK, card=own))
    assert table.pool[0] == own


def test_a_place_holds_no_more_cards_than_there_are() -> None:
    assert legal(a_table(), c.CorrectCards(place="discard", cards=blanks(168)))
    assert final(a_table(), c.CorrectCards(place="discard", cards=blanks(169))) == {"WS-COMP-1"}


def test_an_action_space_can_be_entered_and_edited() -> None:
    (new, changed) = spaces("take-9: 2 partly 4P", "take-1: 2 full -")
    table = played(a_table(), c.CorrectSpace(space=new), c.CorrectSpace(space=changed))
    assert table.space(new.id) == new
    assert table.space(changed.id) == changed
    assert len(table.spaces) == len(a_table().spaces) + 1
    for price, fine in ((-1, False), (0, True), (9, True), (10, False)):
        assert legal(table, c.CorrectSpace(space=replace(new, price=price))) == fine


def test_the_terrain_of_a_cell_can_be_set_and_forgotten() -> None:
    for terrain in (*Terrain, None):
        table = played(a_table(), c.CorrectTerrain(cell=C4, terrain=terrain))
        assert table.terrain_at(C4) is terrain


def test_a_game_is_joined_in_the_middle() -> None:
    table = played(
        opened(2),
        c.CorrectMoment(round=4, phase=Phase.ROUND, seat=BEN, reason="we began without"),
        c.CorrectFirstPlayer(seat=BEN),
        a_number("coins", 3),
        a_number("stars", 31),
        a_number("completed", 6),
        a_number("icon", 4, of=Icon.LIKE),
        c.CorrectCards(place="tableau", cards=cards(41, 8), seat=BEN),
        c.CorrectCards(place="pool", cards=cards(1, 2, 3, 4, 5, 6)),
        c.CorrectNumber(fact="deck", value=120),
        c.CorrectMap(cell=C4, animals=(Species.JACKAL,)),
        c.CorrectMap(cell=C5, animals=(Species.RHINOCEROS,)),
        c.FilmScene(seat=BEN, card=cards(41)[0]),
        c.TakeCards(seat=BEN, cards=cards(3)),
        c.EndTurn(seat=BEN),
    )
    ben = table.player(BEN)
    assert (ben.stars, ben.completed, ben.icon(Icon.LIKE), ben.coins) == (35, 7, 5, 2)
    assert (len(table.pool), table.deck, whose(table)) == (6, 119, ANN)
    assert not problems(table)


def test_gains_are_booked_and_losses_are_not() -> None:
    table = played(a_table(), c.BookGain(seat=BEN, booked=c.Booking(stars=4, food=1, vfx=2)))
    ben = table.player(BEN)
    assert (ben.stars, ben.food, ben.vfx) == (4, 1, 2)
    assert final(table, c.BookGain(seat=BEN, booked=c.Booking(stars=-1)))


def test_corrections_are_undone_like_everything_else() -> None:
    table = a_table()
    sitting = session(table)
    for command in (a_number("coins", 1), c.SetPresence(seat=ANN, gone=True)):
        assert isinstance(sitting.submit(command), Accepted)
    while sitting.undo():
        pass
    assert sitting.state == table
