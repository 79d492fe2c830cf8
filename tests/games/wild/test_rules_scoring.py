"""Section 15 and the score sheets: where every star comes from."""

import pytest
from support.tables import ANN, BEN, a_board, a_card, a_table, played, preparing, session

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.game import GAME
from serengeti_companion.games.wild.invariants import problems
from serengeti_companion.games.wild.ledger import scored
from serengeti_companion.games.wild.model import SPECIES, Mode, Phase, Source, Step, Table
from serengeti_companion.games.wild.scoring import (
    by_round,
    on_track,
    outcome,
    result,
    sheets,
    standings,
)
from serengeti_companion.games.wild.terms import Species

CARD = a_card("? terrain: lion | 7 stars | -")


def filming(round_: int = 2) -> Table:
    return a_table(2, round_, tableaus={ANN: (CARD,)}, board=a_board("C4 lion"))


def lines(table: Table, seat: int) -> list[tuple[str, int, str]]:
    return [(str(line.label), line.amount, line.clause) for line in sheets(table)[seat].lines]


@pytest.mark.clause("WS-SCORE-1", "WS-SCORE-2", "WS-RULING-61", "WS-CHK-21", "WS-EX-37")
@pytest.mark.parametrize(
    ("stars", "token", "rest"),
    [(0, 0, 0), (99, 0, 99), (100, 1, 0), (199, 1, 99), (200, 2, 0), (340, 3, 40), (1040, 10, 40)],
)
def test_from_100_on_a_token_carries_the_hundreds(stars: int, token: int, rest: int) -> None:
    assert on_track(stars) == on_track(stars, 99) == (token, rest)


@pytest.mark.clause("WS-PIC-12", "WS-RULING-61")
@pytest.mark.parametrize(
    ("last", "stars", "token", "rest"),
    [
        (100, 100, 0, 100),  # past 100, says the text: a track with a 100 of its own
        (100, 101, 1, 1),
        (100, 200, 1, 100),
        (100, 201, 2, 1),
        (149, 120, 0, 120),
        (149, 150, 1, 50),
        (49, 49, 0, 49),
        (49, 70, 0, 20),
        (49, 170, 1, 20),
        (1, 3, 0, 1),
    ],
)
def test_a_track_of_another_length_takes_the_token_when_the_marker_leaves_it(
    last: int, stars: int, token: int, rest: int
) -> None:
    assert on_track(stars, last) == (token, rest)


@pytest.mark.clause("WS-GOAL-2", "WS-RULING-62")
def test_a_score_is_the_sum_of_its_lines() -> None:
    table = played(filming(), c.FilmScene(seat=ANN, card=CARD))
    table = played(table, c.CorrectNumber(fact="stars", value=5, seat=ANN, reason="miscounted"))
    table = played(table, c.CorrectNumber(fact="stars", value=0, seat=ANN))
    assert lines(table, ANN) == [
        ("Scene Cards", 7, "WS-REWARD-1"),
        ("Set by hand", -7, "WS-GOAL-2"),
    ]
    assert sheets(table)[ANN].total == table.player(ANN).stars == 0
    assert problems(table) == ()


def test_a_source_that_gave_nothing_has_no_line() -> None:
    assert lines(filming(), BEN) == []


def test_awards_stand_in_a_line_of_their_own() -> None:
    table = a_table(2, 4, tiles=(Species.LION, None))
    animals = tuple(3 if one is Species.LION else 0 for one in SPECIES)
    table = preparing(table.with_player(ANN, animals=animals), Step.AWARDS)
    table = played(table, c.HoldAwards())
    assert lines(table, ANN) == [("Awards Ceremonies", 6, "WS-AWARD-4")]


def test_the_score_after_each_round_is_kept() -> None:
    table = a_table(2, 1)
    for round_, stars in ((1, 4), (2, 0), (3, 9)):
        table = scored(_in_round(table, round_), ANN, stars, Source.SCENES)
    assert by_round(table) == ((4, 4, 13), (0, 0, 0))


def _in_round(table: Table, round_: int) -> Table:
    sitting = session(table)
    sitting.submit(c.CorrectMoment(round=round_, phase=Phase.ROUND, seat=ANN))
    return sitting.state


def test_before_the_end_there_is_a_standing_and_no_winner() -> None:
    table = scored(filming(), BEN, 3, Source.SCENES)
    assert [(one.name, one.place, one.total) for one in standings(table)] == [
        ("Ann", 2, 0),
        ("Ben", 1, 3),
    ]
    assert outcome(table) is None
    assert result(table) is None
    assert GAME.result(table) is None


def test_the_result_is_what_the_command_line_answers() -> None:
    table = scored(a_table(2, 6, coins=0), BEN, 3, Source.SCENES)
    table = played(table, c.PassTurn(seat=ANN), c.PassTurn(seat=BEN))
    answer = result(table)
    assert answer is not None
    assert (answer["winners"], answer["decided_by"]) == (["Ben"], "stars")
    assert answer["players"][0] == {
        "name": "Ann", "track": 0, "like": 0, "specialist": 0, "total": 0, "completed": 0,
        "place": 2,
    }  # fmt: skip


def test_together_the_sheets_add_up_to_the_common_score() -> None:
    table = a_table(2, mode=Mode.COOP, tableaus={ANN: (CARD,)}, board=a_board("C4 lion"))
    table = played(table, c.FilmScene(seat=ANN, card=CARD))
    assert sum(sheet.total for sheet in sheets(table)) == table.team == 7
