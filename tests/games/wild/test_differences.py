"""What an import would bring, piece by piece: new, the same, changed or in conflict."""

from dataclasses import replace

import pytest
from support.differences import everything

from serengeti_companion.games.wild.components import fitting, from_json
from serengeti_companion.games.wild.differences import (
    Comparison,
    Difference,
    Piece,
    Relation,
    compared,
    merged,
)
from serengeti_companion.games.wild.packs import practice_set
from serengeti_companion.games.wild.parts import PartName
from serengeti_companion.games.wild.printed import ASSUMED_TILES, UNKNOWN_COPY, Printed
from serengeti_companion.games.wild.terms import Species
from serengeti_companion.games.wild.written import ComponentsError

HEAD = {"format": "serengeti-components", "version": 1, "game": "wild", "name": "Ours"}
ROWS = ["ggwwarr", "ggawwgr", "raggwgg", "rgrgggg", "gaararg", "ggraagr", "rgrrwga"]
UNKNOWN_ROWS = ["???????"] * 7


def copy(**parts: object) -> Printed:
    return from_json(HEAD | parts)


def side(name: str, first: str = ROWS[0]) -> dict[str, object]:
    return {"name": name, "rows": [first, *ROWS[1:]]}


def of(comparison: Comparison, part: PartName) -> list[Difference]:
    return [each for each in comparison.differences if each.piece.part is part]


def relations(mine: Printed, theirs: Printed, part: PartName) -> list[Relation]:
    return [each.relation for each in of(compared(mine, theirs), part)]


def test_too_much_put_together_is_refused_with_a_sentence() -> None:
    mine = copy(specialists=[{"name": f"Guide {n}"} for n in range(14)])
    theirs = copy(specialists=[{"name": "Cook"}])
    with pytest.raises(ComponentsError, match='"specialists" is longer than 14'):
        fitting(everything(mine, theirs))


# Scene cards


def test_a_card_is_new_the_same_changed_or_in_conflict() -> None:
    mine = copy(cards=["1 line: lion | - | -", "2 line: lion | ? | ?", "3 line: lion | - | -"])
    theirs = copy(
        cards=[
            "1 line: lion | - | -",
            "2 ?: lion | 3 stars | ?",
            "3 line: zebra | - | ?",
            "4 line: zebra | - | -",
        ]
    )
    comparison = compared(mine, theirs)
    assert [each.relation for each in of(comparison, PartName.CARD)] == [
        Relation.SAME,
        Relation.CHANGED,
        Relation.CONFLICT,
        Relation.NEW,
    ]
    changed, conflict, new = of(comparison, PartName.CARD)[1:]
    assert str(changed.title) == "Card 2"
    assert changed.mine == ("2 line: lion | ? | ?",)
    assert changed.theirs == ("2 ?: lion | 3 stars | ?",)
    assert changed.taken == ("2 line: lion | 3 stars | ?",)
    assert conflict.taken == ("3 line: zebra | - | -",)
    assert new.mine == ()
    assert merged(mine, theirs, comparison.gains).cards == (
        mine.cards[0],
        replace(mine.cards[1], reward=theirs.cards[1].reward),
        mine.cards[2],
        theirs.cards[3],
    )


def test_a_card_that_knows_less_takes_nothing_away() -> None:
    mine, theirs = copy(cards=["7 line: lion | - | -"]), copy(cards=["7 ?: ? | ? | ?"])
    assert relations(mine, theirs, PartName.CARD) == [Relation.SAME]
    assert everything(mine, theirs) == mine


def test_a_card_without_a_number_is_known_by_what_is_on_it() -> None:
    mine = copy(cards=["7 line: lion | - | -", "? line: zebra | - | -", "? ?: ? | 1 food | ?"])
    theirs = copy(
        cards=[
            "9 line: zebra | - | -",
            "? line: lion | - | -",
            "? ?: ? | 1 food | ?",
            "? ?: ? | 1 food | ?",
        ]
    )
    comparison = compared(mine, theirs)
    assert [each.relation for each in of(comparison, PartName.CARD)] == [
        Relation.CHANGED,  # it has a number now
        Relation.SAME,
        Relation.SAME,
        Relation.NEW,  # two cards that tell as little are still two
    ]
    assert str(of(comparison, PartName.CARD)[3].title) == "A card without a number"
    assert [card.number for card in everything(mine, theirs).cards] == [7, 9, None, None]


