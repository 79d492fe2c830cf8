"""Buttons, choices and steps."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from serengeti_companion.ui.parts.choice_box import ChoiceBox
from serengeti_companion.ui.parts.flow_layout import FlowLayout
from serengeti_companion.ui.parts.icon_button import IconButton
from serengeti_companion.ui.parts.long_press import LongPress
from serengeti_companion.ui.parts.primary_button import PrimaryButton
from serengeti_companion.ui.parts.scale_actions import add_scale_actions
from serengeti_companion.ui.parts.segmented import Segmented
from serengeti_companion.ui.parts.steps_strip import Step, StepsStrip, StepState
from serengeti_companion.ui.parts.tick_box import TickBox
from serengeti_companion.ui.style import Style, Target

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def primary(qtbot: QtBot, style: Style) -> PrimaryButton:
    style.apply()
    button = PrimaryButton("Done")
    qtbot.addWidget(button)
    button.show()
    return button


@pytest.fixture
def choice(qtbot: QtBot) -> Segmented:
    made = Segmented("What we track", [("all", "Everything"), ("light", "Light"), ("no", "Score")])
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.fixture
def strip(qtbot: QtBot) -> StepsStrip:
    made = StepsStrip("Round Preparation", [Step(letter, f"Step {letter}") for letter in "ABCDEF"])
    qtbot.addWidget(made)
    made.show()
    return made


def test_the_primary_button_is_deaf_just_after_its_meaning_changed(
    primary: PrimaryButton, qtbot: QtBot
) -> None:
    primary.mean("Film it")
    with qtbot.assertNotEmitted(primary.clicked):
        QTest.mouseClick(primary, LEFT)
        QTest.keyClick(primary, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: not primary.locked)
    with qtbot.waitSignal(primary.clicked):
        QTest.mouseClick(primary, LEFT)


def test_a_press_begun_before_the_change_does_not_count(
    primary: PrimaryButton, qtbot: QtBot
) -> None:
    QTest.mousePress(primary, LEFT)
    primary.mean("Film it")
    with qtbot.assertNotEmitted(primary.clicked):
        QTest.mouseRelease(primary, LEFT)


def test_other_words_for_the_same_meaning_lock_nothing(primary: PrimaryButton) -> None:
    primary.mean("Done!", "Done")
    assert not primary.locked
    assert primary.accessibleName() == "Done!"


def test_the_primary_button_is_64_pixels_high(primary: PrimaryButton) -> None:
    assert primary.sizeHint().height() >= 64


def test_an_icon_button_is_square_and_named(qtbot: QtBot, style: Style) -> None:
    style.apply()
    button = IconButton("undo", "Take back")
    qtbot.addWidget(button)
    button.show()
    assert (button.width(), button.height()) == (Target.TOUCH, Target.TOUCH)
    assert button.accessibleName() == button.toolTip() == "Take back"
    style.set_scale(2)
    assert button.width() == 96
    assert button.iconSize().width() == 52


def test_a_tap_chooses(choice: Segmented, qtbot: QtBot) -> None:
    assert choice.value == "all"
    with qtbot.waitSignal(choice.chosen) as heard:
        QTest.mouseClick(choice.button("no"), LEFT)
    assert heard.args == ["no"]
    assert choice.value == "no"


def test_the_keyboard_chooses(choice: Segmented, qtbot: QtBot) -> None:
    with qtbot.waitActive(choice):
        choice.activateWindow()
    choice.button("all").setFocus()
    with qtbot.waitSignal(choice.chosen) as heard:
        QTest.keyClick(choice.button("all"), Qt.Key.Key_Right)
        QTest.keyClick(choice.button("light"), Qt.Key.Key_Space)
    assert heard.args == ["light"]


def test_a_choice_made_by_the_program_is_not_announced(choice: Segmented, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(choice.chosen):
        choice.set_value("light")
    assert choice.value == "light"


def test_the_chosen_segment_is_told_by_more_than_colour(choice: Segmented) -> None:
    assert choice.button("all").font().bold()
    assert not choice.button("no").font().bold()


def test_new_choices_replace_the_old(choice: Segmented) -> None:
    choice.set_choices([("2", "Two"), ("3", "Three")])
    assert choice.value == "2"


def test_steps_say_what_is_done_and_what_comes(strip: StepsStrip) -> None:
    strip.set_now(2)
    assert [button.state for button in strip.buttons] == [
        StepState.DONE,
        StepState.DONE,
        StepState.NOW,
        StepState.NEXT,
        StepState.NEXT,
        StepState.NEXT,
    ]
    assert strip.buttons[2].accessibleName() == "C, Step C: now"


def test_all_steps_can_be_done(strip: StepsStrip) -> None:
    strip.set_now(6)
    assert {button.state for button in strip.buttons} == {StepState.DONE}


def test_a_step_can_be_asked_for_by_tap_and_by_key(strip: StepsStrip, qtbot: QtBot) -> None:
    with qtbot.waitSignal(strip.step_asked) as heard:
        QTest.mouseClick(strip.buttons[4], LEFT)
    assert heard.args == [4]
    with qtbot.waitSignal(strip.step_asked) as heard:
        QTest.keyClick(strip.buttons[1], Qt.Key.Key_Space)
    assert heard.args == [1]


def test_states_of_steps_look_different(strip: StepsStrip) -> None:
    looks = set()
    for state in StepState:
        strip.buttons[3].set_state(state)
        looks.add(bytes(strip.buttons[3].grab().toImage().constBits()))
    assert len(looks) == len(StepState)


def test_a_step_is_large_enough_for_a_finger(strip: StepsStrip) -> None:
    assert strip.buttons[0].minimumSizeHint().width() >= 48
    assert strip.buttons[0].sizeHint().height() >= 48


def test_ctrl_plus_minus_and_zero_change_the_size_of_everything(qtbot: QtBot, style: Style) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    add_scale_actions(window)
    window.show()
    with qtbot.waitActive(window):
        window.activateWindow()
    control = Qt.KeyboardModifier.ControlModifier
    QTest.keyClick(window, Qt.Key.Key_Plus, control)
    QTest.keyClick(window, Qt.Key.Key_Equal, control)
    assert style.scale == pytest.approx(1.2)
    QTest.keyClick(window, Qt.Key.Key_Minus, control)
    assert style.scale == pytest.approx(1.1)
    QTest.keyClick(window, Qt.Key.Key_0, control)
    assert style.scale == pytest.approx(1)


def test_a_long_press_is_no_click(qtbot: QtBot) -> None:
    button = QPushButton("Move")
    qtbot.addWidget(button)
    button.show()
    press = LongPress(button)
    with qtbot.assertNotEmitted(button.clicked):
        with qtbot.waitSignal(press.held):
            QTest.mousePress(button, LEFT)
        QTest.mouseRelease(button, LEFT)
    with qtbot.waitSignal(button.clicked):
        QTest.mouseClick(button, LEFT)


def test_things_that_do_not_fit_go_on_in_the_next_line(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    flow = FlowLayout(page)
    boxes = [QWidget() for _ in range(5)]
    for box in boxes:
        box.setFixedSize(100, 40)
        flow.addWidget(box)
    boxes[1].hide()
    page.resize(220, 200)
    page.show()
    assert [(box.x(), box.y()) for box in boxes if box.isVisible()] == [
        (0, 0),
        (108, 0),
        (0, 48),
        (108, 48),
    ]
    assert flow.heightForWidth(1000) == 40
    assert flow.takeAt(9) is None


def test_the_wheel_over_a_list_of_choices_chooses_nothing(qtbot: QtBot) -> None:
    box = ChoiceBox()
    qtbot.addWidget(box)
    box.addItems(["Ann", "Ben"])
    box.show()
    place = QPointF(box.rect().center())
    turned = QWheelEvent(
        place,
        QPointF(box.mapToGlobal(place)),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(box, turned)
    assert box.currentText() == "Ann"
    assert not turned.isAccepted()


def test_a_tap_anywhere_in_the_row_of_a_box_ticks_it(qtbot: QtBot) -> None:
    box = TickBox("Things may move")
    qtbot.addWidget(box)
    box.resize(600, 48)
    box.show()
    for place in (QPoint(590, 40), QPoint(4, 4)):
        before = box.isChecked()
        QTest.mouseClick(box, LEFT, pos=place)
        assert box.isChecked() is not before


def test_the_rows_of_a_list_of_choices_are_high_enough_for_a_finger(qtbot: QtBot) -> None:
    box = ChoiceBox()
    qtbot.addWidget(box)
    box.addItems(["Ann", "Ben"])
    box.show()
    box.showPopup()
    rows = [box.view().visualRect(box.model().index(at, 0)) for at in range(2)]
    box.hidePopup()
    assert [row.height() for row in rows] == [Target.TOUCH, Target.TOUCH]


def test_an_entry_of_a_menu_is_high_enough_for_a_finger(qtbot: QtBot) -> None:
    menu = QMenu()
    qtbot.addWidget(menu)
    entries = [menu.addAction(words) for words in ("Film it", "Describe it…")]
    menu.ensurePolished()
    assert [menu.actionGeometry(entry).height() for entry in entries] == [Target.TOUCH] * 2


def test_a_box_to_tick_is_high_enough_for_a_finger_and_no_higher_with_the_keyboard(
    qtbot: QtBot,
) -> None:
    box = TickBox("Things may move")
    qtbot.addWidget(box)
    with qtbot.waitActive(box):
        box.show()
        box.activateWindow()
    box.clearFocus()
    before = box.sizeHint()
    box.setFocus()
    # Nor any wider: its words would be cut.
    assert (before.height(), box.sizeHint()) == (Target.TOUCH, before)
