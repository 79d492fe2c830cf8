"""Commands and events in plain words: the names undo shows and the lines of the log."""

from serengeti_companion.engine.texts import Text, count, say
from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild import events as e
from serengeti_companion.games.wild.model import Seat, Source, Step, Table
from serengeti_companion.games.wild.names import (
    ACTION_NAMES,
    ICON_NAMES,
    SPECIES_NAMES,
    STEP_NAMES,
    TERRAIN_NAMES,
    card_name,
    card_names,
)
from serengeti_companion.games.wild.rules import actions
from serengeti_companion.games.wild.rules.specialist_terms import specialist_name
from serengeti_companion.games.wild.terms import Icon, Species

_OtherCommand = c.SetupCommand | c.StepCommand | c.TogetherCommand | c.Correction

SOURCE_NAMES = {
    Source.SCENES: say("Scene Card"),
    Source.AWARDS: say("Awards Ceremony"),
    Source.SPECIALIST: say("Specialist"),
    Source.FINAL_SPECIALIST: say("Specialist"),
    Source.BY_HAND: say("booked by hand"),
}


def _who(table: Table, seat: Seat) -> str:
    return table.player(seat).name


def _animal_at(table: Table, cell: str, named: Species | None) -> Text:
    animal = actions.top(table, cell, named)  # type: ignore[arg-type]
    return say("an animal") if animal is None else SPECIES_NAMES[animal]


def tell_command(table: Table, command: c.Command) -> Text:
    """What the command does, as undo names it; `table` is the one before it."""
    match command:
        case c.DiscoverAnimal():
            return say(
                "{name} discovers a {animal} on {cell}",
                name=_who(table, command.seat),
                animal=SPECIES_NAMES[command.species],
                cell=command.cell,
            )
        case c.SwapAnimals():
            return say(
                "{name} swaps {first} and {second}",
                name=_who(table, command.seat),
                first=command.first,
                second=command.second,
            )
        case c.MoveAnimal():
            return say(
                "{name} moves {animal} from {start} to {end}",
                name=_who(table, command.seat),
                animal=_animal_at(table, command.path[0], command.animal),
                start=command.path[0],
                end=command.path[-1],
            )
        case c.SpendFood():
            return say(
                "{name} leads {animal} to {end} with Food",
                name=_who(table, command.seat),
                animal=_animal_at(table, command.path[0], command.animal),
                end=command.path[-1],
            )
        case c.TakeCards() | c.BuyCards() | c.RenewPool() | c.DiscardCards() | c.FilmScene():
            return _tell_cards(table, command)
        case c.EndTurn():
            return say("{name} is done", name=_who(table, command.seat))
        case c.PassTurn():
            return say("{name} passes", name=_who(table, command.seat))
        case _:
            return _tell_other(table, command)


def _tell_cards(
    table: Table,
    command: c.TakeCards | c.BuyCards | c.RenewPool | c.DiscardCards | c.FilmScene,
) -> Text:
    name = _who(table, command.seat)
    match command:
        case c.TakeCards():
            return say("{name} takes {cards}", name=name, cards=card_names(command.cards))
        case c.BuyCards():
            return say("{name} buys {cards}", name=name, cards=card_names(command.cards))
        case c.RenewPool() if not command.cards:
            return say("{name} renews the Pool", name=name)
        case c.RenewPool():
            cards = card_names(command.cards)
            return say("{name} renews the Pool and takes {cards}", name=name, cards=cards)
        case c.DiscardCards():
            return say("{name} discards {cards}", name=name, cards=card_names(command.cards))
        case c.FilmScene():
            card = command.card if command.shown is None else command.shown
            return say("{name} films {card}", name=name, card=card_name(card))


def _tell_other(table: Table, command: _OtherCommand) -> Text:
    match command:
        case c.TickSetup(skipped=True):
            return say("setup step {n} is skipped", n=command.step)
        case c.TickSetup():
            return say("setup step {n} is done", n=command.step)
        case c.LayAwardTiles():
            return say("the Award Tiles are laid")
        case c.LayPool():
            return say("the Pool is laid")
        case c.KeepOpeningCards() | c.KeepFromFour():
            name, cards = _who(table, command.seat), card_names(command.kept)
            return say("{name} keeps {cards}", name=name, cards=cards)
        case c.PlaceFirstAnimals():
            return say("the first animals are placed")
        case c.ChooseSpecialist(specialist=None):
            return say("{name} plays without a Specialist", name=_who(table, command.seat))
        case c.ChooseSpecialist(specialist=str() as specialist):
            chosen = specialist_name(specialist)
            return say("{name} chooses: {card}", name=_who(table, command.seat), card=chosen)
        case c.TransferCoins():
            return count(
                command.coins,
                "{name} gives {other} {n} Coin",
                "{name} gives {other} {n} Coins",
                name=_who(table, command.giver),
                other=_who(table, command.taker),
            )
        case c.StopAfterLoss():
            return say("the game ends, lost")
        case c.CorrectLoss(lost_in=None):
            return say("no Round Goal was missed")
        case c.CorrectLoss():
            return say("the goal of Round {n} was missed", n=command.lost_in or 0)
        case c.ChooseFirstPlayer() | c.CorrectFirstPlayer():
            return say("{name} is first player", name=_who(table, command.seat))
        case c.BeginPlay():
            return say("play begins")
        case c.SkipStep():
            return say("{step} is skipped", step=STEP_NAMES[command.step])
        case _:
            return _tell_step_or_correction(table, command)


