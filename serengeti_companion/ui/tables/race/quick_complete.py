"""How the word being typed may go on."""

from serengeti_companion.games.race.model import Phase, Place, Table
from serengeti_companion.games.race.terms import FACTS, SPECIES, Aim, Skill, Special
from serengeti_companion.ui.tables.race.quick_parse import skill_of

_ANIMALS = tuple(species.value for species in SPECIES)
_ROCKS = ("rock", "animal")
_SEARCHED = (*(place.value for place in Place), "found", "none")

_AFTER: dict[Aim, tuple[str, ...]] = {
    Aim.OPEN_TRACK: (*_ANIMALS, *_ROCKS),
    Aim.ANY_TRACK: (*_ANIMALS, *_ROCKS),
    Aim.SWAP: _ANIMALS,
    Aim.LOOK: _ANIMALS,
    Aim.REMOVE: (*_ANIMALS, *_ROCKS, *_SEARCHED),
    Aim.SEARCH: _SEARCHED,
    Aim.COPY: (*_ANIMALS, "none"),
}
"""What may be said behind a skill."""


def completion(table: Table, line: str) -> str:
    """What to append to the line, "" where nothing or too much fits."""
    if not line or line[-1].isspace():
        return ""
    *before, last = line.lower().split()
    choices = _choices(table, before)
    found = [choice for choice in choices if choice.startswith(last)]
    return found[0][len(last) :] if len(found) == 1 else ""


def _choices(table: Table, before: list[str]) -> tuple[str, ...]:
    if table.phase is Phase.EVENT:
        return (*_ANIMALS, "infestation") if not before else ()
    if table.phase is not Phase.PLAYING:
        return ("undo", "redo") if not before else ()
    if not before:
        return (Special.TRAIL.value, *_ANIMALS, "end", "undo", "redo")
    skill = skill_of(before[0])
    return () if skill is None else _details(table, skill)


def _details(table: Table, skill: Skill) -> tuple[str, ...]:
    aim = FACTS[skill].aim
    if aim is Aim.LION:
        return tuple(player.name.lower() for player in table.players)
    return _AFTER.get(aim, ())
