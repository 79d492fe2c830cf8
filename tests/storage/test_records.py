"""Values to JSON and back: the same value, and nothing that does not belong."""

import json
from dataclasses import dataclass, replace
from typing import Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support import toy
from support.values import values

from serengeti_companion.engine.game import Game
from serengeti_companion.engine.journal import Dropped, Played, Record, Redone, Undone
from serengeti_companion.storage.faults import StorageDefect, UnusableInput
from serengeti_companion.storage.records import Codec
from serengeti_companion.storage.upcasts import UPCASTS, VERSION, upcast

AT = "2026-11-30T19:05:00Z"
CODEC = Codec(toy.game())
TAKEN = toy.PebblesTaken(
    seat=toy.Seat(0), pebbles=toy.red().pebbles, places=(("A1", toy.Colour.GREY),)
)
PLAYED: Played[Any, Any] = Played(
    command=toy.red(), events=(TAKEN,), on_word=("TOY-2",), again=True, at=AT
)
LINE = (
    '{"type":"played","at":"2026-11-30T19:05:00Z",'
    '"command":{"kind":"take_pebbles","seat":0,"pebbles":[{"colour":"red","weight":3}]},'
    '"events":[{"kind":"pebbles_taken","seat":0,"pebbles":[{"colour":"red","weight":3}],'
    '"places":[["A1","grey"]]}],"on_word":["TOY-2"],"again":true}'
)

times = st.none() | st.datetimes().map(lambda time: time.strftime("%Y-%m-%dT%H:%M:%SZ").zfill(20))
records = st.one_of(
    st.builds(
        Played,
        command=values(toy.Command),
        events=st.lists(values(toy.Event), max_size=4).map(tuple),
        on_word=st.lists(st.text(max_size=9), max_size=3).map(tuple),
        again=st.booleans(),
        for_next=st.booleans(),
        at=times,
    ),
    st.builds(Undone, at=times),
    st.builds(Redone, at=times),
    st.builds(Dropped, count=st.integers(1, 99), at=times),
)


@given(records)
def test_every_record_is_read_back_as_the_same_value(record: Record[Any, Any]) -> None:
    line = CODEC.write_record(record)
    assert "\n" not in line
    assert CODEC.read_record(line) == record
    assert CODEC.write_record(CODEC.read_record(line)) == line


@given(values(toy.ToyOptions), st.lists(st.text()).map(tuple))
def test_options_and_components_are_read_back_as_the_same_values(
    options: toy.ToyOptions, components: tuple[str, ...]
) -> None:
    assert CODEC.read_options(CODEC.write_options(options)) == options
    assert CODEC.read_components(CODEC.write_components(components)) == components


@pytest.mark.parametrize(
    ("record", "line"),
    [
        (PLAYED, LINE),
        (Undone(at=AT), '{"type":"undone","at":"2026-11-30T19:05:00Z"}'),
        (Redone(), '{"type":"redone","at":null}'),
        (Dropped(count=2), '{"type":"dropped","at":null,"count":2}'),
    ],
)
def test_the_names_in_a_record_are_a_promise(record: Record[Any, Any], line: str) -> None:
    assert CODEC.write_record(record) == line
    assert CODEC.read_record(line) == record


def test_types_come_back_as_they_were() -> None:
    played = CODEC.read_record(LINE)
    assert isinstance(played, Played)
    (event,) = played.events
    assert type(event.places[0][1]) is toy.Colour
    assert type(event.pebbles) is tuple


def test_what_has_a_default_may_be_left_out() -> None:
    short = json.loads(LINE)
    del short["on_word"], short["again"], short["events"][0]["places"]
    played = CODEC.read_record(json.dumps(short))
    assert played == replace(PLAYED, on_word=(), again=False, events=(replace(TAKEN, places=()),))


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ('"seat":0', '"seat":0,"speed":9', "speed"),
        ('"weight":3', '"weight":3,"size":1', "size"),
        ('"again":true', '"again":true,"x":1', "x"),
        ('"seat":0', '"seat":"0"', "seat"),
        ('"seat":0', '"seat":0.0', "seat"),
        ('"seat":0', '"seat":false', "seat"),
        ('"seat":0', '"seat":null', "seat"),
        ('"seat":0,', "", "seat"),
        ('"red"', '"blue"', "colour"),
        ('"again":true', '"again":1', "again"),
        ('"take_pebbles"', '"eat_pebbles"', "command"),
        ('"kind":"take_pebbles",', "", "command"),
        ('"events":[', '"events":[[],', "events"),
        ('"type":"played"', '"type":"eaten"', ""),
        (AT, "yesterday", "at"),
        ('"at":"2026-11-30T19:05:00Z",', "", "at"),
        ("}", "", ""),
    ],
)
def test_what_does_not_fit_is_refused_and_its_place_named(old: str, new: str, place: str) -> None:
    with pytest.raises(UnusableInput) as caught:
        CODEC.read_record(LINE.replace(old, new, 1) if old != "}" else LINE[:-9])
    assert place in caught.value.place
    assert len(str(caught.value)) < 400


