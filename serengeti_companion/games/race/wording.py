"""Commands and events in plain words: the names undo shows and the lines of the log."""

from serengeti_companion.engine.texts import Text, count, say
from serengeti_companion.games.race import commands as c
from serengeti_companion.games.race import events as e
from serengeti_companion.games.race import set_by_hand as h
from serengeti_companion.games.race.model import Rock, Seat, Table
from serengeti_companion.games.race.names import (
    CARD_NAMES,
    PHASE_NAMES,
    PLACE_NAMES,
    ROCK_NAMES,
    event_name,
    pile_name,
    skill_name,
    spot_name,
    who,
)


def tell_command(table: Table, command: c.Command) -> Text:
    """What the command does, as undo names it; `table` is the one before it."""
    match command:
        case c.TickSetup(skipped=True):
            return say("setup step {n} is skipped", n=command.step)
        case c.TickSetup():
            return say("setup step {n} is done", n=command.step)
        case c.BeginPlay():
            return say("play begins")
        case c.TurnUpEvent():
            return say("{event} is turned up", event=event_name(command.card))
        case c.ShowScorpions():
            return count(
                command.shown,
                "{who} shows {n} scorpion",
                "{who} shows {n} scorpions",
                who=who(table, command.seat),
            )
        case c.PlayCard():
            return _tell_play(table, command)
        case c.EndTurn():
            return say("{who} ends the turn", who=who(table, command.seat))
        case c.TellRock():
            return say("the rock of the {card} is second", card=CARD_NAMES[command.species])
        case c.CountCards():
            return say("{who} has counted", who=who(table, command.seat))
        case _:
            return _tell_correction(table, command)


def _tell_play(table: Table, command: c.PlayCard) -> Text:
    told = say(
        "{who} plays {skill}",
        who=who(table, command.seat),
        skill=skill_name(command.skill),
    )
    for skill in command.copies:
        told = say("{told} as {skill}", told=told, skill=skill_name(skill))
    if command.stack is not None:
        told = say("{told}: {card}", told=told, card=CARD_NAMES[command.stack])
    return told


def _tell_correction(table: Table, command: c.Correction) -> Text:
    match command:
        case c.CorrectPlace():
            return _by_hand(table, command.seat, PLACE_NAMES[command.place], command.number)
        case c.CorrectOwned():
            return _by_hand(table, command.seat, CARD_NAMES[command.card], command.number)
        case c.CorrectSavannah():
            return _by_hand(table, command.seat, say("Savannah"), command.lions)
        case c.CorrectFront():
            return say("the front of {who} is set by hand", who=who(table, command.seat))
        case c.CorrectTop():
            return say("top of the discard of {who} is set", who=who(table, command.seat))
        case c.CorrectStack():
            return say(
                "{card} stack set to {n}, {rock}",
                card=CARD_NAMES[command.species],
                n=command.animals,
                rock=ROCK_NAMES[command.rock],
            )
        case c.CorrectSupply():
            return say(
                "supply set to {scorpions} scorpions and {carcasses} carcasses",
                scorpions=command.scorpions,
                carcasses=command.carcasses,
            )
        case c.CorrectRemoved():
            return say(
                "{card} removed set to {n}", card=CARD_NAMES[command.species], n=command.number
            )
        case c.CorrectMarker():
            return say("marker set to {spot}", spot=spot_name(table, command.marker))
        case _:
            return _tell_moment(table, command)


def _by_hand(table: Table, seat: Seat, what: Text, number: int) -> Text:
    return say("{what} of {who} set to {n}", what=what, who=who(table, seat), n=number)


def _tell_moment(
    table: Table,
    command: c.CorrectEvents
    | c.CorrectMoment
    | c.CorrectEnding
    | c.SetPrinted
    | c.RenamePlayer
    | c.SetHouseRule,
) -> Text:
    match command:
        case c.CorrectEvents():
            return say("the events are set by hand")
        case c.CorrectMoment():
            return say(
                "set to season {n}, {who}: {phase}",
                n=command.season,
                who=who(table, command.active),
                phase=PHASE_NAMES[command.phase],
            )
        case c.CorrectEnding(season=None):
            return say("the end is lifted")
        case c.CorrectEnding():
            return say("the end is set by hand")
        case c.SetPrinted():
            return say("the facts of the copy are corrected")
        case c.RenamePlayer():
            return say("{who} renamed", who=who(table, command.seat))
        case c.SetHouseRule():
            return say("house rule {name} changed", name=command.name)


