"""The sides of the Map, painted by real events: mouse, keys, finger and text."""

from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtCore import QLocale, QPoint, Qt, QTranslator
from PySide6.QtGui import QGuiApplication, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from support.copy_parts import map_shown

from serengeti_companion.games.wild.notation import map_rows
from serengeti_companion.games.wild.packs import practice_set
from serengeti_companion.games.wild.terms import CELLS, INDEX, SIZE, Cell, Terrain, column_and_row
from serengeti_companion.ui import translation
from serengeti_companion.ui.copy.copy_model import CopyModel
from serengeti_companion.ui.copy.map_section import MapSection

SHIFT = Qt.KeyboardModifier.ShiftModifier
UNKNOWN_ROWS = ("???????",) * SIZE
MOST_STROKES = 12


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> Iterator[None]:
    """English with its plurals, taken away again."""
    before = set(qapp.findChildren(QTranslator))
    translation.install(qapp, QLocale(QLocale.Language.English))
    yield
    for translator in set(qapp.findChildren(QTranslator)) - before:
        qapp.removeTranslator(translator)


@pytest.fixture
def section(qtbot: QtBot, model: CopyModel) -> MapSection:
    return map_shown(qtbot, model)


class Hand:
    """Paints on the Map with the mouse, and counts its strokes and the brushes it takes."""

    def __init__(self, section: MapSection) -> None:
        self.section, self.strokes, self.brushes = section, 0, 0

    def at(self, cell: Cell) -> QPoint:
        return self.section.painter.cells[cell].geometry().center()

    def take(self, terrain: Terrain | None) -> None:
        if self.section.painter.brush is not terrain:
            self.brushes += 1
            QTest.mouseClick(self.section.brushes.buttons[terrain], Qt.MouseButton.LeftButton)

    def tool(self, name: str) -> None:
        QTest.mouseClick(self.section.tools.button(name), Qt.MouseButton.LeftButton)

    def drag(self, way: Sequence[Cell], modifier: Qt.KeyboardModifier | None = None) -> None:
        self.strokes += 1
        painter, held = self.section.painter, modifier or Qt.KeyboardModifier.NoModifier
        QTest.mousePress(painter, Qt.MouseButton.LeftButton, held, self.at(way[0]))
        for cell in way[1:]:
            QTest.mouseMove(painter, self.at(cell))
        QTest.mouseRelease(painter, Qt.MouseButton.LeftButton, held, self.at(way[-1]))

    def tap(self, cell: Cell) -> None:
        self.drag([cell])


def rows(model: CopyModel, side: int = 0) -> tuple[str, ...]:
    return map_rows(model.printed.sides[side].terrain)


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


def test_a_side_gets_a_name(section: MapSection, model: CopyModel) -> None:
    QTest.keyClick(section.name, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(section.name, "Dry season")
    QTest.keyClick(section.name, Qt.Key.Key_Return)
    assert [side.name for side in model.printed.sides] == ["Dry season", "B"]
    assert section.sides.button("0").text() == "Dry season"
    assert model.undo_words == "Map A is called Dry season"
    section.name.clear()
    QTest.keyClick(section.name, Qt.Key.Key_Return)
    assert section.name.text() == "Dry season"
    section.name.setText("Wet\x07  season")
    QTest.keyClick(section.name, Qt.Key.Key_Return)
    assert model.printed.sides[0].name == "Wet season"


def test_seven_lines_are_a_side_as_soon_as_they_are_whole(
    section: MapSection, model: CopyModel
) -> None:
    hand = Hand(section)
    hand.tool("text")
    text = section.rows.text
    assert text.toPlainText().splitlines() == list(UNKNOWN_ROWS)
    QTest.keyClick(text, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    lines = map_rows(practice_set().sides[0].terrain)
    for line in lines[:-1]:
        QTest.keyClicks(text, line)
        QTest.keyClick(text, Qt.Key.Key_Return)
    assert section.rows.note.text() == "7 letters to go; kept when all are there."
    QTest.keyClicks(text, lines[-1])
    assert rows(model) == lines
    assert model.undo_words == "Map A as text"
    assert map_rows(section.painter.ground) == lines
    model.undo()
    assert text.toPlainText().splitlines() == list(UNKNOWN_ROWS)


@pytest.mark.parametrize(
    "pasted",
    [
        "GGWWARR\n\nG G W W A R R\r\n" + "ggwwarr\n" * 5,
        '"ggwwarr",\n' * 7,
        "ggwwarr" * 7,
    ],
)
def test_a_side_may_be_pasted_as_people_write_it(
    section: MapSection, model: CopyModel, pasted: str
) -> None:
    QApplication.clipboard().setText(pasted)
    Hand(section).tool("text")
    section.rows.text.selectAll()
    section.rows.text.paste()
    assert rows(model) == ("ggwwarr",) * SIZE


def test_a_wrong_letter_is_told_with_its_space_and_changes_nothing(
    section: MapSection, model: CopyModel
) -> None:
    Hand(section).tool("text")
    section.rows.text.setPlainText("ggwwarr\n" * 6 + "ggwxarr")
    assert section.rows.note.text() == (
        '"x" on D7 is not a terrain letter: g, w, a, r, or ? for unknown.'
    )
    assert model.id is None


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("ggwwarr\nggwx", '"x" on D2 is not a terrain letter: g, w, a, r, or ? for unknown.'),
        ("ggwwarr\nggww\nggwwarr", "Row 2 has 4 letters, not 7."),
        ("ggwwarrg", "41 letters to go; kept when all are there."),
        ("ggwwarr" * 8, "A map side has 7 rows, not 8."),
        ("", "49 letters to go; kept when all are there."),
    ],
)
def test_what_is_only_not_finished_is_no_fault(
    section: MapSection, model: CopyModel, typed: str, told: str
) -> None:
    Hand(section).tool("text")
    section.rows.text.setPlainText(typed)
    assert section.rows.note.text() == told
    assert model.id is None
    QTest.keyClick(section.rows.text, Qt.Key.Key_Escape)
    assert section.rows.text.toPlainText().splitlines() == list(UNKNOWN_ROWS)


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


