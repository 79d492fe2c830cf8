"""A Race For Life by real mouse and keyboard: a whole game, killed and taken up again twice."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

from e2e.conftest import Start
from e2e.journal import Journal
from e2e.main_button import MainButton
from e2e.program import Program

from serengeti_companion.games.race import commands as c
from serengeti_companion.games.race.game import GAME
from serengeti_companion.games.race.model import A, B, Phase, Table
from serengeti_companion.games.race.simulation import next_command
from serengeti_companion.games.race.terms import Skill, Species
from serengeti_companion.ui.tables.race.questions import question


class Hands:
    """Plays at the window, and sees every move on the disk."""

    def __init__(self, program: Program, journal: Journal, chance: Random) -> None:
        self._program, self._journal, self._chance = program, journal, chance
        self._button = MainButton(program, journal)

    def play(self, until: Callable[[Table], bool]) -> None:
        while not until(table := self._journal.table):
            command = next_command(table, self._chance)
            assert command is not None
            before = len(self._journal)
            match command:
                case c.TurnUpEvent():
                    self._turn_up(command)
                case c.ShowScorpions(shown=0) | c.EndTurn():
                    self._button.carry_on()
                case c.ShowScorpions():
                    self._show_scorpions(command, before)
                case c.PlayCard():
                    self._play(table, command, before)
                case _:
                    raise AssertionError(command)
            assert self._button.kept_after(before), command

    def _turn_up(self, command: c.TurnUpEvent) -> None:
        if command.card.drought is None:
            self._program.tap("Tap the stack in drought, or: Infestation")
        else:
            self._stack(command.card.drought)

    def _stack(self, species: Species) -> None:
        self._program.tap(f"{species.value.capitalize()}, ", "StackTile")

    def _show_scorpions(self, command: c.ShowScorpions, before: int) -> None:
        self._program.tap(f"How many are shown? {command.shown}")
        if not self._button.kept_after(before):
            stung = command.scorpions or 0
            self._program.tap(f"Scorpions among the cards drawn for them? {stung}")

    def _play(self, table: Table, command: c.PlayCard, before: int) -> None:
        said = c.PlayCard(seat=command.seat, skill=command.skill)
        if command.skill is not Skill.TRAIL_1:
            name = f"{command.skill.card.value.capitalize()} {command.skill.number}, "
            self._program.tap(name, "SkillButton")
        while (asked := question(table, said)) is not None:
            options = {option.command: option.words for option in asked.options}
            fuller = next((one for one in options if is_part(one, command)), None)
            if fuller is not None:
                said = fuller
                self._program.tap(f"{asked.words} {options[fuller]}")
            else:
                assert command.stack is not None
                said = replace(said, stack=command.stack)
                self._stack(command.stack)
        if not self._button.kept_after(before):
            self._button.carry_on()


def is_part(said: c.PlayCard, whole: c.PlayCard) -> bool:
    """Whether what was said is no more than the whole command says."""
    copies = len(said.copies)
    if said.copies != whole.copies[:copies]:
        return False
    if said.found is False and len(whole.copies) > copies:
        return False
    return all(
        getattr(said, name) in {None, getattr(whole, name)}
        for name in ("stack", "rock_shows", "source", "found", "drawn", "scorpions", "lion_of",
                     "look")
    )  # fmt: skip


def is_turned(program: Program) -> bool:
    """Whether the cards stand towards the other side of the screen."""
    first = program.find("Trail: what it does", "CardButton")
    last = program.find("Monkey: what it does", "CardButton")
    return first.middle[0] > last.middle[0] and first.middle[1] > last.middle[1]


def test_a_whole_game_is_played_killed_twice_taken_up_again_and_decided(
    data_folder: Path, start: Start
) -> None:
    program = start(data_folder)
    program.tap("New session of Serengeti: A Race")
    program.tap("Start", "PrimaryButton")
    program.find("Begin season 1", "PrimaryButton")
    assert not program.room()
    chance = Random(44)
    with Journal(data_folder, GAME) as journal:
        MainButton(program, journal).carry_on()
    # The two sit opposite each other: what Ben does is mirrored from now on, also tomorrow.
    program.tap("Turn the half of Ben round")
    for season, seat in ((2, B), (4, A)):
        with Journal(data_folder, GAME) as journal:
            Hands(program, journal, chance).play(
                lambda table, season=season, seat=seat: (
                    (table.season, table.active, table.phase) == (season, seat, Phase.PLAYING)
                )
            )
            left = journal.table
        assert not program.room()
        assert is_turned(program) is (seat == B)
        undo = program.find("Undo").says
        program.kill()
        program = start(data_folder)
        program.tap("Resume")
        with Journal(data_folder, GAME) as journal:
            assert journal.table == left
        assert is_turned(program) is (seat == B)
        assert program.find("Undo").says == undo
    with Journal(data_folder, GAME) as journal:
        Hands(program, journal, chance).play(lambda table: table.phase is Phase.OVER)
        result = GAME.result(journal.table)
    assert not program.room()
    assert result is not None
    banner = program.find(kind="ResultBanner").says
    assert all(name in banner for name in result["winners"])
