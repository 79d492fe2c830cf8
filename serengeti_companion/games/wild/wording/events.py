"""What happened, as the log tells it below the command that brought it about."""

from serengeti_companion.engine.texts import Text, count, say
from serengeti_companion.games.wild import events as e
from serengeti_companion.games.wild.model import ICONS, Source, Table
from serengeti_companion.games.wild.names import (
    ACTION_NAMES,
    ICON_NAMES,
    ONE_ANIMAL,
    SPECIES_NAMES,
    card_name,
    card_names,
)
from serengeti_companion.games.wild.rules.specialist_terms import specialist_name
from serengeti_companion.games.wild.wording.corrections import tell_corrected
from serengeti_companion.games.wild.wording.phrases import coins, gains, listed, stars, who

SOURCES = {
    Source.SCENES: say("Scene Card"),
    Source.AWARDS: say("Awards Ceremony"),
    Source.SPECIALIST: say("Specialist"),
    Source.FINAL_SPECIALIST: say("Specialist at the end"),
    Source.BY_HAND: say("booked by hand"),
}

_Setup = (
    e.AwardTilesLaid
    | e.OpeningCardsKept
    | e.FirstAnimalPlaced
    | e.SpecialistChosen
    | e.FirstPlayerChosen
)
_Cards = (
    e.PoolLaid
    | e.PoolDiscarded
    | e.DeckReshuffled
    | e.CardsTaken
    | e.CardFetched
    | e.SceneFilmed
    | e.CardsDiscarded
)
_Turn = (
    e.ActionTaken
    | e.AnimalsSwapped
    | e.FoodSpent
    | e.VfxSpent
    | e.StarsScored
    | e.TokensGained
    | e.TurnBegan
    | e.CoinsTransferred
)
_Round = (
    e.RoundBegan
    | e.RoundEnded
    | e.GoalJudged
    | e.GameEnded
    | e.RoundMarkerMoved
    | e.AwardsHeld
    | e.HerdsMigrated
    | e.CardsKept
    | e.IncomeReceived
)
_Said = (
    e.SetupTicked
    | e.AnimalDiscovered
    | e.AnimalMoved
    | e.PlayerPassed
    | e.TurnEnded
    | e.BatchPaid
    | e.StepDone
)
"""What the command has said already, or another event of it says."""


def tell_event(table: Table, event: e.Event) -> Text | None:
    """A line of the log; `table` is the one before the event. None = nothing worth a line."""
    match event:
        case _ if isinstance(event, _Said):
            return None
        case _ if isinstance(event, _Setup):
            return _in_setup(table, event)
        case _ if isinstance(event, _Cards):
            return _with_cards(table, event)
        case _ if isinstance(event, _Turn):
            return _in_turn(table, event)
        case _ if isinstance(event, _Round):
            return _in_round(table, event)
        case _:
            return tell_corrected(table, event)


def _in_setup(table: Table, event: _Setup) -> Text:
    match event:
        case e.AwardTilesLaid():
            unknown = say("not told")
            first = unknown if event.first is None else SPECIES_NAMES[event.first]
            second = unknown if event.second is None else SPECIES_NAMES[event.second]
            return say("Award Tiles: {first}, then {second}", first=first, second=second)
        case e.OpeningCardsKept():
            return say(
                "{name} keeps {cards} and discards {others}",
                name=who(table, event.seat),
                cards=card_names(event.kept),
                others=card_names(event.left),
            )
        case e.FirstAnimalPlaced():
            animal = ONE_ANIMAL[event.species]
            return say("{animal} stands on {cell}", animal=animal, cell=event.cell)
        case e.SpecialistChosen(specialist=None):
            return say("{name} plays without a Specialist", name=who(table, event.seat))
        case e.SpecialistChosen():
            chosen = specialist_name(event.specialist or "")
            name = who(table, event.seat)
            return say("{name} works with: {specialist}", name=name, specialist=chosen)
        case e.FirstPlayerChosen():
            return say("{name} has the First Player Marker", name=who(table, event.seat))


def _with_cards(table: Table, event: _Cards) -> Text | None:
    match event:
        case e.PoolLaid():
            return say("into the Pool: {cards}", cards=card_names(event.cards))
        case e.PoolDiscarded():
            return say("out of the Pool: {cards}", cards=card_names(event.cards))
        case e.DeckReshuffled():
            return count(
                event.cards,
                "{n} card of the discard pile is the new deck",
                "{n} cards of the discard pile are the new deck",
            )
        case e.CardFetched():
            return _fetched(table, event)
        case e.CardsTaken(price=0):
            return None
        case e.CardsTaken():
            return say("{coins} for more cards", coins=coins(event.price))
        case e.SceneFilmed():
            return _filmed(table, event)
        case e.CardsDiscarded(coins=0):
            return None if table.turn is not None else _shed(table, event)
        case e.CardsDiscarded():
            return say("{coins} for the cards", coins=coins(event.coins))


