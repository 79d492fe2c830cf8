"""A Race For Life at the window: setup and turns, by real mouse and keyboard events."""

from typing import Any

import pytest
from pytestqt.qtbot import QtBot
from support.deaf import wait_out
from support.race import (
    EAGLE,
    HYENA,
    INFESTATION,
    LION,
    LIZARD,
    SCORPION,
    TRAIL,
    begun,
    opened,
    playing,
)
from support.race_pages import DRY, MANY, answer, at_table, last, turn_page
from support.wild_pages import cramped, nameless, press, tap, tap_primary

from serengeti_companion.games.race import commands as c
from serengeti_companion.games.race.model import A, B, EventCard, Phase, Place, Rock
from serengeti_companion.games.race.terms import Skill
from serengeti_companion.ui.tables.race.setup_page import SetupPage


def test_setup_is_ticked_and_season_one_begun(qtbot: QtBot) -> None:
    model, table = at_table(qtbot, opened())
    page = table.page
    assert isinstance(page, SetupPage)
    tap(page.cards[2].done)
    tap(page.cards[0].skip)
    assert model.state.ticked == (3, 1)
    assert not nameless(page)
    qtbot.waitUntil(lambda: not cramped(page))
    wait_out(page.primary)
    press(page)
    assert turn_page(table).now.title.text() == "Season 1: Ann turns up the event"


def test_an_event_is_one_tap(qtbot: QtBot) -> None:
    model, table = at_table(qtbot, begun())
    page = turn_page(table)
    assert all(tile.aimed for tile in page.tiles.values())
    tap(page.tiles[LION])
    assert model.state.drought is LION
    assert table.bar.now.text() == "Drought of the Lion"
    assert "drought" in page.tiles[LION].accessibleName()
    model.undo()
    answer(page, "Infestation (4 left)")
    assert last(model) == c.TurnUpEvent(card=INFESTATION)


@pytest.mark.clause("RL-STACK-14", "RL-EX-63")
def test_a_trail_tracks_with_two_taps_and_the_turn_ends_with_one(qtbot: QtBot) -> None:
    model, table = at_table(qtbot, playing(MANY, event=DRY))
    page = turn_page(table)
    tap(page.tiles[EAGLE])
    assert page.now.question.text() == "Eagle: what is on top of the stack now?"
    answer(page, "The rock")
    assert model.state.stack(EAGLE).rock is Rock.TOP
    assert model.session.plays == 1
    assert page.track.accessibleName() == "Track: marker on the middle"
    tap_primary(page)
    assert model.state.active == B


def test_without_a_question_one_tap_is_enough(qtbot: QtBot) -> None:
    model, table = at_table(qtbot, playing(MANY, eagle=(4, Rock.SECOND)))
    page = turn_page(table)
    tap(page.tiles[EAGLE])
    strip = page.halves[A].strip
    assert (strip.counts["front"], strip.open_cards["front"]) == (2, (TRAIL,))
    assert (strip.counts["discard"], strip.open_cards["discard"]) == (5, (EAGLE,))
    assert "front 2 (Trail)" in strip.accessibleName()
    assert last(model) == c.PlayCard(seat=A, skill=Skill.TRAIL_1, stack=EAGLE)


def test_a_skill_that_needs_no_more_is_played_with_the_main_button(qtbot: QtBot) -> None:
    model, table = at_table(qtbot, playing(MANY))
    page = turn_page(table)
    tap(page.skills.buttons[Skill.LION_1])
    assert page.now.text.text() == "Lay this lion in the Savannah."
    assert page.primary.text() == "Play it"
    tap(page.now.cancel)
    assert page.primary.text() == "End the turn"
    tap(page.skills.buttons[Skill.LION_1])
    tap_primary(page)
    assert model.state.player(A).savannah == 1
    assert "Savannah 1" in page.halves[A].strip.accessibleName()


