"""The file with one copy's predators and colours."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from serengeti_companion.games.survive import components
from serengeti_companion.games.survive.components import ComponentsError, as_json, dumps, loads
from serengeti_companion.games.survive.packs import practice_set
from serengeti_companion.games.survive.printed import ASSUMED_COLOURS, Printed
from serengeti_companion.games.survive.terms import (
    NUMBERS,
    PICKED,
    Extreme,
    Numbers,
    PredatorCard,
    SetColour,
    Speed,
    WholeHerd,
)

BARE: dict[str, Any] = {
    "format": "serengeti-components",
    "version": 1,
    "game": "survive",
    "name": "Ours",
}

effects = st.one_of(
    st.builds(Speed, x=st.integers(0, 12), compare=st.sampled_from(["at_least", "exactly"])),
    st.just(PICKED),
    st.builds(Extreme, which=st.sampled_from(["lowest", "highest"])),
    st.builds(
        Numbers,
        numbers=st.lists(st.sampled_from(NUMBERS), min_size=1, max_size=4).map(tuple),
    ),
    st.builds(WholeHerd, which=st.sampled_from(["largest", "smallest"])),
)
words = st.text(st.characters(categories=["L", "N", "P"]), min_size=1, max_size=30)
predators = st.lists(
    st.builds(PredatorCard, name=words, copies=st.just(1), effect=effects, note=words),
    max_size=12,
    unique_by=lambda card: card.name,
).map(tuple)
colours = st.permutations(range(5)).flatmap(
    lambda tints: st.tuples(
        *[st.builds(SetColour, name=words, tint=st.just(tint)) for tint in tints]
    )
)
copies = st.builds(
    Printed, name=words, practice=st.booleans(), predators=predators, colours=colours
)


@given(copies)
@pytest.mark.clause("SV-PDATA-1", "SV-PIC-4")
def test_whatever_an_owner_enters_is_read_back_as_it_was(printed: Printed) -> None:
    assert loads(dumps(printed)) == printed
    assert components.from_json(json.loads(json.dumps(as_json(printed)))) == printed


@pytest.mark.clause("SV-PIC-1", "SV-PIC-4", "SV-PDATA-7")
def test_what_is_left_out_is_taken_as_the_rules_file_says() -> None:
    printed = loads(json.dumps(BARE | {"predators": [{"name": "Lion"}]}))
    assert printed.predators == (PredatorCard(name="Lion", copies=1, effect=PICKED, note=""),)
    assert printed.colours == ASSUMED_COLOURS
    assert loads(json.dumps(BARE)).predators == ()


def a_file(**changes: object) -> str:
    return json.dumps(BARE | changes)


@pytest.mark.clause("SV-PDATA-1", "SV-PDATA-2", "SV-PDATA-5", "SV-COMP-2", "SV-COMP-6")
@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "This is not JSON"),
        ("[" * 10_000, "This is not JSON"),
        ("[]", "Correct it"),
        ("x" * 100_001, "longer than 100000"),
        (a_file(version=2), "made by a newer program"),
        (a_file(game="wild"), "game: "),
        (a_file(seasons=[]), "seasons: "),
        (a_file(predators=[{"name": ""}]), "predators, 1, name: "),
        (a_file(predators=[{"name": "Lion", "copies": 0}]), "predators, 1, copies: "),
        (a_file(predators=[{"name": "Lion"}] * 2), "Lion is there twice"),
        (a_file(predators=[{"name": "Lion", "copies": 12}, {"name": "Owl"}]), "12 predators"),
        (a_file(predators=[{"name": "L", "effect": {"kind": "speed", "x": 13}}]), "0 to 12"),
        (a_file(predators=[{"name": "L", "effect": {"kind": "speed"}}]), "effect, speed, x: "),
        (a_file(predators=[{"name": "L", "effect": {"kind": "roar"}}]), "effect: "),
        (a_file(predators=[{"name": "L", "effect": {"kind": "numbers", "numbers": [0]}}]), "1 to"),
        (a_file(predators=[{"name": "L\n"}]), "one line"),
        (a_file(colours=[{"name": "blue", "tint": 0}] * 5), "same tint"),
        (a_file(colours=[{"name": "blue", "tint": 0}]), "colours: "),
    ],
)
def test_a_file_that_cannot_be_used_is_refused_in_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(ComponentsError, match=sentence):
        loads(text)


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "copy.json"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ComponentsError, match="UTF-8"):
        components.load(path)


@pytest.mark.clause("SV-PDATA-8", "SV-PIC-7")
def test_the_practice_set_is_complete_marked_and_our_own() -> None:
    printed = practice_set()
    assert (printed.practice, printed.described) == (True, 12)
    assert printed.name == "Practice set, not the published game"
    kinds = {type(card.effect) for card in printed.predators}
    assert len(kinds) == 5
