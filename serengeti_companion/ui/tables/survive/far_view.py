"""What the far side of the table is told of Survive The Serengeti: never what a safe pile holds."""

from PySide6.QtCore import QCoreApplication

from serengeti_companion.games.survive import scoring
from serengeti_companion.games.survive.model import Colour, Phase, Seat, Table, acting
from serengeti_companion.games.survive.names import PHASE_NAMES, effect_text, predator_name
from serengeti_companion.games.survive.rules.winning import Line
from serengeti_companion.games.survive.terms import EXTINCT, PREDATORS, UNKNOWN
from serengeti_companion.ui.style.tokens import SEAT_COLOURS, SEAT_SHAPES
from serengeti_companion.ui.table_view.facts import FarFact, FarFacts, FarTile, Mood
from serengeti_companion.ui.tables.survive import verdict
from serengeti_companion.ui.tables.survive.signs import name_of
from serengeti_companion.ui.translation import capital, filled, told

_translate = QCoreApplication.translate


def far_view(table: Table) -> FarFacts:
    """The table as it stands now; the neutral colour last."""
    tiles = _compared(table) if table.phase is Phase.OVER else _at_play(table)
    won = [at for at, tile in enumerate(tiles) if tile.mood is Mood.WON]
    return FarFacts(
        title=_title(table),
        now=_now(table),
        whose=won[0] if len(won) == 1 else None,
        over=table.phase is Phase.OVER,
        notes=_predators(table),
        tiles=tiles,
    )


def _title(table: Table) -> str:
    match table.phase:
        case Phase.SETUP:
            return _translate("FarView", "Setup")
        case Phase.OVER:
            return _translate("FarView", "The game is over")
        case _:
            words = _translate("FarView", "Turn {n} of at most {most}")
            return words.format(n=table.turn, most=PREDATORS)


def _now(table: Table) -> str:
    predator = acting(table)
    if table.phase is Phase.OVER:
        return verdict.headline(scoring.final(table))
    if predator is not None:
        name = capital(told(predator_name(predator.card)))
        return filled(_translate("FarView", "{name} hunts"), name=name)
    return "" if table.phase is Phase.SETUP else capital(told(PHASE_NAMES[table.phase]))


def _predators(table: Table) -> tuple[FarFact, ...]:
    """The row, the one whose go it is first."""
    if table.phase in {Phase.SETUP, Phase.OVER}:
        return ()
    row = sorted(table.row, key=lambda one: (one.acted, one.order))
    return tuple(
        FarFact(
            label=capital(told(predator_name(one.card))), value=told(effect_text(one.card.effect))
        )
        for one in row
    )


def _shown(table: Table) -> tuple[Seat, ...]:
    return (*table.present, *(() if table.neutral is None else (table.neutral,)))


def _at_play(table: Table) -> tuple[FarTile, ...]:
    # SV-PUB-3, SV-PUB-6: how many cards are safe can be counted, which ones is to be remembered.
    return tuple(
        FarTile(
            name=name_of(table, seat),
            colour=SEAT_COLOURS[table.colour(seat).tint],
            shape=SEAT_SHAPES[table.colour(seat).tint],
            score=len(table.colour(seat).safe),
            unit=_translate("FarView", "safe"),
            facts=_counts(table, seat),
            note=_owes(table, table.colour(seat)),
        )
        for seat in _shown(table)
    )


def _counts(table: Table, seat: Seat) -> tuple[FarFact, ...]:
    colour = table.colour(seat)
    hand = _translate("FarView", "Hand")
    rows = [
        (_translate("FarView", "Eaten"), f"{len(colour.eaten)}/{EXTINCT}"),
        (_translate("FarView", "Deck") if seat == table.neutral else hand, str(colour.hand)),
    ]
    if colour.in_play:
        numbers = ", ".join("?" if n == UNKNOWN else str(n) for n in sorted(colour.in_play))
        rows.insert(0, (_translate("FarView", "In play"), numbers))
    return tuple(FarFact(label=label, value=value) for label, value in rows)


def _owes(table: Table, colour: Colour) -> str:
    two = colour.two and table.phase is not Phase.SETUP
    return _translate("FarView", "owes 2 cards") if two else ""


def _compared(table: Table) -> tuple[FarTile, ...]:
    """The end: herds, or the cards eaten once anybody is extinct (SV-WIN-4)."""
    result = scoring.final(table)
    lines = (*result.players, *(() if result.neutral is None else (result.neutral,)))
    extinct = any(line.extinct for line in lines)
    won = _won(table)
    return tuple(
        _ended(table, seat, lines[seat], extinct=extinct, won=seat in won) for seat in _shown(table)
    )


def _won(table: Table) -> tuple[Seat, ...]:
    if scoring.final(table).decided_by == "neutral" and table.neutral is not None:
        return (table.neutral,)
    return verdict.winners(table)


def _ended(table: Table, seat: Seat, line: Line, *, extinct: bool, won: bool) -> FarTile:
    herd, colour = line.herd, table.colour(seat)
    lies = "–" if herd is None else f"{herd.first}–{herd.last}"
    return FarTile(
        name=name_of(table, seat),
        colour=SEAT_COLOURS[colour.tint],
        shape=SEAT_SHAPES[colour.tint],
        score=line.eaten if extinct else line.size,
        unit=_translate("FarView", "eaten") if extinct else _translate("FarView", "in the herd"),
        facts=(
            FarFact(label=_translate("FarView", "Herd"), value=lies),
            FarFact(label=_translate("FarView", "Safe"), value=str(len(colour.safe))),
            FarFact(label=_translate("FarView", "Eaten"), value=str(line.eaten)),
        ),
        note=_translate("FarView", "winner") if won else "",
        mood=Mood.WON if won else Mood.PLAIN,
    )
