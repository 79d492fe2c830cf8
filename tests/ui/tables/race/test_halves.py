"""Two people facing each other: each half turns to its player, and what stands there still works.

Clicks, touches and keys go to the window, where the eye sees a thing: Qt finds who gets them.
"""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from support.deaf import wait_out
from support.race import EAGLE, ELEPHANT, LION, LIZARD, playing
from support.race_pages import DRY, MANY, answer, at_table, click, last, turn_page, where
from support.wild_pages import cramped, press

from serengeti_companion.games.race import commands as c
from serengeti_companion.games.race.model import A, B, Phase, Place, Rock, Seat, Table
from serengeti_companion.games.race.terms import SPECIES, Skill
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.style.tokens import Target
from serengeti_companion.ui.tables.log_sheet import LogSheet
from serengeti_companion.ui.tables.race.corrections_sheet import CorrectionsSheet
from serengeti_companion.ui.tables.race.table import RaceTable
from serengeti_companion.ui.tables.race.turn_page import TurnPage

BEN_PLAYS = playing(MANY, seat=B, event=DRY, giraffe=(4, Rock.TOP))


def turned(qtbot: QtBot, state: Table = BEN_PLAYS) -> tuple[SessionModel, RaceTable, TurnPage]:
    """The table with Ben's half turned to him by its button."""
    model, table = at_table(qtbot, state)
    click(turn_page(table).halves[B].turning)
    settle(qtbot, table)
    return model, table, turn_page(table)


def settle(qtbot: QtBot, table: RaceTable) -> None:
    qtbot.waitUntil(lambda: not cramped(table))


def mirrored(image: QImage) -> QImage:
    return image.flipped(Qt.Orientation.Horizontal | Qt.Orientation.Vertical)


def seen(widget: QWidget) -> QImage:
    """The widget as it is on the screen, cut out of the picture of its window."""
    window = widget.window()
    corner = widget.mapTo(window, QPoint(0, 0))
    return window.grab().toImage().copy(corner.x(), corner.y(), widget.width(), widget.height())


def alike(one: QImage, other: QImage) -> bool:
    """Whether the two differ in nothing but a few pixels at the edges of letters."""
    assert one.size() == other.size()
    spots = [(x, y) for y in range(0, one.height(), 2) for x in range(0, one.width(), 2)]
    off = sum(
        abs(one.pixelColor(x, y).lightness() - other.pixelColor(x, y).lightness()) > 60
        for x, y in spots
    )
    return off < len(spots) * 0.02


def test_a_half_has_a_button_of_the_size_of_a_finger_that_turns_it(qtbot: QtBot) -> None:
    _, table = at_table(qtbot, BEN_PLAYS)
    told: list[frozenset[int]] = []
    table.halves_turned.connect(told.append)
    for seat, name in ((B, "Ben"), (A, "Ann")):
        half = turn_page(table).halves[seat]
        button = half.turning
        assert min(button.width(), button.height()) >= Target.TOUCH
        assert button.accessibleName() == f"Turn the half of {name} round"
        click(button)
        assert half.turned
    assert told == [{B}, {A, B}]
    click(turn_page(table).halves[B].turning)
    assert told[-1] == {A}


def test_a_turned_half_stands_on_its_head_and_is_mirrored_in_its_places(qtbot: QtBot) -> None:
    _, table = at_table(qtbot, BEN_PLAYS)
    page = turn_page(table)
    # The tiles keep their places and turn their faces; skills are mirrored as a whole.
    parts = (
        page.halves[B].strip,
        page.tiles[LION],
        page.skills.buttons[Skill.LION_1],
        page.primary,
    )
    upright = [mirrored(seen(part)) for part in parts]
    places = [where(part) for part in parts]
    click(page.halves[B].turning)
    settle(qtbot, table)
    for part, before in zip(parts, upright, strict=True):
        assert alike(seen(part), before), part
    now = [where(part) for part in parts]
    assert now[0].x() > places[0].x()
    assert now[1] == places[1]
    assert now[2].x() > places[2].x()
    assert now[3].y() < places[3].y()
    click(page.halves[B].turning)
    settle(qtbot, table)
    assert [where(part) for part in parts] == places
    for part, before in zip(parts, upright, strict=True):
        assert alike(mirrored(seen(part)), before), part


def test_everything_in_a_turned_half_works_where_it_is_seen(qtbot: QtBot) -> None:
    model, table, page = turned(qtbot)
    click(page.tiles[EAGLE])
    click(next(button for button in page.now.options if button.text() == "An animal"))
    assert last(model) == c.PlayCard(seat=B, skill=Skill.TRAIL_1, stack=EAGLE, rock_shows=False)
    settle(qtbot, table)
    click(page.skills.buttons[Skill.ELEPHANT_1])
    settle(qtbot, table)
    wait_out(page.primary)
    click(page.primary)
    assert model.state.player(B).aside == (ELEPHANT,)
    click(page.skills.cards[LION])
    settle(qtbot, table)
    click(page.now.cancel)
    click(page.halves[B].strip)
    assert table.sheet is not None
    table.close_sheet()
    wait_out(page.primary)
    click(page.primary)
    assert model.state.phase is Phase.EVENT


@pytest.fixture
def finger() -> QPointingDevice:
    return QTest.createTouchDevice()


def test_a_finger_works_as_a_mouse_does(qtbot: QtBot, finger: QPointingDevice) -> None:
    model, table, page = turned(qtbot)
    for widget in (page.tiles[EAGLE], None):
        target = widget or page.now.options[1]
        settle(qtbot, table)
        handle, place = table.window().windowHandle(), where(target)
        QTest.touchEvent(handle, finger).press(0, place, handle).commit()
        QTest.touchEvent(handle, finger).release(0, place, handle).commit()
    assert model.state.stack(EAGLE).rock is Rock.TOP


