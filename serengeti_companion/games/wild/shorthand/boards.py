"""Action Spaces, migration cards and Award Tiles as somebody types them."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from itertools import count

from serengeti_companion.engine.texts import Text, say
from serengeti_companion.games.wild.notation import migration_line, space_line
from serengeti_companion.games.wild.notation.reading import NONE
from serengeti_companion.games.wild.shorthand.cards import ANIMALS, BARS
from serengeti_companion.games.wild.shorthand.typed import (
    LAST,
    LATER,
    Reading,
    RefusedError,
    Typed,
    Vocabulary,
)
from serengeti_companion.games.wild.terms import (
    CELLS,
    ActionSpace,
    Area,
    BasicAction,
    Cell,
    Frame,
    Label,
    Mark,
    MigrationCard,
    SpaceId,
    Species,
)

SpaceReading = Reading[ActionSpace | None]
MigrationReading = Reading[MigrationCard | None]
TilesReading = Reading[tuple[Species, ...]]

_DISCOVER = "discover"
_IN_ROUND_1 = "-in-round-1"

_ACTIONS = Vocabulary(say("a Basic Action"), {each.value: each for each in BasicAction}, {})
_AREAS = Vocabulary(
    say("a Discovery Area"), {each.value: BasicAction(each.value) for each in Area}, {}
)
_FRAMES = Vocabulary(say("a frame"), {each.value: each for each in Frame}, {})
_CLOSED = Vocabulary(say("the mark of a space closed in Round 1"), {"closed-in-round-1": True}, {})
_MARKS = Vocabulary(say("a colour"), {each.value: each for each in Mark}, {})
_CELL_OF: dict[str, Cell] = {cell: cell for cell in CELLS}
_LABEL_OF = {"3": Label.THREE, "4": Label.FOUR}
_LABELS = tuple(each.value for each in Label)


def read_space(text: str, taken: Collection[SpaceId] = ()) -> SpaceReading:
    """The Action Space; without a running number the lowest that is not `taken`."""
    line, found = Typed(text), list[ActionSpace]()
    problem = line.read_by(lambda line: found.append(_space(line, taken)))
    if problem:
        return Reading(None, None, problem, line.next_words)
    return Reading(found[0], space_line(found[0]), None, line.next_words)


def _space(line: Typed, taken: Collection[SpaceId]) -> ActionSpace:
    action = _action(line)
    space_id = _space_id(line, action, taken)
    line.skip(":")
    if not line.at_number:
        raise line.wrong(say("a price in Coins"), ("1", "2"))
    price = line.number(0)
    frame = line.word(_FRAMES)
    label = _label(line)
    closed = _closed(line)
    _refuse_more(line)
    return ActionSpace(
        id=space_id,
        action=action,
        price=price,
        frame=frame,
        label=label,
        closed_in_round_1=closed,
    )


def _action(line: Typed) -> BasicAction:
    if line.at_word and _DISCOVER.startswith(line.token.lower()):
        line.take()
        return line.word(_AREAS)
    return line.word(_ACTIONS)


def _space_id(line: Typed, action: BasicAction, taken: Collection[SpaceId]) -> SpaceId:
    if line.token == NONE and line.token_after.isdecimal():
        line.take()
        return SpaceId(f"{action}-{line.number(1)}")
    each = (SpaceId(f"{action}-{running}") for running in count(1))
    return next(space_id for space_id in each if space_id not in taken)


def _label(line: Typed) -> Label:
    line.may(*_LABELS, likely=LATER)
    if not line.at_number:
        line.skip(NONE)
        return Label.NONE
    if line.token not in _LABEL_OF:
        raise line.wrong(say("a label"), _LABELS)
    label = _LABEL_OF[line.take()]
    if line.at_word and line.glued and line.token.lower() == "p":
        line.take()
    return label


def _closed(line: Typed) -> bool:
    line.may(*_CLOSED.meanings, likely=LAST)
    if line.ended:
        return False
    closed = line.word(_CLOSED)
    line.tail(_IN_ROUND_1)
    return closed


def _refuse_more(line: Typed) -> None:
    if not line.ended:
        raise line.too_much(
            say('The line is whole before "{found}" at character {place}; take that away.')
        )


@dataclass(slots=True)
class _Squares:
    """The marked squares read so far."""

    number: int | None
    brown: tuple[Cell, ...] = ()
    blue: tuple[Cell, ...] = ()

    def card(self) -> MigrationCard | None:
        if self.number is None:
            return None
        return MigrationCard(number=self.number, brown=self.brown, blue=self.blue)


def read_migration(text: str, number: int | None = None) -> MigrationReading:
    """The Great Migration Card; `number` is taken where the line says none."""
    line, squares = Typed(text), _Squares(number)

    def fill(line: Typed) -> None:
        _migration(squares, line)

    problem, card = line.read_by(fill), squares.card()
    written = None if problem or card is None else migration_line(card)
    return Reading(card, written, problem, line.next_words)


def _migration(squares: _Squares, line: Typed) -> None:
    if line.at_number:
        squares.number = line.number(1)
    if squares.number is None:
        raise line.wrong(say("the number of a migration card"), ("1", "2", "3"))
    line.skip(":")
    if line.ended:
        line.may(*_MARKS.meanings, NONE)
        raise _no_space(squares, line, NONE)
    named = _is_named(line, Mark.BROWN)
    if not line.sign(NONE):
        for cell in _cells(squares, line, named=named):
            squares.brown = (*squares.brown, cell)
    line.may("|", likely=LAST)
    barred, named = line.skip(BARS), _is_named(line, Mark.BLUE)
    if barred or named:
        _blue(squares, line, named=named)
    elif not line.ended:
        raise line.wrong(say("a Map space or the blue part"), ("|", Mark.BLUE))


def _blue(squares: _Squares, line: Typed, *, named: bool) -> None:
    if line.sign(NONE):
        _refuse_more(line)
        return
    for cell in _cells(squares, line, named=named):
        squares.blue = (*squares.blue, cell)
    if not line.ended:
        raise _no_space(squares, line, *(() if squares.blue else (NONE,)))


def _is_named(line: Typed, mark: Mark) -> bool:
    """Pass over the word for this colour, if it comes next."""
    line.may(mark, likely=LATER)
    fits = [] if not line.at_word or _at_cell(line) else _MARKS.fits(line.token)
    if len(fits) > 1:
        raise line.either(fits)
    if fits == [mark]:
        line.take()
    return fits == [mark]


def _at_cell(line: Typed) -> bool:
    return len(line.token) == 1 and line.at_word and line.token_after.isdecimal()


def _cells(squares: _Squares, line: Typed, *, named: bool) -> Iterator[Cell]:
    """`a1 b2`, `a1b2`, or a column and several rows of it: `a135`."""
    if named and not _at_cell(line):
        raise _no_space(squares, line, NONE)
    while _at_cell(line):
        column = line.take().upper()
        for place, row in enumerate(line.token, start=line.at):
            yield _cell(f"{column}{row}", place, squares, line)
        line.take()


def _cell(name: str, place: int, squares: _Squares, line: Typed) -> Cell:
    cell = _CELL_OF.get(name)
    if cell is not None and cell not in squares.brown + squares.blue:
        return cell
    if cell is None:
        wrong = say('"{found}" at character {place} is not a Map space; they go from A1 to G7.')
    else:
        wrong = say('"{found}" at character {place} is marked twice.')
    said = Text(wrong.source, (("found", name), ("place", place + 1)))
    raise line.refused(said, start=place, end=place + 1)


def _no_space(squares: _Squares, line: Typed, *more: str) -> RefusedError:
    free = [cell for cell in CELLS if cell not in squares.brown + squares.blue]
    return line.wrong(say("a Map space from A1 to G7"), (*free[:1], *more))


def read_tiles(text: str) -> TilesReading:
    """Award Tiles: a species each, one or more."""
    line, tiles = Typed(text), list[Species]()

    def fill(line: Typed) -> None:
        while not tiles or not line.ended:
            tiles.append(line.word(ANIMALS))
        line.may(*(species for species in Species if species not in tiles))

    problem = line.read_by(fill)
    return Reading(tuple(tiles), None if problem else " ".join(tiles), problem, line.next_words)
