"""Sentences of the Qt-free core: English source plus values, so that a window can translate them.

`say` is also the marker that the translation tools collect; its first argument is a literal.
"""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module

_ISOLATE, _END = "\u2068", "\u2069"


@dataclass(frozen=True, slots=True)
class Text:
    """A sentence with named holes; `str()` gives the English."""

    source: str
    values: tuple[tuple[str, "str | int | Text"], ...] = ()

    def __str__(self) -> str:
        return self.translated(lambda source: source)

    def translated(self, translate: Callable[[str], str]) -> str:
        """The sentence with its source, and every Text inside it, put through `translate`."""
        filled = {name: _filled(value, translate) for name, value in self.values}
        return translate(self.source).format(**filled)


def _filled(value: "str | int | Text", translate: Callable[[str], str]) -> str | int:
    if isinstance(value, Text):
        return value.translated(translate)
    return isolated(value) if isinstance(value, str) else value


def isolated(words: str) -> str:
    """`words` so that a name written from right to left does not turn the sentence round it."""
    if words.isascii():
        return words
    way = import_module("unicodedata").bidirectional
    turns = any(way(letter) in {"R", "AL"} for letter in words)
    return f"{_ISOLATE}{words}{_END}" if turns else words


def say(source: str, /, **values: "str | int | Text") -> Text:
    """A translatable sentence; `source` holds a `{name}` for each value."""
    return Text(source, tuple(values.items()))


def count(number: int, one: str, many: str, /, **values: "str | int | Text") -> Text:
    """`one` for exactly 1, else `many`; both may use `{n}`."""
    return say(one if number == 1 else many, n=number, **values)
