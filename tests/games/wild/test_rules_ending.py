"""Section 17: the last pass, the bonuses, the winner."""

from dataclasses import replace

import pytest
from support.tables import ANN, BEN, CEM, DEE, a_table, events, final, played, refused, session

from serengeti_companion.engine.scores import Outcome
from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild import events as e
from serengeti_companion.games.wild.ledger import scored
from serengeti_companion.games.wild.model import ICONS, Mode, Phase, Seat, Source, Table
from serengeti_companion.games.wild.scoring import outcome, result, sheets, standings
from serengeti_companion.games.wild.terms import Icon


def last_round(*stars: int, completed: tuple[int, ...] = (), **table: object) -> Table:
    """Round 6 with nobody able to pay; by seat the stars so far and the completed cards."""
    found = a_table(len(stars), 6, coins=0, **table)  # type: ignore[arg-type]
    for seat, number in enumerate(stars):
        found = scored(found, Seat(seat), number, Source.SCENES)
    for seat, number in enumerate(completed):
        found = found.with_player(Seat(seat), completed=number)
    return found


def ended(table: Table) -> Table:
    return played(table, *(c.PassTurn(seat=seat) for seat in table.seating))


def liking(table: Table, seat: Seat, likes: int) -> Table:
    icons = tuple(likes if icon is Icon.LIKE else 0 for icon in ICONS)
    return table.with_player(seat, icons=icons)


def result_of(table: Table) -> Outcome:
    found = outcome(ended(table))
    assert found is not None
    return found


def places(table: Table) -> list[int]:
    return [standing.place for standing in standings(ended(table))]


@pytest.mark.clause("WS-END-1", "WS-PASS-6", "WS-GAME-7")
def test_the_last_pass_of_round_6_ends_the_game() -> None:
    table = last_round(3, 2, 1)
    for seat in (ANN, BEN):
        table = played(table, c.PassTurn(seat=seat))
        assert (table.phase, outcome(table), result(table)) == (Phase.ROUND, None, None)
    kinds = [event.kind for event in events(table, c.PassTurn(seat=CEM))]
    assert kinds == ["player_passed", "round_ended", "game_ended"]
    table = played(table, c.PassTurn(seat=CEM))
    assert (table.phase, table.turn, table.step) == (Phase.OVER, None, None)


@pytest.mark.clause("WS-END-1", "WS-GAME-7")
def test_nothing_is_played_after_the_end() -> None:
    table = ended(last_round(3, 2))
    assert "WS-GAME-7" in final(table, c.PassTurn(seat=ANN))
    assert "WS-PREP-1" in refused(table, c.MoveRoundMarker())


@pytest.mark.clause("WS-END-3", "WS-GOAL-1")
def test_most_stars_win() -> None:
    found = result_of(last_round(30, 45, 44, 12))
    assert (found.winners, found.decided_by) == (("Ben",), "stars")
    assert [standing.place for standing in found.standings] == [3, 1, 2, 4]


@pytest.mark.clause("WS-END-2", "WS-LIKE-1", "WS-EX-23", "WS-LIKE-4")
def test_like_icons_are_added_before_the_winner_is_found() -> None:
    table = liking(last_round(30, 80), ANN, 14)
    assert [standing.place for standing in standings(table)] == [2, 1]
    found = result_of(table)
    assert (found.winners, found.decided_by) == (("Ann",), "stars")
    assert [standing.total for standing in found.standings] == [90, 80]


@pytest.mark.clause("WS-EX-24", "WS-LIKE-3", "WS-LIKE-4", "WS-CHK-1", "WS-CHK-2", "WS-CHK-3")
@pytest.mark.parametrize(
    ("likes", "bonus"),
    [(0, 0), (1, 0), (2, 0), (3, 7), (9, 41), (10, 50), (11, 50), (13, 57), (20, 100), (23, 107)],
)
def test_the_bonus_of_like_icons_at_the_end(likes: int, bonus: int) -> None:
    table = ended(liking(last_round(5, 5), BEN, likes))
    assert sheets(table)[BEN].total == 5 + bonus
    lines = [line for line in sheets(table)[BEN].lines if line.clause == "WS-LIKE-1"]
    assert [line.amount for line in lines] == ([bonus] if bonus else [])


@pytest.mark.clause("WS-END-2", "WS-LIKE-1")
def test_every_player_scores_likes_and_only_collected_ones() -> None:
    table = last_round(0, 0, 0)
    for seat in (ANN, BEN, CEM):
        table = liking(table, seat, 3 + seat)
    assert [sheet.total for sheet in sheets(ended(table))] == [7, 10, 14]


@pytest.mark.clause("WS-END-2", "WS-SPEC-NAR-1", "WS-EX-35")
def test_an_end_game_specialist_is_added_too() -> None:
    icons = {Icon.LEAF: 12, Icon.FLOWER: 4, Icon.FRUIT: 3}
    table = last_round(10, 20).with_player(
        ANN, specialist="narrator", icons=tuple(icons.get(icon, 0) for icon in ICONS)
    )
    assert [sheet.total for sheet in sheets(ended(table))] == [46, 20]