def test_a_side_is_painted_in_49_taps(section: MapSection, model: CopyModel) -> None:
    hand, wanted = Hand(section), practice_set().sides[0].terrain
    for terrain in Terrain:
        hand.take(terrain)
        for cell in CELLS:
            if wanted[INDEX[cell]] is terrain:
                hand.tap(cell)
    assert hand.strokes == len(CELLS)
    assert model.printed.sides[0].terrain == wanted


@pytest.mark.parametrize("side", [0, 1])
def test_a_side_of_the_practice_map_takes_at_most_12_strokes(
    section: MapSection, model: CopyModel, side: int
) -> None:
    """The commonest terrain everywhere, then one stroke over each area of the others."""
    QTest.mouseClick(section.sides.button(str(side)), Qt.MouseButton.LeftButton)
    hand, wanted = Hand(section), practice_set().sides[side].terrain
    commonest = max(Terrain, key=wanted.count)
    hand.tool("fill")
    hand.take(commonest)
    hand.tap(Cell("D4"))
    hand.tool("brush")
    for terrain in Terrain:
        if terrain is not commonest:
            hand.take(terrain)
            for way in ways_over(cells_of(wanted, terrain), cells_of(wanted, terrain)):
                hand.drag(way)
    assert model.printed.sides[side].terrain == wanted
    assert hand.strokes <= MOST_STROKES
    assert hand.brushes <= len(Terrain)


def test_both_sides_take_at_most_12_strokes_where_later_ones_cover_earlier_ones(
    section: MapSection, model: CopyModel
) -> None:
    hand, wanted = Hand(section), [side.terrain for side in practice_set().sides]
    for side in (0, 1):
        QTest.mouseClick(section.sides.button(str(side)), Qt.MouseButton.LeftButton)
        first, *others = sorted(Terrain, key=wanted[side].count, reverse=True)
        hand.take(first)
        hand.tool("fill")
        hand.tap(Cell("D4"))
        hand.tool("brush")
        for number, terrain in enumerate(others):
            hand.take(terrain)
            later = [cell for t in others[number:] for cell in cells_of(wanted[side], t)]
            for way in ways_over(cells_of(wanted[side], terrain), later):
                hand.drag(way)
    assert [side.terrain for side in model.printed.sides] == wanted
    assert hand.strokes <= MOST_STROKES


def cells_of(ground: Sequence[Terrain | None], terrain: Terrain) -> list[Cell]:
    return [cell for cell in CELLS if ground[INDEX[cell]] is terrain]


def ways_over(wanted: Sequence[Cell], through: Sequence[Cell]) -> Iterator[list[Cell]]:
    """Ways of the hand that cover all `wanted`, from space to space of `through`."""
    left = list(wanted)
    while left:
        way: list[Cell] = []
        _walk(left[0], set(through), way)
        last = max(at for at, cell in enumerate(way) if cell in wanted)
        yield way[: last + 1]
        left = [cell for cell in left if cell not in way]


def _walk(here: Cell, free: set[Cell], way: list[Cell]) -> None:
    """Into every branch and back."""
    free.discard(here)
    way.append(here)
    column, row = column_and_row(here)
    for x, y in (column + 1, row), (column, row + 1), (column - 1, row), (column, row - 1):
        near = CELLS[y * SIZE + x] if 0 <= x < SIZE and 0 <= y < SIZE else None
        if near in free:
            _walk(near, free, way)
            way.append(here)
