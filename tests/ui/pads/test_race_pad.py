"""The Score pad of A Race For Life: counts in, both sums in sight, nothing lost."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from support.pads import saved, without_game
from support.wild_pages import cramped, nameless, tap, type_in

from serengeti_companion.cli import score_race
from serengeti_companion.cli.fields import Fields
from serengeti_companion.ui.main_window import MainWindow
from serengeti_companion.ui.pads.pad_switch import PadSwitch
from serengeti_companion.ui.pads.race_pad import RacePad
from serengeti_companion.ui.pads.score_pad import ScorePad
from serengeti_companion.ui.style.styling import current_style

Show = Callable[[QWidget], None]
EXAMPLE = {
    "eagle": (3, 1), "antelope": (2, 3), "lion": (1, 0), "hyena": (0, 2), "elephant": (4, 2),
    "lizard": (1, 2), "giraffe": (2, 1), "monkey": (3, 1), "carcasses": (1, 2), "savannah": (0, 1),
}  # fmt: skip


@pytest.fixture
def pad(show: Show) -> RacePad:
    made = RacePad()
    show(made)
    return made


def count(pad: RacePad, row: str, a: int | str, b: int | str) -> None:
    for field, typed in zip(pad.sheet.rows[row].fields, (a, b), strict=True):
        type_in(field.field, str(typed))


def points(pad: RacePad, row: str) -> list[str]:
    return [label.text() for label in pad.sheet.rows[row].points]


def favour(pad: RacePad, side: str, value: int) -> None:
    tap(pad.sheet.favours.button(side))
    type_in(pad.sheet.value.field, str(value))


@pytest.mark.clause("RL-EX-10", "RL-SCORE-17")
def test_the_sums_grow_as_one_types_and_are_those_of_the_command_line(
    pad: RacePad, qtbot: QtBot
) -> None:
    assert pad.verdict.words.text() == "Nothing is counted yet."
    count(pad, "eagle", 3, 1)
    assert pad.verdict.words.text() == "Ann wins. 1 to 0 points."
    for row, both in EXAMPLE.items():
        count(pad, row, *both)
    favour(pad, "a", 2)
    assert points(pad, "savannah") == ["\N{MIDDLE DOT}", "\N{BLACK STAR} +3"]
    assert points(pad, "carcasses") == ["\N{MIDDLE DOT}", "\N{MINUS SIGN}2"]
    assert [label.text() for label in pad.sheet.totals] == ["7", "4"]
    assert pad.verdict.words.text() == "Ann wins. 7 to 4 points."
    counts, result = saved(qtbot, pad)
    assert score_race.answer(Fields(without_game(counts, "race"))) == result
    assert (result["winners"], result["decided_by"]) == (["Ann"], "points")
    assert not pad.save.isEnabled()


@pytest.mark.clause("RL-SCORE-14", "RL-SCORE-15", "RL-SCORE-16", "RL-SW-3")
def test_the_tie_break_is_spelled_out(pad: RacePad, qtbot: QtBot) -> None:
    count(pad, "lion", 2, 2)
    words = "Ann, Ben share the victory. 0 to 0 points, equal lions, marker in the middle."
    assert pad.verdict.words.text() == words
    assert pad.verdict.clause.text() == "RL-SCORE-16"
    favour(pad, "b", 0)
    assert pad.verdict.words.text() == "Ben wins. 0 to 0 points and equal lions; the track decides."
    tap(pad.sheet.lions.button("ever"))
    count(pad, "savannah_ever", 2, 1)
    words = "Ann wins. 0 to 0 points; more lions in the Savannah decide."
    assert pad.verdict.words.text() == words
    assert pad.verdict.clause.text() == "RL-SCORE-14"
    counts, result = saved(qtbot, pad)
    assert counts["house_rules"] == {"tiebreak_lions": "ever"}
    assert score_race.answer(Fields(without_game(counts, "race"))) == result


@pytest.mark.clause("RL-EX-22", "RL-SCORE-12")
def test_a_sum_may_be_below_nothing(pad: RacePad) -> None:
    count(pad, "carcasses", 1, 0)
    assert pad.sheet.totals[0].text() == "\N{MINUS SIGN}2"


@pytest.mark.clause("RL-VAL-1", "RL-VAL-3")
def test_more_than_there_are_is_refused_where_it_stands_and_stays_typed(pad: RacePad) -> None:
    count(pad, "lion", 4, 4)
    assert pad.save.isEnabled()
    count(pad, "savannah", 1, 1)
    assert pad.verdict.words.text() == "There are 9 cards of the Lion, not 10."
    assert pad.verdict.clause.text() == "RL-VAL-1"
    assert points(pad, "lion") == ["!", "!"]
    assert pad.sheet.totals[0].text() == ""
    assert not pad.save.isEnabled()
    assert pad.sheet.rows["savannah"].numbers == (1, 1)
    count(pad, "savannah", 1, 0)
    count(pad, "carcasses", 5, 4)
    assert pad.verdict.words.text() == "There are 8 carcasses, not 9."
    assert (pad.verdict.clause.text(), points(pad, "carcasses")) == ("RL-VAL-3", ["!", "!"])
    count(pad, "carcasses", 4, 4)
    assert pad.save.isEnabled()


def test_what_is_no_count_is_told_and_stays_typed(pad: RacePad) -> None:
    count(pad, "giraffe", "two", 1)
    assert pad.verdict.words.text() == "Giraffe: a whole number from 0 to 99, please."
    assert not pad.save.isEnabled()
    assert pad.sheet.rows["giraffe"].fields[0].text == "two"
    count(pad, "giraffe", 2, 1)
    tap(pad.sheet.lions.button("ever"))
    count(pad, "savannah", 2, 0)
    assert pad.verdict.words.text() == "At least the 2 lions that are there were laid."
    count(pad, "savannah_ever", 2, 0)
    favour(pad, "a", 1)
    type_in(pad.sheet.value.field, "x")
    assert pad.verdict.words.text() == "The track: a whole number from 0 to 99, please."
    tap(pad.sheet.favours.button("middle"))
    assert pad.save.isEnabled()
    assert pad.counts.value == 0


def test_a_name_that_cannot_stand_is_told_and_nothing_is_saved(pad: RacePad) -> None:
    type_in(pad.names[1], "Ann")
    assert pad.verdict.words.text() == "Two players are called Ann."
    assert not pad.save.isEnabled()
    type_in(pad.names[1], "Bea")
    assert pad.save.isEnabled()
    assert pad.sheet.favours.button("b").text() == "Bea"


def test_a_draft_is_shown_again_and_nonsense_changes_nothing(show: Show, pad: RacePad) -> None:
    type_in(pad.names[0], "Zoe")
    count(pad, "eagle", 3, "some")
    favour(pad, "b", 3)
    tap(pad.sheet.lions.button("ever"))
    again = RacePad()
    show(again)
    again.restore(pad.draft)
    assert again.draft == pad.draft
    strange = ('{"names": ["a", "b"], "favours": "c"}', '{"names": ["a", "b"], "rows": 5}')
    few = ('{"names": ["a"]}', '{"names": ["a", "b"], "rows": {"eagle": ["1"]}}')
    for nonsense in ("", "[]", "{}", "5", *strange, *few):
        again.restore(nonsense)
        assert again.draft == pad.draft


def test_a_scored_game_is_opened_again(pad: RacePad, qtbot: QtBot) -> None:
    for row, both in EXAMPLE.items():
        count(pad, row, *both)
    tap(pad.sheet.lions.button("ever"))
    count(pad, "savannah_ever", 1, 3)
    favour(pad, "a", 2)
    counts, _ = saved(qtbot, pad)
    again = RacePad()
    qtbot.addWidget(again)
    again.open_game(counts)
    assert again.counts == pad.counts


def test_clear_keeps_the_names(pad: RacePad) -> None:
    type_in(pad.names[0], "Zoe")
    count(pad, "eagle", 3, 1)
    tap(pad.clear)
    assert pad.sheet.rows["eagle"].numbers == (0, 0)
    assert pad.names[0].text() == "Zoe"


@pytest.mark.parametrize("scale", [1, 1.3])
def test_everything_fits_and_has_a_name(pad: RacePad, qtbot: QtBot, scale: float) -> None:
    current_style().set_scale(scale)
    type_in(pad.names[1], "Bartholomew of the long, long river")
    tap(pad.sheet.lions.button("ever"))
    qtbot.wait(1)
    holder = pad.column.parentWidget()
    sight = holder.parentWidget()
    assert holder.width() <= sight.width()
    assert scale > 1 or holder.height() <= sight.height()
    assert not nameless(pad)
    assert not cramped(pad)


def test_the_window_leads_from_one_pad_to_the_other_and_keeps_both(
    open_window: Callable[[], MainWindow], qtbot: QtBot
) -> None:
    window = open_window()
    window.show_page("score_pad")
    wild = window.stage.pages.currentWidget()
    assert isinstance(wild, ScorePad)
    tap(wild.findChild(PadSwitch).button("score_pad_race"))
    pad = window.stage.pages.currentWidget()
    assert isinstance(pad, RacePad)
    count(pad, "eagle", 3, 1)
    saved(qtbot, pad)
    assert window.kept is not None
    (game,) = window.kept.scored_games.games()
    assert (game.game, game.title) == ("race", "Ann, Ben")
    type_in(pad.sheet.rows["lion"].fields[0].field, "2")
    again = open_window()
    again.show_page("score_pad_race")
    kept = again.stage.pages.currentWidget()
    assert isinstance(kept, RacePad)
    assert kept.sheet.rows["eagle"].numbers == (3, 1)
    assert kept.sheet.rows["lion"].numbers == (2, 0)
