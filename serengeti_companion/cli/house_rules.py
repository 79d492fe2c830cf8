"""The house rules of an input, held against the switches of the rules file."""

from collections.abc import Iterable

from serengeti_companion.cli.fields import Fields
from serengeti_companion.engine.switches import Switch
from serengeti_companion.games.wild import switches as wild
from serengeti_companion.games.wild.model import HouseRules


def read_house_rules(fields: Fields) -> HouseRules:
    """WILD: Serengeti's switches under "house_rules", the rest at their defaults."""
    house = HouseRules()
    for name, value in read_switches(fields, wild.SWITCHES).items():
        house = wild.with_switch(house, name, value)
    return house


def read_switches(fields: Fields, switches: Iterable[Switch]) -> dict[str, bool | str]:
    """The switches of a game that stand under "house_rules", by name."""
    by_name = {switch.name: switch for switch in switches}
    inside = fields.optional_fields("house_rules")
    found: dict[str, bool | str] = {}
    for name, told in inside.items():
        switch = by_name.get(name)
        # A switch whose values are numbers may be told as one.
        value = str(told) if type(told) is int else told
        if switch is None:
            inside.wrong(name, f"There is no such switch; there are: {', '.join(by_name)}.")
        elif isinstance(value, bool | str) and switch.takes(value):
            found[name] = value
        else:
            words = ", ".join(map(_word, switch.values))
            inside.wrong(name, f"The values of this switch are: {words}.")
    return found


def _word(value: object) -> str:
    """A value as it is written in JSON, without quotes."""
    return str(value).lower() if isinstance(value, bool) else str(value)