def test_two_numbers_are_two_cards_whatever_is_on_them() -> None:
    mine, theirs = copy(cards=["7 line: lion | - | -"]), copy(cards=["8 line: lion | - | -"])
    assert relations(mine, theirs, PartName.CARD) == [Relation.NEW]


# Map sides


def test_sides_go_by_name_wherever_they_stand() -> None:
    mine = copy(sides=[side("A"), side("B", "aaaaaaa")])
    theirs = copy(sides=[side("B", "aaaaaaa"), side("A", "rrrrrrr")])
    comparison = of(compared(mine, theirs), PartName.SIDE)
    assert [each.relation for each in comparison] == [Relation.SAME, Relation.CONFLICT]
    assert str(comparison[1].title) == "Map side A"
    assert comparison[1].mine == ("A", *ROWS)
    assert comparison[1].theirs == ("A", "rrrrrrr", *ROWS[1:])
    after = everything(mine, theirs)
    assert after.sides == (theirs.sides[1], mine.sides[1])


def test_a_side_without_a_name_goes_by_its_place_and_is_named() -> None:
    mine = copy(sides=[{"name": "", "rows": ["ggwwar?", *UNKNOWN_ROWS[1:]]}])
    theirs = copy(sides=[side("A"), side("B")])
    assert relations(mine, theirs, PartName.SIDE) == [Relation.CHANGED, Relation.NEW]
    assert everything(mine, theirs).sides == theirs.sides
    assert str(of(compared(theirs, mine), PartName.SIDE)[0].title) == "Map side A"


def test_another_name_is_the_other_side_until_there_are_two() -> None:
    one, two = copy(sides=[side("A")]), copy(sides=[side("A"), side("B")])
    assert relations(one, copy(sides=[side("C")]), PartName.SIDE) == [Relation.NEW]
    assert relations(two, copy(sides=[side("C")]), PartName.SIDE) == [Relation.CONFLICT]
    three = copy(sides=[side("C"), side("D")])
    assert relations(one, three, PartName.SIDE) == [Relation.NEW, Relation.CONFLICT]
    assert len(everything(one, three).sides) == 2


def test_an_unknown_space_is_filled_and_a_known_one_kept() -> None:
    mine = copy(sides=[{"name": "A", "rows": ["g??????", *UNKNOWN_ROWS[1:]]}])
    theirs = copy(sides=[{"name": "A", "rows": ["?w?????", *UNKNOWN_ROWS[1:]]}])
    assert relations(mine, theirs, PartName.SIDE) == [Relation.CHANGED]
    (difference,) = of(compared(mine, theirs), PartName.SIDE)
    assert difference.taken[1] == "gw?????"


# The rest


def test_an_assumed_board_gives_way_to_one_that_was_looked_at() -> None:
    theirs = copy(spaces=["take-1: 1 full -", "take-2: 2 full 3P"])
    after = everything(copy(), theirs)
    assert (after.spaces, after.board_assumed) == (theirs.spaces, False)
    assert relations(theirs, copy(), PartName.SPACE) == []
    assert everything(theirs, copy()) == theirs


def test_spaces_go_by_their_id() -> None:
    mine = copy(spaces=["take-1: 1 full -", "move-1: 1 full -"])
    theirs = copy(spaces=["move-1: 2 full -", "swap-1: 1 full -"])
    assert relations(mine, theirs, PartName.SPACE) == [Relation.CONFLICT, Relation.NEW]
    assert [space.id for space in everything(mine, theirs).spaces] == ["take-1", "move-1", "swap-1"]
    assert str(of(compared(mine, theirs), PartName.SPACE)[0].title) == "Action Space move-1"


def test_migration_cards_go_by_their_number() -> None:
    mine = copy(migrations=["2: brown A1 | blue -", "1: brown A1 | blue -"])
    theirs = copy(migrations=["1: brown A1 | blue B2", "3: brown C3 | blue -"])
    assert relations(mine, theirs, PartName.MIGRATION) == [Relation.CONFLICT, Relation.NEW]
    assert [card.number for card in everything(mine, theirs).migrations] == [2, 1, 3]


