"""What is set by hand at the table: names, open cards, a rock told freely, what is printed."""

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from support.race import ELEPHANT, GIRAFFE, HYENA, LION, SCORPION, card, opened, play, playing
from support.race_pages import MANY, at_table, click, last, turn_page
from support.wild_pages import cramped, nameless, press, tap, type_in

from serengeti_companion.games.race import commands as c
from serengeti_companion.games.race.model import A, B, Ending, EventCard, Laid, Rock, Table
from serengeti_companion.games.race.terms import Skill
from serengeti_companion.ui.parts.choice_box import ChoiceBox
from serengeti_companion.ui.tables.race import resume_sheet
from serengeti_companion.ui.tables.race.correct_player import with_front
from serengeti_companion.ui.tables.race.corrections_sheet import MOMENT, SUPPLY, CorrectionsSheet
from serengeti_companion.ui.tables.race.printed_sheet import CARDS, SUNS, PrintedSheet
from serengeti_companion.ui.tables.race.table import RaceTable


def corrections(table: RaceTable, part: str) -> tuple[CorrectionsSheet, Any]:
    sheet = table.sheet
    assert isinstance(sheet, CorrectionsSheet)
    sheet.show_part(part)
    return sheet, sheet.parts[part]


def wheel(widget: QWidget) -> None:
    """One notch down, over its middle."""
    middle = QPointF(widget.rect().center())
    event = QWheelEvent(
        middle,
        QPointF(widget.mapToGlobal(widget.rect().center())),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(widget, event)


def test_the_wheel_over_a_list_of_choices_chooses_nothing(qtbot: QtBot) -> None:
    model, table = at_table(qtbot, playing(MANY))
    click(turn_page(table).track)
    _, moment = corrections(table, MOMENT)
    boxes = [moment.card, corrections(table, "0")[1].top]
    for box in boxes:
        assert isinstance(box, ChoiceBox)
        box.setFocus()
        wheel(box)
    assert model.session.plays == 0


def test_a_tap_on_the_track_opens_what_stands_on_it(qtbot: QtBot) -> None:
    model, table = at_table(qtbot, playing(MANY))
    click(turn_page(table).track)
    sheet = table.sheet
    assert isinstance(sheet, CorrectionsSheet)
    assert sheet.tabs.value == MOMENT
    type_in(sheet.parts[MOMENT].steppers["Marker (above 0: nearer to Ann)"].field, "-2", enter=True)
    assert model.state.marker == -2
    assert model.state.events[-1] == EventCard()


def test_a_name_and_what_lies_open_are_put_right(qtbot: QtBot) -> None:
    model, table = at_table(qtbot, playing(MANY))
    click(turn_page(table).halves[A].strip)
    sheet, part = corrections(table, str(A))
    assert not nameless(sheet)
    type_in(part.name, "Zoe", enter=True)
    assert model.state.player(A).name == "Zoe"
    assert table.turnings[A].text() == "Turn the half of Zoe round"
    type_in(part.steppers["Cards: in front"].field, "3", enter=True)
    assert model.state.player(A).front == (Laid(card=None, suns=3),)
    type_in(part.steppers["Cards: aside"].field, "2", enter=True)
    assert model.state.player(A).aside == (ELEPHANT, ELEPHANT)
    part.top.setFocus()
    QTest.keyClicks(part.top, "Hy")
    assert model.state.player(A).top is HYENA
    assert "discard 4 (Hyena)" in turn_page(table).halves[A].strip.accessibleName()
    type_in(part.name, "Ben", enter=True)
    assert table.notices.banner.isVisible()
    assert (model.state.player(A).name, part.name.text()) == ("Zoe", "Zoe")


def test_f2_and_a_right_click_set_by_hand_what_lies_there(qtbot: QtBot) -> None:
    _, table = at_table(qtbot, playing(MANY, seat=B))
    page = turn_page(table)
    press(page, Qt.Key.Key_F2)
    assert opened_part(table) == str(B)
    right_click(page.skills.buttons[Skill.LION_1])
    assert opened_part(table) == str(B)
    right_click(page.supply)
    assert opened_part(table) == SUPPLY


def opened_part(table: RaceTable) -> str:
    """Which section of the corrections is open; it is closed again."""
    sheet = table.sheet
    assert isinstance(sheet, CorrectionsSheet)
    table.close_sheet()
    return sheet.tabs.value


def right_click(widget: QWidget) -> None:
    """As the window system tells it: to the window, and Qt finds who gets it."""
    middle = widget.mapTo(widget.window(), widget.rect().center())
    handle = widget.window().windowHandle()
    no_keys = Qt.KeyboardModifier.NoModifier
    QTest.mouseClick(handle, Qt.MouseButton.RightButton, no_keys, middle)


@pytest.mark.parametrize(
    ("number", "after"),
    [
        (0, ()),
        (1, (Laid(card=LION),)),
        (2, (Laid(card=LION, suns=1),)),
        (4, (Laid(card=LION, suns=2), Laid(card=HYENA))),
        (6, (Laid(card=LION, suns=2), Laid(card=HYENA, suns=1), Laid(card=None, suns=1))),
    ],
)
def test_fewer_cards_in_front_means_the_latest_are_gone(
    number: int, after: tuple[Laid, ...]
) -> None:
    front = (Laid(card=LION, suns=2), Laid(card=HYENA, suns=1))
    assert with_front(front, number) == after
    assert sum(laid.cards for laid in after) == number
    assert with_front((Laid(card=None, suns=2),), 1) == (Laid(card=None, suns=1),)


@pytest.mark.clause("RL-R-27")
@pytest.mark.parametrize("way", ["right click", "F2"])
def test_a_rock_may_be_told_freely_where_its_stack_is(qtbot: QtBot, way: str) -> None:
    model, table = at_table(qtbot, playing(MANY, lion=(4, Rock.TOP)))
    page = turn_page(table)
    tile = page.tiles[GIRAFFE]
    if way == "F2":
        tile.setFocus()
        press(tile, Qt.Key.Key_F2)
    else:
        right_click(tile)
    menu = table.more
    assert menu is not None
    rock, by_hand = menu.actions()
    assert rock.isEnabled()
    assert by_hand.text() == "Set by hand"
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(rock).center())
    assert last(model) == c.TellRock(species=GIRAFFE)
    assert model.state.stack(GIRAFFE).rock is Rock.SECOND
    assert "rock second" in tile.accessibleName()
    page.tiles[LION].more_asked.emit(QPoint(1, 1))
    assert not table.more.actions()[0].isEnabled()
    table.more.actions()[1].trigger()
    table.more.close()
    assert isinstance(table.sheet, CorrectionsSheet)
    assert table.sheet.tabs.value == SUPPLY


