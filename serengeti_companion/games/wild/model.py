"""The table of WILD: Serengeti as frozen values.

Glossary: a player's *Tableau* holds Scene Cards not yet completed, the *Video Gallery* the
completed ones; *collected* Icons are those in the gallery. The *Pool* is the row of open cards, the
*deck* and the *discard pile* feed it. A *seat* is a player's number for the whole session, counted
from 0; `seating` is the clockwise order. *Tokens* are Food and VFX.
"""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Literal, NewType

from serengeti_companion.games.wild.printed import Printed
from serengeti_companion.games.wild.terms import (
    INDEX,
    ActionSpace,
    BasicAction,
    Cell,
    Icon,
    SceneCard,
    SpaceId,
    Species,
    Terrain,
)

Seat = NewType("Seat", int)

ICONS = tuple(Icon)
SPECIES = tuple(Species)
ROUNDS = 6  # WS-GAME-1
TABLEAU_LIMIT = 8  # WS-TAB-2
CHALLENGE = 6  # WS-SCN-6-1: the scenario with neither Round Goals nor a Target Score


class Mode(StrEnum):
    """How the table plays."""

    COMPETITIVE = "competitive"
    COOP = "coop"
    SOLO = "solo"


class Phase(StrEnum):
    """Where the evening is."""

    SETUP = "setup"
    ROUND = "round"
    PREPARATION = "preparation"
    OVER = "over"


class Step(StrEnum):
    """WS-PREP-1: the steps of Round Preparation in order; B has up to two events."""

    MARKER = "A"
    AWARDS = "B1"
    MIGRATION = "B2"
    POOL = "C"
    DRAW = "D"
    INCOME = "E"
    FIRST = "F"


class CardTracking(StrEnum):
    """Cards are known by name, only counted, or not looked at."""

    NAMED = "named"
    COUNTED = "counted"
    OFF = "off"


class Source(StrEnum):
    """Where stars come from."""

    SCENES = "scenes"
    AWARDS = "awards"
    SPECIALIST = "specialist"  # during play
    FINAL_SPECIALIST = "final_specialist"  # booked when the game has ended
    BY_HAND = "by_hand"


@dataclass(frozen=True, slots=True, kw_only=True)
class Tracking:
    """What the app follows; the score always is. A clause over something untracked is silent."""

    map: bool = True
    board: bool = True  # the Action Board and the Coins
    cards: CardTracking = CardTracking.NAMED
    tokens: bool = True


