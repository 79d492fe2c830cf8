"""Whole random sessions: legal, sound at every step, back to the first move and forth again."""

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from serengeti_companion.engine.session import Accepted, Session
from serengeti_companion.games.wild.game import GAME
from serengeti_companion.games.wild.model import (
    LIGHT,
    SCORE_ONLY,
    HouseRules,
    Options,
    Phase,
    Tracking,
)
from serengeti_companion.games.wild.packs import practice_set
from serengeti_companion.games.wild.printed import UNKNOWN_COPY, Printed
from serengeti_companion.games.wild.simulation import options
from serengeti_companion.storage.whole import AnyRecord

TABLES = [
    pytest.param(players, coop, scenario, id=f"{players}-{'coop' if coop else 'alone'}-{scenario}")
    for players, coop, scenario in (
        (1, False, 1), (1, False, 2), (1, False, 5), (2, False, None), (2, True, 1), (2, True, 4),
        (3, False, None), (3, True, 3), (3, True, 5), (4, False, None), (4, True, 2), (4, True, 6),
    )
]  # fmt: skip
"""Twelve games; each is played, undone and redone in about a second."""


def opened(at_table: Options, printed: Printed, records: list[AnyRecord]) -> Session[Any, Any, Any]:
    return Session(GAME.rules, GAME.open(at_table, printed), append=records.append)


def play(session: Session[Any, Any, Any], chance: Random) -> Counter[str]:
    """To the end, looking at every table; what happened how often."""
    happened: Counter[str] = Counter()
    while (command := GAME.next_command(session.state, chance)) is not None:
        answer = session.submit(command)
        assert isinstance(answer, Accepted), (command, answer)
        assert GAME.problems(answer.after) == (), command
        happened.update(event.kind for event in answer.events)
    return happened


HOUSES = [
    HouseRules(free_actions_before_pass=False, overlap="chain"),
    HouseRules(free_actions_before_pass=False, overlap="turn", limit_in_step_d=True),
    HouseRules(buy_in_one_go=True, overlap="effect", vfx_one_per_card=True),
    HouseRules(limit_in_step_d=True, step_d_payment="advance", hard_supply=True),
]
"""Each of them once left a random player with nothing legal to do, or could."""


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("seed", [1, 2])
def test_no_house_rule_leaves_a_player_with_nothing_to_do(house: HouseRules, seed: int) -> None:
    at_table, printed = GAME.simulated(3, False, None)
    session = opened(replace(at_table, house=house), printed, [])
    play(session, Random(seed))
    assert session.state.phase is Phase.OVER


@pytest.mark.parametrize(("players", "coop", "scenario"), TABLES)
def test_undo_to_the_first_move_and_redo_to_the_last_restore_every_table(
    players: int, coop: bool, scenario: int | None
) -> None:
    records: list[AnyRecord] = []
    at_table, printed = GAME.simulated(players, coop, scenario)
    session = opened(at_table, printed, records)
    opening = session.state
    play(session, Random(players))
    end, states, moves = session.state, session.states, len(session.done)
    assert end.phase is Phase.OVER

    for state in reversed(states[:-1]):
        session.undo()
        assert session.state == state
    assert session.state == opening
    assert session.undo() is None
    back = Session(GAME.rules, opening, records)
    assert (back.state, back.done) == (opening, ())

    for state in states[1:]:
        session.redo()
        assert session.state == state
    assert session.redo() is None
    assert (session.state, len(session.done), len(records)) == (end, moves, 3 * moves)

    # What was stored on the way leads to the same table, folded anew.
    again = Session(GAME.rules, opening, records)
    assert again.state == end
    assert again.state is not end
    assert again.states == states


def test_a_move_taken_back_and_played_anew_meets_the_same_cards() -> None:
    records: list[AnyRecord] = []
    at_table, printed = GAME.simulated(3, False, None)
    session = opened(at_table, printed, records)
    play(session, Random(3))
    for _ in range(60):
        session.undo()
    taken_back = session.state
    session.resubmit()
    assert session.state == taken_back


@pytest.mark.parametrize(
    "tracking", [LIGHT, SCORE_ONLY, Tracking(map=False), Tracking(board=False)]
)
def test_what_is_not_tracked_is_not_needed_for_an_evening(tracking: Tracking) -> None:
    plain = options(2, coop=False, scenario=None)
    at_table = Options(seats=plain.seats, tracking=tracking)
    session = opened(at_table, practice_set(), [])
    play(session, Random(1))
    assert session.state.phase is Phase.OVER


def test_with_an_unknown_copy_an_evening_can_be_played() -> None:
    plain = options(3, coop=False, scenario=None)
    session = opened(Options(seats=plain.seats, tracking=LIGHT), UNKNOWN_COPY, [])
    assert play(session, Random(2))["round_ended"] == 6
    assert session.state.phase is Phase.OVER


def test_games_are_lively() -> None:
    happened: Counter[str] = Counter()
    for seed in range(3):
        at_table, printed = GAME.simulated(4, False, None)
        happened += play(opened(at_table, printed, []), Random(seed))
    assert happened["scene_filmed"] > 60
    for kind in ("vfx_spent", "food_spent", "deck_reshuffled", "pool_discarded", "tokens_gained"):
        assert happened[kind] > 0, kind
