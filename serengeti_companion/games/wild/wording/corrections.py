"""What was set by hand, as undo names it and as the log tells it."""

from typing import assert_never

from serengeti_companion.engine.texts import Text, say
from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild import events as e
from serengeti_companion.games.wild.corrected import Corrected
from serengeti_companion.games.wild.house_words import WORDS
from serengeti_companion.games.wild.model import Seat, Table
from serengeti_companion.games.wild.names import TERRAIN_NAMES, card_name, card_names
from serengeti_companion.games.wild.terms import Cell, SpaceId, Terrain
from serengeti_companion.games.wild.wording.phrases import (
    animals,
    because,
    gains,
    listed,
    moment,
    number_name,
    place_name,
    space_name,
    space_told,
    switched,
    tracked,
    who,
)


def tell_correction(table: Table, command: c.Correction) -> Text:
    """What the table sets; `table` is the one before it."""
    match command:
        case c.CorrectNumber():
            what = number_name(table, command.fact, command.seat, command.of)
            return say("{what} set to {value}", what=what, value=command.value)
        case c.CorrectMap():
            there = animals(command.animals)
            return say("{cell} set to {animals}", cell=command.cell, animals=there)
        case c.CorrectCards():
            what = place_name(table, command.place, command.seat)
            return say("{what} set to {cards}", what=what, cards=card_names(command.cards))
        case c.DescribeCard():
            return say("{card} described", card=card_name(command.card))
        case c.CorrectMoment():
            when = moment(table, command.phase, command.round, command.seat, command.step)
            return say("the game set to {moment}", moment=when)
        case c.BookGain():
            booked = command.booked
            gain = gains(stars_=booked.stars, food=booked.food, vfx=booked.vfx)
            return say("{gain} booked for {name}", gain=gain, name=who(table, command.seat))
        case c.SetHouseRule():
            return _house_rule(command.name, command.value)
        case c.SetTracking():
            return say("tracked from now on: {things}", things=tracked(command.tracking))
        case c.CorrectSpace():
            return say("Action Space set to {space}", space=space_told(command.space))
        case c.CorrectTerrain():
            return _terrain(command.cell, command.terrain)
        case c.CorrectLoss():
            return _lost(command.lost_in)
        case _:
            return _tell_person(table, command)


def _tell_person(
    table: Table,
    command: c.CorrectPassed
    | c.CorrectMarker
    | c.CorrectFirstPlayer
    | c.RenamePlayer
    | c.ReseatPlayers
    | c.SetPresence,
) -> Text:
    match command:
        case c.CorrectPassed():
            return _passed(who(table, command.seat), passed=command.passed)
        case c.CorrectMarker():
            return _marker(table, command.seat, command.space)
        case c.CorrectFirstPlayer():
            return say("First Player Marker set to {name}", name=who(table, command.seat))
        case c.RenamePlayer():
            return _renamed(who(table, command.seat), command.name)
        case c.ReseatPlayers():
            return _seated(table, command.seating)
        case c.SetPresence():
            return _present(who(table, command.seat), gone=command.gone)
        case _:
            assert_never(command)


def tell_corrected(table: Table, event: Corrected) -> Text:
    """A line of the log; `table` is the one before the event."""
    match event:
        case e.NumberCorrected():
            what = number_name(table, event.fact, event.seat, event.of)
            text = say("{what}: {old} → {value}", what=what, old=event.old, value=event.value)
            return because(text, event.reason)
        case e.MapCorrected():
            before, after = animals(event.old), animals(event.animals)
            text = say("{cell}: {old} → {new}", cell=event.cell, old=before, new=after)
            return because(text, event.reason)
        case e.CardsCorrected():
            what = place_name(table, event.place, event.seat)
            text = say("{what} holds {cards}", what=what, cards=card_names(event.cards))
            return because(text, event.reason)
        case e.CardDescribed():
            where = place_name(table, event.place, event.seat)
            return say("{card} in {place} is known", card=card_name(event.card), place=where)
        case e.MomentCorrected():
            when = moment(table, event.phase, event.round, event.seat, event.step)
            return because(say("it is {moment}", moment=when), event.reason)
        case e.TerrainLearned():
            return because(_terrain(event.cell, event.terrain), event.reason)
        case e.SpaceCorrected():
            text = say("Action Space: {space}", space=space_told(event.space))
            return because(text, event.reason)
        case e.HouseRuleSet():
            return _house_rule(event.name, event.value)
        case e.TrackingSet():
            return say("tracked: {things}", things=tracked(event.tracking))
        case e.LossCorrected():
            return because(_lost(event.lost_in), event.reason)
        case _:
            return _tell_changed_person(table, event)


def _tell_changed_person(
    table: Table,
    event: e.PassedCorrected
    | e.MarkerCorrected
    | e.PlayerRenamed
    | e.PlayersReseated
    | e.PresenceSet,
) -> Text:
    match event:
        case e.PassedCorrected():
            return because(_passed(who(table, event.seat), passed=event.passed), event.reason)
        case e.MarkerCorrected():
            return because(_marker(table, event.seat, event.space), event.reason)
        case e.PlayerRenamed():
            return _renamed(who(table, event.seat), event.name)
        case e.PlayersReseated():
            return _seated(table, event.seating)
        case e.PresenceSet():
            return because(_present(who(table, event.seat), gone=event.gone), event.reason)
        case _:
            assert_never(event)


def _house_rule(name: str, value: bool | str) -> Text:  # noqa: FBT001
    words = WORDS.get(name)
    chosen = words.values.get(str(value)) if words is not None else None
    if words is None or (chosen is None and isinstance(value, str)):
        # Of another version: as it is stored.
        return say("house rule {name}: {value}", name=name, value=switched(value))
    if chosen is not None:
        return say("house rule: {rule} {value}", rule=words.sentence, value=chosen)
    if value:
        return say("house rule: {rule}", rule=words.sentence)
    return say("house rule off: {rule}", rule=words.sentence)


def _terrain(cell: Cell, terrain: Terrain | None) -> Text:
    if terrain is None:
        return say("the terrain of {cell} is not known", cell=cell)
    return say("{cell} is {terrain}", cell=cell, terrain=TERRAIN_NAMES[terrain])


def _lost(round_: int | None) -> Text:
    if round_ is None:
        return say("the scenario is not lost")
    return say("the scenario was lost in Round {n}", n=round_)


def _passed(name: str, *, passed: bool) -> Text:
    if passed:
        return say("{name} has passed this round", name=name)
    return say("{name} has not passed this round", name=name)


def _marker(table: Table, seat: Seat, space: SpaceId | None) -> Text:
    name = who(table, seat)
    if space is None:
        return say("{name}'s marker is off the Action Board", name=name)
    return say("{name}'s marker stands on {space}", name=name, space=space_name(table, space))


def _renamed(old: str, new: str) -> Text:
    if old == new:
        return say("{name} has another colour", name=old)
    return say("{old} is now called {new}", old=old, new=new)


def _seated(table: Table, seating: tuple[Seat, ...]) -> Text:
    names = listed([say("{name}", name=who(table, seat)) for seat in seating])
    return say("clockwise: {names}", names=names)


def _present(name: str, *, gone: bool) -> Text:
    return say("{name} leaves the table", name=name) if gone else say("{name} is back", name=name)
