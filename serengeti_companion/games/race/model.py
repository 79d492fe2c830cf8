"""The table of A Race For Life as frozen values: what is public, and nothing else (section 3).

Glossary: the *front* are the cards before a player this turn, face up or paid face down under one;
*aside* are elephants beside the deck that rejoin the hand. A player *owns* every card of hers but
the lions in the Savannah. A *stack* holds the animals left of one species and their rock. A *seat*
is 0 for player A, who starts, and 1 for player B.
"""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Literal, NewType

from serengeti_companion.games.race.printed import Printed
from serengeti_companion.games.race.terms import (
    NONE,
    SPECIES,
    TRAILS,
    Card,
    Counts,
    Special,
    Species,
    number_of,
)

Seat = NewType("Seat", int)
A, B = Seat(0), Seat(1)


class Phase(StrEnum):
    """Where the game is; SCORPIONS and PLAYING are steps of the active player's turn."""

    SETUP = "setup"
    EVENT = "event"
    SCORPIONS = "scorpions"
    PLAYING = "playing"
    OVER = "over"


IN_TURN = frozenset({Phase.SCORPIONS, Phase.PLAYING})


class Rock(StrEnum):
    """RL-STACK-12: where the rock of a stack is."""

    HIDDEN = "hidden"
    SECOND = "second"
    TOP = "top"


class Pile(StrEnum):
    """What a giraffe may look at beside the supply (RL-R-26)."""

    EVENTS = "events"
    DECK_A = "deck_a"
    DECK_B = "deck_b"
    DISCARD_A = "discard_a"
    DISCARD_B = "discard_b"


class Place(StrEnum):
    """Where cards of a player are counted."""

    HAND = "hand"
    DECK = "deck"
    DISCARD = "discard"


@dataclass(frozen=True, slots=True, kw_only=True)
class HouseRules:
    """RL-SW-1 to 6, each at its default; see `switches.SWITCHES`."""

    antelope_draw_cost: Literal["1", "0"] = "1"
    scorpion_draw: Literal["step", "step_optional", "skill"] = "step"
    tiebreak_lions: Literal["end", "ever"] = "end"
    antelope_needs_carcass: bool = False
    monkey_as_elephant: bool = True
    show_owned: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatOptions:
    """A player as entered on the new-session page; `tint` is one of the window's, from 0."""

    name: str
    tint: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """All that is decided before setup; the first seat is player A."""

    kind: Literal["race"] = "race"
    seats: tuple[SeatOptions, ...]
    house: HouseRules = HouseRules()


@dataclass(frozen=True, slots=True, kw_only=True)
class EventCard:
    """RL-COMP-5: a drought names its animal; without one it is an infestation."""

    drought: Species | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Stack:
    """RL-STACK-12, RL-STACK-13: the animals left, and where their rock is."""

    animals: int
    rock: Rock = Rock.HIDDEN

    @property
    def shows_animal(self) -> bool:
        """Whether its top card is an animal."""
        return self.animals > 0 and self.rock is not Rock.TOP


@dataclass(frozen=True, slots=True, kw_only=True)
class Laid:
    """A face-up card in front with the cards paid under it; None = it has gone elsewhere since."""

    card: Card | None
    suns: int = 0

    @property
    def cards(self) -> int:
        """How many cards that are."""
        return self.suns + (self.card is not None)


