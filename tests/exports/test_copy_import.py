"""Facts of another copy taken in: only what was chosen, never what is invented, never too much."""

from dataclasses import replace

import pytest

from serengeti_companion.exports.copy_import import (
    free_name,
    joined,
    refuse_practice,
    what_it_tells,
)
from serengeti_companion.games.wild.differences import Relation
from serengeti_companion.games.wild.notation import parse_card, parse_migration
from serengeti_companion.games.wild.packs import practice_set
from serengeti_companion.games.wild.printed import UNKNOWN_COPY, MapSide, Printed
from serengeti_companion.games.wild.terms import SceneCard
from serengeti_companion.storage.faults import UnusableInput

THEIRS = replace(practice_set(), name="Theirs", practice=False)
CARD = parse_card("31 line: lion zebra@water | 3 stars | like")
OTHER = parse_card("31 line: lion zebra@rock | 3 stars | like")


def with_cards(*cards: SceneCard) -> Printed:
    return replace(UNKNOWN_COPY, name="Mine", cards=cards)


@pytest.mark.parametrize(
    "theirs",
    [
        THEIRS,
        # Somebody looked, and there is not one Action Space: no piece tells that.
        replace(THEIRS, spaces=()),
        replace(UNKNOWN_COPY, name="Theirs"),
    ],
)
def test_all_of_theirs_into_an_empty_copy_is_theirs(theirs: Printed) -> None:
    empty = replace(UNKNOWN_COPY, name="Mine")
    everything = what_it_tells(empty, theirs).everything
    assert joined(empty, theirs, everything) == replace(theirs, name="Mine")


def test_only_what_was_chosen_is_taken() -> None:
    mine, theirs = with_cards(CARD), with_cards(OTHER, parse_card("32 ?: ? | 1 food | ?"))
    comparison = what_it_tells(mine, theirs)
    assert [each.number for each in joined(mine, theirs, ()).cards] == [31]
    gained = joined(mine, theirs, comparison.gains)
    assert gained.cards == (CARD, theirs.cards[1])
    conflict = frozenset(each.piece for each in comparison.of(Relation.CONFLICT))
    assert joined(mine, theirs, conflict).cards == (OTHER,)


def test_more_than_a_copy_can_hold_is_one_sentence() -> None:
    lines = [f"{number}: brown A1 | blue -" for number in range(1, 100)]
    mine = replace(UNKNOWN_COPY, migrations=tuple(map(parse_migration, lines)))
    theirs = replace(UNKNOWN_COPY, migrations=(parse_migration("100: brown A1 | blue -"),))
    with pytest.raises(UnusableInput, match="is longer than 99"):
        joined(mine, theirs, what_it_tells(mine, theirs).everything)


def test_a_side_of_which_nothing_is_known_is_no_piece() -> None:
    told = what_it_tells(UNKNOWN_COPY, with_cards(CARD))
    assert [str(each.title) for each in told.differences] == ["Card 31"]
    named = replace(UNKNOWN_COPY, sides=(MapSide(name="A"),))
    assert [str(each.title) for each in what_it_tells(UNKNOWN_COPY, named).differences] == [
        "Map side A"
    ]


def test_a_practice_set_is_never_taken_in() -> None:
    refuse_practice(THEIRS)
    with pytest.raises(UnusableInput, match="never mixed with the facts of a real copy"):
        refuse_practice(practice_set())


def test_a_new_copy_is_called_as_no_other_one() -> None:
    assert free_name("Ours", ()) == "Ours"
    assert free_name("Ours", ["Theirs"]) == "Ours"
    assert free_name("Ours", ["OURS", "ours 2"]) == "Ours 3"
    assert free_name(" Ours ", []) == "Ours"
    assert len(free_name("x" * 300, ["x" * 195])) <= 200