def test_in_the_turned_line_the_pointer_is_where_the_eye_sees_it(qtbot: QtBot) -> None:
    model, _, page = turned(qtbot)
    line = page.now.quick
    click(line)
    QTest.keyClicks(line, "trail eagle animal")
    handle = line.window().windowHandle()
    # The words begin at the right edge now; the far left is behind the last of them.
    begin = line.mapTo(line.window(), QPoint(line.width() - 4, line.height() // 2))
    end = line.mapTo(line.window(), QPoint(4, line.height() // 2))
    no_keys, left = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.LeftButton
    QTest.mouseClick(handle, left, no_keys, begin)
    assert line.cursorPosition() == 0
    QTest.mouseClick(handle, left, no_keys, end)
    assert line.cursorPosition() == len(line.text())
    press(line)
    assert last(model) == c.PlayCard(seat=B, skill=Skill.TRAIL_1, stack=EAGLE, rock_shows=False)


def test_what_the_rules_say_stands_towards_whoever_plays(qtbot: QtBot) -> None:
    model, table, page = turned(qtbot)
    click(page.tiles[LIZARD])
    answer(page, "An animal")
    banner = table.notices.banner
    assert banner.isVisible()
    qtbot.waitUntil(lambda: where(banner.overrule).x() < where(banner).x())
    click(banner.overrule)
    assert model.state.player(B).owns(LIZARD) == 3


def test_the_middle_turns_back_when_the_other_one_plays(qtbot: QtBot) -> None:
    model, _, page = turned(qtbot)
    assert where(page.now.quick).y() < where(page).y()
    low = where(page.now.quick)
    model.submit(c.EndTurn(seat=B))
    qtbot.waitUntil(lambda: where(page.now.quick).y() > low.y())
    assert page.halves[B].turned
    assert not page.halves[A].turned


def test_keys_turn_a_half_and_the_menu_shows_how_it_stands(qtbot: QtBot) -> None:
    _, table = at_table(qtbot, BEN_PLAYS)
    control = Qt.KeyboardModifier.ControlModifier
    assert [table.turnings[seat].text() for seat in (A, B)] == [
        "Turn the half of Ann round",
        "Turn the half of Ben round",
    ]
    QTest.keyClick(table, Qt.Key.Key_T, control)
    assert table.turned == {B}
    QTest.keyClick(table, Qt.Key.Key_T, control | Qt.KeyboardModifier.ShiftModifier)
    assert table.turned == {A, B}
    assert all(action.isChecked() for action in table.turnings.values())
    button = turn_page(table).halves[A].turning
    button.setFocus()
    press(button, Qt.Key.Key_Space)
    assert table.turned == {B}


def tabbed(page: TurnPage) -> Iterator[QWidget]:
    """What Tab comes to, from the page on."""
    widget = page.nextInFocusChain()
    while widget is not page:
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isVisible():
            yield widget
        widget = widget.nextInFocusChain()


def test_tab_comes_to_the_same_in_the_same_order_however_it_stands(qtbot: QtBot) -> None:
    _, table = at_table(qtbot, BEN_PLAYS)
    page = turn_page(table)
    before = list(tabbed(page))
    assert {page.tiles[species] for species in SPECIES} <= set(before)
    click(page.halves[B].turning)
    assert list(tabbed(page)) == before


@pytest.mark.parametrize("reader", [A, B])
def test_a_sheet_stands_towards_whoever_asked_for_it(qtbot: QtBot, reader: Seat) -> None:
    _, table, page = turned(qtbot)
    click(page.halves[reader].strip)
    sheet = table.sheet
    assert sheet is not None
    heading = sheet.heading
    assert heading is not None
    settle(qtbot, table)
    assert (where(heading).y() > where(sheet).y()) is (reader == B)
    QTest.keyClick(table, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    assert table.turned == frozenset()
    qtbot.waitUntil(lambda: where(heading).y() < where(sheet).y())


def test_a_turned_sheet_works_where_it_is_seen(qtbot: QtBot) -> None:
    model, table, page = turned(qtbot)
    click(page.halves[B].strip)
    sheet = table.sheet
    assert isinstance(sheet, CorrectionsSheet)
    settle(qtbot, table)
    click(sheet.parts[str(B)].steppers["Cards: hand"].more)
    assert model.state.player(B).hand == BEN_PLAYS.player(B).hand + 1
    click(sheet.tabs.button("supply"))
    settle(qtbot, table)
    # It begins with its first row, which is nearest to the reader, at the foot of the screen.
    first = sheet.parts["supply"].steppers["Eagle left"]
    assert first.visibleRegion().boundingRect() == first.rect()
    click(sheet.close_button)
    assert table.sheet is None


def test_in_a_turned_log_a_tap_takes_the_line_that_the_eye_sees(qtbot: QtBot) -> None:
    model, table, _ = turned(qtbot)
    for number in range(1, 4):
        assert model.submit(c.CorrectPlace(seat=B, place=Place.HAND, number=number))
    table.show_log()
    sheet = table.sheet
    assert isinstance(sheet, LogSheet)
    settle(qtbot, table)
    view = sheet.list.viewport()
    box = sheet.list.visualItemRect(sheet.list.item(1))
    seen_at = view.mapTo(view.window(), QPoint(view.width(), view.height()) - box.center())
    no_keys, left = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.LeftButton
    QTest.mouseClick(view.window().windowHandle(), left, no_keys, seen_at)
    assert sheet.list.currentRow() == 1
