"""`herds`: who is eaten by predators in a row, as promised to other programs."""

from typing import Any

import pytest
from support.command_line import Call

LAID = [["P1", 2], ["P2", 2], ["P3", 5], ["P4", 9]]
HERDLESS = [["P1", 2], ["P2", 6], ["P3", 11]]
TWO_HERDS = [["P1", 2], ["P2", 3], ["P3", 8], ["P4", 9], ["P5", 9]]


def turn(cards: list[Any], *predators: object, **more: object) -> dict[str, object]:
    return {"cards": cards, "predators": list(predators), **more}


def speed(x: int, **more: object) -> dict[str, object]:
    return {"kind": "speed", "x": x, **more}


def pick(*eats: list[object]) -> dict[str, object]:
    return {"kind": "table_pick", "eats": list(eats)}


@pytest.mark.clause("SV-EX-20")
def test_the_example_is_answered_to_the_letter(call: Call) -> None:
    reply = call("herds", "-", given=turn(LAID, speed(3)))
    assert (reply.code, reply.complaints) == (0, [])
    assert reply.answer == {
        "predators": [{"eats": [["P3", 5], ["P4", 9]], "leaves": True}],
        "safe": [["P1", 2], ["P2", 2]],
    }


@pytest.mark.clause("SV-EX-27")
def test_each_predator_looks_at_what_the_one_before_left(call: Call) -> None:
    cards = [["P1", 6], ["P2", 7], ["P3", 11]]
    answer = call("herds", "-", given=turn(cards, pick(["P2", 7]), speed(3))).answer
    assert answer == {
        "predators": [
            {"eats": [["P2", 7]], "leaves": True},
            {"eats": [["P1", 6], ["P3", 11]], "leaves": True},
        ],
        "safe": [],
    }


@pytest.mark.clause("SV-EX-33", "SV-PRED-10")
def test_a_predator_without_a_catch_stays(call: Call) -> None:
    rows = call("herds", "-", given=turn(HERDLESS, speed(2), speed(2))).answer["predators"]
    assert [row["leaves"] for row in rows] == [True, False]
    assert rows[1]["eats"] == []


def test_cards_are_told_in_the_order_given(call: Call) -> None:
    cards = [["P4", 9], ["P2", 2], ["P3", 5], ["P1", 2]]
    answer = call("herds", "-", given=turn(cards, speed(3))).answer
    assert answer["predators"][0]["eats"] == [["P4", 9], ["P3", 5]]
    assert answer["safe"] == [["P2", 2], ["P1", 2]]
    picked = call("herds", "-", given=turn(cards, pick(["P1", 2], ["P4", 9]))).answer
    assert picked["predators"][0]["eats"] == [["P4", 9], ["P1", 2]]


@pytest.mark.parametrize(
    ("predator", "eats"),
    [
        (speed(7), [["P4", 9]]),
        (speed(3, compare="exactly"), [["P3", 5]]),
        (speed(3, compare="at_least"), [["P3", 5], ["P4", 9]]),
        (speed(8), []),
        ({"kind": "extreme", "which": "lowest"}, [["P1", 2], ["P2", 2]]),
        ({"kind": "extreme", "which": "highest"}, [["P4", 9]]),
        ({"kind": "numbers", "numbers": [5, 2, 7]}, [["P1", 2], ["P2", 2], ["P3", 5]]),
        ({"kind": "herd", "which": "largest"}, [["P1", 2], ["P2", 2]]),
        ({"kind": "herd", "which": "smallest"}, [["P1", 2], ["P2", 2]]),
        (pick(), []),
    ],
)
def test_every_kind_eats_what_it_says(
    call: Call, predator: dict[str, object], eats: list[object]
) -> None:
    answer = call("herds", "-", given=turn(LAID, predator)).answer
    assert answer["predators"] == [{"eats": eats, "leaves": bool(eats)}]


@pytest.mark.clause("SV-PDATA-6")
def test_a_herd_names_its_catch_on_a_tie_or_without_one(call: Call) -> None:
    largest = {"kind": "herd", "which": "largest"}
    tie = turn([["P1", 2], ["P2", 3], ["P3", 8], ["P4", 9]], largest)
    for given in (tie, turn(HERDLESS, largest)):
        reply = call("herds", "-", given=given)
        assert reply.code == 1
        assert reply.complaints[0].startswith("1: predators[0].eats: ")
    named = turn(HERDLESS, largest | {"eats": [["P2", 6]]})
    assert call("herds", "-", given=named).answer["safe"] == [["P1", 2], ["P3", 11]]
    nothing_left = turn(HERDLESS, speed(1), largest)
    assert call("herds", "-", given=nothing_left).code == 0
    needless = turn(TWO_HERDS, largest | {"eats": [["P3", 8], ["P4", 9], ["P5", 9]]})
    assert call("herds", "-", given=needless).answer["safe"] == [["P1", 2], ["P2", 3]]
    wrong = turn(TWO_HERDS, largest | {"eats": [["P1", 2], ["P2", 3]]})
    assert call("herds", "-", given=wrong).complaints[0].startswith("1: SV-PDATA-6: ")


