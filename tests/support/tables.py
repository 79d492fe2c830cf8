"""Tables in the middle of a game of WILD: Serengeti, and what its referee says to a command."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from serengeti_companion.engine.clauses import Verdict, Violation, standing_in_the_way
from serengeti_companion.engine.session import Accepted, Session
from serengeti_companion.games.wild.cards import on_hand
from serengeti_companion.games.wild.commands import Command
from serengeti_companion.games.wild.events import Event
from serengeti_companion.games.wild.model import (
    SPECIES,
    HouseRules,
    Mode,
    Options,
    Phase,
    Seat,
    SeatOptions,
    Step,
    Table,
    Tracking,
    Turn,
)
from serengeti_companion.games.wild.notation import parse_card, parse_space
from serengeti_companion.games.wild.packs import practice_set
from serengeti_companion.games.wild.printed import Printed
from serengeti_companion.games.wild.rules import WildRules
from serengeti_companion.games.wild.setup import open_table
from serengeti_companion.games.wild.switches import with_switch
from serengeti_companion.games.wild.terms import (
    BLANK,
    CARDS,
    CELLS,
    COPIES,
    ActionSpace,
    Cell,
    SceneCard,
    SpaceId,
    Species,
)

NAMES = ("Ann", "Ben", "Cem", "Dee")
ANN, BEN, CEM, DEE = (Seat(number) for number in range(4))
RULES = WildRules()

Board = tuple[tuple[Species, ...], ...]
Cards = Sequence[SceneCard | int]
"""Cards as they are, or the practice set's cards by their numbers."""


def cells(text: str) -> tuple[Cell, ...]:
    """`"C4 C5"` -> the two cells."""
    return tuple(Cell(name) for name in text.split())


def a_board(*lines: str) -> Board:
    """`a_board("C4 lion", "C5 zebra hyena")`: the animals on each cell, last arrived last."""
    animals = {
        cell: tuple(map(Species, there)) for cell, *there in (line.split() for line in lines)
    }
    assert set(animals) <= set(CELLS)
    return tuple(animals.get(cell, ()) for cell in CELLS)


def a_card(line: str) -> SceneCard:
    """A card in the notation of the interfaces, as `"? line: lion zebra | 3 stars | like"`."""
    return parse_card(line)


def cards(*named: SceneCard | int) -> tuple[SceneCard, ...]:
    """The practice set's cards by number."""
    return tuple(_card(card) for card in named)


def _card(named: SceneCard | int) -> SceneCard:
    if isinstance(named, SceneCard):
        return named
    found = practice_set().card(named)
    assert found is not None
    return found


def blanks(number: int) -> tuple[SceneCard, ...]:
    """That many cards which nobody described."""
    return (BLANK,) * number


def switched(**switches: bool | str) -> HouseRules:
    """`switched(overlap="chain")`: house rules by the names of the rules file."""
    house = HouseRules()
    for name, value in switches.items():
        house = with_switch(house, name, value)
    return house


def spaces(*lines: str) -> tuple[ActionSpace, ...]:
    """Action Spaces in the notation of a copy, as `"move-1: 1 full -"`."""
    return tuple(parse_space(line) for line in lines)


def opened(
    players: int = 2,
    *,
    printed: Printed | None = None,
    mode: Mode | None = None,
    house: HouseRules | None = None,
    tracking: Tracking | None = None,
) -> Table:
    """A table before setup step 1; one player plays alone."""
    mode = mode or (Mode.SOLO if players == 1 else Mode.COMPETITIVE)
    options = Options(
        mode=mode,
        scenario=None if mode is Mode.COMPETITIVE else 6,
        seats=tuple(SeatOptions(name=NAMES[seat], colour=seat) for seat in range(players)),
        house=house or HouseRules(),
        tracking=tracking or Tracking(),
    )
    return open_table(options, practice_set() if printed is None else printed)


