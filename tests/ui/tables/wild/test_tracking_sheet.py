"""What is tracked and the house rules, changed during play."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from support.wild_pages import a_model, nameless, show, tap

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.model import EVERYTHING, LIGHT, SCORE_ONLY, CardTracking
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.tables.wild.tracking_sheet import TrackingSheet

TURNS, CARDS = "0", "1"


def opened(qtbot: QtBot) -> tuple[SessionModel, TrackingSheet]:
    model = a_model()
    assert model.submit(c.BeginPlay())
    sheet = TrackingSheet(model)
    model.changed.connect(sheet.refresh)
    show(qtbot, sheet, (1200, 680))
    return model, sheet


def turn_to(sheet: TrackingSheet, group: str) -> None:
    assert sheet.rules.pages is not None
    tap(sheet.rules.pages.button(group))


def test_a_preset_is_one_tap_and_one_line_of_the_log(qtbot: QtBot) -> None:
    model, sheet = opened(qtbot)
    plays = model.session.plays
    tap(sheet.tracking.presets.button("light"))
    assert model.state.tracking == LIGHT
    tap(sheet.tracking.presets.button("score"))
    assert model.state.tracking == SCORE_ONLY
    assert model.session.plays == plays + 2


def test_each_switch_also_alone(qtbot: QtBot) -> None:
    model, sheet = opened(qtbot)
    tap(sheet.tracking.presets.button("own"))
    assert model.state.tracking == EVERYTHING
    QTest.keyClick(sheet.tracking.map, Qt.Key.Key_Space)
    assert not model.state.tracking.map
    assert model.state.tracking.board
    tap(sheet.tracking.cards.button(CardTracking.OFF.value))
    assert model.state.tracking.cards is CardTracking.OFF


def test_a_house_rule_is_turned_during_play(qtbot: QtBot) -> None:
    model, sheet = opened(qtbot)
    turn_to(sheet, CARDS)
    QTest.keyClick(sheet.rules.boxes["vfxOnePerCard"], Qt.Key.Key_Space)
    assert model.state.house.vfx_one_per_card
    turn_to(sheet, TURNS)
    tap(sheet.rules.choices["overlap"].button("chain"))
    assert model.state.house.overlap == "chain"
    command = model.session.last.command if model.session.last else None
    assert command == c.SetHouseRule(name="overlap", value="chain")


def test_each_tab_tells_how_many_of_its_rules_are_changed(qtbot: QtBot) -> None:
    model, sheet = opened(qtbot)
    assert sheet.rules.pages is not None
    cards = sheet.rules.pages.button(CARDS)
    assert model.submit(c.SetHouseRule(name="hardSupply", value=True))
    QApplication.processEvents()  # the row is laid out anew for the longer words
    assert cards.text() == "Cards and tokens (1)"
    assert cards.accessibleName() == "House rules: Cards and tokens: 1 changed"
    turn_to(sheet, CARDS)
    assert sheet.rules.boxes["hardSupply"].isVisible()
    assert not sheet.rules.choices["overlap"].isVisible()
    model.undo()
    assert cards.text() == "Cards and tokens"


def test_undo_shows_what_holds_again(qtbot: QtBot) -> None:
    model, sheet = opened(qtbot)
    tap(sheet.tracking.presets.button("score"))
    turn_to(sheet, CARDS)
    QTest.keyClick(sheet.rules.boxes["hardSupply"], Qt.Key.Key_Space)
    model.undo()
    assert not sheet.rules.boxes["hardSupply"].isChecked()
    model.undo()
    assert sheet.tracking.preset == "everything"
    assert model.session.next is not None


def test_everything_has_a_name_for_the_ear(qtbot: QtBot) -> None:
    _, sheet = opened(qtbot)
    assert not nameless(sheet)