@pytest.mark.parametrize("line", [b"", b"\xff\xfe", b"null", b"[]", b"{}", b"[" * 9999])
def test_garbage_is_refused(line: bytes) -> None:
    with pytest.raises(UnusableInput):
        CODEC.read_record(line)
    with pytest.raises(UnusableInput):
        CODEC.read_options(line)


@pytest.mark.parametrize("line", ["", "null", "{}", "[1", '{"places": null}'])
def test_components_that_the_game_does_not_take_are_refused(line: str) -> None:
    with pytest.raises(UnusableInput):
        CODEC.read_components(line)


@pytest.mark.parametrize(
    "record",
    [
        replace(PLAYED, command="take a red one"),
        replace(PLAYED, command=toy.TakePebbles(seat="Ann", pebbles=())),  # type: ignore[arg-type]
        replace(PLAYED, events=(toy.OPTIONS,)),
        replace(PLAYED, at="yesterday"),
        replace(PLAYED, command=toy.CorrectPebbles(seat=toy.Seat(0), value=1, reason="\ud800")),
        Dropped(count=0),
    ],
)
def test_what_could_not_be_read_back_is_never_written(record: Record[Any, Any]) -> None:
    with pytest.raises(StorageDefect):
        CODEC.write_record(record)


def test_options_and_components_that_could_not_be_read_back_are_never_written() -> None:
    with pytest.raises(StorageDefect):
        CODEC.write_options(replace(toy.OPTIONS, heap="ten"))  # type: ignore[arg-type]
    with pytest.raises(StorageDefect):
        CODEC.write_components([1, 2])


def test_today_there_is_one_step_less_than_versions() -> None:
    assert len(UPCASTS) + 1 == VERSION


def test_an_old_form_goes_through_every_step_to_today() -> None:
    def first(game: str, part: str, value: Any) -> Any:  # noqa: ANN401
        return {**value, "steps": [*value.get("steps", ()), (1, game, part)]}

    def second(game: str, part: str, value: Any) -> Any:  # noqa: ANN401
        return {**value, "steps": [*value.get("steps", ()), (2, game, part)]}

    steps = (first, second)
    assert upcast("toy", "record", {}, 1, steps)["steps"] == [
        (1, "toy", "record"),
        (2, "toy", "record"),
    ]
    assert upcast("toy", "options", {}, 2, steps)["steps"] == [(2, "toy", "options")]
    assert upcast("toy", "record", {}, 3, steps) == {}


def test_a_record_of_an_old_version_is_read_in_todays_form(monkeypatch: pytest.MonkeyPatch) -> None:
    def rename(_game: str, _part: str, value: Any, _version: int) -> Any:  # noqa: ANN401
        return {**value, "type": {"taken": "played"}.get(value["type"], value["type"])}

    monkeypatch.setattr("serengeti_companion.storage.records.upcast", rename)
    old = LINE.replace('"type":"played"', '"type":"taken"')
    assert CODEC.read_record(old, version=0) == PLAYED
    with pytest.raises(UnusableInput):
        CODEC.read_record(old)


@dataclass(frozen=True, slots=True, kw_only=True)
class Loud:
    kind: Literal["loud"] = "loud"
    word: str | bool


def test_two_games_do_not_read_each_other() -> None:
    other: Game = replace(toy.game(), commands=Loud | toy.CorrectPebbles)
    line = Codec(other).write_record(Played(command=Loud(word=True), events=()))
    assert Codec(other).read_record(line) == Played(command=Loud(word=True), events=())
    with pytest.raises(UnusableInput):
        CODEC.read_record(line)