def test_a_stack_held_for_long_offers_more_and_is_not_tapped(qtbot: QtBot) -> None:
    model, table = at_table(qtbot, playing(MANY))
    tile = turn_page(table).tiles[GIRAFFE]
    QTest.mousePress(tile, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: table.more is not None)
    assert not tile.isDown()
    QTest.mouseRelease(tile, Qt.MouseButton.LeftButton)
    table.more.close()
    assert model.session.plays == 0


def printed(table: RaceTable) -> PrintedSheet:
    names = {action.text(): action for action in table.bar.menu.actions()}
    names["What is printed on your copy"].trigger()
    sheet = table.sheet
    assert isinstance(sheet, PrintedSheet)
    return sheet


@pytest.mark.clause("RL-PIC-1", "RL-PIC-5", "RL-PIC-7", "RL-PIC-8", "RL-TRACK-5")
def test_what_is_printed_is_put_right_before_play_and_later(qtbot: QtBot) -> None:
    model, table = at_table(qtbot, opened())
    sheet = printed(table)
    assert not nameless(sheet)
    track: Any = sheet.parts["track"]
    type_in(track.line, "5 3 1 0 1 3 5", enter=True)
    assert model.state.printed.track == (5, 3, 1, 0, 1, 3, 5)
    sheet.show_part(CARDS)
    type_in(sheet.parts[CARDS].steppers["Lion"].field, "8", enter=True)
    tap(sheet.tabs.button(SUNS))
    type_in(sheet.parts[SUNS].steppers["Lion 1"].field, "3", enter=True)
    assert model.state.printed.animals == (9, 9, 8, 9, 9, 9, 9, 9)
    assert model.state.printed.cost(Skill.LION_1) == 3
    assert model.session.plays == 3
    qtbot.waitUntil(lambda: not cramped(sheet))
    model, table = at_table(qtbot, playing(MANY))
    sheet = printed(table)
    steppers: Any = sheet.parts[CARDS]
    sheet.show_part(CARDS)
    for label, value in (("Scorpions", 10), ("Infestations", 5), ("Droughts: Monkey", 2)):
        type_in(sheet.why, "two more in our box")
        type_in(steppers.steppers[label].field, str(value), enter=True)
    copy = model.state.printed
    assert (copy.scorpions, copy.infestations, copy.droughts[-1]) == (10, 5, 2)
    assert model.state.events_left == 14 - 3
    assert copy.number_of(SCORPION) == 10
    assert "two more in our box" in model.session.last.command.reason


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("5 four 3", "Type the numbers of the spots, 0 to 99, with spaces."),
        ("1 2 3 4", ""),
        ("", ""),
    ],
)
def test_a_track_that_cannot_be_is_not_set(qtbot: QtBot, line: str, told: str) -> None:
    model, table = at_table(qtbot, playing(MANY))
    track: Any = printed(table).parts["track"]
    type_in(track.line, line)
    tap(track.button)
    assert track.problem.text() == told
    assert table.notices.banner.isVisible() is not bool(told)
    assert len(model.state.printed.track) == 11
    assert model.session.plays == 0


def test_the_other_ones_name_is_theirs(qtbot: QtBot) -> None:
    model, table = at_table(qtbot, playing(MANY))
    click(turn_page(table).halves[B].strip)
    _, part = corrections(table, str(B))
    type_in(part.name, "", enter=True)
    assert model.state.player(B).name == "Ben"


def test_put_the_table_back_tells_what_lies_in_front_and_aside_in_the_middle_of_a_turn() -> None:
    table = replace(playing(MANY), ending=Ending(season=3, trigger="rocks"))
    assert "The end is set: season 4 is the last." in told_lines(table)
    table = play(table, card(Skill.ELEPHANT_1))
    trail = card(Skill.TRAIL_1, stack=GIRAFFE, rock_shows=False)
    lines = told_lines(play(table, trail))
    assert "In front 2, face up: Trail." in lines
    assert "Aside: Elephant." in lines


def told_lines(table: Table) -> list[str]:
    return [words for words, _ in resume_sheet.lines(table)]
