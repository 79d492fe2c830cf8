"""Which colours hold, by what the owner chose and what the system asks for."""

from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import Qt
from PySide6.QtGui import QStyleHints

from serengeti_companion.ui.style.tokens import CONTRAST_DARK, CONTRAST_LIGHT, DAY, DUSK, Scheme


class Theme(StrEnum):
    """What the owner may choose; SYSTEM and HIGH_CONTRAST follow the system's light or dark."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    HIGH_CONTRAST = "high contrast"
    HIGH_CONTRAST_DARK = "high contrast dark"


@dataclass(frozen=True, slots=True)
class Look:
    """The resolved theme."""

    dark: bool
    high_contrast: bool

    @property
    def scheme(self) -> Scheme:
        """The colours of this look."""
        if self.high_contrast:
            return CONTRAST_DARK if self.dark else CONTRAST_LIGHT
        return DUSK if self.dark else DAY


def resolve(theme: Theme, hints: QStyleHints) -> Look:
    """The look for `theme` on a system that gives these hints."""
    dark = hints.colorScheme() is Qt.ColorScheme.Dark
    match theme:
        case Theme.LIGHT | Theme.DARK:
            return Look(dark=theme is Theme.DARK, high_contrast=False)
        case Theme.HIGH_CONTRAST | Theme.HIGH_CONTRAST_DARK:
            return Look(dark=dark or theme is Theme.HIGH_CONTRAST_DARK, high_contrast=True)
        case Theme.SYSTEM:
            wish = hints.accessibility().contrastPreference()
            return Look(dark=dark, high_contrast=wish is Qt.ContrastPreference.HighContrast)
