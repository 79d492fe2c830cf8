"""What is said about the pieces of a copy that is being taken in."""

import re
from difflib import SequenceMatcher

from PySide6.QtCore import QCoreApplication

from serengeti_companion.games.wild.differences import Relation
from serengeti_companion.games.wild.parts import Lines
from serengeti_companion.ui.copy.marked_text import Span

_WORDS = re.compile(r"\S+")
_GROUND = re.compile(r"[gwar?]{7}")  # a row of the Map


def relation_words(relation: Relation) -> str:
    """How a piece of theirs stands to mine."""
    words = QCoreApplication.translate
    return {
        Relation.NEW: words("TransferRows", "new"),
        Relation.CHANGED: words("TransferRows", "tells more"),
        Relation.CONFLICT: words("TransferRows", "in conflict"),
        Relation.SAME: words("TransferRows", "the same"),
    }[relation]


def nothing_told() -> str:
    """What stands in the place of a piece that mine does not tell of."""
    return QCoreApplication.translate("TransferRows", "nothing told")


def different(mine: Lines, theirs: Lines) -> tuple[list[Span], list[Span]]:
    """Where the one says something else than the other: places in its lines, joined by line ends.

    Lines are held against each other one by one where there are as many of them.
    """
    if len(mine) != len(theirs):
        return _different_words("\n".join(mine), "\n".join(theirs))
    here: list[Span] = []
    there: list[Span] = []
    at_mine = at_theirs = 0
    for own, other in zip(mine, theirs, strict=True):
        ground = _GROUND.fullmatch(own) and _GROUND.fullmatch(other)
        spans = (_different_letters if ground else _different_words)(own, other)
        here += [(at_mine + start, at_mine + end) for start, end in spans[0]]
        there += [(at_theirs + start, at_theirs + end) for start, end in spans[1]]
        at_mine += len(own) + 1
        at_theirs += len(other) + 1
    return here, there


def _different_letters(mine: str, theirs: str) -> tuple[list[Span], list[Span]]:
    pairs = enumerate(zip(mine, theirs, strict=True))
    spans = [(at, at + 1) for at, (own, other) in pairs if own != other]
    return spans, spans


def _different_words(mine: str, theirs: str) -> tuple[list[Span], list[Span]]:
    ours, others = list(_WORDS.finditer(mine)), list(_WORDS.finditer(theirs))
    matcher = SequenceMatcher(None, [f.group() for f in ours], [f.group() for f in others], False)
    here: list[Span] = []
    there: list[Span] = []
    for tag, from_mine, to_mine, from_theirs, to_theirs in matcher.get_opcodes():
        if tag != "equal":
            here += [found.span() for found in ours[from_mine:to_mine]]
            there += [found.span() for found in others[from_theirs:to_theirs]]
    return here, there
