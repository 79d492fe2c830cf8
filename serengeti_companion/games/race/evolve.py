"""Event -> next table. Nothing here judges."""

from dataclasses import replace
from typing import assert_never

from serengeti_companion.games.race import cards
from serengeti_companion.games.race import events as e
from serengeti_companion.games.race import set_by_hand as h
from serengeti_companion.games.race.model import (
    IN_TURN,
    Laid,
    Phase,
    Place,
    Rock,
    Seat,
    Stack,
    Table,
)
from serengeti_companion.games.race.switches import with_switch
from serengeti_companion.games.race.terms import SPECIES, Special, Species, changed


def evolve(table: Table, event: e.Event) -> Table:
    """The table after the event."""
    match event:
        case e.SetupTicked():
            known = event.step in table.ticked
            return table if known else replace(table, ticked=(*table.ticked, event.step))
        case _ if isinstance(event, e.TurnEvent):
            return _turn(table, event)
        case _ if isinstance(event, e.PlayEvent):
            return _play(table, event)
        case _ if isinstance(event, h.Corrected):
            return cards.recounted(_corrected(table, event))
        case _:
            assert_never(event)


def _turn(table: Table, event: e.TurnEvent) -> Table:
    match event:
        case e.SeasonBegan():
            return replace(table, season=event.season, phase=Phase.EVENT, event=None)
        case e.EventTurnedUp():
            return replace(table, events=(*table.events, event.card), event=event.card)
        case e.ScorpionsSpread():
            return _spread(table, event)
        case e.TurnBegan():
            phase = Phase.SCORPIONS if event.scorpions else Phase.PLAYING
            return replace(table, active=event.seat, phase=phase)
        case e.ScorpionsShown():
            return _shown(table, event)
        case e.EndSet():
            return replace(table, ending=event.ending)
        case e.CleanedUp():
            return _cleaned_up(table, event)
        case e.HandDrawn():
            return _hand_drawn(table, event)
        case e.AsideReturned():
            hand = table.player(event.seat).hand + event.cards
            return table.with_player(event.seat, hand=hand, aside=())
        case e.SeasonEnded():
            return replace(table, totals=(*table.totals, event.totals))
        case e.GameEnded():
            return replace(table, phase=Phase.OVER, event=None)
        case e.CardsCounted():
            return table.with_player(event.seat, counted=event.counted)
        case _:
            assert_never(event)


def _spread(table: Table, event: e.ScorpionsSpread) -> Table:
    for at, number in enumerate(event.given):
        seat = Seat(at)
        table = cards.supply(table, Special.SCORPION, -number)
        table = cards.gain(table, seat, Special.SCORPION, lying=True, number=number)
        table = cards.put(table, seat, Place.DISCARD, number)
    return table


def _shown(table: Table, event: e.ScorpionsShown) -> Table:
    table = cards.take(table, event.seat, Place.HAND, event.shown)
    table = cards.put(table, event.seat, Place.DISCARD, event.shown)
    table = cards.see_lying(table, event.seat, Special.SCORPION, event.shown)
    return replace(table, phase=Phase.PLAYING)


def _cleaned_up(table: Table, event: e.CleanedUp) -> Table:
    player = table.player(event.seat)
    for laid in player.front:
        if laid.card is not None:
            table = cards.see_lying(table, event.seat, laid.card)
    discard = player.discard + player.front_cards + player.hand
    return table.with_player(event.seat, hand=0, front=(), discard=discard, top=event.top)


def _hand_drawn(table: Table, event: e.HandDrawn) -> Table:
    player = table.player(event.seat)
    deck, discard = player.deck - event.first, player.discard
    if event.refreshed:  # RL-DECK-3
        deck, discard = deck + discard - event.then, 0
        table = cards.nothing_lies(table, event.seat)
    hand = player.hand + event.first + event.then
    return table.with_player(event.seat, hand=hand, deck=deck, discard=discard)


def _play(table: Table, event: e.PlayEvent) -> Table:
    match event:
        case e.CardPlayed():
            table = cards.take(table, event.seat, Place.HAND, 1 + event.suns)
            return _laid(table, event.seat, Laid(card=event.skill.card, suns=event.suns))
        case e.SkillCopied(found=True):
            table = cards.take(table, event.seat, Place.DECK, 1)
            return _laid(table, event.seat, Laid(card=event.skill.card))
        case e.ExtraLaid():
            if event.source is Place.DISCARD:
                table = cards.out_of_discard(table, event.seat, event.species)
            table = cards.take(table, event.seat, event.source, 1)
            return _laid(table, event.seat, Laid(card=event.species))
        case e.AnimalTracked():
            return _tracked(table, event)
        case e.AnimalRemoved():
            at = SPECIES.index(event.species)
            gone = table.removed
            table = replace(table, removed=(*gone[:at], gone[at] + 1, *gone[at + 1 :]))
            return _off_the_stack(table, event.species, event.rock)
        case e.RockSwapped() | e.RockTold():
            stack = replace(table.stack(event.species), rock=Rock.SECOND)
            return table.with_stack(event.species, stack)
        case e.SpecialReturned() | e.CarcassTaken():
            return _special(table, event)
        case e.LionLaid() | e.LionScared():
            return _lion(table, event)
        case e.LaidAside():
            player = table.player(event.seat)
            front = cards.lift(player, event.species)
            return table.with_player(event.seat, front=front, aside=(*player.aside, event.species))
        case e.CardsDrawn():
            return _drawn(table, event)
        case e.MarkerMoved():
            return replace(table, marker=event.marker)
        case e.SkillCopied() | e.StackLookedAt() | e.SearchFailed():
            return table
        case _:
            assert_never(event)


