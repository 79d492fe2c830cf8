"""What only hands can do is told at the right moment, with this table's numbers."""

from dataclasses import replace

import pytest
from support.race import (
    EAGLE,
    ELEPHANT,
    SCORPION,
    begun,
    card,
    opened,
    play,
    playing,
    switched,
)

from serengeti_companion.games.race.checklist import setup_steps, turn_duties
from serengeti_companion.games.race.model import B, Ending, EventCard, Phase, Table
from serengeti_companion.games.race.printed import Printed
from serengeti_companion.games.race.rules.opening import STEPS
from serengeti_companion.games.race.terms import Skill


def now(table: Table) -> dict[str, str]:
    """What is told now, by clause."""
    return {clause: str(duty.text) for duty in turn_duties(table) for clause in duty.clauses}


@pytest.mark.clause(
    "RL-SETUP-1", "RL-SETUP-2", "RL-SETUP-3", "RL-SETUP-4", "RL-SETUP-5", "RL-SETUP-8",
    "RL-SETUP-9", "RL-SETUP-10", "RL-SETUP-11", "RL-SETUP-12", "RL-SETUP-13", "RL-PIC-3",
    "RL-PIC-11", "RL-PIC-4",
)  # fmt: skip
def test_setup_is_told_in_seven_steps() -> None:
    steps = setup_steps(opened())
    assert [step.number for step in steps] == list(range(1, STEPS + 1))
    told = {clause for step in steps for clause in step.clauses}
    assert {f"RL-SETUP-{n}" for n in range(1, 14)} - told == {"RL-SETUP-7"}
    texts = [str(duty.text) for step in steps for duty in step.duties]
    assert "Each stack has 10 cards." in texts
    assert "Lay out 8 scorpions and 8 carcasses, a stack each." in texts
    assert "Ann, chosen by lot, takes the card of player A; the card B goes to the box." in texts
    uneven = opened(printed=Printed(name="", animals=(8, *[9] * 6, 10)))
    assert not any("Each stack has" in str(d.text) for s in setup_steps(uneven) for d in s.duties)
    assert turn_duties(opened()) == ()


@pytest.mark.clause("RL-SEASON-3", "RL-SEASON-5", "RL-SEASON-7", "RL-EVENT-1", "RL-EVENT-6")
def test_events_are_told() -> None:
    assert "RL-SEASON-7" not in now(begun())
    assert now(begun())["RL-SEASON-3"].startswith("Ann turns up the top event")
    assert "RL-R-34" in now(replace(begun(), season=2))
    drought = playing(event=EventCard(drought=EAGLE))
    assert now(drought)["RL-EVENT-1"] == "Drought: the large marker is on the Eagle."
    assert "RL-EVENT-6" in now(playing())
    assert "RL-EVENT-6" not in now(playing(seat=B))
    assert now(playing(seat=B))["RL-SEASON-5"] == "The event goes over to Ben."


@pytest.mark.clause("RL-DECK-10", "RL-DECK-11", "RL-TURN-6", "RL-COST-2")
def test_a_turn_is_told() -> None:
    scorpions = playing({SCORPION: 1}, phase=Phase.SCORPIONS)
    assert "RL-CARD-SCORPION-2.DO" in now(scorpions)
    house = switched(scorpion_draw="skill")
    skill = playing({SCORPION: 1}, phase=Phase.SCORPIONS, house=house)
    assert "RL-CARD-SCORPION-2.DO" not in now(skill)
    table = playing({ELEPHANT: 1})
    assert {"RL-DECK-10", "RL-DECK-11", "RL-COST-2"} <= set(now(table))
    assert now(table)["RL-TURN-6"].endswith("and draw 5.")
    aside = play(table, card(Skill.ELEPHANT_1))
    assert now(aside)["RL-TURN-6"].endswith("draw 5, take 1 card back from aside.")


@pytest.mark.clause("RL-END-6", "RL-END-7", "RL-END-8", "RL-END-11")
def test_an_end_that_is_set_is_told_with_what_is_still_played() -> None:
    rocks = replace(playing(seat=B), ending=Ending(season=3, trigger="rocks"))
    assert now(rocks)["RL-END-7"] == "Five rocks have shown: after this season one more is played."
    track = replace(playing(season=12), ending=Ending(season=12, trigger="track"))
    assert now(track)["RL-END-8"] == "The marker has been on a 5: this season is the last."
    event = replace(begun(), season=7, ending=Ending(season=6, trigger="by_hand"))
    assert now(event)["RL-END-8"] == "The end is set: this season is the last."
    assert "RL-END-6" not in now(playing())


@pytest.mark.clause("RL-SCORE-1", "RL-SCORE-2")
def test_the_end_is_told() -> None:
    assert {"RL-SCORE-1", "RL-SCORE-2"} <= set(now(replace(playing(), phase=Phase.OVER)))
