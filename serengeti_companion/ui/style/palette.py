"""The tokens as a QPalette for Fusion."""

from PySide6.QtGui import QColor, QPalette

from serengeti_companion.ui.style.tokens import Role, Scheme

_PART = QPalette.ColorRole

_ROLES: dict[QPalette.ColorRole, Role] = {
    _PART.Window: Role.PAPER,
    _PART.WindowText: Role.INK,
    _PART.Base: Role.SURFACE,
    _PART.AlternateBase: Role.SUNKEN,
    _PART.Text: Role.INK,
    _PART.PlaceholderText: Role.MUTED,
    _PART.Button: Role.SUNKEN,
    _PART.ButtonText: Role.INK,
    _PART.BrightText: Role.REFUSAL,
    _PART.Highlight: Role.ACCENT,
    _PART.HighlightedText: Role.ON_ACCENT,
    _PART.Link: Role.ACCENT,
    _PART.LinkVisited: Role.ACCENT,
    _PART.ToolTipBase: Role.SURFACE,
    _PART.ToolTipText: Role.INK,
    _PART.Light: Role.SURFACE,
    _PART.Midlight: Role.LINE,
    _PART.Mid: Role.EDGE,
    _PART.Dark: Role.EDGE,
    _PART.Shadow: Role.EDGE,
    _PART.Accent: Role.ACCENT,
}


def make(scheme: Scheme) -> QPalette:
    """The palette of a scheme; what is off is muted, never faint."""
    palette = QPalette()
    for part, role in _ROLES.items():
        palette.setColor(part, QColor(scheme[role]))
    for part in (_PART.WindowText, _PART.Text, _PART.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, part, QColor(scheme[Role.MUTED]))
    return palette
