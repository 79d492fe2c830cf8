"""Whole sessions as scripts, told line by line; `transcripts/write.py` writes them anew."""

from functools import cache
from pathlib import Path

import pytest
from support import scripts
from support.simulated import replayed

from serengeti_companion.engine.journal import Played
from serengeti_companion.exports.transcript import transcript
from serengeti_companion.games import catalogue
from serengeti_companion.games.wild.game import GAME
from serengeti_companion.storage import session_file
from serengeti_companion.storage.whole import WholeSession

FOLDER = Path(__file__).parent / "transcripts"
NAMES = sorted(path.stem for path in FOLDER.glob("*.script"))


@cache
def script(name: str) -> scripts.Script:
    return scripts.read((FOLDER / f"{name}.script").read_text(encoding="utf-8"))


@cache
def whole(name: str) -> WholeSession:
    return scripts.play(script(name))


def decided_by(name: str) -> str | None:
    outcome = GAME.outcome(replayed(whole(name)).state)
    return None if outcome is None else outcome.decided_by


@pytest.mark.parametrize("name", NAMES)
def test_a_session_is_told_line_by_line_as_it_was(name: str) -> None:
    kept = (FOLDER / f"{name}.transcript").read_text(encoding="utf-8").splitlines()
    told = transcript(whole(name), every_event=True).splitlines()
    for number, (line, before) in enumerate(zip(told, kept, strict=False), 1):
        assert line == before, f"line {number}"
    assert len(told) == len(kept)


def test_every_transcript_has_its_script() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.transcript")) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_session_goes_to_its_end_on_a_sound_table(name: str) -> None:
    session = replayed(whole(name))
    assert decided_by(name) is not None
    assert not [problem for state in session.states for problem in GAME.problems(state)]


@pytest.mark.parametrize("name", NAMES)
def test_a_session_file_carries_it_unchanged(name: str) -> None:
    text = session_file.dumps(whole(name))
    assert session_file.loads(text.encode(), catalogue.find) == whole(name)


@pytest.mark.parametrize("name", NAMES)
def test_a_script_line_is_its_command(name: str) -> None:
    players = script(name).players
    for record in whole(name).records:
        if isinstance(record, Played):
            line = scripts.line_of(record.command, players)
            assert scripts.command_of(line, players) == record.command


@pytest.mark.clause("WS-END-4", "WS-END-5")
def test_the_sessions_end_as_differently_as_evenings_do() -> None:
    assert {len(script(name).players) for name in NAMES} == {1, 2, 3, 4}
    assert decided_by("two-players-decided-by-completed-cards") == "completed"
    assert decided_by("three-players-sharing") == "shared"
    assert decided_by("four-players") == "stars"
    assert whole("unknown-copy").components.board_assumed
    lost = replayed(whole("together-scenario-4")).state
    assert lost.lost_in is not None


def test_one_session_is_full_of_overruling_and_second_thoughts() -> None:
    records = whole("overruled").records
    overruled = [one for one in records if isinstance(one, Played) and one.on_word]
    assert len(overruled) >= 10
    assert {type(record).__name__ for record in records} == {
        "Played",
        "Undone",
        "Redone",
        "Dropped",
    }
    assert any(isinstance(record, Played) and record.again for record in records)
    corrected = {
        record.command.kind
        for record in records
        if isinstance(record, Played) and GAME.correction(record.command)
    }
    assert len(corrected) >= 8


def test_what_a_script_expects_and_does_not_get_is_told() -> None:
    head = "title x\nplayers Ann Ben\n\nbegin_play\n"
    with pytest.raises(ValueError, match="Ann pass_turn"):
        scripts.play(scripts.read(head + "Ann pass_turn\n"))
    with pytest.raises(ValueError, match=r"refused by \['WS-PASS-2'\]"):
        scripts.play(scripts.read(head + "refused WS-PASS-3: Ann pass_turn\n"))
    with pytest.raises(ValueError, match="undo"):
        scripts.play(scripts.read("title x\nplayers Ann Ben\n\nundo\n"))
