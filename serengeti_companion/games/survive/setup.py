"""Options and one copy's facts -> the opening table."""

from serengeti_companion.engine.game import UnplayableError
from serengeti_companion.engine.player_names import name_problems
from serengeti_companion.games.survive.model import Colour, Options, Table
from serengeti_companion.games.survive.printed import Printed
from serengeti_companion.games.survive.rules.opening import FEWEST, MOST
from serengeti_companion.games.survive.terms import SETS


def open_table(options: Options, printed: Printed) -> Table:
    """The table before the first step of setup; UnplayableError with a sentence if it cannot be."""
    check(options)
    players = tuple(Colour(name=seat.name.strip(), tint=seat.tint) for seat in options.seats)
    # SV-2P-1: with two players one unused colour becomes neutral.
    neutral = (Colour(name="", tint=neutral_tint(options)),) if len(players) == FEWEST else ()
    return Table(
        printed=printed,
        house=options.house,
        players=len(players),
        colours=players + neutral,
    )


def neutral_tint(options: Options) -> int:
    """The neutral colour's: the one chosen, or the first that no player has."""
    taken = {seat.tint for seat in options.seats}
    unused = next(tint for tint in range(SETS) if tint not in taken)
    return unused if options.neutral is None else options.neutral


def check(options: Options) -> None:
    """Raise UnplayableError with one sentence if no game can be opened like that."""
    names = tuple(seat.name for seat in options.seats)
    # SV-SETUP-4, SV-R-25: 2 to 5 players.
    if not FEWEST <= len(names) <= MOST:
        raise UnplayableError(f"This game has {FEWEST} to {MOST} players, not {len(names)}.")
    for at, name in enumerate(names):
        for problem in name_problems(name, names[:at]):
            raise UnplayableError(str(problem))
    tints = [seat.tint for seat in options.seats]
    if options.neutral is not None:
        if len(names) != FEWEST:
            raise UnplayableError("The neutral colour plays with 2 players, and only then.")
        tints.append(options.neutral)
    if len(set(tints)) < len(tints) or not all(0 <= tint < SETS for tint in tints):
        raise UnplayableError(f"Each set has a colour of its own, 0 to {SETS - 1}.")
