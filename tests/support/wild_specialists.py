"""A player with a Specialist, and cards that can be completed at once."""

from dataclasses import replace

from support.tables import ANN, a_card, a_table

from serengeti_companion.games.wild.model import ICONS, Table, Tracking
from serengeti_companion.games.wild.packs import practice_set
from serengeti_companion.games.wild.terms import SceneCard

PLAIN = a_card("? terrain: lion | 1 star | -")
SECOND = a_card("? terrain: zebra | 1 star | leaf")
THIRD = a_card("? terrain: hyena | 1 star | like")
FOURTH = a_card("? terrain: giraffe | 1 star | fruit")
ROCKY = a_card("? terrain: gazelle@rock jackal@rock | 1 star | leaf")
HAND = (PLAIN, SECOND, THIRD, FOURTH, ROCKY)
NO_MAP = Tracking(map=False)


def icons(**numbers: int) -> tuple[int, ...]:
    return tuple(numbers.get(icon.value, 0) for icon in ICONS)


def with_specialist(
    specialist: str | None, players: int = 2, hand: tuple[SceneCard, ...] = HAND, **changes: object
) -> Table:
    """Ann, who holds cards that can be completed, and her Specialist; nothing of him is known."""
    copy = replace(practice_set(), celebrity=None, adventurer_few=None, adventurer_many=None)
    given: dict[str, object] = {"tracking": NO_MAP, "printed": copy, "vfx": 3, "food": 3} | changes
    table = a_table(players, tableaus={ANN: hand}, **given)  # type: ignore[arg-type]
    return table.with_player(ANN, specialist=specialist)
