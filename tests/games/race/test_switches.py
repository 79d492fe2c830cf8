"""The switches are those of the rules file, each value with an effect that is proved somewhere."""

import pytest
from support.race import switched

from serengeti_companion import rulebook
from serengeti_companion.engine.switches import Switch
from serengeti_companion.games.race.model import HouseRules
from serengeti_companion.games.race.switches import SWITCHES, with_switch
from serengeti_companion.rulebook import Family

BOOK = rulebook.load("race")


def word(value: bool | str) -> str:
    """A value as the rules file writes it."""
    return {True: "on", False: "off"}.get(value, str(value)) if isinstance(value, bool) else value


@pytest.mark.parametrize("switch", SWITCHES, ids=lambda switch: switch.name)
@pytest.mark.clause("RL-SW-1", "RL-SW-2", "RL-SW-3", "RL-SW-4", "RL-SW-5", "RL-SW-6")
def test_a_switch_has_the_name_and_values_of_the_rules_file(switch: Switch) -> None:
    entry = BOOK.find(switch.id)
    assert entry is not None
    values = " / ".join(word(value) for value in switch.values)
    assert entry.text == f"{switch.name} {values}."
    assert getattr(HouseRules(), switch.field) == switch.values[0]
    ruling = BOOK.find(f"RL-R-{switch.ruling}")
    assert ruling is not None
    assert ruling.switch == switch.name


@pytest.mark.clause("RL-SW-7")
def test_there_are_no_other_switches() -> None:
    entries = [one for one in BOOK.clauses if one.family is Family.SWITCH]
    assert [one.id for one in entries] == [*(switch.id for switch in SWITCHES), "RL-SW-7"]
    named = {one.switch for one in BOOK.clauses if one.family is Family.RULING and one.switch}
    assert named == {switch.name for switch in SWITCHES}


@pytest.mark.parametrize("switch", SWITCHES, ids=lambda switch: switch.name)
def test_each_value_can_be_set(switch: Switch) -> None:
    for value in switch.values:
        assert getattr(with_switch(HouseRules(), switch.name, value), switch.field) == value
        assert getattr(switched(**{switch.name: value}), switch.field) == value
        assert switch.takes(value)
    assert not switch.takes(1)
    assert not switch.takes("wind")
