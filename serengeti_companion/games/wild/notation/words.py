"""Single words that several notations share: a species, a Map space."""

from serengeti_companion.engine.texts import say
from serengeti_companion.games.wild.notation.reading import Part, word
from serengeti_companion.games.wild.terms import CELLS, Cell, Species

_CELL_OF: dict[str, Cell] = {cell: cell for cell in CELLS}
_SPECIES_OF = {species.value: species for species in Species}


def parse_cell(text: str) -> Cell:
    return cell(Part(text))


def parse_species(text: str) -> Species:
    return species(Part(text))


def cell(part: Part) -> Cell:
    return word(part, _CELL_OF, say("a Map space, A1 to G7"))


def species(part: Part) -> Species:
    return word(part, _SPECIES_OF, say("one of the twelve species"))
