"""The quick entry line: what was typed -> a command for the table, or the sentence that helps."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from serengeti_companion.engine.texts import Text, say
from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.cards import known
from serengeti_companion.games.wild.model import Seat, Table
from serengeti_companion.games.wild.names import ACTION_NAMES
from serengeti_companion.games.wild.rules import spaces
from serengeti_companion.games.wild.rules.filming import card_of
from serengeti_companion.games.wild.rules.turns import owes_a_card
from serengeti_companion.games.wild.terms import (
    BLANK,
    CELLS,
    BasicAction,
    Cell,
    Icon,
    SceneCard,
    SpaceId,
    Species,
    area_of,
)
from serengeti_companion.ui.tables.wild import quick_words as w
from serengeti_companion.ui.tables.wild.gestures import (
    food_path,
    is_walk,
    next_actor,
    on_turn,
)
from serengeti_companion.ui.tables.wild.hints import film_command, hint
from serengeti_companion.ui.tables.wild.quick_words import Misread, Words

_ADJACENT = 2  # a path of two cells may be any distance apart: the way between is found


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """One of the three: a command, a word for the session, or what is wrong with the line."""

    command: c.Command | None = None
    session: Literal["undo", "redo"] | None = None
    problem: Text | None = None


def read(line: str, table: Table) -> Entry:
    """What the line means on this table."""
    try:
        return _read(w.split(line), table)
    except Misread as misread:
        return Entry(problem=misread.text)


def _read(words: Words, table: Table) -> Entry:
    if not words.words:
        return Entry(problem=say("Type an animal and a space, like: lion c4"))
    first = w.meant(words.words[0], w.FIRST_WORDS)
    if first in {"undo", "redo"}:
        if words.rest or words.price is not None:
            raise Misread(say("Type {word} and nothing else.", word=first))
        return Entry(session="undo" if first == "undo" else "redo")
    if first in w.ANIMALS:
        return Entry(command=_discover(words, table, Species(first)))
    return Entry(command=_READERS[first](words, table))


def _space(table: Table, words: Words, action: BasicAction, extra: int = 0) -> SpaceId | None:
    """The space with the price typed behind @; of several the one with the least against it."""
    if words.price is None:
        return None
    fitting = [s for s in spaces.candidates(table, action) if s.price == words.price]
    if not fitting:
        name = ACTION_NAMES[action]
        raise Misread(say("{action} has no space for {n} Coins.", action=name, n=words.price))
    seat = next_actor(table)
    return min(fitting, key=lambda s: len(spaces.problems(table, seat, s, extra))).id


def _discover(words: Words, table: Table, species: Species) -> c.Command:
    if len(words.rest) != 1:
        raise Misread(say("Name the space, like: {animal} c4", animal=species))
    action = BasicAction(area_of(species).value)
    return c.DiscoverAnimal(
        seat=next_actor(table),
        species=species,
        cell=w.cell(words.rest[0]),
        space=_space(table, words, action),
    )


def _animal_and_cells(
    words: tuple[str, ...], table: Table
) -> tuple[Species | None, tuple[Cell, ...]]:
    """The animal if it is named, and the cells; a named animal that stands alone needs no start."""
    if not words or w.is_cell(words[0]):
        return None, tuple(map(w.cell, words))
    species = w.species(words[0])
    cells = tuple(map(w.cell, words[1:]))
    standing = [cell for cell in CELLS if species in table.at(cell)]
    if cells and cells[0] not in standing and len(standing) == 1:
        cells = (standing[0], *cells)
    return species, cells


def _move(words: Words, table: Table) -> c.Command:
    animal, path = _animal_and_cells(words.rest, table)
    if len(path) < _ADJACENT:
        raise Misread(say("Name where it stands and where it goes, like: move c4 c6"))
    space = _space(table, words, BasicAction.MOVE)
    return c.MoveAnimal(seat=next_actor(table), path=path, animal=animal, space=space)


def _food(words: Words, table: Table) -> c.Command:
    animal, path = _animal_and_cells(words.rest, table)
    if len(path) < _ADJACENT:
        raise Misread(say("Name each space on the way, like: food c4 c5 c6"))
    if len(path) == _ADJACENT and not is_walk(path):
        path = food_path(table, path[0], path[1])
    return c.SpendFood(seat=on_turn(table), path=path, animal=animal)


def _swap(words: Words, table: Table) -> c.Command:
    cells = tuple(map(w.cell, words.rest))
    if len(cells) != 2:
        raise Misread(say("Name two spaces, like: swap c4 e5"))
    space = _space(table, words, BasicAction.SWAP)
    return c.SwapAnimals(seat=next_actor(table), first=cells[0], second=cells[1], space=space)


def _cards(words: tuple[str, ...]) -> tuple[SceneCard, ...]:
    numbers = [w.card_number(word) for word in words]
    told = [number for number in numbers if number is not None]
    if len(set(told)) < len(told):
        raise Misread(say("A card is named twice."))
    return tuple(BLANK if n is None else SceneCard(number=n) for n in numbers)


def _some_cards(words: Words, example: str) -> tuple[SceneCard, ...]:
    cards = _cards(words.rest)
    if not cards:
        raise Misread(say("Name the cards, like: {example}", example=example))
    return cards


def _take(words: Words, table: Table) -> c.TakeCards | c.BuyCards:
    cards = _some_cards(words, "take 108 31")
    # The card that a Renew owes is taken before anybody else takes one (WS-ACT-RENEW-2).
    if owes_a_card(table) and words.price is None:
        return c.BuyCards(seat=on_turn(table), cards=cards)
    space = _space(table, words, BasicAction.TAKE, len(cards) - 1)
    return c.TakeCards(seat=next_actor(table), cards=cards, space=space)


def _buy(words: Words, table: Table) -> c.Command:
    return c.BuyCards(seat=on_turn(table), cards=_some_cards(words, "buy 12"))


def _renew(words: Words, table: Table) -> c.Command:
    cards = _cards(words.rest)
    space = _space(table, words, BasicAction.RENEW, max(len(cards) - 1, 0))
    return c.RenewPool(seat=next_actor(table), cards=cards, space=space)


def _discard(words: Words, table: Table) -> c.Command:
    cards = _some_cards(words, "discard 31 77")
    return c.DiscardCards(seat=on_turn(table), cards=cards)


def _film(words: Words, table: Table) -> c.Command:
    if not words.rest:
        raise Misread(say("Name the card, like: film 108"))
    seat = on_turn(table)
    (card,) = _cards(words.rest[:1])
    whole = card_of(table, c.FilmScene(seat=seat, card=card))
    if len(words.rest) == 1:
        return _as_found(table, seat, whole)
    vfx: tuple[int, ...] = ()
    plant: Icon | None = None
    cells: tuple[Cell, ...] = ()
    more = list(words.rest[1:])
    while more:
        word = more.pop(0)
        if w.is_cell(word):
            cells += (w.cell(word),)
        elif word == "vfx":
            animals = _animals(more)
            vfx += _freed(whole, animals)
        else:
            plant = w.plant(word)
    if plant is not None and not vfx and not cells:
        vfx = hint(table, seat, whole).freed
    return c.FilmScene(seat=seat, card=card, vfx=vfx, plant=plant, cells=cells)


def _as_found(table: Table, seat: Seat, card: SceneCard) -> c.Command:
    """With the tokens it takes and the best plant; which plant is asked if nobody can say."""
    found = hint(table, seat, card)
    bare = card if card.number is None else SceneCard(number=card.number)
    return film_command(seat, bare, found)


def _animals(words: list[str]) -> list[Species]:
    """Takes the animals off the front of the words."""
    found: list[Species] = []
    while words and not w.is_cell(words[0]):
        if any(plant.startswith(words[0]) for plant in w.PLANT_WORDS):
            break
        found.append(w.species(words.pop(0)))
    if not found:
        raise Misread(say("Behind vfx stands the animal that is freed, like: vfx zebra"))
    return found


def _freed(card: SceneCard, animals: list[Species]) -> tuple[int, ...]:
    """The slots of those animals that have a condition to lift, each once."""
    slots = card.slots or ()
    freed: list[int] = []
    for animal in animals:
        own = [n for n, slot in enumerate(slots) if slot.species is animal and n not in freed]
        conditioned = [n for n in own if slots[n].terrain is not None]
        if not own:
            raise Misread(say("The card shows no {animal}.", animal=animal))
        freed.append((conditioned or own)[0])
    return tuple(freed)


def _pass(words: Words, table: Table) -> c.Command:
    if words.rest:
        raise Misread(say("Just pass."))
    return c.PassTurn(seat=next_actor(table))


def _done(words: Words, table: Table) -> c.Command:
    return c.EndTurn(seat=on_turn(table), revealed=_cards(words.rest))


def _pool(words: Words, table: Table) -> c.Command:
    """Name cards of the Pool that nobody has named yet."""
    cards = _some_cards(words, "pool 12 31")
    unnamed = [card for card in table.pool if card == BLANK]
    if len(cards) > len(unnamed):
        raise Misread(say("The Pool has no more cards without a name."))
    named = [card for card in table.pool if card != BLANK]
    pool = (*named, *(known(table, card) for card in cards), *unnamed[len(cards) :])
    return c.CorrectCards(place="pool", cards=pool)


def _terrain(words: Words, _table: Table) -> c.Command:
    if len(words.rest) != 2:
        raise Misread(say("Name the space and what it is, like: terrain c4 water"))
    kind = None if words.rest[1] == "?" else w.terrain(words.rest[1])
    return c.CorrectTerrain(cell=w.cell(words.rest[0]), terrain=kind)


def _coins(words: Words, table: Table) -> c.Command:
    """Hand Coins to somebody, where a house rule of co-op lets them."""
    if len(words.rest) != 2 or not words.rest[1].isdecimal() or len(words.rest[1]) > 3:
        raise Misread(say("Name who gets how many, like: coins ben 2"))
    names = {player.name.lower(): seat for seat, player in enumerate(table.players)}
    name = w.meant(words.rest[0], tuple(names))
    taker = Seat(names[name])
    return c.TransferCoins(giver=on_turn(table), taker=taker, coins=int(words.rest[1]))


_READERS: dict[str, Callable[[Words, Table], c.Command]] = {
    "move": _move,
    "swap": _swap,
    "food": _food,
    "take": _take,
    "buy": _buy,
    "renew": _renew,
    "film": _film,
    "discard": _discard,
    "pass": _pass,
    "done": _done,
    "pool": _pool,
    "terrain": _terrain,
    "coins": _coins,
}
