"""What the cards do beside tracking (section 11): draws, searches, the marker, lions, elephants."""

import pytest
from support.race import (
    ANTELOPE,
    CARCASS,
    EAGLE,
    ELEPHANT,
    GIRAFFE,
    HYENA,
    LION,
    MONKEY,
    ROCKS,
    SCORPION,
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
from serengeti_companion.games.race.model import A, B, Laid, Pile, Place, Rock, Stack
from serengeti_companion.games.race.terms import Skill

DECK, DISCARD, HAND = Place.DECK, Place.DISCARD, Place.HAND


@pytest.mark.clause(
    "RL-CARD-EAGLE-1.NEED", "RL-CARD-EAGLE-1.DO", "RL-CARD-EAGLE-1.PUB", "RL-DECK-10"
)
@pytest.mark.parametrize("place", [DECK, DISCARD])
def test_an_eagle_gives_a_scorpion_back(place: Place) -> None:
    table = playing({EAGLE: 1, SCORPION: 2})
    found = card(Skill.EAGLE_1, source=place, found=True)
    # The deck is shuffled by hand; the discard is not mixed into it.
    assert changes(table, found) == {
        "A hand": -2, "A front": 2, "scorpions": 1, "A owns scorpion": -1, f"A {place}": -1,
    }  # fmt: skip


@pytest.mark.clause("RL-R-28", "RL-CARD-EAGLE-1.CHECK")
def test_a_search_may_fail_and_finds_only_what_is_owned() -> None:
    table = playing({EAGLE: 1, SCORPION: 1})
    nothing = card(Skill.EAGLE_1, source=DECK, found=False)
    assert changes(table, nothing) == {"A hand": -2, "A front": 2}
    assert asked(table, card(Skill.EAGLE_1)) == {"RL-CARD-EAGLE-1.PUB"}
    assert asked(table, card(Skill.EAGLE_1, source=DECK)) == {"RL-CARD-EAGLE-1.PUB"}
    none = playing({EAGLE: 1})
    assert not clauses(none, card(Skill.EAGLE_1, source=DECK))
    assert warned(none, card(Skill.EAGLE_1, source=DECK)) == {"RL-R-28"}
    found = card(Skill.EAGLE_1, source=DECK, found=True)
    assert refused(none, found) == {"RL-CARD-EAGLE-1.CHECK"}
    assert liftable(none, found)
    forced(none, found)
    empty = playing({EAGLE: 1, SCORPION: 1}, deck=0)
    assert refused(empty, found) == {"RL-CARD-EAGLE-1.CHECK"}
    of_hand = card(Skill.EAGLE_1, source=HAND, found=True)
    assert refused(table, of_hand) == {"RL-CARD-EAGLE-1.CHECK"}
    assert refused(playing({EAGLE: 1}, hand=1), nothing) == {"RL-COST-9"}


@pytest.mark.clause("RL-VAL-7")
def test_a_scorpion_that_surely_lies_in_the_discard_is_not_in_the_deck() -> None:
    table = lying(playing({EAGLE: 1, SCORPION: 1}), A, SCORPION, 1)
    assert warned(table, card(Skill.EAGLE_1, source=DECK, found=True)) == {"RL-VAL-7"}
    assert not warned(table, card(Skill.EAGLE_1, source=DISCARD, found=True))
    assert warned(table, card(Skill.EAGLE_2, drawn=1, scorpions=1)) == {"RL-VAL-7"}


@pytest.mark.clause("RL-CARD-EAGLE-2.NEED", "RL-CARD-EAGLE-2.DO", "RL-CARD-EAGLE-2.PUB")
@pytest.mark.clause("RL-R-29")
def test_an_eagle_draws_up_to_two_and_stings_do_not_count() -> None:
    table = playing({EAGLE: 1, SCORPION: 1})
    assert changes(table, card(Skill.EAGLE_2, drawn=2, scorpions=1)) == {
        "A front": 1, "A deck": -2, "A discard": 1, "A top": "scorpion",
    }  # fmt: skip
    assert changes(table, card(Skill.EAGLE_2, drawn=1, scorpions=0)) == {"A front": 1, "A deck": -1}
    assert changes(table, card(Skill.EAGLE_2, drawn=0)) == {"A hand": -1, "A front": 1}
    assert play(table, card(Skill.EAGLE_2, drawn=2, scorpions=1)).marker == 0


@pytest.mark.clause("RL-EX-44", "RL-DECK-1", "RL-DECK-5", "RL-CARD-EAGLE-2.CHECK")
def test_in_mid_turn_a_skill_draws_what_the_deck_has() -> None:
    table = playing({EAGLE: 1, ANTELOPE: 1, SCORPION: 1}, deck=1)
    assert refused(table, card(Skill.EAGLE_2, drawn=2, scorpions=0)) == {"RL-DECK-5"}
    assert not clauses(table, card(Skill.EAGLE_2, drawn=1, scorpions=1))
    assert refused(table, card(Skill.EAGLE_2, drawn=3, scorpions=0)) == {"RL-CARD-EAGLE-2.CHECK"}
    assert refused(table, card(Skill.EAGLE_2, drawn=1, scorpions=2)) == {"RL-CARD-EAGLE-2.CHECK"}
    assert asked(table, card(Skill.EAGLE_2)) == {"RL-CARD-EAGLE-2.PUB"}
    assert asked(table, card(Skill.EAGLE_2, drawn=1)) == {"RL-CARD-EAGLE-2.PUB"}
    stingless = playing({EAGLE: 1}, deck=3)
    assert not clauses(stingless, card(Skill.EAGLE_2, drawn=2))
    many = card(Skill.EAGLE_2, drawn=1, scorpions=1)
    assert refused(stingless, many) == {"RL-CARD-EAGLE-2.CHECK"}
    # An empty deck leaves nothing to ask.
    assert not clauses(playing({EAGLE: 1}, deck=0), card(Skill.EAGLE_2))
    overdrawn = forced(table, card(Skill.EAGLE_2, drawn=2, scorpions=0))
    assert overdrawn.player(A).deck == 0


@pytest.mark.clause(
    "RL-CARD-ANTELOPE-1.NEED", "RL-CARD-ANTELOPE-1.DO", "RL-CARD-ANTELOPE-1.PUB",
    "RL-CARD-ANTELOPE-1.CHECK", "RL-R-4",
)  # fmt: skip
def test_an_antelope_draws_four_and_keeps_two() -> None:
    table = playing({ANTELOPE: 1, SCORPION: 3})
    # Scorpions among them are cards like others: nothing is asked of them.
    assert changes(table, card(Skill.ANTELOPE_1, drawn=4, top=ANTELOPE)) == {
        "A front": 2, "A deck": -4, "A discard": 2, "A top": "antelope",
    }  # fmt: skip
    assert asked(table, card(Skill.ANTELOPE_1)) == {"RL-CARD-ANTELOPE-1.PUB"}
    assert refused(table, card(Skill.ANTELOPE_1, drawn=5)) == {"RL-CARD-ANTELOPE-1.CHECK"}
    assert refused(playing({ANTELOPE: 1}, hand=1), card(Skill.ANTELOPE_1)) == {"RL-COST-9"}


@pytest.mark.clause("RL-EX-62")
def test_an_antelope_before_a_deck_of_one() -> None:
    after = play(playing({ANTELOPE: 1}, deck=1, discard=4), card(Skill.ANTELOPE_1, drawn=1))
    assert (after.player(A).hand, after.player(A).deck, after.player(A).discard) == (4, 0, 4)


@pytest.mark.clause("RL-EX-3", "RL-R-2", "RL-SW-1")
def test_what_the_first_skill_of_an_antelope_costs_is_a_switch() -> None:
    free = card(Skill.ANTELOPE_1, suns=0, drawn=4)
    assert refused(playing({ANTELOPE: 1}), free) == {"RL-COST-6"}
    house = switched(antelope_draw_cost="0")
    assert not clauses(playing({ANTELOPE: 1}, house=house), free)
    dear = switched(antelope_draw_cost="1")
    assert refused(playing({ANTELOPE: 1}, house=dear), free) == {"RL-COST-6"}
    paid = card(Skill.ANTELOPE_1, suns=1, drawn=4)
    assert refused(playing({ANTELOPE: 1}, house=house), paid) == {"RL-COST-6"}


@pytest.mark.clause(
    "RL-CARD-ANTELOPE-2.NEED", "RL-CARD-ANTELOPE-2.DO", "RL-CARD-ANTELOPE-2.PUB", "RL-TRACK-1"
)
def test_an_antelope_pulls_the_marker_and_brings_a_carcass() -> None:
    table = playing({ANTELOPE: 1})
    assert changes(table, card(Skill.ANTELOPE_2)) == {
        "A hand": -3, "A front": 3, "marker": 1, "carcasses": -1, "A owns carcass": 1,
        "A discard": 1, "A top": "carcass",
    }  # fmt: skip
    as_b = playing({ANTELOPE: 1}, seat=B)
    assert changes(as_b, card(Skill.ANTELOPE_2, B))["marker"] == -1
    assert kinds(table, card(Skill.ANTELOPE_2))[1:] == ["marker_moved", "carcass_taken"]


@pytest.mark.clause("RL-CARD-ANTELOPE-2.CHECK", "RL-R-12", "RL-TRACK-6")
def test_on_the_end_spot_the_step_is_lost_and_the_carcass_comes() -> None:
    table = playing({ANTELOPE: 1}, marker=5)
    assert warned(table, card(Skill.ANTELOPE_2)) == {"RL-CARD-ANTELOPE-2.CHECK"}
    after = play(table, card(Skill.ANTELOPE_2))
    assert (after.marker, after.carcasses, after.player(A).owns(CARCASS)) == (5, 7, 1)
    assert refused(playing({ANTELOPE: 1}, hand=2), card(Skill.ANTELOPE_2)) == {"RL-COST-9"}
    assert not warned(playing({ANTELOPE: 1}, marker=-5), card(Skill.ANTELOPE_2))


@pytest.mark.clause("RL-EX-59", "RL-R-22", "RL-SW-4")
def test_without_a_carcass_the_marker_moves_all_the_same_by_default() -> None:
    spent = {ANTELOPE: 1, CARCASS: 8}
    table = playing(spent)
    assert table.carcasses == 0
    change = changes(table, card(Skill.ANTELOPE_2))
    assert change == {"A hand": -3, "A front": 3, "marker": 1}
    strict = playing(spent, house=switched(antelope_needs_carcass=True))
    assert refused(strict, card(Skill.ANTELOPE_2)) == {"RL-R-22"}
    some = playing({ANTELOPE: 1}, house=switched(antelope_needs_carcass=True))
    assert not clauses(some, card(Skill.ANTELOPE_2))


@pytest.mark.clause(
    "RL-CARD-LION-1.NEED", "RL-CARD-LION-1.DO", "RL-CARD-LION-1.PUB", "RL-CARD-LION-1.CHECK",
    "RL-EX-52", "RL-SAV-1", "RL-SAV-6",
)  # fmt: skip
def test_a_lion_goes_to_the_savannah_and_its_payment_stays_in_front() -> None:
    table = playing({LION: 2})
    assert changes(table, card(Skill.LION_1)) == {
        "A hand": -5, "A front": 4, "A savannah": 1, "A ever": 1, "A owns lion": -1,
    }  # fmt: skip
    assert play(table, card(Skill.LION_1)).player(A).front == (Laid(card=None, suns=4),)
    assert refused(playing({LION: 1}, hand=4), card(Skill.LION_1)) == {"RL-COST-9"}
    assert refused(playing({}), card(Skill.LION_1)) == {"RL-VAL-6"}
    forced(playing({}), card(Skill.LION_1))


@pytest.mark.clause("RL-CARD-HYENA-1.NEED", "RL-CARD-HYENA-1.DO", "RL-CARD-HYENA-1.PUB", "RL-EX-61")
def test_a_hyena_gives_a_carcass_back_from_deck_discard_or_hand() -> None:
    table = playing({HYENA: 1, CARCASS: 2})
    for place in (DECK, DISCARD):
        assert changes(table, card(Skill.HYENA_1, source=place, found=True)) == {
            "A hand": -2, "A front": 2, "carcasses": 1, "A owns carcass": -1, f"A {place}": -1,
        }  # fmt: skip
    from_hand = card(Skill.HYENA_1, source=HAND)
    assert changes(table, from_hand) == {
        "A hand": -3, "A front": 2, "carcasses": 1, "A owns carcass": -1,
    }  # fmt: skip
    assert asked(table, card(Skill.HYENA_1)) == {"RL-CARD-HYENA-1.PUB"}


@pytest.mark.clause("RL-CARD-HYENA-1.CHECK", "RL-CARD-CARCASS-1", "RL-COST-1")
def test_a_carcass_must_be_owned_and_the_hand_large_enough() -> None:
    none = playing({HYENA: 1})
    assert refused(none, card(Skill.HYENA_1, source=HAND)) == {"RL-CARD-HYENA-1.CHECK"}
    gone = card(Skill.HYENA_1, source=DECK, found=True)
    assert refused(none, gone) == {"RL-CARD-HYENA-1.CHECK"}
    assert forced(none, gone).carcasses == 9
    few = playing({HYENA: 1, CARCASS: 1}, hand=2)
    assert refused(few, card(Skill.HYENA_1, source=HAND)) == {"RL-COST-9"}
    assert not clauses(few, card(Skill.HYENA_1, source=DECK, found=True))
    monkey = playing(dict.fromkeys((CARCASS, *(Skill.MONKEY_1.card,)), 1), hand=3)
    copied = card(Skill.MONKEY_1, copies=(Skill.HYENA_1,), source=HAND)
    assert refused(monkey, copied) == {"RL-COST-9"}
    four = playing({MONKEY: 1, CARCASS: 1}, hand=4)
    assert not clauses(four, copied)


@pytest.mark.clause("RL-CARD-HYENA-2.NEED", "RL-CARD-HYENA-2.DO", "RL-CARD-HYENA-2.PUB")
@pytest.mark.clause("RL-COST-7", "RL-R-5")
def test_two_hyenas_take_an_animal_out_of_the_game() -> None:
    table = playing({HYENA: 2})
    from_hand = card(Skill.HYENA_2, source=HAND, stack=GIRAFFE, rock_shows=True)
    assert changes(table, from_hand) == {
        "A hand": -2, "A front": 2, "stack giraffe": -1, "removed giraffe": 1,
        "rock giraffe": "top", "V": 1,
    }  # fmt: skip
    for place in (DECK, DISCARD):
        found = card(Skill.HYENA_2, source=place, found=True, stack=GIRAFFE, rock_shows=False)
        assert changes(table, found) == {
            "A hand": -1, "A front": 2, f"A {place}": -1, "stack giraffe": -1,
            "removed giraffe": 1,
        }  # fmt: skip
    # The second hyena only meets the need: its own skills are not used.
    assert kinds(table, from_hand) == ["card_played", "extra_laid", "animal_removed"]


@pytest.mark.clause("RL-R-28", "RL-CARD-HYENA-2.PUB")
def test_without_the_second_hyena_nothing_is_removed() -> None:
    table = playing({HYENA: 2})
    failed = card(Skill.HYENA_2, source=DECK, found=False)
    assert changes(table, failed) == {"A hand": -1, "A front": 1}
    assert asked(table, card(Skill.HYENA_2, stack=GIRAFFE, rock_shows=False)) == {
        "RL-CARD-HYENA-2.PUB"
    }
    all_rocks = playing({HYENA: 2}, **ROCKS)
    assert refused(all_rocks, failed) == {"RL-COST-12"}
    # Where none can be, nobody is asked whether it was found, nor for a stack.
    for bare, place in ((playing({HYENA: 2}, deck=0), DECK), (playing({HYENA: 1}), DISCARD)):
        hopeless = card(Skill.HYENA_2, source=place)
        assert not clauses(bare, hopeless)
        assert play(bare, hopeless).removed == (0,) * 8


@pytest.mark.clause("RL-CARD-HYENA-2.CHECK", "RL-EX-65", "RL-EX-64", "RL-EX-58", "RL-VAL-6")
def test_hyenas_that_nobody_owns_are_refused() -> None:
    none = playing({})
    assert refused(none, card(Skill.HYENA_1, source=DECK, found=False)) == {"RL-VAL-6"}
    one = playing({HYENA: 1, CARCASS: 1})
    assert not clauses(one, card(Skill.HYENA_1, source=DECK, found=True))
    for source in Place:
        second = card(Skill.HYENA_2, source=source, found=True, stack=EAGLE, rock_shows=False)
        assert refused(one, second) == {"RL-CARD-HYENA-2.CHECK"}
        assert liftable(one, second)
        forced(one, second)
    tracked = play(one, card(Skill.TRAIL_1, stack=HYENA, rock_shows=False))
    second = card(Skill.HYENA_2, source=DISCARD, found=True, stack=EAGLE, rock_shows=False)
    assert not clauses(tracked, second)
    rock = playing({HYENA: 2}, eagle=(4, Rock.TOP))
    from_hand = card(Skill.HYENA_2, source=HAND, stack=EAGLE)
    assert refused(rock, from_hand) == {"RL-CARD-HYENA-2.CHECK"}
    assert refused(playing({HYENA: 2}, hand=1), card(Skill.HYENA_2, source=HAND)) == {"RL-COST-9"}


@pytest.mark.clause(
    "RL-CARD-ELEPHANT-1.NEED", "RL-CARD-ELEPHANT-1.DO", "RL-CARD-ELEPHANT-1.PUB",
    "RL-CARD-ELEPHANT-1.CHECK", "RL-COST-8", "RL-TURN-8",
)  # fmt: skip
def test_elephants_laid_aside_come_back_after_the_draw() -> None:
    table = playing({ELEPHANT: 2})
    aside = card(Skill.ELEPHANT_1)
    assert changes(table, aside) == {"A hand": -1, "A aside": 1}
    both = play(table, aside, aside)
    assert refused(both, aside) == {"RL-VAL-6"}
    after = play(both, c.EndTurn(seat=A))
    assert (after.player(A).hand, after.player(A).aside) == (7, ())


@pytest.mark.clause(
    "RL-CARD-ELEPHANT-2.NEED", "RL-CARD-ELEPHANT-2.DO", "RL-CARD-ELEPHANT-2.PUB", "RL-EX-2",
    "RL-EX-50", "RL-SAV-4", "RL-SAV-5", "RL-R-19",
)  # fmt: skip
def test_two_elephants_scare_a_lion_to_its_owner() -> None:
    table = playing({ELEPHANT: 2}, seat=B, savannah=(2, 0))
    assert changes(table, card(Skill.ELEPHANT_2, B)) == {
        "B hand": -5, "B front": 5, "A savannah": -1, "A owns lion": 1, "A discard": 1,
        "A top": "lion",
    }  # fmt: skip
    after = play(table, card(Skill.ELEPHANT_2, B))
    assert [laid.card for laid in after.player(B).front] == [ELEPHANT, ELEPHANT]
    # How many were ever laid stays.
    assert (after.player(A).savannah, after.player(A).ever) == (1, 2)


@pytest.mark.clause("RL-CARD-ELEPHANT-2.CHECK", "RL-COST-12", "RL-R-19")
def test_scaring_needs_a_lion_and_a_second_elephant() -> None:
    scare = card(Skill.ELEPHANT_2)
    assert refused(playing({ELEPHANT: 2}), scare) == {"RL-COST-12"}
    assert forced(playing({ELEPHANT: 2}), scare).player(A).hand == 0
    with_lions = {"savannah": (1, 1)}
    both = playing({ELEPHANT: 2}, savannah=with_lions["savannah"])
    assert asked(both, scare) == {"RL-CARD-ELEPHANT-2.PUB"}
    own = card(Skill.ELEPHANT_2, lion_of=A)
    assert changes(both, own)["A savannah"] == -1
    one = playing({ELEPHANT: 1}, savannah=(0, 1))
    assert refused(one, scare) == {"RL-CARD-ELEPHANT-2.CHECK"}
    aside = playing({ELEPHANT: 2}, savannah=(0, 1), hand=6)
    aside = play(aside, card(Skill.ELEPHANT_1))
    assert refused(aside, scare) == {"RL-CARD-ELEPHANT-2.CHECK"}
    nobodys = playing({ELEPHANT: 2}, savannah=(0, 1))
    wrong = card(Skill.ELEPHANT_2, lion_of=A)
    assert refused(nobodys, wrong) == {"RL-CARD-ELEPHANT-2.NEED"}
    forced(nobodys, wrong)
    assert refused(playing({ELEPHANT: 2}, hand=4, savannah=(1, 0)), scare) == {"RL-COST-9"}


@pytest.mark.clause(
    "RL-CARD-GIRAFFE-1.NEED", "RL-CARD-GIRAFFE-1.DO", "RL-CARD-GIRAFFE-1.PUB",
    "RL-CARD-GIRAFFE-1.CHECK", "RL-R-26", "RL-R-27",
)  # fmt: skip
def test_a_giraffe_looks_at_any_stack_and_moves_nothing() -> None:
    table = playing({GIRAFFE: 1}, eagle=(5, Rock.HIDDEN))
    assert changes(table, card(Skill.GIRAFFE_1, stack=EAGLE)) == {"A hand": -1, "A front": 1}
    for pile in Pile:
        assert changes(table, card(Skill.GIRAFFE_1, look=pile)) == {"A hand": -1, "A front": 1}
    assert asked(table, card(Skill.GIRAFFE_1)) == {"RL-CARD-GIRAFFE-1.PUB"}
    empty = playing({GIRAFFE: 1}, deck=0)
    assert refused(empty, card(Skill.GIRAFFE_1, look=Pile.DECK_B)) == {"RL-COST-12"}
    # Who looked may say that the rock is second, and need not.
    told = play(table, c.TellRock(species=EAGLE))
    assert told.stack(EAGLE) == Stack(animals=5, rock=Rock.SECOND)
    assert refused(told, c.TellRock(species=EAGLE)) == {"RL-STACK-18"}
