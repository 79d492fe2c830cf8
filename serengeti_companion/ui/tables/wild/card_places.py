"""Where each part of a Scene Card stands, by the size of the card."""

from collections.abc import Hashable, Mapping
from enum import StrEnum
from functools import lru_cache

from PySide6.QtCore import QRect

from serengeti_companion.ui.style.styling import Style, current_style

_HEAD = 22
_LINE = 22
_WIDE = 240  # from this width on reward and verdict stand beside the pattern
_LOW = 120  # below this height of a narrow card everything moves together
_BADGE = 112
_SPARE = 340  # from this width on the words at the right have more room than that


class Part(StrEnum):
    """What has a place on a card."""

    HEAD = "head"
    PATTERN = "pattern"
    REWARD = "reward"
    ICONS = "icons"
    VERDICT = "verdict"


def is_low(wide: int, tall: int, style: Style) -> bool:
    """Whether everything on the card moves together."""
    return tall < style.px(_LOW) and wide < style.px(_WIDE)


@lru_cache(maxsize=64)
def places(whole: int, tall: int, icons: int, _look: Hashable) -> Mapping[Part, QRect]:
    """Number and Icons, the pattern, the reward at its right or below it, the verdict."""
    style = current_style()
    pad, line = style.px(8), style.px(_LINE)
    left, top, wide = pad, style.px(4), whole - 2 * pad
    below, end = top + style.px(_HEAD), tall - top
    found = {Part.HEAD: QRect(left, top, wide, style.px(_HEAD))}
    if wide >= style.px(_WIDE):
        badge = style.px(_BADGE) + max(0, wide - style.px(_SPARE)) * 3 // 5
        right = left + wide - badge
        room = wide - badge - style.px(4)
        found[Part.PATTERN] = QRect(left, below, room, end - below)
        found[Part.REWARD] = QRect(right, below, badge, line)
        found[Part.VERDICT] = QRect(right, below + line, badge, end - below - line)
        return found
    foot, beside = end - line, 0
    if is_low(whole, tall, style):
        found[Part.ICONS] = QRect(left, foot, wide, line)
        beside = icons * style.px(23)
    else:
        foot -= line + style.px(2)
        found[Part.REWARD] = QRect(left, foot, wide, line)
    found[Part.PATTERN] = QRect(left, below, wide, foot - below)
    found[Part.VERDICT] = QRect(left, end - line - style.px(2), wide - beside, line)
    return found
