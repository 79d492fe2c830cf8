"""One object, many lines, broken lines: what a file may hold and what is said of it."""

import contextlib
import json
import os

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.command_line import Call

from serengeti_companion.cli import inputs
from serengeti_companion.cli.fields import RefusedError
from serengeti_companion.cli.inputs import parse, pieces

GOOD = '{"scenario": 5, "players": 2, "round": 1, "value": 3}'
REPLY = {"needed": 5, "compare": ">=", "met": False}


def test_an_object_may_stretch_over_lines(call: Call) -> None:
    reply = call("goal", "-", given=GOOD.replace(", ", ",\n\n  "))
    assert (reply.code, reply.answer) == (0, REPLY)


def test_a_batch_is_answered_in_order_and_blank_lines_are_skipped(call: Call) -> None:
    other = GOOD.replace("3}", "5}")
    reply = call("goal", "-", given=f"\n{GOOD}\n  \n{other}\r\n{GOOD}")
    assert reply.code == 0
    assert [answer["met"] for answer in reply.answers] == [False, True, False]


def test_a_bad_line_answers_in_its_place_and_the_others_are_answered(call: Call) -> None:
    reply = call("goal", "-", given=f"{GOOD}\n\nnonsense\n{GOOD}\n{{}}\n")
    assert reply.code == 1
    assert [sorted(answer) for answer in reply.answers] == [
        sorted(REPLY), ["error"], sorted(REPLY), ["error"]
    ]  # fmt: skip
    assert reply.complaints[0].startswith("3: JSON: This is not JSON: ")
    assert {line.split(":")[0] for line in reply.complaints[1:]} == {"5"}


@pytest.mark.parametrize("bad", ["nonsense", "{", '{"scenario": 5,', "7", "[]", '"', "{}{}"])
def test_a_bad_first_line_does_not_swallow_the_batch(call: Call, bad: str) -> None:
    reply = call("goal", "-", given=f"{bad}\n{GOOD}\n{GOOD}\n")
    assert reply.code == 1
    assert [sorted(answer) for answer in reply.answers] == [["error"], *[sorted(REPLY)] * 2]


@pytest.mark.parametrize("bad", ["nonsense", "{", '{"scenario": 5,', "null", "[1]", "{]", "1e999"])
def test_a_bad_object_alone_is_one_error(call: Call, bad: str) -> None:
    reply = call("goal", "-", given=bad)
    assert reply.code == 1
    assert list(reply.answer) == ["error"]
    assert len(reply.complaints) == 1
    assert reply.complaints[0].startswith("1: JSON: ")


def test_an_object_broken_over_lines_is_one_error_at_its_line(call: Call) -> None:
    reply = call("score", "-", given='{"players": [\n  {"name": "Ann"}\n  {"name": "Ben"}\n]}')
    assert (reply.code, list(reply.answer)) == (1, ["error"])
    assert reply.complaints[0].startswith("3: JSON: ")


@pytest.mark.parametrize("empty", ["", "\n\n", " \r\n\t\n"])
def test_nothing_at_all_is_told(call: Call, empty: str) -> None:
    reply = call("goal", "-", given=empty)
    assert (reply.code, reply.output) == (1, "")
    assert reply.complaints == ["1: JSON: There is nothing here to answer."]


def test_a_byte_order_mark_does_not_matter(call: Call) -> None:
    assert call("goal", "-", given=b"\xef\xbb\xbf" + GOOD.encode()).answer == REPLY


@pytest.mark.parametrize("bad", [b"\xff\xfe{}", b'{"scenario":\n "\xff"}', b"\x80"])
def test_bytes_that_are_not_utf_8_are_told(call: Call, bad: bytes) -> None:
    reply = call("goal", "-", given=bad)
    assert reply.code == 1
    assert all(" JSON: The text is not UTF-8 at column " in line for line in reply.complaints)


def test_a_line_that_is_not_utf_8_leaves_the_others_alone(call: Call) -> None:
    reply = call("goal", "-", given=GOOD.encode() + b'\n{"a": "\xe4"}\n' + GOOD.encode())
    assert [sorted(answer) for answer in reply.answers] == [
        sorted(REPLY), ["error"], sorted(REPLY)
    ]  # fmt: skip
    assert reply.complaints == ["2: JSON: The text is not UTF-8 at column 8."]


@pytest.mark.parametrize("deep", ["[" * 100_000, '{"a":' * 100_000, "[" * 800 + "]" * 800])
def test_deep_nesting_is_told(call: Call, deep: str) -> None:
    for text in (deep, f'{{"scenario": {deep}}}'):
        reply = call("goal", "-", given=text)
        assert reply.code == 1
        assert all(len(line) < 300 for line in reply.complaints)


