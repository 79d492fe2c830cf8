"""Survive The Serengeti by real mouse and keyboard: whole games, killed and taken up again."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from e2e.conftest import Start
from e2e.journal import Journal
from e2e.main_button import MainButton
from e2e.program import Program

from serengeti_companion.games.survive.game import GAME
from serengeti_companion.games.survive.model import Phase, Seat, Table, acting
from serengeti_companion.games.survive.rules import duties
from serengeti_companion.games.survive.rules.predators import proposal
from serengeti_companion.games.survive.terms import NUMBERS


class Hands:
    """Plays at the window, and sees every move on the disk."""

    def __init__(self, program: Program, journal: Journal, seed: int) -> None:
        self._program, self._journal = program, journal
        self._button = MainButton(program, journal)
        self._chance = Random(seed)

    def play(self, until: Callable[[Table], bool]) -> None:
        while not until(table := self._journal.table):
            match table.phase:
                case Phase.CHOOSING:
                    self._turn_up(table)
                case Phase.HUNTING:
                    self._hunt(table)
                case _:
                    self._button.carry_on()

    def _turn_up(self, table: Table) -> None:
        seat = self._chance.choice(duties.awaited(table))
        if seat == table.neutral:
            self._button.carry_on()
            return
        left = [number for number in NUMBERS if number not in table.colour(seat).played]
        before = len(self._journal)
        for number in self._chance.sample(left, duties.owed(table, seat)):
            self._tap_tile(f"{table.colour(seat).name} {number}")
        assert self._button.kept_after(before)

    def _hunt(self, table: Table) -> None:
        predator = acting(table)
        assert predator is not None
        if proposal(table, predator.order) is None:
            card = self._chance.choice(table.in_play)
            name = _name(table, card.seat)
            self._tap_tile(f"{name} {card.number}, in play")
            self._program.find(f"{name} {card.number}, in play, is eaten", "NumberTile")
        self._button.carry_on()

    def _tap_tile(self, says: str) -> None:
        """The tile with exactly these words: 1 is not 10."""

        def look() -> bool:
            for seen in self._program.shown(says, "NumberTile"):
                if seen.says == says and seen.enabled and seen.open:
                    self._program.screen.click(seen.middle)
                    return True
            return False

        self._program.wait(look, says)


def _name(table: Table, seat: Seat) -> str:
    return "Neutral" if seat == table.neutral else table.colour(seat).name


@pytest.mark.parametrize("players", [2, 4])
def test_a_whole_game_is_played_killed_in_the_middle_taken_up_again_and_decided(
    data_folder: Path, start: Start, players: int
) -> None:
    program = start(data_folder)
    program.tap("New session of Survive")
    program.find("Start", "PrimaryButton")
    if players == 2:
        program.tap("Player 3 does not play")
    else:
        program.tap("Add a player")
    program.tap("Copy of the game: Practice set")
    program.tap("Start", "PrimaryButton")
    program.find("Begin turn 1", "PrimaryButton")
    with Journal(data_folder, GAME) as journal:
        MainButton(program, journal).carry_on()
        assert not program.room()
        hands = Hands(program, journal, seed=players)
        hands.play(lambda table: table.turn == 4 and table.phase is Phase.HUNTING)
        left = journal.table
    assert not program.room()
    undo = program.find("Undo").says
    program.kill()

    program = start(data_folder)
    program.tap("Resume")
    with Journal(data_folder, GAME) as journal:
        assert journal.table == left
        assert program.find("Undo").says == undo
        Hands(program, journal, seed=players).play(lambda table: table.phase is Phase.OVER)
        result = GAME.result(journal.table)
    assert not program.room()
    assert result is not None
    banner = program.find(kind="ResultBanner").says
    if result["winners"]:
        assert all(name in banner for name in result["winners"])
    else:
        assert banner.startswith(("The neutral colour wins", "Nobody wins"))
    for player in result["players"]:
        assert program.shown(f"{player['name']}: {player['eaten']} eaten", "ResultRow")
