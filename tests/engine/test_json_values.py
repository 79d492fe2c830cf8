"""Dataclasses to JSON values and back, by their annotations alone."""

import json
import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Literal, NewType

import pytest

from serengeti_companion.engine.json_values import (
    MisfitError,
    by_kind,
    line_of,
    object_in,
    reader,
)

Weight = NewType("Weight", int)


class Colour(StrEnum):
    GREY = "grey"


@dataclass(frozen=True, slots=True, kw_only=True)
class Stone:
    kind: Literal["stone"] = "stone"
    weight: Weight
    colour: Colour | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Wall:
    kind: Literal["wall"] = "wall"
    stones: tuple[Stone, ...]
    at: tuple[int, str]
    sign: bool | str = ""


STONE = Stone(weight=Weight(3), colour=Colour.GREY)
WALL = Wall(stones=(STONE, Stone(weight=Weight(0))), at=(2, "é"), sign=True)
JSON = {
    "kind": "wall",
    "stones": [
        {"kind": "stone", "weight": 3, "colour": "grey"},
        {"kind": "stone", "weight": 0, "colour": None},
    ],
    "at": [2, "é"],
    "sign": True,
}


def test_a_value_becomes_json_and_the_same_value_again() -> None:
    assert json.loads(line_of(WALL)) == JSON
    assert line_of(STONE) == '{"kind":"stone","weight":3,"colour":"grey"}'
    assert reader(Wall)(JSON) == WALL
    assert by_kind(Stone | Wall)(JSON) == WALL
    assert type(reader(Wall)(JSON).stones[0].colour) is Colour


def test_what_has_a_default_may_be_left_out() -> None:
    assert reader(Stone)({"weight": 1}) == Stone(weight=Weight(1))


@pytest.mark.parametrize(
    ("kind", "value", "place", "reason"),
    [
        (Stone, [], (), "must be an object"),
        (Stone, {}, ("weight",), "is missing"),
        (Stone, {"weight": 1, "size": 2}, ("size",), "is not known here"),
        (Stone, {"weight": True}, ("weight",), "must be a whole number"),
        (Stone, {"weight": 1.0}, ("weight",), "must be a whole number"),
        (Stone, {"weight": 1, "kind": "wall"}, ("kind",), "is none of the words"),
        (Stone, {"weight": 1, "colour": "blue"}, ("colour",), "is none of the words"),
        (Wall, JSON | {"stones": {}}, ("stones",), "must be a list"),
        (Wall, JSON | {"stones": [{}]}, ("stones", 0, "weight"), "is missing"),
        (Wall, JSON | {"at": [1]}, ("at",), "must be a list of 2"),
        (Wall, JSON | {"at": [1, 2]}, ("at", 1), "must be a text"),
        (Wall, JSON | {"at": [1, "\ud800"]}, ("at", 1), "must be a text of whole characters"),
        (Wall, JSON | {"sign": 1}, ("sign",), "must be true or false"),
        (type(None), 0, (), "must be null"),
    ],
)
def test_what_does_not_fit_to_the_letter_is_refused(
    kind: Any,  # noqa: ANN401 -- a type
    value: object,
    place: tuple[str | int, ...],
    reason: str,
) -> None:
    with pytest.raises(MisfitError, match=re.escape(reason)) as caught:
        reader(kind)(value)
    assert caught.value.place == place


@pytest.mark.parametrize("value", [None, {}, {"kind": 1}, {"kind": "house"}])
def test_a_value_of_no_known_kind_is_refused(value: object) -> None:
    with pytest.raises(MisfitError):
        by_kind(Stone | Wall)(value)


def test_a_type_without_a_form_in_json_is_a_mistake_of_ours() -> None:
    with pytest.raises(TypeError):
        reader(set[int])

    with pytest.raises(TypeError):
        line_of({1})


@pytest.mark.parametrize("text", ["", "{", "[]", "3", "null", '{"a": 1} {}', "[" * 100_000])
def test_a_text_that_is_no_object_tells_nothing(text: str) -> None:
    assert object_in(text) is None


def test_an_object_in_a_text_is_read() -> None:
    assert object_in('{"a": [1]}') == {"a": [1]}
