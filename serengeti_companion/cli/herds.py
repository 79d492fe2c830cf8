"""`herds`: Survive The Serengeti: who is eaten by predators in a row, and what stays."""

import argparse
from collections import Counter
from dataclasses import dataclass
from typing import Any

from serengeti_companion.cli.fields import Fields, Problem, RefusedError, fault_of_name, quoted
from serengeti_companion.cli.inputs import answer_file, file_argument
from serengeti_companion.cli.score_survive import read_house_rules
from serengeti_companion.games.survive.model import Card, Seat
from serengeti_companion.games.survive.rules.effects import FASTEST
from serengeti_companion.games.survive.rules.predators import Catch, catch
from serengeti_companion.games.survive.terms import (
    NUMBERS,
    PICKED,
    PREDATORS,
    SETS,
    Effect,
    Extreme,
    Numbers,
    Speed,
    WholeHerd,
)

NAME = "herds"
HELP = "Survive The Serengeti: who is eaten by the predators in play, one after the other."

_KINDS = ("speed", "table_pick", "extreme", "numbers", "herd")
_MOST_CARDS = 2  # of a colour in a turn, SV-TURN-10


def arguments(parser: argparse.ArgumentParser) -> None:
    file_argument(parser)


def run(options: argparse.Namespace) -> int:
    return answer_file(options.file, _answer)


def _answer(fields: Fields) -> dict[str, Any]:
    own_pair = read_house_rules(fields).own_pair_is_herd
    cards = _Cards()
    in_play = cards.read(fields)
    predators = tuple(_read_predator(row, cards) for row in fields.rows("predators"))
    if len(predators) > PREDATORS:
        fields.broken("SV-VAL-5", f"There are {PREDATORS} predators, not {len(predators)}.")
    fields.finish()
    rows = []
    for predator in predators:
        eaten = _caught(predator, in_play, own_pair=own_pair)
        in_play = tuple(card for card in in_play if card not in eaten)
        rows.append({"eats": cards.told(eaten), "leaves": bool(eaten)})
    return {"predators": rows, "safe": cards.told(in_play)}


class _Cards:
    """Reads cards as `["P1", 2]` and writes them so; an owner is a seat in order of appearance."""

    def __init__(self) -> None:
        self._owners: list[str] = []

    def read(self, fields: Fields) -> tuple[Card, ...]:
        """The cards in play, held against the rules."""
        cards = self.listed(fields, "cards")
        laid = Counter(card.seat for card in cards)
        for card, times in Counter(cards).items():
            owner = self._owners[card.seat]
            if times > 1:
                fields.broken("SV-VAL-2", f"{owner} has one {card.number} only.")
        for seat, number in laid.items():
            if number > _MOST_CARDS:
                owner = self._owners[seat]
                fields.broken("SV-VAL-4", f"{owner} lays at most 2 cards a turn, not {number}.")
        if len(laid) > SETS:
            fields.broken("SV-COMP-1", f"There are {SETS} colours, not {len(laid)}.")
        return cards

    def listed(self, fields: Fields, key: str) -> tuple[Card, ...]:
        """The cards of a list; what is none is noted."""
        found = []
        for number, value in enumerate(fields.values(key)):
            card = self._card(fields, f"{key}[{number}]", value)
            if card is not None:
                found.append(card)
        return tuple(found)

    def _card(self, fields: Fields, place: str, value: object) -> Card | None:
        match value:
            case [str(owner), int(number)] if not isinstance(number, bool):
                pass
            case _:
                told = quoted(value)
                fields.wrong(place, f"{told} is no card, which is an owner and a number.")
                return None
        if fault := fault_of_name(owner):
            fields.wrong(place, fault)
            return None
        if number not in NUMBERS:
            fields.broken("SV-VAL-3", f"{quoted(number)} is no number from 1 to 12.")
            return None
        if owner not in self._owners:
            self._owners.append(owner)
        return Card(seat=Seat(self._owners.index(owner)), number=number)

    def told(self, cards: Catch) -> list[list[str | int]]:
        return [[self._owners[card.seat], card.number] for card in cards]


@dataclass(frozen=True, slots=True, kw_only=True)
class _Predator:
    """What it does, and whom the input says that it eats; None = it says nothing."""

    place: str
    effect: Effect
    eats: Catch | None = None


def _read_predator(fields: Fields, cards: _Cards) -> _Predator:
    place = fields.place("eats")
    kind = fields.word("kind", _KINDS)
    if not fields.holds("kind", _KINDS):
        fields.items()  # which keys it should have nobody knows
        return _Predator(place=place, effect=PICKED)
    match kind:
        case "speed":
            return _Predator(place=place, effect=_read_speed(fields))
        case "table_pick":
            return _Predator(place=place, effect=PICKED, eats=cards.listed(fields, "eats"))
        case "extreme":
            lowest = fields.word("which", ("lowest", "highest")) == "lowest"
            return _Predator(place=place, effect=Extreme(which="lowest" if lowest else "highest"))
        case "numbers":
            return _Predator(place=place, effect=_read_numbers(fields))
        case _:
            largest = fields.word("which", ("largest", "smallest")) == "largest"
            effect = WholeHerd(which="largest" if largest else "smallest")
            eats = cards.listed(fields, "eats") if "eats" in fields else None
            return _Predator(place=place, effect=effect, eats=eats)


def _read_speed(fields: Fields) -> Speed:
    x = fields.whole("x", most=FASTEST)
    if "compare" not in fields:
        return Speed(x=x)
    exactly = fields.word("compare", ("at_least", "exactly")) == "exactly"
    return Speed(x=x, compare="exactly" if exactly else "at_least")


def _read_numbers(fields: Fields) -> Numbers:
    numbers = fields.wholes("numbers", least=NUMBERS[0], most=NUMBERS[-1])
    if not numbers:
        fields.wrong("numbers", "Name at least one number.")
    return Numbers(numbers=numbers)


def _caught(predator: _Predator, in_play: tuple[Card, ...], *, own_pair: bool) -> Catch:
    """Whom it eats, in the order of the cards; raises RefusedError for what cannot be."""
    by_card = catch(predator.effect, in_play, own_pair=own_pair)
    eats = predator.eats
    if eats is None:
        if by_card is None:
            # SV-PDATA-6: on a tie or without a herd the table picks.
            raise RefusedError(Problem(predator.place, "No herd is the one: name who is eaten."))
        return by_card
    if len(set(eats)) < len(eats) or not set(eats) <= set(in_play):
        raise RefusedError(Problem("SV-VAL-9", f"{predator.place} names a card not in play."))
    if by_card is not None and set(by_card) != set(eats):
        raise RefusedError(Problem("SV-PDATA-6", f"{predator.place} is not the herd it eats."))
    return tuple(card for card in in_play if card in eats)
