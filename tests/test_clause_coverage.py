"""Every clause that the program promises to know has a test that carries its ID."""

from pathlib import Path

import pytest
from support import clauses

from serengeti_companion.rulebook import Family

TESTS = Path(__file__).parent
SAMPLE = """
import pytest

@pytest.mark.clause("WS-PASS-2", "WS-EX-5")
@pytest.mark.parametrize("coins", [pytest.param(3, marks=pytest.mark.clause("WS-CHK-4"))])
def test_pass(coins): ...

@pytest.mark.clause("WS-PASS-3")
def helper(): ...
"""


def test_every_binding_clause_example_and_check_value_has_a_test() -> None:
    marked = {name for marker in clauses.markers(TESTS) for name in marker.ids}
    missing = [name for name in clauses.promised() if name not in marked]
    assert not missing, f"{len(missing)} without a test: {' '.join(missing)}"


def test_every_marker_names_an_entry_of_a_rulebook() -> None:
    known = clauses.existing()
    unknown = [
        f"{marker.place} {name}"
        for marker in clauses.markers(TESTS)
        for name in marker.ids
        if name not in known
    ]
    assert not unknown


def test_every_marker_stands_on_a_test() -> None:
    stray = [marker.place for marker in clauses.markers(TESTS) if not marker.on_a_test]
    assert not stray


def test_what_is_promised_is_what_the_rulebook_says_of_these_chapters() -> None:
    promised = set(clauses.promised())
    assert {"WS-SETUP-4", "WS-PASS-2", "WS-ACT-MOVE-5", "WS-END-5", "WS-MIG-6"} <= promised
    assert {"WS-EX-1", "WS-EX-31", "WS-EX-39", "WS-CHK-9", "WS-CHK-25"} <= promised
    assert {"WS-SPEC-2", "WS-COOP-6", "WS-SOLO-9", "WS-SCN-6-3", "WS-SW-17"} <= promised
    # Facts and advice bind nobody.
    assert not {"WS-PASS-99", "WS-SPACE-1", "WS-SPACE-8", "WS-SCN-6-1", "WS-TIP-1"} & promised


def test_a_scope_of_a_small_game_takes_every_line_of_its_chapters() -> None:
    scope = clauses.Scope(game="race", chapters=range(9, 10), numbers={Family.EXAMPLE: {1}})
    assert clauses.promised((scope,)) == [*(f"RL-COST-{n}" for n in range(1, 13)), "RL-EX-1"]


def test_markers_are_read_from_the_sources(tmp_path: Path) -> None:
    (tmp_path / "test_sample.py").write_text(SAMPLE)
    found = clauses.markers(tmp_path)
    assert {name for marker in found if marker.on_a_test for name in marker.ids} == {
        "WS-PASS-2",
        "WS-EX-5",
        "WS-CHK-4",
    }
    assert [marker.ids for marker in found if not marker.on_a_test] == [("WS-PASS-3",)]


def test_a_marker_with_computed_ids_is_refused(tmp_path: Path) -> None:
    (tmp_path / "test_sample.py").write_text("import pytest\nX = pytest.mark.clause(*IDS)\n")
    with pytest.raises(ValueError, match=r"test_sample\.py:2: a clause marker takes its IDs"):
        clauses.markers(tmp_path)
