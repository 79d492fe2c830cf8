"""Tables in the middle of A Race For Life, and what its referee says to a command."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from support.simulated import whole_game

from serengeti_companion.engine.clauses import Verdict
from serengeti_companion.games.race import cards
from serengeti_companion.games.race.commands import BeginPlay, Command, PlayCard
from serengeti_companion.games.race.events import Event
from serengeti_companion.games.race.game import GAME
from serengeti_companion.games.race.model import (
    A,
    EventCard,
    HouseRules,
    Options,
    Phase,
    Rock,
    Seat,
    SeatOptions,
    Stack,
    Table,
)
from serengeti_companion.games.race.printed import UNKNOWN_COPY, Printed
from serengeti_companion.games.race.rules import RaceRules
from serengeti_companion.games.race.setup import open_table
from serengeti_companion.games.race.switches import with_switch
from serengeti_companion.games.race.terms import (
    GAINED,
    SPECIES,
    Card,
    Skill,
    Special,
    Species,
    changed,
)
from serengeti_companion.storage.whole import WholeSession

RULES = RaceRules()
NAMES = ("Ann", "Ben")
Owned = Mapping[Any, int]
EAGLE, ANTELOPE, LION, HYENA, ELEPHANT, LIZARD, GIRAFFE, MONKEY = SPECIES
TRAIL, SCORPION, CARCASS = Special
INFESTATION = EventCard()
QUIET = EventCard(drought=EAGLE)
"""The event where a test does not care: a drought of a species that it does not track."""

ROCKS: dict[str, Any] = {species.value: (2, Rock.TOP) for species in SPECIES}
"""Every rock lies on top of two animals."""


def switched(**switches: bool | str) -> HouseRules:
    """`switched(tiebreak_lions="ever")`: house rules by the names of the rules file."""
    house = HouseRules()
    for name, value in switches.items():
        house = with_switch(house, name, value)
    return house


def options(*, house: HouseRules | None = None) -> Options:
    """Ann is player A, Ben player B."""
    seats = tuple(SeatOptions(name=name, tint=tint) for tint, name in enumerate(NAMES))
    return Options(seats=seats, house=house or HouseRules())


def opened(*, house: HouseRules | None = None, printed: Printed = UNKNOWN_COPY) -> Table:
    """A table before setup."""
    return open_table(options(house=house), printed)


def begun(**more: Any) -> Table:  # noqa: ANN401 -- as `opened`
    """A table in season 1, with no event turned up yet."""
    return play(opened(**more), BeginPlay())


def playing(
    owned: Owned | None = None,
    *,
    theirs: Owned | None = None,
    seat: Seat = A,
    hand: int = 5,
    deck: int = 6,
    discard: int = 4,
    event: EventCard = INFESTATION,
    season: int = 3,
    marker: int = 0,
    savannah: tuple[int, int] = (0, 0),
    phase: Phase = Phase.PLAYING,
    house: HouseRules | None = None,
    printed: Printed = UNKNOWN_COPY,
    **stacks: Any,  # noqa: ANN401 -- (int, Rock) by species
) -> Table:
    """A table in a turn: `owned` of whoever plays, `theirs` of the other.

    The animals that players have are missing from their stacks; `eagle=(4, Rock.TOP)` sets a stack.
    """
    table = opened(house=house, printed=printed)
    earlier = tuple(EventCard(drought=each) for each in SPECIES if EventCard(drought=each) != event)
    table = replace(
        table,
        phase=phase,
        season=season,
        active=seat,
        events=(*earlier[: season - 1], event),
        event=event,
        marker=marker,
    )
    for at, has in ((seat, owned or {}), (Seat(1 - seat), theirs or {})):
        table = table.with_player(
            at,
            hand=hand,
            deck=deck,
            discard=discard,
            owned=tuple(has.get(card, 0) for card in GAINED),
            savannah=savannah[at],
            ever=savannah[at],
        )
    table = _missing(table)
    for name, (animals, rock) in stacks.items():
        table = table.with_stack(Species(name), Stack(animals=animals, rock=rock))
    return cards.recounted(table)


def _missing(table: Table) -> Table:
    """What players have is in the supply no more."""
    for species in SPECIES:
        gone = sum(player.owns(species) for player in table.players)
        gone += sum(player.savannah for player in table.players) * (species is LION)
        left = table.stack(species).animals - gone
        rock = Rock.HIDDEN if left else Rock.TOP
        table = table.with_stack(species, Stack(animals=left, rock=rock))
    return replace(
        table,
        scorpions=table.scorpions - sum(player.owns(SCORPION) for player in table.players),
        carcasses=table.carcasses - sum(player.owns(CARCASS) for player in table.players),
    )


def lying(table: Table, seat: Seat, card: Card, number: int) -> Table:
    """All saw so many of a kind go to the discard."""
    seen = changed(table.player(seat).lying, card, number)
    return table.with_player(seat, lying=seen)


def card(skill: Skill, seat: Seat = A, **details: Any) -> PlayCard:  # noqa: ANN401
    """`card(Skill.TRAIL_1, stack=EAGLE)`: A plays it."""
    return PlayCard(seat=seat, skill=skill, **details)


def play(table: Table, *commands: Command) -> Table:
    """The table after commands that nothing stands in the way of."""
    for command in commands:
        assert not clauses(table, command), (command, told(table, command))
        table = forced(table, command)
    return table


def forced(table: Table, command: Command) -> Table:
    """The table after a command, on the table's word where it needs one."""
    for event in RULES.resolve(table, command):
        table = RULES.evolve(table, event)
    assert not GAME.problems(table), GAME.problems(table)
    return table


