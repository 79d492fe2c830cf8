"""Alone and together by real mouse and keyboard: whole games, killed, and taken up again."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from e2e.conftest import Start
from e2e.journal import Journal
from e2e.program import ON_DISK, Program

from serengeti_companion.games.wild.model import ROUNDS, TABLEAU_LIMIT, Phase, Player, Step, Table
from serengeti_companion.games.wild.rules.goals import Goal, round_goal
from serengeti_companion.games.wild.scoring import result

FIRST_ANIMALS = {
    "Lion": ("A1", "A2"),
    "Giraffe": ("B1", "B2"),
    "Jackal": ("C1", "C2"),
    "Zebra": ("D1", "D2"),
}
"""Two of each Discovery Area, for a player alone."""
MOST = 20
"""Presses of the main button in a preparation."""


class Evening:
    """A table whose cards are counted; whatever is done is waited for on the disk."""

    def __init__(self, program: Program, journal: Journal) -> None:
        self._program, self._journal = program, journal

    @property
    def table(self) -> Table:
        table: Table = self._journal.table
        return table

    @property
    def player(self) -> Player:
        """Whose turn it is."""
        turn = self.table.turn
        assert turn is not None
        return self.table.player(turn.seat)

    def line(self, words: str) -> None:
        """A line typed and committed."""
        with self._kept(words):
            self._program.enter(words)

    def film(self, stars: int) -> None:
        """A card nobody described, with what it gives told."""
        with self._kept(f"film for {stars}"):
            self._program.enter("film ?")
            self._program.find(kind="QuestionCard")
            self._program.screen.press("Control_L+a")
            self._program.enter(str(stars))

    def finish(self) -> None:
        """The turn ends, with no more cards than are allowed."""
        self._shed()
        self.line("done")

    def leave(self) -> None:
        """Pass, on the table's word where too many Coins are left."""
        self._shed()
        if self.player.coins < 3:
            self.line("pass")
            return
        with self._kept("pass all the same"):
            self._program.enter("pass")
            self._program.tap("We did it anyway")

    def next_round(self) -> None:
        """Round Preparation by its main button; without a dealer no migration is told."""
        for _ in range(MOST):
            if self.table.phase is not Phase.PREPARATION:
                self._program.find("Quick entry")
                return
            before = len(self._journal)
            untold = self.table.step is Step.MIGRATION and not self.table.printed.practice
            said = "Skip this step" if untold else self._program.find(kind="PrimaryButton").says
            self._program.tap(said)
            self._program.wait(
                lambda before=before, said=said: (
                    len(self._journal) > before or not self._program.shown(said)
                ),
                f"what comes after {said}",
            )
        pytest.fail(f"step {self.table.step} does not end")

    def sees_verdict(self, *, met: bool, value: int) -> Goal:
        """What is told before step A, held against the figures of the scenario."""
        table = self.table
        assert (table.phase, table.step) == (Phase.PREPARATION, Step.MARKER)
        goal = round_goal(table.scenario or 0, len(table.players), table.round)
        assert goal is not None
        assert goal.met(value) is met
        outcome = "met" if met else "missed"
        self._program.find(f"Goal of Round {table.round} {outcome}", "TextLabel")
        assert self._program.shown(f"Rule {goal.clause}", "ClauseLink")
        return goal

    def _shed(self) -> None:
        for _ in range(len(self.player.tableau) - TABLEAU_LIMIT):
            self.line("discard ?")

    @contextmanager
    def _kept(self, what: str) -> Iterator[None]:
        before = len(self._journal)
        yield
        self._program.wait(lambda: len(self._journal) > before, what, ON_DISK)


def begin(program: Program, mode: str, scenario: int, copy: str, *specialists: int) -> None:
    """A new session with the cards counted; the Specialists by their place in the list."""
    program.tap("New session of WILD")
    program.tap(f"How we play: {mode}")
    choose(program, "Scenario", scenario - 1)
    program.tap(f"Copy of the game: {copy}")
    program.tap("What we track: Light")
    if mode == "Together":
        program.tap("Player 4 does not play")
    program.tap("Start", "PrimaryButton")
    program.find("Begin Round 1", "PrimaryButton")
    if mode == "Alone":
        program.tap("3, Locks", "StepRow")
        for animal, cells in FIRST_ANIMALS.items():
            for button, kind in ((animal, "AnimalButton"), *((c, "CellButton") for c in cells)):
                program.click(program.settled(button, kind).middle)
        program.tap("Place them")
    program.tap("5, Award Tiles", "StepRow")
    for animal in ("Lion", "Zebra"):
        program.click(program.settled(animal, "AnimalButton").middle)
    program.tap("10, First cards", "StepRow")
    for name, place in zip(("Ann", "Ben", "Cem"), specialists, strict=False):
        choose(program, f"Specialist of {name}", place)
    assert not program.room()
    program.tap("Begin Round 1", "PrimaryButton")
    program.find("Quick entry")


