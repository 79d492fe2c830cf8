"""The four corners on a photo: by mouse, by keys, and never in an impossible order."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from serengeti_companion.ui.copy.photo_corners import CORNERS, FIRST_GUESS, CornerEditor

LEFT = Qt.MouseButton.LeftButton
SET = ((0.2, 0.1), (0.8, 0.15), (0.9, 0.9), (0.1, 0.85))


@pytest.fixture
def editor(qtbot: QtBot) -> CornerEditor:
    editor = CornerEditor()
    qtbot.addWidget(editor)
    editor.resize(700, 560)
    photo = QImage(800, 600, QImage.Format.Format_RGB32)
    photo.fill(QColor("olive"))
    editor.show_photo(photo, ())
    with qtbot.waitActive(editor):
        editor.show()
        editor.activateWindow()
    editor.setFocus()
    return editor


def point_of(editor: CornerEditor, corner: tuple[float, float]) -> QPoint:
    """Where a part of the photo is, reckoned from the corners that are known."""
    here, there = editor.place_of(0), editor.place_of(2)
    (x0, y0), (x1, y1) = editor.corners[0], editor.corners[2]
    x = here.x() + (corner[0] - x0) / (x1 - x0) * (there.x() - here.x())
    y = here.y() + (corner[1] - y0) / (y1 - y0) * (there.y() - here.y())
    return QPointF(x, y).toPoint()


def drag(editor: CornerEditor, number: int, to: QPoint, aside: QPoint | None = None) -> None:
    start = editor.place_of(number).toPoint() + (aside or QPoint())
    end = to + (aside or QPoint())
    QTest.mousePress(editor, LEFT, pos=start)
    QTest.mouseMove(editor, (start + end) / 2)
    QTest.mouseMove(editor, end)
    QTest.mouseRelease(editor, LEFT, pos=end)


def near(one: tuple[float, float], other: tuple[float, float]) -> bool:
    return all(abs(a - b) < 0.005 for a, b in zip(one, other, strict=True))


def test_the_corners_are_dragged_into_place(qtbot: QtBot, editor: CornerEditor) -> None:
    assert editor.corners == FIRST_GUESS
    for number, wanted in enumerate(SET):
        with qtbot.waitSignal(editor.moved):
            drag(editor, number, point_of(editor, wanted), aside=QPoint(14, -9))
    assert all(near(*pair) for pair in zip(editor.corners, SET, strict=True))


def test_a_corner_that_is_not_near_is_not_taken(editor: CornerEditor) -> None:
    QTest.mousePress(editor, LEFT, pos=editor.rect().center())
    QTest.mouseMove(editor, QPoint(5, 5))
    QTest.mouseRelease(editor, LEFT, pos=QPoint(5, 5))
    assert editor.corners == FIRST_GUESS


def test_a_corner_stays_on_the_photo_and_the_figure_a_figure(editor: CornerEditor) -> None:
    drag(editor, 0, QPoint(-300, -300))
    assert editor.corners[0] == (0.0, 0.0)
    before = editor.corners
    drag(editor, 0, editor.place_of(2).toPoint() + QPoint(20, 20))
    corners = [*editor.corners, editor.corners[0], editor.corners[1]]
    ways = [(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(corners)]
    assert all(a[0] * b[1] - a[1] * b[0] > 0 for a, b in pairwise(ways))
    assert editor.corners[1:] == before[1:]


def test_the_keys_take_a_corner_and_move_it(qtbot: QtBot, editor: CornerEditor) -> None:
    start = editor.place_of(0)
    QTest.keyClick(editor, Qt.Key.Key_Right)
    QTest.keyClick(editor, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    moved = editor.place_of(0) - start
    assert (round(moved.x()), round(moved.y())) == (1, 10)
    QTest.keyClick(editor, Qt.Key.Key_Space)
    assert CORNERS[editor.chosen] == "G1"
    start = editor.place_of(1)
    QTest.keyClick(editor, Qt.Key.Key_Left)
    QTest.keyClick(editor, Qt.Key.Key_Up)
    moved = editor.place_of(1) - start
    assert (round(moved.x()), round(moved.y())) == (-1, -1)
    assert editor.corners[2:] == FIRST_GUESS[2:]
    with qtbot.waitSignal(editor.finished):
        QTest.keyClick(editor, Qt.Key.Key_Return)


def test_the_ear_hears_which_corner_is_where(editor: CornerEditor) -> None:
    assert editor.accessibleName() == "Corner A1 of the Map: 6 % from the left, 6 % from the top"
    for _ in range(3):
        QTest.keyClick(editor, Qt.Key.Key_Space)
    assert editor.accessibleName().startswith("Corner A7 of the Map: 6 % from the left, 94 %")


def test_turning_four_times_is_no_turn(editor: CornerEditor) -> None:
    editor.turn()
    assert editor.corners == (*FIRST_GUESS[1:], FIRST_GUESS[0])
    for _ in range(3):
        editor.turn()
    assert editor.corners == FIRST_GUESS


def test_the_corners_keep_their_place_on_the_photo_in_another_size(editor: CornerEditor) -> None:
    editor.resize(420, 640)
    assert editor.corners == FIRST_GUESS
    assert near(editor.corners[1], FIRST_GUESS[1])
    places = [editor.place_of(number) for number in range(4)]
    assert all(editor.rect().contains(place.toPoint()) for place in places)
    assert places[0].y() == places[1].y()
    assert places[0].x() == places[3].x()


def test_a_magnifier_shows_what_is_under_the_corner(editor: CornerEditor) -> None:
    with_keys = editor.grab().toImage()
    editor.clearFocus()
    without = editor.grab().toImage()
    lens = QPoint(editor.width() - 90, editor.height() // 2)
    assert with_keys.pixelColor(lens) != without.pixelColor(lens)
