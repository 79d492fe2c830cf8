"""Which animals on the Map show a Scene Card's pattern.

A *placement* names a cell for each slot of a card, in the card's order. One animal serves one
slot (WS-RULING-37). Of the placements that need the fewest VFX Tokens, the first in the order of
`terms.CELLS` is taken, slot by slot. What stands in the way where there is none: `mismatches`.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from serengeti_companion.games.wild.rules.patterns import (
    Board,
    Ground,
    Standing,
    cells_of,
    joined,
    lacking,
    options_for,
    place,
    standing_on,
    unmet_slots,
)
from serengeti_companion.games.wild.terms import Cell, SceneCard, SceneType


@dataclass(frozen=True, slots=True, kw_only=True)
class Match:
    """A placement that completes the card when the conditions of the slots `freed` are lifted."""

    cells: tuple[Cell, ...]
    freed: tuple[int, ...] = ()

    @property
    def vfx(self) -> int:
        """The VFX Tokens to spend, one for each freed slot (WS-RES-VFX-1)."""
        return len(self.freed)


@dataclass(frozen=True, slots=True, kw_only=True)
class Unknown:
    """Whether the card can be completed hangs on a fact that nobody has entered.

    `cells` is a placement that works if the terrain below the slots `asked` is what the card
    wants; empty where the card's type or pattern is what is not known (WS-PIC-4).
    """

    cells: tuple[Cell, ...] = ()
    freed: tuple[int, ...] = ()
    asked: tuple[int, ...] = ()


def search(
    card: SceneCard, board: Board, ground: Ground, vfx: int = 0, freed: tuple[int, ...] = ()
) -> Match | Unknown | None:
    """The placement needing the fewest VFX Tokens, at most `vfx`; None = cannot be completed.

    Slots in `freed` have their token already. Terrain that is not known counts as not matching;
    the answer is Unknown where knowing it would decide.
    """
    return _search(card, standing_on(board), ground, vfx, freed)


def search_all(
    cards: Iterable[SceneCard], board: Board, ground: Ground, vfx: int = 0
) -> tuple[Match | Unknown | None, ...]:
    """`search` for many cards on one board, in order."""
    standing = standing_on(board)
    return tuple(_search(card, standing, ground, vfx, ()) for card in cards)


def find(
    card: SceneCard, board: Board, ground: Ground, freed: tuple[int, ...] = ()
) -> tuple[Cell, ...] | None:
    """The cells that complete the card with these slots freed of their condition, and no other."""
    found = search(card, board, ground, 0, freed)
    return found.cells if isinstance(found, Match) else None


def _search(
    card: SceneCard, standing: Standing, ground: Ground, vfx: int, freed: tuple[int, ...]
) -> Match | Unknown | None:
    if card.slots is None:
        return Unknown()
    if lacking(card.slots, standing):
        return None
    surely = options_for(card.slots, standing, ground, freed, unknown=1)
    best = place(card.type, card.slots, surely)
    if best is not None and best[0] <= vfx:
        return Match(cells=cells_of(best[1]), freed=joined(freed, unmet_slots(surely, best[1])))
    if best is None and card.type is not None:
        return None
    return _hope(card, standing, ground, vfx, freed)


def _hope(
    card: SceneCard, standing: Standing, ground: Ground, vfx: int, freed: tuple[int, ...]
) -> Unknown | None:
    """Unknown if the card could be completed were all unknown facts as it wants them."""
    slots = card.slots or ()
    hoped = options_for(slots, standing, ground, freed, unknown=0)
    # A terrain scene asks least of the positions: what it cannot do, no other type can.
    best = place(card.type or SceneType.TERRAIN, slots, hoped)
    if best is None or best[0] > vfx:
        return None
    if card.type is None:
        return Unknown()
    known = unmet_slots(hoped, best[1])
    surely = options_for(slots, standing, ground, (*freed, *known), unknown=1)
    return Unknown(
        cells=cells_of(best[1]), freed=joined(freed, known), asked=unmet_slots(surely, best[1])
    )
