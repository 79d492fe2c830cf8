"""Options and one copy's facts -> the opening table."""

from serengeti_companion.engine.game import UnplayableError
from serengeti_companion.engine.player_names import name_problems
from serengeti_companion.games.race.model import Options, Player, Stack, Table
from serengeti_companion.games.race.printed import Printed, faults
from serengeti_companion.games.race.terms import PLAYERS, TINTS


def open_table(options: Options, printed: Printed) -> Table:
    """The table before the first step of setup; UnplayableError with a sentence if it cannot be."""
    check(options, printed)
    return Table(
        printed=printed,
        house=options.house,
        players=tuple(Player(name=seat.name.strip(), tint=seat.tint) for seat in options.seats),
        # RL-SETUP-6: no rock is visible.
        stacks=tuple(Stack(animals=number) for number in printed.animals),
        scorpions=printed.scorpions,
        carcasses=printed.carcasses,
    )


def check(options: Options, printed: Printed) -> None:
    """Raise UnplayableError with one sentence if no game can be opened like that."""
    names = tuple(seat.name for seat in options.seats)
    # RL-COMP-13: exactly 2 players.
    if len(names) != PLAYERS:
        raise UnplayableError(f"This game has {PLAYERS} players, not {len(names)}.")
    for at, name in enumerate(names):
        for problem in name_problems(name, names[:at]):
            raise UnplayableError(str(problem))
    tints = [seat.tint for seat in options.seats]
    if len(set(tints)) < len(tints) or not all(0 <= tint < TINTS for tint in tints):
        raise UnplayableError(f"Each player has a colour of their own, 0 to {TINTS - 1}.")
    for fault in faults(printed):
        raise UnplayableError(fault)
