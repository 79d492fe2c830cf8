"""A photo under the Map lies where it belongs, at every size and scale of the screen."""

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from support.skin_photo import CORNERS, misplaced, photo
from support.wild_evening import table_with

from serengeti_companion.games.wild.terms import CELLS, Terrain
from serengeti_companion.ui.copy.map_painter import MapPainter
from serengeti_companion.ui.paint.skin import Skin, flat
from serengeti_companion.ui.paint.terrain import LETTERS, paint_cell
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.style.themes import Theme
from serengeti_companion.ui.tables.wild.map_view import MapView

TESTS = Path(__file__).resolve().parents[2]
SIZES = [(380, 380), (500, 480), (733, 700), (1100, 901)]
RATIOS = [1.0, 1.25, 1.5, 1.75, 2.0, 3.0]
UNKNOWN = (None,) * len(CELLS)


class SharpView(MapView):
    """As on a screen of that scale."""

    ratio = 1.0

    def devicePixelRatioF(self) -> float:
        return self.ratio


class SharpPainter(MapPainter):
    """Likewise."""

    ratio = 1.0

    def devicePixelRatioF(self) -> float:
        return self.ratio


@pytest.fixture(scope="module")
def skin() -> Skin:
    return Skin(flat(photo(), CORNERS))


def show(qtbot: QtBot, widget: QWidget, size: tuple[int, int]) -> None:
    qtbot.addWidget(widget)
    widget.resize(*size)
    with qtbot.waitExposed(widget):
        widget.show()


def view(qtbot: QtBot, size: tuple[int, int], ratio: float) -> SharpView:
    made = SharpView(replace(table_with(), board=((),) * len(CELLS), terrain=UNKNOWN))
    show(qtbot, made, size)
    made.ratio = ratio
    return made


def painted(widget: QWidget, ratio: float) -> QImage:
    """The widget as a screen of that scale shows it."""
    picture = QPixmap(widget.size() * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.magenta)
    widget.render(picture, QPoint())
    return picture.toImage()


@pytest.mark.parametrize("ratio", RATIOS)
@pytest.mark.parametrize("size", SIZES)
def test_the_photo_is_aligned_on_the_table(
    qtbot: QtBot, skin: Skin, size: tuple[int, int], ratio: float
) -> None:
    made = view(qtbot, size, ratio)
    made.set_skin(skin)
    boxes = [made.cell_rect(cell) for cell in CELLS]
    assert misplaced(painted(made, ratio), boxes) == []


@pytest.mark.parametrize("ratio", RATIOS)
@pytest.mark.parametrize("size", SIZES)
def test_the_photo_is_aligned_under_the_painter(
    qtbot: QtBot, skin: Skin, size: tuple[int, int], ratio: float
) -> None:
    made = SharpPainter("Map")
    show(qtbot, made, size)
    made.ratio = ratio
    made.set_skin(skin)
    boxes = [QRectF(button.geometry()) for button in made.cells.values()]
    assert misplaced(painted(made, ratio), boxes) == []


@pytest.mark.parametrize("scale", [0.8, 1.4, 2.0])
def test_the_photo_is_aligned_at_every_scale_of_the_app(
    qtbot: QtBot, skin: Skin, scale: float
) -> None:
    current_style().set_scale(scale)
    try:
        made = view(qtbot, (900, 900), 1.5)
        made.set_skin(skin)
        boxes = [made.cell_rect(cell) for cell in CELLS]
        assert misplaced(painted(made, 1.5), boxes) == []
    finally:
        current_style().reset_scale()


def test_the_photo_follows_the_window_while_it_is_resized(qtbot: QtBot, skin: Skin) -> None:
    made = view(qtbot, (400, 400), 1)
    made.set_skin(skin)
    for side in (400, 441, 623, 1000, 399):
        made.resize(side, side)
        boxes = [made.cell_rect(cell) for cell in CELLS]
        assert misplaced(painted(made, 1), boxes) == []


def test_a_photo_that_lies_wrong_is_noticed(qtbot: QtBot) -> None:
    """What the tests above look for can be found."""
    made = view(qtbot, (500, 480), 1)
    (x, y), *others = CORNERS
    made.set_skin(Skin(flat(photo(), ((x + 0.02, y), *others))))
    boxes = [made.cell_rect(cell) for cell in CELLS]
    assert misplaced(painted(made, 1), boxes)


