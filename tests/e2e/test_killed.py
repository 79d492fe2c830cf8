"""The plug is pulled at any moment: the next start goes on from the last accepted command."""

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from e2e.company import Company
from e2e.conftest import Start
from e2e.hands import Hands
from e2e.journal import Journal
from e2e.program import ROOT, environment

KILLS = 2


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_kill_at_any_moment_loses_nothing_that_was_accepted(
    seed: int, data_folder: Path, start: Start
) -> None:
    chance = Random(seed)
    program = start(data_folder)
    program.tap("Practice game of WILD")
    program.find("Quick entry")
    for _ in range(KILLS):
        with Journal(data_folder) as journal:
            hands, company = Hands(program, journal), Company(chance.getrandbits(16))
            for _ in range(chance.randint(1, 6)):
                table = journal.table
                hands.play(company.next(table), table)
            seen, shown = len(journal), program.find("Undo").says
            assert shown == f"Undo: {journal.undo_name}"
            # In the middle of the next one: nobody waits for what becomes of it.
            table = journal.table
            hands.begin(company.next(table), table)
        for _ in range(chance.randint(0, 4)):
            program.windows()
        program.kill()
        assert doctor(data_folder, program.screen.name) == 0
        program = start(data_folder)
        program.tap("Resume")
        with Journal(data_folder) as journal:
            program.find(f"Undo: {journal.undo_name}")
            # The command on its way may have been kept, with the end of the turn before it.
            assert 0 <= len(journal) - seen <= 2
    program.kill()


def doctor(data: Path, display: str) -> int:
    command = [sys.executable, "-m", "serengeti_companion", "doctor"]
    return subprocess.run(
        command, cwd=ROOT, env=environment(data, display), capture_output=True, check=False
    ).returncode