EVERYTHING = Tracking()
LIGHT = Tracking(cards=CardTracking.COUNTED)
SCORE_ONLY = Tracking(map=False, board=False, cards=CardTracking.OFF, tokens=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class HouseRules:
    """WS-SW-1 to 17, each at its default; see `switches.SWITCHES`."""

    hard_supply: bool = False
    free_actions_before_pass: bool = True
    buy_in_one_go: bool = False
    repeat_partly_enclosed: bool = False
    solo_swap_move_round_1: bool = False
    overlap: Literal["turn", "chain", "effect"] = "turn"
    complete_during_overlap: bool = False
    limit_in_step_d: bool = False
    step_d_payment: Literal["handOnly", "advance"] = "handOnly"
    vfx_one_per_card: bool = False
    award_per_card: bool = False
    coop_awards: Literal["ranked", "soloMinimum"] = "ranked"
    photographer_icon: Literal["like", "animal"] = "like"
    cameraman: Literal["batch", "turn", "pair"] = "batch"
    target_inclusive: bool = False
    play_on_after_loss: bool = True
    coop_coin_transfer: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatOptions:
    """A player as entered on the new-session page; `colour` is one of four, 0 to 3."""

    name: str
    colour: int
    specialist: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """All that is decided before setup; `side` is the Map side's place in `Printed.sides`.

    `specialists`: the Advanced Rules are played (WS-SPEC-1); scenarios 1 to 5 use them in any case.
    """

    kind: Literal["wild"] = "wild"
    mode: Mode = Mode.COMPETITIVE
    scenario: int | None = None
    seats: tuple[SeatOptions, ...]
    side: int = 0
    tracking: Tracking = EVERYTHING
    house: HouseRules = HouseRules()
    specialists: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """Stars a player got from one source in one round; several gains are added up."""

    round: int
    source: Source
    stars: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Player:
    """One player's side of the table.

    `icons` counts collected Icons in ICONS order, `animals` the animals printed on completed cards
    in SPECIES order. `space` is where the marker stands. `ledger` adds up to `stars`. `owed` are
    Coins spent in advance in step D under WS-SW-9. `gone`: left the table.
    """

    name: str
    colour: int
    stars: int = 0
    coins: int = 0
    food: int = 0
    vfx: int = 0
    tableau: tuple[SceneCard, ...] = ()
    gallery: tuple[SceneCard, ...] = ()
    completed: int = 0
    icons: tuple[int, ...] = (0,) * len(ICONS)
    animals: tuple[int, ...] = (0,) * len(SPECIES)
    passed: bool = False
    space: SpaceId | None = None
    ledger: tuple[Entry, ...] = ()
    owed: int = 0
    gone: bool = False
    specialist: str | None = None

    def icon(self, icon: Icon) -> int:
        """How many of that Icon are collected."""
        return self.icons[ICONS.index(icon)]

    def animal(self, species: Species) -> int:
        """How many of that species the completed cards show."""
        return self.animals[SPECIES.index(species)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    """The turn being played.

    `action`: the Basic Action taken, None before it. `free`: a Free Action was taken other than
    shedding cards above the limit. `buying`: more cards may be bought; `interrupted`: something
    came since the last purchase. `unpaid`: the card a Renew includes is not taken yet. `moved`: the
    cell and species of the animal whose chain of steps may go on (WS-RULING-21 b). `batch`:
    completions in a row with nothing between (WS-RULING-67).
    """

    seat: Seat
    action: BasicAction | None = None
    free: bool = False
    buying: bool = False
    interrupted: bool = False
    unpaid: bool = False
    moved: tuple[Cell, Species] | None = None
    batch: int = 0
    batch_paid: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """The whole table.

    `board`: for each of CELLS the animals on it, last arrived last. `areas`: animals in their
    Discovery Areas, in SPECIES order. `terrain`: for each of CELLS. `assumed`: the Action Board is
    WS-PIC-2's guess. `uncounted`: cards that corrections brought in, less those they took away.
    `ticked`: setup steps done or skipped. `step`: the next step of Round Preparation. `drew`: who
    finished step D. `migrated`: numbers of the migration cards seen. `team`: the common score of
    solo and co-op, the sum of all ledgers and of `common`, which holds what was set by hand.
    `judged`: the round whose goal was judged last, `lost_in` the first one whose goal was missed.
    """

    printed: Printed
    mode: Mode = Mode.COMPETITIVE
    scenario: int | None = None
    house: HouseRules = HouseRules()
    tracking: Tracking = EVERYTHING
    players: tuple[Player, ...]
    seating: tuple[Seat, ...]
    phase: Phase = Phase.SETUP
    round: int = 1
    first: Seat = Seat(0)
    turn: Turn | None = None
    ticked: tuple[int, ...] = ()
    step: Step | None = None
    drew: tuple[Seat, ...] = ()
    board: tuple[tuple[Species, ...], ...] = ((),) * len(INDEX)
    areas: tuple[int, ...]
    terrain: tuple[Terrain | None, ...]
    spaces: tuple[ActionSpace, ...]
    assumed: bool
    deck: int
    discard: tuple[SceneCard, ...] = ()
    pool: tuple[SceneCard, ...] = ()
    tiles: tuple[Species | None, Species | None] = (None, None)
    migrated: tuple[int, ...] = ()
    uncounted: int = 0
    specialists: bool = False
    team: int = 0
    common: tuple[Entry, ...] = ()
    judged: int | None = None
    lost_in: int | None = None

    def at(self, cell: Cell) -> tuple[Species, ...]:
        """The animals on a cell; more than one only while they overlap."""
        return self.board[INDEX[cell]]

    def terrain_at(self, cell: Cell) -> Terrain | None:
        """The terrain of a cell, None = not known."""
        return self.terrain[INDEX[cell]]

    def in_area(self, species: Species) -> int:
        """How many animals of the species are in their Discovery Area."""
        return self.areas[SPECIES.index(species)]

    def player(self, seat: Seat) -> Player:
        """The player of a seat."""
        return self.players[seat]

    def space(self, space: SpaceId) -> ActionSpace | None:
        """The Action Space of that name."""
        return next((s for s in self.spaces if s.id == space), None)

    @property
    def present(self) -> tuple[Seat, ...]:
        """Seats still at the table, clockwise."""
        return tuple(seat for seat in self.seating if not self.players[seat].gone)

    @property
    def pool_size(self) -> int:
        """WS-SETUP-14, WS-SOLO-5."""
        return 8 if self.mode is Mode.SOLO else 6

    @property
    def with_specialists(self) -> bool:
        """WS-SPEC-1, WS-COOPSOLO-4: whether each player has a Specialist to choose."""
        bound = self.mode is not Mode.COMPETITIVE and self.scenario != CHALLENGE
        return self.specialists or bound

    @property
    def shared_score(self) -> bool:
        """WS-COOP-3: one marker for all."""
        return self.mode is not Mode.COMPETITIVE

    def with_player(self, seat: Seat, **changes: object) -> "Table":
        """The table with some fields of one player changed."""
        player = replace(self.players[seat], **changes)  # type: ignore[arg-type]
        return replace(self, players=(*self.players[:seat], player, *self.players[seat + 1 :]))


def bumped(counts: tuple[int, ...], index: int, by: int) -> tuple[int, ...]:
    """`counts` with one of them changed by `by`."""
    return (*counts[:index], counts[index] + by, *counts[index + 1 :])


def after(table: Table, seat: Seat) -> Seat:
    """The next seat clockwise that is present (the same one when alone)."""
    present = table.present
    if seat in present:
        return present[(present.index(seat) + 1) % len(present)]
    order = table.seating
    start = order.index(seat)
    turned = order[start + 1 :] + order[:start]
    return next(other for other in turned if other in present)


def next_to_act(table: Table, seat: Seat) -> Seat | None:
    """The next seat clockwise that has not passed (perhaps `seat` itself); None = round over."""
    order = table.seating
    start = order.index(seat)
    turned = order[start + 1 :] + order[: start + 1]
    return next((s for s in turned if not (table.players[s].passed or table.players[s].gone)), None)


def overlaps(table: Table) -> tuple[Cell, ...]:
    """Cells on which more than one animal stands."""
    return tuple(cell for cell, i in INDEX.items() if len(table.board[i]) > 1)
