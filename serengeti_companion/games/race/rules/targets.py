"""What a skill aims at (section 11): stacks, searches, draws, lions; REFUSE, WARN or ASK."""

from collections.abc import Iterator

from serengeti_companion.engine.clauses import Violation, ask, refuse, warn
from serengeti_companion.engine.texts import Text, say
from serengeti_companion.games.race.cards import elsewhere, surely_lying
from serengeti_companion.games.race.commands import PlayCard
from serengeti_companion.games.race.model import Pile, Place, Rock, Seat, Stack, Table, towards
from serengeti_companion.games.race.names import CARD_NAMES, pile_name, pile_owner, who
from serengeti_companion.games.race.rules.copying import laid_before, off_the_deck
from serengeti_companion.games.race.rules.effects import final_skill, rock_after, whose_lion
from serengeti_companion.games.race.terms import FACTS, SPECIES, Aim, Skill, Special, Species

AT_STACKS = frozenset({Aim.OPEN_TRACK, Aim.ANY_TRACK, Aim.SWAP, Aim.REMOVE})
TRACKING = frozenset({Aim.OPEN_TRACK, Aim.ANY_TRACK})


def target(table: Table, command: PlayCard) -> Iterator[Violation]:
    """What is wrong with the target of the skill that has an effect, or missing."""
    skill = final_skill(command)
    match FACTS[skill].aim:
        case Aim.OPEN_TRACK | Aim.ANY_TRACK | Aim.SWAP:
            yield from _stack(table, command, skill)
        case Aim.REMOVE:
            yield from _removal(table, command)
        case Aim.LOOK:
            yield from _look(table, command)
        case Aim.DRAW:
            yield from _draw(table, command)
        case Aim.SEARCH:
            yield from _search(table, command)
        case Aim.LION:
            yield from _lion(table, command)
        case Aim.NOTHING if skill is Skill.ANTELOPE_2:
            yield from _towards(table, command)
        case _:
            return


def stacks_for(table: Table, skill: Skill) -> tuple[Species, ...]:
    """The supply stacks at which a skill may aim now."""
    return tuple(species for species in SPECIES if not tuple(_at(table, skill, species)))


def _stack(table: Table, command: PlayCard, skill: Skill) -> Iterator[Violation]:
    if command.stack is None:
        # A target in plain sight must exist before anything is paid.
        if not stacks_for(table, skill):
            message = say("There is no stack on which that skill works.")
            yield refuse("RL-COST-12", message, f"skill:{skill}")
        else:
            yield ask(skill.clause("PUB"), say("On which stack?"), f"skill:{skill}")
        return
    yield from _at(table, skill, command.stack)
    if FACTS[skill].aim is not Aim.SWAP:
        yield from _rock(table, command, command.stack)


def _at(table: Table, skill: Skill, species: Species) -> Iterator[Violation]:
    stack, subject, aim = table.stack(species), f"stack:{species}", FACTS[skill].aim
    name = CARD_NAMES[species]
    if aim is Aim.SWAP and stack.rock is not Rock.TOP:
        message = say("The {card} stack shows no rock.", card=name)
        yield refuse(skill.clause("NEED"), message, subject, liftable=stack.animals > 0)
    if stack.animals == 0:
        message = say("No animal is left in the {card} stack.", card=name)
        yield refuse(skill.clause("NEED"), message, subject, liftable=aim is not Aim.SWAP)
    # Only some skills reach under a rock.
    elif aim in {Aim.OPEN_TRACK, Aim.REMOVE} and stack.rock is Rock.TOP:
        message = say("The rock of the {card} stack lies on top.", card=name)
        clause = "RL-STACK-3" if aim is Aim.OPEN_TRACK else skill.clause("CHECK")
        yield refuse(clause, message, subject)
    # Drought bars tracking, and nothing else.
    if aim in TRACKING and table.drought == species:
        message = say("Drought: no {card} is tracked this season.", card=name)
        yield refuse("RL-EVENT-2", message, subject)


def asks_for_rock(stack: Stack) -> bool:
    """RL-STACK-14: whether only the table can see if the rock shows once the top animal left."""
    return stack.rock is Rock.HIDDEN and stack.animals > 1


