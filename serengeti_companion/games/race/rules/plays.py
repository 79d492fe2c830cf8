"""What is wrong with playing a card: whose turn, which card, what is paid, what it aims at."""

from collections.abc import Iterator

from serengeti_companion.engine.clauses import Verdict, Violation, refuse, warn
from serengeti_companion.engine.texts import count, say
from serengeti_companion.games.race.cards import surely_lying
from serengeti_companion.games.race.commands import PlayCard, TellRock
from serengeti_companion.games.race.model import Phase, Place, Rock, Seat, Table
from serengeti_companion.games.race.names import CARD_NAMES, who
from serengeti_companion.games.race.rules import copying, targets, turns
from serengeti_companion.games.race.rules.effects import cost, final_skill
from serengeti_companion.games.race.terms import TRAILS, Skill, Special


def play(table: Table, command: PlayCard) -> Iterator[Violation]:
    """Every clause that the play breaks, and whatever is still to be told."""
    yield from turns.is_turn_of(table, command.seat)
    if table.phase is Phase.SCORPIONS and command.seat == table.active:
        message = say("Scorpions in hand are shown first.")
        yield refuse("RL-VAL-10", message, f"seat:{command.seat}")
    yield from _card(table, command)
    yield from _payment(table, command)
    yield from copying.chain(table, command)
    yield from targets.target(table, command)


def _card(table: Table, command: PlayCard) -> Iterator[Violation]:
    player, card = table.player(command.seat), command.skill.card
    subject = f"owned:{command.seat}:{card}"
    # The first hand is five trails.
    if table.season == turns.FIRST_SEASON and card is not Special.TRAIL:
        yield refuse("RL-TURN-11", say("The first hand is 5 trails."), subject)
    if card is Special.TRAIL:
        if player.in_front(card) >= TRAILS:
            message = say("All {n} trails of {who} have been played.", n=TRAILS, who=player.name)
            yield refuse("RL-VAL-9", message, subject)
    # A player plays what she owns and has not laid yet.
    elif player.free(card) < 1:
        message = say(
            "{who} has no {card} to play.", who=who(table, command.seat), card=CARD_NAMES[card]
        )
        yield refuse("RL-VAL-6", message, subject)
    elif surely_lying(player, card):
        message = say(
            "Every {card} of {who} should lie in the discard.",
            card=CARD_NAMES[card],
            who=who(table, command.seat),
        )
        yield warn("RL-VAL-7", message, subject)
    # All scorpions in hand are shown before anything is played.
    if command.skill is Skill.SCORPION_2 and table.house.scorpion_draw != "skill":
        message = say("Scorpions are shown at the start of a turn, not played.")
        yield refuse("RL-CARD-SCORPION-2.NEED", message, subject)


def from_hand(table: Table, command: PlayCard) -> int:
    """RL-COST-9: how many cards of the hand the play takes."""
    extra = 0
    match final_skill(command):
        case Skill.ELEPHANT_2:
            extra = 1
        case Skill.HYENA_1 | Skill.HYENA_2 if command.source is Place.HAND:
            extra = 1
        case _:
            pass
    return 1 + cost(table, command.skill) + extra


def _payment(table: Table, command: PlayCard) -> Iterator[Violation]:
    due, hand = cost(table, command.skill), table.player(command.seat).hand
    seat = f"hand:{command.seat}"
    if command.suns is not None and command.suns < 0:
        message = say("Nobody pays fewer than 0 cards.")
        yield refuse("RL-COST-6", message, seat, liftable=False)
    # No more and no less than is printed.
    elif command.suns is not None and command.suns != due:
        message = count(
            due,
            "That skill costs {n} sun, not {paid}.",
            "That skill costs {n} suns, not {paid}.",
            paid=command.suns,
        )
        yield refuse("RL-COST-6", message, seat)
    needed = from_hand(table, command)
    # The card itself, its suns and any further card all come from the hand.
    if hand < needed:
        message = say("Hand of {hand}, needs {n}.", n=needed, hand=hand)
        yield refuse("RL-COST-9", message, seat)


def why_not(table: Table, seat: Seat, skill: Skill) -> Violation | None:
    """The first clause that keeps the player from playing that skill at all; None = she may."""
    found = play(table, PlayCard(seat=seat, skill=skill))
    return next((one for one in found if one.verdict is Verdict.REFUSE), None)


def tell_rock(table: Table, command: TellRock) -> Iterator[Violation]:
    """What is wrong with saying that a rock is the second card."""
    yield from turns.is_under_way(table)
    stack = table.stack(command.species)
    # A rock that has surfaced is known to be where it is.
    if stack.rock is not Rock.HIDDEN:
        message = say("Everybody knows where that rock is.")
        yield refuse("RL-STACK-18", message, f"stack:{command.species}", liftable=False)
