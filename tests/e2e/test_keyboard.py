"""The keyboard suffices: from the start page through a round and a preparation, no mouse."""

from dataclasses import replace
from pathlib import Path

from e2e.company import Company
from e2e.conftest import Start
from e2e.hands import Hands
from e2e.journal import Journal
from e2e.virtual_screen import VirtualScreen

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.model import Phase, Table


def test_a_round_and_its_preparation_are_played_without_the_mouse(
    data_folder: Path, screen: VirtualScreen, start: Start
) -> None:
    mouse = screen.mouse
    program = start(data_folder)
    program.find("Practice game of WILD")
    screen.press("Return")
    program.find("Quick entry")
    with Journal(data_folder) as journal:
        hands, company = Hands(program, journal, mouse=False), Company(7)
        while not round_2_has_begun(table := journal.table):
            command = company.next(table)
            if isinstance(command, c.KeepFromFour):
                command = replace(command, kept=command.kept[:1])
            hands.play(command, table)
        # And back again, as often as one likes.
        records, states = len(journal), journal.session.states
        for state in reversed(states[-4:-1]):
            records += 1
            screen.press("Control_L+z")
            program.wait(lambda records=records: len(journal) >= records, "the step back")
            assert journal.table == state
            program.find(f"Undo: {journal.undo_name}")
    assert screen.mouse == mouse


def round_2_has_begun(table: Table) -> bool:
    return table.round == 2 and table.phase is Phase.ROUND
