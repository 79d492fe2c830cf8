"""The supply of Coins and tokens: 50, 40 and 40, a limit only with WS-SW-1 (WS-RULING-6)."""

from serengeti_companion.games.wild.model import Table

COINS = 50  # WS-COMP-10
VFX = 40  # WS-COMP-11
FOOD = 40  # WS-COMP-12


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


def used_up(table: Table) -> tuple[str, ...]:
    """Which pieces are in the players' hands to the last one ("coins", "food", "vfx")."""
    boxes = {"coins": COINS, "food": FOOD, "vfx": VFX}
    return tuple(of for of, box in boxes.items() if _left(table, of, box) <= 0)
