"""What stands in the way of completing a Scene Card, clause by clause."""

from collections.abc import Iterator
from dataclasses import dataclass

from serengeti_companion.engine.texts import Text, say
from serengeti_companion.games.wild.names import SPECIES_NAMES, TERRAIN_NAMES
from serengeti_companion.games.wild.rules.patterns import (
    DIAGONAL,
    LINES,
    NEAR,
    STRAIGHT,
    Board,
    Ground,
    Options,
    Slots,
    around,
    cells_of,
    in_line,
    joined,
    lacking,
    options_for,
    place,
    standing_on,
    unmet_slots,
)
from serengeti_companion.games.wild.rules.scenes import Match, search
from serengeti_companion.games.wild.terms import (
    CELLS,
    INDEX,
    SIZE,
    Cell,
    SceneCard,
    SceneType,
    Species,
    Terrain,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Mismatch:
    """One clause in the way of a card; `unknown` = only an answer from the table can tell."""

    clause: str
    text: Text
    slot: int | None = None
    cells: tuple[Cell, ...] = ()
    unknown: bool = False


def fits(
    card: SceneCard, cells: tuple[Cell, ...], freed: tuple[int, ...], board: Board, ground: Ground
) -> tuple[Mismatch, ...]:
    """Everything wrong with one placement named by the table; () = the card is complete."""
    if card.slots is None:
        return (_pattern_unknown(),)
    if len(cells) != len(card.slots):
        return (
            Mismatch(
                clause="WS-SCENE-2",
                text=say(
                    "The card shows {wanted} animals, {named} spaces were named.",
                    wanted=len(card.slots),
                    named=len(cells),
                ),
                cells=cells,
            ),
        )
    at = tuple(INDEX[cell] for cell in cells)
    return (
        *misspent(card, freed),
        *_presence(card.slots, at, freed, board),
        *_terrain(card, at, freed, ground),
        *_position(card, at, freed),
    )


def misspent(card: SceneCard, freed: tuple[int, ...]) -> Iterator[Mismatch]:
    """The tokens put on a slot that has no Terrain Condition, or on one twice."""
    if card.slots is None:
        return
    slots = card.slots
    for number in freed:
        # WS-RULING-42: one token an animal, and only where a Terrain Icon is printed.
        if not 0 <= number < len(slots) or slots[number].terrain is None or freed.count(number) > 1:
            yield Mismatch(
                clause="WS-RES-VFX-1",
                text=say("A VFX Token cancels one Terrain Condition, and there is none here."),
                slot=number,
            )


def _presence(
    slots: Slots, at: tuple[int, ...], freed: tuple[int, ...], board: Board
) -> Iterator[Mismatch]:
    taken: list[tuple[str, int]] = []
    for number, slot in enumerate(slots):
        here = board[at[number]].count(slot.species)
        # WS-RULING-37: an animal that already serves a slot is not there for another one.
        if taken.count((slot.species, at[number])) < here:
            taken.append((slot.species, at[number]))
        elif here:
            yield Mismatch(
                clause="WS-RULING-37",
                text=say("One animal cannot stand for two on the card."),
                slot=number,
                cells=(CELLS[at[number]],),
            )
        else:
            yield _absent(slots, number, freed, (CELLS[at[number]],))


def _absent(slots: Slots, number: int, freed: tuple[int, ...], cells: tuple[Cell, ...]) -> Mismatch:
    animal = SPECIES_NAMES[slots[number].species]
    # WS-RES-VFX-4: a freed animal must still be on the Map.
    return Mismatch(
        clause="WS-RES-VFX-4" if number in freed else "WS-SCENE-2",
        text=say("No {animal} stands on {cell}.", animal=animal, cell=cells[0])
        if cells
        else say("{animal}: one more is needed on the Map.", animal=animal),
        slot=number,
        cells=cells,
    )


def _terrain(
    card: SceneCard, at: tuple[int, ...], freed: tuple[int, ...], ground: Ground
) -> Iterator[Mismatch]:
    for number, slot in enumerate(card.slots or ()):
        here = ground[at[number]]
        if slot.terrain is None or number in freed or here is slot.terrain:
            continue
        cell = CELLS[at[number]]
        yield Mismatch(
            clause=_terrain_clause(card, freed),
            text=_wanted(slot.species, slot.terrain, cell, here),
            slot=number,
            cells=(cell,),
            unknown=here is None,
        )


def _wanted(species: Species, terrain: Terrain, cell: Cell, here: Terrain | None) -> Text:
    animal, wanted = SPECIES_NAMES[species], TERRAIN_NAMES[terrain]
    if here is None:
        return say(
            "{animal} must stand on {terrain}. Is {cell} {terrain}?",
            animal=animal,
            terrain=wanted,
            cell=cell,
        )
    return say(
        "{animal} must stand on {terrain}; {cell} is {here}.",
        animal=animal,
        terrain=wanted,
        cell=cell,
        here=TERRAIN_NAMES[here],
    )


def _terrain_clause(card: SceneCard, freed: tuple[int, ...]) -> str:
    # WS-RES-VFX-3: beside a freed animal the card's other conditions still hold.
    if freed:
        return "WS-RES-VFX-3"
    return "WS-SCENE-LAND-1" if card.type is SceneType.TERRAIN else "WS-SCENE-TERR-2"


def _position(card: SceneCard, at: tuple[int, ...], freed: tuple[int, ...]) -> Iterator[Mismatch]:
    if card.type is None:
        # WS-PIC-4: with animals side by side in a line the type makes no difference.
        if not _in_order(at) or not all(cell in NEAR[at[0]] for cell in at[1:]):
            yield _type_unknown()
    elif card.type is SceneType.LINE and not _in_order(at):
        yield _not_in_line(at, freed)
    elif card.type is SceneType.ADJACENCY:
        for number, cell in enumerate(at[1:], start=1):
            if cell not in NEAR[at[0]]:
                yield _apart(number, (CELLS[at[0]], CELLS[cell]), freed)


def _in_order(at: tuple[int, ...]) -> bool:
    """Whether cells follow one another up, down, left or right."""
    return in_line([[(cell, 0)] for cell in at], STRAIGHT) is not None


def _not_in_line(at: tuple[int, ...], freed: tuple[int, ...]) -> Mismatch:
    if in_line([[(cell, 0)] for cell in at], DIAGONAL) is not None:
        clause = "WS-SCENE-LINE-3"
    elif len({cell % SIZE for cell in at}) == 1 or len({cell // SIZE for cell in at}) == 1:
        clause = "WS-SCENE-LINE-2"
    else:
        clause = "WS-SCENE-LINE-1"
    return _off_line(clause, cells_of(at), freed)


def _off_line(clause: str, cells: tuple[Cell, ...], freed: tuple[int, ...]) -> Mismatch:
    text = {
        "WS-SCENE-LINE-1": say("The animals do not stand in one straight line."),
        "WS-SCENE-LINE-2": say("The animals stand in a line, but not in the order of the card."),
        "WS-SCENE-LINE-3": say("The animals stand in a diagonal line, which does not count."),
    }[clause]
    # WS-RES-VFX-5: a VFX Token lifts terrain only, never position.
    return Mismatch(clause="WS-RES-VFX-5" if freed else clause, text=text, cells=cells)


def _apart(number: int, cells: tuple[Cell, ...], freed: tuple[int, ...]) -> Mismatch:
    return Mismatch(
        clause="WS-RES-VFX-5" if number in freed or 0 in freed else "WS-SCENE-ADJ-1",
        text=say("{cell} is not one of the spaces around {centre}.", cell=cells[1], centre=cells[0])
        if len(cells) == 2
        else say(
            "Animal {number} of the card is not beside {centre}.",
            number=number + 1,
            centre=cells[0],
        ),
        slot=number,
        cells=cells,
    )


def _pattern_unknown() -> Mismatch:
    return Mismatch(
        clause="WS-SCENE-2", text=say("The pattern of this card is not known."), unknown=True
    )


def _type_unknown() -> Mismatch:
    return Mismatch(
        clause="WS-SCENE-3", text=say("The scene type of this card is not known."), unknown=True
    )


def why_not(
    card: SceneCard, board: Board, ground: Ground, vfx: int = 0, freed: tuple[int, ...] = ()
) -> tuple[Mismatch, ...]:
    """What stands in the way when `search` finds no match, by the placement that comes nearest.

    Missing animals first; with all of them there, the terrain that is wrong or unknown; if no
    placement has the right positions, the clause of the scene type. () = there is a match.
    """
    if isinstance(search(card, board, ground, vfx, freed), Match):
        return ()
    if card.slots is None:
        return (_pattern_unknown(),)
    standing = standing_on(board)
    if missing := lacking(card.slots, standing):
        return tuple(_missing(card.slots, missing, freed))
    options = options_for(card.slots, standing, ground, freed, unknown=0)
    best = place(card.type or SceneType.TERRAIN, card.slots, options)
    if best is None:
        return tuple(_out_of_position(card, card.slots, options, freed))
    unmet = unmet_slots(options, best[1])
    if len(unmet) <= vfx:  # the tokens at hand cover these: only what is not known is left
        freed = joined(freed, unmet)
    return fits(card, cells_of(best[1]), freed, board, ground)


def _missing(
    slots: Slots, missing: dict[Species, int], freed: tuple[int, ...]
) -> Iterator[Mismatch]:
    for species, number in missing.items():
        wanting = [slot for slot, wanted in enumerate(slots) if wanted.species is species]
        for slot in wanting[-number:]:
            yield _absent(slots, slot, freed, ())


def _out_of_position(
    card: SceneCard, slots: Slots, options: Options, freed: tuple[int, ...]
) -> Iterator[Mismatch]:
    if card.type is SceneType.ADJACENCY:
        centre = min((at for at, _ in options[0]), key=lambda at: len(_alone(slots, options, at)))
        for number in _alone(slots, options, centre):
            yield _apart(number, (CELLS[centre],), freed)
    elif (diagonal := in_line(options, DIAGONAL)) is not None:
        yield _off_line("WS-SCENE-LINE-3", cells_of(diagonal[1]), freed)
    elif cells := _jumbled(slots, options):
        yield _off_line("WS-SCENE-LINE-2", cells, freed)
    else:
        yield _off_line("WS-SCENE-LINE-1", (), freed)


def _alone(slots: Slots, options: Options, centre: int) -> list[int]:
    """The slots that find no animal of their own beside a centre."""
    near = around(options, centre)
    species = [slot.species for slot in slots]
    return [
        number
        for number in range(1, len(slots))
        if species[1 : number + 1].count(species[number]) > len(near[number])
    ]


def _jumbled(slots: Slots, options: Options) -> tuple[Cell, ...]:
    """A row or column that has all the animals of the card, in whatever order."""
    for line in LINES:
        there = [[option for option in slot if option[0] in line] for slot in options]
        found = place(SceneType.TERRAIN, slots, there)
        if found is not None and len(set(found[1])) == len(slots):
            return cells_of(found[1])
    return ()
