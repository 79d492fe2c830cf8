"""Spaces, pieces and players' marks: never by colour alone."""

from collections.abc import Callable
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from serengeti_companion.games.wild.terms import Terrain
from serengeti_companion.ui.paint.piece import paint_piece, paint_space
from serengeti_companion.ui.paint.player_mark import (
    initial,
    mark_pixmap,
    paint_mark,
    shape_path,
)
from serengeti_companion.ui.paint.space_frame import paint_space_frame
from serengeti_companion.ui.paint.terrain import LETTERS, paint_cell
from serengeti_companion.ui.style import PlayerColour, PlayerShape, Role, Style, Theme

BOX = QRectF(0, 0, 64, 64)


def painted(paint: Callable[[QPainter], None], dpr: float = 1) -> QImage:
    image = QImage(round(64 * dpr), round(64 * dpr), QImage.Format.Format_ARGB32)
    image.setDevicePixelRatio(dpr)
    image.fill(0)
    painter = QPainter(image)
    paint(painter)
    painter.end()
    return image


@pytest.mark.parametrize("theme", [Theme.LIGHT, Theme.DARK, Theme.HIGH_CONTRAST])
def test_terrains_differ_without_colour_and_letter(style: Style, theme: Theme) -> None:
    style.set_theme(theme)

    def strokes(terrain: Terrain | None) -> tuple[bool, ...]:
        image = painted(lambda painter: paint_cell(painter, BOX, terrain, letter=False))
        ground = image.pixelColor(60, 5)
        points = ((x, y) for x in range(4, 60) for y in range(4, 60))
        return tuple(image.pixelColor(x, y) != ground for x, y in points)

    drawn = [strokes(terrain) for terrain in (*Terrain, None)]
    assert all(any(pattern) for pattern in drawn)
    assert all(one != other for one, other in combinations(drawn, 2))


def test_the_letters_are_those_of_the_notation() -> None:
    assert [LETTERS[terrain] for terrain in (*Terrain, None)] == ["G", "W", "A", "R", "?"]


def test_the_letter_stays_in_sight_under_an_animal() -> None:
    corner = (48, 4, 12, 12)  # the middle of the tab
    empty = painted(lambda painter: paint_space(painter, BOX, Terrain.WATER))
    taken = painted(lambda painter: paint_space(painter, BOX, Terrain.WATER, "lion"))
    assert taken.copy(*corner) == empty.copy(*corner)


def test_a_lit_space_has_a_ring(style: Style) -> None:
    lit = painted(lambda painter: paint_space(painter, BOX, Terrain.ROCK, lit=True))
    assert lit.pixelColor(2, 32) == style.color(Role.HIGHLIGHT)


def test_an_animal_that_leaves_is_drawn_with_a_broken_line() -> None:
    stays = painted(lambda painter: paint_piece(painter, BOX, "lion"))
    leaves = painted(lambda painter: paint_piece(painter, BOX, "lion", leaving=True))
    assert stays != leaves


def test_a_small_piece_shows_no_letters_that_nobody_could_read(style: Style) -> None:
    small = QRectF(0, 0, 30, 30)
    image = painted(lambda painter: paint_piece(painter, small, "crocodile"))
    foot = {image.pixelColor(x, 25).name() for x in range(8, 22)}
    assert foot == {style.color(Role.PIECE).name()}


def test_a_piece_is_painted_in_the_pixels_of_the_screen() -> None:
    image = painted(lambda painter: paint_space(painter, BOX, Terrain.WATER, "zebra"), dpr=2)
    halves = {(image.pixel(x, 60) == image.pixel(x + 1, 60)) for x in range(30, 98, 2)}
    assert halves == {True, False}  # not merely doubled


def test_no_two_shapes_have_the_same_outline() -> None:
    outlines = [shape_path(shape, BOX).elementCount() for shape in PlayerShape]
    areas = {shape_path(shape, BOX).boundingRect().height() for shape in PlayerShape}
    assert len(set(outlines)) > 3
    assert len(areas) == len(PlayerShape)


@pytest.mark.parametrize(
    ("name", "letter"),
    [("Ann", "A"), ("  élodie", "É"), ("", "?"), ("🦁", "🦁"), ("7 of us", "7"), ("أحمد", "أ")],
)
def test_every_name_has_an_initial(name: str, letter: str) -> None:
    assert initial(name) == letter


def test_a_mark_is_black_and_white_in_high_contrast(style: Style) -> None:
    style.set_theme(Theme.HIGH_CONTRAST)
    box = QRectF(0, 0, 64, 64)
    image = painted(
        lambda painter: paint_mark(painter, box, PlayerColour.BLUE, PlayerShape.SQUARE, "B")
    )
    assert all(image.pixelColor(x, 32).saturation() == 0 for x in range(64))


def test_a_kept_mark_follows_the_theme(style: Style) -> None:
    day = mark_pixmap(PlayerColour.BLUE, PlayerShape.CIRCLE, "B", 32)
    assert mark_pixmap(PlayerColour.BLUE, PlayerShape.CIRCLE, "B", 32).cacheKey() == day.cacheKey()
    style.set_theme(Theme.DARK)
    assert mark_pixmap(PlayerColour.BLUE, PlayerShape.CIRCLE, "B", 32).cacheKey() != day.cacheKey()


@pytest.mark.usefixtures("style")
@pytest.mark.parametrize("width", [40, 48, 56, 60])
def test_an_open_frame_is_open_or_closed_at_its_sides_and_shows_no_crack(width: int) -> None:
    box = QRectF(2, 2, width, 42)

    def frame(painter: QPainter) -> None:
        paint_space_frame(painter, box, QPen(QColor("black"), 2), partly=True)

    image = painted(frame)
    side = [image.pixelColor(2, y).alpha() > 0 for y in range(12, 36)]
    assert side.count(False) == 0 or side.count(False) >= 10
    middle = round(box.center().x())
    assert image.pixelColor(middle, 2).alpha() == 0
