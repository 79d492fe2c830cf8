"""What only hands can do is told at the right moment, with this table's numbers."""

import pytest
from support.survive import PICK, a_turn, begun, choosing, hunt, hunting, opened, play, switched

from serengeti_companion.games.survive.checklist import setup_steps, turn_duties
from serengeti_companion.games.survive.commands import TurnUpPredator
from serengeti_companion.games.survive.model import Table
from serengeti_companion.games.survive.rules.opening import steps
from serengeti_companion.games.survive.terms import NUMBERS


def setup(table: Table) -> dict[str, str]:
    """What the steps say, by the clause each duty comes from first."""
    return {duty.clauses[0]: str(duty.text) for step in setup_steps(table) for duty in step.duties}


def now(table: Table) -> dict[str, str]:
    """What is told now, by clause."""
    return {clause: str(duty.text) for duty in turn_duties(table) for clause in duty.clauses}


@pytest.mark.clause("SV-SETUP-1", "SV-SETUP-2", "SV-SETUP-3", "SV-SETUP-5", "SV-COMP-6")
def test_setup_of_three_is_hands_predators_and_no_season_cards() -> None:
    assert setup(opened()) == {
        "SV-SETUP-1": "Each player takes the 12 wildebeest of one colour: the hand.",
        "SV-SETUP-5": "No card is dealt or drawn later.",
        "SV-SETUP-2": "Shuffle the 12 predators and lay them face down: the draw pile.",
        "SV-PIC-6": "Keep room beside it for a row, from left to right.",
        "SV-SETUP-3": "Leave the 12 season cards in the box.",
    }
    assert [step.number for step in setup_steps(opened())] == [1, 2, 3]


@pytest.mark.clause("SV-2P-1", "SV-2P-2", "SV-2P-3", "SV-EX-9")
def test_two_players_build_the_neutral_deck() -> None:
    told = setup(opened(2))
    assert told["SV-2P-1"] == "Take a set that nobody plays: it is neutral."
    assert "4, 5, 6, 7, 8, 9" in told["SV-2P-2"]
    assert told["SV-2P-3"] == "Shuffle 1, 2, 3, 10, 11, 12 and lay them face down on top of those."
    assert [step.number for step in setup_steps(opened(2))] == [1, 2, 3, 4]


@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_referee_knows_as_many_steps_as_are_told(players: int) -> None:
    table = opened(players)
    assert steps(table) == len(setup_steps(table))
    assert all(step.clauses for step in setup_steps(table))
    assert turn_duties(table) == ()


@pytest.mark.clause("SV-SW-5", "SV-R-11")
def test_with_the_switch_season_cards_are_kept_at_hand() -> None:
    told = setup(opened(house=switched(season_cards="note")))
    assert "SV-SETUP-3" not in told
    assert told["SV-SW-5"] == "Keep the 12 season cards at hand; you note what they do."


@pytest.mark.clause("SV-TURN-1", "SV-PRED-1")
def test_a_turn_begins_with_the_top_predator() -> None:
    assert now(begun()) == dict.fromkeys(
        ("SV-TURN-1", "SV-PRED-1"),
        "Turn up the top predator and lay it to the right of those in play.",
    )


@pytest.mark.clause("SV-TURN-7", "SV-PUB-6", "SV-2P-11", "SV-PIC-6")
def test_before_the_next_predator_safe_cards_are_put_face_down() -> None:
    told = now(a_turn(begun(), "P1:1 P2:2 P3:3"))
    assert told["SV-TURN-7"].startswith("All cards left on the table are safe: lay them face down")
    assert told["SV-PUB-6"] == told["SV-TURN-7"]
    assert "SV-2P-11" in now(a_turn(begun(2), "P1:1 P2:2 N:3"))


@pytest.mark.clause("SV-TURN-2", "SV-TURN-9", "SV-PUB-5")
def test_who_picks_one_card_in_secret_and_who_two() -> None:
    table = play(a_turn(begun(), "P1:1 P2:2 P3:9", "P3:9"), TurnUpPredator())
    told = now(table)
    assert told["SV-TURN-2"] == "One card in secret: Ann, Ben."
    assert told["SV-TURN-9"] == "Two cards in secret, after a loss: Cem."
    done = table.with_colour(table.seats[0], safe=NUMBERS)
    assert now(done)["SV-TURN-2"] == "One card in secret: Ben."


@pytest.mark.clause("SV-2P-5", "SV-2P-6", "SV-2P-8", "SV-2P-9")
def test_neutral_cards_are_added_unseen_and_turned_up_together() -> None:
    assert now(choosing(2))["SV-2P-5"] == "Add the top card of the neutral deck, unseen."
    assert now(choosing(2))["SV-2P-6"] == "Turn all cards up at the same time."
    table = play(a_turn(begun(2), "P1:1 P2:2 N:12", "N:12"), TurnUpPredator())
    told = now(table)
    assert told["SV-2P-8"] == told["SV-2P-9"]
    assert told["SV-2P-8"] == "Add the two top cards of the neutral deck, unseen."
    empty = table.with_colour(table.seats[2], safe=NUMBERS, eaten=())
    assert not {"SV-2P-5", "SV-2P-8"} & set(now(empty))


@pytest.mark.clause("SV-AIM-1", "SV-AIM-2", "SV-AIM-5", "SV-R-23", "SV-TURN-4")
def test_while_choosing_the_aim_and_the_freedom_to_talk_are_told() -> None:
    told = now(choosing())
    assert told["SV-AIM-1"] == told["SV-AIM-2"]
    assert "Dodge the predators" in told["SV-AIM-1"]
    assert told["SV-AIM-5"] == "Talk and deal as you like; no promise binds."
    assert told["SV-TURN-4"] == "Turn all cards up at the same time."


@pytest.mark.clause("SV-TURN-5", "SV-TURN-6", "SV-PRED-4", "SV-PRED-9")
def test_in_the_hunt_predators_act_in_order_and_eaten_cards_are_laid_aside() -> None:
    told = now(hunting("P1:3 P2:4 P3:9"))
    assert told["SV-TURN-5"] == "The predators act one by one, from left to right."
    assert told["SV-TURN-6"] == "Eaten cards go to the discard beside their owner."
    assert told["SV-PRED-9"] == "A predator that ate leaves the game; the others stay."


@pytest.mark.clause("SV-WIN-1", "SV-WIN-7", "SV-WIN-18")
def test_at_the_end_safe_piles_are_turned_up_and_everybody_tells_the_longest_run() -> None:
    table = hunting("P1:12 P2:12 P3:12", PICK)
    for seat in table.seats:
        table = table.with_colour(seat, safe=tuple(range(1, 12)))
    told = now(hunt(table, ""))
    assert told["SV-WIN-1"] == "Turn up all safe piles."
    assert told["SV-WIN-18"] == told["SV-WIN-7"]
    assert "tells the longest" in told["SV-WIN-18"]