def _fetched(table: Table, event: e.CardFetched) -> Text:
    card = card_name(event.card)
    name = who(table, event.seat if event.owner is None else event.owner)
    match event.place:
        case "deck":
            return say("{card} came off the deck", card=card)
        case "pool":
            return say("{card} came out of the Pool", card=card)
        case "discard":
            return say("{card} came out of the discard pile", card=card)
        case "tableau":
            return say("{card} came out of {name}'s Tableau", card=card, name=name)
        case "gallery":
            return say("{card} came out of {name}'s Video Gallery", card=card, name=name)


def _shed(table: Table, event: e.CardsDiscarded) -> Text:
    cards = card_names(event.cards)
    return say("{name} discards {cards}", name=who(table, event.seat), cards=cards)


def _filmed(table: Table, event: e.SceneFilmed) -> Text:
    number = table.player(event.seat).completed + 1
    card = card_name(event.card)
    collected = [
        say("{n} {icon}", n=n, icon=ICON_NAMES[icon])
        for icon, n in zip(ICONS, event.icons, strict=True)
        if n
    ]
    if not collected:
        return say("{card} is the completed card no. {n}", card=card, n=number)
    return say(
        "{card} is the completed card no. {n} and brings {icons}",
        card=card,
        n=number,
        icons=listed(collected),
    )


def _in_turn(table: Table, event: _Turn) -> Text | None:
    match event:
        case e.ActionTaken(price=0):
            return ACTION_NAMES[event.action]
        case e.ActionTaken():
            action = ACTION_NAMES[event.action]
            return say("{action} for {coins}", action=action, coins=coins(event.price))
        case e.AnimalsSwapped():
            return say(
                "{first} goes to {there}, {second} to {here}",
                first=SPECIES_NAMES[event.first_animal],
                there=event.second,
                second=SPECIES_NAMES[event.second_animal],
                here=event.first,
            )
        case e.FoodSpent(tokens=0) | e.VfxSpent(tokens=0):
            return None  # tokens are not tracked
        case e.FoodSpent():
            return say("{n} Food spent", n=event.tokens)
        case e.VfxSpent():
            return say("{n} VFX spent", n=event.tokens)
        case e.StarsScored():
            return say(
                "{name} +{stars} ({source})",
                name=who(table, event.seat),
                stars=stars(event.stars),
                source=SOURCES[event.source],
            )
        case e.TokensGained():
            gained = gains(food=event.food, vfx=event.vfx)
            return say("{name} gains {gains}", name=who(table, event.seat), gains=gained)
        case e.TurnBegan():
            return say("{name}'s turn", name=who(table, event.seat))
        case e.CoinsTransferred():
            return say(
                "{coins} from {giver} to {taker}",
                coins=coins(event.coins),
                giver=who(table, event.giver),
                taker=who(table, event.taker),
            )


def _in_round(table: Table, event: _Round) -> Text:
    match event:
        case e.RoundBegan():
            name = who(table, event.seat)
            return say("Round {n} begins with {name}", n=event.round, name=name)
        case e.RoundEnded():
            return say("Round {n} is over", n=event.round)
        case e.GoalJudged():
            return _judged(event)
        case e.GameEnded():
            return say("the game is over")
        case e.RoundMarkerMoved():
            return say("the Round Marker stands on Round {n}", n=event.round)
        case e.AwardsHeld():
            return _awards(table, event)
        case e.HerdsMigrated():
            return _migrated(event)
        case e.CardsKept():
            return _kept(table, event)
        case e.IncomeReceived():
            gained = gains(coins_=event.coins, food=event.food, vfx=event.vfx)
            return say("{name} receives {gains}", name=who(table, event.seat), gains=gained)


def _judged(event: e.GoalJudged) -> Text:
    if event.met:
        return say("Round Goal met: {value}, goal {needed}", value=event.value, needed=event.needed)
    return say("Round Goal missed: {value}, goal {needed}", value=event.value, needed=event.needed)


def _awards(table: Table, event: e.AwardsHeld) -> Text:
    animal = say("animal not told") if event.species is None else SPECIES_NAMES[event.species]
    totals = [
        say("{name} {total}", name=who(table, seat), total=total)
        if not place
        else say("{name} {total}, place {place}", name=who(table, seat), total=total, place=place)
        for seat, total, place in zip(event.seats, event.totals, event.places, strict=True)
    ]
    ranking = listed(totals) if totals else say("nobody")
    return say("Awards for {animal}: {ranking}", animal=animal, ranking=ranking)


def _migrated(event: e.HerdsMigrated) -> Text:
    if not event.returned:
        return say("no animal leaves the Map")
    left = listed(
        [
            say("{animal} on {cell}", animal=SPECIES_NAMES[species], cell=cell)
            for cell, species in event.returned
        ]
    )
    return say("back to the Discovery Areas: {animals}", animals=left)


def _kept(table: Table, event: e.CardsKept) -> Text:
    name, cards = who(table, event.seat), card_names(event.kept)
    if not event.price:
        return say("{name} keeps {cards}", name=name, cards=cards)
    price = coins(event.price)
    if not event.owed:
        return say("{name} keeps {cards} for {price}", name=name, cards=cards, price=price)
    return say(
        "{name} keeps {cards} for {price}, {owed} of them in advance",
        name=name,
        cards=cards,
        price=price,
        owed=event.owed,
    )
