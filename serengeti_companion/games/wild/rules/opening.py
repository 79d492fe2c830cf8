"""Setup (section 4): what the table tells, and the opening of Round 1."""

from collections.abc import Iterator

from serengeti_companion.engine.clauses import Violation, refuse, warn
from serengeti_companion.engine.texts import say
from serengeti_companion.games.wild import events as e
from serengeti_companion.games.wild.cards import blanks, known_all
from serengeti_companion.games.wild.commands import (
    BeginPlay,
    ChooseFirstPlayer,
    ChooseSpecialist,
    KeepOpeningCards,
    LayAwardTiles,
    LayPool,
    PlaceFirstAnimals,
    SetupCommand,
    TickSetup,
)
from serengeti_companion.games.wild.evolve import evolve
from serengeti_companion.games.wild.model import (
    CHALLENGE,
    CardTracking,
    Mode,
    Phase,
    Seat,
    Table,
    after,
)
from serengeti_companion.games.wild.names import SEVERAL_ANIMALS, SPECIES_NAMES
from serengeti_companion.games.wild.rules import draws, specialist_terms, supply
from serengeti_companion.games.wild.terms import Area, Species, area_of

KEPT = 4  # WS-SETUP-26
DEALT = 8  # WS-SETUP-26
STEPS = 12
FIRST_COINS = 6  # WS-SETUP-29


def setup(table: Table, command: SetupCommand) -> Iterator[Violation]:
    """What is wrong with a word said during setup."""
    late = isinstance(command, LayAwardTiles | ChooseSpecialist)
    # Setup serves in place of a Preparation before Round 1, and only there: what it lays out has
    # long moved on, and cannot be laid out any more.
    if table.phase is not Phase.SETUP and not late:
        yield refuse("WS-PREP-2", say("Setup is over."), liftable=False)
        return
    match command:
        case TickSetup():
            yield from _step(command)
        case LayAwardTiles():
            yield from _tiles(command)
        case LayPool():
            yield from _pool(table, command)
        case KeepOpeningCards():
            yield from _cards(table, command)
        case PlaceFirstAnimals():
            yield from _animals(table, command)
        case ChooseSpecialist():
            yield from _specialist(table, command)
        case BeginPlay():
            yield from _ready(table)
        case ChooseFirstPlayer():
            return


def _step(command: TickSetup) -> Iterator[Violation]:
    if not 1 <= command.step <= STEPS:
        message = say("Setup has steps 1 to {n}.", n=STEPS)
        yield refuse("WS-SETUP-1", message, liftable=False)


def _tiles(command: LayAwardTiles) -> Iterator[Violation]:
    # Two different tiles are expected; the text never says that there is one of each species.
    if command.first is not None and command.first == command.second:
        message = say("Both Award Tiles show {animal}.", animal=SPECIES_NAMES[command.first])
        yield warn("WS-RULING-4", message)


def _pool(table: Table, command: LayPool) -> Iterator[Violation]:
    # 6 cards form the Pool (solo: 8).
    if len(command.cards) > table.pool_size or table.pool:
        message = say("The Pool is {n} cards.", n=table.pool_size)
        clause = "WS-SOLO-5" if table.mode is Mode.SOLO else "WS-SETUP-14"
        yield refuse(clause, message, "pool")
    yield from _animals_first(table)
    yield from draws.told(table, command.cards)


def _cards(table: Table, command: KeepOpeningCards) -> Iterator[Violation]:
    subject = f"seat:{command.seat}"
    player = table.player(command.seat)
    yield from _animals_first(table)
    if player.tableau:
        message = say("{name} has chosen already; take that back first.", name=player.name)
        yield refuse("WS-SETUP-26", message, subject)
    # Everybody gets 8 cards and keeps 4 of them.
    if len(command.kept) != KEPT:
        message = say(
            "{name} keeps 4 of the 8 cards, not {n}.", name=player.name, n=len(command.kept)
        )
        yield refuse("WS-SETUP-26", message, subject)
    if len(command.kept) + len(command.left) > DEALT:
        message = say("Only 8 cards are dealt.")
        yield refuse("WS-SETUP-27", message, subject)
    yield from draws.told(table, (*command.kept, *command.left))


def _animals(table: Table, command: PlaceFirstAnimals) -> Iterator[Violation]:
    if table.mode is not Mode.SOLO:
        message = say("Only a solo game begins with animals on the Map.")
        yield refuse("WS-SETUP-6", message)
    # They are placed once, before the Pool and the first cards are seen.
    elif any(table.board):
        yield refuse("WS-SOLO-2", say("The first animals are on the Map already."))
    elif table.pool or any(player.tableau for player in table.players):
        yield refuse("WS-RULING-80", say("The first animals come before the cards are seen."))
    areas = [area_of(species) for _, species in command.placed]
    # 2 animals of each of the 4 Discovery Areas.
    if any(areas.count(area) != 2 for area in Area):
        message = say("Place 2 animals from each of the 4 Discovery Areas.")
        yield refuse("WS-SOLO-2", message)
    cells = [cell for cell, _ in command.placed]
    # Each on its own free space.
    for cell in dict.fromkeys(cells):
        if cells.count(cell) > 1 or table.at(cell):
            message = say("Only one animal stands on {cell}.", cell=cell)
            yield refuse("WS-RULING-80", message, f"cell:{cell}", liftable=False)
    wanted: list[Species] = [species for _, species in command.placed]
    for species in dict.fromkeys(wanted):
        if wanted.count(species) > table.in_area(species):
            message = say("There are only three {animals}.", animals=SEVERAL_ANIMALS[species])
            yield refuse("WS-SETUP-6", message, f"area:{species}", liftable=False)


