"""What refuses, what asks, what only warns, and what the table's word lifts."""

import pytest

from serengeti_companion.engine.clauses import Verdict, Violation, standing_in_the_way
from serengeti_companion.engine.texts import say

NOBODY = frozenset[str]()
WORD = frozenset({"TOY-1"})


def violation(verdict: Verdict, *, liftable: bool = True) -> Violation:
    return Violation(clause="TOY-1", message=say("No."), verdict=verdict, liftable=liftable)


@pytest.mark.parametrize("verdict", [Verdict.REFUSE, Verdict.ASK])
def test_a_refusal_or_a_question_waits_for_the_word_on_its_own_clause(verdict: Verdict) -> None:
    found = violation(verdict)
    assert found.stands_in_the_way(NOBODY)
    assert found.stands_in_the_way(frozenset({"TOY-2"}))
    assert not found.stands_in_the_way(WORD)


@pytest.mark.parametrize("verdict", [Verdict.REFUSE, Verdict.ASK])
def test_what_could_not_be_drawn_is_not_lifted_by_any_word(verdict: Verdict) -> None:
    assert violation(verdict, liftable=False).stands_in_the_way(WORD)


def test_a_warning_is_never_in_the_way() -> None:
    assert not violation(Verdict.WARN).stands_in_the_way(NOBODY)
    assert not violation(Verdict.WARN, liftable=False).stands_in_the_way(NOBODY)


def test_only_what_still_stands_in_the_way_is_listed() -> None:
    refusal, warning = violation(Verdict.REFUSE), violation(Verdict.WARN)
    assert standing_in_the_way((refusal, warning), NOBODY) == (refusal,)
    assert standing_in_the_way((refusal, warning), WORD) == ()
