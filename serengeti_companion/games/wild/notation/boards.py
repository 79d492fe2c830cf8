"""Map sides, animals on the Map, Action Spaces and migration cards as text."""

from collections.abc import Mapping, Sequence

from serengeti_companion.engine.legible import shown
from serengeti_companion.engine.texts import say
from serengeti_companion.games.wild.notation.reading import (
    NONE,
    UNKNOWN,
    NotationError,
    Part,
    all_different,
    head_and_body,
    number,
    whole,
    word,
)
from serengeti_companion.games.wild.notation.words import cell, parse_cell, parse_species
from serengeti_companion.games.wild.terms import (
    CELLS,
    COPIES,
    INDEX,
    SIZE,
    ActionSpace,
    BasicAction,
    Cell,
    Frame,
    Label,
    Mark,
    MigrationCard,
    SpaceId,
    Species,
    Terrain,
    column_and_row,
)

_CLOSED = "closed-in-round-1"
_ACTION_OF = {action.value: action for action in BasicAction}
_FRAME_OF = {frame.value: frame for frame in Frame}
_LABEL_OF = {label.value: label for label in Label}
TERRAIN_OF: dict[str, Terrain | None] = {
    "g": Terrain.GRASSLANDS,
    "w": Terrain.WOODLANDS,
    "a": Terrain.WATER,
    "r": Terrain.ROCK,
    UNKNOWN: None,
}
"""By its letter in a row of the Map."""
_LETTER_OF = {terrain: letter for letter, terrain in TERRAIN_OF.items()}


def parse_map(rows: Sequence[str]) -> tuple[Terrain | None, ...]:
    """The terrain of CELLS from seven strings of seven letters `g w a r ?`, row 1 first.

    The `position` of an error counts along its row.
    """
    if len(rows) != SIZE:
        raise NotationError(say("A map side has {size} rows, not {n}.", size=SIZE, n=len(rows)), 0)
    for place, row in enumerate(rows, start=1):
        if len(row) != SIZE:
            wrong = say("Row {row} has {n} letters, not {size}.", row=place, n=len(row), size=SIZE)
            raise NotationError(wrong, min(len(row), SIZE))
    return tuple(map(_terrain, CELLS, "".join(rows)))


def map_rows(terrain: Sequence[Terrain | None]) -> tuple[str, ...]:
    letters = "".join(_LETTER_OF[ground] for ground in terrain)
    return tuple(letters[start : start + SIZE] for start in range(0, len(letters), SIZE))


def parse_board(animals: Mapping[str, str]) -> tuple[Species | None, ...]:
    """What stands on each of CELLS, from `{"C4": "lion"}`."""
    board: list[Species | None] = [None] * len(CELLS)
    for place, name in animals.items():
        here, kind = parse_cell(place), parse_species(name)
        if board.count(kind) == COPIES:  # WS-SETUP-6
            wrong = say("{cell} would hold a fourth {kind}; the game has 3.", cell=here, kind=kind)
            raise NotationError(wrong, 0)
        board[INDEX[here]] = kind
    return tuple(board)


def parse_space(line: str) -> ActionSpace:
    """`move-2: 2 full 3P closed-in-round-1`: action and running number, price, frame, label.

    The last word is left out where Round 1 closes nothing.
    """
    head, body = head_and_body(whole(line), "move-1: ")
    name, dash, _ = head.text.rpartition("-")
    action = word(Part(name, head.start), _ACTION_OF, say("a Basic Action and a number"))
    running = number(Part(head.text[len(name + dash) :], len(name + dash)), 1)
    words = body.split(" ")
    if len(words) not in {3, 4}:
        raise body.wrong(
            say('From character {place} on stand price, frame and label, like "1 full -".')
        )
    return ActionSpace(
        id=SpaceId(f"{action}-{running}"),
        action=action,
        price=number(words[0], 0),
        frame=word(words[1], _FRAME_OF, say("a frame, full or partly")),
        label=word(words[2], _LABEL_OF, say("a label: -, 3P or 4P")),
        closed_in_round_1=any(map(_closed, words[3:])),
    )


def space_line(space: ActionSpace) -> str:
    line = f"{space.id}: {space.price} {space.frame} {space.label}"
    return f"{line} {_CLOSED}" if space.closed_in_round_1 else line


def parse_migration(line: str) -> MigrationCard:
    """`3: brown A1 B2 | blue C3`."""
    head, body = head_and_body(whole(line), "3: ")
    parts = body.split(" | ")
    if len(parts) != 2:
        raise body.wrong(
            say('From character {place} on stand two parts, like "brown A1 B2 | blue C3".')
        )
    brown, blue = _marked(parts[0], Mark.BROWN), _marked(parts[1], Mark.BLUE)
    cells = tuple(map(cell, brown + blue))
    all_different(brown + blue, cells, say('"{found}" at character {place} is marked twice.'))
    return MigrationCard(
        number=number(head, 1), brown=cells[: len(brown)], blue=cells[len(brown) :]
    )


def migration_line(card: MigrationCard) -> str:
    brown, blue = " ".join(card.brown) or NONE, " ".join(card.blue) or NONE
    return f"{card.number}: {Mark.BROWN} {brown} | {Mark.BLUE} {blue}"


def parse_step(line: str) -> tuple[int, int]:
    """`9: 2`: a step of a Specialist's scale, the count and its stars."""
    count, stars = head_and_body(whole(line), "9: ")
    return number(count, 0), number(stars, 0)


def step_line(step: tuple[int, int]) -> str:
    return f"{step[0]}: {step[1]}"


def _terrain(place: Cell, letter: str) -> Terrain | None:
    if letter not in TERRAIN_OF:
        wrong = say(
            '"{found}" on {cell} is not a terrain letter: g, w, a, r, or ? for unknown.',
            found=shown(letter),
            cell=place,
        )
        raise NotationError(wrong, column_and_row(place)[0], TERRAIN_OF)
    return TERRAIN_OF[letter]


def _closed(part: Part) -> bool:
    return word(part, {_CLOSED: True}, say('the mark "closed-in-round-1"'))


def _marked(part: Part, mark: Mark) -> list[Part]:
    """The cells behind the word for their colour."""
    name, cells = part.cut(" ")
    word(name, {mark.value: mark}, say('the word "{mark}"', mark=mark))
    return [] if cells.text == NONE else cells.split(" ")
