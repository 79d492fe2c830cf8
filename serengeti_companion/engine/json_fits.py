"""Whether a value is to the letter what its annotations say.

`json_values` reads the line of such a value back as the same value; to look is less work than to
read.
"""

import types
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from operator import attrgetter
from typing import Any, Literal, NewType, Union, get_args, get_origin, get_type_hints

Fits = Callable[[object], bool]


@cache
def fits(kind: Any) -> Fits:  # noqa: ANN401 -- a type, or what is written like one
    """What tells whether a value is of `kind`, down to its last part."""
    if kind in _SIMPLE:
        return _SIMPLE[kind]
    if isinstance(kind, NewType):
        return fits(kind.__supertype__)
    if isinstance(kind, type) and is_dataclass(kind):
        return _object(kind)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return _exactly(kind)
    return _composed(get_origin(kind), get_args(kind))


def fits_one_of(union: Any) -> Fits:  # noqa: ANN401 -- as above
    """The same for one of several dataclasses, told apart by their class."""
    known = {each: fits(each) for each in get_args(union) or (union,)}

    def look(value: object) -> bool:
        found = known.get(type(value))
        return found is not None and found(value)

    return look


def many_fit(one: Fits) -> Fits:
    """The same for a tuple of any length."""

    def look(value: object) -> bool:
        if type(value) is not tuple:
            return False
        for each in value:  # noqa: SIM110 -- a generator for each short tuple costs more than to look
            if not one(each):
                return False
        return True

    return look


def _object(kind: type) -> Fits:
    parts: list[Fits] = []
    names = tuple(field.name for field in fields(kind))
    first = attrgetter(*names) if names else None

    def look(value: object) -> bool:
        if type(value) is not kind:
            return False
        if first is None:
            return True
        if not parts:  # looked at when the first value comes
            hints = get_type_hints(kind)
            parts.extend(fits(hints[name]) for name in names)
        if len(names) == 1:
            return parts[0](first(value))
        for part, each in zip(parts, first(value), strict=True):  # noqa: SIM110 -- as above
            if not part(each):
                return False
        return True

    return look


def _composed(origin: Any, parts: tuple[Any, ...]) -> Fits:  # noqa: ANN401 -- as above
    if origin is Literal:
        words = {(type(part), part) for part in parts}  # a plain text, or a member of a StrEnum
        return lambda value: isinstance(value, str) and (type(value), value) in words
    if origin in (Union, types.UnionType):
        return _any_fits(tuple(fits(part) for part in parts))
    if origin is tuple and parts[-1] is Ellipsis:
        return many_fit(fits(parts[0]))
    if origin is tuple:
        return _row(tuple(fits(part) for part in parts))
    raise TypeError(f"{origin} has no form in JSON here")


def _any_fits(kinds: tuple[Fits, ...]) -> Fits:
    return lambda value: any(one(value) for one in kinds)


def _row(kinds: tuple[Fits, ...]) -> Fits:
    def look(value: object) -> bool:
        if type(value) is not tuple or len(value) != len(kinds):
            return False
        return all(one(each) for one, each in zip(kinds, value, strict=True))

    return look


def _exactly(kind: type) -> Fits:
    return lambda value: type(value) is kind


def _text(value: object) -> bool:
    if type(value) is not str:
        return False
    # Half a character: no file could hold it.
    return value.isascii() or not any("\ud800" <= letter <= "\udfff" for letter in value)


_SIMPLE: dict[Any, Fits] = {
    str: _text,
    int: _exactly(int),
    bool: _exactly(bool),
    types.NoneType: _exactly(types.NoneType),
}
