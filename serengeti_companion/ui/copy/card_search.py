"""The cards of a copy as rows, gaps between them, and which of them somebody looks for."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property

from serengeti_companion.engine.texts import Text
from serengeti_companion.games.wild import known
from serengeti_companion.games.wild.names import ICON_NAMES, TYPE_NAMES
from serengeti_companion.games.wild.notation import card_line
from serengeti_companion.games.wild.printed import Printed
from serengeti_companion.games.wild.terms import SceneCard
from serengeti_companion.ui.copy.card_warnings import Warnings
from serengeti_companion.ui.tables.wild.card_words import reward_words, slot_words
from serengeti_companion.ui.translation import told

_WORD = re.compile(r"[^\W_][^\s:|,]*|\?")


class Show(StrEnum):
    """Which rows are wanted."""

    ALL = "all"
    INCOMPLETE = "incomplete"
    WARNED = "warned"
    UNTOLD = "untold"


@dataclass(frozen=True)
class Row:
    """A card and the warnings that concern it; without a card a number of which nothing is told."""

    number: int | None
    card: SceneCard | None = None
    warnings: tuple[Text, ...] = ()

    @property
    def is_gap(self) -> bool:
        return self.card is None

    @property
    def is_whole(self) -> bool:
        """Whether all that is printed on it is told."""
        return self.card is not None and known.is_whole(self.card)

    def belongs_to(self, show: Show) -> bool:
        match show:
            case Show.ALL:
                return True
            case Show.INCOMPLETE:
                return self.card is not None and not self.is_whole
            case Show.WARNED:
                return bool(self.warnings)
            case Show.UNTOLD:
                return self.is_gap

    def has(self, words: Iterable[str]) -> bool:
        """Whether it has a word that begins so for each of these, all in lower case."""
        return all(any(_begins(own, word) for own in self._words) for word in words)

    @cached_property
    def _words(self) -> frozenset[str]:
        """Those of the notation and those on the screen."""
        if self.card is None:
            return frozenset({str(self.number)})
        card = self.card
        shown = [told(ICON_NAMES[icon]) for icon in card.icons or ()]
        shown += [slot_words(slot) for slot in card.slots or ()]
        shown += [reward_words(card.reward), told(TYPE_NAMES[card.type]) if card.type else ""]
        text = " ".join((card_line(card), *shown)).lower()
        return frozenset(_WORD.findall(text.replace("@", " @") + " " + text))


def rows(printed: Printed, warnings: Warnings) -> tuple[Row, ...]:
    """All cards by number with the gaps between them, then those whose number is not known."""
    found = [
        Row(card.number, card, warnings.get(place, ())) for place, card in enumerate(printed.cards)
    ]
    numbered = [row for row in found if row.number is not None]
    numbered += [Row(number) for number in known.gaps(printed)]
    numbered.sort(key=lambda row: row.number or 0)
    return (*numbered, *(row for row in found if row.number is None))


def chosen(everything: Sequence[Row], words: str, show: Show, *, gaps: bool) -> Iterator[Row]:
    """The rows that somebody wants to see; who looks for what is not told wants the gaps."""
    wanted = words.lower().split()
    for row in everything:
        hidden = row.is_gap and not gaps and show is not Show.UNTOLD
        if not hidden and row.belongs_to(show) and row.has(wanted):
            yield row


def _begins(own: str, word: str) -> bool:
    """`rhino@g` begins `rhinoceros@grasslands`."""
    animal, at, ground = word.partition("@")
    if not at or "@" not in own:
        return own.startswith(word)
    own_animal, _, own_ground = own.partition("@")
    return own_animal.startswith(animal) and own_ground.startswith(ground)
