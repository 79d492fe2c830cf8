"""Supply stacks and their rocks (section 4), and the cards that take from them."""

import pytest
from support.race import (
    ANTELOPE,
    EAGLE,
    GIRAFFE,
    HYENA,
    LION,
    LIZARD,
    asked,
    begun,
    card,
    changes,
    clauses,
    events,
    kinds,
    liftable,
    play,
    playing,
    refused,
    told,
)

from serengeti_companion.games.race import commands as c
from serengeti_companion.games.race.model import A, B, EventCard, Place, Rock, Stack
from serengeti_companion.games.race.rules.targets import stacks_for
from serengeti_companion.games.race.terms import SPECIES, Skill

HIDDEN, SECOND, TOP = Rock.HIDDEN, Rock.SECOND, Rock.TOP


@pytest.mark.clause(
    "RL-STACK-1", "RL-STACK-2", "RL-STACK-5", "RL-STACK-14", "RL-CARD-TRAIL-1.NEED",
    "RL-CARD-TRAIL-1.DO", "RL-CARD-TRAIL-1.PUB", "RL-EX-1", "RL-COST-1", "RL-COST-4", "RL-COST-10",
    "RL-TURN-9", "RL-R-6",
)  # fmt: skip
def test_a_trail_tracks_the_top_animal_onto_the_discard() -> None:
    assert changes(playing(), card(Skill.TRAIL_1, stack=LION, rock_shows=False)) == {
        "A hand": -2, "A front": 2, "stack lion": -1, "A owns lion": 1, "A discard": 1,
        "A top": "lion",
    }  # fmt: skip


@pytest.mark.clause("RL-EX-63", "RL-STACK-14")
def test_the_table_is_asked_whether_the_rock_shows_unless_it_must() -> None:
    trail = card(Skill.TRAIL_1, stack=EAGLE)
    assert asked(playing(), trail) == {"RL-STACK-14"}
    assert told(playing(), trail) == ["Is the rock of the Eagle stack showing?"]
    shows = play(playing(), card(Skill.TRAIL_1, stack=EAGLE, rock_shows=True))
    assert shows.stack(EAGLE) == Stack(animals=8, rock=TOP)
    hides = play(playing(), card(Skill.TRAIL_1, stack=EAGLE, rock_shows=False))
    assert hides.stack(EAGLE) == Stack(animals=8, rock=HIDDEN)
    last = playing(eagle=(1, HIDDEN))
    assert play(last, trail).stack(EAGLE) == Stack(animals=0, rock=TOP)


@pytest.mark.parametrize(
    ("animals", "rock", "skill", "clause"),
    [
        (1, HIDDEN, Skill.TRAIL_1, "RL-STACK-14"),
        (4, SECOND, Skill.TRAIL_1, "RL-STACK-15"),
        (4, TOP, Skill.LIZARD_2, "RL-STACK-16"),
    ],
)
def test_a_rock_that_must_show_cannot_be_denied(
    animals: int, rock: Rock, skill: Skill, clause: str
) -> None:
    table = playing({LIZARD: 1}, eagle=(animals, rock))
    denied = card(skill, stack=EAGLE, rock_shows=False)
    assert refused(table, denied) == {clause}
    assert not liftable(table, denied)


@pytest.mark.clause("RL-EX-45", "RL-STACK-4", "RL-STACK-16", "RL-CARD-LIZARD-2.DO")
@pytest.mark.clause("RL-CARD-LIZARD-2.NEED", "RL-CARD-LIZARD-2.PUB")
def test_a_lizard_takes_from_under_a_rock() -> None:
    table = playing({LIZARD: 1}, giraffe=(4, TOP))
    assert changes(table, card(Skill.LIZARD_2, stack=GIRAFFE)) == {
        "A hand": -3, "A front": 3, "stack giraffe": -1, "A owns giraffe": 1, "A discard": 1,
        "A top": "giraffe",
    }  # fmt: skip
    # From a stack that shows an animal it takes that one; it need not look for a rock.
    hidden = play(table, card(Skill.LIZARD_2, stack=EAGLE, rock_shows=False))
    assert hidden.stack(EAGLE) == Stack(animals=8, rock=HIDDEN)


