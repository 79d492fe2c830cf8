"""Games that were only scored: their counts and what these came to, without a session."""

import json
import sqlite3
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NewType

from serengeti_companion.engine.json_values import object_in
from serengeti_companion.engine.texts import say
from serengeti_companion.storage.clock import utc_now
from serengeti_companion.storage.database import Database, Row
from serengeti_companion.storage.faults import StorageDefect, UnusableInput
from serengeti_companion.storage.sessions import clean_title

ScoredGameId = NewType("ScoredGameId", int)


@dataclass(frozen=True, kw_only=True)
class ScoredGame:
    """A line of the history; times are UTC.

    `counts` and `result` are what the command line's `score` takes and answers.
    """

    id: ScoredGameId
    game: str
    title: str
    scored: str
    counts: Mapping[str, Any]
    result: Mapping[str, Any]
    trashed: str | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """Who played, in seating order."""
        seats = self.counts.get("players") or [self.counts.get(side) or {} for side in "ab"]
        return tuple(str(seat["name"]) for seat in seats if seat.get("name"))


class ScoredGameStore:
    """All scored games of this user; every change is on the disk when its method returns."""

    def __init__(self, database: Database, now: Callable[[], str] = utc_now) -> None:
        self._database = database
        self._now = now

    def add(
        self, game: str, title: str, counts: Mapping[str, Any], result: Mapping[str, Any]
    ) -> ScoredGameId:
        """Keep one more."""
        values = (game, clean_title(title), self._now(), _text(counts), _text(result))
        with self._database.transaction() as connection:
            number = connection.execute(_INSERT, values).lastrowid
        if number is None:
            raise StorageDefect("a scored game got no number")
        return ScoredGameId(number)

    def change(
        self, number: ScoredGameId, counts: Mapping[str, Any], result: Mapping[str, Any]
    ) -> None:
        """The same game, counted again."""
        self._set(number, "counts = ?, result = ?", _text(counts), _text(result))

    def rename(self, number: ScoredGameId, title: str) -> None:
        self._set(number, "title = ?", clean_title(title))

    def delete(self, number: ScoredGameId) -> None:
        """Into the trash, from where `restore` brings it back."""
        self._set(number, "trashed = ?", self._now())

    def restore(self, number: ScoredGameId) -> None:
        self._set(number, "trashed = NULL")

    def games(self) -> tuple[ScoredGame, ...]:
        """Scored last first, without the trash."""
        return self._listed("trashed IS NULL")

    def trash(self) -> tuple[ScoredGame, ...]:
        """What was deleted, scored last first."""
        return self._listed("trashed IS NOT NULL")

    def game(self, number: ScoredGameId) -> ScoredGame:
        """One game, in the trash or not."""
        found = self._database.read(f"{_LIST} WHERE id = ?", (number,))
        if not found:
            raise _missing(number)
        game = _stored(found[0])
        if game is None:
            raise UnusableInput(say("Scored game {number} cannot be read.", number=number), "game")
        return game

    def search(self, words: str) -> tuple[ScoredGame, ...]:
        """Games that have every word in their title, game, day or names, or which are "scored"."""
        wanted = words.casefold().split()
        return tuple(
            game for game in self.games() if all(word in _searchable(game) for word in wanted)
        )

    def _listed(self, condition: str, *values: object) -> tuple[ScoredGame, ...]:
        rows = self._database.read(f"{_LIST} WHERE {condition} {_ORDER}", values)
        return tuple(game for row in rows if (game := _stored(row)) is not None)

    def _set(self, number: ScoredGameId, change: str, *values: object) -> None:
        with self._database.transaction() as connection:
            changed: sqlite3.Cursor = connection.execute(
                f"UPDATE scored_games SET {change} WHERE id = ?",  # noqa: S608 -- our own words
                (*values, number),
            )
            if not changed.rowcount:
                raise _missing(number)


_INSERT = "INSERT INTO scored_games (game, title, scored, counts, result) VALUES (?, ?, ?, ?, ?)"
_LIST = "SELECT id, game, title, scored, counts, result, trashed FROM scored_games"
_ORDER = "ORDER BY scored DESC, id DESC"


def _text(values: Mapping[str, Any]) -> str:
    return json.dumps(values, ensure_ascii=False)


def _stored(row: Row) -> ScoredGame | None:
    """The game of a row, None for one that is damaged: it must not hide the others."""
    number, game, title, scored, *texts, trashed = row
    counts, result = map(object_in, texts)
    if counts is None or result is None:
        return None
    return ScoredGame(
        id=ScoredGameId(number),
        game=game,
        title=title,
        scored=scored,
        counts=counts,
        result=result,
        trashed=trashed,
    )


def _searchable(game: ScoredGame) -> str:
    return " ".join((game.title, "scored", game.game, game.scored, *game.names)).casefold()


def _missing(number: ScoredGameId) -> UnusableInput:
    return UnusableInput(say("There is no scored game number {number}.", number=number), "game")
