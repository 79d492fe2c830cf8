"""The file of a copy: exact both ways, and one clear sentence for a bad one."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from support import strategies

from serengeti_companion.games.wild.components import dumps, from_json, load, loads
from serengeti_companion.games.wild.notation import parse_card, parse_space
from serengeti_companion.games.wild.printed import (
    UNKNOWN_COPY,
    Printed,
    SpecialistCard,
)
from serengeti_companion.games.wild.terms import (
    BasicAction,
    Cell,
    Frame,
    Label,
    MigrationCard,
    SpaceId,
    Species,
)
from serengeti_companion.games.wild.written import ComponentsError, as_json

HEAD = {"format": "serengeti-components", "version": 1, "game": "wild", "name": "Ours"}
ROWS = ["ggwwarr", "ggawwgr", "raggwgg", "rgrgggg", "gaararg", "ggraagr", "rgrrwga"]


def file(**parts: object) -> str:
    return json.dumps(HEAD | parts)


def copy(**parts: object) -> Printed:
    return from_json(HEAD | parts)


@given(strategies.copies())
def test_a_copy_written_and_read_again_is_the_same_copy(printed: Printed) -> None:
    assert loads(dumps(printed)) == printed


@given(strategies.copies())
def test_a_file_read_and_written_again_is_the_same_file(printed: Printed) -> None:
    text = dumps(printed)
    assert dumps(loads(text)) == text
    assert json.loads(text) == as_json(printed)


def test_the_unknown_copy_survives_the_file() -> None:
    assert loads(dumps(UNKNOWN_COPY)) == UNKNOWN_COPY


def test_a_file_without_pieces_is_the_unknown_copy_under_its_name() -> None:
    bare = copy(name="")
    assert bare == UNKNOWN_COPY


def test_the_assumed_board_has_two_spaces_an_action() -> None:
    by_action = {
        action: [space for space in UNKNOWN_COPY.spaces if space.action is action]
        for action in BasicAction
    }
    for action, (one, two) in by_action.items():
        assert (one.id, one.price, one.frame) == (f"{action}-1", 1, Frame.FULL)
        assert (two.id, two.price, two.frame) == (f"{action}-2", 2, Frame.PARTLY)
        closed = action in {BasicAction.SWAP, BasicAction.MOVE}
        for space in (one, two):
            assert space.label is Label.NONE
            assert space.closed_in_round_1 is closed
    assert UNKNOWN_COPY.board_assumed


def test_an_entered_board_is_not_assumed() -> None:
    entered = copy(spaces=["take-1: 1 full -"])
    assert not entered.board_assumed
    assert [space.id for space in entered.spaces] == ["take-1"]


def test_cards_stand_by_number_and_those_without_one_behind() -> None:
    lines = ["? line: lion | - | -", "31 line: lion | - | -", "7 line: lion | - | -"]
    assert [card.number for card in copy(cards=lines).cards] == [7, 31, None]


def test_what_the_owner_knows_of_specialists_stands_in_the_file() -> None:
    known = copy(
        specialists=[{"name": "narrator", "difficulty": 3}, {"name": "Guide", "note": "2 stars"}],
        celebrity=["0: 0", "9: 2"],
        adventurer_many=["12: 8"],
    )
    assert known.specialists == (
        SpecialistCard(name="narrator", difficulty=3),
        SpecialistCard(name="Guide", note="2 stars"),
    )
    assert known.celebrity == ((0, 0), (9, 2))
    assert (known.adventurer_few, known.adventurer_many) == (None, ((12, 8),))


@pytest.mark.clause("WS-PIC-12", "WS-PIC-14")
def test_the_end_of_the_score_track_and_the_colours_stand_in_the_file_once_known() -> None:
    known = copy(track_last=119, colours=["sand", "sky"])
    assert (known.track_last, known.colours) == (119, ("sand", "sky"))
    assert loads(dumps(known)) == known
    assert (UNKNOWN_COPY.track_last, UNKNOWN_COPY.colours) == (None, ())
    assert not {"track_last", "colours"} & set(as_json(UNKNOWN_COPY))


def test_pieces_are_found_by_number_and_name() -> None:
    printed = copy(
        cards=["7 line: lion | - | -", "31 line: zebra | - | -"],
        migrations=["2: brown A1 | blue -"],
        spaces=["take-1: 1 full -"],
    )
    assert printed.card(31) == parse_card("31 line: zebra | - | -")
    assert printed.card(8) is None
    assert printed.migration(2) == MigrationCard(number=2, brown=(Cell("A1"),), blue=())
    assert printed.migration(3) is None
    assert printed.space(SpaceId("take-1")) == parse_space("take-1: 1 full -")
    assert printed.space(SpaceId("take-2")) is None


@pytest.mark.parametrize("name", ["", "מפה של רן", "🦁🦓", "x" * 200])
def test_a_copy_may_have_any_name_of_200_characters(name: str) -> None:
    assert loads(file(name=name)).name == name


WRONG_FILES = [
    ("", "not JSON from line 1, character 1"),
    ('{"format":\n"serengeti', "not JSON from line 2, character 1"),
    ("[1, 2]", "The file must be a JSON object"),
    ("[" * 100_000, "nested too deep"),
    ('{"version": ' + "9" * 5_000 + "}", "is too long"),
    (" " * 1_000_001, "longer than 1000000 characters"),
    ('{"name": "a", "name": "b"}', '"name" stands there twice'),
    (file(version=2), "version 2, made by a newer program"),
    (file(version=0), '"version" is not 1'),
    (file(version="1"), '"version" is not 1'),
    (file(format="serengeti-session"), '"format" is not "serengeti-components"'),
    (file(game="race"), '"game" is not "wild"'),
    (json.dumps({"version": 1}), '"format" is missing'),
    (file(colour="red"), '"colour" is not known here'),
    (file(name=3), '"name" is not a proper text'),
    (file(name="\ud800"), '"name" is not a proper text'),
    (file(name="x" * 10_000), '"name" is longer than 200 letters'),
    (file(name="evil\u202egnp"), '"name" is not one line of letters that can be seen'),
    (file(colours=["re\td"]), '"colours", entry 1 is not one line of letters'),
    (file(colours=["red", " "]), '"colours", entry 2 is not one line of letters'),
    (file(specialists=[{"name": "\u2066Guide"}]), '"name" is not one line of letters'),
    (file(sides=[{"name": "A\n", "rows": ROWS}]), '"sides", entry 1, "name" is not one line'),
    (file(practice="yes"), '"practice" is neither true nor false'),
    (file(practice=1), '"practice" is neither true nor false'),
    (file(cards="1 line: lion | - | -"), '"cards" must be a list'),
    (file(cards=[108]), '"cards", entry 1 is not a proper text'),
    (file(cards=["? ?: ? | ? | ?"] * 1_000), '"cards" is longer than 999'),
    (
        file(cards=["7 line: lion | - | -", "8 line: unicorn | - | -"]),
        '"cards", entry 2, which reads "8 line: unicorn | - | -": "unicorn" at character 9',
    ),
    (
        file(cards=["7 line: lion | - | -", "8 line: lion | - | -", "7 line: zebra | - | -"]),
        '"cards", entry 3: 7 is there already, as entry 1',
    ),
    (file(sides=[]), '"sides" is empty'),
    (file(sides=[{"name": "A", "rows": ROWS}] * 3), '"sides" is longer than 2'),
    (file(sides=[{"name": "A"}]), '"sides", entry 1, "rows" is missing'),
    (file(sides=[{"name": "A", "rows": ROWS[:5]}]), '"sides", entry 1: A map side has 7 rows'),
    (
        file(sides=[{"name": "A", "rows": ROWS}, {"name": "B", "rows": ["xgwwarr", *ROWS[1:]]}]),
        '"sides", entry 2: "x" on A1 is not a terrain letter',
    ),
    (file(spaces=["take-1: 3 open -"]), '"spaces", entry 1, which reads "take-1: 3 open -"'),
    (
        file(spaces=["take-1: 1 full -", "take-1: 2 partly -"]),
        '"spaces", entry 2: take-1 is there already, as entry 1',
    ),
    (file(migrations=["1: brown Z9 | blue -"]), '"migrations", entry 1, which reads'),
    (
        file(migrations=["1: brown A1 | blue -", "1: brown A2 | blue -"]),
        '"migrations", entry 2: 1 is there already',
    ),
    (file(award_tiles=["lion", "unicorn"]), '"award_tiles", entry 2, which reads "unicorn"'),
    (file(award_tiles=["lion"]), '"award_tiles" has fewer than 2 entries'),
    (file(specialists=[{"difficulty": 3}]), '"specialists", entry 1, "name" is missing'),
    (file(specialists=[{"name": "Guide", "difficulty": 6}]), '"difficulty" is above 5'),
    (file(specialists=[{"name": "Guide", "difficulty": 0}]), '"difficulty" is below 1'),
    (file(specialists=[{"name": "Guide"}] * 15), '"specialists" is longer than 14'),
    (file(specialists=[{"name": "Guide"}] * 2), '"specialists", entry 2: Guide is there already'),
    (file(celebrity=[]), '"celebrity" is empty'),
    (file(celebrity=["9 likes"]), '"celebrity", entry 1, which reads "9 likes"'),
    (file(celebrity=["9: 2", "9: 3"]), '"celebrity", entry 2: 9 does not come after 9'),
    (file(adventurer_few=["12: 8", "8: 12"]), '"adventurer_few", entry 2: 8 does not come after'),
    (file(adventurer_many=["12: -8"]), '"-8" at character 5 is not a whole number'),
    (file(track_last=0), '"track_last" is below 1'),
    (file(track_last=1000), '"track_last" is above 999'),
    (file(track_last="99"), '"track_last" is not a whole number'),
    (file(track_last=True), '"track_last" is not a whole number'),
    (file(colours="red"), '"colours" must be a list'),
    (file(colours=["red", "sand", "sky", "black", "white"]), '"colours" is longer than 4'),
    (file(colours=["red", ""]), '"colours", entry 2 is empty'),
    (file(colours=["x" * 21]), '"colours", entry 1 is longer than 20'),
    (file(colours=["red", 7]), '"colours", entry 2 is not a proper text'),
    (file(colours=["red", "sand", "red"]), '"colours", entry 3: red is there already'),
]


@pytest.mark.parametrize(("text", "sentence"), WRONG_FILES)
def test_a_bad_file_gets_one_short_sentence_with_the_place(text: str, sentence: str) -> None:
    with pytest.raises(ComponentsError) as caught:
        loads(text)
    said = str(caught.value)
    assert sentence in said
    assert said == str(caught.value.message)
    assert "\n" not in said
    assert len(said) < 300
    assert said.encode()


def test_every_refusal_says_what_to_do() -> None:
    for text, _ in WRONG_FILES:
        with pytest.raises(ComponentsError, match=r"Correct|Choose|Remove|Add|Shorten|Update"):
            loads(text)


def test_a_file_on_disk_is_read(tmp_path: Path) -> None:
    path = tmp_path / "ours.json"
    path.write_text("\ufeff" + file(award_tiles=["lion", "zebra"]), encoding="utf-8")
    assert load(path).award_tiles == (Species.LION, Species.ZEBRA)


def test_a_picture_in_place_of_a_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "ours.json"
    path.write_bytes(b"\x89PNG\r\n\x1a\n\x00\xff")
    with pytest.raises(ComponentsError, match="UTF-8"):
        load(path)


def test_a_huge_file_is_refused_without_being_read_whole(tmp_path: Path) -> None:
    path = tmp_path / "ours.json"
    with path.open("wb") as sparse:
        sparse.truncate(2**40)
    with pytest.raises(ComponentsError, match="longer than 1000000 characters"):
        load(path)
