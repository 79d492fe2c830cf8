"""A file is judged: every problem and every oddity with its line, its field or clause."""

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support import strategies

from serengeti_companion.exports import copy_csv
from serengeti_companion.exports.copy_files import copy_of
from serengeti_companion.exports.copy_problems import Finding, judged
from serengeti_companion.games.wild import components
from serengeti_companion.games.wild.packs import practice_set
from serengeti_companion.games.wild.printed import UNKNOWN_COPY, Printed
from serengeti_companion.storage.faults import UnusableInput

HEADER = "piece,name,number,type,pattern,reward,icons,map A,map B,map C,map D,map E,map F,map G"


def table(*rows: str) -> bytes:
    return "\n".join((HEADER, *rows)).encode()


def told(findings: tuple[Finding, ...]) -> list[tuple[int, str]]:
    return [(each.line, each.name) for each in findings]


def document(**changes: object) -> str:
    return json.dumps(json.loads(components.dumps(UNKNOWN_COPY)) | changes, indent=1)


def test_a_good_file_is_read_and_nothing_is_told() -> None:
    for text in (components.dumps(practice_set()), copy_csv.dumps(practice_set())):
        found = judged(text.encode())
        assert found.printed == practice_set()
        assert (found.problems, found.odd) == ((), ())


def test_every_bad_row_of_a_table_is_told() -> None:
    found = judged(
        table(
            "card,,31,line,lion lyon,3 stars,like",
            "card,,32,line,lion zebra,3 stars,like",
            "",
            "card,,32,line,lion zebra,3 moons,like",
            "lion,,,,,,",
        )
    )
    assert found.printed is None
    assert told(found.problems) == [(2, "pattern"), (5, "number"), (6, "piece")]


def test_what_no_row_tells_is_told_of_the_whole_table() -> None:
    found = judged(table("side 1,A,1,,,,,g,g,g,g,g,g,g"))
    assert told(found.problems) == [(1, "file")]
    assert "side 1 has no row 2" in str(found.problems[0].text)


def test_oddities_of_a_table_name_their_rows() -> None:
    side = [f"side 2,B,{n},,,,,g,g,g,g,g,g,g" for n in range(1, 8)]
    found = judged(
        table(
            "card,,,line,lion zebra gazelle,3 stars,like",
            "card,,171,line,lion zebra,3 stars,like",
            "card,,31,line,lion lion lion lion,3 stars,like",
            *side,
            "award,lion,,,,,",
            "award,lion,,,,,",
        )
    )
    assert found.problems == ()
    lines = {each.line for each in found.odd}
    assert {3, 4, 5, 13} <= lines
    assert 2 not in lines
    assert all(each.name.startswith("WS-") for each in found.odd)


def test_every_bad_line_of_a_list_is_told_with_its_field() -> None:
    text = document(cards=["31 line: lyon | - | -", "32 ?: ? | ? | ?", "33"])
    found = judged(f"\n\n{text}".encode())
    assert told(found.problems) == [(3, "cards[0]"), (3, "cards[2]")]


def test_every_key_that_cannot_be_is_told() -> None:
    found = judged(document(colour="red", track_last="long").encode())
    assert sorted(told(found.problems)) == [(1, "colour"), (1, "track_last")]


@pytest.mark.parametrize(
    ("text", "where"),
    [
        (document().replace('"wild",', '"wild"'), (5, "JSON")),
        ("{}", (1, "format")),
        ("", (1, "file")),
        (document(track_last=1).replace("1\n}", f"{'1' * 5000}\n}}"), (1, "JSON")),
        (document(sides=[{"name": "A", "rows": ["ggg"]}]), (1, "sides[0]")),
        (document(colours=["red", "red"]), (1, "colours[1]")),
        (document(celebrity=["9: 2", "8: 3"]), (1, "celebrity[1]")),
    ],
)
def test_a_bad_document_is_told_where_it_breaks_off(text: str, where: tuple[int, str]) -> None:
    assert told(judged(text.encode()).problems) == [where]


def test_oddities_of_a_document_name_their_clause() -> None:
    found = judged(document(cards=["171 line: lion zebra | 3 stars | like"]).encode())
    assert found.printed is not None
    assert [each.line for each in found.odd] == [1]


@given(strategies.copies())
def test_what_can_be_read_has_no_problems(printed: Printed) -> None:
    for text in (components.dumps(printed), copy_csv.dumps(printed)):
        found = judged(text.encode())
        assert found.problems == ()
        assert found.printed == copy_of(text.encode())


@given(st.binary(max_size=200) | st.text(max_size=200).map(str.encode))
def test_whatever_is_in_a_file_it_is_judged(data: bytes) -> None:
    found = judged(data)
    if found.problems:
        with pytest.raises(UnusableInput) as refused:
            copy_of(data)
        assert found.problems[0].text == refused.value.text
    else:
        assert found.printed == copy_of(data)


def test_an_empty_board_without_rows_is_odd_as_a_whole() -> None:
    found = judged(copy_csv.dumps(replace(UNKNOWN_COPY, spaces=(), board_assumed=False)).encode())
    assert {each.line for each in found.odd} == {1}
