"""Words longer than a narrow column is wide: a name may be forty letters without a space."""

import re

_LONG = re.compile(r"\w{17,}")
_ENDLESS = re.compile(r"[^\s/\\-]{60,}")
_PIECE = re.compile(r"(.{12})(?=.)")


def breakable(words: str) -> str:
    """The same to the eye; a very long word may go on in the next line."""
    return _LONG.sub(_in_pieces, words)


def breakable_path(words: str) -> str:
    """As `breakable`, for lines as wide as a window; a path breaks at its slashes by itself."""
    return _ENDLESS.sub(_in_pieces, words)


def _in_pieces(found: re.Match[str]) -> str:
    return _PIECE.sub("\\1\N{ZERO WIDTH SPACE}", found[0])