@pytest.mark.clause(
    "RL-EX-46", "RL-STACK-10", "RL-STACK-12", "RL-STACK-15", "RL-STACK-17", "RL-STACK-18",
    "RL-STACK-19", "RL-R-37", "RL-CARD-TRAIL-2.DO", "RL-CARD-TRAIL-2.NEED", "RL-CARD-TRAIL-2.PUB",
)  # fmt: skip
def test_a_swapped_rock_is_second_and_comes_back() -> None:
    table = playing(giraffe=(4, TOP))
    swap = card(Skill.TRAIL_2, stack=GIRAFFE)
    assert changes(table, swap) == {
        "A hand": -1, "A front": 1, "rock giraffe": "second", "V": -1,
    }  # fmt: skip
    swapped = play(table, swap)
    again = card(Skill.TRAIL_1, stack=GIRAFFE)
    assert not asked(swapped, again)
    assert changes(swapped, again).items() >= {"rock giraffe": "top", "V": 1}.items()
    assert play(swapped, again).stack(GIRAFFE) == Stack(animals=3, rock=TOP)


@pytest.mark.clause("RL-CARD-TRAIL-2.CHECK", "RL-COST-12", "RL-R-28")
def test_a_swap_needs_a_rock_on_top_of_an_animal() -> None:
    none = card(Skill.TRAIL_2)
    assert refused(playing(), none) == {"RL-COST-12"}
    assert asked(playing(giraffe=(4, TOP)), none) == {"RL-CARD-TRAIL-2.PUB"}
    table = playing(giraffe=(4, SECOND), lion=(0, TOP))
    for species in (EAGLE, GIRAFFE, LION):
        assert refused(table, card(Skill.TRAIL_2, stack=species)) == {"RL-CARD-TRAIL-2.NEED"}
    assert not liftable(table, card(Skill.TRAIL_2, stack=LION))


@pytest.mark.clause(
    "RL-EX-47", "RL-STACK-7", "RL-STACK-8", "RL-STACK-9", "RL-STACK-11", "RL-R-16",
    "RL-CARD-LIZARD-1.CHECK",
)  # fmt: skip
@pytest.mark.parametrize(
    "skill",
    [Skill.TRAIL_1, Skill.TRAIL_2, Skill.LIZARD_1, Skill.LIZARD_2, Skill.GIRAFFE_2, Skill.HYENA_2],
)
def test_from_a_rock_alone_nothing_is_taken(skill: Skill) -> None:
    table = playing({LIZARD: 1, GIRAFFE: 1, HYENA: 2}, eagle=(0, TOP))
    assert table.rocks_showing == 1
    command = card(skill, stack=EAGLE, source=Place.HAND if skill is Skill.HYENA_2 else None)
    assert skill.clause("NEED") in refused(table, command)


@pytest.mark.clause(
    "RL-STACK-3", "RL-CARD-TRAIL-1.CHECK", "RL-CARD-GIRAFFE-2.NEED", "RL-CARD-GIRAFFE-2.CHECK"
)
@pytest.mark.parametrize("skill", [Skill.TRAIL_1, Skill.GIRAFFE_2])
def test_trails_and_giraffes_do_not_reach_under_a_rock(skill: Skill) -> None:
    table = playing({GIRAFFE: 1}, eagle=(4, TOP))
    assert refused(table, card(skill, stack=EAGLE)) == {"RL-STACK-3"}
    assert EAGLE not in stacks_for(table, skill)
    assert refused(playing({GIRAFFE: 1}, hand=1), card(skill)) == {"RL-COST-9"}


def test_a_skill_without_any_stack_is_refused_before_it_is_paid() -> None:
    table = playing()
    for species in SPECIES:
        table = table.with_stack(species, Stack(animals=3, rock=TOP))
    assert refused(table, card(Skill.TRAIL_1)) == {"RL-COST-12"}
    assert asked(table, card(Skill.TRAIL_2)) == {"RL-CARD-TRAIL-2.PUB"}


@pytest.mark.clause(
    "RL-EX-48", "RL-EVENT-2", "RL-EVENT-3", "RL-EVENT-4", "RL-R-30", "RL-CARD-LIZARD-1.NEED",
    "RL-COPY-6",
)  # fmt: skip
def test_drought_bars_tracking_and_nothing_else() -> None:
    table = playing(
        {EAGLE: 1, LIZARD: 1, GIRAFFE: 1, HYENA: 2},
        event=EventCard(drought=EAGLE),
        antelope=(3, TOP),
    )
    for skill in (Skill.TRAIL_1, Skill.LIZARD_1, Skill.LIZARD_2, Skill.GIRAFFE_2):
        assert refused(table, card(skill, stack=EAGLE, rock_shows=False)) == {"RL-EVENT-2"}
        assert not refused(table, card(skill, stack=LION, rock_shows=False))
    removal = card(Skill.HYENA_2, stack=EAGLE, rock_shows=False, source=Place.HAND)
    assert not clauses(table, removal)
    assert not clauses(table, card(Skill.EAGLE_1, source=Place.DECK))
    assert not clauses(table, card(Skill.EAGLE_2, drawn=2, scorpions=0))
    assert not clauses(table, card(Skill.GIRAFFE_1, stack=EAGLE))
    dry = playing(event=EventCard(drought=EAGLE), eagle=(3, TOP))
    assert not clauses(dry, card(Skill.TRAIL_2, stack=EAGLE))
    # B plays under the same drought, and a copied skill is no way around it.
    as_b = playing({LIZARD: 1}, seat=B, event=EventCard(drought=EAGLE))
    assert refused(as_b, card(Skill.LIZARD_1, B, stack=EAGLE, rock_shows=False)) == {"RL-EVENT-2"}


