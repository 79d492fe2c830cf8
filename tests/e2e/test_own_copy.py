"""My copy in the program itself: told by the keyboard, taken back, there again after a kill."""

from pathlib import Path

from e2e.conftest import Start
from e2e.program import Program
from e2e.virtual_screen import VirtualScreen


def test_a_card_is_told_taken_back_done_again_and_survives_the_plug(
    data_folder: Path, screen: VirtualScreen, start: Start
) -> None:
    program = opened(start(data_folder))
    screen.type("t lion@g zebra@w")
    screen.press("Return")
    program.find("Scene Cards, 1 of 168 cards")
    screen.press("Control_L+z")
    program.find("Scene Cards, 0 of 168 cards")
    for chord in ("Control_L+y", "Control_L+z", "Control_L+Shift_L+z"):
        screen.press(chord)
        program.find("Undo: Card 1" if chord != "Control_L+z" else "Redo: Card 1")
    screen.type("l leo")
    program.find("Clear the line")
    program.kill()
    program = opened(start(data_folder))
    program.find("Scene Cards, 1 of 168 cards")
    assert program.find("The card as one line").text == "2 "
    program.kill()


def opened(program: Program) -> Program:
    """On the page of the copy, the keyboard in the line of a card."""
    program.tap("My copy", "QPushButton")
    program.wait(lambda: program.find("The card as one line").focus, "the keyboard in the line")
    return program
