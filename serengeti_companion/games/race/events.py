"""What can happen on the table, past tense.

An event carries all that `evolve` needs; nothing in it is judged or looked up again, so a corrected
rule never changes yesterday's evening.
"""

from dataclasses import dataclass
from typing import Literal

from serengeti_companion.games.race.model import (
    Counted,
    Ending,
    EventCard,
    Pile,
    Place,
    Rock,
    Seat,
)
from serengeti_companion.games.race.set_by_hand import Corrected
from serengeti_companion.games.race.terms import Card, Skill, Special, Species


@dataclass(frozen=True, slots=True, kw_only=True)
class SetupTicked:
    """A setup step is done or skipped."""

    kind: Literal["setup_ticked"] = "setup_ticked"
    step: int
    skipped: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class SeasonBegan:
    """An event card is to be turned up."""

    kind: Literal["season_began"] = "season_began"
    season: int


@dataclass(frozen=True, slots=True, kw_only=True)
class EventTurnedUp:
    """A drought, or an infestation."""

    kind: Literal["event_turned_up"] = "event_turned_up"
    card: EventCard


@dataclass(frozen=True, slots=True, kw_only=True)
class ScorpionsSpread:
    """An infestation gave scorpions of the supply onto the discards, so many to A and B."""

    kind: Literal["scorpions_spread"] = "scorpions_spread"
    given: tuple[int, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnBegan:
    """A player's turn, with or without scorpions to be shown first."""

    kind: Literal["turn_began"] = "turn_began"
    seat: Seat
    scorpions: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class ScorpionsShown:
    """They went from the hand to the discard; cards may be played now."""

    kind: Literal["scorpions_shown"] = "scorpions_shown"
    seat: Seat
    shown: int


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkerMoved:
    """The small marker stands there now."""

    kind: Literal["marker_moved"] = "marker_moved"
    marker: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsDrawn:
    """Cards came off a deck; `discarded` of them went to the discard, `scorpions` for sure.

    `top`: the card on top of the discard if any went there.
    """

    kind: Literal["cards_drawn"] = "cards_drawn"
    seat: Seat
    drawn: int
    discarded: int
    scorpions: int
    top: Card | None


@dataclass(frozen=True, slots=True, kw_only=True)
class CardPlayed:
    """A card lies in front with its payment under it."""

    kind: Literal["card_played"] = "card_played"
    seat: Seat
    skill: Skill
    suns: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SkillCopied:
    """A monkey uses another animal's skill; `found`: that animal came from the deck to the front.

    Otherwise it shows in the supply.
    """

    kind: Literal["skill_copied"] = "skill_copied"
    seat: Seat
    skill: Skill
    found: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class AnimalTracked:
    """An animal of the supply is the player's, on the discard or on the deck; `rock`: then."""

    kind: Literal["animal_tracked"] = "animal_tracked"
    seat: Seat
    species: Species
    to: Literal[Place.DISCARD, Place.DECK]
    rock: Rock


@dataclass(frozen=True, slots=True, kw_only=True)
class RockSwapped:
    """The rock is the second card now."""

    kind: Literal["rock_swapped"] = "rock_swapped"
    species: Species


@dataclass(frozen=True, slots=True, kw_only=True)
class AnimalRemoved:
    """The top animal of a stack left the game; `rock`: then."""

    kind: Literal["animal_removed"] = "animal_removed"
    species: Species
    rock: Rock


@dataclass(frozen=True, slots=True, kw_only=True)
class StackLookedAt:
    """Somebody looked at two cards; nothing moved."""

    kind: Literal["stack_looked_at"] = "stack_looked_at"
    seat: Seat
    stack: Species | None
    pile: Pile | None


@dataclass(frozen=True, slots=True, kw_only=True)
class RockTold:
    """The rock of a stack is known to be its second card."""

    kind: Literal["rock_told"] = "rock_told"
    species: Species


@dataclass(frozen=True, slots=True, kw_only=True)
class SpecialReturned:
    """A scorpion or carcass went back to the supply."""

    kind: Literal["special_returned"] = "special_returned"
    seat: Seat
    card: Literal[Special.SCORPION, Special.CARCASS]
    source: Place


@dataclass(frozen=True, slots=True, kw_only=True)
class SearchFailed:
    """What was looked for was not there."""

    kind: Literal["search_failed"] = "search_failed"
    seat: Seat
    source: Place


@dataclass(frozen=True, slots=True, kw_only=True)
class ExtraLaid:
    """A second card of the same kind lies face up in front."""

    kind: Literal["extra_laid"] = "extra_laid"
    seat: Seat
    species: Species
    source: Place


@dataclass(frozen=True, slots=True, kw_only=True)
class CarcassTaken:
    """A carcass of the supply lies on the discard."""

    kind: Literal["carcass_taken"] = "carcass_taken"
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class LionLaid:
    """The lion went from the front to the Savannah."""

    kind: Literal["lion_laid"] = "lion_laid"
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class LionScared:
    """A lion went from the Savannah to its owner's discard."""

    kind: Literal["lion_scared"] = "lion_scared"
    owner: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class LaidAside:
    """A card went from the front beside the deck."""

    kind: Literal["laid_aside"] = "laid_aside"
    seat: Seat
    species: Species


@dataclass(frozen=True, slots=True, kw_only=True)
class EndSet:
    """RL-END-5: rocks or marker bring the end, whatever happens to them later."""

    kind: Literal["end_set"] = "end_set"
    ending: Ending


@dataclass(frozen=True, slots=True, kw_only=True)
class CleanedUp:
    """Front and hand lie on the discard."""

    kind: Literal["cleaned_up"] = "cleaned_up"
    seat: Seat
    top: Card | None


@dataclass(frozen=True, slots=True, kw_only=True)
class HandDrawn:
    """A new hand: `first` off the deck; after a refresh `then` off the new one."""

    kind: Literal["hand_drawn"] = "hand_drawn"
    seat: Seat
    first: int
    refreshed: bool
    then: int


@dataclass(frozen=True, slots=True, kw_only=True)
class AsideReturned:
    """What was laid aside is in the hand."""

    kind: Literal["aside_returned"] = "aside_returned"
    seat: Seat
    cards: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SeasonEnded:
    """The event is back in the box; `totals`: what A and B would score now."""

    kind: Literal["season_ended"] = "season_ended"
    season: int
    totals: tuple[int, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class GameEnded:
    """The last season is over."""

    kind: Literal["game_ended"] = "game_ended"


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsCounted:
    """A player counted at the end."""

    kind: Literal["cards_counted"] = "cards_counted"
    seat: Seat
    counted: Counted


PlayEvent = (
    CardPlayed
    | SkillCopied
    | AnimalTracked
    | RockSwapped
    | AnimalRemoved
    | StackLookedAt
    | RockTold
    | SpecialReturned
    | SearchFailed
    | ExtraLaid
    | CarcassTaken
    | LionLaid
    | LionScared
    | LaidAside
    | CardsDrawn
    | MarkerMoved
)
TurnEvent = (
    SeasonBegan
    | EventTurnedUp
    | ScorpionsSpread
    | TurnBegan
    | ScorpionsShown
    | EndSet
    | CleanedUp
    | HandDrawn
    | AsideReturned
    | SeasonEnded
    | GameEnded
    | CardsCounted
)
Event = SetupTicked | PlayEvent | TurnEvent | Corrected
