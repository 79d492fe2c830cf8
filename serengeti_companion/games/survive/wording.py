"""Commands and events in plain words: the names undo shows and the lines of the log."""

from serengeti_companion.engine.texts import Text, count, say
from serengeti_companion.games.survive import commands as c
from serengeti_companion.games.survive import events as e
from serengeti_companion.games.survive.model import Table
from serengeti_companion.games.survive.names import (
    PHASE_NAMES,
    cards_text,
    effect_text,
    numbers_text,
    predator_name,
    who,
)
from serengeti_companion.games.survive.rules.effects import described
from serengeti_companion.games.survive.terms import NAMELESS, PredatorCard

PILE_NAMES = {"eaten": say("eaten cards"), "safe": say("safe cards")}


def _named(table: Table, order: int) -> Text:
    predator = table.predator(order)
    return predator_name(NAMELESS if predator is None else predator.card)


def _in_full(card: PredatorCard) -> Text:
    """Name and effect; a predator that nobody described has neither."""
    if card == NAMELESS:
        return predator_name(card)
    effect = effect_text(card.effect)
    return say("{predator} ({effect})", predator=predator_name(card), effect=effect)


def tell_command(table: Table, command: c.Command) -> Text:
    """What the command does, as undo names it; `table` is the one before it."""
    match command:
        case c.TickSetup(skipped=True):
            return say("setup step {n} is skipped", n=command.step)
        case c.TickSetup():
            return say("setup step {n} is done", n=command.step)
        case c.BeginPlay():
            return say("play begins")
        case c.TurnUpPredator():
            card = described(table, command.card)
            return say("{predator} is turned up", predator=_in_full(card))
        case c.RevealCards():
            numbers = numbers_text(command.numbers)
            return say("{who} turns up {numbers}", who=who(table, command.seat), numbers=numbers)
        case c.ResolvePredator():
            return say("{predator} hunts", predator=_named(table, command.order))
        case c.NoteSeason():
            return say("season card: {note}", note=command.note)
        case _:
            return _tell_correction(table, command)


def _tell_correction(table: Table, command: c.Correction) -> Text:
    match command:
        case c.DescribePredator():
            return say("{predator} is described", predator=_in_full(command.card))
        case c.CorrectPile():
            return say(
                "{pile} of {who} set by hand",
                pile=PILE_NAMES[command.pile],
                who=who(table, command.seat),
            )
        case c.CorrectPlay():
            return say("cards in play of {who} set by hand", who=who(table, command.seat))
        case c.CorrectDuty(two=True):
            return say("{who} owes two cards", who=who(table, command.seat))
        case c.CorrectDuty():
            return say("{who} owes one card", who=who(table, command.seat))
        case c.CorrectPredators():
            return say("the predators are set by hand")
        case c.CorrectMoment():
            phase = PHASE_NAMES[command.phase]
            return say("set to turn {n}: {phase}", n=command.turn, phase=phase)
        case c.RenamePlayer():
            return say("{who} renamed", who=who(table, command.seat))
        case c.SetPresence(gone=True):
            return say("{who} leaves", who=who(table, command.seat))
        case c.SetPresence():
            return say("{who} comes back", who=who(table, command.seat))
        case c.SetHouseRule():
            return say("house rule {name} changed", name=command.name)


def tell_event(table: Table, event: e.Event) -> Text | None:
    """A line of the log; `table` is the one before the event. None = nothing worth a line."""
    match event:
        case e.TurnBegan():
            return say("Turn {n} begins", n=event.turn)
        case e.PredatorHunted():
            return _tell_hunt(table, event)
        case e.HerdsCrossed():
            return count(len(event.crossed), "{n} card is safe", "{n} cards are safe")
        case e.GameEnded():
            return say("the game is over")
        case e.PileCorrected():
            return say(
                "{pile} of {who}: {old} set to {numbers} {reason}",
                pile=PILE_NAMES[event.pile],
                who=who(table, event.seat),
                old=numbers_text(event.old),
                numbers=numbers_text(event.numbers),
                reason=event.reason,
            )
        case e.PlayCorrected():
            return say(
                "in play of {who}: {old} set to {numbers} {reason}",
                who=who(table, event.seat),
                old=numbers_text(event.old or ()),
                numbers=numbers_text(event.numbers or ()),
                reason=event.reason,
            )
        case e.HouseRuleSet():
            return say("{name} is now {value}", name=event.name, value=str(event.value).lower())
        case _:
            return None


def _tell_hunt(table: Table, event: e.PredatorHunted) -> Text:
    predator = _named(table, event.order)
    if event.eaten:
        eaten = cards_text(table, event.eaten)
        told = say("{predator} eats {cards} and leaves", predator=predator, cards=eaten)
    else:
        told = say("{predator} eats nothing and stays", predator=predator)
    if event.by_rule is None or set(event.by_rule) == set(event.eaten):
        return told
    # SV-PDATA-10: the log keeps both.
    by_rule = cards_text(table, event.by_rule)
    return say("{told}; by its card it eats {cards}", told=told, cards=by_rule)
