"""A session: what it accepts, what it refuses, and how it goes back and forth."""

from typing import Any

import pytest
from support.toy import CorrectPebbles, Heap, PebblesTaken, Seat, ToyRules, grey, red

from serengeti_companion.engine.journal import Dropped, Played, Record, Redone, Undone
from serengeti_companion.engine.session import Accepted, Rejected, Session

AnyRecord = Record[Any, Any]
OPENING = Heap(names=("Ann", "Ben"), heap=10, taken=(0, 0))


class Desk:
    """A session with the records it stored, and a disk that can be full."""

    def __init__(self, heap: int = 10) -> None:
        self.rules = ToyRules()
        self.records: list[AnyRecord] = []
        self.full = False
        self.session: Session[Heap, Any, Any] = Session(
            self.rules,
            Heap(names=("Ann", "Ben"), heap=heap, taken=(0, 0)),
            append=self._append,
            clock=lambda: "2026-11-30T19:05:00Z",
        )

    def play(self, *counts: int) -> None:
        for count in counts:
            assert isinstance(self.session.submit(grey(count)), Accepted)

    def taken(self) -> tuple[int, ...]:
        return tuple(len(played.command.pebbles) for played in self.session.done)

    def _append(self, record: AnyRecord) -> None:
        if self.full:
            raise OSError("disk full")
        self.records.append(record)


@pytest.fixture
def desk() -> Desk:
    return Desk()


def test_an_accepted_command_tells_before_after_and_events(desk: Desk) -> None:
    answer = desk.session.submit(grey(2))
    assert isinstance(answer, Accepted)
    assert answer.before == OPENING
    assert answer.after is desk.session.state
    assert answer.after.taken == (2, 0)
    assert answer.events == (PebblesTaken(seat=Seat(0), pebbles=grey(2).pebbles),)


def test_what_is_played_is_stored_with_its_events_and_time(desk: Desk) -> None:
    desk.play(2)
    (record,) = desk.records
    assert isinstance(record, Played)
    assert record.command == grey(2)
    assert record.at == "2026-11-30T19:05:00Z"
    assert len(desk.session) == 1


def test_a_refusal_names_every_clause_and_changes_nothing(desk: Desk) -> None:
    answer = desk.session.submit(grey(11))
    assert isinstance(answer, Rejected)
    assert [violation.clause for violation in answer.violations] == ["TOY-1", "TOY-3"]
    assert desk.session.state == OPENING
    assert not desk.records


def test_the_word_of_the_table_lifts_a_refusal_and_is_recorded(desk: Desk) -> None:
    assert isinstance(desk.session.submit(grey(4), on_word={"TOY-1", "TOY-9"}), Accepted)
    (record,) = desk.records
    assert isinstance(record, Played)
    assert record.on_word == ("TOY-1",)  # only what it lifted


def test_the_word_of_the_table_answers_a_question(desk: Desk) -> None:
    assert isinstance(desk.session.submit(red()), Rejected)
    assert isinstance(desk.session.submit(red(), on_word=["TOY-2"]), Accepted)


def test_no_word_lifts_what_could_not_be_drawn(desk: Desk) -> None:
    assert isinstance(desk.session.submit(grey(11), on_word={"TOY-1", "TOY-3"}), Rejected)
    assert desk.session.state == OPENING


def test_a_warning_comes_with_the_acceptance(desk: Desk) -> None:
    answer = desk.session.submit(grey(0))
    assert isinstance(answer, Accepted)
    assert [warning.clause for warning in answer.warnings] == ["TOY-4"]


def test_a_preview_changes_nothing(desk: Desk) -> None:
    preview = desk.session.preview(grey(2))
    assert preview.accepted
    assert preview.after.taken == (2, 0)
    assert desk.session.state == OPENING
    assert not desk.records


def test_a_preview_of_a_refusal_shows_what_the_word_would_do(desk: Desk) -> None:
    preview = desk.session.preview(grey(4))
    assert not preview.accepted
    assert preview.after.taken == (4, 0)


def test_a_preview_of_the_impossible_shows_the_table_as_it_is(desk: Desk) -> None:
    preview = desk.session.preview(grey(11))
    assert preview.after == OPENING
    assert preview.events == ()


def test_undo_and_redo_restore_the_very_same_states(desk: Desk) -> None:
    desk.play(1, 2, 3)
    states = desk.session.states
    for state in states[-2::-1]:
        assert desk.session.undo() is not None
        assert desk.session.state is state
    assert desk.session.undo() is None
    for state in states[1:]:
        assert desk.session.redo() is not None
        assert desk.session.state is state
    assert desk.session.redo() is None
    assert desk.records[3:] == [
        *[Undone(at="2026-11-30T19:05:00Z")] * 3,
        *[Redone(at="2026-11-30T19:05:00Z")] * 3,
    ]


def test_undo_tells_what_it_takes_back_and_redo_what_it_brings(desk: Desk) -> None:
    desk.play(1, 2)
    played = desk.session.last
    assert played is not None
    assert played.command == grey(2)
    desk.session.undo()
    assert desk.session.next is played
    desk.session.undo()
    assert desk.session.last is None


