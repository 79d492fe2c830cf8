"""Words longer than a narrow column is wide: a name may be forty letters without a space."""

import re

_LONG = re.compile(r"\w{17,}")
_PIECE = re.compile(r"(.{12})(?=.)")


def breakable(words: str) -> str:
    """The same to the eye; a very long word may go on in the next line."""
    return _LONG.sub(lambda found: _PIECE.sub("\\1\N{ZERO WIDTH SPACE}", found[0]), words)
