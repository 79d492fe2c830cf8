"""A Specialist's scale as somebody types it: rows of two numbers, what is wrong, what it says."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QCoreApplication

from serengeti_companion.games.wild.notation.reading import MOST_NUMBER
from serengeti_companion.games.wild.printed import Scale
from serengeti_companion.games.wild.rules.specialist_terms import (
    CELEBRITY_KNOWN,
    adventurer_limit,
    celebrity_stars,
)
from serengeti_companion.ui.parts.whole_number import read_whole

_translate = QCoreApplication.translate

Typed = tuple[str, str]
"""A row: the count and its stars."""


@dataclass(frozen=True, slots=True)
class Draft:
    """`problems` by row; `open` = rows that lack a number; `scale` = the rows that are whole."""

    scale: Scale
    problems: dict[int, str]
    open: tuple[int, ...]

    @property
    def sound(self) -> bool:
        return not self.problems and not self.open


def read(rows: Sequence[Typed]) -> Draft:
    """What the rows say; empty ones say nothing."""
    scale: list[tuple[int, int]] = []
    problems: dict[int, str] = {}
    unfinished = []
    for at, row in enumerate(rows):
        texts = tuple(text.strip() for text in row)
        numbers = [read_whole(text, 0, MOST_NUMBER) for text in texts]
        if any(text and number is None for text, number in zip(texts, numbers, strict=True)):
            problems[at] = _translate("Scales", "A whole number from 0 to {most}, please.").format(
                most=MOST_NUMBER
            )
        elif (count := numbers[0]) is not None and scale and count <= scale[-1][0]:
            words = _translate("Scales", "{n} does not come after {before}: the rows go upwards.")
            problems[at] = words.format(n=count, before=scale[-1][0])
        elif count is not None and (stars := numbers[1]) is not None:
            scale.append((count, stars))
        elif any(texts):
            unfinished.append(at)
    return Draft(tuple(scale), problems, tuple(unfinished))


def celebrity_words(scale: Scale) -> str:
    """As in "0 to 8 Like Icons: 0 stars; 9 to 11: 2; 12 and more: 4."."""
    if not scale:
        return ""
    parts = [_translate("Scales", "below {n}: 0").format(n=scale[0][0])] if scale[0][0] else []
    for (count, stars), (later, _) in pairwise(scale):
        parts.append(f"{_span(count, later - 1)}: {stars}")
    count, stars = scale[-1]
    parts.append(_translate("Scales", "{n} and more: {stars}").format(n=count, stars=stars))
    return _translate("Scales", "Stars by Like Icons: {parts}.").format(parts="; ".join(parts))


def adventurer_words(scale: Scale, players: int) -> str:
    """As in "0 to 10: 20; 11 to 15: 9; more than 19: 0."."""
    if not scale:
        return ""
    limit, parts, least = adventurer_limit(players), [], 0
    for count, stars in scale:
        if least <= limit:
            parts.append(f"{_span(least, min(count, limit))}: {stars}")
        least = count + 1
    parts.append(_translate("Scales", "more than {n}: 0").format(n=min(scale[-1][0], limit)))
    return _translate("Scales", "Stars by completed cards: {parts}.").format(parts="; ".join(parts))


def celebrity_oddities(scale: Scale | None) -> list[str]:
    """What is odd about it but may be so."""
    found = []
    # WS-SPEC-CEL-2: all that the text tells of the scale.
    for likes, stars in CELEBRITY_KNOWN.items():
        if scale and celebrity_stars(scale, likes) != stars:
            words = _translate("Scales", "The rulebook gives {stars} stars for {n} Like Icons.")
            found.append(words.format(stars=stars, n=likes))
    if any(after <= before for (_, before), (_, after) in pairwise(scale or ())):
        found.append(_translate("Scales", "More Like Icons give no more stars in one of the rows."))
    return found


def adventurer_oddities(scale: Scale | None, players: int) -> list[str]:
    """What is odd about it but may be so."""
    found, limit = [], adventurer_limit(players)
    # WS-SPEC-ADV-1: fewer cards give more.
    if any(after >= before for (_, before), (_, after) in pairwise(scale or ())):
        found.append(_translate("Scales", "More cards give no fewer stars in one of the rows."))
    # WS-SPEC-ADV-2, WS-SPEC-ADV-3
    if scale and scale[-1][0] > limit:
        words = _translate(
            "Scales", "With more than {n} completed cards there are no stars, whatever is told."
        )
        found.append(words.format(n=limit))
    return found


def _span(least: int, most: int) -> str:
    return (
        str(least)
        if least == most
        else _translate("Scales", "{n} to {most}").format(n=least, most=most)
    )
