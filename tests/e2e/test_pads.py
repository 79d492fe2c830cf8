"""The pads by real keys: the counts alone, killed in the middle, saved and counted again."""

from pathlib import Path

from e2e.conftest import Start
from e2e.program import Program

from serengeti_companion.storage.database import FILE_NAME, Database
from serengeti_companion.storage.scored_games import ScoredGame, ScoredGameStore


def scored(data: Path) -> tuple[ScoredGame, ...]:
    """What the history has, read as another program would."""
    with Database(data / FILE_NAME) as database:
        return ScoredGameStore(database).games()


def field(program: Program, says: str) -> str:
    """What stands in a field."""
    return program.find(says, "QLineEdit").text


def has_keyboard(program: Program, says: str) -> None:
    """Waited for: keys that come too early go to the field before."""
    program.wait(lambda: any(seen.focus for seen in program.shown(says)), f"keyboard at {says}")


def kept(program: Program, says: str, text: str) -> None:
    program.wait(lambda: program.shown(says) and field(program, says) == text, f"{says} {text}")


def test_what_is_typed_into_a_pad_outlives_a_kill_and_is_saved_once(
    data_folder: Path, start: Start
) -> None:
    program = start(data_folder)
    program.tap("Score pad")
    # Two players, one field each, Enter or Tab to the next: the result is always in sight.
    for says, text, end in (
        ("Player 1: stars on the track", "87", "Return"),
        ("Player 1: Like Icons", "14", "Tab"),
        ("Player 1: completed cards", "17", "Return"),
        ("Player 2: stars on the track", "92", "Tab"),
    ):
        has_keyboard(program, says)
        program.screen.type(text)
        program.screen.press(end)
    has_keyboard(program, "Player 2: Like Icons")
    program.screen.type("3x")
    program.find("Put right what is no count.", "TextLabel")
    assert not program.room()
    program.kill()

    program = start(data_folder)
    program.tap("Score pad")
    kept(program, "Player 2: Like Icons", "3x")
    assert field(program, "Player 1: stars on the track") == "87"
    assert program.shown("A whole number from 0 to 999, please.", "TextLabel")
    program.click(program.settled("Player 2: Like Icons", "QLineEdit").middle)
    program.screen.press("Control_L+a")
    program.screen.type("3")
    program.screen.press("Return")
    has_keyboard(program, "Player 2: completed cards")
    program.screen.type("15")
    program.find("Player 1 wins with 147 stars.", "TextLabel")
    program.screen.press("Return")
    has_keyboard(program, "Save to history")
    program.find("Save to history", "PrimaryButton")
    program.screen.press("Return")
    program.find("Saved", "PrimaryButton", enabled=False)
    (game,) = scored(data_folder)
    assert game.result["winners"] == ["Player 1"]
    count_again(program, game)
    program.kill()

    program = start(data_folder)
    program.find("History")
    program.tap("Player 1, Player 2, Scored", "SessionView.cell")
    program.tap("Open")
    kept(program, "Player 2: stars on the track", "150")
    program.tap("Save the changes")
    program.find("Saved", "PrimaryButton", enabled=False)
    (again,) = scored(data_folder)
    assert (again.id, again.scored) == (game.id, game.scored)
    assert again.result["winners"] == ["Player 2"]


def count_again(program: Program, game: ScoredGame) -> None:
    """Open it out of the history and type another count, without saving it."""
    program.tap("Back to the start page")
    program.tap("Player 1, Player 2, Scored", "SessionView.cell")
    program.tap("Open")
    program.find(f"Score pad: {game.title}", "TextLabel")
    program.click(program.settled("Player 2: stars on the track", "QLineEdit").middle)
    program.screen.press("Control_L+a")
    program.screen.type("150")
    program.find("Player 2 wins with 157 stars.", "TextLabel")


def test_what_the_goal_checker_was_asked_outlives_a_kill(data_folder: Path, start: Start) -> None:
    program = start(data_folder)
    program.tap("Goal checker")
    program.tap("Scenario: 4")
    program.tap("Players: 3")
    program.tap("Round: 2")
    program.click(program.settled("Reached", "QLineEdit").middle)
    program.screen.press("Control_L+a")
    program.screen.type("10")
    program.find("Not met: 10 stars, 1 too many.", "TextLabel")
    assert not program.room()
    program.kill()

    program = start(data_folder)
    program.tap("Goal checker")
    program.find("Not met: 10 stars, 1 too many.", "TextLabel")
    assert field(program, "Reached") == "10"