def _rock(table: Table, command: PlayCard, species: Species) -> Iterator[Violation]:
    stack, subject = table.stack(species), f"stack:{species}"
    if asks_for_rock(stack):
        if command.rock_shows is None:
            message = say("Is the rock of the {card} stack showing?", card=CARD_NAMES[species])
            yield ask("RL-STACK-14", message, subject)
    elif command.rock_shows is False and rock_after(stack, shows=None) is Rock.TOP:
        clauses = {
            Rock.HIDDEN: "RL-STACK-14",
            Rock.SECOND: "RL-STACK-15",
            Rock.TOP: "RL-STACK-16",
        }
        message = say("The rock of the {card} stack shows then.", card=CARD_NAMES[species])
        yield refuse(clauses[stack.rock], message, subject, liftable=False)


def _removal(table: Table, command: PlayCard) -> Iterator[Violation]:
    if command.source is None:
        message = say("Is the second hyena from the hand, the deck or the discard?")
        yield ask("RL-CARD-HYENA-2.PUB", message, f"seat:{command.seat}")
    player = table.player(command.seat)
    there = player.free(Species.HYENA) > laid_before(command, Species.HYENA)
    if command.source in {None, Place.HAND}:
        # The second hyena is shown: it must be one that she owns.
        if not there:
            yield _no_other(table, command, Species.HYENA, "RL-CARD-HYENA-2.CHECK")
    else:
        yield from _found(table, command, there=there)
    if _may_be_found(table, command, there=there):
        yield from _stack(table, command, Skill.HYENA_2)
    elif not stacks_for(table, Skill.HYENA_2):
        message = say("There is no stack on which that skill works.")
        yield refuse("RL-COST-12", message, f"skill:{command.skill}")


def _may_be_found(table: Table, command: PlayCard, *, there: bool) -> bool:
    """Whether a stack is to be named: not where a search failed, or was bound to."""
    if command.source in {None, Place.HAND} or command.found is not None:
        return command.found is not False
    return there and cards_in(table, command, command.source or Place.DECK) > 0


def _no_other(table: Table, command: PlayCard, species: Species, clause: str) -> Violation:
    message = say(
        "{who} owns no other {card}.", who=who(table, command.seat), card=CARD_NAMES[species]
    )
    return refuse(clause, message, f"owned:{command.seat}:{species}")


def cards_in(table: Table, command: PlayCard, place: Place) -> int:
    """How many cards are in a place when the effect happens."""
    player = table.player(command.seat)
    if place is Place.DECK:
        return player.deck - off_the_deck(command)
    return player.discard if place is Place.DISCARD else player.hand


def _found(table: Table, command: PlayCard, *, there: bool) -> Iterator[Violation]:
    """A search of deck or discard: whether it found what `there` says the player owns."""
    skill, subject = final_skill(command), f"seat:{command.seat}"
    place = command.source or Place.DECK
    possible = there and cards_in(table, command, place) > 0
    if command.found is None and possible:
        yield ask(skill.clause("PUB"), say("Was it there?"), subject)
    elif command.found and not possible:
        message = say("{who} has none there.", who=who(table, command.seat))
        yield refuse(skill.clause("CHECK"), message, subject)


def _search(table: Table, command: PlayCard) -> Iterator[Violation]:
    skill = final_skill(command)
    card = Special.SCORPION if skill is Skill.EAGLE_1 else Special.CARCASS
    subject = f"seat:{command.seat}"
    there = table.player(command.seat).owns(card) > 0
    if not there:
        message = say("{who} owns no {card}.", who=who(table, command.seat), card=CARD_NAMES[card])
        # A search may fail; this one will.
        yield warn("RL-R-28", message, subject)
    if command.source is None:
        yield ask(skill.clause("PUB"), say("Where was it looked for?"), subject)
    elif command.source is not Place.HAND:
        yield from _found(table, command, there=there)
        yield from _lying(table, command, card)
    elif skill is Skill.EAGLE_1:
        message = say("Scorpions in hand are out of reach.")
        yield refuse("RL-CARD-EAGLE-1.CHECK", message, subject)
    elif not there:
        message = say("{who} has none there.", who=who(table, command.seat))
        yield refuse("RL-CARD-HYENA-1.CHECK", message, subject)


def _lying(table: Table, command: PlayCard, card: Special) -> Iterator[Violation]:
    player = table.player(command.seat)
    if command.found and command.source is Place.DECK and surely_lying(player, card):
        message = say(
            "Every {card} of {who} should lie in the discard.",
            card=CARD_NAMES[card],
            who=who(table, command.seat),
        )
        yield warn("RL-VAL-7", message, f"seat:{command.seat}")


