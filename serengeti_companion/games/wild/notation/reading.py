"""What every one-line notation is read with: parts of a line that know their place."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TypeVar

from serengeti_companion.engine.legible import shown
from serengeti_companion.engine.texts import Text, say

LONGEST = 1000
"""Characters of one line."""

MOST_NUMBER = 999

UNKNOWN = "?"
NONE = "-"

_WHOLE_NUMBER = re.compile("0|[1-9][0-9]{0,2}")
_NOT_ONE_SPACE = re.compile(r"^ | $|  |[^\S ]")

_Meaning = TypeVar("_Meaning")


class NotationError(ValueError):
    """A text that does not follow the notation; `str()` is a whole sentence with the place.

    `position` counts characters from 0; `expected` holds the words that could stand there, none
    where no short list exists.
    """

    def __init__(self, message: Text, position: int, expected: Iterable[str] = ()) -> None:
        super().__init__(str(message))
        self.message = message
        self.position = position
        self.expected = tuple(expected)


@dataclass(frozen=True, slots=True)
class Part:
    """A stretch of a line and where in the line it begins."""

    text: str
    start: int = 0

    def split(self, separator: str) -> list["Part"]:
        parts, start = [], self.start
        for text in self.text.split(separator):
            parts.append(Part(text, start))
            start += len(text) + len(separator)
        return parts

    def cut(self, separator: str) -> tuple["Part", "Part"]:
        """What stands before and behind the first separator; without one the second is empty."""
        before, found, behind = self.text.partition(separator)
        return Part(before, self.start), Part(behind, self.start + len(before) + len(found))

    def wrong(self, message: Text, expected: Iterable[str] = ()) -> NotationError:
        """The error to raise; the message may use {found} and {place} (counted from 1)."""
        here: tuple[tuple[str, str | int], ...] = (
            ("found", shown(self.text)),
            ("place", self.start + 1),
        )
        return NotationError(Text(message.source, message.values + here), self.start, expected)


def whole(line: str) -> Part:
    """The line, once it is known to be short and evenly spaced."""
    if len(line) > LONGEST:
        raise NotationError(
            say(
                "This line has {n} characters; at most {most} are read.", n=len(line), most=LONGEST
            ),
            LONGEST,
        )
    if uneven := _NOT_ONE_SPACE.search(line):
        raise Part("", uneven.end() - 1).wrong(
            say("Words are separated by one plain space; look at character {place}.")
        )
    return Part(line)


def head_and_body(line: Part, example: str) -> tuple[Part, Part]:
    """What stands before and behind the first ": "."""
    if ": " not in line.text:
        raise line.wrong(
            say('At character {place} a beginning like "{example}" is missing.', example=example)
        )
    return line.cut(": ")


def number(part: Part, lowest: int) -> int:
    """A whole number from `lowest` to 999, as it would be written again."""
    if not _WHOLE_NUMBER.fullmatch(part.text) or int(part.text) < lowest:
        raise part.wrong(
            say(
                '"{found}" at character {place} is not a whole number from {low} to {high}.',
                low=lowest,
                high=MOST_NUMBER,
            )
        )
    return int(part.text)


def word(part: Part, meanings: Mapping[str, _Meaning], kind: Text) -> _Meaning:
    """What the word means; `kind` says in the refusal what was looked for: "a scene type"."""
    if part.text not in meanings:
        raise part.wrong(say('"{found}" at character {place} is not {kind}.', kind=kind), meanings)
    return meanings[part.text]


def no_more_than(most: int, parts: list[Part], message: Text) -> list[Part]:
    """The parts, unless there are more of them than `most`; the message may use {most}."""
    if len(parts) > most:
        raise parts[most].wrong(Text(message.source, (*message.values, ("most", most))))
    return parts


def all_different(parts: list[Part], meanings: Iterable[object], message: Text) -> None:
    """Refuse the first part whose meaning an earlier part has already."""
    seen: set[object] = set()
    for part, meaning in zip(parts, meanings, strict=True):
        if meaning in seen:
            raise part.wrong(message)
        seen.add(meaning)
