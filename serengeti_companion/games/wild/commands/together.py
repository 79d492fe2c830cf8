"""What a table says that plays together: solo and co-op."""

from dataclasses import dataclass
from typing import Literal

from serengeti_companion.games.wild.model import Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class TransferCoins:
    """WS-RULING-82: Coins from one player of a co-op game to another."""

    kind: Literal["transfer_coins"] = "transfer_coins"
    giver: Seat
    taker: Seat
    coins: int


@dataclass(frozen=True, slots=True, kw_only=True)
class StopAfterLoss:
    """WS-COOPSOLO-6: a table that played on after a missed Round Goal ends the game."""

    kind: Literal["stop_after_loss"] = "stop_after_loss"
