"""Numbers: stepped, typed, turned, set by hand."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import (
    QContextMenuEvent,
    QGuiApplication,
    QKeySequence,
    QShortcut,
    QWheelEvent,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from serengeti_companion.ui.parts.count_label import CountLabel
from serengeti_companion.ui.parts.number_field import NumberStepper
from serengeti_companion.ui.parts.set_to import SetTo, SetToPopover
from serengeti_companion.ui.parts.whole_number import read_whole
from serengeti_companion.ui.style import Style

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def stepper(qtbot: QtBot) -> NumberStepper:
    made = NumberStepper("Coins of Ann", 4, highest=20)
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    return made


@pytest.fixture
def number(qtbot: QtBot) -> SetTo:
    """What asks for the number on a label that says 4."""
    label = CountLabel(4)
    qtbot.addWidget(label)
    label.show()
    qtbot.waitExposed(label)
    return SetTo(label, "Coins of Ann", lambda: label.value)


def label_of(number: SetTo) -> CountLabel:
    label = number.parent()
    assert isinstance(label, CountLabel)
    return label


def popover(of: QWidget) -> SetToPopover:
    opened = [found for found in of.findChildren(SetToPopover) if found.isVisible()]
    assert len(opened) == 1
    return opened[0]


def right_click(widget: QWidget) -> None:
    centre = widget.rect().center()
    reason = QContextMenuEvent.Reason.Mouse
    event = QContextMenuEvent(reason, centre, widget.mapToGlobal(centre))
    QApplication.sendEvent(widget, event)


def turn(widget: QWidget, notches: int) -> None:
    centre = QPointF(widget.rect().center())
    event = QWheelEvent(
        centre,
        QPointF(widget.mapToGlobal(centre.toPoint())),
        QPoint(),
        QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(widget, event)


@pytest.mark.parametrize(
    ("typed", "number"),
    [
        ("7", 7),
        (" 12 ", 12),
        ("0", 0),
        ("999", 999),
        ("1000", None),
        ("-1", None),
        ("", None),
        ("4.5", None),
        ("four", None),
        ("--3", None),
        ("²", None),
        ("٣", 3),
    ],
)
def test_only_whole_numbers_within_bounds_are_read(typed: str, number: int | None) -> None:
    assert read_whole(typed, 0, 999) == number


def test_plus_and_minus_step_by_one(stepper: NumberStepper, qtbot: QtBot) -> None:
    with qtbot.waitSignal(stepper.value_wanted) as heard:
        QTest.mouseClick(stepper.more, LEFT)
    assert heard.args == [5, ""]
    QTest.mouseClick(stepper.less, LEFT)
    QTest.mouseClick(stepper.less, LEFT)
    assert stepper.value == 3


def test_the_buttons_are_64_pixels_and_the_field_48(stepper: NumberStepper) -> None:
    assert stepper.more.width() == stepper.more.height() == 64
    assert stepper.field.height() >= 48


def test_the_targets_grow_with_the_scale(stepper: NumberStepper, style: Style) -> None:
    style.set_scale(1.5)
    assert stepper.more.minimumWidth() == 96


def test_the_bounds_switch_the_buttons_off(stepper: NumberStepper) -> None:
    stepper.set_value(0)
    assert not stepper.less.isEnabled()
    stepper.set_value(20)
    assert not stepper.more.isEnabled()


def test_arrows_and_page_keys_step(stepper: NumberStepper) -> None:
    QTest.keyClick(stepper.field, Qt.Key.Key_Up)
    assert stepper.value == 5
    QTest.keyClick(stepper.field, Qt.Key.Key_PageUp)
    assert stepper.value == 15
    QTest.keyClick(stepper.field, Qt.Key.Key_PageUp)
    assert stepper.value == 20
    QTest.keyClick(stepper.field, Qt.Key.Key_Down)
    assert stepper.value == 19


def test_a_typed_number_is_told_at_once_and_settled_by_enter(
    stepper: NumberStepper, qtbot: QtBot
) -> None:
    edited: list[int] = []
    stepper.edited.connect(edited.append)
    stepper.field.selectAll()
    QTest.keyClicks(stepper.field, "12")
    assert edited == [1, 12]
    assert stepper.value == 4
    with qtbot.waitSignal(stepper.value_wanted) as heard:
        QTest.keyClick(stepper.field, Qt.Key.Key_Return)
    assert heard.args == [12, ""]


def test_a_bad_entry_is_refused_in_place_and_kept(stepper: NumberStepper, qtbot: QtBot) -> None:
    stepper.field.selectAll()
    QTest.keyClicks(stepper.field, "99")
    with qtbot.assertNotEmitted(stepper.value_wanted):
        QTest.keyClick(stepper.field, Qt.Key.Key_Return)
    assert stepper.problem.isVisible()
    assert "0 to 20" in stepper.problem.text()
    assert stepper.field.text() == "99"
    assert stepper.value == 4


def test_the_wheel_turns_only_the_field_that_has_the_keyboard(
    stepper: NumberStepper, qtbot: QtBot
) -> None:
    stepper.field.clearFocus()
    turn(stepper.field, 1)
    assert stepper.value == 4
    with qtbot.waitActive(stepper):
        stepper.activateWindow()
    stepper.field.setFocus()
    turn(stepper.field, 2)
    assert stepper.value == 6


def test_a_number_shown_from_outside_is_not_announced_as_wanted(
    stepper: NumberStepper, qtbot: QtBot
) -> None:
    with qtbot.assertNotEmitted(stepper.value_wanted):
        stepper.set_value(9)
    assert stepper.field.text() == "9"


def test_right_click_sets_a_number_with_a_reason(number: SetTo, qtbot: QtBot) -> None:
    right_click(label_of(number))
    asked = popover(label_of(number))
    QTest.keyClicks(asked.number, "7")
    QTest.keyClicks(asked.reason, "we forgot one")
    with qtbot.waitSignal(number.chosen) as heard:
        QTest.mouseClick(asked.done, LEFT)
    assert heard.args == [7, "we forgot one"]


def test_f2_sets_a_number_without_the_mouse(number: SetTo, qtbot: QtBot) -> None:
    QTest.keyClick(label_of(number), Qt.Key.Key_F2)
    asked = popover(label_of(number))
    QTest.keyClicks(asked.number, "0")
    with qtbot.waitSignal(number.chosen) as heard:
        QTest.keyClick(asked.number, Qt.Key.Key_Return)
    assert heard.args == [0, ""]


def test_a_long_press_sets_a_number_by_finger(number: SetTo, qtbot: QtBot) -> None:
    label = label_of(number)
    centre = label.rect().center()
    QTest.mousePress(label, LEFT, pos=centre)
    qtbot.waitUntil(lambda: any(p.isVisible() for p in label.findChildren(SetToPopover)))
    QTest.mouseRelease(label, LEFT, pos=centre)
    popover(label)


def test_a_short_press_or_a_drag_asks_nothing(number: SetTo, qtbot: QtBot) -> None:
    label = label_of(number)
    QTest.mouseClick(label, LEFT)
    QTest.mousePress(label, LEFT, pos=QPoint(5, 5))
    QTest.mouseMove(label, QPoint(60, 30))
    qtbot.wait(QGuiApplication.styleHints().mousePressAndHoldInterval() + 50)
    QTest.mouseRelease(label, LEFT, pos=QPoint(60, 30))
    assert not label.findChildren(SetToPopover)


def test_the_popover_steps_by_button_and_arrow(number: SetTo) -> None:
    asked = number.open()
    QTest.mouseClick(asked.more, LEFT)
    QTest.keyClick(asked.number, Qt.Key.Key_Up)
    QTest.mouseClick(asked.less, LEFT)
    assert asked.number.text() == "5"
    asked.close()


def test_the_popover_goes_below_no_zero(number: SetTo) -> None:
    asked = number.open()
    for _ in range(5):
        QTest.mouseClick(asked.less, LEFT)
    assert asked.number.text() == "0"
    asked.close()


def test_the_popover_says_what_is_wrong_with_an_entry(number: SetTo, qtbot: QtBot) -> None:
    asked = number.open()
    QTest.keyClicks(asked.number, "many")
    with qtbot.assertNotEmitted(number.chosen):
        QTest.keyClick(asked.number, Qt.Key.Key_Return)
    assert asked.problem.isVisible()
    assert asked.number.text() == "many"
    asked.close()


def test_esc_leaves_the_number_alone(number: SetTo, qtbot: QtBot) -> None:
    asked = number.open()
    with qtbot.assertNotEmitted(number.chosen):
        QTest.keyClick(asked.number, Qt.Key.Key_Escape)
    assert not any(found.isVisible() for found in label_of(number).findChildren(SetToPopover))


def test_a_score_counts_up(qtbot: QtBot) -> None:
    label = CountLabel(10)
    qtbot.addWidget(label)
    label.show()
    label.count_to(500)
    assert label.value == 500
    assert int(label.text()) < 500
    qtbot.waitUntil(lambda: label.text() == "500")


def test_a_score_that_changes_again_while_counting_ends_right(qtbot: QtBot) -> None:
    label = CountLabel(0)
    qtbot.addWidget(label)
    label.show()
    label.count_to(100)
    qtbot.waitUntil(lambda: int(label.text()) > 20)  # else it would pass by on its way up
    label.count_to(20)
    qtbot.waitUntil(lambda: label.text() == "20")


def test_without_motion_a_score_jumps(qtbot: QtBot, style: Style) -> None:
    style.set_motion(False)
    label = CountLabel(10)
    qtbot.addWidget(label)
    label.show()
    label.count_to(500)
    assert label.text() == "500"


def test_a_number_that_is_clicked_into_is_typed_over(qtbot: QtBot, stepper: NumberStepper) -> None:
    with qtbot.waitActive(stepper):
        stepper.activateWindow()
    stepper.field.clearFocus()
    QTest.mouseClick(stepper.field, LEFT, pos=QPoint(4, stepper.field.height() // 2))
    QTest.keyClicks(stepper.field, "7")
    assert stepper.field.text() == "7"
    QTest.mouseClick(stepper.field, LEFT, pos=QPoint(4, stepper.field.height() // 2))
    QTest.keyClicks(stepper.field, "1")  # a second click puts the cursor there
    assert stepper.field.text() == "17"


def test_ctrl_e_in_a_number_is_left_to_the_table(qtbot: QtBot, stepper: NumberStepper) -> None:
    asked = QShortcut(QKeySequence("Ctrl+E"), stepper)
    with qtbot.waitActive(stepper):
        stepper.activateWindow()
    stepper.field.setFocus()
    with qtbot.waitSignal(asked.activated):
        QTest.keyClick(stepper.field, Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
