"""The Score pad of Survive The Serengeti: taps in, the result in sight, nothing lost."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from support.pads import saved, without_game
from support.wild_pages import nameless, press, tap, type_in

from serengeti_companion.cli import score_survive
from serengeti_companion.cli.fields import Fields
from serengeti_companion.ui.main_window import MainWindow
from serengeti_companion.ui.pads.pad_switch import PadSwitch
from serengeti_companion.ui.pads.score_pad import ScorePad
from serengeti_companion.ui.pads.survive_pad import SurvivePad

Show = Callable[[QWidget], None]


@pytest.fixture
def pad(show: Show) -> SurvivePad:
    made = SurvivePad()
    show(made)
    return made


def eat(pad: SurvivePad, seat: int, *numbers: int) -> None:
    for number in numbers:
        tap(pad.seats[seat].tiles[number])


@pytest.mark.clause("SV-WIN-11", "SV-WIN-17")
def test_a_tap_says_that_a_card_was_eaten_and_the_result_follows(pad: SurvivePad) -> None:
    eat(pad, 0, 1, 6)
    eat(pad, 1, 2, 8)
    eat(pad, 2, 5, 7)
    assert pad.seats[0].words.text() == "2 eaten, herd 7 to 12"
    assert pad.verdict.words.text() == "Ann wins. The biggest herd brought across: 6 cards."
    assert pad.verdict.clause.text() == "SV-WIN-11"
    eat(pad, 0, 6, 12)
    assert pad.seats[0].words.text() == "2 eaten, herd 2 to 11"


@pytest.mark.clause("SV-WIN-4")
def test_seven_taps_make_a_colour_extinct(pad: SurvivePad) -> None:
    eat(pad, 2, *range(1, 8))
    assert pad.seats[2].words.text() == "7 eaten: extinct"
    assert pad.verdict.words.text().startswith("Cem wins. Gone extinct")


@pytest.mark.clause("SV-2P-12", "SV-2P-14")
def test_with_two_players_a_neutral_card_may_be_safe_eaten_or_never_laid(
    pad: SurvivePad, qtbot: QtBot
) -> None:
    tap(pad.number.button("2"))
    assert pad.neutral.isVisible()
    eat(pad, 0, 4, 8)
    eat(pad, 1, 4, 9)
    tap(pad.neutral.tiles[9])
    tap(pad.neutral.tiles[9])
    assert pad.neutral.tiles[9].accessibleName() == "Neutral 9, never laid"
    assert pad.verdict.words.text().startswith("The neutral colour wins: you both lose")
    counts, result = saved(qtbot, pad)
    assert counts["neutral"]["safe"] == [1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12]
    assert score_survive.answer(Fields(without_game(counts, "survive"))) == result
    tap(pad.neutral.tiles[9])
    assert pad.neutral.tiles[9].accessibleName() == "Neutral 9, safe"


@pytest.mark.clause("SV-SW-2")
def test_what_is_saved_is_what_the_command_line_takes_and_answers(
    pad: SurvivePad, qtbot: QtBot
) -> None:
    eat(pad, 0, 5, 6, 7, 10)
    eat(pad, 1, 5, 6, 9, 12)
    eat(pad, 2, 3, 6, 9, 12)
    assert pad.verdict.clause.text() == "SV-WIN-14"
    pad.house_fold.unfold()
    tap(pad.house.choices["herd_tie"].button("next_herd"))
    assert pad.verdict.clause.text() == "SV-R-13"
    counts, result = saved(qtbot, pad)
    assert counts["house_rules"] == {"herd_tie": "next_herd"}
    assert score_survive.answer(Fields(without_game(counts, "survive"))) == result
    assert result["decided_by"] == "next_herd"
    assert not pad.save.isEnabled()


def test_a_name_that_cannot_stand_is_told_and_nothing_is_saved(pad: SurvivePad) -> None:
    type_in(pad.seats[1].name, "Ann")
    assert pad.verdict.words.text() == "Two players are called Ann."
    assert not pad.save.isEnabled()
    type_in(pad.seats[1].name, "Bea")
    assert pad.save.isEnabled()


def test_a_draft_is_shown_again_and_nonsense_changes_nothing(show: Show, pad: SurvivePad) -> None:
    eat(pad, 0, 1, 6)
    type_in(pad.seats[1].name, "Bea")
    tap(pad.house.choices["own_pair_is_herd"].button("false"))
    again = SurvivePad()
    show(again)
    again.restore(pad.draft)
    assert again.draft == pad.draft
    strange = '{"number": "3", "seats": [{"name": "x", "safe": [99], "eaten": []}]}'
    few = ('{"number": "9", "seats": []}', '{"number": 3, "seats": 5}')
    for nonsense in ("", "[]", "{}", *few, strange):
        again.restore(nonsense)
        assert again.draft == pad.draft


def test_a_scored_game_is_opened_again(pad: SurvivePad, qtbot: QtBot) -> None:
    eat(pad, 0, 1, 6)
    counts, _ = saved(qtbot, pad)
    again = SurvivePad()
    qtbot.addWidget(again)
    again.open_game(counts)
    assert again.counts == pad.counts


def test_clear_makes_every_card_safe_and_keeps_the_names(pad: SurvivePad) -> None:
    type_in(pad.seats[0].name, "Zoe")
    eat(pad, 0, 1, 6)
    tap(pad.clear)
    assert pad.seats[0].count.eaten == ()
    assert pad.seats[0].name.text() == "Zoe"


def test_keys_go_along_a_row(pad: SurvivePad) -> None:
    first = pad.seats[0].tiles[1]
    first.setFocus()
    press(first, Qt.Key.Key_Right)
    assert pad.seats[0].tiles[2].hasFocus()
    press(pad.seats[0].tiles[2], Qt.Key.Key_Space)
    assert pad.seats[0].count.eaten == (2,)
    assert not nameless(pad)


def test_the_window_leads_from_one_pad_to_the_other_and_keeps_both(
    open_window: Callable[[], MainWindow], qtbot: QtBot
) -> None:
    window = open_window()
    window.show_page("score_pad")
    wild = window.stage.pages.currentWidget()
    assert isinstance(wild, ScorePad)
    tap(wild.findChild(PadSwitch).button("score_pad_survive"))
    pad = window.stage.pages.currentWidget()
    assert isinstance(pad, SurvivePad)
    assert pad.findChild(PadSwitch).value == "score_pad_survive"
    eat(pad, 0, 1, 6)
    saved(qtbot, pad)
    assert window.kept is not None
    (game,) = window.kept.scored_games.games()
    assert (game.game, game.title) == ("survive", "Ann, Ben, Cem")
    eat(pad, 1, 4)
    tap(pad.findChild(PadSwitch).button("score_pad"))
    assert window.stage.pages.currentWidget() is wild
    assert wild.findChild(PadSwitch).value == "score_pad"
    again = open_window()
    again.show_page("score_pad_survive")
    kept = again.stage.pages.currentWidget()
    assert isinstance(kept, SurvivePad)
    assert kept.seats[0].count.eaten == (1, 6)
    assert kept.seats[1].count.eaten == (4,)
