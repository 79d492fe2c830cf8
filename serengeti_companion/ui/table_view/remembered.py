"""Where the table view stood, for each set of screens, and which tiles are turned."""

from dataclasses import dataclass

from serengeti_companion.storage.preferences import Preference, numbers, words

_KEPT = 8
_FIELDS = 4
_END = "\n"

PLACES = Preference[tuple[str, ...]](name="table_view.places", default=(), read=words)
"""A `Place` for each set of screens, the latest first."""
TURNED = Preference[tuple[int, ...]](name="table_view.turned", default=(), read=numbers)
"""The tiles that stand towards the other side, counted from 0."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """On these screens it stood on that one; `geometry` is what Qt saved, as base64."""

    screens: str
    screen: str
    full: bool
    geometry: str

    @property
    def line(self) -> str:
        """As PLACES keeps it."""
        return _END.join((self.screens, self.screen, "full" if self.full else "", self.geometry))


def named(screens: tuple[str, ...]) -> str:
    """What a set of screens is called."""
    return ", ".join(sorted(screens))


def place_on(kept: tuple[str, ...], screens: tuple[str, ...]) -> Place | None:
    """Where it stood when these screens were there; None = never, or the entry makes no sense."""
    for line in kept:
        parts = line.split(_END)
        if len(parts) == _FIELDS and parts[0] == named(screens) and parts[1] in screens:
            return Place(screens=parts[0], screen=parts[1], full=bool(parts[2]), geometry=parts[3])
    return None


def with_place(kept: tuple[str, ...], place: Place) -> tuple[str, ...]:
    """PLACES with this one in front, in place of an older one of the same screens."""
    others = (line for line in kept if not line.startswith(place.screens + _END))
    return (place.line, *others)[:_KEPT]


def first_screen(own: str, screens: tuple[str, ...]) -> str:
    """Where it goes the first time: any screen but that of the table, if there is another."""
    return next((screen for screen in screens if screen != own), own)
