"""Frozen dataclasses as JSON values and back, strictly, by nothing but their annotations.

A dataclass is an object with its fields in order, a tuple a list, an enumeration the value of its
member. What is read must fit to the letter: no unknown names, no number for a text, nothing missing
that has no default. Each kind is looked at when the first of it is read.
"""

import json
import types
from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from enum import Enum
from functools import cache
from itertools import repeat
from typing import Any, Literal, NewType, TypeVar, Union, get_args, get_origin, get_type_hints

Value = TypeVar("Value")
Json = Any
"""A JSON value as Python's own parser makes it."""
Kind = Any
"""A type, or what is written like one."""
Read = Callable[[Json], Any]


class MisfitError(ValueError):
    """A JSON value that is not what it should be; `place` are the names and numbers down to it."""

    def __init__(self, reason: str, place: tuple[str | int, ...] = ()) -> None:
        super().__init__(reason)
        self.reason = reason
        self.place = place

    def inside(self, step: str | int) -> "MisfitError":
        """The same, seen from outside."""
        return MisfitError(self.reason, (step, *self.place))


@cache
def reader(kind: Kind) -> Read:
    """What makes a value of `kind` out of a JSON value; it raises MisfitError."""
    if kind in _SIMPLE:
        return _SIMPLE[kind]
    if isinstance(kind, NewType):
        return reader(kind.__supertype__)
    if isinstance(kind, type) and is_dataclass(kind):
        return _Object(kind)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return _one_of({member.value: member for member in kind})
    return _composed(get_origin(kind), get_args(kind))


def by_kind(union: Kind) -> Read:
    """Reads one of several dataclasses, told apart by the value of their field `kind`."""
    readers = {name: reader(each) for each in get_args(union) or (union,) for name in _names(each)}

    def read(value: Json) -> object:
        if type(value) is not dict:
            raise MisfitError("must be an object")
        name = value.get("kind")
        found = readers.get(name) if type(name) is str else None
        if found is None:
            raise MisfitError("is of no kind that is known", ("kind",))
        return found(value)

    return read


def made_of(
    make: Callable[..., Value], parts: Mapping[str, Read], optional: frozenset[str]
) -> Read:
    """Reads an object of these parts and calls `make` with them."""
    needed = parts.keys() - optional

    def read(value: Json) -> Value:
        if type(value) is not dict:
            raise MisfitError("must be an object")
        try:
            found = {name: parts[name](part) for name, part in value.items()}
        except (KeyError, MisfitError):
            found = _placed(parts, value)
        if len(found) < len(parts) and not needed <= found.keys():
            raise MisfitError("is missing", (min(needed - found.keys()),))
        return make(**found)

    return read


def _placed(parts: Mapping[str, Read], value: dict[str, Json]) -> dict[str, Any]:
    """One by one, to tell which part does not fit."""
    found = {}
    for name, part in value.items():
        if name not in parts:
            raise MisfitError("is not known here", (name,))
        try:
            found[name] = parts[name](part)
        except MisfitError as misfit:
            raise misfit.inside(name) from None
    return found


def many(read_one: Read) -> Read:
    """Reads a list of any length into a tuple."""

    def read(value: Json) -> tuple[Any, ...]:
        if type(value) is not list:
            raise MisfitError("must be a list")
        return _each(repeat(read_one), value)

    return read


def line_of(value: object) -> str:
    """One line of JSON; raises ValueError and TypeError for what has no form in it."""
    return _ENCODER.encode(value)


def object_in(text: str) -> dict[str, Json] | None:
    """The JSON object that is written there; None where nothing is, or something else."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) else None


def _fields(value: object) -> dict[str, object]:
    """What the encoder, which knows tuples and words, is to write for a dataclass."""
    if not is_dataclass(value):
        raise TypeError(f"{value!r} has no form in JSON here")
    return {name: getattr(value, name) for name in value.__dataclass_fields__}


_ENCODER = json.JSONEncoder(
    ensure_ascii=False, allow_nan=False, separators=(",", ":"), default=_fields
)


class _Object:
    """Reads a dataclass; its fields are looked at when the first is read."""

    def __init__(self, kind: Kind) -> None:
        self._kind = kind
        self._read: Read | None = None

    def __call__(self, value: Json) -> object:
        if self._read is None:
            hints = get_type_hints(self._kind)
            self._read = made_of(
                self._kind,
                {field.name: reader(hints[field.name]) for field in fields(self._kind)},
                frozenset(field.name for field in fields(self._kind) if _has_default(field)),
            )
        return self._read(value)


def _has_default(field: Field[Any]) -> bool:
    return field.default is not MISSING or field.default_factory is not MISSING


def _names(kind: Kind) -> tuple[str, ...]:
    return get_args(get_type_hints(kind)["kind"])


def _composed(origin: Kind, parts: tuple[Kind, ...]) -> Read:
    if origin is Literal:
        return _one_of({part: part for part in parts})
    if origin in (Union, types.UnionType):
        there = tuple(reader(part) for part in parts if part is not types.NoneType)
        found = there[0] if len(there) == 1 else _first_of(there)
        return _or_null(found) if types.NoneType in parts else found
    if origin is tuple and parts[-1] is Ellipsis:
        return many(reader(parts[0]))
    if origin is tuple:
        return _row(tuple(reader(part) for part in parts))
    raise TypeError(f"{origin} has no form in JSON here")


def _one_of(allowed: Mapping[str, object]) -> Read:
    def read(value: Json) -> object:
        if type(value) is str and value in allowed:
            return allowed[value]
        raise MisfitError("is none of the words that may stand here")

    return read


def _or_null(read_one: Read) -> Read:
    def read(value: Json) -> object:
        return None if value is None else read_one(value)

    return read


def _first_of(readers: tuple[Read, ...]) -> Read:
    def read(value: Json) -> object:
        misfits = []
        for each in readers:
            try:
                return each(value)
            except MisfitError as misfit:
                misfits.append(misfit)
        # The one that came furthest was meant.
        raise max(misfits, key=lambda misfit: len(misfit.place))

    return read


def _row(readers: tuple[Read, ...]) -> Read:
    def read(value: Json) -> tuple[Any, ...]:
        if type(value) is not list or len(value) != len(readers):
            raise MisfitError(f"must be a list of {len(readers)}")
        return _each(readers, value)

    return read


def _each(readers: Iterable[Read], values: list[Json]) -> tuple[Any, ...]:
    found: list[Any] = []
    try:
        for read, value in zip(readers, values, strict=False):
            found.append(read(value))
    except MisfitError as misfit:
        raise misfit.inside(len(found)) from None
    return tuple(found)


def _exactly(kind: type, what: str) -> Read:
    def read(value: Json) -> object:
        if type(value) is not kind:
            raise MisfitError(f"must be {what}")
        return value

    return read


def _text(value: Json) -> str:
    if type(value) is not str:
        raise MisfitError("must be a text")
    # Half a character: no file could hold it.
    if not value.isascii() and any("\ud800" <= letter <= "\udfff" for letter in value):
        raise MisfitError("must be a text of whole characters")
    return value


_SIMPLE: dict[Kind, Read] = {
    str: _text,
    int: _exactly(int, "a whole number"),
    bool: _exactly(bool, "true or false"),
    types.NoneType: _exactly(types.NoneType, "null"),
}
