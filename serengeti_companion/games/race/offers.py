"""Everything legal now: for simulation and tests. A screen asks narrower questions."""

from collections.abc import Iterator
from dataclasses import replace

from serengeti_companion.games.race import commands as c
from serengeti_companion.games.race.model import (
    EventCard,
    Phase,
    Pile,
    Place,
    Seat,
    Stack,
    Table,
)
from serengeti_companion.games.race.rules import RaceRules, copying, plays, targets, turns
from serengeti_companion.games.race.rules.effects import final_skill
from serengeti_companion.games.race.terms import FACTS, SPECIES, Aim, Skill, Special

RULES = RaceRules()
LONGEST_CHAIN = 2
"""Skills through monkeys that are offered; longer chains are legal and rare."""


def offers(table: Table) -> Iterator[c.Command]:
    """Every legal command that asks for nothing more."""
    for command in candidates(table):
        found = RULES.violations(table, command)
        if not any(one.stands_in_the_way(frozenset()) for one in found):
            yield command


def candidates(table: Table) -> Iterator[c.Command]:
    """What is worth judging now."""
    seat = table.active
    match table.phase:
        case Phase.SETUP:
            yield c.BeginPlay()
        case Phase.EVENT:
            for drought in (None, *SPECIES):
                yield c.TurnUpEvent(card=EventCard(drought=drought))
        case Phase.SCORPIONS:
            yield from scorpion_steps(table, seat)
        case Phase.PLAYING:
            yield c.EndTurn(seat=seat)
            for skill in playable(table, seat):
                yield from plays_of(table, seat, skill)
        case Phase.OVER:
            return


def playable(table: Table, seat: Seat) -> tuple[Skill, ...]:
    """The skills that nothing keeps the player from."""
    return tuple(skill for skill in Skill if plays.why_not(table, seat, skill) is None)


def scorpion_steps(table: Table, seat: Seat) -> Iterator[c.ShowScorpions]:
    """Every number of scorpions shown, and drawn after them."""
    player = table.player(seat)
    owned = player.owns(Special.SCORPION)
    for shown in range(min(owned, player.hand) + 1):
        most = turns.most_drawn(table, c.ShowScorpions(seat=seat, shown=shown))
        least = 0 if table.house.scorpion_draw == "step_optional" else most
        for drawn in range(least, most + 1):
            for stung in range(min(drawn, owned - shown) + 1):
                yield c.ShowScorpions(seat=seat, shown=shown, drawn=drawn, scorpions=stung)


def plays_of(table: Table, seat: Seat, skill: Skill) -> Iterator[c.PlayCard]:
    """Every way to play a card for one of its skills."""
    for chain in chains(table, c.PlayCard(seat=seat, skill=skill)):
        yield from detailed(table, chain)


def chains(table: Table, command: c.PlayCard) -> Iterator[c.PlayCard]:
    """The play with each chain of monkeys that is offered."""
    user = final_skill(command)
    if user not in copying.MONKEYS:
        yield command
        return
    if user is Skill.MONKEY_2:
        yield replace(command, found=False)
    if len(command.copies) == LONGEST_CHAIN:
        return
    known = copying.visible(table) if user is Skill.MONKEY_1 else copying.in_deck(table, command)
    for skill in known:
        yield from chains(table, replace(command, copies=(*command.copies, skill)))


def detailed(table: Table, command: c.PlayCard) -> Iterator[c.PlayCard]:
    """The play with everything that its last skill has to be told."""
    skill = final_skill(command)
    match FACTS[skill].aim:
        case Aim.OPEN_TRACK | Aim.ANY_TRACK | Aim.SWAP:
            yield from _at_stacks(table, command, skill)
        case Aim.REMOVE:
            for source in Place:
                found = (None,) if source is Place.HAND else (True, False)
                for was_there in found:
                    told = replace(command, source=source, found=was_there)
                    yield from _at_stacks(table, told, skill)
        case Aim.LOOK:
            yield from (replace(command, stack=species) for species in SPECIES)
            yield from (replace(command, look=pile) for pile in Pile)
        case Aim.DRAW:
            yield from _drawn(table, command)
        case Aim.SEARCH:
            yield from (
                replace(command, source=source, found=found)
                for source in Place
                for found in ((True,) if source is Place.HAND else (True, False))
            )
        case Aim.LION:
            yield from (replace(command, lion_of=Seat(at)) for at in range(2))
        case Aim.NOTHING | Aim.COPY:
            yield command


def _at_stacks(table: Table, command: c.PlayCard, skill: Skill) -> Iterator[c.PlayCard]:
    if command.found is False:
        yield command
        return
    for species in targets.stacks_for(table, skill):
        for shows in answers(table.stack(species), skill):
            yield replace(command, stack=species, rock_shows=shows)


def answers(stack: Stack, skill: Skill) -> tuple[bool | None, ...]:
    """What may be said of the rock; None where nobody asks."""
    asked = FACTS[skill].aim is not Aim.SWAP and targets.asks_for_rock(stack)
    return (False, True) if asked else (None,)


def _drawn(table: Table, command: c.PlayCard) -> Iterator[c.PlayCard]:
    skill = final_skill(command)
    deck = targets.cards_in(table, command, Place.DECK)
    owned = table.player(command.seat).owns(Special.SCORPION)
    for drawn in range(min(FACTS[skill].draws, max(0, deck)) + 1):
        most = 0 if skill is Skill.ANTELOPE_1 else min(drawn, owned)
        for stung in range(most + 1):
            yield replace(command, drawn=drawn, scorpions=stung)
