"""The facts printed on one copy of the game, as far as they are known."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from serengeti_companion.engine.texts import Text, say
from serengeti_companion.games.wild.terms import (
    CARDS,
    CELLS,
    COPIES,
    ActionSpace,
    BasicAction,
    Frame,
    Icon,
    MigrationCard,
    SceneCard,
    SpaceId,
    Species,
    Terrain,
)

RARE_ICONS = 6  # WS-ICON-RARE-2

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


def warnings(printed: Printed) -> tuple[Text, ...]:
    """What is odd about these facts but may be so, a sentence each."""
    return (
        *_odd_patterns(printed),
        *_odd_numbers(printed),
        *_too_many_rare(printed),
        *_odd_prices(printed),
        *_missing_spaces(printed),
        *_idle_migrations(printed),
    )


def _odd_patterns(printed: Printed) -> Iterator[Text]:
    # WS-SETUP-6, WS-RULING-37: there are three animals of a species, each fills one slot.
    for card in printed.cards:
        for species, needed in Counter(slot.species for slot in card.slots or ()).items():
            if needed > COPIES:
                yield say(
                    "{card} asks for {n} of the species {species}; the game has 3.",
                    card=_named(card),
                    n=needed,
                    species=species,
                )


def _odd_numbers(printed: Printed) -> Iterator[Text]:
    for card in printed.cards:
        if card.number is not None and card.number > CARDS:
            yield say("{card} has a number above {most}.", card=_named(card), most=CARDS)


def _too_many_rare(printed: Printed) -> Iterator[Text]:
    rare = sum((card.icons or ()).count(Icon.RARE) for card in printed.cards)
    if rare > RARE_ICONS:
        yield say("The cards show {n} Rare Icons; the game has {most}.", n=rare, most=RARE_ICONS)


def _odd_prices(printed: Printed) -> Iterator[Text]:
    for space in printed.spaces:
        if space.price not in {1, 2}:  # WS-SPACE-1
            yield say(
                "The Action Space {space} costs {n}; printed prices are 1 and 2 Coins.",
                space=space.id,
                n=space.price,
            )


def _missing_spaces(printed: Printed) -> Iterator[Text]:
    with_space = {space.action for space in printed.spaces}
    for action in BasicAction:
        if action not in with_space:
            yield say("No Action Space lets a player do {action}.", action=action)


def _idle_migrations(printed: Printed) -> Iterator[Text]:
    for card in printed.migrations:
        if not card.brown:  # WS-MIG-5
            yield say(
                "Migration card {n} has no brown square and clears nothing with 1 to 3 players.",
                n=card.number,
            )


def _named(card: SceneCard) -> Text:
    if card.number is None:
        return say("A card without a number")
    return say("Card {number}", number=card.number)