@dataclass(frozen=True, slots=True, kw_only=True)
class Counted:
    """RL-SCORE-18: what a player counted at the end; `animals` as `SPECIES`."""

    animals: tuple[int, ...]
    carcasses: int
    savannah: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Player:
    """One player's cards as everybody can know them.

    `top`: the top card of the discard, None = empty or not known. `lying`: cards that are surely in
    the discard, because all saw them go there since the last refresh. `ever`: lions ever laid in
    the Savannah. `uncounted`: cards more than the player can own, by what was set or overruled.
    """

    name: str
    tint: int
    hand: int = TRAILS
    deck: int = 0
    discard: int = 0
    front: tuple[Laid, ...] = ()
    aside: tuple[Species, ...] = ()
    owned: Counts = NONE
    savannah: int = 0
    ever: int = 0
    top: Card | None = None
    lying: Counts = NONE
    uncounted: int = 0
    counted: Counted | None = None

    def owns(self, card: Card) -> int:
        """How many of that kind, lions in the Savannah left out."""
        return TRAILS if card is Special.TRAIL else number_of(self.owned, card)

    def in_front(self, card: Card) -> int:
        """How many of that kind lie face up in front or aside."""
        return sum(laid.card == card for laid in self.front) + self.aside.count(card)

    def free(self, card: Card) -> int:
        """RL-VAL-6: how many may still be in hand, deck or discard."""
        return self.owns(card) - self.in_front(card)

    @property
    def front_cards(self) -> int:
        """All cards in front, face down ones included."""
        return sum(laid.cards for laid in self.front)

    @property
    def cards(self) -> int:
        """RL-VAL-5: all cards that lie anywhere but in the Savannah."""
        return self.hand + self.deck + self.discard + self.front_cards + len(self.aside)


@dataclass(frozen=True, slots=True, kw_only=True)
class Ending:
    """RL-END-10: the end is set, by what happened in which season."""

    season: int
    trigger: Literal["rocks", "track", "by_hand"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """The whole table.

    `marker`: steps from the middle, positive on A's half, negative on B's. `events`: the event
    cards turned up so far. `event`: the one in force (RL-EVENT-5), None between seasons.
    `adjusted`: pieces more than the copy has, by what was set by hand or overruled. `totals`: both
    scores after each season so far.
    """

    printed: Printed
    house: HouseRules = HouseRules()
    players: tuple[Player, ...]
    stacks: tuple[Stack, ...]
    scorpions: int
    carcasses: int
    removed: tuple[int, ...] = (0,) * len(SPECIES)
    marker: int = 0
    phase: Phase = Phase.SETUP
    season: int = 0
    active: Seat = A
    events: tuple[EventCard, ...] = ()
    event: EventCard | None = None
    ending: Ending | None = None
    adjusted: Counts = NONE
    totals: tuple[tuple[int, int], ...] = ()
    ticked: tuple[int, ...] = ()

    def player(self, seat: Seat) -> Player:
        """The player of a seat."""
        return self.players[seat]

    def stack(self, species: Species) -> Stack:
        """The supply stack of a species."""
        return self.stacks[SPECIES.index(species)]

    @property
    def drought(self) -> Species | None:
        """RL-EVENT-1: the droughted species."""
        return None if self.event is None else self.event.drought

    @property
    def events_left(self) -> int:
        """RL-PUB-3: event cards that are still to be turned up."""
        return max(0, self.printed.seasons - len(self.events))

    @property
    def last_season(self) -> int:
        """RL-END-10: the season with which the game ends, as far as it is known."""
        if self.ending is None:
            return self.printed.seasons
        return min(self.printed.seasons, self.ending.season + 1)

    @property
    def rocks_showing(self) -> int:
        """RL-STACK-19: V."""
        return sum(stack.rock is Rock.TOP for stack in self.stacks)

    @property
    def value(self) -> int:
        """What is printed where the marker stands."""
        return self.printed.value(self.marker)

    @property
    def favoured(self) -> Seat | None:
        """RL-TRACK-2: whose half the marker stands on; None = the middle."""
        return None if self.marker == 0 else A if self.marker > 0 else B

    def with_player(self, seat: Seat, **changes: object) -> "Table":
        """The table with some fields of one player changed."""
        player = replace(self.players[seat], **changes)  # type: ignore[arg-type]
        return replace(self, players=(*self.players[:seat], player, *self.players[seat + 1 :]))

    def with_stack(self, species: Species, stack: Stack) -> "Table":
        """The table with another stack of that species."""
        at = SPECIES.index(species)
        return replace(self, stacks=(*self.stacks[:at], stack, *self.stacks[at + 1 :]))


def other(seat: Seat) -> Seat:
    """Who sits opposite."""
    return Seat(1 - seat)


def towards(seat: Seat) -> int:
    """RL-TRACK-1: the sign of a step towards that player's side."""
    return 1 if seat == A else -1
