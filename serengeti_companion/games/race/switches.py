"""The house-rule switches of section 17, as data."""

from dataclasses import replace

from serengeti_companion.engine.switches import Switch
from serengeti_companion.games.race.model import HouseRules


def _switch(number: int, name: str, ruling: int, values: tuple[bool | str, ...]) -> Switch:
    return Switch(id=f"RL-SW-{number}", name=name, values=values, ruling=ruling)


SWITCHES = (
    _switch(1, "antelope_draw_cost", 2, ("1", "0")),
    _switch(2, "scorpion_draw", 3, ("step", "step_optional", "skill")),
    _switch(3, "tiebreak_lions", 20, ("end", "ever")),
    _switch(4, "antelope_needs_carcass", 22, (False, True)),
    _switch(5, "monkey_as_elephant", 24, (True, False)),
    _switch(6, "show_owned", 32, (False, True)),
)

BY_NAME = {switch.name: switch for switch in SWITCHES}


def with_switch(house: HouseRules, name: str, value: bool | str) -> HouseRules:  # noqa: FBT001
    """`house` with one switch turned; KeyError for a name that is none."""
    return replace(house, **{BY_NAME[name].field: value})  # type: ignore[arg-type]
