"""What the table sets by hand: the events of every correction."""

from collections.abc import Iterator

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild import events as e
from serengeti_companion.games.wild.evolve import evolve
from serengeti_companion.games.wild.model import (
    Phase,
    Seat,
    Source,
    Step,
    Table,
)
from serengeti_companion.games.wild.rules import (
    draws,
    preparation,
    specialists,
    supply,
    together,
    turns,
)
from serengeti_companion.games.wild.terms import Icon, Species


def do_correction(table: Table, command: c.Correction) -> Iterator[e.Event]:
    """What setting it does, the verdict on a Round Goal just judged included."""
    before = table
    for event in _set(table, command):
        yield event
        table = evolve(table, event)
    yield from together.judged_again(before, table)
    if isinstance(command, c.SetHouseRule):
        yield from together.loss_switched(table)


def _set(table: Table, command: c.Correction) -> Iterator[e.Event]:
    match command:
        case c.CorrectNumber():
            yield _number_set(table, command)
        case c.CorrectMap():
            yield e.MapCorrected(
                cell=command.cell,
                old=table.at(command.cell),
                animals=command.animals,
                reason=command.reason,
            )
        case c.CorrectCards():
            yield e.CardsCorrected(
                place=command.place,
                cards=command.cards,
                seat=command.seat,
                reason=command.reason,
            )
        case c.DescribeCard():
            yield _described(table, command)
        case c.CorrectMoment():
            yield _moment_set(command)
        case c.CorrectPassed():
            passed = e.PassedCorrected(
                seat=command.seat, passed=command.passed, reason=command.reason
            )
            yield passed
            yield from _going_on(evolve(table, passed), command.seat)
        case c.SetPresence():
            left = e.PresenceSet(seat=command.seat, gone=command.gone, reason=command.reason)
            yield left
            yield from _going_on(evolve(table, left), command.seat)
        case c.BookGain():
            yield from _booked(table, command)
        case c.CorrectLoss():
            lost_in, reason = command.lost_in, command.reason
            yield e.LossCorrected(old=table.lost_in, lost_in=lost_in, reason=reason)
        case _:
            yield _plain(command)


def _plain(
    command: c.CorrectMarker
    | c.CorrectFirstPlayer
    | c.CorrectSpace
    | c.CorrectTerrain
    | c.RenamePlayer
    | c.ReseatPlayers
    | c.SetHouseRule
    | c.SetTracking,
) -> e.Event:
    match command:
        case c.CorrectMarker():
            return e.MarkerCorrected(seat=command.seat, space=command.space, reason=command.reason)
        case c.CorrectFirstPlayer():
            return e.FirstPlayerChosen(seat=command.seat)
        case c.CorrectSpace():
            return e.SpaceCorrected(space=command.space, reason=command.reason)
        case c.CorrectTerrain():
            return e.TerrainLearned(
                cell=command.cell, terrain=command.terrain, reason=command.reason
            )
        case c.RenamePlayer():
            return e.PlayerRenamed(
                seat=command.seat, name=command.name.strip(), colour=command.colour
            )
        case c.ReseatPlayers():
            return e.PlayersReseated(seating=command.seating)
        case c.SetHouseRule():
            return e.HouseRuleSet(name=command.name, value=command.value)
        case c.SetTracking():
            return e.TrackingSet(tracking=command.tracking)


def number(table: Table, command: c.CorrectNumber) -> int:
    """What the number is now."""
    player = table.player(command.seat or Seat(0))
    match command.fact, command.of:
        case "deck", _:
            return table.deck
        case "team", _:
            return table.team
        case "icon", Icon() as icon:
            return player.icon(icon)
        case "animal", Species() as species:
            return player.animal(species)
        case fact, _:
            return int(getattr(player, fact))


def _number_set(table: Table, command: c.CorrectNumber) -> e.NumberCorrected:
    return e.NumberCorrected(
        fact=command.fact,
        old=number(table, command),
        value=command.value,
        seat=command.seat,
        of=command.of,
        reason=command.reason,
    )


def _described(table: Table, command: c.DescribeCard) -> e.CardDescribed:
    card = command.card
    if card.number is not None and card.slots is None:
        card = table.printed.card(card.number) or card
    return e.CardDescribed(place=command.place, was=command.was, card=card, seat=command.seat)


def _moment_set(command: c.CorrectMoment) -> e.MomentCorrected:
    step = None
    if command.phase is Phase.PREPARATION:
        step = command.step or Step.MARKER
    return e.MomentCorrected(
        round=command.round,
        phase=command.phase,
        seat=command.seat,
        step=step,
        reason=command.reason,
    )


def _going_on(table: Table, seat: Seat) -> Iterator[e.Event]:
    """What cannot wait any more for a player who has passed or left."""
    player = table.player(seat)
    if not (player.passed or player.gone):
        return
    if table.phase is Phase.ROUND:
        if table.turn is not None and table.turn.seat == seat:
            # WS-TURN-7: what was taken in this turn is filled up again.
            yield from draws.refill(table)
        yield from turns.moving_on(table, seat)
    elif table.step is Step.DRAW and set(table.drew) >= set(table.present):
        yield from preparation.done(table, Step.DRAW)


def _booked(table: Table, command: c.BookGain) -> Iterator[e.Event]:
    seat, booked = command.seat, command.booked
    # No star is an answer too where the end asks for a Specialist's bonus.
    if booked.stars or specialists.final_question(table, seat) is not None:
        source = Source.BY_HAND
        if table.player(seat).specialist:
            over = table.phase is Phase.OVER
            source = Source.FINAL_SPECIALIST if over else Source.SPECIALIST
        yield e.StarsScored(seat=seat, stars=booked.stars, source=source, clause="WS-RULING-72")
    food, vfx = supply.food(table, booked.food), supply.vfx(table, booked.vfx)
    if food or vfx:
        yield e.TokensGained(seat=seat, food=food, vfx=vfx)
