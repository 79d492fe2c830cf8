"""The quick entry line goes on by itself where only one word fits."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from support.race import EAGLE, begun, playing
from support.race_pages import MANY, at_table, last, turn_page
from support.wild_pages import press, type_in

from serengeti_companion.games.race import commands as c
from serengeti_companion.games.race.model import A, Phase, Table
from serengeti_companion.games.race.terms import Skill
from serengeti_companion.ui.tables.race.quick_complete import completion

PLAYING = playing(MANY, savannah=(1, 1))


@pytest.mark.parametrize(
    ("table", "line", "rest"),
    [
        (begun(), "inf", "estation"),
        (begun(), "li", ""),
        (begun(), "liz", "ard"),
        (begun(), "lizard ha", ""),
        (playing(phase=Phase.SCORPIONS), "un", "do"),
        (playing(phase=Phase.SCORPIONS), "1 u", ""),
        (PLAYING, "tr", "ail"),
        (PLAYING, "e", ""),
        (PLAYING, "en", "d"),
        (PLAYING, "trail ", ""),
        (PLAYING, "trail gir", "affe"),
        (PLAYING, "trail giraffe r", "ock"),
        (PLAYING, "trail2 liz", "ard"),
        (PLAYING, "gir mon", "key"),
        (PLAYING, "hyena2 dec", "k"),
        (PLAYING, "hyena2 deck f", "ound"),
        (PLAYING, "hyena2 lio", "n"),
        (PLAYING, "eagle deck n", "one"),
        (PLAYING, "elephant2 b", "en"),
        (PLAYING, "monkey2 liz", "ard"),
        (PLAYING, "antelope2 x", ""),
        (PLAYING, "wind li", ""),
        (PLAYING, "", ""),
    ],
)
def test_a_word_goes_on_where_only_one_fits(table: Table, line: str, rest: str) -> None:
    assert completion(table, line) == rest


def test_tab_takes_what_is_offered(qtbot: QtBot) -> None:
    model, table = at_table(qtbot, PLAYING)
    line = turn_page(table).now.quick
    type_in(line, "tra")
    assert line.ghost == "il"
    press(line, Qt.Key.Key_Tab)
    assert line.text() == "trail "
    for letters, key in (("eag", Qt.Key.Key_Right), ("ani", Qt.Key.Key_Tab)):
        for letter in letters:
            press(line, Qt.Key(ord(letter.upper())))
        press(line, key)
    press(line)
    assert last(model) == c.PlayCard(seat=A, skill=Skill.TRAIL_1, stack=EAGLE, rock_shows=False)
