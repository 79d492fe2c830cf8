"""A copy as its file has it: the pieces as the lines of `notation`, and the facts they stand for.

This reads what the program itself wrote; what somebody brings is judged in `components` before.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal, TypeVar

from serengeti_companion.engine.json_values import MisfitError, reader
from serengeti_companion.engine.legible import shown
from serengeti_companion.engine.texts import Text, say
from serengeti_companion.games.wild.notation import (
    NotationError,
    card_line,
    map_rows,
    migration_line,
    parse_card,
    parse_map,
    parse_migration,
    parse_space,
    parse_species,
    parse_step,
    space_line,
    step_line,
)
from serengeti_companion.games.wild.printed import (
    ASSUMED_SIDES,
    ASSUMED_SPACES,
    ASSUMED_TILES,
    MapSide,
    Printed,
    Scale,
    SpecialistCard,
)
from serengeti_companion.games.wild.terms import SceneCard

VERSION = 1

_SCALES = ("celebrity", "adventurer_few", "adventurer_many")

_Piece = TypeVar("_Piece")
_Lines = tuple[str, ...]


Place = tuple[str | int, ...]
"""Keys and, counted from 0, places in lists: where in the file."""


class ComponentsError(ValueError):
    """A file that cannot be used; `str()` says what is wrong, where, and what to do.

    `others` are further problems, as far as they were found at the same time.
    """

    def __init__(self, message: Text, place: Place = ()) -> None:
        super().__init__(str(message))
        self.message = message
        self.place = place
        self.others: tuple[ComponentsError, ...] = ()


def all_of(problems: Sequence[ComponentsError]) -> ComponentsError:
    """The first of them, which has the others with it."""
    problems[0].others = tuple(problems[1:])
    return problems[0]


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenSide:
    """A side of the Map, a row a line."""

    name: str
    rows: _Lines


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenSpecialist:
    """A Specialist as the owner described them."""

    name: str
    difficulty: int | None = None
    note: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Written:
    """A file; what may be left out is None, or () where there is nothing to assume."""

    format: Literal["serengeti-components"]
    version: int
    game: Literal["wild"]
    name: str
    practice: bool = False
    board_assumed: bool | None = None
    cards: _Lines = ()
    sides: tuple[WrittenSide, ...] | None = None
    spaces: _Lines | None = None
    migrations: _Lines = ()
    award_tiles: _Lines | None = None
    specialists: tuple[WrittenSpecialist, ...] = ()
    celebrity: _Lines | None = None
    adventurer_few: _Lines | None = None
    adventurer_many: _Lines | None = None
    track_last: int | None = None
    colours: tuple[str, ...] = ()


def restored(value: object) -> Printed:
    """The facts out of what `as_json` made of them; raises ComponentsError and MisfitError."""
    written: Written = reader(Written)(value)
    if written.version != VERSION:
        raise MisfitError("is not the version this program writes", ("version",))
    return printed(written)


def as_json(printed: Printed) -> dict[str, object]:
    """Everything written out but what nobody knows of Specialists, score track and colours."""
    found = _pieces_as_json(printed) | _specialists_as_json(printed)
    if printed.track_last is not None:
        found["track_last"] = printed.track_last
    if printed.colours:
        found["colours"] = list(printed.colours)
    return found


def _pieces_as_json(printed: Printed) -> dict[str, object]:
    return {
        "format": "serengeti-components",
        "version": VERSION,
        "game": "wild",
        "name": printed.name,
        "practice": printed.practice,
        "board_assumed": printed.board_assumed,
        "cards": [card_line(card) for card in printed.cards],
        "sides": [
            {"name": side.name, "rows": list(map_rows(side.terrain))} for side in printed.sides
        ],
        "spaces": [space_line(space) for space in printed.spaces],
        "migrations": [migration_line(card) for card in printed.migrations],
        "award_tiles": [species.value for species in printed.award_tiles],
    }


def _specialists_as_json(printed: Printed) -> dict[str, object]:
    cards = [
        {"name": card.name, "difficulty": card.difficulty, "note": card.note}
        for card in printed.specialists
    ]
    scales = {name: getattr(printed, name) for name in _SCALES}
    known = {name: [step_line(step) for step in scale] for name, scale in scales.items() if scale}
    found: dict[str, object] = {"specialists": cards} if cards else {}
    return found | known


def place_in_file(path: Place) -> Text:
    """Where in the file: `sides, entry 2, rows`."""
    place = say("The file")
    for depth, step in enumerate(path):
        if isinstance(step, int):
            place = say("{outer}, entry {n}", outer=place, n=step + 1)
        elif depth == 0:
            place = say('"{name}"', name=shown(step))
        else:
            place = say('{outer}, "{name}"', outer=place, name=shown(step))
    return place


def printed(written: Written) -> Printed:
    """The facts; raises ComponentsError for what a piece says or two of them say together."""
    cards = _pieces("cards", written.cards, parse_card)
    spaces = _pieces("spaces", written.spaces or [], parse_space)
    migrations = _pieces("migrations", written.migrations, parse_migration)
    tiles = _pieces("award_tiles", written.award_tiles or [], parse_species)
    _refuse_doubles("cards", [card.number for card in cards])
    _refuse_doubles("spaces", [space.id for space in spaces])
    _refuse_doubles("migrations", [card.number for card in migrations])
    _refuse_doubles("specialists", [card.name for card in written.specialists])
    _refuse_doubles("colours", written.colours)
    assumed = written.spaces is None if written.board_assumed is None else written.board_assumed
    return Printed(
        name=written.name,
        practice=written.practice,
        board_assumed=assumed,
        cards=tuple(sorted(cards, key=_by_number)),
        sides=ASSUMED_SIDES if written.sides is None else _sides(written.sides),
        spaces=ASSUMED_SPACES if written.spaces is None else spaces,
        migrations=migrations,
        award_tiles=ASSUMED_TILES if written.award_tiles is None else tiles,
        specialists=tuple(
            SpecialistCard(name=card.name, difficulty=card.difficulty, note=card.note)
            for card in written.specialists
        ),
        celebrity=_scale("celebrity", written.celebrity),
        adventurer_few=_scale("adventurer_few", written.adventurer_few),
        adventurer_many=_scale("adventurer_many", written.adventurer_many),
        track_last=written.track_last,
        colours=written.colours,
    )


def _scale(name: str, lines: Sequence[str] | None) -> Scale | None:
    if lines is None:
        return None
    steps = _pieces(name, lines, parse_step)
    for index, (before, after) in enumerate(pairwise(steps), start=1):
        if after[0] <= before[0]:
            raise ComponentsError(
                say(
                    "{place}: {count} does not come after {before}. Correct their order.",
                    place=place_in_file((name, index)),
                    count=after[0],
                    before=before[0],
                ),
                (name, index),
            )
    return steps


def _by_number(card: SceneCard) -> float:
    return math.inf if card.number is None else card.number


def _sides(sides: Sequence[WrittenSide]) -> tuple[MapSide, ...]:
    found = []
    for index, side in enumerate(sides):
        try:
            found.append(MapSide(name=side.name, terrain=parse_map(side.rows)))
        except NotationError as error:
            place = ("sides", index)
            wrong = say(
                "{place}: {wrong} Correct it.", place=place_in_file(place), wrong=error.message
            )
            raise ComponentsError(wrong, place) from None
    return tuple(found)


def _pieces(name: str, lines: Sequence[str], parse: Callable[[str], _Piece]) -> tuple[_Piece, ...]:
    pieces, problems = [], []
    for index, line in enumerate(lines):
        try:
            pieces.append(parse(line))
        except NotationError as error:
            problems.append(_wrong_line(name, index, line, error))
    if problems:
        raise all_of(problems)
    return tuple(pieces)


def _wrong_line(name: str, index: int, line: str, error: NotationError) -> ComponentsError:
    return ComponentsError(
        say(
            '{place}, which reads "{line}": {wrong} Correct it.',
            place=place_in_file((name, index)),
            line=shown(line),
            wrong=error.message,
        ),
        (name, index),
    )


def _refuse_doubles(name: str, marks: Sequence[str | int | None]) -> None:
    for index, mark in enumerate(marks):
        if mark is not None and mark in marks[:index]:
            raise ComponentsError(
                say(
                    "{place}: {mark} is there already, as entry {n}. Remove one of the two.",
                    place=place_in_file((name, index)),
                    mark=mark,
                    n=marks.index(mark) + 1,
                ),
                (name, index),
            )
