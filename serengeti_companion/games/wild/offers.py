"""Everything that is legal now: for simulation and tests. A screen asks narrower questions."""

from collections.abc import Iterator
from itertools import combinations

from serengeti_companion.engine.clauses import standing_in_the_way
from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.cards import blanks
from serengeti_companion.games.wild.model import (
    Mode,
    Phase,
    Seat,
    Step,
    Table,
)
from serengeti_companion.games.wild.rules import WildRules
from serengeti_companion.games.wild.rules.filming import card_of
from serengeti_companion.games.wild.rules.icons import (
    asks_for_plant,
    best_plant,
    with_icons,
)
from serengeti_companion.games.wild.rules.opening import KEPT, STEPS
from serengeti_companion.games.wild.rules.scenes import Match, search_all
from serengeti_companion.games.wild.terms import BLANK, CELLS, Area, Species, area_of, distance

RULES = WildRules()


def offers(table: Table) -> Iterator[c.Command]:
    """Every legal command, one way of doing each; some may be worth a warning."""
    for command in candidates(table):
        if not standing_in_the_way(RULES.violations(table, command), frozenset()):
            yield command


def candidates(table: Table) -> Iterator[c.Command]:
    """What is worth judging now."""
    match table.phase:
        case Phase.SETUP:
            yield from opening(table)
        case Phase.ROUND if table.turn is not None:
            seat = table.turn.seat
            yield from basic_actions(table, seat)
            yield from free_actions(table, seat)
            yield c.EndTurn(seat=seat)
            yield c.PassTurn(seat=seat)
        case Phase.PREPARATION:
            yield from steps(table)
        case _:
            return


def opening(table: Table) -> Iterator[c.Command]:
    """What is still to be told before play begins, the cards as ones that nobody described."""
    yield c.BeginPlay()
    for step in range(1, STEPS + 1):
        if step not in table.ticked:
            yield c.TickSetup(step=step)
    first, second, *_ = table.printed.award_tiles
    yield c.LayAwardTiles(first=first, second=second)
    if table.mode is Mode.SOLO and not any(table.board):
        two_of_each = sorted(Species, key=lambda s: tuple(Area).index(area_of(s)))
        animals = (species for at, species in enumerate(two_of_each) if at % 3 != 2)
        yield c.PlaceFirstAnimals(placed=tuple(zip(CELLS, animals, strict=False)))
    if not table.pool:
        yield c.LayPool(cards=())
    for seat in table.present:
        yield c.ChooseFirstPlayer(seat=seat)
        yield c.KeepOpeningCards(seat=seat, kept=blanks(KEPT))


def basic_actions(table: Table, seat: Seat) -> Iterator[c.Command]:
    """Each action on the cheapest space that is open."""
    yield from discoveries(table, seat)
    standing = [cell for cell in CELLS if table.at(cell)]
    for first, second in combinations(standing, 2):
        yield c.SwapAnimals(seat=seat, first=first, second=second)
    for start in standing:
        for end in CELLS:
            if 1 <= distance(start, end) <= 3:
                yield c.MoveAnimal(seat=seat, path=(start, end))
    for card in dict.fromkeys(table.pool):
        yield c.TakeCards(seat=seat, cards=(card,))
    yield c.RenewPool(seat=seat)


def discoveries(table: Table, seat: Seat) -> Iterator[c.Command]:
    """Each species left in its area onto each free cell."""
    free = [cell for cell in CELLS if not table.at(cell)]
    for species in Species:
        if table.in_area(species):
            for cell in free:
                yield c.DiscoverAnimal(seat=seat, species=species, cell=cell)


def free_actions(table: Table, seat: Seat) -> Iterator[c.Command]:
    """Films, Food steps, discards, further cards."""
    player = table.player(seat)
    yield from films(table, seat)
    if player.food:
        for start in CELLS:
            for end in CELLS if table.at(start) else ():
                if distance(start, end) == 1:
                    yield c.SpendFood(seat=seat, path=(start, end))
    for card in dict.fromkeys(player.tableau):
        yield c.DiscardCards(seat=seat, cards=(card,))
    for pair in combinations(player.tableau, 2):
        yield c.DiscardCards(seat=seat, cards=pair)
    for card in dict.fromkeys(table.pool):
        yield c.BuyCards(seat=seat, cards=(card,))


def films(table: Table, seat: Seat) -> Iterator[c.FilmScene]:
    """The cards that can be completed, with the fewest VFX Tokens and the best plant."""
    player = table.player(seat)
    cards = tuple(dict.fromkeys(player.tableau))
    all_known = tuple(card_of(table, c.FilmScene(seat=seat, card=card)) for card in cards)
    all_found = search_all(all_known, table.board, table.terrain, player.vfx)
    for card, known, found in zip(cards, all_known, all_found, strict=True):
        if isinstance(found, Match):
            counts = with_icons(player.icons, known.icons or ())
            plant = best_plant(counts) if asks_for_plant(known.reward or ()) else None
            yield c.FilmScene(seat=seat, card=card, vfx=found.freed, plant=plant)


def steps(table: Table) -> Iterator[c.Command]:
    """The step that is due."""
    match table.step:
        case Step.MARKER:
            yield c.MoveRoundMarker()
        case Step.AWARDS:
            yield c.HoldAwards()
        case Step.MIGRATION:
            for card in table.printed.migrations:
                yield c.DrawMigration(card=card.number)
            if not table.printed.migrations:
                yield c.DrawMigration(cells=())
        case Step.POOL:
            yield c.RedraftPool()
        case Step.DRAW:
            for seat in table.present:
                if seat not in table.drew:
                    yield c.KeepFromFour(seat=seat, kept=(BLANK,))
        case Step.INCOME:
            yield c.ReceiveIncome()
        case Step.FIRST:
            yield c.MoveFirstPlayer()
        case None:
            return
