"""What can be done to the Great Migration Cards of a copy; each answers the copy as it is then."""

from collections.abc import Iterable
from dataclasses import replace

from serengeti_companion.games.wild.known import MIGRATION_CARDS
from serengeti_companion.games.wild.printed import Printed
from serengeti_companion.games.wild.terms import (
    CELLS,
    COLUMNS,
    SIZE,
    Cell,
    Mark,
    MigrationCard,
    column_and_row,
)

MOST_CARDS = 99
"""As many as a file of a copy may hold."""

Squares = dict[Cell, Mark]
"""The marked squares."""


def squares(card: MigrationCard | None) -> Squares:
    """Nothing is marked on a card that is not told."""
    if card is None:
        return {}
    return dict.fromkeys(card.brown, Mark.BROWN) | dict.fromkeys(card.blue, Mark.BLUE)


def card_of(number: int, marked: Squares) -> MigrationCard:
    """The squares in the order of the Map."""
    of = {mark: tuple(cell for cell in CELLS if marked.get(cell) is mark) for mark in Mark}
    return MigrationCard(number=number, brown=of[Mark.BROWN], blue=of[Mark.BLUE])


def painted(marked: Squares, cells: Iterable[Cell], mark: Mark | None) -> Squares:
    """With these squares so, None = not marked."""
    rest = {cell: each for cell, each in marked.items() if cell not in set(cells)}
    return rest if mark is None else rest | dict.fromkeys(cells, mark)


def turned(marked: Squares) -> Squares:
    """The card a quarter turned clockwise."""
    return {_turned(cell): mark for cell, mark in marked.items()}


def _turned(cell: Cell) -> Cell:
    x, y = column_and_row(cell)
    return Cell(f"{COLUMNS[SIZE - 1 - y]}{x + 1}")


def put(printed: Printed, card: MigrationCard) -> Printed:
    """The card of that number is this from now on."""
    others = tuple(each for each in printed.migrations if each.number != card.number)
    return replace(printed, migrations=_sorted((*others, card)))


def renumbered(printed: Printed, before: int, number: int) -> Printed:
    """The same card under another number."""
    cards = (
        replace(each, number=number) if each.number == before else each
        for each in printed.migrations
    )
    return replace(printed, migrations=_sorted(cards))


def without(printed: Printed, number: int) -> Printed:
    """Without that card."""
    return replace(
        printed, migrations=tuple(each for each in printed.migrations if each.number != number)
    )


def untold(printed: Printed) -> tuple[int, ...]:
    """The lowest free numbers, one for each of the 12 cards that is not told yet."""
    told = {card.number for card in printed.migrations}
    free = (number for number in range(1, MIGRATION_CARDS + len(told) + 1) if number not in told)
    return tuple(free)[: max(MIGRATION_CARDS - len(told), 0)]


def following(printed: Printed, number: int) -> int:
    """Which to tell after that one: the next that is not told, else the next there is."""
    left = untold(printed)
    if left:
        return next((each for each in left if each > number), left[0])
    told = [card.number for card in printed.migrations]
    return next((each for each in told if each > number), told[0])


def _sorted(cards: Iterable[MigrationCard]) -> tuple[MigrationCard, ...]:
    return tuple(sorted(cards, key=lambda card: card.number))
