"""The hunt (section 6): predators act one by one, from left to right."""

from collections.abc import Iterator

from serengeti_companion.engine.clauses import Violation, ask, refuse, warn
from serengeti_companion.engine.texts import say
from serengeti_companion.games.survive import events as e
from serengeti_companion.games.survive.commands import ResolvePredator
from serengeti_companion.games.survive.evolve import evolve
from serengeti_companion.games.survive.model import Card, Phase, Predator, Table, acting
from serengeti_companion.games.survive.names import cards_text, predator_name
from serengeti_companion.games.survive.rules import turns
from serengeti_companion.games.survive.rules.herds import herds
from serengeti_companion.games.survive.rules.predators import Catch, proposal
from serengeti_companion.games.survive.terms import (
    Extreme,
    Numbers,
    PredatorCard,
    Speed,
    TablePick,
    WholeHerd,
)


def resolve(table: Table, command: ResolvePredator) -> Iterator[Violation]:
    """What is wrong with a predator having its go."""
    yield from turns.is_under_way(table)
    if table.phase is Phase.PREDATOR:
        message = say("A predator is turned up first, then cards are laid.")
        yield refuse("SV-TURN-5", message, "pile", liftable=False)
    yield from turns.missing(table)
    predator = table.predator(command.order)
    if predator is None:
        # Who has eaten is out of the game.
        message = say("That predator is not in play.")
        yield refuse("SV-PRED-9", message, f"predator:{command.order}", liftable=False)
        return
    yield from _order(table, predator)
    if command.eaten is None:
        yield from _untold(table, predator)
    else:
        yield from _told(table, predator, command.eaten)


def _order(table: Table, predator: Predator) -> Iterator[Violation]:
    subject, name = f"predator:{predator.order}", predator_name(predator.card)
    # One strike each turn.
    if predator.acted:
        yield refuse("SV-R-28", say("{name} has had its go this turn.", name=name), subject)
        return
    due = acting(table) or next((one for one in table.row if not one.acted), None)
    # From left to right, none is left out.
    if due is not None and due.order != predator.order:
        message = say("{name} lies further left and comes first.", name=predator_name(due.card))
        for clause in ("SV-VAL-6", "SV-PRED-4"):
            yield refuse(clause, message, f"predator:{due.order}")


def _untold(table: Table, predator: Predator) -> Iterator[Violation]:
    # What only the card knows, the table has to say.
    if proposal(table, predator.order) is None:
        message = say("{name}: who is eaten?", name=predator_name(predator.card))
        yield ask(_clause_of_pick(predator.card), message, f"predator:{predator.order}")


def _clause_of_pick(card: PredatorCard) -> str:
    if isinstance(card.effect, WholeHerd):
        return "SV-PDATA-6"
    return "SV-PDATA-3" if card.name else "SV-PDATA-7"


def _told(table: Table, predator: Predator, eaten: Catch) -> Iterator[Violation]:
    subject = f"predator:{predator.order}"
    strange = [card for card in eaten if card not in table.in_play]
    # Only what was laid this turn and is still in play can be eaten, and each card once.
    if strange or len(set(eaten)) < len(eaten):
        yield refuse("SV-VAL-9", say("That card is not in play."), subject, liftable=False)
        return
    by_rule = proposal(table, predator.order)
    if by_rule is None or set(by_rule) == set(eaten):
        return
    message = say(
        "By its card {name} eats: {cards}.",
        name=predator_name(predator.card),
        cards=cards_text(table, by_rule),
    )
    match predator.card.effect:
        case Speed():
            for clause in _broken(table, by_rule, eaten):
                yield refuse(clause, message, subject)
        # These kinds only propose; the table confirms or changes.
        case Extreme():
            yield warn("SV-PDATA-4", message, subject)
        case Numbers():
            yield warn("SV-PDATA-5", message, subject)
        case WholeHerd():
            yield warn("SV-PDATA-6", message, subject)
        case TablePick():
            yield warn("SV-PDATA-3", message, subject)


def _broken(table: Table, by_rule: Catch, eaten: Catch) -> Iterator[str]:
    # It eats every card that fits, none that is too near, and never from a herd.
    if set(by_rule) - set(eaten):
        yield "SV-PRED-8"
    found = herds(table.in_play, own_pair=table.house.own_pair_is_herd)
    in_herds = {card for herd in found for card in herd}
    wrongly: set[Card] = set(eaten) - set(by_rule)
    if wrongly & in_herds:
        yield "SV-PRED-13"
    if wrongly - in_herds:
        yield "SV-PRED-7"


def do_resolve(table: Table, command: ResolvePredator) -> Iterator[e.Event]:
    """SV-PRED-9, -10, -15; after the last predator the turn ends."""
    if table.phase is Phase.CHOOSING:
        began = e.HuntBegan()  # on the table's word: who is missing lays nothing
        yield began
        table = evolve(table, began)
    by_rule = proposal(table, command.order)
    eaten = command.eaten if command.eaten is not None else by_rule or ()
    hunted = e.PredatorHunted(order=command.order, eaten=eaten, by_rule=by_rule)
    yield hunted
    yield from turns.following(evolve(table, hunted))
