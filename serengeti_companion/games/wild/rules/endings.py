"""The end of a round and of the game (sections 17 to 20): goals, bonuses, the winner."""

from collections.abc import Iterator

from serengeti_companion.games.wild import events as e
from serengeti_companion.games.wild.model import ROUNDS, CardTracking, Mode, Table
from serengeti_companion.games.wild.rules.goals import Goal, Measure, round_goal


def goal_now(table: Table) -> Goal | None:
    """The Round Goal of the running round; None where none is set."""
    if table.mode is Mode.COMPETITIVE or table.scenario is None:
        return None
    return round_goal(table.scenario, len(table.players), table.round)


def is_followed(table: Table, measure: Measure) -> bool:
    """Whether what a Round Goal counts is tracked, so that it can be judged."""
    match measure:
        case Measure.SCORE:
            return True
        case Measure.TOKENS:
            return table.tracking.tokens
        case Measure.INCOMPLETE | Measure.COMPLETED:
            return table.tracking.cards is not CardTracking.OFF


def measured(table: Table, measure: Measure) -> int:
    """What a Round Goal counts, of all players together (WS-RULING-83)."""
    match measure:
        case Measure.SCORE:
            return table.team
        case Measure.TOKENS:
            return sum(player.food + player.vfx for player in table.players)
        case Measure.INCOMPLETE:
            return sum(len(player.tableau) for player in table.players)
        case Measure.COMPLETED:
            return sum(player.completed for player in table.players)


def round_over(table: Table) -> Iterator[e.Event]:
    """WS-PASS-6: the last pass ends the round; after Round 6 that is the end of the game."""
    yield e.RoundEnded(round=table.round)
    judged = tuple(_judged(table))
    yield from judged
    # WS-COOPSOLO-6: a missed Round Goal ends the game too, unless the table plays on (WS-SW-16).
    lost = any(not goal.met for goal in judged) and not table.house.play_on_after_loss
    if table.round >= ROUNDS or lost:
        yield e.GameEnded()


def _judged(table: Table) -> Iterator[e.GoalJudged]:
    # WS-COOPSOLO-2, WS-RULING-75: the Round Goal is judged at the last pass, before step A.
    goal = goal_now(table)
    if goal is not None and is_followed(table, goal.measure):
        value = measured(table, goal.measure)
        yield e.GoalJudged(round=table.round, needed=goal.needed, value=value, met=goal.met(value))
