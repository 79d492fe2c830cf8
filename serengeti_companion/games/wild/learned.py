"""What a play tells of the copy on the table beyond what the session knew of it."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild import events as e
from serengeti_companion.games.wild.cards import Cards, seen
from serengeti_companion.games.wild.facts import (
    PRINTED_PARTS,
    CardFact,
    Fact,
    MigrationFact,
    ScaleFact,
    SpaceFact,
    SpecialistFact,
    TerrainFact,
    TileFact,
    over,
)
from serengeti_companion.games.wild.model import Table
from serengeti_companion.games.wild.rules import ceremonies, specialists
from serengeti_companion.games.wild.rules.specialist_terms import (
    Specialist,
    celebrity_stars,
    described,
)
from serengeti_companion.games.wild.terms import Gain, Icon, RewardTerm, SceneCard, Species


def learned(
    before: Table, command: c.Command, events: Iterable[e.Event], side: int = 0
) -> tuple[Fact, ...]:
    """The facts that this play told; `side` is the place of the Map side that is up.

    Nothing is told by a card without a number: it could not be found again.
    """
    events = tuple(events)
    cards = [card for event in events for card in _cards_of(event)]
    return (
        *_of_cards(before, cards),
        *_of_events(before, events, side),
        *_of_command(before, command),
    )


def _cards_of(event: e.Event) -> Cards:
    match event:
        case e.PoolLaid() | e.CardsTaken() | e.CardsDiscarded() | e.CardsCorrected():
            return event.cards
        case e.OpeningCardsKept() | e.CardsKept():
            return (*event.kept, *event.left)
        case e.SceneFilmed() | e.CardDescribed():
            return (event.card,)
        case _:
            return ()


def _of_cards(before: Table, cards: Iterable[SceneCard]) -> Iterator[CardFact]:
    told: dict[int, SceneCard] = {}
    for card in cards:
        if card.number is not None and card != SceneCard(number=card.number):
            told[card.number] = over(told.get(card.number, card), card)
    for number, card in told.items():
        if card == before.printed.card(number):
            continue
        known = known_before(before, number)
        new = {part: getattr(card, part) for part in PRINTED_PARTS if _is_new(card, known, part)}
        if new:
            was = {part: getattr(known, part) for part in new}
            number_only = SceneCard(number=number)
            yield CardFact(told=replace(number_only, **new), was=replace(number_only, **was))


def known_before(table: Table, number: int) -> SceneCard:
    """All that the table knows of the card with this number, wherever it lies."""
    card = table.printed.card(number) or SceneCard(number=number)
    lying = next((each for each in seen(table) if each.number == number), None)
    return card if lying is None else over(card, lying)


def _is_new(card: SceneCard, known: SceneCard, part: str) -> bool:
    value = getattr(card, part)
    return value is not None and value != getattr(known, part)


def _of_events(before: Table, events: Iterable[e.Event], side: int) -> Iterator[Fact]:
    for event in events:
        match event:
            case e.TerrainLearned():
                was = before.terrain_at(event.cell)
                if was is not event.terrain:
                    yield TerrainFact(
                        side=before.printed.sides[side].name,
                        place=side,
                        cell=event.cell,
                        terrain=event.terrain,
                        was=was,
                    )
            case e.SpaceCorrected():
                old = before.space(event.space.id)
                if old != event.space:
                    yield SpaceFact(space=event.space, was=old)
            case _:
                pass


def _of_command(before: Table, command: c.Command) -> Iterator[Fact]:
    match command:
        case c.FilmScene():
            yield from _of_film(before, command)
        case c.DrawMigration(shown=shown) if shown is not None:
            if shown != before.printed.migration(shown.number):
                yield MigrationFact(card=shown)
        case c.BookGain():
            yield from _of_booking(before, command)
        case c.ChooseSpecialist(specialist=name) if name is not None and described(name) is None:
            if name not in {card.name for card in before.printed.specialists}:
                yield SpecialistFact(name=name)
        case c.LayAwardTiles():
            yield from _of_tiles(before, command.first, command.second)
        case c.HoldAwards(species=species) if species is not None:
            tiles = list(before.tiles)
            tiles[ceremonies.ceremony(before) - 1] = species
            yield from _of_tiles(before, *tiles)
        case _:
            pass


def _of_film(before: Table, command: c.FilmScene) -> Iterator[Fact]:
    player = before.player(command.seat)
    number = command.shown.number if command.shown is not None else None
    number = command.card.number if number is None else number
    card = None if number is None else known_before(before, number)
    if card is not None and command.shown is not None:
        card = over(card, command.shown)
    if card is not None and card.reward is None and command.booked is not None:
        plain = SceneCard(number=card.number)
        booked = replace(plain, reward=_as_printed(command.booked))
        yield CardFact(told=booked, was=plain, booked=True)
    likes = player.icon(Icon.LIKE)
    asked = player.specialist == Specialist.CELEBRITY and command.bonus is not None
    if asked and celebrity_stars(before.printed.celebrity, likes) is None:
        yield _place(Specialist.CELEBRITY, None, likes, command.bonus or 0)


def _as_printed(booked: c.Booking) -> tuple[RewardTerm, ...]:
    amounts = ((booked.stars, Gain.STARS), (booked.food, Gain.FOOD), (booked.vfx, Gain.VFX))
    return tuple(RewardTerm(amount=amount, gain=gain) for amount, gain in amounts if amount)


def _of_booking(before: Table, command: c.BookGain) -> Iterator[ScaleFact]:
    """The Adventurer's stars; what the others give at the end is no printed number."""
    player = before.player(command.seat)
    if player.specialist != Specialist.ADVENTURER:
        return
    if specialists.final_question(before, command.seat) is not None:
        players, stars = len(before.players), command.booked.stars
        yield _place(Specialist.ADVENTURER, players, player.completed, stars)


def _place(specialist: Specialist, players: int | None, number: int, stars: int) -> ScaleFact:
    return ScaleFact(specialist=specialist.value, players=players, number=number, stars=stars)


def _of_tiles(before: Table, *tiles: Species | None) -> Iterator[TileFact]:
    known = before.printed.award_tiles
    species = dict.fromkeys(tile for tile in tiles if tile is not None)
    for each in species:
        if tiles.count(each) > known.count(each):
            yield TileFact(species=each, number=tiles.count(each))