@pytest.mark.clause("WS-END-4")
@pytest.mark.parametrize(("completed", "winner"), [((9, 8), "Ann"), ((8, 9), "Ben")])
def test_a_tie_goes_to_most_completed_cards(completed: tuple[int, int], winner: str) -> None:
    found = result_of(last_round(50, 50, completed=completed))
    assert (found.winners, found.decided_by) == ((winner,), "completed")


@pytest.mark.clause("WS-END-4")
def test_only_the_players_tied_for_first_are_compared() -> None:
    found = result_of(last_round(50, 50, 49, completed=(3, 4, 20)))
    assert (found.winners, found.decided_by) == (("Ben",), "completed")


@pytest.mark.clause("WS-END-5")
def test_still_tied_the_victory_is_shared() -> None:
    found = result_of(last_round(50, 50, 20, completed=(7, 7, 9)))
    assert (found.winners, found.decided_by) == (("Ann", "Ben"), "shared")
    assert places(last_round(50, 50, 20, completed=(7, 7, 9))) == [1, 1, 3]


@pytest.mark.clause("WS-END-5", "WS-END-4")
def test_three_tied_on_stars_and_two_of_them_on_cards_too() -> None:
    found = result_of(last_round(50, 50, 50, 10, completed=(7, 6, 7, 1)))
    assert (found.winners, found.decided_by) == (("Ann", "Cem"), "shared")
    assert [standing.place for standing in found.standings] == [1, 3, 1, 4]


def test_a_player_who_left_keeps_the_stars_and_wins_nothing() -> None:
    table = last_round(90, 45, 45, completed=(20, 3, 4))
    table = played(table, c.SetPresence(seat=ANN, gone=True))
    table = played(table, c.PassTurn(seat=BEN), c.PassTurn(seat=CEM))
    found = outcome(table)
    assert found is not None
    assert (found.winners, found.decided_by) == (("Cem",), "completed")
    assert [(one.place, one.total) for one in found.standings] == [(3, 90), (2, 45), (1, 45)]


def test_a_player_who_came_back_wins_again() -> None:
    leave, back = (c.SetPresence(seat=BEN, gone=gone) for gone in (True, False))
    assert result_of(played(last_round(45, 90), leave, back)).winners == ("Ben",)


@pytest.mark.clause("WS-RULING-64")
def test_lower_places_go_by_the_same_keys() -> None:
    assert places(last_round(60, 40, 40, 40, completed=(1, 3, 5, 3))) == [1, 3, 2, 3]


@pytest.mark.clause("WS-END-3")
def test_a_count_put_right_after_the_end_puts_the_result_right() -> None:
    sitting = session(ended(last_round(50, 49)))
    sitting.submit(c.CorrectNumber(fact="stars", value=51, seat=BEN))
    found = outcome(sitting.state)
    assert found is not None
    assert (found.winners, found.decided_by) == (("Ben",), "stars")
    sitting.submit(c.CorrectNumber(fact="icon", of=Icon.LIKE, value=3, seat=ANN))
    found = outcome(sitting.state)
    assert found is not None
    assert found.winners == ("Ann",)


@pytest.mark.clause("WS-END-1")
def test_undo_crosses_the_end() -> None:
    sitting = session(last_round(3, 2))
    sitting.submit(c.PassTurn(seat=ANN))
    before = sitting.state
    sitting.submit(c.PassTurn(seat=BEN))
    assert sitting.state.phase is Phase.OVER
    sitting.undo()
    assert sitting.state is before


@pytest.mark.clause("WS-SW-16", "WS-RULING-77", "WS-COOPSOLO-6", "WS-RULING-75")
def test_a_missed_round_goal_is_a_loss_and_ends_the_game_only_with_the_switch() -> None:
    table = a_table(2, 1, mode=Mode.COOP, coins=0)
    table = replace(table, scenario=5)
    played_on = ended(table)
    assert (played_on.phase, played_on.lost_in) == (Phase.PREPARATION, 1)
    strict = ended(replace(table, house=replace(table.house, play_on_after_loss=False)))
    assert (strict.phase, strict.lost_in) == (Phase.OVER, 1)
    found = outcome(strict)
    assert found is not None
    assert found.winners == ()
    # A goal that is met ends nothing.
    met = table.with_player(ANN, completed=5)
    met = replace(met, house=replace(table.house, play_on_after_loss=False))
    assert (ended(met).phase, ended(met).lost_in) == (Phase.PREPARATION, None)
    judged = events(played(met, c.PassTurn(seat=ANN)), c.PassTurn(seat=BEN))
    assert [event.kind for event in judged] == ["player_passed", "round_ended", "goal_judged"]
    assert isinstance(judged[-1], e.GoalJudged)
    assert (judged[-1].needed, judged[-1].value, judged[-1].met) == (5, 5, True)


@pytest.mark.clause("WS-END-3")
def test_four_players_are_counted_each_by_their_own_sheet() -> None:
    table = ended(last_round(1, 2, 3, 4))
    assert [sheet.name for sheet in sheets(table)] == ["Ann", "Ben", "Cem", "Dee"]
    assert [sheets(table)[seat].total for seat in (ANN, BEN, CEM, DEE)] == [1, 2, 3, 4]
