"""The colours can be read."""

import pytest

from serengeti_companion.ui.style.contrast import ratio
from serengeti_companion.ui.style.tokens import (
    PLAYERS,
    SCHEMES,
    SEAT_COLOURS,
    SEAT_SHAPES,
    SHAPE_PAIRS,
    TEXT_PAIRS,
    PlayerPaint,
    Role,
    TextSize,
)


def test_black_on_white_has_the_greatest_contrast() -> None:
    assert ratio("#000000", "#FFFFFF") == pytest.approx(21)
    assert ratio("#777777", "#777777") == pytest.approx(1)


@pytest.mark.parametrize("name", SCHEMES)
@pytest.mark.parametrize(("text", "ground"), TEXT_PAIRS)
def test_text_stands_out_from_its_ground(name: str, text: Role, ground: Role) -> None:
    needed = 7 if name.startswith("contrast") else 4.5
    assert ratio(SCHEMES[name][text], SCHEMES[name][ground]) >= needed


@pytest.mark.parametrize("name", SCHEMES)
@pytest.mark.parametrize(("outline", "ground"), SHAPE_PAIRS)
def test_outlines_stand_out_from_their_ground(name: str, outline: Role, ground: Role) -> None:
    assert ratio(SCHEMES[name][outline], SCHEMES[name][ground]) >= 3


@pytest.mark.parametrize("name", ["contrast light", "contrast dark"])
def test_high_contrast_is_pure_black_and_white(name: str) -> None:
    assert set(SCHEMES[name].values()) == {"#000000", "#FFFFFF"}


@pytest.mark.parametrize("paint", PLAYERS.values(), ids=PLAYERS.keys())
def test_the_initial_can_be_read_on_the_players_colour(paint: PlayerPaint) -> None:
    assert ratio(paint.ink, paint.fill) >= 4.5


def test_no_two_seats_share_a_colour_or_a_shape() -> None:
    assert len(set(SEAT_COLOURS)) == len(set(SEAT_SHAPES)) == 5


def test_no_text_is_smaller_than_14_pixels_and_none_on_the_table_view_than_26() -> None:
    assert min(TextSize) == 14
    assert min(size for size in TextSize if size.name.startswith("TABLE")) == 26
