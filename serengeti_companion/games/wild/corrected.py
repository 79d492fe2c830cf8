"""What the table set by hand: the evolve half of every correction."""

from dataclasses import replace
from typing import assert_never

from serengeti_companion.games.wild import events as e
from serengeti_companion.games.wild.cards import cards_in, on_hand
from serengeti_companion.games.wild.model import (
    ICONS,
    SPECIES,
    Entry,
    Phase,
    Source,
    Table,
    Turn,
    bumped,
)
from serengeti_companion.games.wild.switches import with_switch
from serengeti_companion.games.wild.terms import CARDS, INDEX, SceneCard, Species

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
)


def evolve(table: Table, event: Corrected) -> Table:
    """The table after a correction."""
    match event:
        case e.NumberCorrected():
            return _number(table, event)
        case e.MapCorrected():
            return _map(table, event.cell, event.animals)
        case e.CardsCorrected():
            return _cards(table, event)
        case e.CardDescribed():
            return _described(table, event)
        case e.MomentCorrected():
            return _moment(table, event)
        case e.PassedCorrected():
            return table.with_player(event.seat, passed=event.passed)
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
            return table.with_player(event.seat, gone=event.gone)
        case e.HouseRuleSet():
            return replace(table, house=with_switch(table.house, event.name, event.value))
        case e.TrackingSet():
            # Cards that went by while nobody looked at them are neither here nor missing.
            return replace(table, tracking=event.tracking, uncounted=on_hand(table) - CARDS)
        case _:
            assert_never(event)


def _number(table: Table, event: e.NumberCorrected) -> Table:
    match event.fact:
        case "deck":
            more = event.value - table.deck
            return replace(table, deck=event.value, uncounted=table.uncounted + more)
        case "team":
            return replace(table, team=event.value)
        case _:
            return _player_number(table, event)


def _player_number(table: Table, event: e.NumberCorrected) -> Table:
    if event.seat is None:
        return table
    player = table.player(event.seat)
    match event.fact:
        case "icon":
            at = ICONS.index(event.of)  # type: ignore[arg-type]
            icons = bumped(player.icons, at, event.value - player.icons[at])
            return table.with_player(event.seat, icons=icons)
        case "animal":
            at = SPECIES.index(event.of)  # type: ignore[arg-type]
            animals = bumped(player.animals, at, event.value - player.animals[at])
            return table.with_player(event.seat, animals=animals)
        case "stars":
            entry = Entry(
                round=table.round, source=Source.BY_HAND, stars=event.value - player.stars
            )
            return table.with_player(event.seat, stars=event.value, ledger=(*player.ledger, entry))
        case _:
            return table.with_player(event.seat, **{event.fact: event.value})


def _map(table: Table, cell: str, animals: tuple[Species, ...]) -> Table:
    at = INDEX[cell]  # type: ignore[index]
    areas = list(table.areas)
    for species in table.board[at]:
        areas[SPECIES.index(species)] += 1
    for species in animals:
        areas[SPECIES.index(species)] -= 1
    board = (*table.board[:at], animals, *table.board[at + 1 :])
    return replace(table, board=board, areas=tuple(areas))


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
    def better(cards: tuple[SceneCard, ...]) -> tuple[SceneCard, ...]:
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
    turn = table.turn
    if event.phase is not Phase.ROUND or event.seat is None:
        turn = None
    elif turn is None or turn.seat != event.seat:
        turn = Turn(seat=event.seat)
    return replace(table, round=event.round, phase=event.phase, turn=turn, step=event.step, drew=())


def _space(table: Table, event: e.SpaceCorrected) -> Table:
    if table.space(event.space.id) is None:
        return replace(table, spaces=(*table.spaces, event.space))
    spaces = tuple(event.space if s.id == event.space.id else s for s in table.spaces)
    return replace(table, spaces=spaces)