@pytest.mark.parametrize(
    "number", ["NaN", "Infinity", "-Infinity", "1e999", "3.0", "-1", "true", '"3"', "9" * 5000]
)
def test_only_whole_numbers_in_range_are_numbers(call: Call, number: str) -> None:
    reply = call("goal", "-", given=GOOD.replace("3}", f"{number}}}"))
    assert (reply.code, list(reply.answer)) == (1, ["error"])
    (complaint,) = reply.complaints
    assert len(complaint) < 120


@pytest.mark.parametrize("number", ["9" * 19, f"-{'9' * 19}", "9" * 5000])
def test_a_number_of_many_digits_is_refused_without_repeating_it(call: Call, number: str) -> None:
    reply = call("goal", "-", given=GOOD.replace("3}", f"{number}}}"))
    assert reply.complaints == [
        "1: value: A number of many digits is not a whole number from 0 to 4999."
    ]


def test_a_key_twice_is_refused(call: Call) -> None:
    reply = call("goal", "-", given=GOOD.replace("}", ', "value": 5, "value": 6}'))
    assert reply.complaints == ['1: JSON: The key "value" stands there more than once.']


def test_a_key_that_nobody_knows_is_refused_by_its_name(call: Call) -> None:
    reply = call("goal", "-", given=GOOD.replace("}", ', "v\\nalue": 5}'))
    (complaint,) = reply.complaints
    assert complaint == (
        "1: v\N{REPLACEMENT CHARACTER}alue: There is no such key here; "
        "these are known: house_rules, players, round, scenario, value."
    )


def test_every_problem_is_told_on_a_line_of_its_own(call: Call) -> None:
    reply = call("goal", "-", given={"scenario": 9, "players": 0, "round": None, "value": "x"})
    assert reply.complaints == [
        "1: scenario: 9 is not a whole number from 1 to 6.",
        "1: players: 0 is not a whole number from 1 to 4.",
        "1: round: This must be given.",
        '1: value: "x" is not a whole number from 0 to 4999.',
    ]
    assert reply.answer == {"error": " ".join(line[3:] for line in reply.complaints)}


@pytest.mark.clause("WS-RULING-74", "WS-SW-15")
def test_switches_are_named_and_valued_as_in_the_rules(call: Call) -> None:
    final = {"scenario": 1, "players": 1, "final": 150}
    assert call("goal", "-", given=final).answer["won"] is False
    for value in (True, False):
        reply = call("goal", "-", given=final | {"house_rules": {"targetInclusive": value}})
        assert reply.answer["won"] is value


@pytest.mark.parametrize(
    ("rules", "where"),
    [
        ({"targetinclusive": True}, "house_rules.targetinclusive"),
        ({"targetInclusive": 1}, "house_rules.targetInclusive"),
        ({"targetInclusive": "on"}, "house_rules.targetInclusive"),
        ({"targetInclusive": None}, "house_rules.targetInclusive"),
        ({"overlap": "never"}, "house_rules.overlap"),
        ({"overlap": True}, "house_rules.overlap"),
        ({"overlap": ["turn"]}, "house_rules.overlap"),
        ([], "house_rules"),
        (True, "house_rules"),
    ],
)
def test_a_switch_that_is_none_is_refused(call: Call, rules: object, where: str) -> None:
    given = {"scenario": 1, "players": 1, "final": 150, "house_rules": rules}
    reply = call("goal", "-", given=given)
    assert reply.code == 1
    assert reply.complaints[0].startswith(f"1: {where}: ")


@given(st.recursive(
    st.none() | st.booleans() | st.integers(-(10**17), 10**17) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
))  # fmt: skip
def test_json_is_read_as_it_is_meant(value: object) -> None:
    for indent in (None, 2):
        text = json.dumps(value, indent=indent)
        assert parse(text) == value
        assert [parse(piece.text) for piece in pieces(text)] == [value]


@given(st.text() | st.text('{}[]",:\\ 1ae\n'))
def test_any_text_is_a_value_or_refused(text: str) -> None:
    for piece in pieces(text):
        with contextlib.suppress(RefusedError):
            value = parse(piece.text)
            assert parse(json.dumps(value)) == value


@pytest.mark.parametrize("encoding", ["utf-16-le", "utf-16-be"])
def test_a_file_of_another_encoding_is_one_sentence(call: Call, encoding: str) -> None:
    reply = call("goal", "-", given=f"\ufeff{GOOD}\n".encode(encoding))
    assert (reply.code, list(reply.answer)) == (1, ["error"])
    assert reply.complaints == ["1: file: This is UTF-16. Save it anew as UTF-8."]


def test_a_device_is_no_file_and_too_much_is_refused(
    call: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    reply = call("goal", os.devnull)
    assert (reply.code, reply.output) == (2, "")
    assert "a pipe or a device, not a file" in reply.complaints[0]
    monkeypatch.setattr(inputs, "LARGEST", 10)
    reply = call("goal", "-", given=GOOD)
    assert (reply.code, list(reply.answer)) == (1, ["error"])
    assert reply.complaints[0].startswith("1: file: This is larger than ")
