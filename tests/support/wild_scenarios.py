"""Tables of a scenario about to end a round."""

from dataclasses import replace

from support.tables import a_table, blanks, played

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.model import Entry, HouseRules, Mode, Source, Table
from serengeti_companion.games.wild.rules import goals
from serengeti_companion.games.wild.rules.goals import Measure

PLAYERS = (1, 2, 3, 4)
ON, OFF = HouseRules(), HouseRules(play_on_after_loss=False)


def a_scenario(number: int, players: int, round_: int, value: int = 0, **changes: object) -> Table:
    """Everyone about to pass in that round, with `value` of what the scenario counts."""
    mode = Mode.SOLO if players == 1 else Mode.COOP
    table = a_table(players, round_, mode=mode, coins=0, scenario=number, **changes)  # type: ignore[arg-type]
    for seat in table.seating:
        table = table.with_player(seat, specialist=f"Specialist {seat}")
    return holding(table, value)


def holding(table: Table, value: int) -> Table:
    """The table with that much of what its scenario counts, spread over the players."""
    measure = goals.SCENARIOS[table.scenario or 6].measure
    shares = [value // len(table.players)] * len(table.players)
    shares[-1] += value - sum(shares)
    for seat, share in zip(table.seating, shares, strict=True):
        match measure:
            case Measure.SCORE:
                lines = (Entry(round=1, source=Source.SCENES, stars=share),) if share else ()
                table = table.with_player(seat, ledger=lines)
            case Measure.TOKENS:
                table = table.with_player(seat, food=share // 2, vfx=share - share // 2)
            case Measure.INCOMPLETE:
                table = table.with_player(seat, tableau=blanks(share))
                table = replace(table, uncounted=table.uncounted + share)
            case Measure.COMPLETED:
                table = table.with_player(seat, completed=share)
            case None:
                break
    return replace(table, team=value) if measure is Measure.SCORE else table


def all_pass(table: Table) -> Table:
    """The table after the round."""
    for seat in table.seating:
        table = played(table, c.PassTurn(seat=seat))
    return table
