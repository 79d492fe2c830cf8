"""The sides of the Map, painted by real events: mouse, keys and finger."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from support.map_hand import UNKNOWN_ROWS, Hand, rows

from serengeti_companion.games.wild.notation import map_rows
from serengeti_companion.games.wild.terms import SIZE, Cell, Terrain
from serengeti_companion.ui.copy.copy_model import CopyModel
from serengeti_companion.ui.copy.map_section import MapSection

pytestmark = pytest.mark.usefixtures("english")

SHIFT = Qt.KeyboardModifier.ShiftModifier


def keys(section: MapSection, *pressed: Qt.Key | str) -> None:
    for key in pressed:
        at = QApplication.focusWidget()
        assert isinstance(at, QWidget)
        if isinstance(key, str):
            QTest.keyClicks(at, key)
        else:
            QTest.keyClick(at, key)
    assert section.isVisible()


def test_a_tap_paints_a_space_and_is_one_step(section: MapSection, model: CopyModel) -> None:
    hand = Hand(section)
    hand.take(Terrain.WATER)
    hand.tap(Cell("C2"))
    assert rows(model)[:3] == ("???????", "??a????", "???????")
    assert model.undo_words == "Map A, 1 space"


def test_a_drag_paints_every_space_it_crosses_however_fast(
    section: MapSection, model: CopyModel
) -> None:
    hand = Hand(section)
    hand.take(Terrain.ROCK)
    hand.drag([Cell("A1"), Cell("G1"), Cell("G4")])
    assert rows(model) == ("rrrrrrr", *("??????r",) * 3, *UNKNOWN_ROWS[:3])
    assert model.undo_words == "Map A, 10 spaces"
    model.undo()
    assert rows(model) == UNKNOWN_ROWS
    assert map_rows(section.painter.ground) == UNKNOWN_ROWS


def test_a_drag_along_the_diagonal_paints_the_diagonal_only(
    section: MapSection, model: CopyModel
) -> None:
    hand = Hand(section)
    hand.take(Terrain.GRASSLANDS)
    hand.drag([Cell("A1"), Cell("C3")])
    assert rows(model)[:4] == ("g??????", "?g?????", "??g????", "???????")


def test_a_drag_that_leaves_the_map_goes_on_when_it_comes_back(
    section: MapSection, model: CopyModel
) -> None:
    painter, hand = section.painter, Hand(section)
    hand.take(Terrain.WATER)
    QTest.mousePress(painter, Qt.MouseButton.LeftButton, pos=hand.at(Cell("B1")))
    for place in (QPoint(hand.at(Cell("B1")).x(), -200), QPoint(hand.at(Cell("D1")).x(), -200)):
        QTest.mouseMove(painter, place)
    QTest.mouseMove(painter, hand.at(Cell("D2")))
    QTest.mouseRelease(painter, Qt.MouseButton.LeftButton, pos=hand.at(Cell("D2")))
    assert rows(model)[:3] == ("?a?a???", "???a???", "???????")


@pytest.mark.parametrize("with_shift", [True, False])
def test_a_block_is_all_between_two_corners(
    section: MapSection, model: CopyModel, with_shift: bool
) -> None:
    hand = Hand(section)
    hand.take(Terrain.WOODLANDS)
    if not with_shift:
        hand.tool("rectangle")
    hand.drag([Cell("D4"), Cell("G7"), Cell("B3")], SHIFT if with_shift else None)
    block = "?www???"
    assert rows(model) == (*UNKNOWN_ROWS[:2], block, block, *UNKNOWN_ROWS[:3])
    assert model.undo_words == "Map A, 6 spaces"


def test_filling_paints_what_hangs_together(section: MapSection, model: CopyModel) -> None:
    hand = Hand(section)
    hand.take(Terrain.WATER)
    hand.drag([Cell("C1"), Cell("C7")])
    hand.tool("fill")
    hand.take(Terrain.GRASSLANDS)
    hand.tap(Cell("A1"))
    hand.take(Terrain.ROCK)
    hand.tap(Cell("C5"))
    assert rows(model) == ("ggr????",) * SIZE


def test_what_changes_nothing_is_no_step(section: MapSection, model: CopyModel) -> None:
    hand = Hand(section)
    hand.take(Terrain.WATER)
    hand.tap(Cell("A1"))
    hand.tap(Cell("A1"))
    model.undo()
    assert model.undo_words is None


def test_escape_gives_a_stroke_up(section: MapSection, model: CopyModel) -> None:
    painter, hand = section.painter, Hand(section)
    hand.take(Terrain.WATER)
    QTest.mousePress(painter, Qt.MouseButton.LeftButton, pos=hand.at(Cell("A1")))
    QTest.mouseMove(painter, hand.at(Cell("E1")))
    assert map_rows(painter.ground)[0] == "aaaaa??"
    keys(section, Qt.Key.Key_Escape)
    QTest.mouseMove(painter, hand.at(Cell("G1")))
    QTest.mouseRelease(painter, Qt.MouseButton.LeftButton, pos=hand.at(Cell("G1")))
    assert map_rows(painter.ground) == UNKNOWN_ROWS
    assert model.id is None


def test_letters_paint_and_choose_the_brush(section: MapSection, model: CopyModel) -> None:
    keys(section, "g", Qt.Key.Key_Right, "W", Qt.Key.Key_Down, "a", Qt.Key.Key_Left, "r")
    assert rows(model)[:2] == ("gw?????", "ra?????")
    assert section.brushes.buttons[Terrain.ROCK].isChecked()
    keys(section, "?", Qt.Key.Key_Up, Qt.Key.Key_Delete)
    assert rows(model)[:2] == ("?w?????", "?a?????")
    keys(section, Qt.Key.Key_Right, "g", Qt.Key.Key_Right, Qt.Key.Key_Space)
    assert rows(model)[0] == "?gg????"
    assert model.undo_words == "Map A, 1 space"


@pytest.mark.parametrize(("tool", "drawn"), [("brush", "?w???"), ("rectangle", "ww???")])
def test_shift_and_the_arrows_paint_along_as_one_stroke(
    section: MapSection, model: CopyModel, tool: str, drawn: str
) -> None:
    hand = Hand(section)
    hand.tool(tool)
    hand.take(Terrain.WOODLANDS)
    section.take_focus()
    at = QApplication.focusWidget()
    assert at is not None
    QTest.keyPress(at, Qt.Key.Key_Shift)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Down):
        at = QApplication.focusWidget()
        assert at is not None
        QTest.sendKeyEvent(QTest.KeyAction.Press, at, key, "", SHIFT)
    assert model.id is None, "the stroke goes on while Shift is held"
    QTest.keyRelease(at, Qt.Key.Key_Shift)
    assert rows(model)[:4] == ("ww?????", drawn + "??", drawn + "??", "???????")
    assert model.undo_words == f"Map A, {4 if tool == 'brush' else 6} spaces"


def test_a_stroke_with_shift_ends_where_the_keyboard_leaves_the_map(
    section: MapSection, model: CopyModel
) -> None:
    at = QApplication.focusWidget()
    assert at is not None
    QTest.sendKeyEvent(QTest.KeyAction.Press, at, Qt.Key.Key_Right, "", SHIFT)
    section.name.setFocus()
    assert rows(model)[0] == "gg?????"


def test_a_finger_paints_like_the_mouse(section: MapSection, model: CopyModel) -> None:
    device: QPointingDevice = QTest.createTouchDevice()
    window = section.window().windowHandle()
    hand, painter = Hand(section), section.painter

    def place(cell: Cell) -> QPoint:
        return painter.mapTo(section.window(), hand.at(cell))

    QTest.touchEvent(window, device).press(0, place(Cell("A7")), window).commit()
    QTest.touchEvent(window, device).move(0, place(Cell("E7")), window).commit()
    QTest.touchEvent(window, device).release(0, place(Cell("E7")), window).commit()
    QGuiApplication.processEvents()
    assert rows(model)[6] == "ggggg??"


def test_the_sides_are_painted_apart(section: MapSection, model: CopyModel) -> None:
    hand = Hand(section)
    hand.tap(Cell("A1"))
    QTest.mouseClick(section.sides.button("1"), Qt.MouseButton.LeftButton)
    assert map_rows(section.painter.ground) == UNKNOWN_ROWS
    hand.tap(Cell("G7"))
    assert model.undo_words == "Map B, 1 space"
    assert rows(model, 0) == ("g??????", *UNKNOWN_ROWS[1:])
    assert rows(model, 1) == (*UNKNOWN_ROWS[1:], "??????g")


def test_what_the_disk_refuses_is_not_shown_as_painted(
    section: MapSection, model: CopyModel, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(model, "change", lambda *_: False)
    Hand(section).tap(Cell("A1"))
    assert map_rows(section.painter.ground) == UNKNOWN_ROWS


def test_every_space_and_choice_has_a_name_for_the_ear(section: MapSection) -> None:
    keys(section, "g")
    assert section.painter.cells[Cell("A1")].accessibleName() == "A1, Grasslands"
    buttons = [*section.brushes.buttons.values(), section.photo.buttons.choose]
    assert all(button.accessibleName() for button in buttons)
