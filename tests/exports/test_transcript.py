"""A session in words, line by line."""

from dataclasses import replace

import pytest
from support import toy
from support.simulated import simulated

from serengeti_companion.engine.journal import Played
from serengeti_companion.engine.session import Session
from serengeti_companion.exports.transcript import transcript
from serengeti_companion.storage.whole import AnyRecord, WholeSession

ALL = """\
Pebbles: Friday
Started 2026-11-30T19:05:00Z

   1  2026-11-30T19:06:00Z  Ann takes 2 pebbles
      - Ann has 2 grey more
      = Ann 2, Ben 0
   2  2026-11-30T19:06:00Z  Ben takes 1 pebbles
      on the word of the table: TOY-2
      - Ben has 1 red more
      = Ann 2, Ben 1
   3  2026-11-30T19:06:00Z  taken back: Ben takes 1 pebbles
      = Ann 2, Ben 0
   4  2026-11-30T19:06:00Z  played again: Ben takes 1 pebbles
      = Ann 2, Ben 1
   5  2026-11-30T19:06:00Z  taken back: Ben takes 1 pebbles
      = Ann 2, Ben 0
   6  2026-11-30T19:06:00Z  taken back: Ann takes 2 pebbles
      = Ann 0, Ben 0
   7  2026-11-30T19:06:00Z  Ann takes 0 pebbles
   8  2026-11-30T19:06:00Z  1 move is left out
   9  2026-11-30T19:06:00Z  once more: Ben takes 1 pebbles
      on the word of the table: TOY-2
      - Ben has 1 red more
      = Ann 0, Ben 1
  10  2026-11-30T19:06:00Z  Ben's pebbles set to 3
      - 1 became 3
      = Ann 0, Ben 3

The game goes on: Ann 0, Ben 3
"""

STANDING = """\
Pebbles: Friday
Started 2026-11-30T19:05:00Z

   1  2026-11-30T19:06:00Z  Ann takes 0 pebbles
   2  2026-11-30T19:06:00Z  once more: Ben takes 1 pebbles
      on the word of the table: TOY-2
      - Ben has 1 red more
      = Ann 0, Ben 1
   3  2026-11-30T19:06:00Z  Ben's pebbles set to 3
      - 1 became 3
      = Ann 0, Ben 3

The game goes on: Ann 0, Ben 3
"""

END = """\
Pebbles: Short

   1  Ben takes 2 pebbles
      - Ben has 2 grey more
      = Ann 0, Ben 2

Won by Ben (decided by: pebbles)
1. Ben 2
2. Ann 0
Ann: 0
      0 Pebbles (TOY-5)
Ben: 2
      2 Pebbles (TOY-5)
"""


@pytest.fixture
def friday() -> WholeSession:
    game = toy.game()
    records: list[AnyRecord] = []
    session: Session[toy.Heap, toy.Command, toy.Event] = Session(
        game.rules,
        game.open(toy.OPTIONS, toy.COMPONENTS),
        append=records.append,
        clock=lambda: "2026-11-30T19:06:00Z",
    )
    session.submit(toy.grey(2))
    session.submit(toy.red(1), on_word={"TOY-2"})
    session.undo()
    session.redo()
    session.undo()
    session.undo()
    session.submit(toy.grey(0))
    session.resubmit(skip=1)
    session.submit(toy.CorrectPebbles(seat=toy.Seat(1), value=3))
    return WholeSession(
        game=game,
        title="Friday",
        started="2026-11-30T19:05:00Z",
        options=toy.OPTIONS,
        components=toy.COMPONENTS,
        records=tuple(records),
    )


def test_every_record_is_told(friday: WholeSession) -> None:
    assert transcript(friday) == ALL


def test_what_was_taken_back_can_be_left_out(friday: WholeSession) -> None:
    assert transcript(friday, standing_only=True) == STANDING


def test_the_end_is_told_with_where_the_points_come_from(friday: WholeSession) -> None:
    event = toy.PebblesTaken(seat=toy.Seat(1), pebbles=toy.grey(2).pebbles)
    short = replace(
        friday,
        title="Short",
        started=None,
        options=replace(toy.OPTIONS, heap=2),
        records=(Played(command=toy.grey(2, seat=1), events=(event,)),),
    )
    assert transcript(short) == END


def test_an_event_without_words_is_shown_by_its_fields_when_asked_for(
    friday: WholeSession,
) -> None:
    assert "pebbles_taken" not in transcript(friday)
    assert "      - pebbles_taken: seat 0, pebbles (), places ()\n" in transcript(
        friday, every_event=True
    )


def test_a_transcript_speaks_the_language_of_whoever_asks(friday: WholeSession) -> None:
    def german(source: str) -> str:
        return {"{name} takes {count} pebbles": "{name} nimmt {count} Steine"}.get(source, source)

    told = transcript(friday, tell=lambda text: text.translated(german))
    assert "Ann nimmt 2 Steine" in told


def test_names_that_look_like_something_else_do_no_harm(friday: WholeSession) -> None:
    names = ("{0} {name}", "two\nlines\r")
    told = transcript(replace(friday, options=replace(toy.OPTIONS, names=names)))
    assert len(told.splitlines()) == len(ALL.splitlines())
    assert "{0} {name} 2, two lines 0" in told


@pytest.mark.parametrize("players", [2, 4])
def test_a_whole_game_is_told_the_same_every_time(players: int) -> None:
    whole = simulated(players, seed=7, undone=9)
    told = transcript(whole, every_event=True)
    assert told == transcript(whole, every_event=True)
    assert told.count("taken back: ") == sum(
        type(record).__name__ == "Undone" for record in whole.records
    )
    assert "Won by" in told


def test_a_practice_set_is_called_so_at_the_head() -> None:
    whole = simulated(2, seed=7)
    head = transcript(whole).splitlines()[:2]
    assert head == [f"WILD: Serengeti: {whole.title}", "Practice set, not the published game"]
