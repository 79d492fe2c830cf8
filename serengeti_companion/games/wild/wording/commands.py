"""What a player or the table said, as undo names it."""

from typing import assert_never

from serengeti_companion.engine.texts import Text, count, say
from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.model import Step, Table
from serengeti_companion.games.wild.names import (
    ACTION_NAMES,
    ONE_ANIMAL,
    SPECIES_NAMES,
    STEP_NAMES,
    card_name,
    card_names,
)
from serengeti_companion.games.wild.rules.specialist_terms import specialist_name
from serengeti_companion.games.wild.terms import BasicAction, area_of
from serengeti_companion.games.wild.wording.corrections import tell_correction
from serengeti_companion.games.wild.wording.phrases import animal_at, coins, listed, who

_OnTheMap = c.DiscoverAnimal | c.SwapAnimals | c.MoveAnimal | c.SpendFood


def tell_command(table: Table, command: c.Command) -> Text:
    """What the command does; `table` is the one before it."""
    match command:
        case c.DiscoverAnimal() | c.SwapAnimals() | c.MoveAnimal() | c.SpendFood():
            if not table.tracking.map:
                return _beside_the_map(table, command)
            return _on_the_map(table, command)
        case c.TakeCards() | c.BuyCards() | c.RenewPool() | c.DiscardCards() | c.FilmScene():
            return _with_cards(table, command)
        case c.EndTurn():
            return say("{name} is done", name=who(table, command.seat))
        case c.PassTurn():
            return say("{name} passes", name=who(table, command.seat))
        case c.TransferCoins():
            return say(
                "{giver} gives {taker} {coins}",
                giver=who(table, command.giver),
                taker=who(table, command.taker),
                coins=coins(command.coins),
            )
        case c.StopAfterLoss():
            return say("the table stops after the loss")
        case _ if isinstance(command, c.SetupCommand):
            return _in_setup(table, command)
        case _ if isinstance(command, c.StepCommand):
            return _in_preparation(table, command)
        case _:
            return tell_correction(table, command)


def _beside_the_map(table: Table, command: _OnTheMap) -> Text:
    """What it is where no Map is followed: the animal and the spaces are made up then."""
    name = who(table, command.seat)
    match command:
        case c.DiscoverAnimal():
            action = BasicAction(area_of(command.species).value)
        case c.SwapAnimals():
            action = BasicAction.SWAP
        case c.MoveAnimal():
            action = BasicAction.MOVE
        case c.SpendFood():
            return say("{name} spends {n} Food", name=name, n=len(command.path) - 1)
        case _:
            assert_never(command)
    return say("{name}: {action}", name=name, action=ACTION_NAMES[action])


def _on_the_map(table: Table, command: _OnTheMap) -> Text:
    name = who(table, command.seat)
    match command:
        case c.DiscoverAnimal():
            animal = ONE_ANIMAL[command.species]
            return say(
                "{name} discovers {animal} on {cell}", name=name, animal=animal, cell=command.cell
            )
        case c.SwapAnimals():
            return say(
                "{name} swaps {first} on {here} and {second} on {there}",
                name=name,
                first=animal_at(table, command.first, command.first_animal),
                here=command.first,
                second=animal_at(table, command.second, command.second_animal),
                there=command.second,
            )
        case c.MoveAnimal():
            return say(
                "{name} moves {animal} from {start} to {end}",
                name=name,
                animal=animal_at(table, command.path[0], command.animal),
                start=command.path[0],
                end=command.path[-1],
            )
        case c.SpendFood():
            return say(
                "{name} leads {animal} from {start} to {end} with Food",
                name=name,
                animal=animal_at(table, command.path[0], command.animal),
                start=command.path[0],
                end=command.path[-1],
            )
        case _:
            assert_never(command)


def _with_cards(
    table: Table,
    command: c.TakeCards | c.BuyCards | c.RenewPool | c.DiscardCards | c.FilmScene,
) -> Text:
    name = who(table, command.seat)
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
            return _filmed(name, command)
        case _:
            assert_never(command)


def _filmed(name: str, command: c.FilmScene) -> Text:
    card = card_name(command.card if command.shown is None else command.shown)
    if not command.vfx:
        return say("{name} films {card}", name=name, card=card)
    vfx = len(command.vfx)
    return say("{name} films {card} with {n} VFX", name=name, card=card, n=vfx)


def _in_setup(table: Table, command: c.SetupCommand) -> Text:
    match command:
        case c.TickSetup(skipped=True):
            return say("setup step {n} is skipped", n=command.step)
        case c.TickSetup():
            return say("setup step {n} is done", n=command.step)
        case c.LayAwardTiles():
            return say("the Award Tiles are laid")
        case c.LayPool():
            return say("the Pool is laid")
        case c.KeepOpeningCards():
            name, cards = who(table, command.seat), card_names(command.kept)
            return say("{name} keeps {cards} to begin with", name=name, cards=cards)
        case c.PlaceFirstAnimals():
            return count(
                len(command.placed),
                "{n} animal is placed before the game",
                "{n} animals are placed before the game",
            )
        case c.ChooseSpecialist(specialist=None):
            return say("{name} plays without a Specialist", name=who(table, command.seat))
        case c.ChooseSpecialist():
            chosen = specialist_name(command.specialist or "")
            name = who(table, command.seat)
            return say("{name} chooses: {specialist}", name=name, specialist=chosen)
        case c.ChooseFirstPlayer():
            return say("{name} is first player", name=who(table, command.seat))
        case c.BeginPlay():
            return say("play begins")
        case _:
            assert_never(command)


_STEPS: dict[type[c.StepCommand], Step] = {
    c.MoveRoundMarker: Step.MARKER,
    c.HoldAwards: Step.AWARDS,
    c.DrawMigration: Step.MIGRATION,
    c.RedraftPool: Step.POOL,
    c.ReceiveIncome: Step.INCOME,
    c.MoveFirstPlayer: Step.FIRST,
}


def _in_preparation(table: Table, command: c.StepCommand) -> Text:
    match command:
        case c.KeepFromFour():
            name, cards = who(table, command.seat), card_names(command.kept)
            return say("{name} keeps {cards} of four", name=name, cards=cards)
        case c.SkipStep():
            return say("{step} is skipped", step=STEP_NAMES[command.step])
        case c.HoldAwards() if command.species is not None:
            animal = SPECIES_NAMES[command.species]
            return listed([STEP_NAMES[Step.AWARDS], animal])
        case _:
            return STEP_NAMES[_STEPS[type(command)]]
