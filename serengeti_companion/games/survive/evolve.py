"""Event -> next table. Nothing here judges."""

from collections.abc import Iterable
from dataclasses import replace
from typing import assert_never

from serengeti_companion.games.survive import events as e
from serengeti_companion.games.survive.model import Card, Phase, Predator, Table
from serengeti_companion.games.survive.switches import with_switch

ASIDE: dict[Phase, int] = {Phase.SETUP: 0, Phase.PREDATOR: -1}
"""How many predators fewer than turns have been turned up in a phase."""


def evolve(table: Table, event: e.Event) -> Table:
    """The table after the event."""
    match event:
        case e.SetupTicked():
            known = event.step in table.ticked
            return table if known else replace(table, ticked=(*table.ticked, event.step))
        case e.TurnBegan():
            table = replace(table, turn=event.turn, phase=Phase.PREDATOR)
            # SV-PRED-16: with the pile used up no predator comes and cards are laid at once.
            return table if table.draw_pile else counted(replace(table, phase=Phase.CHOOSING))
        case e.PredatorTurnedUp():
            return _turned_up(table, event)
        case e.CardsRevealed():
            return _revealed(table, event)
        case e.HuntBegan():
            # SV-TURN-10: what was owed is paid, in whatever number.
            return _each(replace(table, phase=Phase.HUNTING), two=False)
        case e.PredatorHunted():
            return _hunted(table, event)
        case e.HerdsCrossed():
            return _crossed(table, event.crossed)
        case e.TurnEnded():
            return _turn_ended(table)
        case e.GameEnded():
            return replace(table, phase=Phase.OVER)
        case e.SeasonNoted():
            return replace(table, season=event.note)
        case _:
            return _corrected(table, event)


def counted(table: Table) -> Table:
    """The table with its predators taken as they are: what is too many or too few is noted."""
    expected = table.turn + ASIDE.get(table.phase, 0)
    return replace(table, uncounted=table.turned_up - expected)


def _each(table: Table, **changes: object) -> Table:
    colours = tuple(replace(colour, **changes) for colour in table.colours)  # type: ignore[arg-type]
    return replace(table, colours=colours)


def _turned_up(table: Table, event: e.PredatorTurnedUp) -> Table:
    row = (*table.row, Predator(order=event.order, card=event.card))
    if table.phase is Phase.PREDATOR:
        return replace(table, row=row, phase=Phase.CHOOSING)
    return counted(replace(table, row=row))


def _revealed(table: Table, event: e.CardsRevealed) -> Table:
    laid = table.colour(event.seat).in_play + event.numbers
    table = table.with_colour(event.seat, laid=laid)
    if table.phase is not Phase.PREDATOR:
        return table
    return counted(replace(table, phase=Phase.CHOOSING))


def _hunted(table: Table, event: e.PredatorHunted) -> Table:
    for card in event.eaten:
        colour = table.colour(card.seat)
        table = table.with_colour(
            card.seat,
            laid=without(colour.in_play, card.number),
            eaten=(*colour.eaten, card.number),
            two=True,  # SV-TURN-9
        )
    gone = [one.card for one in table.row if one.order == event.order and event.eaten]
    row = tuple(
        replace(one, acted=True) if one.order == event.order else one
        for one in table.row
        if one.order != event.order or not event.eaten  # SV-PRED-9, SV-PRED-10
    )
    return replace(table, row=row, removed=(*table.removed, *gone))


def without(numbers: tuple[int, ...], number: int) -> tuple[int, ...]:
    """`numbers` without one of those; ValueError where there is none."""
    at = numbers.index(number)
    return numbers[:at] + numbers[at + 1 :]


def _crossed(table: Table, crossed: Iterable[Card]) -> Table:
    for card in crossed:
        colour = table.colour(card.seat)
        table = table.with_colour(
            card.seat,
            laid=without(colour.in_play, card.number),
            safe=(*colour.safe, card.number),
        )
    return table


def _turn_ended(table: Table) -> Table:
    colours = tuple(
        replace(colour, laid=None, across=(*colour.across, len(colour.safe)))
        for colour in table.colours
    )
    row = tuple(replace(one, acted=False) for one in table.row)
    return replace(table, colours=colours, row=row, season="")


def _corrected(table: Table, event: e.Corrected) -> Table:
    match event:
        case e.PredatorDescribed():
            row = tuple(
                replace(one, card=event.card) if one.order == event.order else one
                for one in table.row
            )
            return replace(table, row=row)
        case e.PileCorrected():
            return table.with_colour(event.seat, **{event.pile: event.numbers})
        case e.PlayCorrected():
            return table.with_colour(event.seat, laid=event.numbers)
        case e.DutyCorrected():
            return table.with_colour(event.seat, two=event.two)
        case e.PredatorsCorrected():
            return counted(replace(table, row=event.row, removed=event.removed))
        case e.MomentCorrected():
            return _moment(table, event)
        case e.PlayerRenamed():
            return table.with_colour(event.seat, name=event.name, tint=event.tint)
        case e.PresenceSet():
            return table.with_colour(event.seat, gone=event.gone)
        case e.HouseRuleSet():
            return replace(table, house=with_switch(table.house, event.name, event.value))
        case _:
            assert_never(event)


def _moment(table: Table, event: e.MomentCorrected) -> Table:
    """What is in play stays there if the phase allows it; otherwise it is back in the hand."""
    laid_down = event.phase in {Phase.CHOOSING, Phase.HUNTING}
    same_hunt = table.phase is event.phase is Phase.HUNTING and table.turn == event.turn
    colours = tuple(colour if laid_down else replace(colour, laid=None) for colour in table.colours)
    row = table.row if same_hunt else tuple(replace(one, acted=False) for one in table.row)
    return counted(replace(table, turn=event.turn, phase=event.phase, colours=colours, row=row))