def _animals_first(table: Table) -> Iterator[Violation]:
    # Before step 4, 8 animals stand on the Map; whoever does not track it has seen to that.
    if table.mode is Mode.SOLO and table.tracking.map and not any(table.board):
        message = say("Place 2 animals from each of the 4 Discovery Areas first.")
        yield refuse("WS-SOLO-2", message)


def _ready(table: Table) -> Iterator[Violation]:
    yield from _animals_first(table)
    without = [seat for seat in table.present if table.player(seat).specialist is None]
    if not table.with_specialists:
        return
    for seat in without:
        message = say("{name} has chosen no Specialist.", name=table.player(seat).name)
        # Scenarios 1 to 5 are played with Specialists; elsewhere going without is a handicap.
        if table.mode is not Mode.COMPETITIVE and table.scenario != CHALLENGE:
            yield refuse("WS-COOPSOLO-4", message, f"seat:{seat}")
        else:
            yield warn("WS-RULING-85", message, f"seat:{seat}")


def _specialist(table: Table, command: ChooseSpecialist) -> Iterator[Violation]:
    chosen, player = command.specialist, table.player(command.seat)
    if chosen is not None and not specialist_terms.is_specialist_name(chosen):
        message = say("A Specialist is called by a name of 1 to 40 letters that can be seen.")
        yield refuse("WS-RULING-72", message, liftable=False)
    # A Specialist works for the whole game and cannot be discarded.
    if table.phase is not Phase.SETUP and player.specialist not in {None, chosen}:
        message = say("{name} keeps the Specialist to the end.", name=player.name)
        yield refuse("WS-SPEC-7", message, f"seat:{command.seat}")
    yield from _dealt(table, command)
    # Each of the 14 is one card.
    for seat, player in enumerate(table.players):
        taken = command.specialist is not None and player.specialist == command.specialist
        if taken and seat != command.seat:
            message = say("{name} has that Specialist.", name=player.name)
            yield refuse("WS-RULING-73", message, f"seat:{seat}")


def _dealt(table: Table, command: ChooseSpecialist) -> Iterator[Violation]:
    if not command.dealt or table.mode is not Mode.COMPETITIVE:
        return  # solo and co-op choose from all of them
    # Each player is dealt 3 Specialists and picks one of them.
    if len(command.dealt) != specialist_terms.DEALT or command.specialist not in command.dealt:
        message = say(
            "{name} picks one of {n} Specialists dealt.",
            name=table.player(command.seat).name,
            n=specialist_terms.DEALT,
        )
        yield refuse("WS-SPEC-2", message, f"seat:{command.seat}")


def do_setup(table: Table, command: SetupCommand) -> Iterator[e.Event]:
    """What a word said during setup does."""
    match command:
        case TickSetup():
            yield e.SetupTicked(step=command.step, skipped=command.skipped)
        case LayAwardTiles():
            yield e.AwardTilesLaid(first=command.first, second=command.second)
        case LayPool() | KeepOpeningCards():
            yield from _cards_dealt(table, command)
        case PlaceFirstAnimals():
            for cell, species in command.placed:
                yield e.FirstAnimalPlaced(cell=cell, species=species)
        case ChooseSpecialist():
            yield e.SpecialistChosen(seat=command.seat, specialist=command.specialist)
        case ChooseFirstPlayer():
            yield e.FirstPlayerChosen(seat=command.seat)
        case BeginPlay():
            yield from _begin(table)


def _cards_dealt(table: Table, command: LayPool | KeepOpeningCards) -> Iterator[e.Event]:
    if table.tracking.cards is CardTracking.OFF:
        return
    match command:
        case LayPool():
            number = max(table.pool_size, len(command.cards))
            yield from draws.laid(table, number, command.cards)
        case KeepOpeningCards():
            yield from _kept(table, command)


def _kept(table: Table, command: KeepOpeningCards) -> Iterator[e.Event]:
    # WS-SETUP-27: what is not kept goes to the discard pile, also where nobody told what it was.
    named = (*known_all(table, command.kept), *known_all(table, command.left))
    reshuffle, dealt = draws.drawn(table, max(DEALT, len(named)), named)
    kept = len(command.kept)
    yield from reshuffle
    yield e.OpeningCardsKept(seat=command.seat, kept=dealt[:kept], left=dealt[kept:])


def _begin(table: Table) -> Iterator[e.Event]:
    for event in _untold(table):
        yield event
        table = evolve(table, event)
    for seat in table.present:
        # WS-SETUP-29: 6 Coins each.
        coins = supply.coins(table, FIRST_COINS)
        yield e.IncomeReceived(seat=seat, coins=coins, food=0, vfx=0)
    # WS-SETUP-30; who has left the table begins nothing.
    first = table.first if table.first in table.present else after(table, table.first)
    yield e.RoundBegan(round=1, seat=first)


def _untold(table: Table) -> Iterator[e.Event]:
    """The Pool and the cards of everyone who told nothing."""
    if table.tracking.cards is CardTracking.OFF:
        return
    if not table.pool:
        for event in draws.laid(table, table.pool_size):
            yield event
            table = evolve(table, event)
    for seat in table.present:
        if not table.player(seat).tableau:
            for event in _kept(table, KeepOpeningCards(seat=seat, kept=blanks(KEPT))):
                yield event
                table = evolve(table, event)


def seats_without_cards(table: Table) -> tuple[Seat, ...]:
    """Who has not told their opening cards."""
    return tuple(seat for seat in table.present if not table.player(seat).tableau)
