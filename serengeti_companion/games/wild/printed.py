"""The facts printed on one copy of the game, as far as they are known."""

from collections.abc import Iterator
from dataclasses import dataclass

from serengeti_companion.games.wild.terms import (
    CELLS,
    ActionSpace,
    BasicAction,
    Frame,
    MigrationCard,
    SceneCard,
    SpaceId,
    Species,
    Terrain,
)

LONGEST_TEXT = 200
"""Letters of a name that nothing else limits, or of a note."""
LONGEST_SPECIALIST = 40
LONGEST_COLOUR = 20
MOST_COLOURS = 4

Scale = tuple[tuple[int, int], ...]
"""Stars by a count, in rising order of the count: (9, 2) = 2 stars from 9 on, or up to 9."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MapSide:
    """One side of the Map: the terrain of each of CELLS, None where it is not known."""

    name: str
    terrain: tuple[Terrain | None, ...] = (None,) * len(CELLS)


@dataclass(frozen=True, slots=True, kw_only=True)
class SpecialistCard:
    """A Specialist as its owner entered it; `name` is a word of interfaces for the six described.

    `difficulty` is 1 to 5, None = not known (WS-PIC-8, WS-PIC-11).
    """

    name: str
    difficulty: int | None = None
    note: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Printed:
    """One copy. `cards` are those described: by number, then those whose number is not known.

    `practice` marks a set of our own invention; `board_assumed` says that nobody has looked at the
    Action Board, so that its clauses warn and never refuse (WS-PIC-2). The scales are None until
    somebody entered them: `celebrity` by Like Icons, each step from that many on (WS-PIC-9); the
    adventurer's by completed cards, each step up to that many, for 1 to 2 players (`few`) and for 3
    to 4 (`many`) (WS-PIC-10). `track_last` is the last number of the Documentary Score Track, None
    = not known (WS-PIC-12). `colours` are the owner's names of the first so many of the four marker
    colours (WS-PIC-14).
    """

    name: str
    practice: bool = False
    board_assumed: bool = False
    cards: tuple[SceneCard, ...] = ()
    sides: tuple[MapSide, ...]
    spaces: tuple[ActionSpace, ...]
    migrations: tuple[MigrationCard, ...] = ()
    award_tiles: tuple[Species, ...]
    specialists: tuple[SpecialistCard, ...] = ()
    celebrity: Scale | None = None
    adventurer_few: Scale | None = None
    adventurer_many: Scale | None = None
    track_last: int | None = None
    colours: tuple[str, ...] = ()

    def card(self, number: int) -> SceneCard | None:
        return next((card for card in self.cards if card.number == number), None)

    def space(self, space_id: SpaceId) -> ActionSpace | None:
        return next((space for space in self.spaces if space.id == space_id), None)

    def migration(self, number: int) -> MigrationCard | None:
        return next((card for card in self.migrations if card.number == number), None)


def _assumed_spaces() -> Iterator[ActionSpace]:
    """WS-PIC-2 and WS-PIC-3: what to assume of the Action Board until it has been entered."""
    for action in BasicAction:
        closed = action in {BasicAction.SWAP, BasicAction.MOVE}  # WS-RULING-19
        for price, frame in (1, Frame.FULL), (2, Frame.PARTLY):
            yield ActionSpace(
                id=SpaceId(f"{action}-{price}"),
                action=action,
                price=price,
                frame=frame,
                closed_in_round_1=closed,
            )


ASSUMED_SPACES = tuple(_assumed_spaces())
ASSUMED_SIDES = (MapSide(name=""),)  # WS-PIC-1
ASSUMED_TILES = tuple(Species)  # WS-PIC-7

UNKNOWN_COPY = Printed(
    name="",
    board_assumed=True,
    sides=ASSUMED_SIDES,
    spaces=ASSUMED_SPACES,
    award_tiles=ASSUMED_TILES,
)
"""Nothing is known but the rulebook's text."""


def number_first(card: SceneCard) -> tuple[bool, int]:
    """The order of a copy's cards: by number, then those whose number is not known."""
    return card.number is None, card.number or 0
