"""Every colour, size and duration of the look, named by what it is for."""

from dataclasses import dataclass
from enum import IntEnum, StrEnum


class Role(StrEnum):
    """What a colour is for; never what it looks like."""

    PAPER = "paper"  # the window behind everything
    SURFACE = "surface"  # cards, panels, fields
    SUNKEN = "sunken"  # what rests inside a surface: quiet buttons, rows
    INK = "ink"
    MUTED = "muted"  # second-rank text; never on terrain or glow: ink there
    LINE = "line"  # hairlines that only part things
    EDGE = "edge"  # outline of what can be pressed or typed into, 3:1
    ACCENT = "accent"
    ON_ACCENT = "on accent"
    ACCENT_SOFT = "accent soft"  # chosen rows and segments
    FOCUS = "focus"
    WARNING = "warning"
    WARNING_SOFT = "warning soft"
    REFUSAL = "refusal"
    REFUSAL_SOFT = "refusal soft"
    GLOW = "glow"  # a scene that can be filmed
    ON_GLOW = "on glow"
    HIGHLIGHT = "highlight"  # ring round the cells and animals of a hovered scene
    PIECE = "piece"  # the disc an animal stands on
    ON_PIECE = "on piece"
    GRASSLANDS = "grasslands"
    WOODLANDS = "woodlands"
    WATER = "water"
    ROCK = "rock"
    UNKNOWN = "unknown"  # terrain nobody has named
    ON_TERRAIN = "on terrain"
    GRASSLANDS_MARK = "grasslands mark"  # strokes of the pattern
    WOODLANDS_MARK = "woodlands mark"
    WATER_MARK = "water mark"
    ROCK_MARK = "rock mark"
    UNKNOWN_MARK = "unknown mark"
    BROWN = "brown"  # squares of a Great Migration Card
    BLUE = "blue"


_BACK, _FRONT = False, True  # high contrast knows only the page and what stands on it

_TOKENS: dict[Role, tuple[str, str, bool]] = {  # day, dusk, high contrast
    Role.PAPER: ("#F7F1E5", "#1B1A20", _BACK),
    Role.SURFACE: ("#FFFDF8", "#26242B", _BACK),
    Role.SUNKEN: ("#F4EDDF", "#1F1E24", _BACK),
    Role.INK: ("#2B2620", "#F1EADD", _FRONT),
    Role.MUTED: ("#6A604F", "#B0A797", _FRONT),
    Role.LINE: ("#DDD2BE", "#3D3A44", _FRONT),
    Role.EDGE: ("#8C8069", "#857D8E", _FRONT),
    Role.ACCENT: ("#2F6B4F", "#7CC6A1", _FRONT),
    Role.ON_ACCENT: ("#FFFFFF", "#10241A", _BACK),
    Role.ACCENT_SOFT: ("#DDEBE1", "#2C4238", _BACK),
    Role.FOCUS: ("#1F5FA8", "#8FC1FF", _FRONT),
    Role.WARNING: ("#8A5200", "#F0B45A", _FRONT),
    Role.WARNING_SOFT: ("#FFF0D2", "#3A2E1A", _BACK),
    Role.REFUSAL: ("#A3261B", "#FF9C8F", _FRONT),
    Role.REFUSAL_SOFT: ("#FBE3DE", "#44252A", _BACK),
    Role.GLOW: ("#FFE9A8", "#4A3F1E", _BACK),
    Role.ON_GLOW: ("#2B2620", "#F1EADD", _FRONT),
    Role.HIGHLIGHT: ("#C24E00", "#FF8A3D", _FRONT),
    Role.PIECE: ("#FFFDF8", "#EADFCB", _BACK),
    Role.ON_PIECE: ("#2B2620", "#2B2620", _FRONT),
    Role.GRASSLANDS: ("#E3E6B4", "#4F5433", _BACK),
    Role.WOODLANDS: ("#B3CBA0", "#31503A", _BACK),
    Role.WATER: ("#B5D6E4", "#2A4D61", _BACK),
    Role.ROCK: ("#D6CDC2", "#504B55", _BACK),
    Role.UNKNOWN: ("#F1EBDF", "#2D2A33", _BACK),
    Role.ON_TERRAIN: ("#2B2620", "#F1EADD", _FRONT),
    Role.GRASSLANDS_MARK: ("#BFC672", "#717A48", _FRONT),
    Role.WOODLANDS_MARK: ("#86A973", "#4A7355", _FRONT),
    Role.WATER_MARK: ("#7FB3CA", "#46718A", _FRONT),
    Role.ROCK_MARK: ("#B3A797", "#706979", _FRONT),
    Role.UNKNOWN_MARK: ("#CFC3AD", "#4A4552", _FRONT),
    Role.BROWN: ("#8A5A33", "#C58F60", _FRONT),
    Role.BLUE: ("#2F6FA8", "#6FAEDF", _FRONT),
}

Scheme = dict[Role, str]
"""A colour "#RRGGBB" for each role."""

DAY: Scheme = {role: day for role, (day, _, _) in _TOKENS.items()}
DUSK: Scheme = {role: dusk for role, (_, dusk, _) in _TOKENS.items()}
CONTRAST_LIGHT: Scheme = {
    role: "#000000" if front else "#FFFFFF" for role, (_, _, front) in _TOKENS.items()
}
CONTRAST_DARK: Scheme = {
    role: "#FFFFFF" if front else "#000000" for role, (_, _, front) in _TOKENS.items()
}
SCHEMES = {
    "day": DAY,
    "dusk": DUSK,
    "contrast light": CONTRAST_LIGHT,
    "contrast dark": CONTRAST_DARK,
}

