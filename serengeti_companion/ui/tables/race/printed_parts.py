"""What is printed on the copy, number by number: cards of each kind, and suns of each skill."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from serengeti_companion.games.race.commands import Command, SetPrinted
from serengeti_companion.games.race.model import Table
from serengeti_companion.games.race.names import skill_name
from serengeti_companion.games.race.printed import Printed
from serengeti_companion.games.race.terms import SPECIES, Skill
from serengeti_companion.ui.tables.race.correct_part import CorrectPart
from serengeti_companion.ui.tables.race.signs import card_name
from serengeti_companion.ui.translation import filled, told

_translate = QCoreApplication.translate
_MOST_CARDS, _MOST_SUNS = 99, 9


class PrintedPart(CorrectPart):
    """Each number is a field of the copy, or a place in one."""

    def __init__(self, table: Table, reason: Callable[[], str], parent: QWidget) -> None:
        super().__init__(reason, parent)
        self._printed = table.printed

    def show_table(self, table: Table) -> None:
        self._printed = table.printed
        super().show_table(table)

    def add_field(self, words: str, field: str, *, highest: int) -> None:
        """A number that stands alone."""

        def make(value: int, why: str) -> Command:
            return self._with(field, value, why)

        self.add(words, lambda table: int(getattr(table.printed, field)), make, highest=highest)

    def add_place(self, words: str, field: str, at: int, *, highest: int) -> None:
        """One of several numbers."""

        def make(value: int, why: str) -> Command:
            numbers = getattr(self._printed, field)
            return self._with(field, (*numbers[:at], value, *numbers[at + 1 :]), why)

        self.add(words, lambda table: int(getattr(table.printed, field)[at]), make, highest=highest)

    def _with(self, field: str, value: object, why: str) -> SetPrinted:
        printed: Printed = replace(self._printed, **{field: value})  # type: ignore[arg-type]
        return SetPrinted(printed=printed, reason=why)


def cards_part(table: Table, reason: Callable[[], str], parent: QWidget) -> PrintedPart:
    """How many cards there are of each kind (RL-PIC-7, RL-PIC-8)."""
    part = PrintedPart(table, reason, parent)
    for at, species in enumerate(SPECIES):
        part.add_place(card_name(species), "animals", at, highest=_MOST_CARDS)
    part.add_field(_translate("PrintedSheet", "Scorpions"), "scorpions", highest=_MOST_CARDS)
    part.add_field(_translate("PrintedSheet", "Carcasses"), "carcasses", highest=_MOST_CARDS)
    part.add_field(_translate("PrintedSheet", "Infestations"), "infestations", highest=_MOST_CARDS)
    words = _translate("PrintedSheet", "Droughts: {card}")
    for at, species in enumerate(SPECIES):
        label = filled(words, card=card_name(species))
        part.add_place(label, "droughts", at, highest=_MOST_CARDS)
    part.show_table(table)
    return part


def suns_part(table: Table, reason: Callable[[], str], parent: QWidget) -> PrintedPart:
    """The suns of each skill (RL-PIC-5)."""
    part = PrintedPart(table, reason, parent)
    for at, skill in enumerate(Skill):
        part.add_place(told(skill_name(skill)), "suns", at, highest=_MOST_SUNS)
    part.show_table(table)
    return part
