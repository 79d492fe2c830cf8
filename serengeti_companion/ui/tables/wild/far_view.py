"""What the far side of the table is told of WILD: Serengeti."""

from PySide6.QtCore import QCoreApplication

from serengeti_companion.games.wild import scoring
from serengeti_companion.games.wild.model import (
    ROUNDS,
    TABLEAU_LIMIT,
    CardTracking,
    Phase,
    Player,
    Seat,
    Table,
)
from serengeti_companion.games.wild.names import STEP_NAMES
from serengeti_companion.games.wild.rules import endings
from serengeti_companion.ui.table_view.facts import (
    FarFact,
    FarFacts,
    FarGoal,
    FarTile,
    Mood,
    Standing,
)
from serengeti_companion.ui.tables.wild import goal_bar, verdict
from serengeti_companion.ui.tables.wild.player_name import sign_of
from serengeti_companion.ui.translation import filled, told

_translate = QCoreApplication.translate


def far_view(table: Table) -> FarFacts:
    """The table as it stands now."""
    return FarFacts(
        title=_title(table),
        now=_now(table),
        whose=_whose(table),
        over=table.phase is Phase.OVER,
        goal=_goal(table) if table.shared_score else None,
        tiles=tuple(_tile(table, seat) for seat in table.present),
    )


def _title(table: Table) -> str:
    match table.phase:
        case Phase.SETUP:
            return _translate("FarView", "Setup")
        case Phase.OVER:
            return _translate("FarView", "The game is over")
        case _:
            words = _translate("FarView", "Round {n} of {most}")
            return words.format(n=table.round, most=ROUNDS)


def _now(table: Table) -> str:
    match table.phase:
        case Phase.ROUND if table.turn is not None:
            name = table.player(table.turn.seat).name
            return filled(_translate("FarView", "{name}’s turn"), name=name)
        case Phase.PREPARATION if table.step is not None:
            return told(STEP_NAMES[table.step])
        case Phase.OVER:
            return verdict.headline(table)
        case _:
            return ""


def _on_turn(table: Table) -> Seat | None:
    return table.turn.seat if table.phase is Phase.ROUND and table.turn is not None else None


def _whose(table: Table) -> int | None:
    """The player on turn; at the end the winner, if there is one."""
    spoken = [_on_turn(table)]
    if table.phase is Phase.OVER and not table.shared_score:
        won = verdict.winners(table)
        spoken = [seat for seat in table.present if table.player(seat) in won]
    if len(spoken) != 1 or spoken[0] not in table.present:
        return None
    return table.present.index(spoken[0])


def _tile(table: Table, seat: Seat) -> FarTile:
    player = table.player(seat)
    colour, shape = sign_of(player)
    note, mood = _note(table, seat)
    over = table.phase is Phase.OVER
    stars = scoring.standings(table)[seat].total if over else player.stars
    return FarTile(
        name=player.name,
        colour=colour,
        shape=shape,
        score=None if table.shared_score else stars,
        unit="" if table.shared_score else _unit(stars),
        facts=_ended(table, seat) if over else _stock(table, player),
        note=note,
        mood=mood,
    )


def _unit(stars: int) -> str:
    return _translate("FarView", "star") if stars == 1 else _translate("FarView", "stars")


def _stock(table: Table, player: Player) -> tuple[FarFact, ...]:
    """What is tracked of a player; what lies open for all."""
    cards, tracking = table.tracking.cards is not CardTracking.OFF, table.tracking
    rows = (
        (cards, _translate("FarView", "Filmed"), f"{player.completed}"),
        (cards, _translate("FarView", "Cards"), f"{len(player.tableau)}/{TABLEAU_LIMIT}"),
        (tracking.board, _translate("FarView", "Coins"), f"{player.coins}"),
        (tracking.tokens, _translate("FarView", "Food"), f"{player.food}"),
        (tracking.tokens, _translate("FarView", "VFX"), f"{player.vfx}"),
    )
    return tuple(FarFact(label=label, value=value) for tracked, label, value in rows if tracked)


def _ended(table: Table, seat: Seat) -> tuple[FarFact, ...]:
    """Where the stars come from, and what breaks a tie (WS-END-4)."""
    line = scoring.final(table).players[seat]
    track = scoring.track(table.player(seat))
    rows = (
        (True, _translate("FarView", "On the track"), track),
        (True, _translate("FarView", "Like Icons"), line.like),
        (table.with_specialists, _translate("FarView", "Specialist"), line.specialist),
        (True, _translate("FarView", "Filmed"), line.completed),
    )
    return tuple(FarFact(label=label, value=str(number)) for there, label, number in rows if there)


def _note(table: Table, seat: Seat) -> tuple[str, Mood]:
    player = table.player(seat)
    if table.phase is Phase.OVER:
        return _placed(table, seat)
    if seat == _on_turn(table):
        return _translate("FarView", "on turn"), Mood.ON_TURN
    if player.passed and table.phase is Phase.ROUND:
        return _translate("FarView", "passed"), Mood.OUT
    first = _translate("FarView", "first player")
    return (first if seat == table.first else ""), Mood.PLAIN


def _placed(table: Table, seat: Seat) -> tuple[str, Mood]:
    if table.shared_score:
        return "", Mood.PLAIN
    # Nobody has won while a Specialist's stars are still asked for.
    if verdict.is_success(table) and table.player(seat) in verdict.winners(table):
        return _translate("FarView", "winner"), Mood.WON
    place = scoring.standings(table)[seat].place
    return _translate("FarView", "place {n}").format(n=place), Mood.PLAIN


def _goal(table: Table) -> FarGoal:
    """The common score and what it, or something else, has to reach."""
    said = goal_bar.told(table)
    goal = None if table.phase is Phase.OVER else endings.goal_now(table)
    standing = Standing(said.standing.value)
    if goal is None:
        total = scoring.final(table).team_total or 0
        return FarGoal(
            score=total,
            unit=_unit(total),
            line=said.more,
            standing=standing,
            now=total,
            needed=scoring.goal_target(table),
        )
    followed = endings.is_followed(table, goal.measure)
    return FarGoal(
        score=table.team,
        unit=_unit(table.team),
        line=said.line,
        more=said.more,
        standing=standing,
        now=endings.measured(table, goal.measure) if followed else None,
        needed=goal.needed,
    )
