"""Our pictures know a few colours by name and take the ones of the look from here."""

import re
from dataclasses import dataclass

from serengeti_companion.ui.style.contrast import luminance

OUTLINE = "#2b2620"
"""In a picture: whatever is drawn round a shape, and all of a one-colour icon."""

_COLOUR = re.compile(r"#[0-9a-f]{6}\b")
_DARK = 0.2  # luminance below which a filling counts as drawn, not as ground


@dataclass(frozen=True, slots=True)
class Dye:
    """How a picture is coloured; `ground` only matters when `flat`."""

    outline: str
    ground: str
    flat: bool = False
    """Two colours only, for high contrast."""


def recoloured(svg: str, dye: Dye) -> str:
    """The picture in the colours of `dye`."""
    if dye.flat:
        return _COLOUR.sub(lambda found: _flat(found.group(), dye), svg)
    return svg.replace(OUTLINE, dye.outline)


def _flat(colour: str, dye: Dye) -> str:
    return dye.outline if luminance(colour) < _DARK else dye.ground