def tell_event(table: Table, event: e.Event) -> Text | None:
    """A line of the log; `table` is the one before the event. None = nothing worth a line."""
    match event:
        case e.SeasonBegan():
            return say("Season {n} begins", n=event.season)
        case e.TurnBegan():
            return say("the turn of {who}", who=who(table, event.seat))
        case e.ScorpionsSpread():
            a, b = event.given
            return say("scorpions from the supply: {a} and {b}", a=a, b=b)
        case e.EndSet():
            return _tell_end(table, event)
        case e.HandDrawn():
            return _tell_draw(event)
        case e.AsideReturned():
            return count(
                event.cards, "{n} card aside is back in hand", "{n} cards aside are back in hand"
            )
        case e.SeasonEnded():
            return say("season {n} is over", n=event.season)
        case e.GameEnded():
            return say("the game is over")
        case _ if isinstance(event, e.PlayEvent):
            return _tell_effect(table, event)
        case h.HouseRuleSet():
            return say("{name} is now {value}", name=event.name, value=str(event.value).lower())
        case h.PlaceCorrected() | h.OwnedCorrected():
            return say(
                "{old} set to {n} {reason}", old=event.old, n=event.number, reason=event.reason
            )
        case _:
            return None


def _tell_end(table: Table, event: e.EndSet) -> Text:
    last = min(table.printed.seasons, event.ending.season + 1)
    if event.ending.trigger == "rocks":
        return say("five rocks show: season {n} is the last", n=last)
    return say("the marker has reached a 5: season {n} is the last", n=last)


def _tell_draw(event: e.HandDrawn) -> Text:
    if not event.refreshed:
        return say("new hand: {n} drawn", n=event.first)
    return say(
        "new hand: {first} drawn, discard shuffled, {then} drawn",
        first=event.first,
        then=event.then,
    )


def _tell_effect(table: Table, event: e.PlayEvent) -> Text | None:
    match event:
        case e.AnimalTracked():
            told = say(
                "{card} to the {place}",
                card=CARD_NAMES[event.species],
                place=PLACE_NAMES[event.to],
            )
            return _with_rock(told, event.rock)
        case e.AnimalRemoved():
            told = say("{card} leaves the game", card=CARD_NAMES[event.species])
            return _with_rock(told, event.rock)
        case e.MarkerMoved():
            return say("marker on {spot}", spot=spot_name(table, event.marker))
        case e.CardsDrawn():
            return say("{n} drawn, {away} discarded", n=event.drawn, away=event.discarded)
        case e.StackLookedAt(stack=None, pile=None):
            return None
        case e.StackLookedAt(stack=None):
            return say("looks at {pile}", pile=pile_name(table, event.pile))  # type: ignore[arg-type]
        case e.StackLookedAt():
            return say("looks at the {card} stack", card=CARD_NAMES[event.stack])  # type: ignore[index]
        case e.SearchFailed():
            return say("nothing found in the {place}", place=PLACE_NAMES[event.source])
        case e.SkillCopied(found=True):
            return say("{card} found in the deck", card=CARD_NAMES[event.skill.card])
        case e.SpecialReturned():
            return say(
                "{card} from the {place} goes back",
                card=CARD_NAMES[event.card],
                place=PLACE_NAMES[event.source],
            )
        case _:
            return _tell_other(table, event)


def _tell_other(table: Table, event: e.PlayEvent) -> Text | None:
    match event:
        case e.ExtraLaid():
            return say(
                "second {card} from the {place}",
                card=CARD_NAMES[event.species],
                place=PLACE_NAMES[event.source],
            )
        case e.CarcassTaken():
            return say("takes a carcass")
        case e.LionLaid():
            return say("lion in the Savannah")
        case e.LionScared():
            return say("lion of {who} scared away", who=who(table, event.owner))
        case e.LaidAside():
            return say("{card} laid aside", card=CARD_NAMES[event.species])
        case _:
            return None


def _with_rock(told: Text, rock: Rock) -> Text:
    return say("{told}; the rock shows", told=told) if rock is Rock.TOP else told
