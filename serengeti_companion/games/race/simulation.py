"""Random legal sessions on the practice set: for tests, benchmarks and the command line.

Nobody knows what a hand holds; a card is played that may be in it by all that is public.
"""

from collections import Counter
from random import Random

from serengeti_companion.engine.game import UnplayableError
from serengeti_companion.games.race import commands as c
from serengeti_companion.games.race import offers
from serengeti_companion.games.race.dealer import event_deck
from serengeti_companion.games.race.model import (
    EventCard,
    Options,
    Phase,
    SeatOptions,
    Table,
)
from serengeti_companion.games.race.rules import plays
from serengeti_companion.games.race.terms import PLAYERS, Skill

NAMES = ("Ann", "Ben")
STOPS = 0.15
"""How often a turn is ended though more could be played."""
SHOWS = 0.3
"""How often a rock lies open once the animal on it has left."""
TRIES = 8
"""Random plays looked at before the turn is ended."""


def options(players: int) -> Options:
    """A table of that many; raises UnplayableError if it cannot be."""
    if players != PLAYERS:
        raise UnplayableError(f"This game has {PLAYERS} players, not {players}.")
    return Options(seats=tuple(SeatOptions(name=NAMES[at], tint=at) for at in range(PLAYERS)))


def next_command(table: Table, chance: Random) -> c.Command | None:
    """A random legal command with what comes up filled in; None when the game is over."""
    match table.phase:
        case Phase.SETUP:
            return c.BeginPlay()
        case Phase.EVENT:
            return c.TurnUpEvent(card=_event(table, chance))
        case Phase.SCORPIONS:
            steps = offers.scorpion_steps(table, table.active)
            return chance.choice([step for step in steps if is_likely(table, step)])
        case Phase.PLAYING:
            return _played(table, chance)
        case Phase.OVER:
            return None


def _event(table: Table, chance: Random) -> EventCard:
    left = Counter(event_deck(table.printed)) - Counter(table.events)
    return chance.choice(sorted(left.elements(), key=lambda card: card.drought or ""))


def _played(table: Table, chance: Random) -> c.Command:
    seat = table.active
    for _ in range(0 if chance.random() < STOPS else TRIES):
        command = _play(table, chance.choice(tuple(Skill)), chance)
        if command is not None:
            return command
    return c.EndTurn(seat=seat)


def _play(table: Table, skill: Skill, chance: Random) -> c.PlayCard | None:
    if plays.why_not(table, table.active, skill) is not None:
        return None
    chains = list(offers.chains(table, c.PlayCard(seat=table.active, skill=skill)))
    told = [one for one in offers.detailed(table, chance.choice(chains)) if is_likely(table, one)]
    if not told:
        return None
    shows = chance.random() < SHOWS
    return chance.choice([one for one in told if one.rock_shows in {None, shows}] or told)


def is_likely(table: Table, command: c.Command) -> bool:
    """Whether nobody would object, or even wonder."""
    return not offers.RULES.violations(table, command)
