"""The supply of Coins and tokens: 50, 40 and 40, a limit only with WS-SW-1 (WS-RULING-6)."""

from collections.abc import Iterator

from serengeti_companion.engine.clauses import Violation, warn
from serengeti_companion.engine.texts import say
from serengeti_companion.games.wild.model import Table

COINS = 50  # WS-COMP-10
VFX = 40  # WS-COMP-11
FOOD = 40  # WS-COMP-12

_SUBSTITUTES = {
    "coins": say("The box holds 50 Coins: use something else for the others."),
    "food": say("The box holds 40 Food Tokens: use something else for the others."),
    "vfx": say("The box holds 40 VFX Tokens: use something else for the others."),
}
_LOST = {
    "coins": say("The box holds 50 Coins: what is gained beyond them is lost."),
    "food": say("The box holds 40 Food Tokens: what is gained beyond them is lost."),
    "vfx": say("The box holds 40 VFX Tokens: what is gained beyond them is lost."),
}


def _left(table: Table, of: str, box: int) -> int:
    return box - sum(int(getattr(player, of)) for player in table.players)


def _given(table: Table, wanted: int, of: str, box: int) -> int:
    if not table.house.hard_supply:
        return wanted
    return max(0, min(wanted, _left(table, of, box)))


def coins(table: Table, wanted: int) -> int:
    """The Coins a player really gets; none while the board is not tracked."""
    return _given(table, wanted, "coins", COINS) if table.tracking.board else 0


def food(table: Table, wanted: int) -> int:
    """The Food Tokens a player really gets; none while tokens are not tracked."""
    return _given(table, wanted, "food", FOOD) if table.tracking.tokens else 0


def vfx(table: Table, wanted: int) -> int:
    """The VFX Tokens a player really gets; none while tokens are not tracked."""
    return _given(table, wanted, "vfx", VFX) if table.tracking.tokens else 0


def notices(table: Table, *, coins: int = 0, food: int = 0, vfx: int = 0) -> Iterator[Violation]:
    """What to say when more is gained than the box still holds (WS-RULING-6)."""
    gained = {"coins": (coins, COINS), "food": (food, FOOD), "vfx": (vfx, VFX)}
    texts = _LOST if table.house.hard_supply else _SUBSTITUTES
    for of, (number, box) in gained.items():
        followed = table.tracking.board if of == "coins" else table.tracking.tokens
        if followed and number > max(0, _left(table, of, box)):
            yield warn("WS-RULING-6", texts[of])
