"""Why a predator eats whom it eats, as the window tells it."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from serengeti_companion.games.survive.model import Predator, Table
from serengeti_companion.games.survive.rules.herds import distance, herds, lone
from serengeti_companion.games.survive.terms import Speed
from serengeti_companion.ui.tables.survive.signs import name_of
from serengeti_companion.ui.translation import filled

_translate = QCoreApplication.translate


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
