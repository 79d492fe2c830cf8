"""Random legal sessions on the practice set: for tests, benchmarks and the command line."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from serengeti_companion.engine.clauses import standing_in_the_way
from serengeti_companion.engine.game import UnplayableError
from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild import offers
from serengeti_companion.games.wild.aiming import aimed
from serengeti_companion.games.wild.cards import blanks, without
from serengeti_companion.games.wild.dealer import Dealer
from serengeti_companion.games.wild.model import (
    TABLEAU_LIMIT,
    CardTracking,
    Mode,
    Options,
    Phase,
    Seat,
    SeatOptions,
    Step,
    Table,
    overlaps,
)
from serengeti_companion.games.wild.rules import WildRules
from serengeti_companion.games.wild.rules.actions import REACH
from serengeti_companion.games.wild.rules.opening import DEALT, KEPT
from serengeti_companion.games.wild.rules.preparation import OFFERED
from serengeti_companion.games.wild.rules.specialist_terms import Specialist, choices
from serengeti_companion.games.wild.terms import CELLS, Area, Cell, Species, area_of, distance

NAMES = ("Ann", "Ben", "Cem", "Dee")
RULES = WildRules()
TRIES = 40
AIMS = 3
AIMED = 0.8
"""How often a turn serves a card of the Tableau; the others are taken at random."""
_NOT_FREE = (
    c.DiscoverAnimal,
    c.MoveAnimal,
    c.SwapAnimals,
    c.TakeCards,
    c.RenewPool,
    c.EndTurn,
    c.PassTurn,
)
FILMED = 0.9
"""How often a card that can be completed is; the others are held back (WS-DONE-4)."""


def options(players: int, *, coop: bool, scenario: int | None) -> Options:
    """A table of that many; one player is solo, `scenario` defaults to the Challenge there.

    Raises UnplayableError if it cannot be.
    """
    if not 1 <= players <= len(NAMES):
        raise UnplayableError(f"This game has 1 to {len(NAMES)} players, not {players}.")
    mode = Mode.SOLO if players == 1 else Mode.COOP if coop else Mode.COMPETITIVE
    together = mode is not Mode.COMPETITIVE
    # Each number of players meets other Specialists, so that all six are met.
    workers = tuple(Specialist) * 2
    seats = tuple(
        SeatOptions(
            name=NAMES[seat],
            colour=seat,
            specialist=workers[seat + players - 1] if together else None,
        )
        for seat in range(players)
    )
    return Options(mode=mode, scenario=(scenario or 6) if together else None, seats=seats)


def next_command(table: Table, chance: Random, dealer: Dealer) -> c.Command | None:
    """A random legal command with what comes up filled in; None when the game is over."""
    if table.phase is Phase.OVER:
        return None
    command = _chosen(table, chance, dealer)
    return dealer.completed(table, command)


def _chosen(table: Table, chance: Random, dealer: Dealer) -> c.Command:
    match table.phase:
        case Phase.SETUP:
            return _setup(table, chance, dealer)
        case Phase.PREPARATION:
            return _step(table, chance, dealer)
        case _:
            return _turn(table, chance)


def _setup(table: Table, chance: Random, dealer: Dealer) -> c.Command:
    if table.mode is Mode.SOLO and not any(table.board):
        return _first_animals(chance)
    watched = table.tracking.cards is not CardTracking.OFF
    if watched and not table.pool:
        return c.LayPool(cards=())
    if table.tiles == (None, None):
        first, second = dealer.tiles(table)
        return c.LayAwardTiles(first=first, second=second)
    for seat in table.present if watched else ():
        if not table.player(seat).tableau:
            hand = dealer.opening_hand(table, seat) or blanks(DEALT)
            kept = tuple(chance.sample(hand, KEPT))
            left = without(hand, kept)
            return c.KeepOpeningCards(seat=seat, kept=kept, left=left)
    for seat in table.present if table.with_specialists else ():
        if table.player(seat).specialist is None:
            taken = {player.specialist for player in table.players}
            free = [card.name for card in choices(table.printed) if card.name not in taken]
            return c.ChooseSpecialist(seat=seat, specialist=chance.choice(free))
    if 12 not in table.ticked:
        return c.TickSetup(step=12)
    return c.BeginPlay()


def _first_animals(chance: Random) -> c.Command:
    cells = chance.sample(CELLS, 8)
    animals = [
        chance.choice([s for s in Species if area_of(s) is area]) for area in Area for _ in "ab"
    ]
    return c.PlaceFirstAnimals(placed=tuple(zip(cells, animals, strict=True)))


def _step(table: Table, chance: Random, dealer: Dealer) -> c.Command:
    if table.step is not Step.DRAW:
        return next(iter(offers.steps(table)))
    seat = next(s for s in table.present if s not in table.drew)
    four = dealer.four(table, seat) or blanks(OFFERED)
    player = table.player(seat)
    number = min(1 + min(player.coins, chance.choice((0, 0, 1, 2))), len(four))
    over = len(player.tableau) + number - TABLEAU_LIMIT
    shed = player.tableau[:over] if over > 0 and table.house.limit_in_step_d else ()
    return c.KeepFromFour(seat=seat, kept=four[:number], left=four[number:], shed=shed)


def _turn(table: Table, chance: Random) -> c.Command:
    if table.turn is None:
        raise RuntimeError("a round without a turn")
    seat = table.turn.seat
    if overlaps(table):
        return _cleared(table, seat, chance)
    free = _may_act_freely(table)
    for film in _films(table, seat, chance) if free else ():
        if chance.random() < FILMED:
            return film
    if len(table.player(seat).tableau) > TABLEAU_LIMIT:
        return c.DiscardCards(seat=seat, cards=table.player(seat).tableau[:2])
    for number in range(TRIES):
        command = _aimed(table, seat, chance) if number < AIMS else _tried(table, seat, chance)
        if command is None or not (free or isinstance(command, _NOT_FREE)):
            continue
        if _is_legal(table, command):
            return command
    return _fallback(table, seat)


def _may_act_freely(table: Table) -> bool:
    """With WS-SW-2 off a Free Action first would forbid the pass, and there may be no other way."""
    acted = table.turn is not None and table.turn.action is not None
    return acted or table.house.free_actions_before_pass


def _is_legal(table: Table, command: c.Command) -> bool:
    return not standing_in_the_way(RULES.violations(table, command), frozenset())


def _films(table: Table, seat: Seat, chance: Random) -> Iterator[c.FilmScene]:
    celebrity = table.player(seat).specialist == Specialist.CELEBRITY
    for command in offers.films(table, seat):
        bonus = chance.choice((0, 1, 2)) if celebrity else None
        told = replace(command, bonus=bonus)
        if _is_legal(table, told):
            yield told


def _cleared(table: Table, seat: Seat, chance: Random) -> c.SpendFood:
    """The animal that arrived last leaves an occupied space again."""
    cell = overlaps(table)[0]
    free = [near for near in _beside(cell) if not table.at(near)]
    return c.SpendFood(seat=seat, path=(cell, chance.choice(free)))


def _beside(cell: Cell) -> tuple[Cell, ...]:
    return tuple(near for near in CELLS if distance(cell, near) == 1)


def _can_rest(table: Table, cell: Cell, food: int) -> bool:
    """Whether an animal may stop there: on a free space, or with Food to go on to one."""
    return not table.at(cell) or (food > 0 and any(not table.at(near) for near in _beside(cell)))


def _aimed(table: Table, seat: Seat, chance: Random) -> c.Command | None:
    acting = table.turn is not None and table.turn.action is None
    if chance.random() >= AIMED or not (acting or table.player(seat).food):
        return None
    return aimed(table, seat, chance, acting=acting)


def _tried(table: Table, seat: Seat, chance: Random) -> c.Command | None:
    turn, player = table.turn, table.player(seat)
    if turn is not None and turn.action is not None:
        return _after_action(table, seat, chance)
    if player.coins < 3 and chance.random() < 0.1:
        return c.PassTurn(seat=seat)
    other = chance.choice((_free, _discover, _move, _swap, _card, _card, _card))
    return other(table, seat, chance)


def _after_action(table: Table, seat: Seat, chance: Random) -> c.Command | None:
    if table.turn is not None and table.turn.unpaid:
        return c.BuyCards(seat=seat, cards=(chance.choice(table.pool),)) if table.pool else None
    return chance.choice((c.EndTurn(seat=seat), c.EndTurn(seat=seat), _free(table, seat, chance)))


def _free(table: Table, seat: Seat, chance: Random) -> c.Command | None:
    player = table.player(seat)
    if table.turn is not None and table.turn.buying and chance.random() < 0.3:
        return c.BuyCards(seat=seat, cards=(chance.choice(table.pool),)) if table.pool else None
    if player.food and chance.random() < 0.3:
        return _food(table, seat, chance)
    if len(player.tableau) > 5 and chance.random() < 0.3:
        return c.DiscardCards(seat=seat, cards=tuple(chance.sample(player.tableau, 2)))
    return None


def _food(table: Table, seat: Seat, chance: Random) -> c.Command | None:
    start = _standing(table, chance)
    if start is None:
        return None
    end = chance.choice(_beside(start))
    if not _can_rest(table, end, table.player(seat).food - 1):
        return None
    return c.SpendFood(seat=seat, path=(start, end))


def _standing(table: Table, chance: Random) -> Cell | None:
    cells = [cell for cell in CELLS if table.at(cell)]
    return chance.choice(cells) if cells else None


def _discover(_table: Table, seat: Seat, chance: Random) -> c.Command:
    species = chance.choice(tuple(Species))
    return c.DiscoverAnimal(seat=seat, species=species, cell=chance.choice(CELLS))


def _move(table: Table, seat: Seat, chance: Random) -> c.Command | None:
    start = _standing(table, chance)
    if start is None:
        return None
    end = chance.choice([cell for cell in CELLS if 1 <= distance(start, cell) <= REACH])
    if not _can_rest(table, end, table.player(seat).food):
        return None
    return c.MoveAnimal(seat=seat, path=(start, end))


def _swap(table: Table, seat: Seat, chance: Random) -> c.Command | None:
    first, second = _standing(table, chance), _standing(table, chance)
    if first is None or second is None:
        return None
    return c.SwapAnimals(seat=seat, first=first, second=second)


def _card(table: Table, seat: Seat, chance: Random) -> c.Command | None:
    if chance.random() < 0.3:
        return c.RenewPool(seat=seat)
    if not table.pool:
        return None
    number = min(len(table.pool), chance.choice((1, 1, 1, 2)))
    return c.TakeCards(seat=seat, cards=tuple(chance.sample(table.pool, number)))


def _fallback(table: Table, seat: Seat) -> c.Command:
    for command in (c.EndTurn(seat=seat), c.PassTurn(seat=seat)):
        if _is_legal(table, command):
            return command
    return next(iter(offers.offers(table)))
