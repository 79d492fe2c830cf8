"""How much of a copy is known: what there is to tell of it, and how much of that is told."""

from collections.abc import Sequence
from dataclasses import dataclass

from serengeti_companion.games.wild.printed import ASSUMED_TILES, MapSide, Printed
from serengeti_companion.games.wild.terms import CARDS, SceneCard

MIGRATION_CARDS = 12  # WS-COMP, WS-PIC-6
SPECIALIST_CARDS = 14  # WS-PIC-8
SIDES = 2  # WS-PIC-1
_SCALES = 3  # WS-PIC-9, WS-PIC-10


@dataclass(frozen=True, slots=True, kw_only=True)
class Share:
    """`known` of `all` that there is."""

    known: int
    all: int

    @property
    def complete(self) -> bool:
        return self.known >= self.all


def cards(printed: Printed) -> Share:
    """Scene Cards with a number and a pattern; the rest of a card may be told later (WS-PIC-4)."""
    numbered = [card for card in printed.cards if card.number is not None]
    return Share(known=sum(card.slots is not None for card in numbered), all=CARDS)


def gaps(printed: Printed) -> tuple[int, ...]:
    """Numbers of which nothing is told."""
    told = {card.number for card in printed.cards}
    return tuple(number for number in range(1, CARDS + 1) if number not in told)


def is_whole(card: SceneCard) -> bool:
    """Whether all that is printed on it is told."""
    return None not in {card.number, card.type, card.slots, card.reward, card.icons}


def side(of: MapSide) -> Share:
    """Spaces of one side of the Map."""
    return Share(known=sum(cell is not None for cell in of.terrain), all=len(of.terrain))


def sides(printed: Printed) -> Share:
    """Sides of the Map on which every space is told."""
    whole = sum(side(each).complete for each in printed.sides)
    return Share(known=whole, all=max(SIDES, len(printed.sides)))


def board(printed: Printed) -> Share:
    """The Action Board: told or assumed (WS-PIC-2)."""
    return Share(known=int(not printed.board_assumed), all=1)


def migrations(printed: Printed) -> Share:
    """Great Migration Cards."""
    return Share(known=len(printed.migrations), all=MIGRATION_CARDS)


def tiles(printed: Printed) -> Share:
    """Award Tiles; one a species is assumed (WS-PIC-7)."""
    return Share(known=len(printed.award_tiles), all=len(ASSUMED_TILES))


def specialists(printed: Printed) -> Share:
    """Specialists and the three scales."""
    scales: Sequence[object] = (printed.celebrity, printed.adventurer_few, printed.adventurer_many)
    told = sum(scale is not None for scale in scales)
    return Share(known=len(printed.specialists) + told, all=SPECIALIST_CARDS + _SCALES)
