"""The house rules of an input, held against section 25 of the rules file."""

from serengeti_companion.cli.fields import Fields
from serengeti_companion.games.wild.model import HouseRules
from serengeti_companion.games.wild.switches import BY_NAME, with_switch


def read_house_rules(fields: Fields) -> HouseRules:
    """The switches under "house_rules", the rest at their defaults."""
    house = HouseRules()
    inside = fields.optional_fields("house_rules")
    for name, value in inside.items():
        switch = BY_NAME.get(name)
        if switch is None:
            inside.wrong(name, f"There is no such switch; there are: {', '.join(BY_NAME)}.")
        elif isinstance(value, bool | str) and _one_of(value, switch.values):
            house = with_switch(house, name, value)
        else:
            words = ", ".join(map(_word, switch.values))
            inside.wrong(name, f"The values of this switch are: {words}.")
    return house


def _one_of(value: object, values: tuple[bool | str, ...]) -> bool:
    return any(value == known and type(value) is type(known) for known in values)


def _word(value: object) -> str:
    """A value as it is written in JSON, without quotes."""
    return str(value).lower() if isinstance(value, bool) else str(value)