def test_questions_come_one_at_a_time(qtbot: QtBot) -> None:
    model, table = at_table(qtbot, playing(MANY, savannah=(1, 1), giraffe=(4, Rock.TOP)))
    page = turn_page(table)
    tap(page.skills.buttons[Skill.EAGLE_2])
    answer(page, "2")
    answer(page, "1")
    assert last(model) == c.PlayCard(seat=A, skill=Skill.EAGLE_2, drawn=2, scorpions=1)
    model.undo()
    tap(page.skills.buttons[Skill.HYENA_2])
    answer(page, "Deck")
    answer(page, "Found")
    tap(page.tiles[LION])
    answer(page, "An animal")
    assert model.state.removed[2] == 1
    model.undo()
    tap(page.skills.buttons[Skill.ELEPHANT_2])
    answer(page, "Ben")
    assert model.state.player(B).savannah == 0
    model.undo()
    tap(page.skills.buttons[Skill.MONKEY_1])
    answer(page, "Monkey 2: Find in deck")
    answer(page, "Hyena 1: Carcass back")
    answer(page, "Hand")
    assert last(model) == c.PlayCard(
        seat=A, skill=Skill.MONKEY_1, copies=(Skill.MONKEY_2, Skill.HYENA_1), source=Place.HAND
    )
    model.undo()
    tap(page.skills.buttons[Skill.GIRAFFE_1])
    answer(page, "The event deck")
    assert last(model).look == "events"  # type: ignore[attr-defined]


def test_a_second_hyena_that_cannot_be_there_asks_for_no_stack(qtbot: QtBot) -> None:
    model, table = at_table(qtbot, playing(MANY, deck=0))
    page = turn_page(table)
    tap(page.skills.buttons[Skill.HYENA_2])
    answer(page, "Deck")
    assert last(model) == c.PlayCard(seat=A, skill=Skill.HYENA_2, source=Place.DECK)
    assert model.state.removed == (0,) * 8


def test_what_cannot_be_played_says_why_and_can_be_overruled(qtbot: QtBot) -> None:
    model, table = at_table(qtbot, playing({}, event=DRY))
    page = turn_page(table)
    button = page.skills.buttons[Skill.LION_1]
    assert button.reason == "Ann has no Lion to play."
    assert "Ann has no Lion to play." in button.accessibleName()
    tap(button)
    assert page.now.reason.text() == "Ann has no Lion to play."
    assert page.now.link.text() == "RL-VAL-6"
    tap_primary(page)
    banner = table.notices.banner
    assert banner.isVisible()
    tap(banner.overrule)
    assert model.state.player(A).savannah == 1
    assert model.session.done[-1].on_word == ("RL-VAL-6",)


def test_a_drought_is_told_before_the_play(qtbot: QtBot) -> None:
    model, table = at_table(qtbot, playing(MANY, event=DRY))
    page = turn_page(table)
    assert not page.tiles[LIZARD].aimed
    tap(page.tiles[LIZARD])
    assert page.now.reason.text() == "Drought: no Lizard is tracked this season."
    asked: list[str] = []
    table.clause_asked.connect(asked.append)
    tap(page.now.link)
    assert asked == ["RL-EVENT-2"]
    answer(page, "An animal")
    assert table.notices.banner.isVisible()
    tap(table.notices.banner.overrule)
    assert model.state.player(A).owns(LIZARD) == 3


@pytest.mark.clause("RL-CARD-SCORPION-1.PUB", "RL-CARD-SCORPION-2.PUB")
def test_scorpions_are_shown_by_number(qtbot: QtBot) -> None:
    model, table = at_table(qtbot, playing({SCORPION: 2}, phase=Phase.SCORPIONS))
    page = turn_page(table)
    assert page.primary.text() == "No scorpion"
    answer(page, "1")
    answer(page, "1")
    assert last(model) == c.ShowScorpions(seat=A, shown=1, scorpions=1)
    assert model.state.marker == -1
    model.undo()
    tap_primary(page)
    assert model.state.marker == 0


@pytest.mark.clause("RL-END-2", "RL-END-7")
def test_the_end_is_announced_with_what_still_follows(qtbot: QtBot) -> None:
    rocks: dict[str, Any] = dict.fromkeys(("eagle", "lion", "giraffe", "monkey"), (3, Rock.TOP))
    _, table = at_table(qtbot, playing({}, event=EventCard(), hyena=(1, Rock.HIDDEN), **rocks))
    tap(turn_page(table).tiles[HYENA])
    assert table.bar.end.text() == "5 rocks show: one more season"
