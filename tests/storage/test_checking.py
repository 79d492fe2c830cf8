"""Journals that cannot be true are told, with the record that gives them away."""

from dataclasses import replace
from typing import Any

import pytest
from support import toy

from serengeti_companion.engine.journal import Dropped, Played, Record, Redone, Undone
from serengeti_companion.storage.checking import checked
from serengeti_companion.storage.faults import UnusableInput
from serengeti_companion.storage.whole import WholeSession


def play(count: int, seat: int = 0, *, again: bool = False) -> Played[Any, Any]:
    command = toy.grey(count, seat)
    event = toy.PebblesTaken(seat=toy.Seat(seat), pebbles=command.pebbles)
    return Played(command=command, events=(event,), again=again)


def correction(value: int) -> Played[Any, Any]:
    seat = toy.Seat(0)
    event = toy.PebblesCorrected(seat=seat, old=0, value=value, reason="")
    return Played(command=toy.CorrectPebbles(seat=seat, value=value), events=(event,))


def test_a_true_journal_is_replayed(opening: WholeSession) -> None:
    records = (play(1), play(2), Undone(), Redone(), Undone(), play(3), Dropped(count=1))
    session = checked(replace(opening, records=records))
    assert session.state == toy.Heap(names=("Ann", "Ben"), heap=6, taken=(4, 0))
    assert len(session) == 7


@pytest.mark.parametrize(
    ("records", "number", "reason"),
    [
        ((Undone(),), 1, "takes a move back where there is none"),
        ((play(1), Undone(), Undone()), 3, "takes a move back where there is none"),
        ((play(1), Redone()), 2, "repeats a move where none was taken back"),
        ((play(1), Undone(), play(2), Redone()), 4, "repeats a move"),
        ((play(1), Dropped(count=1)), 2, "drops moves that were not set aside"),
        ((play(1), Undone(), play(2), Dropped(count=2)), 4, "drops moves"),
        ((play(1), play(2, again=True)), 2, "plays a move again that was not set aside"),
        ((play(1, seat=7),), 1, "does not belong to this table"),
        ((replace(play(1), command=toy.grey(1, seat=9)),), 1, "does not belong to this table"),
        ((play(9), play(9)), 2, "The heap has less than nothing"),
        ((correction(-1),), 1, "Somebody has less than nothing"),
        ((correction(-1), Undone()), 1, "Somebody has less than nothing"),
    ],
)
def test_a_lie_is_told_with_its_record(
    opening: WholeSession, records: tuple[Record[Any, Any], ...], number: int, reason: str
) -> None:
    with pytest.raises(UnusableInput, match=reason) as caught:
        checked(replace(opening, records=records))
    assert caught.value.place == f"records[{number}]"
    assert f"Record {number}" in str(caught.value)
    assert "Error" not in str(caught.value)


def test_what_python_says_to_nonsense_is_not_repeated(
    opening: WholeSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stumble(*_: object) -> None:
        [1].remove(2)

    monkeypatch.setattr(type(opening.game.rules), "evolve", stumble)
    with pytest.raises(UnusableInput) as caught:
        checked(replace(opening, records=(play(1),)))
    assert str(caught.value) == "Record 1 cannot be: it does not belong to this table."


def test_options_that_set_up_no_table_are_told(opening: WholeSession) -> None:
    for lie in (
        replace(opening, options=replace(toy.OPTIONS, heap=-1)),
        replace(opening, components=("one place",)),
    ):
        with pytest.raises(UnusableInput, match="No table can be set up") as caught:
            checked(lie)
        assert caught.value.place == "options"
