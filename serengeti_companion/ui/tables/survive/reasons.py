"""Why the referee objects, and why a predator eats whom it eats, as the window tells it."""

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QCoreApplication

from serengeti_companion.engine.clauses import Violation
from serengeti_companion.games.survive.model import Predator, Table
from serengeti_companion.games.survive.rules.herds import distance, herds, lone
from serengeti_companion.games.survive.terms import Speed
from serengeti_companion.ui.parts.banner import Problem
from serengeti_companion.ui.tables.survive.signs import name_of
from serengeti_companion.ui.translation import filled, told

_translate = QCoreApplication.translate


def capital(words: str) -> str:
    """The sentence with a capital at its beginning."""
    return words[:1].upper() + words[1:]


def problems(violations: Iterable[Violation]) -> tuple[Problem, ...]:
    """Equal sentences once, with all their clauses, in the order they were found."""
    clauses: dict[str, list[str]] = {}
    for violation in violations:
        found = clauses.setdefault(told(violation.message), [])
        if violation.clause not in found:
            found.append(violation.clause)
    return tuple(
        Problem(sentence, first, tuple(rest)) for sentence, (first, *rest) in clauses.items()
    )


def why(table: Table, predator: Predator) -> tuple[str, ...]:
    """A line for each card that a speed predator looks at; others say it on their card."""
    effect = predator.card.effect
    if not isinstance(effect, Speed):
        return ()
    return tuple(_distances(table))


def _distances(table: Table) -> Iterator[str]:
    own_pair = table.house.own_pair_is_herd
    found = herds(table.in_play, own_pair=own_pair)
    if not found and table.in_play:
        yield _translate("reasons", "No herd in play: every card is away from one.")
        return
    for card in lone(table.in_play, own_pair=own_pair):
        words = _translate("reasons", "{name} {n}: {steps} away from the nearest herd")
        yield filled(
            words, name=name_of(table, card.seat), n=card.number, steps=distance(card.number, found)
        )
    if found and not lone(table.in_play, own_pair=own_pair):
        yield _translate("reasons", "Every card in play is in a herd.")
