"""The words for things on the table, as translatable texts."""

from serengeti_companion.engine.texts import Text, say
from serengeti_companion.games.race.model import EventCard, Phase, Pile, Place, Rock, Seat, Table
from serengeti_companion.games.race.terms import Card, Skill, Special, Species

CARD_NAMES: dict[Card, Text] = {
    Species.EAGLE: say("Eagle"),
    Species.ANTELOPE: say("Antelope"),
    Species.LION: say("Lion"),
    Species.HYENA: say("Hyena"),
    Species.ELEPHANT: say("Elephant"),
    Species.LIZARD: say("Lizard"),
    Species.GIRAFFE: say("Giraffe"),
    Species.MONKEY: say("Monkey"),
    Special.TRAIL: say("Trail"),
    Special.SCORPION: say("Scorpion"),
    Special.CARCASS: say("Carcass"),
}
PLACE_NAMES = {
    Place.HAND: say("hand"),
    Place.DECK: say("deck"),
    Place.DISCARD: say("discard"),
}
PHASE_NAMES = {
    Phase.SETUP: say("setup"),
    Phase.EVENT: say("an event is turned up"),
    Phase.SCORPIONS: say("scorpions are shown"),
    Phase.PLAYING: say("cards are played"),
    Phase.OVER: say("the end"),
}
ROCK_NAMES = {
    Rock.HIDDEN: say("rock hidden"),
    Rock.SECOND: say("rock second"),
    Rock.TOP: say("rock on top"),
}


def who(table: Table, seat: Seat) -> Text:
    """The player's name."""
    return say("{name}", name=table.player(seat).name)


def skill_name(skill: Skill) -> Text:
    """The card and which of its skills: "Trail 1"."""
    return say("{card} {number}", card=CARD_NAMES[skill.card], number=skill.number)


def event_name(card: EventCard) -> Text:
    """A drought with its animal, or an infestation."""
    if card.drought is None:
        return say("infestation")
    return say("drought of the {card}", card=CARD_NAMES[card.drought])


def pile_name(table: Table, pile: Pile) -> Text:
    """A pile that is no supply stack, with its owner."""
    match pile:
        case Pile.EVENTS:
            return say("the event deck")
        case Pile.DECK_A | Pile.DECK_B:
            return say("the deck of {who}", who=who(table, pile_owner(pile)))
        case _:
            return say("the discard of {who}", who=who(table, pile_owner(pile)))


def pile_owner(pile: Pile) -> Seat:
    """Whose deck or discard it is."""
    return Seat(1) if pile in {Pile.DECK_B, Pile.DISCARD_B} else Seat(0)


def spot_name(table: Table, marker: int) -> Text:
    """Where a marker stands: "2 on Ann's side"."""
    if marker == 0:
        return say("the middle")
    value = table.printed.value(marker)
    return say("{value} on {who}'s side", value=value, who=who(table, Seat(0 if marker > 0 else 1)))


def listed(texts: tuple[Text, ...]) -> Text:
    """One after the other with commas; "nothing" for none."""
    if not texts:
        return say("nothing")
    line = texts[0]
    for text in texts[1:]:
        line = say("{before}, {next}", before=line, next=text)
    return line
