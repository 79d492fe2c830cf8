"""House rules as they are kept: what stands away from its default, each as "name=value"."""

from collections.abc import Callable, Iterable
from typing import TypeVar

from serengeti_companion.engine.switches import Switch, departures

House = TypeVar("House")
"""Each game has house rules of its own."""


def written(house: object, switches: Iterable[Switch]) -> tuple[str, ...]:
    """What is kept of them."""
    return tuple(f"{name}={_word(value)}" for name, value in departures(house, switches).items())


def read(
    kept: Iterable[str],
    house: House,
    switches: Iterable[Switch],
    with_switch: Callable[[House, str, bool | str], House],
) -> House:
    """`house`, turned as was kept; a switch or value that is none is left as it stands."""
    meant = {
        f"{each.name}={_word(value)}": (each, value) for each in switches for value in each.values
    }
    for entry in kept:
        if entry in meant:
            switch, value = meant[entry]
            house = with_switch(house, switch.name, value)
    return house


def _word(value: bool | str) -> str:
    return str(value).lower() if isinstance(value, bool) else value
