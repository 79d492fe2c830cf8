"""What the far side of the table is told of A Race For Life: what lies open, and nothing else."""

from PySide6.QtCore import QCoreApplication

from serengeti_companion.games.race import scoring
from serengeti_companion.games.race.model import IN_TURN, A, B, Phase, Player, Seat, Table
from serengeti_companion.games.race.names import PHASE_NAMES, event_name, spot_name
from serengeti_companion.ui.style.tokens import SEAT_COLOURS, SEAT_SHAPES
from serengeti_companion.ui.table_view.facts import FarFact, FarFacts, FarTile, Mood
from serengeti_companion.ui.tables.race import verdict
from serengeti_companion.ui.translation import capital, filled, told

_translate = QCoreApplication.translate


def far_view(table: Table) -> FarFacts:
    """The table as it stands now; player A first."""
    return FarFacts(
        title=_title(table),
        now=_now(table),
        whose=_whose(table),
        over=table.phase is Phase.OVER,
        notes=_notes(table),
        tiles=tuple(_tile(table, seat) for seat in (A, B)),
    )


def _title(table: Table) -> str:
    match table.phase:
        case Phase.SETUP:
            return _translate("FarView", "Setup")
        case Phase.OVER:
            return _translate("FarView", "The game is over")
        case _:
            words = _translate("FarView", "Season {n} of {most}")
            return words.format(n=table.season, most=table.printed.seasons)


def _now(table: Table) -> str:
    match table.phase:
        case Phase.SETUP:
            return ""
        case Phase.OVER:
            return verdict.headline(scoring.final(table))
        case Phase.EVENT:
            return capital(told(PHASE_NAMES[table.phase]))
        case _:
            name = table.player(table.active).name
            return filled(_translate("FarView", "{name}’s turn"), name=name)


def _whose(table: Table) -> int | None:
    if table.phase is Phase.OVER:
        won = verdict.winners(table)
        return won[0] if len(won) == 1 else None
    return table.active if table.phase in IN_TURN else None


def _notes(table: Table) -> tuple[FarFact, ...]:
    """The event in force, the marker, and how near the end is."""
    if table.phase in {Phase.SETUP, Phase.OVER}:
        return ()
    rows = [
        (_translate("FarView", "Track"), told(spot_name(table, table.marker))),
        (_translate("FarView", "Rocks in sight"), str(table.rocks_showing)),
    ]
    if table.event is not None:
        rows.insert(0, (_translate("FarView", "Event"), told(event_name(table.event))))
    if table.ending is not None:
        rows.insert(0, (_translate("FarView", "Last season"), str(table.last_season)))
    return tuple(FarFact(label=label, value=value) for label, value in rows)


def _tile(table: Table, seat: Seat) -> FarTile:
    player = table.player(seat)
    note, mood = _note(table, seat)
    return FarTile(
        name=player.name,
        colour=SEAT_COLOURS[player.tint],
        shape=SEAT_SHAPES[player.tint],
        score=scoring.sheets(table)[seat].total,
        unit=_unit(table),
        facts=_ended(table, seat) if table.phase is Phase.OVER else _counts(player),
        note=note,
        mood=mood,
    )


def _unit(table: Table) -> str:
    # RL-PUB-17: while what both own is hidden, only a part of the points can be seen.
    if scoring.shows_all(table):
        return _translate("FarView", "points")
    return _translate("FarView", "points in sight")


def _ended(table: Table, seat: Seat) -> tuple[FarFact, ...]:
    """What the points come from."""
    line = scoring.final(table).players[seat]
    rows = (
        (_translate("FarView", "Species"), len(line.types)),
        (_translate("FarView", "Savannah"), line.savannah),
        (_translate("FarView", "Track"), line.track),
        (_translate("FarView", "Carcasses"), line.carcasses),
    )
    return tuple(FarFact(label=label, value=str(number)) for label, number in rows)


def _counts(player: Player) -> tuple[FarFact, ...]:
    rows = (
        (_translate("FarView", "Hand"), player.hand),
        (_translate("FarView", "Savannah"), player.savannah),
        (_translate("FarView", "Deck"), player.deck),
        (_translate("FarView", "Discard"), player.discard),
    )
    return tuple(FarFact(label=label, value=str(number)) for label, number in rows)


def _note(table: Table, seat: Seat) -> tuple[str, Mood]:
    if table.phase is Phase.OVER:
        won = seat in verdict.winners(table)
        return (_translate("FarView", "winner"), Mood.WON) if won else ("", Mood.PLAIN)
    if table.phase in IN_TURN and seat == table.active:
        return _translate("FarView", "on turn"), Mood.ON_TURN
    return "", Mood.PLAIN
