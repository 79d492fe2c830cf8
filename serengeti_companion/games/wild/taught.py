"""A copy that is told facts, and that forgets them again."""

from dataclasses import replace
from typing import assert_never

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
from serengeti_companion.games.wild.known import SPECIALIST_CARDS
from serengeti_companion.games.wild.notation import step_line
from serengeti_companion.games.wild.printed import (
    LONGEST_TEXT,
    Printed,
    SpecialistCard,
    number_first,
)
from serengeti_companion.games.wild.rules.specialist_terms import (
    Specialist,
    described,
    few,
)
from serengeti_companion.games.wild.sides import side_called, with_both_sides
from serengeti_companion.games.wild.terms import (
    INDEX,
    ActionSpace,
    Cell,
    MigrationCard,
    SceneCard,
    Terrain,
)


def put(printed: Printed, fact: Fact) -> Printed:
    """The copy that knows it; where it knew otherwise, the table has looked at the piece now."""
    match fact:
        case CardFact():
            return _with_card(printed, over(_card(printed, fact), fact.told))
        case TerrainFact():
            return _with_terrain(printed, fact, fact.terrain)
        case SpaceFact():
            return _with_space(printed, fact.space)
        case MigrationFact():
            return _with_migration(printed, fact.card)
        case SpecialistFact():
            return _with_specialist(printed, fact.name)
        case ScaleFact():
            return _noted(printed, fact)
        case TileFact():
            more = max(0, fact.number - printed.award_tiles.count(fact.species))
            tiles = (*printed.award_tiles, *(fact.species,) * more)
            return replace(printed, award_tiles=tiles) if more else printed
        case _:
            assert_never(fact)


def take_out(printed: Printed, fact: Fact) -> Printed:
    """The copy as if nobody had told it; what it knows otherwise meanwhile stays."""
    match fact:
        case CardFact():
            return _without_card(printed, fact)
        case TerrainFact():
            place = side_called(printed, fact.side, fact.place)
            known = None if place is None else _terrain(printed, place, fact.cell)
            return printed if known != fact.terrain else _with_terrain(printed, fact, fact.was)
        case SpaceFact():
            if fact.was is None or printed.space(fact.space.id) != fact.space:
                return printed
            return _with_space(printed, fact.was)
        case MigrationFact():
            left = tuple(card for card in printed.migrations if card != fact.card)
            return replace(printed, migrations=left)
        case SpecialistFact():
            plain = SpecialistCard(name=fact.name)
            others = tuple(card for card in printed.specialists if card != plain)
            return replace(printed, specialists=others)
        case ScaleFact():
            return _struck_out(printed, fact)
        case TileFact():
            return _without_tile(printed, fact)
        case _:
            assert_never(fact)


def news(printed: Printed, facts: tuple[Fact, ...]) -> tuple[Fact, ...]:
    """Those of the facts that the copy does not know yet, or knows otherwise."""
    found = []
    for fact in facts:
        after = put(printed, fact)
        if after != printed:
            found.append(fact)
        printed = after
    return tuple(found)


def still_there(printed: Printed, facts: tuple[Fact, ...]) -> tuple[Fact, ...]:
    """Those of the facts that the copy holds, and that could be taken out of it."""
    return tuple(fact for fact in facts if take_out(printed, fact) != printed)


def _card(printed: Printed, fact: CardFact) -> SceneCard:
    number = fact.told.number
    known = None if number is None else printed.card(number)
    return known or SceneCard(number=number)


def _with_card(printed: Printed, card: SceneCard) -> Printed:
    """Numbered cards stand by their numbers, then those without one."""
    cards = [each for each in printed.cards if each.number != card.number]
    cards.append(card)
    cards.sort(key=number_first)
    return replace(printed, cards=tuple(cards))


