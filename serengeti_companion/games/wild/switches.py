"""The house-rule switches of section 25, as data."""

from dataclasses import replace

from serengeti_companion.engine.switches import Switch
from serengeti_companion.games.wild.model import HouseRules

OFF_ON = (False, True)
ON_OFF = (True, False)


def _switch(number: int, name: str, ruling: int, values: tuple[bool | str, ...] = OFF_ON) -> Switch:
    return Switch(id=f"WS-SW-{number}", name=name, values=values, ruling=ruling)


SWITCHES = (
    _switch(1, "hardSupply", 6),
    _switch(2, "freeActionsBeforePass", 10, ON_OFF),
    _switch(3, "buyInOneGo", 11),
    _switch(4, "repeatPartlyEnclosed", 14),
    _switch(5, "soloSwapMoveRound1", 18),
    _switch(6, "overlap", 21, ("turn", "chain", "effect")),
    _switch(7, "completeDuringOverlap", 22),
    _switch(8, "limitInStepD", 32),
    _switch(9, "stepDPayment", 33, ("handOnly", "advance")),
    _switch(10, "vfxOnePerCard", 42),
    _switch(11, "awardPerCard", 53),
    _switch(12, "coopAwards", 54, ("ranked", "soloMinimum")),
    _switch(13, "photographerIcon", 66, ("like", "animal")),
    _switch(14, "cameraman", 67, ("batch", "turn", "pair")),
    _switch(15, "targetInclusive", 74),
    _switch(16, "playOnAfterLoss", 77, ON_OFF),
    _switch(17, "coopCoinTransfer", 82),
)

BY_NAME = {switch.name: switch for switch in SWITCHES}


def with_switch(house: HouseRules, name: str, value: bool | str) -> HouseRules:  # noqa: FBT001
    """`house` with one switch turned; KeyError for a name that is none."""
    return replace(house, **{BY_NAME[name].field: value})  # type: ignore[arg-type]
