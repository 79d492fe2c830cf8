"""Random legal sessions on the practice set: for tests, benchmarks and the command line."""

from random import Random

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild import offers
from serengeti_companion.games.wild.dealer import Dealer
from serengeti_companion.games.wild.model import (
    TABLEAU_LIMIT,
    Mode,
    Options,
    Phase,
    Seat,
    SeatOptions,
    Step,
    Table,
)
from serengeti_companion.games.wild.rules import WildRules
from serengeti_companion.games.wild.rules.specialist_terms import Specialist
from serengeti_companion.games.wild.terms import CELLS, Area, Cell, Species, area_of, distance

NAMES = ("Ann", "Ben", "Cem", "Dee")
RULES = WildRules()
TRIES = 40


def options(players: int, *, coop: bool, scenario: int | None) -> Options:
    """A table of that many; one player is solo, `scenario` defaults to the Challenge there."""
    mode = Mode.SOLO if players == 1 else Mode.COOP if coop else Mode.COMPETITIVE
    together = mode is not Mode.COMPETITIVE
    workers = tuple(Specialist)
    seats = tuple(
        SeatOptions(
            name=NAMES[seat],
            colour=seat,
            specialist=workers[(seat + 1) % 4] if together else None,
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
    if not table.pool:
        return c.LayPool(cards=())
    if table.tiles == (None, None):
        first, second = dealer.tiles(table)
        return c.LayAwardTiles(first=first, second=second)
    for seat in table.present:
        if not table.player(seat).tableau:
            hand = dealer.opening_hand(table, seat)
            kept = tuple(chance.sample(hand, 4))
            left = tuple(card for card in hand if card not in kept)
            return c.KeepOpeningCards(seat=seat, kept=kept, left=left)
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
    four = dealer.four(table, seat)
    number = min(1 + min(table.player(seat).coins, chance.choice((0, 0, 1, 2))), len(four))
    return c.KeepFromFour(seat=seat, kept=four[:number], left=four[number:])


def _turn(table: Table, chance: Random) -> c.Command:
    if table.turn is None:
        raise RuntimeError("a round without a turn")
    seat = table.turn.seat
    for command in offers.films(table, seat):
        if chance.random() < 0.9 and _is_legal(table, command):
            return command
    if len(table.player(seat).tableau) > TABLEAU_LIMIT:
        return c.DiscardCards(seat=seat, cards=table.player(seat).tableau[:2])
    for _ in range(TRIES):
        command = _tried(table, seat, chance)
        if command is not None and _is_legal(table, command):
            return command
    return _fallback(table, seat)


def _is_legal(table: Table, command: c.Command) -> bool:
    return all(
        not v.stands_in_the_way(frozenset()) for v in RULES.violations(table, command)
    ) and not _leaves_overlap(table, command)


def _leaves_overlap(table: Table, command: c.Command) -> bool:
    """Whether an animal would be left on another one with nothing to clear it."""
    return isinstance(command, c.MoveAnimal | c.SpendFood) and bool(table.at(command.path[-1]))


def _tried(table: Table, seat: Seat, chance: Random) -> c.Command | None:
    turn, player = table.turn, table.player(seat)
    if turn is not None and turn.action is not None:
        return chance.choice(
            (c.EndTurn(seat=seat), c.EndTurn(seat=seat), _free(table, seat, chance))
        )
    if player.coins < 3 and chance.random() < 0.2:
        return c.PassTurn(seat=seat)
    return chance.choice((_free, _discover, _discover, _discover, _move, _move, _swap, _card))(
        table, seat, chance
    )


def _free(table: Table, seat: Seat, chance: Random) -> c.Command | None:
    player = table.player(seat)
    if table.turn is not None and table.turn.buying and chance.random() < 0.5:
        return c.BuyCards(seat=seat, cards=(chance.choice(table.pool),)) if table.pool else None
    if player.food and chance.random() < 0.7:
        start = _standing(table, chance)
        near = [cell for cell in CELLS if start and distance(start, cell) == 1]
        return c.SpendFood(seat=seat, path=(start, chance.choice(near))) if start else None
    if len(player.tableau) > 5 and chance.random() < 0.3:
        return c.DiscardCards(seat=seat, cards=tuple(chance.sample(player.tableau, 2)))
    return None


def _standing(table: Table, chance: Random) -> Cell | None:
    cells = [cell for cell in CELLS if table.at(cell)]
    return chance.choice(cells) if cells else None


def _discover(table: Table, seat: Seat, chance: Random) -> c.Command:
    return c.DiscoverAnimal(
        seat=seat, species=chance.choice(tuple(Species)), cell=chance.choice(CELLS)
    )


def _move(table: Table, seat: Seat, chance: Random) -> c.Command | None:
    start = _standing(table, chance)
    if start is None:
        return None
    reach = [cell for cell in CELLS if 1 <= distance(start, cell) <= 3]
    return c.MoveAnimal(seat=seat, path=(start, chance.choice(reach)))


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