def _without_card(printed: Printed, fact: CardFact) -> Printed:
    card = _card(printed, fact)
    back = {
        part: getattr(fact.was, part)
        for part in PRINTED_PARTS
        if getattr(fact.told, part) is not None and getattr(fact.told, part) == getattr(card, part)
    }
    card = replace(card, **back)
    if card != SceneCard(number=card.number):
        return _with_card(printed, card)
    return replace(printed, cards=tuple(c for c in printed.cards if c.number != card.number))


def _terrain(printed: Printed, place: int, cell: Cell) -> Terrain | None:
    return with_both_sides(printed).sides[place].terrain[INDEX[cell]]


def _with_terrain(printed: Printed, fact: TerrainFact, terrain: Terrain | None) -> Printed:
    place = side_called(printed, fact.side, fact.place)
    if place is None or _terrain(printed, place, fact.cell) is terrain:
        return printed
    at, sides = INDEX[fact.cell], list(with_both_sides(printed).sides)
    ground = sides[place].terrain
    ground = (*ground[:at], terrain, *ground[at + 1 :])
    sides[place] = replace(sides[place], terrain=ground)
    return replace(printed, sides=tuple(sides))


def _with_space(printed: Printed, space: ActionSpace) -> Printed:
    """`board_assumed` stays: who corrects one price has not looked at the others."""
    if printed.space(space.id) is None:
        return replace(printed, spaces=(*printed.spaces, space))
    spaces = tuple(space if each.id == space.id else each for each in printed.spaces)
    return replace(printed, spaces=spaces)


def _with_migration(printed: Printed, card: MigrationCard) -> Printed:
    others = [each for each in printed.migrations if each.number != card.number]
    before = [each for each in others if each.number < card.number]
    return replace(printed, migrations=(*before, card, *others[len(before) :]))


def _specialist(printed: Printed, name: str) -> SpecialistCard | None:
    return next((card for card in printed.specialists if card.name == name), None)


def _with_specialist(printed: Printed, name: str) -> Printed:
    others = [card for card in printed.specialists if described(card.name) is None]
    full = len(others) >= SPECIALIST_CARDS - len(Specialist) and described(name) is None
    if full or _specialist(printed, name) is not None:
        return printed
    return replace(printed, specialists=(*printed.specialists, SpecialistCard(name=name)))


def _noted(printed: Printed, fact: ScaleFact) -> Printed:
    printed = _with_specialist(printed, fact.specialist)
    card = _specialist(printed, fact.specialist)
    if card is None or _line(fact) in _notes(card):
        return printed
    note = "; ".join((*_notes(card), _line(fact)))
    return printed if len(note) > LONGEST_TEXT else _with_note(printed, fact, note)


def _struck_out(printed: Printed, fact: ScaleFact) -> Printed:
    card = _specialist(printed, fact.specialist)
    if card is None or _line(fact) not in _notes(card):
        return printed
    note = "; ".join(note for note in _notes(card) if note != _line(fact))
    printed = _with_note(printed, fact, note)
    return take_out(printed, SpecialistFact(name=fact.specialist))


def _with_note(printed: Printed, fact: ScaleFact, note: str) -> Printed:
    cards = (
        replace(card, note=note) if card.name == fact.specialist else card
        for card in printed.specialists
    )
    return replace(printed, specialists=tuple(cards))


def _notes(card: SpecialistCard) -> tuple[str, ...]:
    return tuple(note for note in card.note.split("; ") if note)


def _line(fact: ScaleFact) -> str:
    """As a step of the scale is written, with the players it was told for."""
    step = step_line((fact.number, fact.stars))
    if fact.players is None:
        return step
    return f"1-2P {step}" if few(fact.players) else f"3-4P {step}"


def _without_tile(printed: Printed, fact: TileFact) -> Printed:
    """A species has one tile until somebody looked."""
    tiles = list(printed.award_tiles)
    if tiles.count(fact.species) != fact.number or fact.number == 1:
        return printed
    at = len(tiles) - 1 - tiles[::-1].index(fact.species)
    return replace(printed, award_tiles=tuple(tiles[:at] + tiles[at + 1 :]))