def _tell_step_or_correction(table: Table, command: _OtherCommand) -> Text:
    match command:
        case c.MoveRoundMarker():
            return STEP_NAMES[Step.MARKER]
        case c.HoldAwards():
            return STEP_NAMES[Step.AWARDS]
        case c.DrawMigration():
            return STEP_NAMES[Step.MIGRATION]
        case c.RedraftPool():
            return STEP_NAMES[Step.POOL]
        case c.ReceiveIncome():
            return STEP_NAMES[Step.INCOME]
        case c.MoveFirstPlayer():
            return STEP_NAMES[Step.FIRST]
        case c.CorrectNumber():
            return say(
                "{what} set to {value}",
                what=number_name(table, command.fact, command.seat, command.of),
                value=command.value,
            )
        case c.CorrectMap():
            return say("{cell} set by hand", cell=command.cell)
        case c.BookGain():
            return say("a gain booked for {name}", name=_who(table, command.seat))
        case c.SetHouseRule():
            return say("house rule {name} changed", name=command.name)
        case c.SetTracking():
            return say("what is tracked changed")
        case c.RenamePlayer():
            return say("{name} renamed", name=_who(table, command.seat))
        case c.SetPresence(gone=True):
            return say("{name} leaves", name=_who(table, command.seat))
        case c.DescribeCard():
            return say("{card} described", card=card_name(command.card))
        case _:
            return say("a correction")


def number_name(table: Table, fact: str, seat: Seat | None, of: Icon | Species | None) -> Text:
    """The name of a tracked number, such as Coins of Ann."""
    names = {
        "stars": say("stars"),
        "coins": say("Coins"),
        "food": say("Food"),
        "vfx": say("VFX"),
        "completed": say("completed cards"),
        "deck": say("the deck"),
        "team": say("the common score"),
    }
    what = names.get(fact)
    if isinstance(of, Icon):
        what = say("{icon} Icons", icon=ICON_NAMES[of])
    elif isinstance(of, Species):
        what = say("{animal}s filmed", animal=SPECIES_NAMES[of])
    what = what or say("a number")
    return what if seat is None else say("{what} of {name}", what=what, name=_who(table, seat))


def tell_event(table: Table, event: e.Event) -> Text | None:
    """A line of the log; `table` is the one before the event. None = nothing worth a line."""
    match event:
        case e.ActionTaken() if event.price == 0:
            return say("{action}", action=ACTION_NAMES[event.action])
        case e.ActionTaken():
            action = ACTION_NAMES[event.action]
            return count(
                event.price,
                "{action} for {n} Coin",
                "{action} for {n} Coins",
                action=action,
            )
        case e.CardsTaken() if event.price:
            return count(event.price, "cards for {n} more Coin", "cards for {n} more Coins")
        case e.StarsScored():
            return say(
                "{name} +{stars} stars ({source})",
                name=_who(table, event.seat),
                stars=event.stars,
                source=SOURCE_NAMES[event.source],
            )
        case e.TokensGained():
            return say(
                "{name} gains {food} Food and {vfx} VFX",
                name=_who(table, event.seat),
                food=event.food,
                vfx=event.vfx,
            )
        case e.IncomeReceived():
            return say(
                "{name} receives {coins} Coins, {food} Food, {vfx} VFX",
                name=_who(table, event.seat),
                coins=event.coins,
                food=event.food,
                vfx=event.vfx,
            )
        case e.FoodSpent() if event.tokens:
            return say("{n} Food spent", n=event.tokens)
        case e.VfxSpent() if event.tokens:
            return say("{n} VFX spent", n=event.tokens)
        case e.CardsDiscarded() if event.coins:
            return count(event.coins, "{n} Coin for the cards", "{n} Coins for the cards")
        case e.DeckReshuffled():
            return say("the discard pile is shuffled into a new deck")
        case _:
            return _tell_event_of_preparation(table, event)


def _tell_event_of_preparation(table: Table, event: e.Event) -> Text | None:
    match event:
        case e.RoundBegan():
            name = _who(table, event.seat)
            return say("Round {n} begins with {name}", n=event.round, name=name)
        case e.RoundEnded():
            return say("Round {n} is over", n=event.round)
        case e.GameEnded():
            return say("the game is over")
        case e.GoalJudged(met=True):
            return say(
                "Round Goal met: {value} of {needed}", value=event.value, needed=event.needed
            )
        case e.GoalJudged():
            return say(
                "Round Goal missed: {value} of {needed}", value=event.value, needed=event.needed
            )
        case e.AwardsHeld() if event.species is not None:
            return say("{animal} Awards", animal=SPECIES_NAMES[event.species])
        case e.HerdsMigrated():
            return count(
                len(event.returned), "{n} animal leaves the Map", "{n} animals leave the Map"
            )
        case e.CardsKept():
            return say(
                "{name} keeps {cards} for {price} Coins",
                name=_who(table, event.seat),
                cards=card_names(event.kept),
                price=event.price,
            )
        case e.NumberCorrected():
            return say(
                "{what}: {old} set to {value} {reason}",
                what=number_name(table, event.fact, event.seat, event.of),
                old=event.old,
                value=event.value,
                reason=event.reason,
            )
        case e.TerrainLearned() if event.terrain is not None:
            return say("{cell} is {terrain}", cell=event.cell, terrain=TERRAIN_NAMES[event.terrain])
        case _:
            return None
