"""Section 16, Great Migration: animals go home."""

from dataclasses import replace

import pytest
from support.tables import (
    a_board,
    a_table,
    asked,
    cells,
    events,
    final,
    insisted,
    legal,
    played,
    preparing,
    refused,
)

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild import events as e
from serengeti_companion.games.wild.invariants import problems
from serengeti_companion.games.wild.model import SPECIES, Mode, Step, Table, Tracking
from serengeti_companion.games.wild.packs import practice_set
from serengeti_companion.games.wild.printed import UNKNOWN_COPY
from serengeti_companion.games.wild.terms import COPIES, MigrationCard, Species

BROWN, BLUE, PLAIN = "C4", "D4", "E4"
CARD = MigrationCard(number=7, brown=cells(BROWN), blue=cells(BLUE))
COPY = replace(practice_set(), migrations=(CARD,))
ANIMALS = (f"{BROWN} lion", f"{BLUE} zebra", f"{PLAIN} hyena")


def migration(players: int = 4, *animals: str, **table: object) -> Table:
    """The Great Migration before Round 5 is due."""
    table.setdefault("printed", COPY)
    board = a_board(*(animals or ANIMALS))
    return preparing(a_table(players, 5, board=board, **table), Step.MIGRATION)  # type: ignore[arg-type]


def on_map(table: Table) -> dict[str, Species]:
    found = {BROWN, BLUE, PLAIN}
    return {cell: table.at(cells(cell)[0])[0] for cell in found if table.at(cells(cell)[0])}


DRAW = c.DrawMigration(card=7)


@pytest.mark.clause("WS-EX-29", "WS-MIG-4", "WS-MIG-5", "WS-MIG-2")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_with_1_to_3_players_only_brown_squares_are_cleared(players: int) -> None:
    table = migration(players)
    after = played(table, DRAW)
    assert on_map(after) == {BLUE: Species.ZEBRA, PLAIN: Species.HYENA}
    assert after.in_area(Species.LION) == table.in_area(Species.LION) + 1 == COPIES
    assert after.in_area(Species.ZEBRA) == COPIES - 1
    assert after.step is Step.POOL


@pytest.mark.clause("WS-MIG-6", "WS-MIG-4")
def test_with_4_players_brown_and_blue_squares_are_cleared() -> None:
    after = played(migration(4), DRAW)
    assert on_map(after) == {PLAIN: Species.HYENA}
    assert (after.in_area(Species.LION), after.in_area(Species.ZEBRA)) == (COPIES, COPIES)


@pytest.mark.clause("WS-RULING-7", "WS-MIG-6")
def test_together_the_number_of_people_counts() -> None:
    four = migration(4, mode=Mode.COOP)
    assert on_map(played(four, DRAW)) == {PLAIN: Species.HYENA}


@pytest.mark.clause("WS-MIG-4")
@pytest.mark.parametrize("species", SPECIES)
def test_every_animal_goes_to_its_own_discovery_area(species: Species) -> None:
    table = played(migration(2, f"{BROWN} {species}"), DRAW)
    assert table.areas == (COPIES,) * len(SPECIES)
    assert problems(table) == ()
    again = c.DiscoverAnimal(seat=table.seating[0], species=species, cell=cells("A1")[0])
    ready = replace(table, step=Step.FIRST)
    ready = played(ready, c.MoveFirstPlayer())
    assert ready.turn is not None
    assert legal(ready, replace(again, seat=ready.turn.seat))


def test_what_leaves_is_told_cell_by_cell() -> None:
    (moved, _done) = events(migration(4), DRAW)
    assert isinstance(moved, e.HerdsMigrated)
    assert moved.card == 7
    assert set(moved.returned) == {
        (cells(BROWN)[0], Species.LION),
        (cells(BLUE)[0], Species.ZEBRA),
    }


def test_a_card_may_clear_nothing() -> None:
    table = played(migration(2, f"{PLAIN} lion"), DRAW)
    assert on_map(table) == {PLAIN: Species.LION}


def test_two_animals_left_on_one_space_go_home_both() -> None:
    table = played(migration(2, f"{BROWN} lion zebra"), DRAW)
    assert table.areas == (COPIES,) * len(SPECIES)


@pytest.mark.clause("WS-PIC-6", "WS-MIG-2")
def test_an_unknown_card_is_answered_by_tapping_the_spaces() -> None:
    table = migration(4, printed=UNKNOWN_COPY)
    for unknown in (c.DrawMigration(), c.DrawMigration(card=3)):
        assert asked(table, unknown) == final(table, unknown) == {"WS-PIC-6"}
    tapped = c.DrawMigration(cells=cells(f"{BLUE} {PLAIN} A1 {BLUE}"))
    after = played(table, tapped)
    assert on_map(after) == {BROWN: Species.LION}
    assert problems(after) == ()
    nothing = played(table, c.DrawMigration(cells=()))
    assert nothing.board == table.board


@pytest.mark.clause("WS-PIC-6")
def test_the_tapped_spaces_count_before_the_card() -> None:
    after = played(migration(4), c.DrawMigration(card=7, cells=cells(PLAIN)))
    assert on_map(after) == {BROWN: Species.LION, BLUE: Species.ZEBRA}
    assert after.migrated == (7,)


@pytest.mark.clause("WS-RULING-55", "WS-MIG-2")
def test_a_drawn_card_is_laid_aside_and_does_not_come_back() -> None:
    table = replace(migration(2), migrated=(7,))
    assert refused(table, DRAW) == {"WS-RULING-55"}
    assert insisted(table, DRAW).step is Step.POOL


def test_where_the_map_is_not_followed_no_spaces_are_asked_for() -> None:
    table = migration(4, printed=UNKNOWN_COPY, tracking=Tracking(map=False))
    after = played(table, c.DrawMigration())
    assert (after.board, after.step) == (table.board, Step.POOL)


@pytest.mark.clause("WS-MIG-1")
@pytest.mark.parametrize("coming", [4, 5, 6])
def test_it_precedes_rounds_4_5_and_6(coming: int) -> None:
    table = replace(migration(2), round=coming)
    assert legal(table, DRAW)
