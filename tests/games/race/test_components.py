"""The file with one copy's track and counts."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from serengeti_companion.games.race import components
from serengeti_companion.games.race.components import ComponentsError, as_json, dumps, loads
from serengeti_companion.games.race.packs import practice_set
from serengeti_companion.games.race.printed import Printed
from serengeti_companion.games.race.terms import SPECIES, SUNS, Skill

BARE: dict[str, Any] = {
    "format": "serengeti-components",
    "version": 1,
    "game": "race",
    "name": "Ours",
}
numbers = st.integers(0, 99)
words = st.text(st.characters(categories=["L", "N", "P"]), max_size=30)
copies = st.builds(
    Printed,
    name=words,
    practice=st.booleans(),
    track=st.integers(1, 9).flatmap(
        lambda steps: st.tuples(*[numbers for _ in range(2 * steps + 1)])
    ),
    animals=st.tuples(*[st.integers(1, 99) for _ in SPECIES]),
    droughts=st.tuples(*[numbers for _ in SPECIES]),
    infestations=st.integers(1, 99),
    scorpions=numbers,
    carcasses=numbers,
    suns=st.tuples(*[st.integers(0, 9) for _ in SUNS]),
)


@given(copies)
@pytest.mark.clause("RL-PIC-1", "RL-PIC-5", "RL-PIC-7", "RL-PIC-8", "RL-TRACK-5")
def test_whatever_an_owner_enters_is_read_back_as_it_was(printed: Printed) -> None:
    assert loads(dumps(printed)) == printed
    assert components.from_json(json.loads(json.dumps(as_json(printed)))) == printed


def a_file(**changes: object) -> str:
    return json.dumps(BARE | changes)


def test_what_is_left_out_is_taken_as_the_rules_file_says() -> None:
    assert loads(a_file()) == Printed(name="Ours")
    some = loads(a_file(animals={"lion": 7}, suns={"lion_1": 3}))
    assert some.animals == (9, 9, 7, 9, 9, 9, 9, 9)
    assert (some.cost(Skill.LION_1), some.cost(Skill.TRAIL_1)) == (3, 1)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("{", "This is not JSON."),
        ("[" * 100_000, "This is longer than|This is not JSON."),
        ("x" * 100_001, "This is longer than 100000 characters."),
        (a_file(version=2), "This file has version 2, made by a newer program"),
        (a_file(game="wild"), "game: the word there is not one of those known. Correct it."),
        (a_file(tracks=[]), "tracks: "),
        (a_file(track=[1, 0]), "The track has a middle"),
        (a_file(track=[5, -1, 5]), "track, 2: the number there is below 0"),
        (a_file(animals={"zebra": 9}), "animals, zebra"),
        (a_file(animals={"lion": 0}), "There is an animal of each species"),
        (a_file(animals={"lion": 100}), "animals, lion: "),
        (a_file(name="x\u202e"), "name: it is to be one line of letters that can be seen"),
        (a_file(suns={"lion_1": 10}), "suns, lion_1: "),
        ("[]", "The file: it is no object with names and values. Correct it."),
    ],
)
def test_a_file_that_cannot_be_is_refused_in_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(ComponentsError, match=sentence):
        loads(text)


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "copy.json"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ComponentsError, match="This is not a text in UTF-8"):
        components.load(path)
    path.write_text(a_file())
    assert components.load(path).name == "Ours"


@pytest.mark.clause("RL-PIC-9")
def test_the_practice_set_is_marked_and_has_the_numbers_of_the_rulebook() -> None:
    practice = practice_set()
    assert practice.practice
    assert practice == Printed(name=practice.name, practice=True)
    assert "not the published game" in practice.name
