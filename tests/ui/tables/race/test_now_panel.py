"""The panel that asks: its answers have room whatever the size of the letters."""

from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from serengeti_companion.ui.parts.primary_button import PrimaryButton
from serengeti_companion.ui.style import Style
from serengeti_companion.ui.tables.race.now_panel import NowPanel

MANY = tuple(f"Skill {n}: what it does" for n in range(8))


def beside(button: QPushButton) -> int:
    """What stands around the words, in pixels."""
    words = button.fontMetrics().size(0, button.text()).width()
    return button.sizeHint().width() - words


def test_answers_in_two_lines_grow_with_the_letters_while_they_are_asked(
    qtbot: QtBot, dressed: Style
) -> None:
    primary = PrimaryButton("Go on")
    panel = NowPanel(primary)
    qtbot.addWidget(panel)
    panel.ask("Which?", MANY)
    panel.show()
    answer = panel.options[0]
    assert answer.text() == "Skill 0:\nwhat it does"
    before = beside(answer)
    dressed.set_scale(2)
    assert beside(answer) == 2 * before