@pytest.mark.clause("RL-EX-48")
def test_in_a_drought_a_monkey_uses_the_skill_but_does_not_track() -> None:
    monkey, dry = SPECIES[-1], EventCard(drought=EAGLE)
    table = playing({monkey: 1}, event=dry)
    uses = card(Skill.MONKEY_1, copies=(Skill.EAGLE_2,), drawn=2, scorpions=0)
    assert not clauses(table, uses)
    tracks = card(Skill.MONKEY_1, copies=(Skill.LIZARD_1,), stack=EAGLE, rock_shows=False)
    assert refused(table, tracks) == {"RL-EVENT-2"}


@pytest.mark.clause(
    "RL-CARD-LIZARD-1.DO", "RL-CARD-LIZARD-1.PUB", "RL-TURN-10", "RL-VAL-10", "RL-R-25"
)
def test_a_lizard_for_nothing_ends_the_turn_with_clean_up_and_draw() -> None:
    table = playing({LIZARD: 1}, giraffe=(4, TOP), deck=6, discard=4)
    done = play(table, card(Skill.LIZARD_1, stack=GIRAFFE))
    assert done.active == B
    # 5 from hand and front and the giraffe go to the discard, 5 of 6 are drawn.
    player = done.player(A)
    assert (player.hand, player.deck, player.discard, player.front) == (5, 1, 4 + 1 + 5, ())
    assert player.owns(GIRAFFE) == 1
    assert refused(done, card(Skill.TRAIL_1, A, stack=EAGLE, rock_shows=False)) == {"RL-VAL-10"}


@pytest.mark.clause("RL-CARD-LIZARD-2.CHECK")
def test_a_lizard_for_two_suns_goes_on() -> None:
    table = playing({LIZARD: 1})
    after = play(table, card(Skill.LIZARD_2, stack=EAGLE, rock_shows=False))
    assert after.active == A
    assert refused(playing({LIZARD: 1}, hand=2), card(Skill.LIZARD_2)) == {"RL-COST-9"}


@pytest.mark.clause("RL-CARD-GIRAFFE-2.DO", "RL-CARD-GIRAFFE-2.PUB")
def test_a_giraffe_tracks_onto_the_deck() -> None:
    table = playing({GIRAFFE: 1}, deck=0)
    assert changes(table, card(Skill.GIRAFFE_2, stack=LION, rock_shows=True)) == {
        "A hand": -3, "A front": 3, "stack lion": -1, "rock lion": "top", "V": 1,
        "A owns lion": 1, "A deck": 1,
    }  # fmt: skip


@pytest.mark.clause("RL-EX-57")
def test_what_a_giraffe_laid_on_an_empty_deck_is_drawn_first() -> None:
    table = playing({GIRAFFE: 1}, deck=0, discard=4)
    table = play(table, card(Skill.GIRAFFE_2, stack=LION, rock_shows=False))
    assert table.player(A).deck == 1
    drawn = events(table, c.EndTurn(seat=A))[1]
    assert (drawn.first, drawn.refreshed, drawn.then) == (1, True, 4)  # type: ignore[union-attr]


@pytest.mark.clause("RL-STACK-6")
def test_what_was_tracked_can_be_found_in_the_discard_this_turn() -> None:
    table = playing({HYENA: 1}, discard=0)
    table = play(table, card(Skill.TRAIL_1, stack=HYENA, rock_shows=False))
    second = card(Skill.HYENA_2, source=Place.DISCARD, found=True, stack=ANTELOPE, rock_shows=False)
    assert not clauses(table, second)


@pytest.mark.clause("RL-STACK-13", "RL-STACK-14")
def test_an_overruled_play_leaves_a_table_that_can_be() -> None:
    table = playing(eagle=(0, TOP))
    trail = card(Skill.TRAIL_1, stack=EAGLE)
    assert liftable(table, trail)
    assert "animal_tracked" in kinds(table, trail)
    assert begun().stack(EAGLE) == Stack(animals=9, rock=HIDDEN)
