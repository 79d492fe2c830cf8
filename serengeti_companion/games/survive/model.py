"""The table of Survive The Serengeti as frozen values.

Glossary: a *colour* is one set of 12 wildebeest: a player's, or the neutral one of a game for two.
Cards *in play* were laid this turn and are not eaten yet; *eaten* ones lie in the colour's discard,
*safe* ones in its face-down pile; all others are in the hand, or in the neutral deck. The *row* are
the predators in play, oldest first; the *draw pile* holds those not turned up yet. A *seat* is the
place of a colour among all colours, counted from 0; the neutral one comes last.
"""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Literal, NewType

from serengeti_companion.games.survive.printed import Printed
from serengeti_companion.games.survive.terms import NUMBERS, PREDATORS, PredatorCard

Seat = NewType("Seat", int)


class Phase(StrEnum):
    """Where the game is: within a turn a predator comes, then cards are laid, then eaten."""

    SETUP = "setup"
    PREDATOR = "predator"
    CHOOSING = "choosing"
    HUNTING = "hunting"
    OVER = "over"


@dataclass(frozen=True, slots=True, kw_only=True)
class HouseRules:
    """SV-SW-1 to 6, each at its default; see `switches.SWITCHES`."""

    own_pair_is_herd: bool = True
    herd_tie: Literal["shared", "next_herd"] = "shared"
    extinct_tie: Literal["shared", "herd"] = "shared"
    neutral_tie: Literal["at_size", "after_values"] = "at_size"
    season_cards: bool | Literal["note"] = False  # True is no value of the switch
    show_memory: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatOptions:
    """A player as entered on the new-session page; `tint` is one of five, 0 to 4."""

    name: str
    tint: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """All that is decided before setup; `neutral` is the neutral tint, None = the first unused."""

    kind: Literal["survive"] = "survive"
    seats: tuple[SeatOptions, ...]
    neutral: int | None = None
    house: HouseRules = HouseRules()


@dataclass(frozen=True, slots=True, kw_only=True)
class Card:
    """A wildebeest in play and whose it is."""

    seat: Seat
    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Predator:
    """A predator in play; `order` counts those turned up; `acted`: had its go this turn."""

    order: int
    card: PredatorCard
    acted: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Colour:
    """One set of 12 and what became of it.

    `laid`: in play, None before the colour has revealed. `eaten` and `safe` hold numbers as they
    came, UNKNOWN for a card nobody named. `two`: owes two cards at the next reveal. `across`: how
    many were safe after each turn. `gone`: the player left the table.
    """

    name: str
    tint: int
    laid: tuple[int, ...] | None = None
    eaten: tuple[int, ...] = ()
    safe: tuple[int, ...] = ()
    two: bool = False
    across: tuple[int, ...] = ()
    gone: bool = False

    @property
    def in_play(self) -> tuple[int, ...]:
        """The numbers in play."""
        return self.laid or ()

    @property
    def played(self) -> tuple[int, ...]:
        """Every card that has left the hand."""
        return self.in_play + self.eaten + self.safe

    @property
    def hand(self) -> int:
        """SV-VAL-1: how many cards are left in the hand, or in the neutral deck."""
        return len(NUMBERS) - len(self.played)


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """The whole table.

    `players`: how many colours are players'; one more colour is the neutral one. `removed`:
    predators that ate and left the game. `uncounted`: predators turned up beyond one a turn, by
    corrections or on the table's word. `season`: the note on this turn's season card.
    """

    printed: Printed
    house: HouseRules = HouseRules()
    players: int
    colours: tuple[Colour, ...]
    phase: Phase = Phase.SETUP
    turn: int = 0
    row: tuple[Predator, ...] = ()
    removed: tuple[PredatorCard, ...] = ()
    uncounted: int = 0
    season: str = ""
    ticked: tuple[int, ...] = ()

    def colour(self, seat: Seat) -> Colour:
        """The colour of a seat."""
        return self.colours[seat]

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Every colour's seat, the neutral one last."""
        return tuple(Seat(seat) for seat in range(len(self.colours)))

    @property
    def player_seats(self) -> tuple[Seat, ...]:
        """The players' seats, those who left included."""
        return self.seats[: self.players]

    @property
    def present(self) -> tuple[Seat, ...]:
        """The players still at the table."""
        return tuple(seat for seat in self.player_seats if not self.colours[seat].gone)

    @property
    def neutral(self) -> Seat | None:
        """The seat of the neutral colour; None with three or more players."""
        return self.seats[self.players] if len(self.colours) > self.players else None

    @property
    def turned_up(self) -> int:
        """How many predators have been turned up."""
        return len(self.row) + len(self.removed)

    @property
    def draw_pile(self) -> int:
        """SV-VAL-5: how many predators are still face down."""
        return PREDATORS - self.turned_up

    @property
    def in_play(self) -> tuple[Card, ...]:
        """Every card in play, by seat."""
        return tuple(
            Card(seat=seat, number=number)
            for seat in self.seats
            for number in self.colours[seat].in_play
        )

    def predator(self, order: int) -> Predator | None:
        """The predator in the row that was turned up as the `order`-th."""
        return next((one for one in self.row if one.order == order), None)

    def with_colour(self, seat: Seat, **changes: object) -> "Table":
        """The table with some fields of one colour changed."""
        colour = replace(self.colours[seat], **changes)  # type: ignore[arg-type]
        return replace(self, colours=(*self.colours[:seat], colour, *self.colours[seat + 1 :]))


def acting(table: Table) -> Predator | None:
    """SV-PRED-4: the predator whose go it is, the leftmost that has not acted; None = all have."""
    if table.phase is not Phase.HUNTING:
        return None
    return next((one for one in table.row if not one.acted), None)