@pytest.mark.clause("SV-SW-1", "SV-EX-31")
@pytest.mark.parametrize(("value", "safe"), [(True, [["P1", 6], ["P1", 7]]), (False, [])])
def test_the_house_rules_of_this_game_count(call: Call, value: bool, safe: list[object]) -> None:
    given = turn([["P1", 6], ["P1", 7]], speed(5), house_rules={"own_pair_is_herd": value})
    assert call("herds", "-", given=given).answer["safe"] == safe


@pytest.mark.clause("SV-VAL-2", "SV-VAL-3", "SV-VAL-4", "SV-VAL-9", "SV-COMP-1", "SV-VAL-5")
@pytest.mark.parametrize(
    ("given", "where"),
    [
        (turn([["P1", 2], ["P1", 2]]), "SV-VAL-2"),
        (turn([["P1", 13]]), "SV-VAL-3"),
        (turn([["P1", 0]]), "SV-VAL-3"),
        (turn([["P1", 1], ["P1", 2], ["P1", 3]]), "SV-VAL-4"),
        (turn([[f"P{n}", n] for n in range(1, 7)]), "SV-COMP-1"),
        (turn(LAID, *[speed(1)] * 13), "SV-VAL-5"),
        (turn(LAID, pick(["P1", 3])), "SV-VAL-9"),
        (turn(LAID, pick(["P9", 2])), "SV-VAL-9"),
        (turn(LAID, pick(["P1", 2], ["P1", 2])), "SV-VAL-9"),
        (turn(LAID, speed(3), pick(["P4", 9])), "SV-VAL-9"),
        (turn([["P1", 2, 3]]), "cards[0]"),
        (turn([["P1", "2"]]), "cards[0]"),
        (turn([["P1", True]]), "cards[0]"),
        (turn([["P1", 2.0]]), "cards[0]"),
        (turn([[1, 2]]), "cards[0]"),
        (turn([["", 2]]), "cards[0]"),
        (turn([["P1", 2], None]), "cards[1]"),
        (turn(LAID, {"kind": "table_pick"}), "predators[0].eats"),
        (turn(LAID, speed(3) | {"eats": []}), "predators[0].eats"),
        (turn(LAID, speed(13)), "predators[0].x"),
        (turn(LAID, {"kind": "speed"}), "predators[0].x"),
        (turn(LAID, speed(3, compare="about")), "predators[0].compare"),
        (turn(LAID, {"kind": "extreme", "which": "middle"}), "predators[0].which"),
        (turn(LAID, {"kind": "herd"}), "predators[0].which"),
        (turn(LAID, {"kind": "numbers", "numbers": []}), "predators[0].numbers"),
        (turn(LAID, {"kind": "numbers", "numbers": [13]}), "predators[0].numbers[0]"),
        (turn(LAID, {"kind": "roar"}), "predators[0].kind"),
        (turn(LAID, 3), "predators[0]"),
        ({"cards": LAID}, "predators"),
        ({"predators": []}, "cards"),
        (turn(LAID, weather="dry"), "weather"),
        (turn(LAID, house_rules={"overlap": "turn"}), "house_rules.overlap"),
    ],
)
def test_what_breaks_a_rule_or_does_not_validate_is_told(
    call: Call, given: object, where: str
) -> None:
    reply = call("herds", "-", given=given)
    assert reply.code == 1
    assert list(reply.answer) == ["error"]
    assert reply.complaints[0].startswith(f"1: {where}: ")
    assert all(len(complaint) < 200 for complaint in reply.complaints)


def test_a_bad_line_of_a_batch_does_not_keep_the_others_back(call: Call) -> None:
    lines = '{"cards": [["P1", 1]], "predators": []}\n{}\n{"cards": [], "predators": []}\n'
    reply = call("herds", "-", given=lines)
    assert reply.code == 1
    assert [("error" in answer) for answer in reply.answers] == [False, True, False]


def test_all_problems_are_told_at_once(call: Call) -> None:
    reply = call("herds", "-", given=turn([["P1", 13], ["P2", 4], 3], speed(99), {"kind": "x"}))
    assert len(reply.complaints) == 4
