"""The rules files are read whole: every ID once, every reference leads somewhere."""

import re
from collections import Counter

import pytest

from serengeti_companion import rulebook
from serengeti_companion.paths import resources
from serengeti_companion.rulebook import Family, Kind, RuleClause

# Deliberately another way than the reader's: whatever opens a line, a bold question or a table row.
OPENING_ID = re.compile(
    r"^(?:- |\*\*|\| )?((?:WS|RL|SV)-[A-Z0-9]+(?:[-.][A-Z0-9]+)*)", re.MULTILINE
)


def ids_in_the_file(game: str) -> list[str]:
    text = (resources() / "rules" / "en" / f"{game}.md").read_text(encoding="utf-8")
    return OPENING_ID.findall(text)


def clause(clause_id: str) -> RuleClause:
    game = {"WS": "wild", "RL": "race", "SV": "survive"}[clause_id[:2]]
    found = rulebook.load(game).find(clause_id)
    assert found is not None, clause_id
    return found


@pytest.mark.parametrize("game", rulebook.GAMES)
def test_every_id_of_a_rules_file_is_read_exactly_once(game: str) -> None:
    read = Counter(clause.id for clause in rulebook.load(game).clauses)
    assert read == Counter(ids_in_the_file(game))
    assert set(read.values()) == {1}


@pytest.mark.parametrize("game", rulebook.GAMES)
def test_every_reference_leads_to_an_entry_or_a_group_of_them(game: str) -> None:
    book = rulebook.load(game)
    ids = [clause.id for clause in book.clauses]
    lost = {
        name
        for clause in book.clauses
        for name in clause.references
        if not any(known == name or known.startswith((f"{name}.", f"{name}-")) for known in ids)
    }
    assert not lost


@pytest.mark.parametrize("game", rulebook.GAMES)
def test_every_ruling_or_picture_that_a_clause_names_exists(game: str) -> None:
    book = rulebook.load(game)
    named = {name for clause in book.clauses for name in (*clause.rulings, *clause.pictures)}
    assert named
    assert all(book.find(name) is not None for name in named)


@pytest.mark.parametrize("game", rulebook.GAMES)
def test_every_entry_says_something(game: str) -> None:
    silent = [c.id for c in rulebook.load(game).clauses if not (c.text or c.table)]
    assert not silent


@pytest.mark.parametrize("game", rulebook.GAMES)
def test_chapters_are_numbered_without_a_gap(game: str) -> None:
    chapters = rulebook.load(game).chapters
    assert [chapter.number for chapter in chapters] == list(range(1, len(chapters) + 1))
    assert all(chapter.title for chapter in chapters)


def test_a_clause_has_kind_text_and_the_rulings_it_rests_on() -> None:
    found = clause("WS-PASS-2")
    assert found.kind is Kind.MUST_NOT
    assert found.family is Family.CLAUSE
    assert found.text == "A player holding 3 or more Coins must not pass."
    assert found.rulings == ("WS-RULING-12",)
    assert found.chapter == 6


def test_a_clause_may_rest_on_rulings_and_pictures() -> None:
    found = clause("WS-SETUP-11")
    assert found.rulings == ("WS-RULING-7",)
    assert found.pictures == ("WS-PIC-2",)
    assert "WS-TBL-LOCK" in found.references
    assert found.text.endswith("per WS-TBL-LOCK.")


def test_a_clause_knows_the_part_it_stands_in_and_the_ruling_over_that_part() -> None:
    found = clause("WS-SPEC-CAM-1")
    assert found.part == "Cameraman"
    assert found.rulings == ("WS-RULING-67",)


def test_a_row_of_a_table_reads_as_a_sentence_and_keeps_its_cells() -> None:
    found = clause("WS-SCN-2-R3")
    assert found.text == "Round 3 (tokens); 1P: 3; 2P: 7; 3P: 10; 4P: 13"
    assert found.table[1] == ("WS-SCN-2-R3", "Round 3 (tokens)", "3", "7", "10", "13")
    assert found.part == "Scenario 2: Tightening Finances"


def test_a_table_under_its_own_id_is_kept_whole() -> None:
    found = clause("WS-TBL-COINS")
    assert found.family is Family.TABLE
    assert found.table == (
        ("Round", "1", "2", "3", "4", "5", "6"),
        ("Coins", "6", "6", "6", "7", "7", "7"),
    )


@pytest.mark.parametrize(
    ("clause_id", "default", "switch"),
    [
        ("WS-RULING-14", "(a): the ban's sentence has no exception", "repeatPartlyEnclosed"),
        ("WS-RULING-3", "ask for the first player, offer a random pick.", ""),
        ("RL-R-20", "(a): same count as the 3 points", "tiebreak_lions"),
        ("SV-R-5", "(a): consecutive numbers.", ""),
        ("SV-R-13", "(a): the text gives no further step.", "herd_tie"),
    ],
)
def test_a_ruling_has_question_readings_default_and_switch(
    clause_id: str, default: str, switch: str
) -> None:
    found = clause(clause_id)
    assert found.family is Family.RULING
    assert found.details
    assert found.default.startswith(default)
    assert found.switch == switch
    assert not any("Switch:" in line for line in (*found.details, found.default))


def test_every_switch_of_wild_is_named_by_its_ruling() -> None:
    book = rulebook.load("wild")
    switches = {c.table[1][1]: c.table[1][3] for c in book.clauses if c.family is Family.SWITCH}
    named = {c.switch: c.id.rsplit("-")[-1] for c in book.clauses if c.switch}
    assert named == switches


def test_every_short_line_of_a_skill_is_an_entry() -> None:
    assert clause("RL-CARD-TRAIL-1.COST").text == "1 sun."
    assert clause("RL-CARD-TRAIL-1.COST").part == "Trail"


def test_a_search_finds_every_word_anywhere_and_the_id_first() -> None:
    book = rulebook.load("wild")
    assert book.search("ws-pass-2")[0].id == "WS-PASS-2"
    assert "WS-PASS-2" in {found.id for found in book.search("COINS  pass must not")}
    assert "WS-TBL-LIKE" in {found.id for found in book.search("like 41")}
    assert book.search("hornbill trampoline") == ()
    assert book.search("  ") == ()


def test_a_language_without_rules_falls_back_to_english() -> None:
    assert rulebook.load("race", "xx") is rulebook.load("race")


def test_an_unknown_game_has_no_rulebook() -> None:
    with pytest.raises(ValueError, match="no rulebook of 'chess'"):
        rulebook.load("chess")