def test_award_tiles_are_compared_in_any_order_and_assumed_ones_not_at_all() -> None:
    mine, other = copy(award_tiles=["lion", "zebra"]), copy(award_tiles=["zebra", "lion"])
    assert relations(mine, other, PartName.AWARDS) == [Relation.SAME]
    assert relations(copy(), mine, PartName.AWARDS) == [Relation.NEW]
    assert relations(mine, copy(), PartName.AWARDS) == []
    three = copy(award_tiles=["lion", "lion", "zebra"])
    assert relations(mine, three, PartName.AWARDS) == [Relation.CONFLICT]
    assert everything(mine, three).award_tiles == (Species.LION, Species.LION, Species.ZEBRA)
    assert everything(mine, copy()).award_tiles != ASSUMED_TILES


def test_specialists_go_by_name_and_gather_what_is_told_of_them() -> None:
    mine = copy(specialists=[{"name": "narrator", "difficulty": 3}, {"name": "Guide"}])
    theirs = copy(
        specialists=[
            {"name": "narrator", "note": "sets"},
            {"name": "Guide", "difficulty": 2},
            {"name": "Cook"},
        ]
    )
    assert relations(mine, theirs, PartName.SPECIALIST) == [
        Relation.CHANGED,
        Relation.CHANGED,
        Relation.NEW,
    ]
    narrator = of(compared(mine, theirs), PartName.SPECIALIST)[0]
    assert str(narrator.title) == "Specialist Narrator"
    assert narrator.mine == ("narrator: 3",)
    assert narrator.theirs == ("narrator: ?", "sets")
    assert narrator.taken == ("narrator: 3", "sets")
    harder = copy(specialists=[{"name": "narrator", "difficulty": 4}])
    assert relations(mine, harder, PartName.SPECIALIST) == [Relation.CONFLICT]


@pytest.mark.parametrize("part", ["celebrity", "adventurer_few", "adventurer_many"])
def test_a_scale_is_one_piece(part: str) -> None:
    mine, theirs = copy(**{part: ["9: 2"]}), copy(**{part: ["9: 2", "12: 3"]})
    name = PartName(part)
    assert relations(copy(), mine, name) == [Relation.NEW]
    assert relations(mine, copy(), name) == []
    assert relations(mine, theirs, name) == [Relation.CONFLICT]
    assert of(compared(mine, theirs), name)[0].theirs == ("9: 2", "12: 3")
    assert everything(mine, theirs) == theirs


def test_track_and_colours_are_taken_too() -> None:
    mine = copy(track_last=99, colours=["red", "blue"])
    theirs = copy(track_last=120, colours=["red", "blue", "white"])
    assert relations(mine, theirs, PartName.TRACK) == [Relation.CONFLICT]
    assert relations(mine, theirs, PartName.COLOURS) == [Relation.CHANGED]
    assert relations(theirs, mine, PartName.COLOURS) == [Relation.SAME]
    turned = copy(colours=["blue"])
    assert relations(mine, turned, PartName.COLOURS) == [Relation.CONFLICT]
    assert everything(mine, theirs) == theirs


def test_a_practice_set_is_pointed_out_before_it_gets_into_a_real_copy() -> None:
    assert compared(copy(), practice_set()).practice
    assert not compared(practice_set(), practice_set()).practice
    assert not compared(practice_set(), copy()).practice
    assert not everything(copy(), practice_set()).practice


def test_all_pieces_of_the_practice_set_can_be_taken_one_by_one() -> None:
    theirs = practice_set()
    after = copy()
    for difference in compared(copy(), theirs).differences:
        after = merged(after, theirs, {difference.piece})
    assert replace(after, name=theirs.name, practice=True) == theirs


def test_a_piece_that_theirs_does_not_have_is_no_harm() -> None:
    mine = copy(cards=["7 line: lion | - | -"])
    assert merged(mine, UNKNOWN_COPY, {Piece(PartName.CARD, 4)}) == mine
