"""What happens in turns, and how rounds begin and end."""

from dataclasses import dataclass
from typing import Literal

from serengeti_companion.games.wild.model import Seat, Source
from serengeti_companion.games.wild.terms import BasicAction, Cell, SpaceId, Species


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundBegan:
    """The round's first turn is `seat`'s."""

    kind: Literal["round_began"] = "round_began"
    round: int
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionTaken:
    """A marker was placed and `price` Coins paid; `space` None = not tracked."""

    kind: Literal["action_taken"] = "action_taken"
    seat: Seat
    action: BasicAction
    space: SpaceId | None
    price: int


@dataclass(frozen=True, slots=True, kw_only=True)
class AnimalDiscovered:
    """An animal came out of its Discovery Area."""

    kind: Literal["animal_discovered"] = "animal_discovered"
    seat: Seat
    species: Species
    cell: Cell


@dataclass(frozen=True, slots=True, kw_only=True)
class AnimalsSwapped:
    """Two animals traded places."""

    kind: Literal["animals_swapped"] = "animals_swapped"
    seat: Seat
    first: Cell
    first_animal: Species
    second: Cell
    second_animal: Species


@dataclass(frozen=True, slots=True, kw_only=True)
class AnimalMoved:
    """One animal went from `start` to `end`."""

    kind: Literal["animal_moved"] = "animal_moved"
    seat: Seat
    species: Species
    start: Cell
    end: Cell


@dataclass(frozen=True, slots=True, kw_only=True)
class FoodSpent:
    """Food Tokens were discarded."""

    kind: Literal["food_spent"] = "food_spent"
    seat: Seat
    tokens: int


@dataclass(frozen=True, slots=True, kw_only=True)
class VfxSpent:
    """VFX Tokens were discarded."""

    kind: Literal["vfx_spent"] = "vfx_spent"
    seat: Seat
    tokens: int


@dataclass(frozen=True, slots=True, kw_only=True)
class StarsScored:
    """The score went up."""

    kind: Literal["stars_scored"] = "stars_scored"
    seat: Seat
    stars: int
    source: Source
    clause: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TokensGained:
    """Tokens from the supply."""

    kind: Literal["tokens_gained"] = "tokens_gained"
    seat: Seat
    food: int
    vfx: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BatchPaid:
    """The Cameraman's bonus for this batch is paid."""

    kind: Literal["batch_paid"] = "batch_paid"
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnEnded:
    """The turn is over."""

    kind: Literal["turn_ended"] = "turn_ended"
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnBegan:
    """The next turn."""

    kind: Literal["turn_began"] = "turn_began"
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerPassed:
    """The player is out for this round; the marker left the board."""

    kind: Literal["player_passed"] = "player_passed"
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundEnded:
    """The last player has passed."""

    kind: Literal["round_ended"] = "round_ended"
    round: int


@dataclass(frozen=True, slots=True, kw_only=True)
class GoalJudged:
    """WS-COOPSOLO-2: the Round Goal, `needed` against `value`."""

    kind: Literal["goal_judged"] = "goal_judged"
    round: int
    needed: int
    value: int
    met: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class GameEnded:
    """Round 6 is over and the bonuses are in."""

    kind: Literal["game_ended"] = "game_ended"
