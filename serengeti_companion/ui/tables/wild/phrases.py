"""What a command would do, in a few words and with its price; and why not."""

from PySide6.QtCore import QCoreApplication

from serengeti_companion.engine.clauses import Violation, standing_in_the_way
from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild import events as e
from serengeti_companion.games.wild.model import Table
from serengeti_companion.games.wild.names import SPECIES_NAMES, card_name, card_names
from serengeti_companion.games.wild.rules.actions import top
from serengeti_companion.games.wild.terms import Cell, Species
from serengeti_companion.ui.tables.wild.desk import TablePreview
from serengeti_companion.ui.tables.wild.gestures import on_turn
from serengeti_companion.ui.translation import filled, told


def coins(number: int) -> str:
    if number == 1:
        return QCoreApplication.translate("phrases", "1 Coin")
    return QCoreApplication.translate("phrases", "{n} Coins").format(n=number)


def stars(number: int) -> str:
    if number == 1:
        return QCoreApplication.translate("phrases", "1 star")
    return QCoreApplication.translate("phrases", "{n} stars").format(n=number)


def summary(table: Table, command: c.TurnCommand, preview: TablePreview) -> str:
    """Like "Discover Lion at C4, 1 Coin"; the name comes first when it is not their turn yet."""
    words = _deed(table, command)
    extras = _extras(preview.events)
    line = ", ".join((words, *extras))
    if command.seat == on_turn(table) or isinstance(command, c.PassTurn | c.EndTurn):
        return line
    return _named(table, command, line)


def instead(table: Table, command: c.TurnCommand, preview: TablePreview) -> str:
    """The other meaning of a gesture, shorter: the animal and the space are plain."""
    price = coins(price_of(preview.events))
    match command:
        case c.SpendFood():
            words = QCoreApplication.translate("phrases", "{n} Food instead")
            return words.format(n=len(command.path) - 1)
        case c.MoveAnimal():
            return QCoreApplication.translate("phrases", "Move for {price}").format(price=price)
        case c.SwapAnimals():
            return QCoreApplication.translate("phrases", "Swap for {price}").format(price=price)
        case _:
            return summary(table, command, preview)


def _named(table: Table, command: c.TurnCommand, line: str) -> str:
    words = QCoreApplication.translate("phrases", "{name}: {deed}")
    return filled(words, name=table.player(command.seat).name, deed=line)


def why_not(preview: TablePreview) -> str:
    """The first reason that stands in the way, "" if there is none."""
    return first_reason(preview.violations)


def first_reason(violations: tuple[Violation, ...]) -> str:
    """The same of violations."""
    pressing = standing_in_the_way(violations, frozenset())
    return told(pressing[0].message) if pressing else ""


def clause_of(preview: TablePreview) -> str:
    """The clause of that reason."""
    pressing = standing_in_the_way(preview.violations, frozenset())
    return pressing[0].clause if pressing else ""


def _animal(table: Table, cell: Cell, named: Species | None) -> str:
    found = top(table, cell, named)
    if found is None:
        return QCoreApplication.translate("phrases", "an animal")
    return told(SPECIES_NAMES[found])


def _deed(table: Table, command: c.TurnCommand) -> str:
    match command:
        case c.DiscoverAnimal():
            words = QCoreApplication.translate("phrases", "Discover {animal} at {cell}")
            animal = told(SPECIES_NAMES[command.species])
            return words.format(animal=animal, cell=command.cell)
        case c.MoveAnimal():
            words = QCoreApplication.translate("phrases", "Move {animal} to {cell}")
            animal = _animal(table, command.path[0], command.animal)
            return words.format(animal=animal, cell=command.path[-1])
        case c.SpendFood():
            words = QCoreApplication.translate("phrases", "{animal} to {cell} for {n} Food")
            animal = _animal(table, command.path[0], command.animal)
            steps = len(command.path) - 1
            return words.format(animal=animal, cell=command.path[-1], n=steps)
        case c.SwapAnimals():
            words = QCoreApplication.translate("phrases", "Swap {one} and {other}")
            one = _animal(table, command.first, command.first_animal)
            other = _animal(table, command.second, command.second_animal)
            return words.format(one=one, other=other)
        case _:
            return _card_deed(table, command)


def _card_deed(table: Table, command: c.TurnCommand) -> str:
    name = table.player(command.seat).name
    match command:
        case c.TakeCards():
            words = QCoreApplication.translate("phrases", "Take {cards}")
            return words.format(cards=told(card_names(command.cards)))
        case c.BuyCards():
            words = QCoreApplication.translate("phrases", "Buy {cards}")
            return words.format(cards=told(card_names(command.cards)))
        case c.RenewPool():
            return QCoreApplication.translate("phrases", "Renew the Pool")
        case c.FilmScene():
            words = QCoreApplication.translate("phrases", "Film {card}")
            return words.format(card=told(card_name(command.shown or command.card)))
        case c.DiscardCards():
            words = QCoreApplication.translate("phrases", "Discard {cards}")
            return words.format(cards=told(card_names(command.cards)))
        case _:
            passing = isinstance(command, c.PassTurn)
            words = QCoreApplication.translate("phrases", "{name} is done")
            if passing:
                words = QCoreApplication.translate("phrases", "{name} passes")
            return filled(words, name=name)


def price_of(events: tuple[e.Event, ...]) -> int:
    """All Coins paid."""
    return sum(event.price for event in events if isinstance(event, e.ActionTaken | e.CardsTaken))


def _extras(events: tuple[e.Event, ...]) -> tuple[str, ...]:
    """Price, tokens and stars, as far as there are any."""
    price = price_of(events)
    found = [coins(price)] if price else []
    for event in events:
        match event:
            case e.VfxSpent():
                words = QCoreApplication.translate("phrases", "{n} VFX")
                found.append(words.format(n=event.tokens))
            case e.StarsScored():
                found.append(f"+{stars(event.stars)}")
            case e.CardsDiscarded() if event.coins:
                found.append(f"+{coins(event.coins)}")
            case _:
                continue
    return tuple(found)
