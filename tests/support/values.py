"""Hypothesis strategies for any value of a game, read off its types; nonsense included."""

import types
from dataclasses import is_dataclass
from enum import Enum
from functools import cache
from typing import Any, Literal, NewType, Union, get_args, get_origin, get_type_hints

from hypothesis import strategies as st

_SIMPLE: dict[Any, st.SearchStrategy[Any]] = {
    int: st.integers(),
    str: st.text(max_size=20),
    bool: st.booleans(),
    types.NoneType: st.none(),
}


@cache
def values(kind: Any) -> st.SearchStrategy[Any]:  # noqa: ANN401 -- a type, or what is written like one
    """Values of `kind`: every field of a dataclass is filled, also those that have a default."""
    if kind in _SIMPLE:
        return _SIMPLE[kind]
    if isinstance(kind, NewType):
        return values(kind.__supertype__)
    if get_origin(kind) is not None:
        return _composed(get_origin(kind), get_args(kind))
    if isinstance(kind, type) and is_dataclass(kind):
        hints = get_type_hints(kind)
        return st.builds(kind, **{name: values(hint) for name, hint in hints.items()})
    if issubclass(kind, Enum):
        return st.sampled_from(kind)
    raise TypeError(f"no values of {kind}")


def _composed(origin: Any, parts: tuple[Any, ...]) -> st.SearchStrategy[Any]:  # noqa: ANN401
    if origin is Literal:
        return st.sampled_from(parts)
    if origin in (Union, types.UnionType):
        return st.one_of([values(part) for part in parts])
    if origin is tuple and parts[-1] is Ellipsis:
        return st.lists(values(parts[0]), max_size=3).map(tuple)
    if origin is tuple:
        return st.tuples(*[values(part) for part in parts])
    raise TypeError(f"no values of {origin}")
