"""The card reference: every card and skill in our own words, with its clause, as it is played."""

import pytest
from support.race import ANTELOPE, CARCASS, LION, SCORPION, TRAIL, begun, switched

from serengeti_companion import rulebook
from serengeti_companion.games.race.printed import Printed
from serengeti_companion.games.race.reference import CARDS, reference
from serengeti_companion.games.race.terms import SPECIES, SUNS, Card, Skill

BOOK = rulebook.load("race")


def told(card: Card, **switches: bool | str) -> list[str]:
    table = begun(house=switched(**switches))
    return [str(line.text) for line in reference(table, card)]


def test_every_kind_of_card_is_there_and_every_skill_with_its_clause() -> None:
    assert set(CARDS) == {TRAIL, SCORPION, CARCASS, *SPECIES}
    clauses = {one for card in CARDS for line in reference(begun(), card) for one in line.clauses}
    assert {skill.clause("DO") for skill in Skill} <= clauses
    assert all(BOOK.find(clause) is not None for clause in clauses)


@pytest.mark.clause("RL-PIC-6", "RL-CARD-LION-1.COST")
def test_the_upper_skill_comes_first_and_says_its_price() -> None:
    assert told(TRAIL)[:2] == [
        "1. (1 sun) Track an animal that lies on top of its stack.",
        "2. (free) Swap a rock on top with the animal right below it.",
    ]
    assert told(LION) == [
        "1. (4 suns) Lay this lion in the Savannah.",
        "1 point at the end for whoever has more of them.",
    ]


@pytest.mark.clause("RL-CARD-CARCASS-1", "RL-CARD-CARCASS-2", "RL-SCORE-6")
def test_a_carcass_has_no_skill_and_counts_at_the_end() -> None:
    assert told(CARCASS)[0].startswith("No skill")
    assert told(CARCASS)[1].endswith("loses 2 points.")


@pytest.mark.clause("RL-SW-1", "RL-SW-2")
@pytest.mark.parametrize(
    ("card", "value", "words"),
    [
        (ANTELOPE, {"antelope_draw_cost": "1"}, "1. (1 sun) Draw up to 4"),
        (ANTELOPE, {"antelope_draw_cost": "0"}, "1. (free) Draw up to 4"),
        (SCORPION, {"scorpion_draw": "step"}, "2. Draw 1 for each"),
        (SCORPION, {"scorpion_draw": "step_optional"}, "2. Draw up to 1 for each"),
        (SCORPION, {"scorpion_draw": "skill"}, "2. (free) Played like another card"),
    ],
)
def test_house_rules_are_told_as_they_are_played(
    card: Card, value: dict[str, bool | str], words: str
) -> None:
    assert any(line.startswith(words) for line in told(card, **value))


@pytest.mark.clause("RL-PIC-5")
def test_the_suns_are_those_of_the_copy() -> None:
    printed = Printed(name="", suns=(2, *SUNS[1:]))
    first, *_ = reference(begun(printed=printed), TRAIL)
    assert str(first.text).startswith("1. (2 suns)")
