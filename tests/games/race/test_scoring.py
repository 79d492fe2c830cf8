"""The score (section 14): the rules file's examples, and the sheets of a table."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import pytest
from support.race import (
    CARCASS,
    EAGLE,
    LION,
    SCORPION,
    play,
    playing,
    refused,
    switched,
    told,
    warned,
)

from serengeti_companion.games.race import commands as c
from serengeti_companion.games.race.final_counts import Count, FinalCounts, Line, Result, score
from serengeti_companion.games.race.game import GAME
from serengeti_companion.games.race.model import A, B, HouseRules, Phase, Rock, Table
from serengeti_companion.games.race.scoring import sheets
from serengeti_companion.games.race.terms import SPECIES, Species

EX_10: dict[str, Any] = {
    "a": (3, 2, 1, 0, 4, 1, 2, 3), "b": (1, 3, 0, 2, 2, 2, 1, 1), "savannah": (0, 1),
    "carcasses": (1, 2), "marker": 2,
}  # fmt: skip


def ended(
    a: Iterable[int],
    b: Iterable[int],
    savannah: tuple[int, int] = (0, 0),
    carcasses: tuple[int, int] = (0, 0),
    marker: int = 0,
    ever: tuple[int, int] | None = None,
) -> FinalCounts:
    """`marker` as on a table with the default track."""
    players = tuple(
        Count(
            name=name,
            animals=tuple(animals),
            carcasses=carcasses[at],
            savannah=savannah[at],
            ever=None if ever is None else ever[at],
        )
        for at, (name, animals) in enumerate((("Ann", a), ("Ben", b)))
    )
    favoured = None if marker == 0 else 0 if marker > 0 else 1
    return FinalCounts(players=(players[0], players[1]), favoured=favoured, value=abs(marker))


def types(number: int, of: int = 0) -> tuple[int, ...]:
    """One animal of each of so many species, after the first `of`."""
    return tuple(int(of <= at < of + number) for at in range(len(SPECIES)))


def points(result: Result) -> tuple[int, int]:
    a, b = result.players
    return a.total, b.total


@pytest.mark.clause("RL-EX-10", "RL-SCORE-3", "RL-SCORE-11", "RL-SCORE-13", "RL-R-18")
def test_example_ten() -> None:
    result = score(ended(**EX_10))
    a, b = result.players
    assert [species.value for species in a.types] == [
        "eagle", "lion", "elephant", "giraffe", "monkey",
    ]  # fmt: skip
    assert [species.value for species in b.types] == ["antelope", "hyena", "lizard"]
    assert (a.savannah, a.track, a.carcasses, a.total) == (0, 2, 0, 7)
    assert (b.savannah, b.track, b.carcasses, b.total) == (3, 0, -2, 4)
    assert (result.winners, result.decided_by) == (("Ann",), "points")


@pytest.mark.clause(
    "RL-EX-11", "RL-EX-12", "RL-EX-13", "RL-EX-14", "RL-EX-15", "RL-EX-16", "RL-EX-17",
    "RL-SCORE-4", "RL-SCORE-7", "RL-SCORE-9", "RL-SCORE-10", "RL-R-7", "RL-R-8", "RL-R-9",
    "RL-SCORE-6", "RL-SCORE-8", "RL-R-10",
)  # fmt: skip
@pytest.mark.parametrize(
    ("change", "totals", "winner"),
    [
        ({"a": (2, 2, 1, 0, 4, 1, 2, 3), "b": (2, 3, 0, 2, 2, 2, 1, 1)}, (6, 4), "Ann"),
        ({"savannah": (0, 0)}, (7, 1), "Ann"),
        ({"savannah": (2, 2)}, (7, 1), "Ann"),
        ({"carcasses": (2, 2)}, (7, 6), "Ann"),
        ({"carcasses": (0, 0)}, (7, 6), "Ann"),
        ({"marker": 0}, (5, 4), "Ann"),
        ({"marker": -5}, (5, 9), "Ben"),
    ],
)
def test_examples_eleven_to_seventeen(
    change: dict[str, Any], totals: tuple[int, int], winner: str
) -> None:
    result = score(ended(**(EX_10 | change)))
    assert points(result) == totals
    assert result.winners == (winner,)


@pytest.mark.clause("RL-EX-18", "RL-SAV-3")
def test_lions_in_the_savannah_are_no_lions_of_the_comparison() -> None:
    one, two = (tuple(n * (species is LION) for species in SPECIES) for n in (1, 2))
    a, b = score(ended(one, two, savannah=(3, 0))).players
    assert (a.types, a.savannah) == ((), 3)
    assert (b.types, b.savannah) == ((Species.LION,), 0)


@pytest.mark.clause("RL-EX-19", "RL-SCORE-14")
def test_level_on_points_more_lions_win() -> None:
    result = score(ended(types(3), types(5, 3), savannah=(1, 0), marker=-1))
    assert points(result) == (6, 6)
    assert (result.winners, result.decided_by) == (("Ann",), "lions")


@pytest.mark.clause("RL-EX-20", "RL-SCORE-15")
def test_level_on_lions_too_the_track_decides() -> None:
    result = score(ended(types(2), types(4, 2), (1, 1), (1, 1), marker=2))
    assert points(result) == (4, 4)
    assert (result.winners, result.decided_by) == (("Ann",), "track")


@pytest.mark.clause("RL-EX-21", "RL-SCORE-16")
def test_with_the_marker_in_the_middle_the_victory_is_shared() -> None:
    result = score(ended(types(4), types(4, 4), savannah=(1, 1)))
    assert points(result) == (4, 4)
    assert (result.winners, result.decided_by) == (("Ann", "Ben"), "shared")


@pytest.mark.clause("RL-EX-22", "RL-SCORE-12", "RL-CARD-CARCASS-2")
def test_a_total_may_be_negative() -> None:
    result = score(ended(types(0), types(0), carcasses=(1, 0)))
    assert points(result) == (-2, 0)
    best = score(ended(types(8), types(0), savannah=(1, 0), marker=5))
    assert points(best) == (16, 0)


@pytest.mark.clause("RL-EX-23", "RL-SCORE-5", "RL-R-18")
def test_what_hyenas_removed_counts_for_nobody() -> None:
    table = playing({EAGLE: 3}, theirs={EAGLE: 2}, eagle=(0, Rock.TOP))
    table = play(table, c.CorrectRemoved(species=EAGLE, number=4))
    assert not any(table.adjusted)
    a, _ = GAME.sheets(replace(table, phase=Phase.OVER))
    assert a.total == 1


@pytest.mark.clause("RL-EX-24", "RL-R-20", "RL-SW-3")
def test_which_lions_break_a_tie_is_a_switch() -> None:
    level = ended(types(3), types(2, 3), (1, 1), marker=-1, ever=(2, 1))
    assert points(score(level)) == (3, 3)
    by_end = score(level, tiebreak_lions="end")
    assert (by_end.winners, by_end.decided_by) == (("Ben",), "track")
    ever = score(level, tiebreak_lions="ever")
    assert (ever.winners, ever.decided_by) == (("Ann",), "lions")
    unknown = ended(types(3), types(2, 3), (1, 1), marker=-1)
    assert score(unknown, tiebreak_lions="ever").decided_by == "track"


@pytest.mark.clause("RL-SW-3", "RL-SAV-6")
@pytest.mark.parametrize(("value", "winner"), [("end", "Ben"), ("ever", "Ann")])
def test_the_house_rule_of_a_table_says_which_lions_decide(value: str, winner: str) -> None:
    house = switched(tiebreak_lions=value)
    table = playing({EAGLE: 2}, theirs={}, savannah=(1, 1), marker=-1, house=house)
    table = replace(table.with_player(A, ever=2), phase=Phase.OVER)
    assert [sheet.total for sheet in sheets(table)] == [1, 1]
    outcome = GAME.outcome(table)
    assert outcome is not None
    assert outcome.winners == (winner,)


def over(*, house: HouseRules | None = None) -> Table:
    table = playing(
        {EAGLE: 2, CARCASS: 1, SCORPION: 1},
        theirs={LION: 1},
        savannah=(1, 0),
        marker=-2,
        house=house,
    )
    return replace(table, phase=Phase.OVER)


@pytest.mark.clause("RL-SCORE-1", "RL-SCORE-2", "RL-SCORE-17")
def test_the_sheet_tells_each_part_of_the_sum() -> None:
    a, b = sheets(over())
    assert [(str(line.label), line.amount) for line in a.lines] == [
        ("1 species", 1), ("most lions in the Savannah", 3), ("most carcasses", -2),
    ]  # fmt: skip
    assert [(str(line.label), line.amount) for line in b.lines] == [
        ("1 species", 1), ("competition track", 2),
    ]  # fmt: skip
    outcome = GAME.outcome(over())
    assert outcome is not None
    assert (outcome.winners, outcome.decided_by) == (("Ben",), "points")
    assert [standing.place for standing in outcome.standings] == [2, 1]
    result = GAME.result(over())
    assert result is not None
    assert result["a"] == {
        "species": 1, "savannah": 3, "track": 0, "carcasses": -2, "total": 2,
    }  # fmt: skip


@pytest.mark.clause("RL-PUB-17", "RL-R-32", "RL-SW-6")
def test_what_players_own_is_hidden_until_the_end_unless_the_switch_shows_it() -> None:
    hidden = replace(over(), phase=Phase.PLAYING, totals=((1, 2),))
    assert [sheet.total for sheet in sheets(hidden)] == [3, 2]
    assert GAME.by_round(hidden) == ((), ())
    shown = replace(
        over(house=switched(show_owned=True)), phase=Phase.PLAYING, totals=((1, 2), (3, 4))
    )
    assert [sheet.total for sheet in sheets(shown)] == [2, 3]
    assert GAME.by_round(shown) == ((1, 3), (2, 4))
    assert GAME.result(hidden) is None


@pytest.mark.clause("RL-SCORE-18")
def test_what_was_counted_rules_and_is_compared_with_what_was_tracked() -> None:
    table = over()
    same = c.CountCards(seat=A, animals=(2, *[0] * 7), carcasses=1, savannah=1)
    assert not (refused(table, same) | warned(table, same))
    other = c.CountCards(seat=A, animals=(2, 1, *[0] * 6), carcasses=0, savannah=1)
    assert warned(table, other) == {"RL-SCORE-18"}
    assert told(table, other) == [
        "Antelope of Ann: counted 1, tracked 0.",
        "Carcass of Ann: counted 0, tracked 1.",
    ]
    counted = play(table, other)
    assert [sheet.total for sheet in sheets(counted)] == [5, 3]
    assert counted.player(A).owns(CARCASS) == 1
    early = replace(table, phase=Phase.PLAYING)
    assert refused(early, same) == {"RL-SCORE-1"}
    few = c.CountCards(seat=B, animals=(1,), carcasses=0, savannah=0)
    assert refused(table, few) == {"RL-SCORE-2"}


def test_a_line_adds_up() -> None:
    line = Line(name="Ann", types=(EAGLE,), savannah=3, track=2, carcasses=-2)
    assert line.total == 4
