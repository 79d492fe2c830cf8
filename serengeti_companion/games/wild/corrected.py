"""What the table set by hand: the evolve half of every correction."""

from dataclasses import replace
from typing import assert_never

from serengeti_companion.games.wild import events as e
from serengeti_companion.games.wild.animals import lift, put
from serengeti_companion.games.wild.cards import Cards, blanks, cards_in, on_hand
from serengeti_companion.games.wild.ledger import entered
from serengeti_companion.games.wild.model import (
    ICONS,
    SPECIES,
    CardTracking,
    Phase,
    Seat,
    Source,
    Table,
    Tracking,
    Turn,
)
from serengeti_companion.games.wild.switches import with_switch
from serengeti_companion.games.wild.terms import CARDS, INDEX, Icon, Species

Corrected = (
    e.NumberCorrected
    | e.MapCorrected
    | e.CardsCorrected
    | e.CardDescribed
    | e.MomentCorrected
    | e.PassedCorrected
    | e.MarkerCorrected
    | e.SpaceCorrected
    | e.TerrainLearned
    | e.PlayerRenamed
    | e.PlayersReseated
    | e.PresenceSet
    | e.HouseRuleSet
    | e.TrackingSet
    | e.LossCorrected
)


def evolve(table: Table, event: Corrected) -> Table:
    """The table after a correction."""
    match event:
        case e.NumberCorrected():
            return _number(table, event)
        case e.MapCorrected():
            return _map(table, event)
        case e.CardsCorrected():
            return _cards(table, event)
        case e.CardDescribed():
            return _described(table, event)
        case e.MomentCorrected():
            return _moment(table, event)
        case e.PassedCorrected():
            # WS-PASS-4: who has passed has no marker on the board.
            space = None if event.passed else table.player(event.seat).space
            return table.with_player(event.seat, passed=event.passed, space=space)
        case e.MarkerCorrected():
            return table.with_player(event.seat, space=event.space)
        case e.SpaceCorrected():
            return _space(table, event)
        case e.TerrainLearned():
            at = INDEX[event.cell]
            terrain = (*table.terrain[:at], event.terrain, *table.terrain[at + 1 :])
            return replace(table, terrain=terrain)
        case e.PlayerRenamed():
            return table.with_player(event.seat, name=event.name, colour=event.colour)
        case e.PlayersReseated():
            return replace(table, seating=event.seating)
        case e.PresenceSet():
            return table.with_player(event.seat, gone=event.gone, space=None)
        case e.HouseRuleSet():
            return replace(table, house=with_switch(table.house, event.name, event.value))
        case e.TrackingSet():
            return _tracked(table, event.tracking)
        case e.LossCorrected():
            return replace(table, lost_in=event.lost_in)
        case _:
            assert_never(event)


def _number(table: Table, event: e.NumberCorrected) -> Table:
    match event.fact:
        case "deck":
            more = event.value - table.deck
            return replace(table, deck=event.value, uncounted=table.uncounted + more)
        case "team":
            common = entered(table.common, table.round, Source.BY_HAND, event.value - table.team)
            return replace(table, team=event.value, common=common)
        case _:
            return _player_number(table, event)


def _player_number(table: Table, event: e.NumberCorrected) -> Table:
    if event.seat is None:
        return table
    player = table.player(event.seat)
    match event.fact, event.of:
        case "icon", Icon() as icon:
            icons = _set(player.icons, ICONS.index(icon), event.value)
            return table.with_player(event.seat, icons=icons)
        case "animal", Species() as species:
            animals = _set(player.animals, SPECIES.index(species), event.value)
            return table.with_player(event.seat, animals=animals)
        case "stars", _:
            more = event.value - player.stars
            ledger = entered(player.ledger, table.round, Source.BY_HAND, more)
            return table.with_player(event.seat, stars=event.value, ledger=ledger)
        case fact, _:
            return table.with_player(event.seat, **{fact: event.value})


def _set(counts: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    return (*counts[:at], value, *counts[at + 1 :])


def _map(table: Table, event: e.MapCorrected) -> Table:
    for species in table.at(event.cell):
        table = lift(table, event.cell, species)
    for species in event.animals:
        table = put(table, event.cell, species)
    return table


def _tracked(table: Table, tracking: Tracking) -> Table:
    """Other things are followed from now on.

    Cards that went by while nobody looked at them are neither here nor missing; which card is which
    cannot be known any more once they are only counted.
    """
    table = replace(table, tracking=tracking, uncounted=on_hand(table) - CARDS)
    if tracking.cards is CardTracking.NAMED:
        return table
    for seat, player in enumerate(table.players):
        table = table.with_player(Seat(seat), tableau=blanks(len(player.tableau)))
    return replace(table, pool=blanks(len(table.pool)), discard=blanks(len(table.discard)))


def _cards(table: Table, event: e.CardsCorrected) -> Table:
    more = len(event.cards) - len(cards_in(table, event.place, event.seat))
    table = replace(table, uncounted=table.uncounted + more)
    match event.place:
        case "pool":
            return replace(table, pool=event.cards)
        case "discard":
            return replace(table, discard=event.cards)
        case _ if event.seat is not None:
            return table.with_player(event.seat, **{event.place: event.cards})
        case _:
            return table


def _described(table: Table, event: e.CardDescribed) -> Table:
    def better(cards: Cards) -> Cards:
        if event.was not in cards:
            return cards
        at = cards.index(event.was)
        return (*cards[:at], event.card, *cards[at + 1 :])

    match event.place:
        case "pool":
            return replace(table, pool=better(table.pool))
        case "discard":
            return replace(table, discard=better(table.discard))
        case _ if event.seat is not None:
            cards = getattr(table.player(event.seat), event.place)
            return table.with_player(event.seat, **{event.place: better(cards)})
        case _:
            return table


def _moment(table: Table, event: e.MomentCorrected) -> Table:
    if event.phase is not Phase.ROUND or event.seat is None:
        turn = None
    else:
        turn = table.turn
        if table.phase is not Phase.ROUND:
            table = _nobody_passed(table)
        if turn is None or turn.seat != event.seat or table.round != event.round:
            turn = Turn(seat=event.seat)
        # Whose turn it is has not passed.
        table = table.with_player(event.seat, passed=False)
    table = replace(table, lost_in=_still_lost(table, event))
    return replace(table, round=event.round, phase=event.phase, turn=turn, step=event.step, drew=())


def _still_lost(table: Table, event: e.MomentCorrected) -> int | None:
    """A round that is played once more has not missed its goal yet."""
    playing = event.phase in {Phase.SETUP, Phase.ROUND}
    gone_back = table.lost_in is not None and event.round <= table.lost_in and playing
    return None if gone_back else table.lost_in


def _nobody_passed(table: Table) -> Table:
    players = tuple(replace(player, passed=False) for player in table.players)
    return replace(table, players=players)


def _space(table: Table, event: e.SpaceCorrected) -> Table:
    if table.space(event.space.id) is None:
        return replace(table, spaces=(*table.spaces, event.space))
    spaces = tuple(event.space if s.id == event.space.id else s for s in table.spaces)
    return replace(table, spaces=spaces)
