"""Words on buttons."""

import pytest
from pytestqt.qtbot import QtBot

from serengeti_companion.ui.parts.button_words import as_written, spoken
from serengeti_companion.ui.parts.segmented import Segmented


@pytest.mark.parametrize(
    ("button", "said"),
    [("&Done", "Done"), ("R&&D", "R&D"), ("&R&&D is next", "R&D is next"), ("last&", "last")],
)
def test_the_mark_of_a_letter_is_not_read_out(button: str, said: str) -> None:
    assert spoken(button) == said


@pytest.mark.parametrize("name", ["Ann", "R&D", "&&", "&"])
def test_a_name_is_read_out_as_it_was_written(name: str) -> None:
    assert spoken(as_written(name)) == name


def test_a_choice_called_with_an_ampersand_has_no_letter_to_press(qtbot: QtBot) -> None:
    group = Segmented("Who draws", [("0", "R&D"), ("1", "Ann")])
    qtbot.addWidget(group)
    assert group.button("0").text() == "R&&D"
    assert group.button("0").accessibleName() == "Who draws: R&D"
