"""The house-rule switches of section 12, as data."""

from dataclasses import replace

from serengeti_companion.engine.switches import Switch
from serengeti_companion.games.survive.model import HouseRules


def _switch(number: int, name: str, ruling: int, values: tuple[bool | str, ...]) -> Switch:
    return Switch(id=f"SV-SW-{number}", name=name, values=values, ruling=ruling)


SWITCHES = (
    _switch(1, "own_pair_is_herd", 3, (True, False)),
    _switch(2, "herd_tie", 13, ("shared", "next_herd")),
    _switch(3, "extinct_tie", 16, ("shared", "herd")),
    _switch(4, "neutral_tie", 20, ("at_size", "after_values")),
    _switch(5, "season_cards", 11, (False, "note")),
    _switch(6, "show_memory", 24, (False, True)),
)

BY_NAME = {switch.name: switch for switch in SWITCHES}


def with_switch(house: HouseRules, name: str, value: bool | str) -> HouseRules:  # noqa: FBT001
    """`house` with one switch turned; KeyError for a name that is none."""
    return replace(house, **{BY_NAME[name].field: value})  # type: ignore[arg-type]
