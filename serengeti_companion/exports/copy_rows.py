"""The cells of one row of a copy's table, read column by column."""

import re
from collections.abc import Callable, Mapping
from typing import TypeVar

from serengeti_companion.engine.legible import is_legible, shown
from serengeti_companion.engine.texts import Text, say
from serengeti_companion.exports.spreadsheet import Row, wrong
from serengeti_companion.games.wild.notation import NotationError
from serengeti_companion.games.wild.notation.reading import (
    MOST_NUMBER,
    NONE,
    UNKNOWN,
    Part,
    number,
    word,
)
from serengeti_companion.storage.faults import UnusableInput

T = TypeVar("T")

NOTHING = "none"
"""A lone "-" looks like the beginning of a formula."""

_WITH_DECIMALS = re.compile("([0-9]+)[.,]0+")  # as a spreadsheet may write a whole number


class Cells:
    """Each method reads a cell, once, and raises UnusableInput; `done` when all was asked for.

    Words may be in capitals and with any spaces, as spreadsheets like to correct them; what people
    call something is read to the letter.
    """

    def __init__(self, row: Row) -> None:
        self.row = row.number
        self._cells = row.cells

    def name(self, column: str, most: int) -> str:
        """What something is called; may be empty."""
        text = self.own_words(column, most)
        if not is_legible(text):
            message = say("this is not one line of letters that can be seen. Write it anew.")
            raise self.wrong(column, message)
        return text

    def own_words(self, column: str, most: int) -> str:
        text = self._cells.pop(column, "")
        if len(text) > most:
            message = say(
                "this has {n} characters; at most {most} are read. Shorten it.",
                n=len(text),
                most=most,
            )
            raise self.wrong(column, message)
        return text

    def word(self, column: str, meanings: Mapping[str, T], kind: Text) -> T:
        """What one of these words means; "" stands for an empty cell."""
        return self._read(column, str.lower, lambda text: word(Part(text), meanings, kind))

    def number(self, column: str, lowest: int = 0, most: int = MOST_NUMBER) -> int:
        found = self._read(column, _whole, lambda text: number(Part(text), lowest))
        if found > most:
            message = say("{n} is more than {most}. Correct it.", n=found, most=most)
            raise self.wrong(column, message)
        return found

    def perhaps_number(self, column: str, lowest: int, most: int = MOST_NUMBER) -> int | None:
        """None where the cell is empty or says that it is not known."""
        if _even(self._cells.get(column, "")) in {"", UNKNOWN}:
            self._cells.pop(column, None)
            return None
        return self.number(column, lowest, most)

    def line(self, column: str, parse: Callable[[str], T]) -> T:
        """A part of a notation in small letters; an empty cell is `?`."""
        return self._read(column, lambda text: _line(text.lower()), parse)

    def cells(self, column: str, parse: Callable[[str], T]) -> T:
        """Map spaces, in capitals; an empty cell is `-`."""
        return self._read(column, lambda text: _line(text.upper() or NONE), parse)

    def done(self, piece: str) -> None:
        """Nothing may be left over that would be lost."""
        for column, cell in self._cells.items():
            if cell.strip():
                message = say(
                    'a row "{piece}" has nothing here, but "{cell}" is. Move it, or delete it.',
                    piece=piece,
                    cell=shown(cell),
                )
                raise self.wrong(column, message)

    def wrong(self, column: str, message: Text) -> UnusableInput:
        return wrong(self.row, column, message)

    def _read(self, column: str, form: Callable[[str], str], parse: Callable[[str], T]) -> T:
        text = form(_even(self._cells.pop(column, "")))
        try:
            return parse(text)
        except NotationError as error:
            message = say("{wrong} Correct it.", wrong=error.message)
            raise self.wrong(column, message) from None


def _even(text: str) -> str:
    return " ".join(text.split())


def _line(text: str) -> str:
    return NONE if text.lower() == NOTHING else text or UNKNOWN


def _whole(text: str) -> str:
    decimals = _WITH_DECIMALS.fullmatch(text)
    return decimals[1] if decimals else text
