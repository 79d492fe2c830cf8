"""Whole sessions, line by line: every command, event and score, against a text that was looked at.

After a change that is meant, write the texts anew and read the difference:

    PYTHONPATH=.:tests python tests/games/survive/test_transcripts.py
"""

from pathlib import Path

import pytest
from support.survive_games import play_game

from serengeti_companion.exports.auditing import audit
from serengeti_companion.exports.transcript import transcript
from serengeti_companion.games import catalogue
from serengeti_companion.games.survive.game import GAME
from serengeti_companion.storage import session_file
from serengeti_companion.storage.whole import WholeSession

HERE = Path(__file__).parent
GAMES = sorted((HERE / "games").glob("*.txt"))

ENDINGS = {
    "herd": (["Dee"], "herd"),
    "lowest-numbers": (["Ben"], "lowest"),
    "next-herd": (["Ben"], "next_herd"),
    "one-extinct": (["Ann"], "extinct"),
    "two-extinct": (["Dee"], "most_eaten"),
    "shared": (["Ann", "Ben"], "shared"),
    "neutral": ([], "neutral"),
    "neutral-tie": (["Ann"], "neutral_tie"),
    "nobody": ([], "nobody"),
}
"""Winners, and the rule that decided."""


def text_of(whole: WholeSession) -> str:
    return transcript(whole, every_event=True)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_whole_session_goes_as_it_is_written_down(path: Path) -> None:
    written = (HERE / "transcripts" / path.name).read_text(encoding="utf-8")
    assert text_of(play_game(path)).splitlines() == written.splitlines()


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_every_way_to_end_is_among_them(path: Path) -> None:
    whole = play_game(path)
    back = session_file.loads(session_file.dumps(whole).encode(), catalogue.find)
    assert back == whole
    assert not list(audit(whole))
    table = GAME.open(whole.options, whole.components)
    for record in whole.records:
        for event in record.events:  # type: ignore[union-attr]
            table = GAME.rules.evolve(table, event)
    outcome = GAME.outcome(table)
    assert outcome is not None
    assert (list(outcome.winners), outcome.decided_by) == ENDINGS[path.stem]


def test_each_game_has_its_transcript_and_its_ending() -> None:
    assert {path.stem for path in GAMES} == set(ENDINGS)
    assert {path.name for path in (HERE / "transcripts").iterdir()} == {p.name for p in GAMES}


if __name__ == "__main__":
    for game in GAMES:
        (HERE / "transcripts" / game.name).write_text(text_of(play_game(game)), encoding="utf-8")
