"""Stacks, rocks and specials of the supply, set by hand."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from serengeti_companion.games.race.commands import (
    Command,
    CorrectRemoved,
    CorrectStack,
    CorrectSupply,
)
from serengeti_companion.games.race.model import Rock, Table
from serengeti_companion.games.race.terms import SPECIES, Species
from serengeti_companion.ui.parts.segmented import Segmented
from serengeti_companion.ui.tables.race.correct_part import CorrectPart
from serengeti_companion.ui.tables.race.signs import card_name

_translate = QCoreApplication.translate


class SupplyPart(CorrectPart):
    """For each stack its animals, its rock, and what hyenas removed."""

    def __init__(self, reason: Callable[[], str], parent: QWidget | None = None) -> None:
        super().__init__(reason, parent)
        self._table: Table | None = None
        self.rocks: dict[Species, Segmented] = {}
        for species in SPECIES:
            self._add_stack(species)
        self._add_specials()

    def show_table(self, table: Table) -> None:
        """The supply as it is now."""
        self._table = table
        super().show_table(table)
        for species, choice in self.rocks.items():
            choice.set_value(table.stack(species).rock.value)

    def _add_stack(self, species: Species) -> None:
        name, at = card_name(species), SPECIES.index(species)

        def make(value: int, why: str) -> Command:
            rock = self._stack_rock(species) if value else Rock.TOP
            return CorrectStack(species=species, animals=value, rock=rock, reason=why)

        def remove(value: int, why: str) -> Command:
            return CorrectRemoved(species=species, number=value, reason=why)

        words = _translate("CorrectSupply", "{card} left")
        self.add(words.format(card=name), lambda table: table.stack(species).animals, make)
        choices = (
            (Rock.HIDDEN.value, _translate("CorrectSupply", "hidden")),
            (Rock.SECOND.value, _translate("CorrectSupply", "second")),
            (Rock.TOP.value, _translate("CorrectSupply", "on top")),
        )
        rock_words = _translate("CorrectSupply", "Rock").format()
        choice = Segmented(f"{name}: {rock_words}", choices, self)
        choice.chosen.connect(lambda word: self._set_rock(species, Rock(word)))
        self.rocks[species] = choice
        self.add_widget(rock_words, choice)
        words = _translate("CorrectSupply", "{card} removed")
        self.add(words.format(card=name), lambda table: table.removed[at], remove)

    def _add_specials(self) -> None:
        def scorpions(value: int, why: str) -> Command:
            carcasses = 0 if self._table is None else self._table.carcasses
            return CorrectSupply(scorpions=value, carcasses=carcasses, reason=why)

        def carcasses(value: int, why: str) -> Command:
            stings = 0 if self._table is None else self._table.scorpions
            return CorrectSupply(scorpions=stings, carcasses=value, reason=why)

        words = _translate("CorrectSupply", "Scorpions left")
        self.add(words, lambda table: table.scorpions, scorpions)
        words = _translate("CorrectSupply", "Carcasses left")
        self.add(words, lambda table: table.carcasses, carcasses)

    def _stack_rock(self, species: Species) -> Rock:
        return Rock.HIDDEN if self._table is None else self._table.stack(species).rock

    def _set_rock(self, species: Species, rock: Rock) -> None:
        if self._table is not None:
            animals = self._table.stack(species).animals
            command = CorrectStack(
                species=species, animals=animals, rock=rock, reason=self._reason()
            )
            self.said.emit(command)


def supply_part(reason: Callable[[], str], parent: QWidget) -> SupplyPart:
    """The section of the supply."""
    return SupplyPart(reason, parent)
