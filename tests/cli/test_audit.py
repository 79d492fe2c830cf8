"""`audit`: what today's rules would refuse."""

from dataclasses import replace
from typing import Any

import pytest
from support.command_line import Call
from support.simulated import simulated

from serengeti_companion.engine.journal import Played
from serengeti_companion.engine.session import Accepted, Session
from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.model import Seat
from serengeti_companion.games.wild.terms import Cell, Species
from serengeti_companion.storage import session_file
from serengeti_companion.storage.whole import WholeSession


@pytest.fixture(scope="module")
def whole() -> WholeSession:
    return simulated(2, seed=21, undone=25)


@pytest.fixture(scope="module")
def early(whole: WholeSession) -> WholeSession:
    return replace(whole, records=whole.records[:12])


def passed(early: WholeSession, *, on_word: bool) -> WholeSession:
    """Somebody passed, with all the Coins of the beginning."""
    session: Session[Any, Any, Any] = Session(
        early.game.rules, early.game.open(early.options, early.components), early.records
    )
    command = c.PassTurn(seat=session.state.turn.seat)
    clauses = {violation.clause for violation in session.preview(command).violations}
    assert "WS-PASS-2" in clauses
    assert isinstance(session.submit(command, on_word=clauses), Accepted)
    assert session.last is not None
    record = session.last if on_word else replace(session.last, on_word=())
    return replace(early, records=(*early.records, record))


def test_a_game_by_the_rules_has_nothing_to_tell(call: Call, whole: WholeSession) -> None:
    reply = call("audit", "-", given=session_file.dumps(whole))
    assert (reply.code, reply.output, reply.complaints) == (0, "", [])


@pytest.mark.parametrize(("on_word", "code"), [(True, 0), (False, 1)])
def test_a_move_against_the_rules_is_told_with_its_clauses(
    call: Call, early: WholeSession, on_word: bool, code: int
) -> None:
    reply = call("audit", "-", given=session_file.dumps(passed(early, on_word=on_word)))
    assert reply.code == code
    assert reply.answer == {"record": 13, "clauses": ["WS-PASS-2"], "on_word": on_word}


def test_a_move_that_was_taken_back_is_told_too(call: Call, early: WholeSession) -> None:
    whole = passed(early, on_word=False)
    taken_back = session_file.dumps(whole).replace("\n]}", ',\n{"type":"undone","at":null}\n]}')
    reply = call("audit", "-", given=taken_back)
    assert reply.code == 1
    assert reply.answer["record"] == 13


NOWHERE = Cell("Z9")


@pytest.mark.parametrize(
    ("command", "complaint"),
    [
        (
            c.CorrectNumber(fact="coins", value=1, seat=Seat(77)),
            "1: records[13]: Record 13 cannot be: it does not belong to this table. ",
        ),
        (
            c.DiscoverAnimal(seat=Seat(0), species=Species.LION, cell=NOWHERE),
            "1: records[13].command: Record 13 cannot be judged.",
        ),
    ],
)
def test_a_move_that_no_table_makes_sense_of_is_one_sentence(
    call: Call, early: WholeSession, command: c.Command, complaint: str
) -> None:
    lie: Played[Any, Any] = Played(command=command, events=())
    reply = call(
        "audit", "-", given=session_file.dumps(replace(early, records=(*early.records, lie)))
    )
    assert reply.code == 1
    (said,) = reply.complaints
    assert said.startswith(complaint)


def test_a_bad_file_is_code_1_and_a_missing_one_code_2(call: Call) -> None:
    assert call("audit", "-", given="{}").code == 1
    assert call("audit", "nowhere.serengeti").code == 2
