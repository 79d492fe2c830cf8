"""An evening of four, by real mouse and keyboard, from the start page to the winner."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from e2e.company import WANTED, Company
from e2e.conftest import Start
from e2e.hands import Hands
from e2e.journal import Journal
from e2e.program import ROOT, Program, environment
from support.patience import as_long_as

from serengeti_companion.games.wild.model import Phase, Step, Table
from serengeti_companion.games.wild.names import SPECIES_NAMES
from serengeti_companion.games.wild.terms import CELLS

NAMES = ("Ann", "Ben", "Cem", "Dee")


@pytest.mark.clause("WS-END-3", "WS-END-4", "WS-END-5")
def test_a_game_of_four_is_played_killed_in_a_preparation_taken_up_again_and_won(
    data_folder: Path, start: Start
) -> None:
    program = start(data_folder)
    set_up(program)
    company = Company(7)
    with Journal(data_folder) as journal:
        play(program, journal, company, until=in_the_middle_of_drawing)
        table, records, undo = journal.table, len(journal), program.find("Undo").says
    assert table.round == 4
    program.kill()
    told = replayed(data_folder)
    assert (told["finished"], told["result"]) == (False, None)

    program = start(data_folder)
    program.tap("Resume")
    with Journal(data_folder) as journal:
        # The same round, step, cards, scores and Map, and the same way back.
        assert (len(journal), journal.table) == (records, table)
        assert replayed(data_folder) == told
        program.find("Before Round 4", "TextLabel")
        program.find(f"{drawing(table)}: tap what to keep", "PrimaryButton")
        assert program.find("Undo").says == undo == f"Undo: {journal.undo_name}"
        play(program, journal, company, until=lambda table: table.phase is Phase.OVER)
    assert company.done >= set(WANTED)
    result = replayed(data_folder)["result"]
    # Most stars, then most completed cards, else they share.
    best = max((player["total"], player["completed"]) for player in result["players"])
    winners = [p["name"] for p in result["players"] if (p["total"], p["completed"]) == best]
    assert result["winners"] == winners
    assert program.find(kind="WinnerBanner").says.startswith(headline(winners))
    for player in result["players"]:
        assert program.shown(str(player["total"]), "TextLabel"), player


def set_up(program: Program) -> None:
    """A new session by the keyboard, its setup by the mouse."""
    program.tap("New session of WILD")
    program.find("Start", "PrimaryButton")
    program.screen.press("Return")
    for words in ("Deal the Pool", "Draw both", "Choose for everybody", "First player: Ben"):
        for _ in as_long_as(lambda words=words: not program.shown(words, "QPushButton")):
            go_on(program, "Done")
        go_on(program, words)
    program.tap("Begin Round 1", "PrimaryButton")
    program.find("Quick entry")


def go_on(program: Program, words: str) -> None:
    """What settles a step of the setup; the next one comes by itself."""
    step = program.find("Step", "TextLabel").says
    program.tap(words, "QPushButton")
    if not step.startswith("Step 12"):
        program.wait(lambda: not program.shown(step, "TextLabel"), f"what comes after {step}")


def play(
    program: Program, journal: Journal, company: Company, until: Callable[[Table], bool]
) -> None:
    hands = Hands(program, journal)
    screens: set[object] = set()
    while not until(table := journal.table):
        if (screen := (table.phase, table.step, table.round)) not in screens:
            screens.add(screen)
            look(program, table)
        hands.play(company.next(table), table)


def look(program: Program, table: Table) -> None:
    """A new screen: all has room, and it shows the table that is on the disk."""
    assert (table.step, program.room()) == (table.step, [])
    if table.phase is not Phase.ROUND:
        return
    for name, player in zip(NAMES, table.players, strict=True):
        assert program.shown(f"Stars of {name}: {player.stars}")
        assert program.shown(f"Coins of {name}: {player.coins}")
    cells = {seen.says.partition(":")[0]: seen.says for seen in program.shown(kind="MapView.cell")}
    for cell in CELLS:
        animals = [str(SPECIES_NAMES[animal]) for animal in table.at(cell)]
        assert cells[cell].startswith(f"{cell}: {', '.join(animals)}")


def drawing(table: Table) -> str:
    """Who draws next."""
    return next(table.player(seat).name for seat in table.present if seat not in table.drew)


def in_the_middle_of_drawing(table: Table) -> bool:
    """The preparation of Round 4 after the ceremony and the migration: two of four have drawn."""
    return table.step is Step.DRAW and table.round == 4 and len(table.drew) == 2


def replayed(data: Path) -> dict[str, Any]:
    """What another program makes of the session, by way of a session file."""
    given = command_line(data, "export", "last", "--format", "serengeti")
    told: dict[str, Any] = json.loads(command_line(data, "replay", "-", given=given))
    return told


def command_line(data: Path, *arguments: str, given: str = "") -> str:
    return subprocess.run(
        [sys.executable, "-m", "serengeti_companion", *arguments],
        cwd=ROOT,
        env=environment(data, None),
        input=given,
        capture_output=True,
        text=True,
        check=True,
    ).stdout


def headline(winners: list[str]) -> str:
    if len(winners) == 1:
        return f"{winners[0]} wins"
    return f"{', '.join(winners[:-1])} and {winners[-1]} win together"
