"""The end of a round and of the game (sections 17 to 20): goals, bonuses, the winner."""

from collections.abc import Iterator

from serengeti_companion.games.wild import events as e
from serengeti_companion.games.wild.model import ROUNDS, Mode, Player, Source, Table
from serengeti_companion.games.wild.rules.goals import Goal, Measure, round_goal
from serengeti_companion.games.wild.rules.icons import like_stars
from serengeti_companion.games.wild.rules.specialist_terms import Specialist, narrator_stars
from serengeti_companion.games.wild.terms import Icon


def goal_now(table: Table) -> Goal | None:
    """The Round Goal of the running round; None where none is set."""
    if table.mode is Mode.COMPETITIVE or table.scenario is None:
        return None
    return round_goal(table.scenario, len(table.players), table.round)


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
    yield from _judged(table)
    if table.round >= ROUNDS:
        yield from bonuses(table)
        yield e.GameEnded()


def _judged(table: Table) -> Iterator[e.Event]:
    # WS-COOPSOLO-2, WS-RULING-75: the Round Goal is judged at the last pass, before step A.
    goal = goal_now(table)
    if goal is not None:
        value = measured(table, goal.measure)
        yield e.GoalJudged(round=table.round, needed=goal.needed, value=value, met=goal.met(value))


def narrator_bonus(table: Table, player: Player) -> int:
    """WS-SPEC-NAR-1."""
    if player.specialist != Specialist.NARRATOR:
        return 0
    leaf, flower, fruit = (player.icon(i) for i in (Icon.LEAF, Icon.FLOWER, Icon.FRUIT))
    return narrator_stars(len(table.players), leaf, flower, fruit)


def bonuses(table: Table) -> Iterator[e.Event]:
    """WS-END-2: the stars that are added when the game is over."""
    for seat in table.seating:
        player = table.player(seat)
        likes = like_stars(player.icon(Icon.LIKE))
        # WS-LIKE-1: every player scores their Like Icons.
        if likes:
            yield e.StarsScored(seat=seat, stars=likes, source=Source.LIKE, clause="WS-LIKE-1")
        sets = narrator_bonus(table, player)
        if sets:
            yield e.StarsScored(
                seat=seat, stars=sets, source=Source.FINAL_SPECIALIST, clause="WS-SPEC-NAR-1"
            )
