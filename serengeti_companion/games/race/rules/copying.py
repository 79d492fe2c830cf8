"""What a monkey may use (RL-COPY), and the chain of monkeys through which a card acts."""

from collections.abc import Iterator
from dataclasses import dataclass

from serengeti_companion.engine.clauses import Violation, ask, refuse, warn
from serengeti_companion.engine.texts import say
from serengeti_companion.games.race.cards import surely_lying
from serengeti_companion.games.race.commands import PlayCard
from serengeti_companion.games.race.model import Table
from serengeti_companion.games.race.names import CARD_NAMES, skill_name, who
from serengeti_companion.games.race.rules.effects import cost, final_skill
from serengeti_companion.games.race.terms import CHEAP, FACTS, Card, Skill, Species

MONKEYS = frozenset({Skill.MONKEY_1, Skill.MONKEY_2})


@dataclass(frozen=True, slots=True, kw_only=True)
class Link:
    """A skill used through a monkey; `laid`: the cards that have been laid face up before it."""

    user: Skill
    skill: Skill
    laid: tuple[Card, ...]


def links(command: PlayCard) -> Iterator[Link]:
    """The chain from the played card to the skill that has an effect."""
    user, laid = command.skill, [command.skill.card]
    for skill in command.copies:
        yield Link(user=user, skill=skill, laid=tuple(laid))
        if user is Skill.MONKEY_2:
            laid.append(skill.card)
        user = skill


def laid_before(command: PlayCard, card: Card) -> int:
    """How many of a kind lie face up by this play before its last skill acts."""
    found = sum(link.user is Skill.MONKEY_2 and link.skill.card == card for link in links(command))
    return found + (command.skill.card == card)


def off_the_deck(command: PlayCard) -> int:
    """How many animals the monkeys take out of the deck."""
    return sum(link.user is Skill.MONKEY_2 for link in links(command))


def copyable(table: Table, skill: Skill) -> bool:
    """RL-COPY-1 to 4: a skill of an animal, for 0 or 1 sun and nothing else."""
    is_animal = isinstance(skill.card, Species)
    return is_animal and cost(table, skill) <= CHEAP and not FACTS[skill].extra


def visible(table: Table) -> tuple[Skill, ...]:
    """What MONKEY-1 may use now; RL-COPY-5: a rock on top shows no skill."""
    return tuple(
        skill
        for skill in Skill
        if isinstance(skill.card, Species)
        and copyable(table, skill)
        and table.stack(skill.card).shows_animal
        and (skill is not Skill.ELEPHANT_1 or table.house.monkey_as_elephant)
    )


def in_deck(table: Table, command: PlayCard) -> tuple[Skill, ...]:
    """What the last MONKEY-2 of a chain may find, as far as anybody knows."""
    player = table.player(command.seat)
    return tuple(
        skill
        for skill in Skill
        if copyable(table, skill) and player.free(skill.card) > laid_before(command, skill.card)
    )


def chain(table: Table, command: PlayCard) -> Iterator[Violation]:
    """What is wrong with the skills that are used through monkeys."""
    deck = table.player(command.seat).deck
    for link in links(command):
        yield from _link(table, command, link)
        if link.user is Skill.MONKEY_2:
            if deck < 1:
                yield from _empty_deck(table, command)
            deck -= 1
    yield from _open_end(table, command, deck)


def _link(table: Table, command: PlayCard, link: Link) -> Iterator[Violation]:
    skill, subject = link.skill, f"skill:{link.skill}"
    if link.user not in MONKEYS or not isinstance(skill.card, Species):
        message = say("Only a monkey uses the skill of another animal.")
        yield refuse("RL-COPY-4", message, subject, liftable=False)
        return
    if not copyable(table, skill):
        extra = FACTS[skill].extra
        message = say("{skill} costs too much for a monkey.", skill=skill_name(skill))
        if extra:
            message = say("{skill} asks for another card.", skill=skill_name(skill))
        # A lion can only go to the Savannah if it lies in front.
        is_drawn = skill is not Skill.LION_1 or link.user is Skill.MONKEY_2
        yield refuse("RL-COPY-3" if extra else "RL-COPY-2", message, subject, liftable=is_drawn)
    if link.user is Skill.MONKEY_1:
        yield from _in_supply(table, skill)
    else:
        yield from _in_deck(table, command, link)


def _in_supply(table: Table, skill: Skill) -> Iterator[Violation]:
    card = skill.card
    # Only what shows can be used.
    if isinstance(card, Species) and not table.stack(card).shows_animal:
        message = say("The rock of the {card} stack hides its skills.", card=CARD_NAMES[card])
        yield refuse("RL-COPY-5", message, f"stack:{card}")
    if skill is Skill.ELEPHANT_1 and not table.house.monkey_as_elephant:
        message = say("By your house rule no monkey stands in for an elephant.")
        yield refuse("RL-R-24", message, f"skill:{skill}")


def _in_deck(table: Table, command: PlayCard, link: Link) -> Iterator[Violation]:
    player, card = table.player(command.seat), link.skill.card
    # The player owns one that has not been laid yet.
    if player.free(card) <= link.laid.count(card):
        message = say(
            "{who} owns no other {card}.", who=who(table, command.seat), card=CARD_NAMES[card]
        )
        yield refuse("RL-CARD-MONKEY-2.CHECK", message, f"owned:{command.seat}:{card}")
    elif surely_lying(player, card):
        message = say(
            "Every {card} of {who} should lie in the discard.",
            card=CARD_NAMES[card],
            who=who(table, command.seat),
        )
        yield warn("RL-CARD-MONKEY-2.CHECK", message, f"owned:{command.seat}:{card}")


def _empty_deck(table: Table, command: PlayCard) -> Iterator[Violation]:
    message = say("The deck of {who} is empty.", who=who(table, command.seat))
    yield refuse("RL-CARD-MONKEY-2.NEED", message, f"deck:{command.seat}")


def _open_end(table: Table, command: PlayCard, deck: int) -> Iterator[Violation]:
    """A chain that ends with a monkey has not said what it uses."""
    skill = final_skill(command)
    if skill is Skill.MONKEY_1:
        if visible(table):
            message = say("Which skill does the monkey use?")
            yield ask("RL-CARD-MONKEY-1.PUB", message, f"skill:{skill}")
        else:
            message = say("No skill shows that a monkey may use.")
            yield refuse("RL-COST-12", message, f"skill:{skill}")
    if skill is Skill.MONKEY_2:
        if deck < 1:
            yield from _empty_deck(table, command)
        elif command.found is not False and in_deck(table, command):
            message = say("Which animal was found in the deck, and which skill is used?")
            yield ask("RL-CARD-MONKEY-2.PUB", message, f"skill:{skill}")
        elif command.found:
            message = say("{who} owns no such animal.", who=who(table, command.seat))
            yield refuse("RL-CARD-MONKEY-2.CHECK", message, f"deck:{command.seat}")