def _draw(table: Table, command: PlayCard) -> Iterator[Violation]:
    skill, subject = final_skill(command), f"deck:{command.seat}"
    deck = max(0, cards_in(table, command, Place.DECK))
    most = min(FACTS[skill].draws, deck)
    if command.drawn is None:
        if most:
            yield ask(skill.clause("PUB"), say("How many cards were drawn?"), subject)
        return
    if not 0 <= command.drawn <= FACTS[skill].draws:
        message = say("That skill draws 0 to {n} cards.", n=FACTS[skill].draws)
        yield refuse(skill.clause("CHECK"), message, subject, liftable=command.drawn >= 0)
    # Nothing is shuffled in the middle of a turn.
    elif command.drawn > deck:
        message = say("The deck holds {n} cards only.", n=deck)
        yield refuse("RL-DECK-5", message, subject)
    if skill is not Skill.ANTELOPE_1:
        yield from _stung(table, command, command.drawn)


def _stung(table: Table, command: PlayCard, drawn: int) -> Iterator[Violation]:
    skill, subject = final_skill(command), f"deck:{command.seat}"
    owned = table.player(command.seat).owns(Special.SCORPION)
    if command.scorpions is None:
        if drawn and owned:
            message = say("How many of them were scorpions?")
            yield ask(skill.clause("PUB"), message, subject)
    elif not 0 <= command.scorpions <= drawn:
        message = say("0 to {n} of the cards drawn are scorpions.", n=drawn)
        yield refuse(skill.clause("CHECK"), message, subject, liftable=False)
    elif command.scorpions > owned:
        message = say("{who} owns {n} scorpions.", who=who(table, command.seat), n=owned)
        yield refuse(skill.clause("CHECK"), message, subject)
    elif command.scorpions > elsewhere(table.player(command.seat), Special.SCORPION):
        message = say("The scorpions should lie in the discard.")
        yield warn("RL-VAL-7", message, subject)


def _look(table: Table, command: PlayCard) -> Iterator[Violation]:
    if command.stack is None and command.look is None:
        message = say("Which stack was looked at?")
        yield ask("RL-CARD-GIRAFFE-1.PUB", message, f"skill:{Skill.GIRAFFE_1}")
    elif command.look is not None and not cards_of(table, command.look):
        message = say("There is nothing in {pile}.", pile=pile_name(table, command.look))
        yield refuse("RL-COST-12", message, f"pile:{command.look}")


def cards_of(table: Table, pile: Pile) -> int:
    """How many cards are in a pile that is no supply stack."""
    if pile is Pile.EVENTS:
        return table.events_left
    player = table.player(pile_owner(pile))
    return player.deck if pile in {Pile.DECK_A, Pile.DECK_B} else player.discard


def _lion(table: Table, command: PlayCard) -> Iterator[Violation]:
    player = table.player(command.seat)
    # An elephant aside or in front is not one more from the hand.
    if player.free(Species.ELEPHANT) <= laid_before(command, Species.ELEPHANT):
        yield _no_other(table, command, Species.ELEPHANT, "RL-CARD-ELEPHANT-2.CHECK")
    subject = f"skill:{Skill.ELEPHANT_2}"
    if not any(one.savannah for one in table.players):
        yield refuse("RL-COST-12", say("There is no lion in the Savannah."), subject)
        return
    owner: Seat | None = whose_lion(table, command)
    if owner is None:
        yield ask("RL-CARD-ELEPHANT-2.PUB", say("Whose lion?"), subject)
    elif not table.player(owner).savannah:
        message: Text = say("{who} has no lion in the Savannah.", who=who(table, owner))
        yield refuse("RL-CARD-ELEPHANT-2.NEED", message, f"savannah:{owner}")


def _towards(table: Table, command: PlayCard) -> Iterator[Violation]:
    if table.marker * towards(command.seat) >= table.printed.steps:
        message = say("The marker stands on the end of the track; its step is lost.")
        yield warn("RL-CARD-ANTELOPE-2.CHECK", message, "marker")
    # By house rule the carcass is a price.
    if table.carcasses == 0 and table.house.antelope_needs_carcass:
        message = say("No carcass is left in the supply.")
        yield refuse("RL-R-22", message, "supply:carcass")
