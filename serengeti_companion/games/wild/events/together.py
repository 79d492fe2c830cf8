"""What happens only where a table plays together."""

from dataclasses import dataclass
from typing import Literal

from serengeti_companion.games.wild.model import Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class CoinsTransferred:
    """Coins changed hands."""

    kind: Literal["coins_transferred"] = "coins_transferred"
    giver: Seat
    taker: Seat
    coins: int


@dataclass(frozen=True, slots=True, kw_only=True)
class LossCorrected:
    """Where the scenario was lost, if at all, was set by hand."""

    kind: Literal["loss_corrected"] = "loss_corrected"
    old: int | None
    lost_in: int | None
    reason: str