def choose(program: Program, says: str, place: int) -> None:
    """The entry at that place of a list that folds out; the first is chosen."""
    program.click(program.settled(says, "QComboBox").middle)
    program.wait(lambda: len(program.windows()) > 1, f"the list of {says}")
    for _ in range(place):
        program.screen.press("Down")
    program.screen.press("Return")
    program.wait(lambda: len(program.windows()) == 1, f"what was chosen in {says}")


@pytest.mark.clause("WS-COOPSOLO-1", "WS-COOPSOLO-2", "WS-COOPSOLO-3", "WS-SCN-5-1", "WS-SOLO-1")
def test_a_solo_game_of_scenario_5_is_killed_in_a_turn_taken_up_again_and_won(
    data_folder: Path, start: Start
) -> None:
    program = start(data_folder)
    begin(program, "Alone", 5, "Practice set", 5)
    with Journal(data_folder) as journal:
        assert journal.table.players[0].specialist == "narrator"
        assert sum(map(len, journal.table.board)) == 8
    completed = 0
    for round_ in range(1, ROUNDS + 1):
        with Journal(data_folder) as journal:
            evening = Evening(program, journal)
            evening.line("take " + " ".join("?" * (evening.player.coins - 2)))
            goal = round_goal(5, 1, round_)
            due = len(evening.player.tableau) - 4 if goal is None else goal.needed - completed
            for _ in range(due):
                evening.film(12)
            completed += due
            left, undo = journal.table, f"Undo: {journal.undo_name}"
        if round_ == 3:
            program.kill()
            program = start(data_folder)
            program.tap("Resume")
            assert program.find("Undo").says == undo
            assert program.shown(f"{completed} of {completed} completed cards", "GoalBar")
        with Journal(data_folder) as journal:
            assert journal.table == left
            evening = Evening(program, journal)
            evening.finish()
            evening.leave()
            if goal is not None:
                evening.sees_verdict(met=True, value=completed)
                evening.next_round()
            table = journal.table
    assert table.lost_in is None
    answer = result(table)
    assert answer is not None
    assert answer["team_total"] > answer["target"] == 190
    assert program.find(kind="WinnerBanner").says.startswith("You made it!")
    assert not program.room()


@pytest.mark.clause("WS-COOP-1", "WS-COOP-3", "WS-COOPSOLO-6", "WS-SCN-4-1", "WS-SW-16")
def test_a_co_op_game_of_scenario_4_is_lost_at_a_goal_killed_there_and_played_on(
    data_folder: Path, start: Start
) -> None:
    program = start(data_folder)
    begin(program, "Together", 4, "Nothing known yet", 1, 2, 4)
    # In all at most 2 stars by the end of Round 1, and at most 9 by the end of Round 2.
    stars = (2, 8, 1, 9, 30, 50)
    for round_, scored in enumerate(stars, 1):
        with Journal(data_folder) as journal:
            evening = Evening(program, journal)
            evening.line("take ? ?")
            evening.film(scored)
            evening.finish()
            for _ in range(3):
                evening.leave()
            assert journal.table.team == sum(stars[:round_])
            left = journal.table
        if round_ == 2:
            program.kill()
            program = start(data_folder)
            program.tap("Resume")
        with Journal(data_folder) as journal:
            assert journal.table == left
            evening = Evening(program, journal)
            if round_ < ROUNDS:
                evening.sees_verdict(met=round_ != 2, value=left.team)
                assert journal.table.lost_in == (None if round_ == 1 else 2)
                assert bool(program.shown("End here", "QPushButton")) is (round_ > 1)
                evening.next_round()
                assert journal.table.round == round_ + 1
    assert left.lost_in == 2
    assert left.phase is Phase.OVER
    assert program.find(kind="WinnerBanner").says.startswith("Not this time")
    assert not program.room()
