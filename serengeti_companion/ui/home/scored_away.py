"""A scored game as a file; loaded when somebody wants one."""

from pathlib import Path

from serengeti_companion.exports.scored_files import SCORED_FORMATS
from serengeti_companion.storage.files import write_whole
from serengeti_companion.storage.scored_games import ScoredGame
from serengeti_companion.ui.home.kept import Kept
from serengeti_companion.ui.translation import told


def formats() -> tuple[tuple[str, str, str], ...]:
    """Name, suffix and words of each format that a scored game can be given away in."""
    return tuple((known.name, known.suffix, told(known.line)) for known in SCORED_FORMATS)


def give_away(kept: Kept, game: ScoredGame, name: str, path: Path) -> bool:
    """Write it to a file; whether it is written."""
    known = next(known for known in SCORED_FORMATS if known.name == name)

    def work() -> bool:
        write_whole(path, known.make(game))
        return True

    return kept.attempt(work, otherwise=False)
