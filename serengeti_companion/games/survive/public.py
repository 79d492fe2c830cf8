"""What a screen may show of the table while the game goes on (section 4).

The app knows every pile, because each card was seen when it was turned up; but safe piles lie face
down, and remembering them is part of play. Whether they are listed is a switch (SV-R-24).
"""

from serengeti_companion.games.survive.model import Phase, Seat, Table
from serengeti_companion.games.survive.terms import NUMBERS


def remembers(table: Table) -> bool:
    """SV-SW-6, SV-WIN-1: whether worked-out lists are shown: by the switch, or at the end."""
    return table.house.show_memory or table.phase is Phase.OVER


def safe_numbers(table: Table, seat: Seat) -> tuple[int, ...] | None:
    """SV-PUB-6: what lies in a safe pile; None = hidden, only its count is public."""
    return tuple(sorted(table.colour(seat).safe)) if remembers(table) else None


def seen_played(table: Table, seat: Seat) -> tuple[int, ...]:
    """The numbers that anybody can see are gone: eaten (SV-R-27), in play, and safe if shown.

    What is left is what a hand, or the neutral deck, may still hold (SV-PUB-7).
    """
    colour = table.colour(seat)
    shown = colour.eaten + colour.in_play + (colour.safe if remembers(table) else ())
    return tuple(number for number in NUMBERS if number in shown)
