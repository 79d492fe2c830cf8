"""The rows of a copy's table gathered to a copy."""

from collections import defaultdict
from collections.abc import Callable
from typing import TypeVar

from serengeti_companion.engine.texts import Text, say
from serengeti_companion.exports.copy_rows import NOTHING, Cells
from serengeti_companion.exports.spreadsheet import Row
from serengeti_companion.games.wild.notation import (
    parse_animals,
    parse_icons,
    parse_map,
    parse_reward,
    parse_species,
)
from serengeti_companion.games.wild.notation.boards import TERRAIN_OF
from serengeti_companion.games.wild.notation.reading import NONE, UNKNOWN, Part, all_different
from serengeti_companion.games.wild.notation.words import cell
from serengeti_companion.games.wild.printed import (
    ASSUMED_SIDES,
    ASSUMED_SPACES,
    ASSUMED_TILES,
    LONGEST_COLOUR,
    LONGEST_SPECIALIST,
    LONGEST_TEXT,
    MOST_COLOURS,
    MapSide,
    Printed,
    Scale,
    SpecialistCard,
    number_first,
)
from serengeti_companion.games.wild.terms import (
    COLUMNS,
    SIZE,
    ActionSpace,
    BasicAction,
    Cell,
    Frame,
    Label,
    MigrationCard,
    SceneCard,
    SceneType,
    SpaceId,
    Species,
)
from serengeti_companion.storage.faults import UnusableInput

T = TypeVar("T")

_ORIGINS = {"practice": True, "own": False, "": False}
_BOARDS = {"assumed": True, "entered": False}
_TYPES = {kind.value: kind for kind in SceneType} | {"": None, UNKNOWN: None}
_LETTERS = {letter: letter for letter in TERRAIN_OF} | {"": UNKNOWN}
_ACTIONS = {action.value: action for action in BasicAction}
_FRAMES = {frame.value: frame for frame in Frame}
_LABELS = {label.lower(): label for label in Label} | {"": Label.NONE, NOTHING: Label.NONE}
_YES_OR_NO = {"yes": True, "no": False, "true": True, "false": False, "": False}