def test_only_a_space_that_changed_is_painted_anew_over_a_photo(qtbot: QtBot, skin: Skin) -> None:
    made = view(qtbot, (500, 480), 1)
    made.set_skin(skin)
    before = made.grab().toImage()
    terrain = (Terrain.WATER, *UNKNOWN[1:])
    made.set_table(replace(made.table, terrain=terrain))
    after = made.grab().toImage()
    changed = [
        cell
        for cell in CELLS
        if before.copy(made.cell_rect(cell).toAlignedRect())
        != after.copy(made.cell_rect(cell).toAlignedRect())
    ]
    assert changed == ["A1"]
    made.set_skin(None)
    assert made.grab().toImage() != before


def test_corners_in_a_row_are_no_map() -> None:
    made = flat(photo(), ((0.1, 0.1), (0.2, 0.1), (0.3, 0.1), (0.4, 0.1)))
    assert made.size() == QSize(1176, 1176)
    assert made.pixelColor(500, 500) == Qt.GlobalColor.black


PROBE = """
import sys
from dataclasses import replace
from PySide6.QtCore import QRectF
from support.skin_photo import CORNERS, misplaced, photo
from support.wild_evening import table_with
from serengeti_companion.games.wild.terms import CELLS
from serengeti_companion.ui.copy.map_painter import MapPainter
from serengeti_companion.ui.paint.skin import Skin, flat
from serengeti_companion.ui.style.styling import make_application
from serengeti_companion.ui.tables.wild.map_view import MapView

app = make_application([])
skin = Skin(flat(photo(), CORNERS))
view = MapView(replace(table_with(), board=((),) * 49, terrain=(None,) * 49))
painter = MapPainter("Map")
for widget in view, painter:
    widget.set_skin(skin)
    widget.resize(507, 489)
    widget.show()
    app.processEvents()
boxes = [view.cell_rect(cell) for cell in CELLS]
shown = view.grab().toImage()
print(shown.devicePixelRatio(), misplaced(shown, boxes))
boxes = [QRectF(button.geometry()) for button in painter.cells.values()]
print(painter.devicePixelRatioF(), misplaced(painter.grab().toImage(), boxes))
"""


@pytest.mark.parametrize("factor", ["1.25", "1.5", "2"])
def test_the_photo_is_aligned_in_a_scaled_window(factor: str) -> None:
    environment = {
        **os.environ,
        "QT_SCALE_FACTOR": factor,
        "QT_QPA_PLATFORM": "offscreen",
        "PYTHONPATH": os.pathsep.join((str(TESTS.parent), str(TESTS))),
    }
    run = subprocess.run(
        [sys.executable, "-c", PROBE], env=environment, capture_output=True, text=True, check=False
    )
    assert run.stdout.splitlines() == [f"{float(factor)} []"] * 2, run.stderr


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("theme", [Theme.LIGHT, Theme.DARK, Theme.HIGH_CONTRAST])
@pytest.mark.parametrize("terrain", [*LETTERS])
def test_letters_and_rings_have_their_own_ground_on_any_photo(
    theme: Theme, terrain: str | None
) -> None:
    style = current_style()
    style.set_theme(theme)
    try:
        shown = [over(photo, terrain) for photo in ("magenta", "lime")]
    finally:
        style.set_theme(Theme.LIGHT)
    ring, inside, tab, middle = (QPoint(2, 32), QPoint(5, 32), QRect(51, 5, 10, 13), QPoint(30, 40))
    assert shown[0].pixelColor(ring) == shown[1].pixelColor(ring)
    assert shown[0].pixelColor(inside) == shown[1].pixelColor(inside) != shown[0].pixelColor(ring)
    assert shown[0].copy(tab) == shown[1].copy(tab)
    assert shown[0].pixelColor(middle) != shown[1].pixelColor(middle)


def over(photo: str, terrain: str | None) -> QImage:
    """A lit space with a photo of one colour under it."""
    image = QImage(64, 64, QImage.Format.Format_RGB32)
    image.fill(QColor(photo))
    painter = QPainter(image)
    paint_cell(painter, QRectF(0, 0, 64, 64), terrain, lit=True, photo=True)
    painter.end()
    return image
