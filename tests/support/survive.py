"""Tables in the middle of Survive The Serengeti, and what its referee says to a command.

Cards are written as in the rulebook file's examples: "P1:2 P2:2 N:5", N the neutral colour.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from support.simulated import whole_game

from serengeti_companion.engine.clauses import Verdict, Violation
from serengeti_companion.games.survive.commands import (
    BeginPlay,
    Command,
    ResolvePredator,
    RevealCards,
    TurnUpPredator,
)
from serengeti_companion.games.survive.events import Event
from serengeti_companion.games.survive.game import GAME
from serengeti_companion.games.survive.model import (
    Card,
    HouseRules,
    Options,
    Phase,
    Predator,
    Seat,
    SeatOptions,
    Table,
)
from serengeti_companion.games.survive.printed import UNKNOWN_COPY, Printed
from serengeti_companion.games.survive.rules import SurviveRules
from serengeti_companion.games.survive.setup import open_table
from serengeti_companion.games.survive.switches import with_switch
from serengeti_companion.games.survive.terms import PICKED, Effect, PredatorCard, Speed
from serengeti_companion.storage.whole import WholeSession

NAMES = ("Ann", "Ben", "Cem", "Dee", "Eva")
ANN, BEN, CEM, DEE, EVA = (Seat(number) for number in range(5))
RULES = SurviveRules()


def switched(**switches: bool | str) -> HouseRules:
    """`switched(herd_tie="next_herd")`: house rules by the names of the rules file."""
    house = HouseRules()
    for name, value in switches.items():
        house = with_switch(house, name, value)
    return house


def options(players: int = 3, *, house: HouseRules | None = None) -> Options:
    """Ann, Ben and so on."""
    seats = tuple(SeatOptions(name=NAMES[seat], tint=seat) for seat in range(players))
    return Options(seats=seats, house=house or HouseRules())


def opened(
    players: int = 3, *, house: HouseRules | None = None, printed: Printed = UNKNOWN_COPY
) -> Table:
    """A table before setup."""
    return open_table(options(players, house=house), printed)


def begun(players: int = 3, **more: Any) -> Table:  # noqa: ANN401 -- as `opened`
    """A table in turn 1, with no predator turned up yet."""
    return play(opened(players, **more), BeginPlay())


def choosing(
    players: int = 3, *, house: HouseRules | None = None, printed: Printed = UNKNOWN_COPY
) -> Table:
    """A table in turn 1, with a nameless predator and nothing revealed."""
    return play(begun(players, house=house, printed=printed), TurnUpPredator())


def cards(text: str) -> tuple[Card, ...]:
    """`"P1:2 P2:2"` -> the two cards; N is the neutral colour of two players."""
    return tuple(_card(word) for word in text.split())


def _card(word: str) -> Card:
    owner, _, number = word.partition(":")
    seat = Seat(2) if owner == "N" else Seat(int(owner[1:]) - 1)
    return Card(seat=seat, number=int(number))


def hunting(
    text: str, *effects: Effect, players: int | None = None, house: HouseRules | None = None
) -> Table:
    """A table in its turn 3: those cards are in play, and predators of these kinds in the row.

    As many players as the cards name, three at least; two when a card is neutral.
    """
    laid = cards(text)
    if players is None:
        players = 2 if "N:" in text else max(3, *(card.seat + 1 for card in laid))
    table = opened(players, house=house)
    for seat in table.seats:
        table = table.with_colour(seat, laid=tuple(c.number for c in laid if c.seat == seat))
    row = tuple(
        Predator(order=order, card=PredatorCard(effect=effect))
        for order, effect in enumerate(effects, start=1)
    )
    removed = (PredatorCard(),) * (3 - len(row))
    return replace(table, phase=Phase.HUNTING, turn=3, row=row, removed=removed)


def speed(x: int) -> Speed:
    """A predator with a speed."""
    return Speed(x=x)


def play(table: Table, *commands: Command) -> Table:
    """The table after commands that nothing stands in the way of."""
    for command in commands:
        assert not clauses(table, command), (command, told(table, command))
        table = forced(table, command)
    return table


def forced(table: Table, command: Command) -> Table:
    """The table after a command, on the table's word where it needs one."""
    for event in RULES.resolve(table, command):
        table = RULES.evolve(table, event)
    assert not GAME.problems(table), GAME.problems(table)
    return table


def events(table: Table, command: Command) -> tuple[Event, ...]:
    return RULES.resolve(table, command)


def violations(table: Table, command: Command, verdict: Verdict) -> list[Violation]:
    """The objections of that firmness."""
    return [one for one in RULES.violations(table, command) if one.verdict is verdict]


def clauses(table: Table, command: Command) -> set[str]:
    """The clauses that refuse a command or ask about it."""
    return {
        one.clause for one in RULES.violations(table, command) if one.stands_in_the_way(frozenset())
    }


def warnings(table: Table, command: Command) -> set[str]:
    """The clauses that only warn."""
    return {one.clause for one in violations(table, command, Verdict.WARN)}


def told(table: Table, command: Command) -> list[str]:
    """The sentences of all objections."""
    return [str(one.message) for one in RULES.violations(table, command)]


def liftable(table: Table, command: Command) -> bool:
    """Whether the table's word can overrule every objection."""
    return all(one.liftable for one in RULES.violations(table, command))


def reveal(table: Table, text: str) -> Table:
    """Those cards are turned up, colour by colour: `reveal(table, "P1:2 P2:3 P3:9")`."""
    laid = cards(text)
    for seat in dict.fromkeys(card.seat for card in laid):
        numbers = tuple(card.number for card in laid if card.seat == seat)
        table = play(table, RevealCards(seat=seat, numbers=numbers))
    return table


def hunt(table: Table, eaten: str | None = None) -> Table:
    """The predator whose go it is eats those cards, or what its card says."""
    (order, *_) = [one.order for one in table.row if not one.acted]
    catch = None if eaten is None else cards(eaten)
    return play(table, ResolvePredator(order=order, eaten=catch))


def a_turn(table: Table, text: str, eaten: str = "") -> Table:
    """A whole turn: a nameless predator, the cards, its catch; those before it eat nothing."""
    table = play(table, TurnUpPredator())
    turn, waiting = table.turn, len(table.row)
    table = reveal(table, text)
    for _ in range(waiting - 1):
        table = hunt(table, "")
    if table.turn == turn and table.phase is Phase.HUNTING:
        table = hunt(table, eaten)
    return table


def piles(table: Table, seat: Seat) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Eaten and safe numbers, sorted."""
    colour = table.colour(seat)
    return tuple(sorted(colour.eaten)), tuple(sorted(colour.safe))


def kinds(found: Iterable[Event]) -> list[str]:
    return [event.kind for event in found]


PICK = PICKED


def simulated(players: int, seed: int, *, undone: int = 0) -> WholeSession:
    """A game of Survive The Serengeti to its end."""
    return whole_game(GAME, players, seed, undone=undone)


def shows(*numbers: int, seat: Seat = ANN) -> RevealCards:
    """Who turns up which cards."""
    return RevealCards(seat=seat, numbers=numbers)
