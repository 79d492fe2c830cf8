"""What a monkey may use (RL-COPY), and the chains of monkeys."""

from typing import Any

import pytest
from support.race import (
    CARCASS,
    EAGLE,
    ELEPHANT,
    GIRAFFE,
    HYENA,
    LION,
    LIZARD,
    MONKEY,
    ROCKS,
    asked,
    card,
    changes,
    clauses,
    forced,
    kinds,
    liftable,
    lying,
    play,
    playing,
    refused,
    switched,
    warned,
)

from serengeti_companion.games.race import commands as c
from serengeti_companion.games.race.model import A, B, Place, Rock
from serengeti_companion.games.race.rules.copying import copyable, in_deck, visible
from serengeti_companion.games.race.terms import Skill, Species

ALLOWED = {
    Skill.EAGLE_1, Skill.EAGLE_2, Skill.ANTELOPE_1, Skill.HYENA_1, Skill.ELEPHANT_1,
    Skill.LIZARD_1, Skill.GIRAFFE_1, Skill.MONKEY_2,
}  # fmt: skip
DRAW: dict[str, Any] = {"drawn": 1, "scorpions": 0}


@pytest.mark.clause("RL-COPY-1", "RL-COPY-2", "RL-COPY-3", "RL-COPY-4", "RL-R-25", "RL-R-23")
def test_a_monkey_uses_skills_of_animals_for_at_most_one_sun_and_nothing_else() -> None:
    table = playing()
    assert {skill for skill in Skill if copyable(table, skill)} == ALLOWED
    assert set(visible(table)) == ALLOWED
    dear = {Skill.ANTELOPE_2, Skill.LION_1, Skill.ELEPHANT_2, Skill.LIZARD_2, Skill.GIRAFFE_2,
            Skill.MONKEY_1}  # fmt: skip
    monkey = playing({MONKEY: 2}, savannah=(1, 0))
    for skill in dear - {Skill.ELEPHANT_2}:
        copied = card(Skill.MONKEY_1, copies=(skill,), stack=EAGLE, rock_shows=False)
        assert "RL-COPY-2" in refused(monkey, copied)
    removal = card(Skill.MONKEY_1, copies=(Skill.HYENA_2,), source=Place.HAND)
    assert "RL-COPY-3" in refused(monkey, removal)
    for skill in (Skill.TRAIL_1, Skill.SCORPION_2):
        copied = card(Skill.MONKEY_1, copies=(skill,), stack=EAGLE, rock_shows=False, **DRAW)
        assert "RL-COPY-4" in refused(monkey, copied)
        assert not liftable(monkey, copied)
    laid = card(Skill.MONKEY_1, copies=(Skill.LION_1,))
    assert not liftable(monkey, laid)
    assert not liftable(monkey, card(Skill.TRAIL_2, copies=(Skill.EAGLE_2,), **DRAW))


@pytest.mark.clause("RL-CARD-MONKEY-1.NEED", "RL-CARD-MONKEY-1.DO", "RL-CARD-MONKEY-1.PUB")
def test_a_monkey_uses_a_skill_that_shows_in_the_supply() -> None:
    table = playing({MONKEY: 1})
    draws = card(Skill.MONKEY_1, copies=(Skill.EAGLE_2,), drawn=2, scorpions=0)
    # Its own sun is not paid, only the monkey's two.
    assert changes(table, draws) == {"A hand": -1, "A front": 3, "A deck": -2}
    searches = card(Skill.MONKEY_1, copies=(Skill.ANTELOPE_1,), drawn=4)
    assert changes(table, searches) == {
        "A hand": -1, "A front": 3, "A deck": -4, "A discard": 2,
    }  # fmt: skip
    assert kinds(table, draws) == ["card_played", "skill_copied", "cards_drawn"]
    assert asked(table, card(Skill.MONKEY_1)) == {"RL-CARD-MONKEY-1.PUB"}


@pytest.mark.clause("RL-CARD-MONKEY-1.CHECK", "RL-COPY-5", "RL-EX-55")
def test_a_rock_on_top_hides_the_skills_of_its_stack() -> None:
    table = playing({MONKEY: 1, CARCASS: 1}, giraffe=(5, Rock.TOP))
    assert not {skill for skill in visible(table) if skill.card is GIRAFFE}
    look = card(Skill.MONKEY_1, copies=(Skill.GIRAFFE_1,), stack=EAGLE)
    assert refused(table, look) == {"RL-COPY-5"}
    assert liftable(table, look)
    found = card(Skill.MONKEY_1, copies=(Skill.HYENA_1,), source=Place.DECK, found=True)
    assert not clauses(table, found)
    assert refused(playing({MONKEY: 1}, hand=2), card(Skill.MONKEY_1)) == {"RL-COST-9"}
    assert refused(playing({MONKEY: 1}, **ROCKS), card(Skill.MONKEY_1)) == {"RL-COST-12"}


@pytest.mark.clause("RL-CARD-MONKEY-2.NEED", "RL-CARD-MONKEY-2.DO", "RL-CARD-MONKEY-2.PUB")
def test_a_monkey_finds_an_animal_in_the_deck_and_uses_it() -> None:
    table = playing({MONKEY: 1, EAGLE: 1, LION: 1})
    finds = card(Skill.MONKEY_2, copies=(Skill.EAGLE_2,), drawn=2, scorpions=0)
    assert changes(table, finds) == {"A front": 3, "A deck": -3}
    nothing = card(Skill.MONKEY_2, found=False)
    assert changes(table, nothing) == {"A hand": -2, "A front": 2}
    assert asked(table, card(Skill.MONKEY_2)) == {"RL-CARD-MONKEY-2.PUB"}
    assert asked(table, card(Skill.MONKEY_2, found=True)) == {"RL-CARD-MONKEY-2.PUB"}
    assert not {skill for skill in in_deck(table, nothing) if skill.card is LION}
    assert not clauses(playing({MONKEY: 1}), nothing)


