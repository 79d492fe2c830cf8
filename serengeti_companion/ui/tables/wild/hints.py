"""What a card still lacks: nothing, a token, a step or two with Food, an animal, an answer."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.cards import known
from serengeti_companion.games.wild.model import Player, Seat, Table
from serengeti_companion.games.wild.rules import filming, icons
from serengeti_companion.games.wild.rules.patterns import Board, Standing, lacking, standing_on
from serengeti_companion.games.wild.rules.scenes import Match, Unknown, search
from serengeti_companion.games.wild.terms import (
    CELLS,
    INDEX,
    Cell,
    Icon,
    SceneCard,
    Species,
)
from serengeti_companion.ui.tables.wild.gestures import neighbours

_MOST_STEPS = 2
_Places = list[list[int] | None]


class Lack(StrEnum):
    """What is missing, the nearest first."""

    NOTHING = "nothing"
    VFX = "vfx"
    TERRAIN = "terrain"
    DESCRIPTION = "description"
    FOOD = "food"
    ANIMAL = "animal"
    POSITION = "position"


@dataclass(frozen=True, slots=True, kw_only=True)
class Hint:
    """`number`: tokens or steps; `cells` to light up.

    `species`: the animals that are not on the Map, one for each that is missing. `stars`: what the
    card would pay now, None where that is not known.
    """

    lack: Lack
    cells: tuple[Cell, ...] = ()
    number: int = 0
    species: tuple[Species, ...] = ()
    freed: tuple[int, ...] = ()
    plant: Icon | None = None
    stars: int | None = None


class KnownHints:
    """The hints of every player, each kept while all that it hangs on is the same.

    Of the Map that is where the animals of its pattern stand: most plays move one of the others.
    """

    def __init__(self) -> None:
        self._facts: dict[Seat, tuple[object, ...]] = {}
        self._found: dict[Seat, dict[SceneCard, tuple[_Places, Hint]]] = {}

    def of(self, table: Table, seat: Seat, cards: tuple[SceneCard, ...]) -> list[Hint]:
        """`hint` for each card; what stands on the Map is looked up once."""
        player = table.player(seat)
        facts = (table.terrain, table.printed, table.tracking, player.vfx, player.icons)
        found = self._found.setdefault(seat, {})
        if facts != self._facts.get(seat):
            self._facts[seat] = facts
            found.clear()
        standing, hints = standing_on(table.board), []
        for card in cards:
            places = _places(known(table, card), standing)
            kept = found.get(card)
            if kept is None or kept[0] != places:
                kept = found[card] = places, hint(table, seat, card, standing)
            hints.append(kept[1])
        return hints


def _places(card: SceneCard, standing: Standing) -> _Places:
    """Where the animals of its pattern stand."""
    return [standing.get(slot.species) for slot in card.slots or ()]


def hint(table: Table, seat: Seat, card: SceneCard, standing: Standing | None = None) -> Hint:
    """At once: everything but the steps, for which `steps_away` looks further."""
    card = known(table, card)
    player = table.player(seat)
    if card.slots is None:
        return Hint(lack=Lack.DESCRIPTION)
    if not table.tracking.map:
        return _placed(table, seat, card, player, Match(cells=()))
    missing = lacking(card.slots, standing or standing_on(table.board))
    if missing:
        species = tuple(one for one, number in missing.items() for _ in range(number))
        return Hint(lack=Lack.ANIMAL, species=species)
    # Without a token first: an answer about the terrain is cheaper than a VFX Token.
    for tokens in dict.fromkeys((0, player.vfx, len(card.slots))):
        found = filming.placement(table, card, tokens)
        if isinstance(found, Match):
            return _placed(table, seat, card, player, found)
        if isinstance(found, Unknown):
            return Hint(lack=Lack.TERRAIN if found.cells else Lack.DESCRIPTION, cells=found.cells)
    return Hint(lack=Lack.POSITION)


def _placed(table: Table, seat: Seat, card: SceneCard, player: Player, found: Match) -> Hint:
    plant = _plant(player, card)
    command = c.FilmScene(seat=seat, card=card, vfx=found.freed, plant=plant)
    enough = player.vfx >= found.vfx or not table.tracking.tokens
    return Hint(
        lack=Lack.NOTHING if enough else Lack.VFX,
        cells=found.cells,
        number=found.vfx,
        freed=found.freed,
        plant=plant,
        stars=None if card.reward is None else filming.stars(table, command),
    )


def _plant(player: Player, card: SceneCard) -> Icon | None:
    """The plant that pays most, where it is plain which; the table says otherwise by typing it."""
    if not icons.asks_for_plant(card.reward or ()):
        return None
    counts = icons.with_icons(player.icons, card.icons or ())
    return icons.best_plant(counts)


def film_command(seat: Seat, card: SceneCard, found: Hint) -> c.FilmScene:
    """Film the card as the hint found it."""
    return c.FilmScene(seat=seat, card=card, vfx=found.freed, plant=found.plant)


def steps_away(table: Table, card: SceneCard, player: Player) -> Hint | None:
    """One or two steps with the player's Food that complete the card; None = further."""
    card = known(table, card)
    if card.slots is None:
        return None
    wanted = {slot.species for slot in card.slots}
    boards: list[Board] = [table.board]
    for step in range(1, min(_MOST_STEPS, player.food) + 1):
        following: dict[Board, None] = {}
        for board in boards:
            for moved in _stepped(board, wanted):
                if moved in following:
                    continue
                following[moved] = None
                found = search(card, moved, table.terrain, player.vfx)
                if isinstance(found, Match):
                    return Hint(lack=Lack.FOOD, cells=found.cells, number=step)
        boards = list(following)
    return None


def _stepped(board: Board, wanted: set[Species]) -> Iterator[Board]:
    """Every board after one of the wanted animals made one step onto a free space."""
    for at, animals in enumerate(board):
        if not animals or animals[-1] not in wanted:
            continue
        for cell in neighbours(CELLS[at]):
            to = INDEX[cell]
            if not board[to]:
                moved = list(board)
                moved[at], moved[to] = animals[:-1], (animals[-1],)
                yield tuple(moved)