def events(table: Table, command: Command) -> tuple[Event, ...]:
    return RULES.resolve(table, command)


def kinds(table: Table, command: Command) -> list[str]:
    return [event.kind for event in RULES.resolve(table, command)]


def found(table: Table, command: Command, verdict: Verdict) -> set[str]:
    """The clauses of that firmness."""
    return {one.clause for one in RULES.violations(table, command) if one.verdict is verdict}


def refused(table: Table, command: Command) -> set[str]:
    """The clauses that refuse; a refusal can be overruled unless a test says otherwise."""
    return found(table, command, Verdict.REFUSE)


def asked(table: Table, command: Command) -> set[str]:
    """The clauses that ask the table for something."""
    return found(table, command, Verdict.ASK)


def warned(table: Table, command: Command) -> set[str]:
    """The clauses that only warn."""
    return found(table, command, Verdict.WARN)


def clauses(table: Table, command: Command) -> set[str]:
    """The clauses that refuse a command or ask about it."""
    return refused(table, command) | asked(table, command)


def told(table: Table, command: Command) -> list[str]:
    """The sentences of all objections."""
    return [str(one.message) for one in RULES.violations(table, command)]


def liftable(table: Table, command: Command) -> bool:
    """Whether the table's word can overrule every objection."""
    return all(one.liftable for one in RULES.violations(table, command))


def public(table: Table) -> dict[str, Any]:
    """Everything that lies open, by name; what changes in it is what a play does."""
    found: dict[str, Any] = {
        "marker": table.marker,
        "scorpions": table.scorpions,
        "carcasses": table.carcasses,
        "V": table.rocks_showing,
    }
    for species, gone in zip(SPECIES, table.removed, strict=True):
        found[f"stack {species}"] = table.stack(species).animals
        found[f"rock {species}"] = table.stack(species).rock.value
        found[f"removed {species}"] = gone
    for name, player in zip("AB", table.players, strict=True):
        for field in ("hand", "deck", "discard", "savannah", "ever", "top"):
            found[f"{name} {field}"] = getattr(player, field)
        found[f"{name} front"] = player.front_cards
        found[f"{name} aside"] = len(player.aside)
        for kind in GAINED:
            found[f"{name} owns {kind}"] = player.owns(kind)
    return found


def changes(before: Table, command: Command) -> dict[str, Any]:
    """What a command that stands changes of all that is public: numbers by how much."""
    after = public(play(before, command))
    return {
        name: new - old if isinstance(old, int) and isinstance(new, int) else new
        for name, old in public(before).items()
        if (new := after[name]) != old
    }


def simulated(seed: int, *, undone: int = 0) -> WholeSession:
    """A game of A Race For Life to its end."""
    return whole_game(GAME, 2, seed, undone=undone)
