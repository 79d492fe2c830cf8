"""What pydantic judges and what the program reads by itself: the same is taken and refused."""

import copy
import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support import toy
from support.values import values

from serengeti_companion.engine.game import Game
from serengeti_companion.engine.journal import Dropped, Played, Record, Undone
from serengeti_companion.games import catalogue
from serengeti_companion.games.wild import components
from serengeti_companion.games.wild.packs import practice_set, rulebook_examples
from serengeti_companion.games.wild.written import ComponentsError, as_json, restored
from serengeti_companion.storage.faults import UnusableInput
from serengeti_companion.storage.foreign import ForeignCodec
from serengeti_companion.storage.records import Codec

GAMES = [toy.game(), *(listed.load() for listed in catalogue.KNOWN)]
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)

AT = "2026-11-30T19:05:00Z"
REFUSED = "refused"
SPOILING: list[Any] = [None, True, 0, -1, 1.5, "", "x", "\ud800", [], [[]], {}, {"kind": "x"}]


def records(game: Game) -> st.SearchStrategy[Record[Any, Any]]:
    played = st.builds(
        Played,
        command=values(game.commands),
        events=st.lists(values(game.events), max_size=3).map(tuple),
        on_word=st.lists(st.text(max_size=9), max_size=2).map(tuple),
        again=st.booleans(),
        for_next=st.booleans(),
        at=st.sampled_from([None, AT]),
    )
    return played | st.sampled_from([Undone(at=AT), Dropped(count=3)])


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:  # noqa: ANN401
    """The way to every value inside."""
    inside: Any = ()
    if isinstance(value, dict):
        inside = value.items()
    elif isinstance(value, list):
        inside = enumerate(value)
    for step, part in inside:
        yield (*path, step)
        yield from places(part, (*path, step))


def spoiled(data: st.DataObject, value: Any) -> Any:  # noqa: ANN401 -- a JSON value
    """The JSON value with something in it changed, taken away or put in."""
    value = copy.deepcopy(value)
    *way, last = data.draw(st.sampled_from(list(places(value))))
    holder = value
    for step in way:
        holder = holder[step]
    match data.draw(st.sampled_from(["change", "take away", "put in"])):
        case "change":
            holder[last] = data.draw(st.sampled_from(SPOILING))
        case "take away":
            del holder[last]
        case _ if isinstance(holder, dict):
            holder["speed"] = 1
        case _:
            holder.append(data.draw(st.sampled_from(SPOILING)))
    return value


def answer(read: Any, line: str) -> Any:  # noqa: ANN401 -- a bound method of a codec, its answer
    try:
        return read(line)
    except UnusableInput:
        return REFUSED


@each_game
@given(data=st.data())
def test_what_is_written_is_read_alike(game: Game, data: st.DataObject) -> None:
    record = data.draw(records(game))
    line = Codec(game).write_record(record)
    assert Codec(game).read_record(line) == ForeignCodec(game).read_record(line) == record
    options = data.draw(values(game.options))
    line = Codec(game).write_options(options)
    assert Codec(game).read_options(line) == ForeignCodec(game).read_options(line) == options


@each_game
@given(data=st.data())
def test_what_is_spoiled_is_refused_by_both_or_by_none(game: Game, data: st.DataObject) -> None:
    own, foreign = Codec(game), ForeignCodec(game)
    record = json.loads(own.write_record(data.draw(records(game))))
    line = json.dumps(spoiled(data, record))
    assert answer(own.read_record, line) == answer(foreign.read_record, line)
    options = json.loads(own.write_options(data.draw(values(game.options))))
    line = json.dumps(spoiled(data, options))
    assert answer(own.read_options, line) == answer(foreign.read_options, line)


@pytest.mark.parametrize("printed", [practice_set(), rulebook_examples()])
def test_a_pack_passes_the_schema_and_is_read_as_the_same_facts(printed: Any) -> None:  # noqa: ANN401
    value = json.loads(json.dumps(as_json(printed)))
    assert components.from_json(value) == restored(value) == printed


@given(data=st.data())
def test_spoiled_components_are_never_taken_for_others(data: st.DataObject) -> None:
    value = spoiled(data, json.loads(json.dumps(as_json(rulebook_examples()))))
    try:
        judged = components.from_json(value)
    except ComponentsError:
        return
    assert restored(value) == judged