def a_table(
    players: int = 4,
    round_: int = 2,
    *,
    printed: Printed | None = None,
    mode: Mode | None = None,
    house: HouseRules | None = None,
    tracking: Tracking | None = None,
    board: Board | None = None,
    pool: Cards | None = None,
    discard: Cards = (),
    tableaus: dict[Seat, Cards] | None = None,
    galleries: dict[Seat, Cards] | None = None,
    coins: int | dict[Seat, int] = 6,
    food: int = 0,
    vfx: int = 0,
    at: dict[Seat, SpaceId] | None = None,
    passed: Iterable[Seat] = (),
    turn: Seat = ANN,
    **changes: Any,  # noqa: ANN401 -- further fields of Table
) -> Table:
    """A table in that round, with `turn` to act; Coins and tokens are everyone's.

    `at`: on which Action Spaces markers stand. Without `pool` it holds cards nobody described.
    """
    table = opened(players, printed=printed, mode=mode, house=house, tracking=tracking)
    table = replace(
        table,
        phase=Phase.ROUND,
        round=round_,
        turn=Turn(seat=turn),
        pool=blanks(table.pool_size) if pool is None else cards(*pool),
        discard=cards(*discard),
    )
    for seat in table.seating:
        table = table.with_player(
            seat,
            coins=coins if isinstance(coins, int) else coins.get(seat, 6),
            food=food,
            vfx=vfx,
            tableau=cards(*(tableaus or {}).get(seat, ())),
            gallery=cards(*(galleries or {}).get(seat, ())),
            space=(at or {}).get(seat),
            passed=seat in set(passed),
        )
    table = standing(table, board) if board else table
    table = replace(table, deck=table.deck + CARDS - on_hand(table))
    table = replace(table, **changes)
    return replace(table, uncounted=on_hand(table) - CARDS)


def standing(table: Table, board: Board) -> Table:
    """The table with these animals on the Map, the others in their Discovery Areas."""
    on_map = [animal for cell in board for animal in cell]
    areas = tuple(COPIES - on_map.count(species) for species in SPECIES)
    return replace(table, board=board, areas=areas)


def preparing(table: Table, step: Step) -> Table:
    """The table with that step of Round Preparation due and everyone passed."""
    for seat in table.seating:
        table = table.with_player(seat, passed=True, space=None)
    return replace(table, phase=Phase.PREPARATION, turn=None, step=step)


def violations(table: Table, command: Command) -> tuple[Violation, ...]:
    """All that the referee says to the command."""
    return RULES.violations(table, command)


def legal(table: Table, command: Command) -> bool:
    """Whether nothing stands in the way (a warning may be shown)."""
    return not standing_in_the_way(violations(table, command), frozenset())


def refused(table: Table, command: Command) -> set[str]:
    """The clauses that refuse or ask; empty = the command is legal."""
    return {v.clause for v in standing_in_the_way(violations(table, command), frozenset())}


def asked(table: Table, command: Command) -> set[str]:
    """The clauses that need a fact from the table."""
    return {v.clause for v in violations(table, command) if v.verdict is Verdict.ASK}


def warned(table: Table, command: Command) -> set[str]:
    """The clauses that are shown and never in the way."""
    return {v.clause for v in violations(table, command) if v.verdict is Verdict.WARN}


def final(table: Table, command: Command) -> set[str]:
    """The clauses that the table's word cannot lift."""
    found = standing_in_the_way(violations(table, command), frozenset())
    return {v.clause for v in found if not v.liftable}


def session(table: Table) -> Session[Table, Command, Event]:
    """A sitting that begins at this table."""
    return Session(RULES, table)


def played(table: Table, *commands: Command) -> Table:
    """The table after these commands, all of which have to be legal."""
    for command in commands:
        table = insisted(table, command, on_word=())
    return table


def insisted(table: Table, command: Command, on_word: Iterable[str] | None = None) -> Table:
    """The table after the command on the table's word: for all its clauses, or those named."""
    word = refused(table, command) if on_word is None else on_word
    answer = session(table).submit(command, on_word=word)
    assert isinstance(answer, Accepted), [f"{v.clause}: {v.message}" for v in answer.violations]
    return answer.after


def events(table: Table, command: Command) -> tuple[Event, ...]:
    """What the command does."""
    return RULES.resolve(table, command)


def whose(table: Table) -> Seat | None:
    """Who is to act."""
    return None if table.turn is None else table.turn.seat
