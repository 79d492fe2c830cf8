"""What was written yesterday is read today: names and meaning of every kind are a promise."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from serengeti_companion.engine.journal import Played
from serengeti_companion.games import catalogue
from serengeti_companion.games.wild.game import GAME
from serengeti_companion.storage import session_file
from serengeti_companion.storage.checking import checked
from serengeti_companion.storage.records import Codec
from serengeti_companion.storage.upcasts import VERSION

OLD = Path(__file__).parent / "old"
KINDS = ("records", "serengeti", "result")
CODEC = Codec(GAME)


def lines() -> Iterator[tuple[int, str]]:
    for version in range(1, VERSION + 1):
        for line in (OLD / f"wild-{version}.records").read_text(encoding="utf-8").splitlines():
            yield version, line


def test_every_version_has_its_samples() -> None:
    wanted = {f"wild-{v}.{kind}" for v in range(1, VERSION + 1) for kind in KINDS}
    assert {path.name for path in OLD.glob("wild-*")} == wanted


def test_every_record_of_every_version_is_read() -> None:
    for version, line in lines():
        record = CODEC.read_record(line, version)
        assert CODEC.read_record(CODEC.write_record(record)) == record


def test_a_record_of_today_keeps_every_name_and_value_it_was_stored_with() -> None:
    for version, line in lines():
        if version == VERSION:
            today = json.loads(CODEC.write_record(CODEC.read_record(line)))
            assert kept(json.loads(line), today), line


def kept(old: object, new: object) -> bool:
    """Whether all that was there still is; a new optional field may have come."""
    if isinstance(old, dict) and isinstance(new, dict):
        return all(key in new and kept(value, new[key]) for key, value in old.items())
    if isinstance(old, list) and isinstance(new, list):
        return len(old) == len(new) and all(map(kept, old, new))
    return old == new


def test_the_samples_of_today_have_every_kind_there_is() -> None:
    records = [CODEC.read_record(line) for version, line in lines() if version == VERSION]
    plays = [record for record in records if isinstance(record, Played)]
    assert {type(play.command) for play in plays} == set(get_args(GAME.commands))
    assert {type(event) for play in plays for event in play.events} == set(get_args(GAME.events))
    assert len({type(record) for record in records}) == 4


@pytest.mark.parametrize("version", range(1, VERSION + 1))
def test_a_whole_game_of_every_version_ends_as_it_did(version: int) -> None:
    whole = session_file.read(OLD / f"wild-{version}.serengeti", catalogue.find)
    session = checked(whole)
    result = (OLD / f"wild-{version}.result").read_text(encoding="utf-8")
    assert GAME.result(session.state) == json.loads(result)
