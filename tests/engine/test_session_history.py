"""Whatever is done to a session, its records replay to the same session."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from support.toy import CorrectPebbles, Heap, Seat, ToyRules, grey, red

from serengeti_companion.engine.journal import Record
from serengeti_companion.engine.session import Session

AnySession = Session[Heap, Any, Any]
Step = tuple[Any, ...]

OPENING = Heap(names=("Ann", "Ben"), heap=12, taken=(0, 0))

greys = st.builds(grey, st.integers(0, 5), st.integers(0, 1))
corrections = st.builds(
    CorrectPebbles, seat=st.sampled_from([Seat(0), Seat(1)]), value=st.integers(0, 9)
)
commands = st.tuples(
    st.just("submit"),
    greys | st.builds(red, st.integers(0, 1)) | corrections,
    st.sets(st.sampled_from(["TOY-1", "TOY-2", "TOY-3"])),
)
steps = st.lists(
    commands
    | st.tuples(st.sampled_from(["undo", "redo"]))
    | st.tuples(st.sampled_from(["resubmit", "drop"]), st.integers(0, 3)),
    max_size=40,
)


def follow(session: AnySession, step: Step) -> None:
    match step:
        case ("submit", command, word):
            session.submit(command, on_word=word)
        case ("undo",):
            session.undo()
        case ("redo",):
            session.redo()
        case ("resubmit", skip):
            session.resubmit(skip=skip)
        case ("drop", number):
            session.drop_set_aside(number)
        case _:
            raise AssertionError(step)


@given(steps)
def test_the_records_of_a_session_replay_to_the_same_session(taken: list[Step]) -> None:
    records: list[Record[Any, Any]] = []
    session: AnySession = Session(ToyRules(), OPENING, append=records.append)
    for step in taken:
        follow(session, step)
    again: AnySession = Session(ToyRules(), OPENING, records)
    assert again.states == session.states
    assert again.done == session.done
    assert again.next == session.next
    assert again.set_aside == session.set_aside
    assert len(again) == len(session) == len(records)


@given(steps)
def test_undo_to_the_start_and_redo_to_the_end_restore_every_state(taken: list[Step]) -> None:
    session: AnySession = Session(ToyRules(), OPENING)
    for step in taken:
        follow(session, step)
    states = session.states
    for _ in states[1:]:
        assert session.undo() is not None
    assert session.states == (OPENING,)
    for _ in states[1:]:
        assert session.redo() is not None
    assert session.states == states
