"""Table -> score sheets, the winner, and the answer of the command line's `score`.

During play the score of a player is the number of cards brought across, which everybody can count
(SV-PUB-3); at the end it is what was compared: the biggest herd, or the cards eaten once anybody
is extinct.
"""

from typing import Any

from serengeti_companion.engine.scores import Outcome, ScoreLine, ScoreSheet, Standing
from serengeti_companion.engine.texts import say
from serengeti_companion.games.survive.model import Colour, Phase, Table
from serengeti_companion.games.survive.rules import winning
from serengeti_companion.games.survive.rules.winning import Count, FinalCounts, Line, Result


def final(table: Table) -> Result:
    """The result as it would be if the game ended now."""
    counts = tuple(
        Count(name=colour.name, safe=colour.safe, eaten=colour.eaten) for colour in table.colours
    )
    neutral = counts[table.players] if table.neutral is not None else None
    counted = FinalCounts(players=counts[: table.players], neutral=neutral)
    return winning.score(counted, table.house)


def sheets(table: Table) -> tuple[ScoreSheet, ...]:
    """One sheet a player, by seat."""
    if table.phase is not Phase.OVER:
        return tuple(_across(table.colour(seat)) for seat in table.player_seats)
    ended = final(table)
    everyone = (*ended.players, *(() if ended.neutral is None else (ended.neutral,)))
    by_eaten = any(line.extinct for line in everyone)
    return tuple(_compared(line, by_eaten=by_eaten) for line in ended.players)


def _across(colour: Colour) -> ScoreSheet:
    line = ScoreLine(label=say("cards across"), amount=len(colour.safe), clause="SV-TURN-7")
    return ScoreSheet(name=colour.name, lines=(line,) if colour.safe else ())


def _compared(line: Line, *, by_eaten: bool) -> ScoreSheet:
    if by_eaten:
        told = ScoreLine(label=say("cards eaten"), amount=line.eaten, clause="SV-WIN-5")
    elif line.herd is None:
        told = ScoreLine(label=say("no herd"), amount=0, clause="SV-WIN-15")
    else:
        label = say("biggest herd, {first} to {last}", first=line.herd.first, last=line.herd.last)
        told = ScoreLine(label=label, amount=line.size, clause="SV-WIN-10")
    return ScoreSheet(name=line.name, lines=(told,))


def by_round(table: Table) -> tuple[tuple[int, ...], ...]:
    """For each player the cards across after each turn so far."""
    return tuple(table.colour(seat).across for seat in table.player_seats)


def outcome(table: Table) -> Outcome | None:
    """SV-WIN, SV-2P-13 to -17; None before the end."""
    if table.phase is not Phase.OVER:
        return None
    ended = final(table)
    standings = tuple(
        Standing(name=line.name, place=line.place, total=sheet.total)
        for line, sheet in zip(ended.players, sheets(table), strict=True)
    )
    return Outcome(winners=ended.winners, decided_by=ended.decided_by, standings=standings)


def result(table: Table) -> dict[str, Any] | None:
    """The end as the command line's `score` answers it; None before."""
    return winning.answer(final(table)) if table.phase is Phase.OVER else None