@pytest.mark.clause("RL-CARD-MONKEY-2.CHECK", "RL-R-28")
def test_a_monkey_finds_only_what_may_be_in_the_deck() -> None:
    finds = card(Skill.MONKEY_2, copies=(Skill.EAGLE_2,), drawn=0)
    assert refused(playing({MONKEY: 1}), finds) == {"RL-CARD-MONKEY-2.CHECK"}
    forced(playing({MONKEY: 1}), finds)
    empty = playing({MONKEY: 1, EAGLE: 1}, deck=0)
    assert refused(empty, finds) == {"RL-CARD-MONKEY-2.NEED"}
    assert refused(empty, card(Skill.MONKEY_2, found=False)) == {"RL-CARD-MONKEY-2.NEED"}
    sure = lying(playing({MONKEY: 1, EAGLE: 1}), A, EAGLE, 1)
    assert warned(sure, finds) == {"RL-CARD-MONKEY-2.CHECK"}
    front = play(playing({MONKEY: 1, EAGLE: 1}, hand=6), card(Skill.EAGLE_2, drawn=0))
    assert refused(front, finds) == {"RL-CARD-MONKEY-2.CHECK"}
    assert refused(playing({MONKEY: 1}, hand=1), card(Skill.MONKEY_2)) == {"RL-COST-9"}
    found = card(Skill.MONKEY_2, found=True)
    assert refused(playing({MONKEY: 1}), found) == {"RL-CARD-MONKEY-2.CHECK"}


@pytest.mark.clause("RL-R-23", "RL-COPY-9")
def test_monkeys_use_monkeys_until_the_deck_ends() -> None:
    table = playing({MONKEY: 3, EAGLE: 1}, deck=3)
    chain = card(
        Skill.MONKEY_1, copies=(Skill.MONKEY_2, Skill.MONKEY_2, Skill.EAGLE_2), drawn=1, scorpions=0
    )
    # Two cards come out of the deck, the eagle draws the third.
    assert changes(table, chain) == {"A hand": -2, "A front": 5, "A deck": -3}
    deeper = playing({MONKEY: 3, EAGLE: 1}, deck=2)
    assert refused(deeper, chain) == {"RL-DECK-5"}
    short = playing({MONKEY: 3, EAGLE: 1}, deck=1)
    assert "RL-CARD-MONKEY-2.NEED" in refused(short, chain)
    again = card(Skill.MONKEY_2, copies=(Skill.MONKEY_1, Skill.EAGLE_2), drawn=1)
    assert refused(table, again) == {"RL-COPY-2"}


@pytest.mark.clause("RL-COPY-7")
def test_a_copied_lizard_ends_the_turn_too() -> None:
    table = playing({MONKEY: 1}, lizard=(5, Rock.HIDDEN))
    copied = card(Skill.MONKEY_1, copies=(Skill.LIZARD_1,), stack=LIZARD, rock_shows=False)
    after = play(table, copied)
    assert (after.active, after.player(A).owns(LIZARD)) == (B, 1)


@pytest.mark.clause("RL-COPY-8", "RL-EX-60")
def test_an_elephant_that_a_monkey_found_is_laid_aside() -> None:
    table = playing({MONKEY: 1, ELEPHANT: 1}, deck=6)
    found = card(Skill.MONKEY_2, copies=(Skill.ELEPHANT_1,))
    assert changes(table, found) == {"A hand": -2, "A front": 2, "A aside": 1, "A deck": -1}
    after = play(table, found)
    assert after.player(A).aside == (ELEPHANT,)
    assert play(after, c.EndTurn(seat=A)).player(A).hand == 6


@pytest.mark.clause("RL-R-24", "RL-SW-5")
def test_a_monkey_stands_in_for_an_elephant_of_the_supply_by_default() -> None:
    copied = card(Skill.MONKEY_1, copies=(Skill.ELEPHANT_1,))
    table = play(playing({MONKEY: 1}), copied)
    player = table.player(A)
    assert (player.aside, player.hand, player.front_cards) == ((MONKEY,), 2, 2)
    assert play(table, c.EndTurn(seat=A)).player(A).hand == 6
    off = playing({MONKEY: 1}, house=switched(monkey_as_elephant=False))
    assert refused(off, copied) == {"RL-R-24"}
    assert Skill.ELEPHANT_1 not in visible(off)
    found = card(Skill.MONKEY_2, copies=(Skill.ELEPHANT_1,))
    both = {MONKEY: 1, ELEPHANT: 1}
    assert not clauses(playing(both, house=switched(monkey_as_elephant=False)), found)


def test_a_second_hyena_that_a_monkey_took_is_counted() -> None:
    removal = card(Skill.MONKEY_2, copies=(Skill.HYENA_2,), source=Place.HAND, stack=EAGLE,
                   rock_shows=False)  # fmt: skip
    one = playing({MONKEY: 1, HYENA: 1})
    assert refused(one, removal) == {"RL-COPY-3", "RL-CARD-HYENA-2.CHECK"}
    assert refused(playing({MONKEY: 1, HYENA: 2}), removal) == {"RL-COPY-3"}
    assert isinstance(removal.skill.card, Species)
