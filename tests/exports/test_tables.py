"""Tables for a spreadsheet, and JSON for programs."""

import csv
import io
import json
from dataclasses import replace

from support import toy
from support.simulated import replayed as replayed_session
from support.simulated import simulated

from serengeti_companion.engine.journal import Dropped, Played, Redone, Undone
from serengeti_companion.exports import csv_tables
from serengeti_companion.exports.formats import FORMATS
from serengeti_companion.exports.table_json import replayed, result
from serengeti_companion.storage.whole import WholeSession

TAKEN: "Played[toy.Command, toy.Event]" = Played(
    command=toy.grey(2),
    events=(toy.PebblesTaken(seat=toy.Seat(0), pebbles=toy.grey(2).pebbles),),
    on_word=("TOY-1", "TOY-2"),
    at="2026-11-30T19:06:00Z",
)
FRIDAY = WholeSession(
    game=toy.game(),
    title="Friday",
    started=None,
    options=toy.OPTIONS,
    components=toy.COMPONENTS,
    records=(TAKEN, Undone(), Redone(), Undone(), TAKEN, Dropped(count=1)),
)


def rows(text: str) -> list[list[str]]:
    return list(csv.reader(io.StringIO(text)))


def test_scores_have_a_row_a_round_and_a_total() -> None:
    assert rows(csv_tables.scores(FRIDAY)) == [
        ["round", "Ann", "Ben"],
        ["1", "2", "0"],
        ["total", "2", "0"],
    ]


def test_the_scores_of_a_whole_game_end_with_the_result() -> None:
    whole = simulated(3, seed=3)
    table = rows(csv_tables.scores(whole))
    state = replayed_session(whole).state
    assert [row[0] for row in table] == ["round", "1", "2", "3", "4", "5", "6", "total"]
    assert table[-1][1:] == [str(sheet.total) for sheet in whole.game.sheets(state)]


def test_the_log_has_a_row_a_record() -> None:
    move = ["Ann takes 2 pebbles", "TOY-1 TOY-2", "Ann has 2 grey more", "2", "0"]
    assert rows(csv_tables.log(FRIDAY)) == [
        ["number", "at", "kind", "move", "on_word", "events", "Ann", "Ben"],
        ["1", "2026-11-30T19:06:00Z", "played", *move],
        ["2", "", "undone", "Ann takes 2 pebbles", "", "", "0", "0"],
        ["3", "", "redone", "Ann takes 2 pebbles", "", "", "2", "0"],
        ["4", "", "undone", "Ann takes 2 pebbles", "", "", "0", "0"],
        ["5", "2026-11-30T19:06:00Z", "played", *move],
        ["6", "", "dropped", "", "", "", "2", "0"],
    ]


def test_a_name_is_never_taken_for_a_formula() -> None:
    names = ('=HYPERLINK("x")', "two\nlines, with a comma")
    table = rows(csv_tables.scores(replace(FRIDAY, options=replace(toy.OPTIONS, names=names))))
    assert table[0] == ["round", '\'=HYPERLINK("x")', "two\nlines, with a comma"]


def test_the_end_is_answered_as_json_without_the_copys_facts() -> None:
    assert replayed(FRIDAY) == {
        "game": "toy",
        "finished": False,
        "result": None,
        "state": {"names": ["Ann", "Ben"], "heap": 8, "taken": [2, 0]},
    }
    whole = simulated(2, seed=3)
    end = replayed(whole)
    assert "printed" not in end["state"]
    assert json.loads(json.dumps(end)) == end
    assert end["finished"]
    assert end["result"]["winners"]


def test_the_result_says_of_which_session() -> None:
    assert json.loads(result(replace(FRIDAY, options=replace(toy.OPTIONS, heap=2)))) == {
        "title": "Friday",
        "started": None,
        "game": "toy",
        "finished": True,
        "result": {"winners": ["Ann"]},
    }


def test_every_format_makes_a_text_of_a_session() -> None:
    names = [form.name for form in FORMATS]
    assert names == ["serengeti", "transcript", "moves", "scores", "log", "result"]
    for form in FORMATS:
        assert form.make(FRIDAY).endswith("\n")
        assert form.suffix.startswith(".")
