"""What is drawn and where, before anything is painted: words, marks, pills and bars."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF

from serengeti_companion.ui.style.tokens import PlayerColour, PlayerShape, Role, Weight
from serengeti_companion.ui.table_view import measure


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """One line, centred in its box or at its left; `counts`: a score, which may run up to it."""

    text: str
    size: int
    box: QRectF
    role: Role = Role.INK
    weight: Weight = Weight.REGULAR
    centred: bool = False
    counts: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Mark:
    """A player's colour, shape and initial."""

    box: QRectF
    colour: PlayerColour
    shape: PlayerShape
    letter: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Sign:
    """A picture of ours."""

    box: QRectF
    name: str
    on: Role
    role: Role


@dataclass(frozen=True, slots=True, kw_only=True)
class Pill:
    """The ground of a note."""

    box: QRectF
    role: Role


@dataclass(frozen=True, slots=True, kw_only=True)
class Bar:
    """How much of something is there, 0 to 1."""

    box: QRectF
    share: float
    role: Role


Item = Words | Mark | Sign | Pill | Bar


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """A panel: its ground, its outline, and the things on it in the order of painting."""

    ground: Role
    outline: Role = Role.LINE
    line: float = 1
    band: PlayerColour | None = None
    items: tuple[Item, ...] = ()

    @property
    def words(self) -> tuple[Words, ...]:
        """All that can be read."""
        return tuple(item for item in self.items if isinstance(item, Words))


def line_of(
    text: str,
    box: QRectF,
    size: int,
    *,
    role: Role = Role.INK,
    weight: Weight = Weight.REGULAR,
    centred: bool = False,
) -> Words:
    """Words that end with their box, cut short where they have to be."""
    shown = measure.elided(text, size, weight, int(box.width()))
    return Words(text=shown, size=size, box=box, role=role, weight=weight, centred=centred)
