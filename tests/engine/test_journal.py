"""What stands, what can be redone and what was set aside, from records alone."""

import pytest

from serengeti_companion.engine.journal import Dropped, Played, Record, Redone, Undone, standing

Play = Played[str, str]


def play(name: str, *, again: bool = False) -> Play:
    return Played(command=name, events=(), again=again)


def names(plays: list[Play]) -> str:
    return "".join(play.command for play in plays)


A, B, C, X, Y = (play(name) for name in "abcxy")


@pytest.mark.parametrize(
    ("records", "done", "taken_back", "set_aside"),
    [
        ((), "", "", ""),
        ((A, B), "ab", "", ""),
        ((A, B, Undone()), "a", "b", ""),
        ((A, B, Undone(), Undone()), "", "ba", ""),
        ((A, B, Undone(), Undone(), Redone()), "a", "b", ""),
        # A play on a changed past sets aside what was taken back, oldest first.
        ((A, B, C, Undone(), Undone(), X), "ax", "", "bc"),
        # Playing one of them again uses it up.
        ((A, B, C, Undone(), Undone(), X, play("b", again=True)), "axb", "", "c"),
        ((A, B, C, Undone(), Undone(), X, Dropped(count=1)), "ax", "", "c"),
        # The mended place is mended further: what was set aside is kept.
        ((A, B, C, Undone(), Undone(), X, Undone(), Y), "ay", "", "bc"),
        # Something older is changed: it is replaced.
        ((A, B, C, Undone(), Undone(), X, Undone(), Undone(), Y), "y", "", "ax"),
    ],
)
def test_records_amount_to_a_line(
    records: tuple[Record[str, str], ...], done: str, taken_back: str, set_aside: str
) -> None:
    line = standing(records)
    assert names(line.done) == done
    assert names(line.taken_back) == taken_back
    assert names(line.set_aside) == set_aside


@pytest.mark.parametrize("record", [Undone(), Redone()])
def test_a_record_that_takes_from_nothing_is_an_error(record: Record[str, str]) -> None:
    with pytest.raises(IndexError):
        standing((record,))
