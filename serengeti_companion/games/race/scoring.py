"""Table -> score sheets, the winner, and the answer of the command line's `score`.

During play only what lies open is told, the Savannah and the track, unless the switch shows what
both own (RL-R-32); at the end everything, by what was counted where somebody did (RL-SCORE-18).
"""

from collections.abc import Iterator
from typing import Any

from serengeti_companion.engine.scores import Outcome, ScoreLine, ScoreSheet, Standing, places
from serengeti_companion.engine.texts import count, say
from serengeti_companion.games.race import final_counts
from serengeti_companion.games.race.final_counts import Count, FinalCounts, Line, Result
from serengeti_companion.games.race.model import Counted, Phase, Player, Table
from serengeti_companion.games.race.terms import SPECIES, Special


def tracked(player: Player) -> Counted:
    """RL-SCORE-1: what the app counted, Savannah lions left out of the animals."""
    return Counted(
        animals=player.owned[: len(SPECIES)],
        carcasses=player.owns(Special.CARCASS),
        savannah=player.savannah,
    )


def counts(table: Table) -> FinalCounts:
    """What would be compared if the game ended now."""
    a, b = (_count(player) for player in table.players)
    return FinalCounts(players=(a, b), favoured=table.favoured, value=table.value)


def _count(player: Player) -> Count:
    final = player.counted or tracked(player)
    return Count(
        name=player.name,
        animals=final.animals,
        carcasses=final.carcasses,
        savannah=final.savannah,
        ever=player.ever,
    )


def final(table: Table) -> Result:
    """The result as it would be if the game ended now."""
    return final_counts.score(counts(table), tiebreak_lions=table.house.tiebreak_lions)


def totals(table: Table) -> tuple[int, int]:
    """What A and B would score now."""
    a, b = final(table).players
    return a.total, b.total


def shows_all(table: Table) -> bool:
    """RL-PUB-17, RL-SW-6: whether what players own may be shown."""
    return table.house.show_owned or table.phase is Phase.OVER


def sheets(table: Table) -> tuple[ScoreSheet, ...]:
    """One sheet a player, A first."""
    everything = shows_all(table)
    return tuple(
        ScoreSheet(name=line.name, lines=tuple(_lines(line, everything=everything)))
        for line in final(table).players
    )


def _lines(line: Line, *, everything: bool) -> Iterator[ScoreLine]:
    if everything and line.types:
        label = count(len(line.types), "{n} species", "{n} species")
        yield ScoreLine(label=label, amount=len(line.types), clause="RL-SCORE-3")
    if line.savannah:
        yield ScoreLine(
            label=say("most lions in the Savannah"), amount=line.savannah, clause="RL-SCORE-8"
        )
    if line.track:
        yield ScoreLine(label=say("competition track"), amount=line.track, clause="RL-SCORE-10")
    if everything and line.carcasses:
        yield ScoreLine(label=say("most carcasses"), amount=line.carcasses, clause="RL-SCORE-6")


def by_round(table: Table) -> tuple[tuple[int, ...], ...]:
    """For each player the score after each season so far; hidden while it may not be shown."""
    if not shows_all(table):
        return ((), ())
    return tuple(tuple(pair[at] for pair in table.totals) for at in range(2))


def outcome(table: Table) -> Outcome | None:
    """RL-SCORE-13 to -16; None before the end."""
    if table.phase is not Phase.OVER:
        return None
    ended = final(table)
    ahead = places(tuple((int(line.name in ended.winners),) for line in ended.players))
    standings = tuple(
        Standing(name=line.name, place=place, total=line.total)
        for line, place in zip(ended.players, ahead, strict=True)
    )
    return Outcome(winners=ended.winners, decided_by=ended.decided_by, standings=standings)


def result(table: Table) -> dict[str, Any] | None:
    """The end as the command line's `score` answers it; None before."""
    return final_counts.answer(final(table)) if table.phase is Phase.OVER else None