class Gathering:
    """Takes one row after the other; raises UnusableInput."""

    def __init__(self) -> None:
        self._seen: dict[tuple[str, object], int] = {}
        self._rows: defaultdict[str, list[int]] = defaultdict(list)
        self._name = ""
        self._practice = False
        self._assumed: bool | None = None
        self._cards: list[SceneCard] = []
        self._side_names: dict[str, str] = {}
        self._side_rows: defaultdict[str, dict[int, str]] = defaultdict(dict)
        self._spaces: list[ActionSpace] = []
        self._migrations: list[MigrationCard] = []
        self._tiles: list[Species] = []
        self._specialists: list[SpecialistCard] = []
        self._scales: defaultdict[str, dict[int, int]] = defaultdict(dict)
        self._track: int | None = None
        self._colours: dict[int, str] = {}
        self._readers: dict[str, Callable[[str, Cells], None]] = {
            "copy": self._take_copy,
            "card": self._take_card,
            "side 1": self._take_side,
            "side 2": self._take_side,
            "board": self._take_board,
            "space": self._take_space,
            "migration": self._take_migration,
            "award": self._take_award,
            "specialist": self._take_specialist,
            "celebrity": self._take_step,
            "adventurer_few": self._take_step,
            "adventurer_many": self._take_step,
            "track": self._take_track,
            "colour": self._take_colour,
        }

    def take(self, row: Row) -> None:
        cells = Cells(row)
        pieces = {piece: piece for piece in self._readers}
        piece = cells.word("piece", pieces, say("a piece: {pieces}", pieces=", ".join(pieces)))
        self._readers[piece](piece, cells)
        cells.done(piece)
        self._rows[piece].append(row.number)

    def row_of(self, piece: str, place: int) -> int:
        """The row of a piece by its place in the copy, once all were taken; 1 = it is assumed."""
        if piece == "card":
            order = sorted(range(len(self._cards)), key=lambda at: number_first(self._cards[at]))
            return self._rows[piece][order[place]]
        if piece == "side":
            sides = sorted(self._side_rows)
            return self._rows[sides[place]][0] if sides else 1
        rows = self._rows[piece]
        return rows[place] if rows else 1

    def printed(self) -> Printed:
        """What was taken; what no row tells is assumed."""
        assumed = not self._spaces if self._assumed is None else self._assumed
        told = bool(self._spaces) or self._assumed is not None
        return Printed(
            name=self._name,
            practice=self._practice,
            board_assumed=assumed,
            cards=tuple(sorted(self._cards, key=number_first)),
            sides=tuple(map(self._side, sorted(self._side_rows))) or ASSUMED_SIDES,
            spaces=tuple(self._spaces) if told else ASSUMED_SPACES,
            migrations=tuple(self._migrations),
            award_tiles=tuple(self._tiles) or ASSUMED_TILES,
            specialists=tuple(self._specialists),
            celebrity=self._scale("celebrity"),
            adventurer_few=self._scale("adventurer_few"),
            adventurer_many=self._scale("adventurer_many"),
            track_last=self._track,
            colours=self._colour_names(),
        )

    def _once(self, piece: str, cells: Cells, column: str, mark: str | int) -> None:
        before = self._seen.setdefault((piece, mark), cells.row)
        if before != cells.row:
            raise cells.wrong(
                column,
                say(
                    "{mark} is there already, in row {row}. Remove one of the two.",
                    mark=mark,
                    row=before,
                ),
            )

    def _take_copy(self, piece: str, cells: Cells) -> None:
        self._once(piece, cells, "piece", piece)
        self._name = cells.name("name", LONGEST_TEXT)
        self._practice = cells.word("type", _ORIGINS, say("one of these: own, practice"))

    def _take_card(self, piece: str, cells: Cells) -> None:
        number = cells.perhaps_number("number", 1)
        if number is not None:
            self._once(piece, cells, "number", number)
        kind = cells.word("type", _TYPES, say("a scene type: terrain, line or adjacency"))
        self._cards.append(
            SceneCard(
                number=number,
                type=kind,
                slots=cells.line("pattern", parse_animals),
                reward=cells.line("reward", parse_reward),
                icons=cells.line("icons", parse_icons),
            )
        )

    def _take_side(self, piece: str, cells: Cells) -> None:
        number = cells.number("number", 1, SIZE)
        self._once(piece, cells, "number", number)
        name = cells.name("name", LONGEST_TEXT)
        known = self._side_names.setdefault(piece, name) or name
        if name not in {"", known}:
            raise cells.wrong(
                "name",
                say("another row calls {side} “{name}”. Use one name.", side=piece, name=known),
            )
        self._side_names[piece] = known
        kind = say("a terrain letter: g, w, a, r, or ? for unknown")
        letters = [cells.word(f"map {column}", _LETTERS, kind) for column in COLUMNS]
        self._side_rows[piece][number] = "".join(letters)

    def _take_board(self, piece: str, cells: Cells) -> None:
        self._once(piece, cells, "piece", piece)
        self._assumed = cells.word("type", _BOARDS, say("one of these: assumed, entered"))

    def _take_space(self, piece: str, cells: Cells) -> None:
        actions = say("a Basic Action: {actions}", actions=", ".join(_ACTIONS))
        action = cells.word("name", _ACTIONS, actions)
        space = SpaceId(f"{action}-{cells.number('number', 1)}")
        self._once(piece, cells, "number", space)
        self._spaces.append(
            ActionSpace(
                id=space,
                action=action,
                price=cells.number("price"),
                frame=cells.word("frame", _FRAMES, say("a frame, full or partly")),
                label=cells.word("label", _LABELS, say("a label: none, 3P or 4P")),
                closed_in_round_1=cells.word("closed", _YES_OR_NO, say("yes or no")),
            )
        )

    def _take_migration(self, piece: str, cells: Cells) -> None:
        number = cells.number("number", 1)
        self._once(piece, cells, "number", number)
        brown, blue = cells.cells("brown", _map_spaces), cells.cells("blue", _map_spaces)
        for place in blue:
            if place in brown:
                message = say("{cell} is brown already. Remove one of the two.", cell=place)
                raise cells.wrong("blue", message)
        self._migrations.append(MigrationCard(number=number, brown=brown, blue=blue))

    def _take_award(self, _: str, cells: Cells) -> None:
        self._tiles.append(cells.line("name", parse_species))

    def _take_specialist(self, piece: str, cells: Cells) -> None:
        name = _named(cells, LONGEST_SPECIALIST)
        self._once(piece, cells, "name", name)
        self._specialists.append(
            SpecialistCard(
                name=name,
                difficulty=cells.perhaps_number("difficulty", 1, 5),
                note=cells.own_words("note", LONGEST_TEXT),
            )
        )

    def _take_step(self, piece: str, cells: Cells) -> None:
        count = cells.number("number")
        self._once(piece, cells, "number", count)
        self._scales[piece][count] = cells.number("stars")

    def _take_track(self, piece: str, cells: Cells) -> None:
        self._once(piece, cells, "piece", piece)
        self._track = cells.number("number", 1)

    def _take_colour(self, piece: str, cells: Cells) -> None:
        number = cells.number("number", 1, MOST_COLOURS)
        self._once(piece, cells, "number", number)
        self._colours[number] = _named(cells, LONGEST_COLOUR)

    def _side(self, piece: str) -> MapSide:
        rows = self._side_rows[piece]
        for number in range(1, SIZE + 1):
            if number not in rows:
                raise _lacking(say("{side} has no row {n}", side=piece, n=number))
        terrain = parse_map([rows[number] for number in sorted(rows)])
        return MapSide(name=self._side_names[piece], terrain=terrain)

    def _scale(self, piece: str) -> Scale | None:
        return tuple(sorted(self._scales[piece].items())) or None

    def _colour_names(self) -> tuple[str, ...]:
        for number in range(1, max(self._colours, default=0) + 1):
            if number not in self._colours:
                raise _lacking(say("there is no colour {n}", n=number))
        return tuple(self._colours[number] for number in sorted(self._colours))


def _map_spaces(text: str) -> tuple[Cell, ...]:
    if text == NONE:
        return ()
    parts = Part(text).split(" ")
    places = tuple(map(cell, parts))
    all_different(parts, places, say('"{found}" at character {place} is marked twice.'))
    return places


def _named(cells: Cells, most: int) -> str:
    name = cells.name("name", most)
    if not name.strip():
        raise cells.wrong("name", say("a name is missing. Add it."))
    return name


def _lacking(what: Text) -> UnusableInput:
    return UnusableInput(say("The table is not complete: {what}. Add a row for it.", what=what))