@pytest.mark.parametrize("moves", [20, 2000])
def test_undo_and_redo_work_no_table_out_again(moves: int) -> None:
    desk = Desk(heap=moves)
    desk.play(*[1] * moves)
    before = desk.rules.evolved
    desk.session.undo()
    desk.session.redo()
    desk.session.undo()
    assert desk.rules.evolved == before
    assert desk.session.state.heap == 1


def test_a_new_play_ends_what_could_be_redone(desk: Desk) -> None:
    desk.play(1, 2)
    desk.session.undo()
    desk.play(3)
    assert desk.session.redo() is None
    assert desk.taken() == (1, 3)


def test_a_mistake_further_back_is_mended_and_the_rest_played_again(desk: Desk) -> None:
    desk.play(1, 2, 3)
    desk.session.undo()
    desk.session.undo()
    desk.play(1)
    assert len(desk.session.set_aside) == 2
    assert desk.session.resubmit(skip=1) is None
    assert desk.taken() == (1, 1, 3)
    assert not desk.session.set_aside


def test_resubmit_judges_afresh_and_stops_at_the_first_that_is_refused(desk: Desk) -> None:
    desk.play(1, 3, 3, 1)
    for _ in range(4):
        desk.session.undo()
    desk.session.submit(grey(3, seat=1))
    desk.session.submit(grey(3, seat=1))
    answer = desk.session.resubmit()
    assert isinstance(answer, Rejected)
    assert [violation.clause for violation in answer.violations] == ["TOY-3"]
    assert desk.taken() == (3, 3, 1, 3)
    assert [len(played.command.pebbles) for played in desk.session.set_aside] == [3, 1]


def test_resubmit_keeps_what_the_table_said_of_a_play(desk: Desk) -> None:
    desk.play(1)
    desk.session.submit(grey(4), on_word={"TOY-1"}, for_next=True)
    desk.session.undo()
    desk.session.undo()
    desk.play(2)
    assert desk.session.resubmit(skip=1) is None
    assert desk.session.last is not None
    assert desk.session.last.on_word == ("TOY-1",)
    assert desk.session.last.again
    assert desk.session.last.for_next


def test_what_was_set_aside_and_never_played_again_gives_way_to_a_later_mend(desk: Desk) -> None:
    desk.play(1, 2)
    desk.session.undo()
    desk.play(1)  # the 2 is set aside and forgotten by everybody
    desk.play(1, 1, 2)
    for _ in range(3):
        desk.session.undo()
    desk.play(2)
    assert [len(played.command.pebbles) for played in desk.session.set_aside] == [1, 1, 2]
    assert desk.session.resubmit(skip=1) is None
    assert sum(desk.taken()) == 7


def test_what_was_set_aside_gives_way_once_the_table_played_on_past_it(desk: Desk) -> None:
    desk.play(1, 2, 3)
    desk.session.undo()
    desk.session.undo()
    desk.play(3, 1, 1)
    desk.session.undo()
    desk.play(2)
    assert [len(played.command.pebbles) for played in desk.session.set_aside] == [1]


def test_what_was_set_aside_is_kept_while_the_same_place_is_mended(desk: Desk) -> None:
    desk.play(1, 2, 3)
    desk.session.undo()
    desk.session.undo()
    desk.play(1)
    desk.session.undo()
    desk.play(2)
    assert [len(played.command.pebbles) for played in desk.session.set_aside] == [2, 3]


def test_what_was_set_aside_can_be_dropped(desk: Desk) -> None:
    desk.play(1, 2, 3)
    for _ in range(3):
        desk.session.undo()
    desk.play(1)
    desk.session.drop_set_aside(2)
    assert desk.records[-1] == Dropped(count=2, at="2026-11-30T19:05:00Z")
    desk.session.drop_set_aside(5)
    assert desk.records[-1] == Dropped(count=1, at="2026-11-30T19:05:00Z")
    desk.session.drop_set_aside(1)
    assert len(desk.records) == 9


def test_a_correction_is_played_and_undone_like_anything_else(desk: Desk) -> None:
    desk.session.submit(CorrectPebbles(seat=Seat(1), value=7, reason="forgot"))
    assert desk.session.state.taken == (0, 7)
    desk.session.undo()
    assert desk.session.state == OPENING


def test_what_could_not_be_stored_did_not_happen(desk: Desk) -> None:
    desk.play(1, 2)
    desk.session.undo()
    before = desk.session.state
    desk.full = True
    for attempt in (lambda: desk.session.submit(grey(1)), desk.session.undo, desk.session.redo):
        with pytest.raises(OSError, match="disk full"):
            attempt()
        assert desk.session.state is before
        assert len(desk.session) == 3
    desk.full = False
    assert desk.session.redo() is not None
    assert desk.taken() == (1, 2)


def test_a_replay_asks_no_rule_whether_it_is_allowed() -> None:
    forbidden: Played[Any, Any] = Played(
        command=grey(9), events=(PebblesTaken(seat=Seat(0), pebbles=grey(9).pebbles),)
    )
    session: Session[Heap, Any, Any] = Session(ToyRules(), OPENING, [forbidden])
    assert session.state.taken == (9, 0)
