"""The parts that sentences about a table are made of."""

from collections.abc import Sequence
from functools import reduce

from serengeti_companion.engine.texts import Text, count, say
from serengeti_companion.games.wild.model import CardTracking, Phase, Seat, Step, Table, Tracking
from serengeti_companion.games.wild.names import (
    ACTION_NAMES,
    ICON_NAMES,
    SEVERAL_ANIMALS,
    SPECIES_NAMES,
    STEP_NAMES,
)
from serengeti_companion.games.wild.rules import actions
from serengeti_companion.games.wild.terms import ActionSpace, Cell, Icon, SpaceId, Species

_NUMBERS = {
    "stars": say("stars"),
    "coins": say("Coins"),
    "food": say("Food"),
    "vfx": say("VFX"),
    "completed": say("completed cards"),
    "deck": say("the deck"),
    "team": say("the common score"),
}
_ICONS = {  # they are called Icons already
    Icon.FOOD: say("Food Icons"),
    Icon.VFX: say("VFX Icons"),
}
_PLACES = {
    "pool": say("the Pool"),
    "discard": say("the discard pile"),
    "tableau": say("the Tableau"),
    "gallery": say("the Video Gallery"),
}
_CARDS_TRACKED = {
    CardTracking.NAMED: say("cards by name"),
    CardTracking.COUNTED: say("the number of cards"),
}


def who(table: Table, seat: Seat) -> str:
    return table.player(seat).name


def listed(parts: Sequence[Text]) -> Text:
    """The parts with commas between; at least one."""
    return reduce(lambda first, more: say("{first}, {more}", first=first, more=more), parts)


def animals(species: Sequence[Species]) -> Text:
    """The animals, or "nothing"."""
    return listed([SPECIES_NAMES[one] for one in species]) if species else say("nothing")


def coins(number: int) -> Text:
    return count(number, "{n} Coin", "{n} Coins")


def stars(number: int) -> Text:
    return count(number, "{n} star", "{n} stars")


def gains(*, stars_: int = 0, coins_: int = 0, food: int = 0, vfx: int = 0) -> Text:
    """What somebody gets, without what is 0; "nothing" if all is."""
    amounts = (
        (stars_, stars(stars_)),
        (coins_, coins(coins_)),
        (food, say("{n} Food", n=food)),
        (vfx, say("{n} VFX", n=vfx)),
    )
    parts = [text for amount, text in amounts if amount]
    return listed(parts) if parts else say("nothing")


def because(text: Text, reason: str) -> Text:
    """The sentence with the reason that the table gave, if it gave one."""
    return say("{text} ({reason})", text=text, reason=reason) if reason else text


def animal_at(table: Table, cell: Cell, named: Species | None) -> Text:
    """The animal that is meant on a cell."""
    animal = actions.top(table, cell, named)
    return say("an animal") if animal is None else SPECIES_NAMES[animal]


def number_name(table: Table, fact: str, seat: Seat | None, of: Icon | Species | None) -> Text:
    """A tracked number, like "Coins of Ann"."""
    if isinstance(of, Icon):
        what = _ICONS.get(of, say("{icon} Icons", icon=ICON_NAMES[of]))
    elif isinstance(of, Species):
        what = say("{animals} on completed cards", animals=SEVERAL_ANIMALS[of])
    else:
        what = _NUMBERS.get(fact, say("a number"))
    return what if seat is None else say("{what} of {name}", what=what, name=who(table, seat))


def place_name(table: Table, place: str, seat: Seat | None) -> Text:
    """Where cards lie, like "the Tableau of Ann"."""
    what = _PLACES.get(place, say("the cards"))
    return what if seat is None else say("{what} of {name}", what=what, name=who(table, seat))


def space_name(table: Table, space: SpaceId) -> Text:
    """An Action Space by what it is for and what it costs."""
    found = table.space(space)
    return say("a space of the Action Board") if found is None else space_told(found)


def space_told(space: ActionSpace) -> Text:
    return say("{action} for {price}", action=ACTION_NAMES[space.action], price=coins(space.price))


def moment(table: Table, phase: Phase, round_: int, seat: Seat | None, step: Step | None) -> Text:
    """A point of the game, like "Round 3, Ann's turn"."""
    match phase:
        case Phase.SETUP:
            return say("setup")
        case Phase.OVER:
            return say("the end of the game")
        case Phase.PREPARATION:
            due = STEP_NAMES[step or Step.MARKER]
            return say("Round Preparation in Round {n}, {step}", n=round_, step=due)
        case Phase.ROUND if seat is not None:
            return say("Round {n}, {name}'s turn", n=round_, name=who(table, seat))
        case Phase.ROUND:
            return say("Round {n}", n=round_)


def tracked(tracking: Tracking) -> Text:
    """What the app follows."""
    parts = [say("the score")]
    if tracking.map:
        parts.append(say("the Map"))
    if tracking.board:
        parts.append(say("the Action Board and the Coins"))
    if tracking.cards is not CardTracking.OFF:
        parts.append(_CARDS_TRACKED[tracking.cards])
    if tracking.tokens:
        parts.append(say("Food and VFX"))
    return listed(parts)


def switched(value: bool | str) -> Text:  # noqa: FBT001
    """How a house rule stands."""
    if isinstance(value, bool):
        return say("on") if value else say("off")
    return say("{value}", value=value)
