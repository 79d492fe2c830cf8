"""The look: ask `current_style()` for every colour, length and font."""

from serengeti_companion.ui.style.styling import Style, current_style, follow
from serengeti_companion.ui.style.themes import Theme
from serengeti_companion.ui.style.tokens import (
    LOCK_MS,
    PLAYERS,
    RADIUS,
    RADIUS_SMALL,
    SEAT_COLOURS,
    SEAT_SHAPES,
    Motion,
    PlayerColour,
    PlayerShape,
    Role,
    Target,
    TextSize,
    Weight,
)

__all__ = [
    "LOCK_MS",
    "PLAYERS",
    "RADIUS",
    "RADIUS_SMALL",
    "SEAT_COLOURS",
    "SEAT_SHAPES",
    "Motion",
    "PlayerColour",
    "PlayerShape",
    "Role",
    "Style",
    "Target",
    "TextSize",
    "Theme",
    "Weight",
    "current_style",
    "follow",
]
