"""What the table says in Round Preparation."""

from dataclasses import dataclass
from typing import Literal

from serengeti_companion.games.wild.model import Seat, Step
from serengeti_companion.games.wild.terms import Cell, MigrationCard, SceneCard, Species


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveRoundMarker:
    """WS-PREP-A-1."""

    kind: Literal["move_round_marker"] = "move_round_marker"


@dataclass(frozen=True, slots=True, kw_only=True)
class HoldAwards:
    """WS-AWARD: `totals` by seat replace what was counted; `species` answers an unknown tile."""

    kind: Literal["hold_awards"] = "hold_awards"
    species: Species | None = None
    totals: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawMigration:
    """WS-MIG-2: the card by number, or the cells that it clears.

    `shown`: the card described on the spot.
    """

    kind: Literal["draw_migration"] = "draw_migration"
    card: int | None = None
    cells: tuple[Cell, ...] | None = None
    shown: MigrationCard | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class RedraftPool:
    """WS-PREP-C-1: a new Pool, as far as told."""

    kind: Literal["redraft_pool"] = "redraft_pool"
    revealed: tuple[SceneCard, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class KeepFromFour:
    """WS-PREP-D: the cards kept out of 4, the others as far as told, and what is shed (WS-SW-8)."""

    kind: Literal["keep_from_four"] = "keep_from_four"
    seat: Seat
    kept: tuple[SceneCard, ...]
    left: tuple[SceneCard, ...] = ()
    shed: tuple[SceneCard, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class ReceiveIncome:
    """WS-PREP-E."""

    kind: Literal["receive_income"] = "receive_income"


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveFirstPlayer:
    """WS-PREP-F."""

    kind: Literal["move_first_player"] = "move_first_player"


@dataclass(frozen=True, slots=True, kw_only=True)
class SkipStep:
    """The table leaves out the next step of Round Preparation."""

    kind: Literal["skip_step"] = "skip_step"
    step: Step
