"""What a play still has to be told: one question at a time, each answer a fuller command."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication

from serengeti_companion.games.race.commands import PlayCard
from serengeti_companion.games.race.model import Pile, Place, Seat, Table
from serengeti_companion.games.race.names import PLACE_NAMES, pile_name, skill_name
from serengeti_companion.games.race.rules.copying import MONKEYS, in_deck, laid_before, visible
from serengeti_companion.games.race.rules.effects import final_skill, whose_lion
from serengeti_companion.games.race.rules.targets import (
    AT_STACKS,
    asks_for_rock,
    cards_in,
    cards_of,
)
from serengeti_companion.games.race.terms import FACTS, Aim, Skill, Special, Species
from serengeti_companion.ui.tables.race.signs import card_name
from serengeti_companion.ui.tables.race.skill_words import SHORT
from serengeti_companion.ui.translation import capital, told

_translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True, kw_only=True)
class Option:
    """What stands on the button, and what the table has said once it is pressed."""

    words: str
    command: PlayCard


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """`at_stacks`: a supply stack answers it."""

    words: str
    options: tuple[Option, ...] = ()
    at_stacks: bool = False


def question(table: Table, command: PlayCard) -> Question | None:
    """What is to be asked next; None = everything is told."""
    return next(_questions(table, command), None)


def _questions(table: Table, command: PlayCard) -> Iterator[Question]:
    skill = final_skill(command)
    aim = FACTS[skill].aim
    if skill in MONKEYS:
        yield from _copied(table, command, skill)
    if aim is Aim.REMOVE:
        yield from _source(table, command, (Place.HAND, Place.DECK, Place.DISCARD))
    if aim is Aim.SEARCH:
        places = (Place.DECK, Place.DISCARD)
        yield from _source(table, command, places if skill is Skill.EAGLE_1 else tuple(Place))
    if aim in AT_STACKS and not (aim is Aim.REMOVE and _fails(table, command)):
        yield from _stack(table, command, aim)
    if aim is Aim.LOOK and command.stack is None and command.look is None:
        yield _look(table, command)
    if aim is Aim.DRAW:
        yield from _drawn(table, command, skill)
    if aim is Aim.LION and whose_lion(table, command) is None:
        yield from _lion(table, command)


def _copied(table: Table, command: PlayCard, skill: Skill) -> Iterator[Question]:
    if command.found is False:
        return
    known = visible(table) if skill is Skill.MONKEY_1 else in_deck(table, command)
    options = [
        Option(
            words=f"{told(skill_name(each))}: {told(SHORT[each])}",
            command=replace(command, found=None, copies=(*command.copies, each)),
        )
        for each in known
    ]
    if skill is Skill.MONKEY_2:
        none = _translate("questions", "Nothing found")
        options.append(Option(words=none, command=replace(command, found=False)))
    if options:
        yield Question(words=_translate("questions", "Which skill is used?"), options=(*options,))


def _source(table: Table, command: PlayCard, places: tuple[Place, ...]) -> Iterator[Question]:
    if command.source is None:
        yield Question(
            words=_translate("questions", "From where?"),
            options=tuple(
                Option(
                    words=capital(told(PLACE_NAMES[place])), command=replace(command, source=place)
                )
                for place in places
            ),
        )
    elif command.found is None and _may_be_there(table, command):
        yield Question(
            words=_translate("questions", "Was it there?"),
            options=(
                Option(
                    words=_translate("questions", "Found"),
                    command=replace(command, found=True),
                ),
                Option(
                    words=_translate("questions", "Not there"),
                    command=replace(command, found=False),
                ),
            ),
        )


def _may_be_there(table: Table, command: PlayCard) -> bool:
    if command.source is Place.HAND:
        return False
    player, skill = table.player(command.seat), final_skill(command)
    if skill is Skill.HYENA_2:
        owned = player.free(Species.HYENA) > laid_before(command, Species.HYENA)
    else:
        sought = Special.SCORPION if skill is Skill.EAGLE_1 else Special.CARCASS
        owned = player.owns(sought) > 0
    return owned and cards_in(table, command, command.source or Place.DECK) > 0


def _fails(table: Table, command: PlayCard) -> bool:
    """Whether the second hyena was looked for and is not there."""
    looked = command.source in {Place.DECK, Place.DISCARD}
    return looked and (command.found is False or not _may_be_there(table, command))


def _stack(table: Table, command: PlayCard, aim: Aim) -> Iterator[Question]:
    if command.stack is None:
        yield Question(words=_translate("questions", "Tap a stack."), at_stacks=True)
    elif (
        aim is not Aim.SWAP
        and command.rock_shows is None
        and asks_for_rock(table.stack(command.stack))
    ):
        words = _translate("questions", "{card}: what is on top of the stack now?")
        yield Question(
            words=words.format(card=card_name(command.stack)),
            options=(
                Option(
                    words=_translate("questions", "An animal"),
                    command=replace(command, rock_shows=False),
                ),
                Option(
                    words=_translate("questions", "The rock"),
                    command=replace(command, rock_shows=True),
                ),
            ),
        )


def _look(table: Table, command: PlayCard) -> Question:
    return Question(
        words=_translate("questions", "Tap a stack, or a pile:"),
        options=tuple(
            Option(words=capital(told(pile_name(table, pile))), command=replace(command, look=pile))
            for pile in Pile
            if cards_of(table, pile)
        ),
        at_stacks=True,
    )


def _drawn(table: Table, command: PlayCard, skill: Skill) -> Iterator[Question]:
    deck = max(0, cards_in(table, command, Place.DECK))
    owned = table.player(command.seat).owns(Special.SCORPION)
    most = min(FACTS[skill].draws, deck)
    if command.drawn is None:
        if most:
            yield Question(
                words=_translate("questions", "How many cards were drawn?"),
                options=tuple(
                    Option(words=str(n), command=replace(command, drawn=n))
                    for n in range(most, -1, -1)
                ),
            )
    elif command.scorpions is None and skill is not Skill.ANTELOPE_1:
        stings = min(command.drawn, owned)
        if stings:
            yield Question(
                words=_translate("questions", "How many of them were scorpions?"),
                options=tuple(
                    Option(words=str(n), command=replace(command, scorpions=n))
                    for n in range(stings + 1)
                ),
            )


def _lion(table: Table, command: PlayCard) -> Iterator[Question]:
    owners = [Seat(at) for at, player in enumerate(table.players) if player.savannah]
    if owners:
        yield Question(
            words=_translate("questions", "Whose lion is scared away?"),
            options=tuple(
                Option(words=table.player(at).name, command=replace(command, lion_of=at))
                for at in owners
            ),
        )
