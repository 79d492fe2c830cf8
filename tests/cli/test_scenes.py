"""`scenes`, as promised to other programs."""

import pytest
from support.command_line import Call

SIDE = ["ggwwarr", "ggawwgr", "raggwgg", "rgrgggg", "gaararg", "ggraagr", "rgrrwga"]
CARD = "108 line: lion crocodile rhinoceros@grasslands | 2/rare + 11 stars | rare"
ANIMALS = {"C4": "lion", "C6": "crocodile", "C7": "rhinoceros"}


def test_the_example_is_answered_to_the_letter(call: Call) -> None:
    given = {"terrain": SIDE, "animals": ANIMALS, "vfx": 1, "cards": [CARD]}
    reply = call("scenes", "-", given=given)
    assert reply.code == 0
    assert reply.answer == {
        "cards": [{"number": 108, "complete": True, "vfx": 1, "cells": ["C4", "C6", "C7"]}]
    }


@pytest.mark.clause("WS-RES-VFX-1")
def test_without_the_token_the_card_is_not_complete(call: Call) -> None:
    given = {"terrain": SIDE, "animals": ANIMALS, "cards": [CARD]}
    assert call("scenes", "-", given=given).answer == {
        "cards": [{"number": 108, "complete": False, "vfx": None, "cells": None}]
    }


def test_what_is_not_known_is_null_only_where_it_decides(call: Call) -> None:
    cards = [
        CARD,
        "? line: lion crocodile rhinoceros | ? | ?",
        "3 adjacency: lion crocodile | ? | ?",
        "4 ?: ? | 1/plant + 2 stars | ?",
        "5 ?: lion zebra | ? | ?",
        "6 ?: lion crocodile | ? | ?",
    ]
    answer = call("scenes", "-", given={"animals": ANIMALS, "cards": cards}).answer
    assert [(row["number"], row["complete"]) for row in answer["cards"]] == [
        (108, None), (None, True), (3, False), (4, None), (5, False), (6, None)
    ]  # fmt: skip
    assert answer["cards"][1] == {
        "number": None, "complete": True, "vfx": 0, "cells": ["C4", "C6", "C7"]
    }  # fmt: skip


def test_the_fewest_tokens_are_taken_with_unknown_terrain_as_not_matching(call: Call) -> None:
    given = {
        "terrain": ["?r?????", *["???????"] * 6],
        "animals": {"A1": "lion", "B1": "lion"},
        "vfx": 5,
        "cards": ["1 terrain: lion@rock | - | -"],
    }
    (row,) = call("scenes", "-", given=given).answer["cards"]
    assert (row["vfx"], row["cells"]) == (0, ["B1"])
    unknown = given | {"terrain": ["???????"] * 7}
    (row,) = call("scenes", "-", given=unknown).answer["cards"]
    assert (row["vfx"], row["cells"]) == (1, ["A1"])


@pytest.mark.clause("WS-SW-10", "WS-RULING-42")
def test_a_house_rule_allows_one_token_a_card(call: Call) -> None:
    given = {
        "terrain": ["g" * 7] * 7, "animals": {"A1": "lion", "B1": "zebra"}, "vfx": 2,
        "cards": ["1 terrain: lion@rock zebra@rock | - | -", "2 terrain: lion@rock | - | -"],
    }  # fmt: skip
    for one, complete in ((False, [True, True]), (True, [False, True])):
        rules = {"house_rules": {"vfxOnePerCard": one}}
        answer = call("scenes", "-", given=given | rules).answer
        assert [row["complete"] for row in answer["cards"]] == complete


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"animals": {"H1": "lion"}}, "animals.H1"),
        ({"animals": {"A1": "dog"}}, "animals.A1"),
        ({"animals": {"A1": None}}, "animals.A1"),
        ({"animals": {"A1": ["lion"]}}, "animals.A1"),
        ({"animals": {f"A{n}": "lion" for n in range(1, 5)}}, "WS-SETUP-6"),
        ({"animals": []}, "animals"),
        ({"animals": None}, "animals"),
        ({"cards": None}, "cards"),
        ({"cards": CARD}, "cards"),
        ({"cards": [CARD, 3]}, "cards[1]"),
        ({"cards": [CARD, "108"]}, "cards[1]"),
        ({"terrain": SIDE[:6]}, "terrain"),
        ({"terrain": [*SIDE[:6], "x" * 7]}, "terrain"),
        ({"terrain": [*SIDE[:6], 7]}, "terrain[6]"),
        ({"vfx": 1000}, "vfx"),
        ({"food": 1}, "food"),
    ],
)
def test_a_wrong_field_is_named(call: Call, change: dict[str, object], where: str) -> None:
    given = {"terrain": SIDE, "animals": ANIMALS, "vfx": 1, "cards": [CARD]} | change
    reply = call("scenes", "-", given=given)
    assert (reply.code, list(reply.answer)) == (1, ["error"])
    (complaint,) = reply.complaints
    assert complaint.startswith(f"1: {where}: ")


@pytest.mark.clause("WS-SETUP-6")
def test_thirty_six_animals_are_the_most(call: Call) -> None:
    species = ["lion", "leopard", "crocodile", "giraffe", "elephant", "rhinoceros", "jackal",
               "hyena", "vulture", "gazelle", "zebra", "wildebeest"]  # fmt: skip
    cells = [f"{column}{row}" for row in range(1, 8) for column in "ABCDEFG"]
    animals = dict(zip(cells, species * 3, strict=False))
    assert len(animals) == 36
    assert call("scenes", "-", given={"animals": animals, "cards": []}).answer == {"cards": []}
    more = animals | {"G7": "lion"}
    assert call("scenes", "-", given={"animals": more, "cards": []}).code == 1
