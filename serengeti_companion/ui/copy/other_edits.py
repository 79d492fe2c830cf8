"""What can be said of Award Tiles, score track and marker colours of a copy."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from serengeti_companion.engine.legible import is_legible
from serengeti_companion.games.wild.printed import LONGEST_COLOUR, Printed
from serengeti_companion.games.wild.rules.corrections import COLOURS
from serengeti_companion.games.wild.scoring import TRACK_LAST, on_track
from serengeti_companion.games.wild.terms import Species
from serengeti_companion.ui.parts.mark_words import colour_word
from serengeti_companion.ui.translation import filled

_EXAMPLE = 137  # stars

_translate = QCoreApplication.translate


def with_tile(printed: Printed, at: int, species: Species) -> Printed:
    """That Award Tile shows this animal."""
    tiles = printed.award_tiles
    return replace(printed, award_tiles=(*tiles[:at], species, *tiles[at + 1 :]))


def with_colour(printed: Printed, mark: int, name: str) -> Printed:
    """The owner's name of a colour, "" = ours; ours are left out behind the owner's last."""
    names = [colour_word(each, printed.colours) for each in range(COLOURS)]
    names[mark] = name or colour_word(mark)
    while names and names[-1] == colour_word(len(names) - 1):
        names.pop()
    return replace(printed, colours=tuple(names))


def own_colour(colours: Sequence[str], mark: int) -> str:
    """What the owner calls it, "" where it goes by our name."""
    name = colour_word(mark, colours)
    return "" if name == colour_word(mark) else name


def colour_problem(colours: Sequence[str], mark: int, name: str) -> str:
    """Why a colour cannot be called that; "" = it can."""
    if len(name) > LONGEST_COLOUR:
        words = _translate("Colours", "At most {most} letters; this name has {n}.")
        return words.format(most=LONGEST_COLOUR, n=len(name))
    if not is_legible(name):
        return _translate("Colours", "A name with letters that can be seen, please.")
    wanted = name or colour_word(mark)
    others = [colour_word(each, colours) for each in range(COLOURS) if each != mark]
    if wanted.casefold() in {each.casefold() for each in others}:
        words = _translate("Colours", "Another colour is called {name}: change that one first.")
        return filled(words, name=wanted)
    return ""


def track_words(last: int | None) -> str:
    """What follows from the end of the score track, by an example."""
    if last is None:
        words = _translate("ScoreTrack", "Not told: it is taken to run from 0 to {n}.")
        return words.format(n=TRACK_LAST)
    hundreds, rest = on_track(_EXAMPLE, last)
    if not hundreds:
        words = _translate("ScoreTrack", "With {stars} stars the marker stands on {rest}.")
        return words.format(stars=_EXAMPLE, rest=rest)
    words = _translate(
        "ScoreTrack",
        "With {stars} stars the marker stands on {rest} and the {token} token lies beside it.",
    )
    return words.format(stars=_EXAMPLE, rest=rest, token=hundreds * 100)
