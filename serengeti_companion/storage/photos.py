"""Photos that owners took of their own pieces; they stay in the database of this user."""

import json
from collections.abc import Sequence
from dataclasses import dataclass

from serengeti_companion.storage.copies import CopyId
from serengeti_companion.storage.database import Database

Corner = tuple[float, float]
"""A point of the photo: 0 to 1 of its width from the left, 0 to 1 of its height from the top."""


@dataclass(frozen=True, kw_only=True)
class Photo:
    """An encoded picture, and where in it the piece has its corners, clockwise from top left.

    Without corners the whole photo is the piece.
    """

    picture: bytes
    corners: tuple[Corner, ...] = ()


class PhotoStore:
    """A photo a piece; the piece is named by the game's window ("map 0", "card 31")."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def put(self, copy: CopyId, piece: str, photo: Photo) -> None:
        """Keep it, in place of the one that was there."""
        with self._database.transaction() as connection:
            connection.execute(
                "INSERT INTO photos (copy, piece, corners, picture) VALUES (?1, ?2, ?3, ?4)"
                " ON CONFLICT (copy, piece) DO UPDATE SET corners = ?3, picture = ?4",
                (copy, piece, json.dumps(photo.corners), photo.picture),
            )

    def remove(self, copy: CopyId, piece: str) -> None:
        with self._database.transaction() as connection:
            connection.execute("DELETE FROM photos WHERE copy = ? AND piece = ?", (copy, piece))

    def duplicate(self, copy: CopyId, to: CopyId) -> None:
        """What was photographed of one copy counts for another one too."""
        with self._database.transaction() as connection:
            connection.execute(
                "INSERT INTO photos (copy, piece, corners, picture)"
                " SELECT ?, piece, corners, picture FROM photos WHERE copy = ?",
                (to, copy),
            )

    def photo(self, copy: CopyId, piece: str) -> Photo | None:
        rows = self._database.read(
            "SELECT picture, corners FROM photos WHERE copy = ? AND piece = ?", (copy, piece)
        )
        if not rows:
            return None
        picture, corners = rows[0]
        return Photo(picture=bytes(picture), corners=_corners(json.loads(corners)))

    def pieces(self, copy: CopyId) -> tuple[str, ...]:
        """What has been photographed."""
        rows = self._database.read(
            "SELECT piece FROM photos WHERE copy = ? ORDER BY piece", (copy,)
        )
        return tuple(row[0] for row in rows)


def _corners(found: Sequence[Sequence[float]]) -> tuple[Corner, ...]:
    return tuple((float(x), float(y)) for x, y in found)
