"""House-rule switches as data: what each may be set to, the default first."""

import re
from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Switch:
    """One switch: `name` as in the rules file, `values` with the default first."""

    id: str
    name: str
    values: tuple[bool | str, ...]
    ruling: int

    @property
    def field(self) -> str:
        """The field of the game's house rules that it sets."""
        return re.sub(r"(?<!^)([A-Z0-9])", r"_\1", self.name).lower()

    def takes(self, value: object) -> bool:
        """Whether it can be set to that; 1 is not True."""
        return any(value == known and type(value) is type(known) for known in self.values)


def departures(house: object, switches: Iterable[Switch]) -> dict[str, bool | str]:
    """The switches of a game's house rules that stand away from their default, by name."""
    values = {switch: getattr(house, switch.field) for switch in switches}
    return {each.name: value for each, value in values.items() if value != each.values[0]}
