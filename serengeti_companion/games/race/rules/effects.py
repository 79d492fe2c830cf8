"""What a played card does (section 11)."""

from serengeti_companion.games.race import events as e
from serengeti_companion.games.race.commands import PlayCard
from serengeti_companion.games.race.model import (
    Place,
    Rock,
    Seat,
    Stack,
    Table,
)
from serengeti_companion.games.race.rules import turns
from serengeti_companion.games.race.rules.course import Course
from serengeti_companion.games.race.terms import FACTS, Aim, Card, Skill, Special, Species

KEPT = 2  # RL-CARD-ANTELOPE-1.DO


def cost(table: Table, skill: Skill) -> int:
    """The suns of a skill; RL-R-2: a switch makes the antelope's first skill free."""
    if skill is Skill.ANTELOPE_1 and table.house.antelope_draw_cost == "0":
        return 0
    return table.printed.cost(skill)


def final_skill(command: PlayCard) -> Skill:
    """The skill that has an effect in the end."""
    return command.copies[-1] if command.copies else command.skill


def whose_lion(table: Table, command: PlayCard) -> Seat | None:
    """The owner that was told, or the only one there can be."""
    if command.lion_of is not None:
        return command.lion_of
    owners = [Seat(at) for at, player in enumerate(table.players) if player.savannah]
    return owners[0] if len(owners) == 1 else None


def rock_after(stack: Stack, shows: bool | None) -> Rock:  # noqa: FBT001 -- None = not told
    """RL-STACK-14 to -16: where the rock is once the animal that can be taken has left."""
    surfaced = stack.animals <= 1 or stack.rock is not Rock.HIDDEN
    return Rock.TOP if surfaced or shows else Rock.HIDDEN


def do_play(table: Table, command: PlayCard) -> tuple[e.Event, ...]:
    """The card lies in front, monkeys find what they use, and the last skill has its effect."""
    course = Course(table)
    suns = cost(table, command.skill) if command.suns is None else command.suns
    course.add(e.CardPlayed(seat=command.seat, skill=command.skill, suns=suns))
    user = command.skill
    for skill in command.copies:
        found = user is not Skill.MONKEY_1
        course.add(e.SkillCopied(seat=command.seat, skill=skill, found=found))
        user = skill
    _effect(course, command)
    if final_skill(command) is Skill.LIZARD_1:
        turns.finish_turn(course, command.seat, command.top)  # RL-TURN-10
    return tuple(course.events)


def _effect(course: Course, command: PlayCard) -> None:
    skill, seat = final_skill(command), command.seat
    match FACTS[skill].aim:
        case Aim.OPEN_TRACK | Aim.ANY_TRACK:
            _track(course, command)
        case Aim.SWAP:
            if command.stack is not None:
                course.add(e.RockSwapped(species=command.stack))
        case Aim.REMOVE:
            _remove(course, command)
        case Aim.LOOK:
            looked = e.StackLookedAt(seat=seat, stack=command.stack, pile=command.look)
            course.add(looked)
        case Aim.DRAW:
            _draw(course, command)
        case Aim.SEARCH:
            _search(course, command)
        case Aim.LION:
            _scare(course, command)
        case Aim.COPY:
            if skill is Skill.MONKEY_2:  # RL-R-28: nothing that it may use was in the deck
                course.add(e.SearchFailed(seat=seat, source=Place.DECK))
        case Aim.NOTHING:
            _plain(course, command)


def _track(course: Course, command: PlayCard) -> None:
    species = command.stack
    if species is None:
        return
    to_deck = final_skill(command) is Skill.GIRAFFE_2
    course.add(
        e.AnimalTracked(
            seat=command.seat,
            species=species,
            to=Place.DECK if to_deck else Place.DISCARD,
            rock=rock_after(course.table.stack(species), command.rock_shows),
        )
    )


def _remove(course: Course, command: PlayCard) -> None:
    source = command.source or Place.HAND
    if source is not Place.HAND and not command.found:
        course.add(e.SearchFailed(seat=command.seat, source=source))
        return
    extra = e.ExtraLaid(seat=command.seat, species=Species.HYENA, source=source)
    course.add(extra)
    if command.stack is not None:
        rock = rock_after(course.table.stack(command.stack), command.rock_shows)
        course.add(e.AnimalRemoved(species=command.stack, rock=rock))


def _draw(course: Course, command: PlayCard) -> None:
    drawn, stung = command.drawn or 0, command.scorpions or 0
    discarded, top = stung, None if not stung else Special.SCORPION
    told: Card | None = command.top or top
    if final_skill(command) is Skill.ANTELOPE_1:
        # RL-R-4: scorpions are cards like others here.
        discarded, stung, told = max(0, drawn - KEPT), 0, command.top
    course.add(
        e.CardsDrawn(seat=command.seat, drawn=drawn, discarded=discarded, scorpions=stung, top=told)
    )


def _search(course: Course, command: PlayCard) -> None:
    source = command.source or Place.DECK
    if not command.found and source is not Place.HAND:
        course.add(e.SearchFailed(seat=command.seat, source=source))
    elif final_skill(command) is Skill.EAGLE_1:
        returned = e.SpecialReturned(seat=command.seat, card=Special.SCORPION, source=source)
        course.add(returned)
    else:
        returned = e.SpecialReturned(seat=command.seat, card=Special.CARCASS, source=source)
        course.add(returned)


def _scare(course: Course, command: PlayCard) -> None:
    extra = e.ExtraLaid(seat=command.seat, species=Species.ELEPHANT, source=Place.HAND)
    course.add(extra)
    owner = whose_lion(course.table, command)
    if owner is not None:
        course.add(e.LionScared(owner=owner))


def _plain(course: Course, command: PlayCard) -> None:
    seat = command.seat
    match final_skill(command):
        case Skill.ANTELOPE_2:
            course.move_marker(seat, 1)
            # RL-R-22: with none left the marker moves all the same.
            if course.table.carcasses:
                course.add(e.CarcassTaken(seat=seat))
        case Skill.LION_1:
            course.add(e.LionLaid(seat=seat))
        case Skill.ELEPHANT_1:
            course.add(e.LaidAside(seat=seat, species=laid_aside(command)))
        case _:
            return


def laid_aside(command: PlayCard) -> Species:
    """RL-COPY-8, RL-R-24: the elephant, or the monkey that used one of the supply."""
    user = (command.skill, *command.copies)[-2:][0]
    return Species.MONKEY if user is Skill.MONKEY_1 else Species.ELEPHANT
