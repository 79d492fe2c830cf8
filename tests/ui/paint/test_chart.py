"""The chart of scores."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from serengeti_companion.ui.paint.chart import ChartLine, paint_chart, scale_of, spread
from serengeti_companion.ui.paint.player_mark import paint_of
from serengeti_companion.ui.style import SEAT_COLOURS, SEAT_SHAPES, Role, Style

LABELS = ("Start", "1", "2", "3")


def line(number: int, *values: int, name: str = "Ann") -> ChartLine:
    return ChartLine(
        name=name, colour=SEAT_COLOURS[number], shape=SEAT_SHAPES[number], values=values
    )


def chart(style: Style, *lines: ChartLine) -> QImage:
    image = QImage(640, 360, QImage.Format.Format_RGB32)
    image.fill(style.color(Role.SURFACE))
    painter = QPainter(image)
    paint_chart(painter, QRectF(0, 0, 640, 360), lines, LABELS)
    painter.end()
    return image


@pytest.mark.parametrize(
    ("highest", "step", "top"),
    [(0, 1, 1), (5, 1, 5), (103, 25, 125), (100, 20, 100), (3999, 1000, 4000)],
)
def test_the_scale_has_round_steps_and_room_for_the_highest(
    highest: int, step: int, top: int
) -> None:
    assert scale_of(highest) == (step, top)


@given(st.lists(st.floats(0, 200), max_size=5))
def test_names_keep_their_distance_and_their_order(wanted: list[float]) -> None:
    placed = spread(wanted, 30, 200)
    falling = sorted(placed)
    assert all(b - a >= 30 - 1e-6 for a, b in pairwise(falling))
    assert all(place <= 200 for place in placed)
    order = sorted(range(len(wanted)), key=wanted.__getitem__)
    assert order == sorted(range(len(wanted)), key=placed.__getitem__)


def test_each_player_has_a_line_in_the_players_colour(style: Style) -> None:
    image = chart(style, line(0, 0, 10, 20, 30), line(1, 0, 5, 15, 40, name="Ben"))
    drawn = {image.pixelColor(x, y).name() for x in range(60, 470) for y in range(360)}
    assert {"#d55e00", "#0072b2"} <= drawn


def test_equal_scores_show_every_line_and_every_mark(style: Style) -> None:
    same = [line(number, 0, 10, 20, 20) for number in range(4)]
    image = chart(style, *same)
    wanted = {QColor(paint_of(each.colour).fill).name() for each in same}
    between_marks = {image.pixelColor(400, y).name() for y in range(360)}
    assert wanted <= between_marks
    # In the row of the value itself the outer lines have no part, only the marks.
    marks = {image.pixelColor(x, 12).name() for x in range(290, 375)}
    assert wanted <= marks


def test_a_game_that_goes_on_has_shorter_lines(style: Style) -> None:
    assert chart(style, line(0, 0, 10)) != chart(style, line(0, 0, 10, 20, 30))


def test_a_chart_of_nothing_is_an_empty_grid(style: Style) -> None:
    assert chart(style) != chart(style, line(0, 0, 1))
    chart(style, line(0))


def test_a_name_of_any_length_stays_inside(style: Style) -> None:
    image = chart(style, line(0, 0, 10, 20, 30, name="W" * 10_000))
    right = {image.pixelColor(639, y).name() for y in range(360)}
    assert right == {style.color(Role.SURFACE).name()}
