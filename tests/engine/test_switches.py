"""House-rule switches as data."""

from dataclasses import dataclass

import pytest

from serengeti_companion.engine.switches import Switch, departures

CHOICE = Switch(id="X-SW-1", name="herdTie", values=("shared", "next"), ruling=3)
FLAG = Switch(id="X-SW-2", name="own_pair", values=(True, False), ruling=4)


def test_a_switch_sets_the_field_of_its_name() -> None:
    assert (CHOICE.field, FLAG.field) == ("herd_tie", "own_pair")
    numbered = Switch(id="X-SW-3", name="moveRound1", values=(False, True), ruling=5)
    assert numbered.field == "move_round_1"


@pytest.mark.parametrize(
    ("switch", "value", "fits"),
    [
        (CHOICE, "shared", True),
        (CHOICE, "next", True),
        (CHOICE, "other", False),
        (CHOICE, True, False),
        (FLAG, True, True),
        (FLAG, False, True),
        (FLAG, 1, False),
        (FLAG, "true", False),
        (FLAG, None, False),
    ],
)
def test_a_switch_takes_its_own_values_only(switch: Switch, value: object, fits: bool) -> None:
    assert switch.takes(value) is fits


@dataclass(frozen=True)
class House:
    herd_tie: str = "shared"
    own_pair: bool = True


def test_only_what_stands_away_from_its_default_is_a_departure() -> None:
    assert departures(House(), (CHOICE, FLAG)) == {}
    assert departures(House(herd_tie="next"), (CHOICE, FLAG)) == {"herdTie": "next"}
    assert departures(House(own_pair=False), (FLAG,)) == {"own_pair": False}
