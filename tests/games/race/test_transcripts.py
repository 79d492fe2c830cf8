"""Whole sessions, line by line: every command, event and score, against a text that was looked at.

After a change that is meant, write the texts anew and read the difference:

    PYTHONPATH=.:tests python tests/games/race/test_transcripts.py
"""

from functools import cache
from pathlib import Path

import pytest
from support.race_games import play_game
from support.simulated import replayed

from serengeti_companion.exports.auditing import audit
from serengeti_companion.exports.transcript import transcript
from serengeti_companion.games import catalogue
from serengeti_companion.games.race.game import GAME
from serengeti_companion.storage import session_file
from serengeti_companion.storage.whole import WholeSession

HERE = Path(__file__).parent
GAMES = sorted((HERE / "games").glob("*.txt"))

ENDINGS = {
    "twelve-seasons": (None, 12, "points"),
    "five-rocks": ("rocks", 9, "points"),
    "marker-on-five": ("track", 6, "points"),
    "most-lions": (None, 12, "lions"),
    "by-the-track": ("track", 12, "track"),
    "shared": (None, 12, "shared"),
}
"""What set the end, the last season, and what decided."""

played = cache(play_game)


def text_of(whole: WholeSession) -> str:
    return transcript(whole, every_event=True)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_whole_session_goes_as_it_is_written_down(path: Path) -> None:
    written = (HERE / "transcripts" / path.name).read_text(encoding="utf-8")
    assert text_of(played(path)).splitlines() == written.splitlines()


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_every_trigger_and_every_tie_break_is_among_them(path: Path) -> None:
    whole = played(path)
    back = session_file.loads(session_file.dumps(whole).encode(), catalogue.find)
    assert back == whole
    assert not list(audit(whole))
    table = replayed(whole).state
    outcome = GAME.outcome(table)
    assert outcome is not None
    trigger = None if table.ending is None else table.ending.trigger
    assert (trigger, table.season, outcome.decided_by) == ENDINGS[path.stem]


def test_each_game_has_its_transcript_and_its_ending() -> None:
    assert {path.stem for path in GAMES} == set(ENDINGS)
    assert {path.name for path in (HERE / "transcripts").iterdir()} == {p.name for p in GAMES}


if __name__ == "__main__":
    for game in GAMES:
        (HERE / "transcripts" / game.name).write_text(text_of(play_game(game)), encoding="utf-8")
