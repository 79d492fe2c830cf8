"""Options and one copy's facts -> the opening table."""

from serengeti_companion.engine.game import UnplayableError
from serengeti_companion.games.wild.model import (
    SPECIES,
    Mode,
    Options,
    Player,
    Seat,
    Table,
)
from serengeti_companion.games.wild.printed import Printed
from serengeti_companion.games.wild.rules.corrections import COLOURS, name_problems
from serengeti_companion.games.wild.rules.specialist_terms import is_specialist_name
from serengeti_companion.games.wild.terms import CARDS, COPIES

MOST_PLAYERS = 4
SCENARIOS = range(1, 7)


def open_table(options: Options, printed: Printed) -> Table:
    """The table before setup step 1; UnplayableError with a sentence for options that cannot be."""
    check(options, printed)
    return Table(
        printed=printed,
        mode=options.mode,
        scenario=options.scenario,
        house=options.house,
        tracking=options.tracking,
        players=tuple(
            Player(name=seat.name.strip(), colour=seat.colour, specialist=seat.specialist)
            for seat in options.seats
        ),
        seating=tuple(Seat(number) for number in range(len(options.seats))),
        areas=(COPIES,) * len(SPECIES),
        terrain=printed.sides[options.side].terrain,
        spaces=printed.spaces,
        assumed=printed.board_assumed,
        deck=CARDS,
        specialists=options.specialists,
    )


def check(options: Options, printed: Printed) -> None:
    """Raise UnplayableError with one sentence if no game can be opened like that."""
    names = [seat.name for seat in options.seats]
    fewest = 1 if options.mode is Mode.SOLO else 2
    most = 1 if options.mode is Mode.SOLO else MOST_PLAYERS
    if not fewest <= len(names) <= most:
        raise UnplayableError(
            f"A {options.mode} game has {fewest} to {most} players, not {len(names)}."
        )
    for at, name in enumerate(names):
        for problem in name_problems(name, tuple(names[:at])):
            raise UnplayableError(str(problem.message))
    colours = [seat.colour for seat in options.seats]
    if len(set(colours)) < len(colours) or not all(0 <= c < COLOURS for c in colours):
        raise UnplayableError("Each player has a colour of their own, 0 to 3.")
    _check_specialists(options)
    if not 0 <= options.side < len(printed.sides):
        raise UnplayableError("The Map has no such side.")
    if (options.scenario is not None) != (options.mode is not Mode.COMPETITIVE):
        raise UnplayableError("Solo and co-op games play one of the scenarios 1 to 6, others none.")
    if options.scenario is not None and options.scenario not in SCENARIOS:
        raise UnplayableError("The scenarios are 1 to 6.")


def _check_specialists(options: Options) -> None:
    chosen = [seat.specialist for seat in options.seats if seat.specialist is not None]
    if len(set(chosen)) < len(chosen):
        raise UnplayableError("Each Specialist works for one player only.")
    if any(not is_specialist_name(name) for name in chosen):
        raise UnplayableError(
            "A Specialist is called by a name of 1 to 40 letters that can be seen."
        )