TEXT_PAIRS: tuple[tuple[Role, Role], ...] = (
    (Role.INK, Role.PAPER),
    (Role.INK, Role.SURFACE),
    (Role.INK, Role.SUNKEN),
    (Role.INK, Role.ACCENT_SOFT),
    (Role.INK, Role.WARNING_SOFT),
    (Role.INK, Role.REFUSAL_SOFT),
    (Role.MUTED, Role.PAPER),
    (Role.MUTED, Role.SURFACE),
    (Role.MUTED, Role.SUNKEN),
    (Role.ACCENT, Role.PAPER),
    (Role.ACCENT, Role.SURFACE),
    (Role.ACCENT, Role.SUNKEN),
    (Role.ACCENT, Role.ACCENT_SOFT),
    (Role.ACCENT, Role.REFUSAL_SOFT),
    (Role.ACCENT, Role.WARNING_SOFT),
    (Role.ON_ACCENT, Role.ACCENT),
    (Role.WARNING, Role.PAPER),
    (Role.WARNING, Role.SURFACE),
    (Role.WARNING, Role.SUNKEN),
    (Role.WARNING, Role.WARNING_SOFT),
    (Role.REFUSAL, Role.PAPER),
    (Role.REFUSAL, Role.SURFACE),
    (Role.REFUSAL, Role.REFUSAL_SOFT),
    (Role.ON_GLOW, Role.GLOW),
    (Role.ON_PIECE, Role.PIECE),
    (Role.ON_TERRAIN, Role.GRASSLANDS),
    (Role.ON_TERRAIN, Role.WOODLANDS),
    (Role.ON_TERRAIN, Role.WATER),
    (Role.ON_TERRAIN, Role.ROCK),
    (Role.ON_TERRAIN, Role.UNKNOWN),
    (Role.SURFACE, Role.BLUE),
)
"""Text and the ground it may stand on; any other pair needs a line here first."""

SHAPE_PAIRS: tuple[tuple[Role, Role], ...] = (
    (Role.EDGE, Role.PAPER),
    (Role.EDGE, Role.SURFACE),
    (Role.EDGE, Role.SUNKEN),
    (Role.ACCENT, Role.GLOW),
    (Role.FOCUS, Role.PAPER),
    (Role.FOCUS, Role.SURFACE),
    (Role.FOCUS, Role.ACCENT_SOFT),
    (Role.FOCUS, Role.REFUSAL_SOFT),
    (Role.FOCUS, Role.WARNING_SOFT),
    (Role.HIGHLIGHT, Role.GRASSLANDS),
    (Role.HIGHLIGHT, Role.SURFACE),
    (Role.HIGHLIGHT, Role.PAPER),
    (Role.BROWN, Role.SURFACE),
    (Role.BLUE, Role.SURFACE),
)
"""Outlines that carry meaning, and their ground: 3:1."""


class PlayerColour(StrEnum):
    """Okabe-Ito fills; the owner picks which matches the pieces in the box."""

    VERMILLION = "vermillion"
    BLUE = "blue"
    GREEN = "green"
    ORANGE = "orange"
    PURPLE = "purple"
    SKY = "sky"
    YELLOW = "yellow"
    WHITE = "white"
    BLACK = "black"


class PlayerShape(StrEnum):
    """The sign that stands beside the colour; the fifth is for Survive The Serengeti."""

    CIRCLE = "circle"
    SQUARE = "square"
    TRIANGLE = "triangle"
    DIAMOND = "diamond"
    HEXAGON = "hexagon"


@dataclass(frozen=True, slots=True)
class PlayerPaint:
    """Fill of a player's mark and the ink of the initial on it, "#RRGGBB"."""

    fill: str
    ink: str


PLAYERS: dict[PlayerColour, PlayerPaint] = {
    PlayerColour.VERMILLION: PlayerPaint("#D55E00", "#15130F"),
    PlayerColour.BLUE: PlayerPaint("#0072B2", "#FFFFFF"),
    PlayerColour.GREEN: PlayerPaint("#009E73", "#15130F"),
    PlayerColour.ORANGE: PlayerPaint("#E69F00", "#15130F"),
    PlayerColour.PURPLE: PlayerPaint("#CC79A7", "#15130F"),
    PlayerColour.SKY: PlayerPaint("#56B4E9", "#15130F"),
    PlayerColour.YELLOW: PlayerPaint("#F0E442", "#15130F"),
    PlayerColour.WHITE: PlayerPaint("#FFFFFF", "#15130F"),
    PlayerColour.BLACK: PlayerPaint("#15130F", "#FFFFFF"),
}

SEAT_COLOURS = tuple(PlayerColour)[:5]
"""What a seat gets until somebody picks another."""

SEAT_SHAPES = tuple(PlayerShape)


class TextSize(IntEnum):
    """Pixels at scale 1; the TABLE_ sizes are for the table view only."""

    SMALL = 14
    BODY = 16
    LARGE = 18
    TITLE = 22
    SCORE = 36
    TABLE_SMALL = 26
    TABLE_SCORE = 72


class Weight(IntEnum):
    """The three cuts that are shipped."""

    REGULAR = 400
    SEMIBOLD = 600
    BOLD = 700


class Target(IntEnum):
    """Least width and height of what a hand touches, logical pixels at scale 1."""

    TOUCH = 48
    IN_BAR = 56  # with air above and below it in a bar as high as PRIMARY
    PRIMARY = 64


class Motion(IntEnum):
    """Milliseconds; none of them runs when motion is off."""

    FADE = 120
    SLIDE = 150
    COUNT = 300
    CEREMONY = 900


LOCK_MS = 300
"""How long the primary button is deaf after its meaning changed; this is no motion."""

RADIUS = 10
RADIUS_SMALL = 8
