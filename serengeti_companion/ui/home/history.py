"""Everything that was played or scored: sessions and scored games in one row, newest first."""

from dataclasses import dataclass
from typing import Any

from serengeti_companion.storage.scored_games import ScoredGame
from serengeti_companion.storage.sessions import StoredSession
from serengeti_companion.ui.home import told_scored, told_session
from serengeti_companion.ui.home.kept import Kept
from serengeti_companion.ui.home.told_time import told_time

Entry = StoredSession | ScoredGame


class History:
    """Finds entries, and changes them in the store they come from."""

    def __init__(self, kept: Kept) -> None:
        self._kept = kept

    def search(self, words: str) -> tuple[Entry, ...]:
        """Those that have all the words, the last touched first."""
        found: tuple[Entry, ...] = (
            *self._kept.sessions.search(words),
            *self._kept.scored_games.search(words),
        )
        return tuple(sorted(found, key=_when, reverse=True))

    def rename(self, entry: Entry, title: str) -> None:
        self._store(entry).rename(entry.id, title)

    def delete(self, entry: Entry) -> None:
        """Into the trash, from where `restore` brings it back."""
        self._store(entry).delete(entry.id)

    def restore(self, entry: Entry) -> None:
        self._store(entry).restore(entry.id)

    def _store(self, entry: Entry) -> Any:  # noqa: ANN401 -- each takes numbers of its own kind
        return self._kept.sessions if isinstance(entry, StoredSession) else self._kept.scored_games


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """An entry in words; `note` is "" where nothing more must be said."""

    title: str
    when: str
    line: str
    note: str = ""


def told(entry: Entry) -> Told:
    """What is shown of an entry."""
    when = told_time(_when(entry))
    if isinstance(entry, ScoredGame):
        return Told(title=told_scored.title(entry), when=when, line=told_scored.line(entry))
    line, note = told_session.line(entry), told_session.note(entry)
    return Told(title=told_session.title(entry), when=when, line=line, note=note)


def lines(entry: Entry) -> int:
    """How many it takes to show all of that."""
    return 3 if isinstance(entry, StoredSession) and told_session.is_practice(entry) else 2


def is_same(one: Entry | None, other: Entry | None) -> bool:
    """Whether both are about the same session or game, whatever became of it."""
    return one is not None and other is not None and _key(one) == _key(other)


def _key(entry: Entry) -> tuple[type, int]:
    return type(entry), entry.id


def _when(entry: Entry) -> str:
    return entry.last_played if isinstance(entry, StoredSession) else entry.scored