def _laid(table: Table, seat: Seat, laid: Laid) -> Table:
    return table.with_player(seat, front=(*table.player(seat).front, laid))


def _tracked(table: Table, event: e.AnimalTracked) -> Table:
    table = _off_the_stack(table, event.species, event.rock)
    table = cards.put(table, event.seat, event.to, 1)
    return cards.gain(table, event.seat, event.species, lying=event.to is Place.DISCARD)


def _off_the_stack(table: Table, species: Species, rock: Rock) -> Table:
    stack = table.stack(species)
    if stack.animals <= 0:
        table = cards.more_than_printed(table, species)
    return table.with_stack(species, Stack(animals=max(0, stack.animals - 1), rock=rock))


def _special(table: Table, event: e.SpecialReturned | e.CarcassTaken) -> Table:
    if isinstance(event, e.CarcassTaken):
        table = cards.supply(table, Special.CARCASS, -1)
        table = cards.put(table, event.seat, Place.DISCARD, 1)
        return cards.gain(table, event.seat, Special.CARCASS, lying=True)
    if event.source is Place.DISCARD:
        table = cards.out_of_discard(table, event.seat, event.card)
    table = cards.take(table, event.seat, event.source, 1)
    table = cards.lose(table, event.seat, event.card)
    return cards.supply(table, event.card, 1)


def _lion(table: Table, event: e.LionLaid | e.LionScared) -> Table:
    if isinstance(event, e.LionLaid):
        player = table.player(event.seat)
        table = table.with_player(
            event.seat,
            front=cards.lift(player, Species.LION),
            savannah=player.savannah + 1,
            ever=player.ever + 1,
        )
        return cards.lose(table, event.seat, Species.LION)
    there = table.player(event.owner).savannah
    if there <= 0:
        table = cards.more_than_printed(table, Species.LION)
    table = table.with_player(event.owner, savannah=max(0, there - 1))
    table = cards.put(table, event.owner, Place.DISCARD, 1)
    return cards.gain(table, event.owner, Species.LION, lying=True)


def _drawn(table: Table, event: e.CardsDrawn) -> Table:
    table = cards.take(table, event.seat, Place.DECK, event.drawn)
    table = cards.put(table, event.seat, Place.HAND, event.drawn - event.discarded)
    table = cards.put(table, event.seat, Place.DISCARD, event.discarded)
    table = cards.see_lying(table, event.seat, Special.SCORPION, event.scorpions)
    return table.with_player(event.seat, top=event.top) if event.discarded else table


def _corrected(table: Table, event: h.Corrected) -> Table:
    match event:
        case h.PlaceCorrected():
            return table.with_player(event.seat, **{event.place: event.number})
        case h.OwnedCorrected():
            owned = changed(table.player(event.seat).owned, event.card, event.number - event.old)
            return table.with_player(event.seat, owned=owned)
        case h.SavannahCorrected():
            return table.with_player(event.seat, savannah=event.lions, ever=event.ever)
        case h.FrontCorrected():
            return table.with_player(event.seat, front=event.front, aside=event.aside)
        case h.TopCorrected():
            return table.with_player(event.seat, top=event.top)
        case h.PlayerRenamed():
            return table.with_player(event.seat, name=event.name, tint=event.tint)
        case _:
            return _corrected_supply(table, event)


def _corrected_supply(
    table: Table,
    event: h.StackCorrected
    | h.SupplyCorrected
    | h.RemovedCorrected
    | h.MarkerCorrected
    | h.EventsCorrected
    | h.MomentCorrected
    | h.EndingCorrected
    | h.PrintedSet
    | h.HouseRuleSet,
) -> Table:
    match event:
        case h.StackCorrected():
            return table.with_stack(event.species, event.stack)
        case h.SupplyCorrected():
            return replace(table, scorpions=event.scorpions, carcasses=event.carcasses)
        case h.RemovedCorrected():
            at = SPECIES.index(event.species)
            gone = (*table.removed[:at], event.number, *table.removed[at + 1 :])
            return replace(table, removed=gone)
        case h.MarkerCorrected():
            return replace(table, marker=event.marker)
        case h.EventsCorrected():
            return _in_force(replace(table, events=event.events))
        case h.MomentCorrected():
            return _in_force(
                replace(table, season=event.season, phase=event.phase, active=event.active)
            )
        case h.EndingCorrected():
            return replace(table, ending=event.ending)
        case h.PrintedSet():
            steps = event.printed.steps
            marker = max(-steps, min(steps, table.marker))
            return replace(table, printed=event.printed, marker=marker)
        case h.HouseRuleSet():
            return replace(table, house=with_switch(table.house, event.name, event.value))
        case _:
            assert_never(event)


def _in_force(table: Table) -> Table:
    """After a correction the last event is the one in force, if a turn is being played."""
    last = table.events[-1] if table.phase in IN_TURN and table.events else None
    return replace(table, event=last)
