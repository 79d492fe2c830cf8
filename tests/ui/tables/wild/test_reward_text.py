"""A reward in signs: all of it, however long."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from serengeti_companion.games.wild.notation import parse_card
from serengeti_companion.ui.style.tokens import Role
from serengeti_companion.ui.tables.wild.reward_text import paint_reward

WIDE, TALL = 112, 22
SHORT = "7 stars"
LONG = "1/plant + 12 stars"
LONGER = "2/plant + 1 food + 2 vfx + 11 stars"


def columns(reward: str) -> list[bool]:
    """For each column of the picture whether anything is painted there."""
    image = QImage(WIDE + 40, TALL, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    known = parse_card(f"31 line: lion zebra | {reward} | -").reward
    paint_reward(painter, QRectF(0, 0, WIDE, TALL), known, Role.SURFACE, Role.INK)
    painter.end()
    return [any(image.pixelColor(x, y).alpha() for y in range(TALL)) for x in range(image.width())]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("reward", [SHORT, LONG, LONGER])
def test_no_reward_is_cut_off_at_the_edge_of_its_card(reward: str) -> None:
    painted = columns(reward)
    assert not any(painted[WIDE:])
    # Nothing is painted right at the edge either, as a sign cut through would be.
    assert not painted[WIDE - 1]
    # What ends a long one is there: a star, up to near the edge.
    assert reward == SHORT or any(painted[WIDE - 8 :])
