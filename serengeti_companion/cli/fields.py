"""Strict reading of one JSON object: every problem is noted, each with its field."""

import json
import unicodedata
from collections.abc import Collection, Iterable
from dataclasses import dataclass

from serengeti_companion.engine.legible import shown

MOST = 999
"""The largest number where nothing else is said."""

LONGEST_NAME = 100

_KINDS = {
    dict: "an object",
    list: "a list",
    str: "a text",
    bool: "true or false",
    int: "a number",
    float: "a number",
    type(None): "null",
}


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing wrong with an input: the clause it breaks or the field it is about."""

    where: str
    sentence: str

    def __str__(self) -> str:
        return f"{self.where}: {self.sentence}"


class RefusedError(ValueError):
    """An input that does not validate or breaks a rule."""

    def __init__(self, *problems: Problem) -> None:
        super().__init__(" ".join(map(str, problems)))
        self.problems = problems


class Fields:
    """The fields of one JSON object.

    What is missing or wrong is noted and answered with a stand-in, so that reading can go on and
    find the next problem; `finish` raises RefusedError if there was any. An optional field may
    also be null.
    """

    def __init__(
        self, value: object, path: str = "", problems: list[Problem] | None = None
    ) -> None:
        self._path = path
        self._problems: list[Problem] = [] if problems is None else problems
        self._asked: set[str] = set()
        self._children: list[Fields] = []
        # Of something that is no object no field is missed.
        self._is_object = isinstance(value, dict)
        self._values: dict[str, object] = value if isinstance(value, dict) else {}
        if not self._is_object:
            sentence = f"This must be an object in braces, not {_kind(value)}."
            self._problems.append(Problem(path or "JSON", sentence))

    def __contains__(self, key: str) -> bool:
        """Whether the key is there and not null."""
        return self._values.get(key) is not None

    def place(self, key: str) -> str:
        """How a field of this object is named to the user."""
        return f"{self._path}.{shown(key)}" if self._path else shown(key)

    def wrong(self, key: str, sentence: str) -> None:
        self._problems.append(Problem(self.place(key), sentence))

    def broken(self, clause: str, sentence: str) -> None:
        """Note a broken clause of the rules."""
        self._problems.append(Problem(clause, sentence))

    def whole(
        self, key: str, *, least: int = 0, most: int = MOST, default: int | None = None
    ) -> int:
        """A whole number in the range; required unless there is a default."""
        value = self._take(key, required=default is None)
        if value is None:
            return least if default is None else default
        return self._whole(key, value, least, most)

    def optional_whole(self, key: str, *, least: int = 0, most: int = MOST) -> int | None:
        """A whole number in the range, None if it is left out."""
        value = self._take(key, required=False)
        return None if value is None else self._whole(key, value, least, most)

    def _whole(self, key: str, value: object, least: int, most: int) -> int:
        # `True` is an int in Python, and is none here.
        if type(value) is int and least <= value <= most:
            return value
        self.wrong(key, f"{quoted(value)} is not a whole number from {least} to {most}.")
        return least

    def word(self, key: str, words: Collection[str]) -> str:
        """One of the words; required."""
        value = self._take(key, required=True)
        if isinstance(value, str) and value in words:
            return value
        if value is not None:
            self.wrong(key, f"{quoted(value)} is not one of: {', '.join(words)}.")
        return next(iter(words))

    def holds(self, key: str, words: Collection[str]) -> bool:
        """Whether one of the words stands there; nothing is noted."""
        value = self._values.get(key)
        return isinstance(value, str) and value in words

    def decisive_word(self, key: str, words: Collection[str]) -> str:
        """One of the words, without which nothing else can be judged: raises RefusedError."""
        word = self.word(key, words)
        if self._problems:
            raise RefusedError(*self._problems)
        return word

    def flag(self, key: str) -> bool:
        value = self._take(key, required=True)
        if value is not None and not isinstance(value, bool):
            self.wrong(key, f"{quoted(value)} is neither true nor false.")
        return value is True

    def name(self, key: str) -> str:
        """A name that can be read; required."""
        value = self._take(key, required=True)
        return self._readable(key, value) if value is not None else ""

    def optional_name(self, key: str) -> str | None:
        value = self._take(key, required=False)
        return None if value is None else self._readable(key, value)

    def _readable(self, key: str, value: object) -> str:
        if isinstance(value, str) and not (fault := fault_of_name(value)):
            return value
        self.wrong(key, fault if isinstance(value, str) else f"{quoted(value)} is not a text.")
        return ""

    def fields(self, key: str) -> "Fields":
        """An object inside this one; required."""
        value = self._take(key, required=True)
        return self._inside(key, {} if value is None else value)

    def optional_fields(self, key: str) -> "Fields":
        """An object inside this one, empty if it is left out."""
        value = self._take(key, required=False)
        return self._inside(key, {} if value is None else value)

    def _inside(self, key: str, value: object) -> "Fields":
        inside = Fields(value, self.place(key), self._problems)
        self._children.append(inside)
        return inside

    def texts(self, key: str) -> list[str]:
        """A list of texts; required."""
        return self._texts(key, self._take(key, required=True)) or []

    def optional_texts(self, key: str) -> list[str] | None:
        """A list of texts, None if it is left out or not one of texts."""
        value = self._take(key, required=False)
        return None if value is None else self._texts(key, value)

    def _texts(self, key: str, value: object) -> list[str] | None:
        values = self._list(key, value)
        texts = [text for text in values if isinstance(text, str)]
        if len(texts) == len(values):
            return texts
        for number, text in enumerate(values):
            if not isinstance(text, str):
                self.wrong(f"{key}[{number}]", f"{quoted(text)} is not a text.")
        return None

    def rows(self, key: str) -> list["Fields"]:
        """The objects of a list; required."""
        values = self._list(key, self._take(key, required=True))
        return [self._inside(f"{key}[{number}]", value) for number, value in enumerate(values)]

    def wholes(self, key: str, *, least: int = 0, most: int = MOST) -> tuple[int, ...]:
        """A list of whole numbers in the range; required."""
        values = self._list(key, self._take(key, required=True))
        return tuple(
            self._whole(f"{key}[{number}]", value, least, most)
            for number, value in enumerate(values)
        )

    def values(self, key: str) -> list[object]:
        """A list of anything, which the caller looks through; required."""
        return self._list(key, self._take(key, required=True))

    def _list(self, key: str, value: object) -> list[object]:
        if isinstance(value, list):
            return value
        if value is not None:
            self.wrong(key, f"This must be a list in brackets, not {_kind(value)}.")
        return []

    def names(self) -> tuple[str, ...]:
        """All keys of an object whose keys are names; each is read like a field then."""
        return tuple(self._values)

    def items(self) -> Iterable[tuple[str, object]]:
        """All fields of an object whose keys are not known beforehand."""
        self._asked.update(self._values)
        return self._values.items()

    def _take(self, key: str, *, required: bool) -> object:
        self._asked.add(key)
        value = self._values.get(key)
        if value is None and required and self._is_object:
            self.wrong(key, "This must be given.")
        return value

    def finish(self) -> None:
        """Raise RefusedError with every problem, keys that nobody asked for included."""
        self.refuse_unasked()
        if self._problems:
            raise RefusedError(*self._problems)

    def refuse_unasked(self) -> None:
        """Note the keys that nobody asked for, here and in the objects inside."""
        for key in self._values:
            if key not in self._asked:
                known = ", ".join(sorted(self._asked))
                self.wrong(key, f"There is no such key here; these are known: {known}.")
        for inside in self._children:
            inside.refuse_unasked()


def fault_of_name(name: str) -> str:
    """What is wrong with a name, "" if nothing is."""
    if not name.strip():
        return "A name must not be blank."
    if len(name) > LONGEST_NAME:
        return f"A name has at most {LONGEST_NAME} characters, not {len(name)}."
    # Control characters and halves of a character; joiners of emoji and writing directions pass.
    if any(unicodedata.category(letter) in {"Cc", "Cs", "Zl", "Zp"} for letter in name):
        return f"{quoted(name)} holds a character that cannot be shown."
    return ""


def _kind(value: object) -> str:
    return _KINDS[type(value)]


def quoted(value: object) -> str:
    """A value as a sentence repeats it: on one line and not long."""
    if isinstance(value, dict | list):  # may be nested too deeply to be written
        return _kind(value).capitalize()
    if isinstance(value, int) and abs(value) >= TOO_BIG:
        return "A number of many digits"
    return shown(json.dumps(value, ensure_ascii=False))


TOO_BIG = 10**18
"""Whole numbers of more digits are read as this one, with their sign: none is in any range."""
