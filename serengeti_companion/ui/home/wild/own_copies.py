"""The user's own copies, as the new-session page offers them."""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from serengeti_companion.games.wild.game import GAME
from serengeti_companion.games.wild.printed import Printed
from serengeti_companion.games.wild.sides import with_both_sides
from serengeti_companion.storage.records import Codec
from serengeti_companion.ui.home.kept import Kept

if TYPE_CHECKING:
    from serengeti_companion.storage.copies import CopyId, StoredCopy


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnCopy:
    """A copy with what is known of it now; both sides of its Map can be chosen."""

    id: "CopyId"
    name: str
    printed: Printed


def own_copies(kept: Kept) -> tuple[OwnCopy, ...]:
    """All that can be read, the one changed last first; what cannot be read is told by `kept`."""
    stored = _stored(kept)
    found = [copy for each in stored if (copy := _read(kept, each)) is not None]
    changed = {each.id: each.changed for each in stored}
    return tuple(sorted(found, key=lambda copy: (changed[copy.id], copy.id), reverse=True))


def own_copy(kept: Kept, number: int | None) -> OwnCopy | None:
    """The copy of that number as it is now; None where there is none any more."""
    stored = () if number is None else _stored(kept)
    return next((_read(kept, each) for each in stored if each.id == number), None)


def _stored(kept: Kept) -> "tuple[StoredCopy, ...]":
    nothing: tuple[StoredCopy, ...] = ()
    return kept.attempt(lambda: kept.copies.copies(GAME.key), nothing)


def _read(kept: Kept, stored: "StoredCopy") -> OwnCopy | None:
    def read() -> OwnCopy:
        content = kept.copies.content(stored.id)
        printed: Printed = Codec(GAME).read_components(content.text, content.version)
        known = with_both_sides(replace(printed, name=stored.name, practice=False))
        return OwnCopy(id=stored.id, name=stored.name or _nameless(), printed=known)

    return kept.attempt(read, None)


def _nameless() -> str:
    return QCoreApplication.translate("OwnCopies", "My copy")
