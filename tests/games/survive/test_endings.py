"""When the game is over, and what the table then answers (section 8)."""

import pytest
from support.survive import (
    ANN,
    BEN,
    CEM,
    PICK,
    a_turn,
    begun,
    clauses,
    hunt,
    hunting,
    simulated,
)

from serengeti_companion.engine.journal import Played
from serengeti_companion.engine.scores import Standing
from serengeti_companion.games.survive import events as e
from serengeti_companion.games.survive.commands import TurnUpPredator
from serengeti_companion.games.survive.game import GAME
from serengeti_companion.games.survive.model import Phase, Seat, Table
from serengeti_companion.games.survive.scoring import by_round, outcome, result, sheets
from serengeti_companion.games.survive.terms import NUMBERS


def last_turn(*left: int, eaten: tuple[int, ...] = ()) -> Table:
    """A hunt in which Ann, Ben and so on have laid their last card, those numbers."""
    text = " ".join(f"P{seat}:{number}" for seat, number in enumerate(left, start=1))
    table = hunting(text, PICK)
    for seat, number in enumerate(left):
        rest = tuple(n for n in NUMBERS if n != number)
        lost = rest[: eaten[seat]] if eaten else ()
        safe = rest[len(lost) :]
        table = table.with_colour(Seat(seat), eaten=lost, safe=safe)
    return table


@pytest.mark.clause("SV-END-1", "SV-END-2", "SV-TURN-16")
def test_the_game_is_over_when_a_turn_closes_and_nobody_holds_a_card() -> None:
    table = hunt(last_turn(4, 5, 6), "P2:5")
    assert table.phase is Phase.OVER
    # That turn was resolved in full.
    assert table.colours[1].eaten == (5,)
    assert 4 in table.colours[0].safe
    assert "SV-END-1" in clauses(table, TurnUpPredator())


@pytest.mark.clause("SV-END-1", "SV-END-3")
def test_while_one_player_holds_cards_the_game_goes_on() -> None:
    table = last_turn(4, 5, 6).with_colour(CEM, safe=())
    table = hunt(table, "")
    assert (table.phase, table.turn) == (Phase.PREDATOR, 4)


@pytest.mark.clause("SV-END-7", "SV-EX-48", "SV-R-17")
def test_seven_eaten_do_not_end_the_game() -> None:
    table = begun()
    for turn in range(1, 7):
        hand = [n for n in NUMBERS if n not in table.colour(ANN).played]
        mine = hand[: 1 if turn == 1 else 2]
        text = " ".join(f"P1:{n}" for n in mine) + f" P2:{turn} P3:{turn}"
        table = a_turn(table, text, " ".join(f"P1:{n}" for n in mine[:2]))
    assert len(table.colour(ANN).eaten) >= 7
    assert (table.phase, outcome(table), result(table)) == (Phase.PREDATOR, None, None)


@pytest.mark.clause("SV-EX-48", "SV-WIN-2")
def test_it_is_judged_at_the_end_by_the_number_eaten_then() -> None:
    table = hunt(last_turn(4, 5, 6, eaten=(8, 1, 1)), "P1:4")
    answer = result(table)
    assert answer is not None
    assert answer["players"][0]["eaten"] == 9
    assert (answer["winners"], answer["decided_by"]) == (["Ann"], "extinct")


@pytest.mark.clause("SV-END-4", "SV-END-5", "SV-END-6", "SV-TURN-17", "SV-PRED-16", "SV-END-3")
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_game_lasts_7_to_12_turns_and_a_player_12_less_those_with_two_cards(
    players: int, seed: int
) -> None:
    whole = simulated(players, seed)
    table = whole.game.open(whole.options, whole.components)
    laid: dict[int, list[int]] = {seat: [] for seat in table.player_seats}
    for record in whole.records:
        assert isinstance(record, Played)
        for event in record.events:
            if isinstance(event, e.CardsRevealed) and event.seat in laid:
                laid[event.seat].append(len(event.numbers))
            table = GAME.rules.evolve(table, event)
    assert 7 <= table.turn <= 12
    for numbers in laid.values():
        assert sum(numbers) == 12
        assert len(numbers) == 12 - numbers.count(2) >= 7
    assert table.turn == max(map(len, laid.values()))
    assert table.turned_up == table.turn


def test_during_play_the_score_is_what_everybody_can_count() -> None:
    table = a_turn(begun(), "P1:1 P2:2 P3:9", "P3:9")
    table = a_turn(table, "P1:3 P2:4 P3:1 P3:2")
    assert [sheet.total for sheet in sheets(table)] == [2, 2, 2]
    assert by_round(table) == ((1, 2), (1, 2), (0, 2))
    assert outcome(table) is None


@pytest.mark.clause("SV-WIN-10", "SV-WIN-17")
def test_at_the_end_the_sheets_show_the_herds_that_were_compared() -> None:
    table = hunt(last_turn(4, 9, 12), "P1:4 P2:9 P3:12")
    lines = [str(sheet.lines[0].label) for sheet in sheets(table)]
    assert lines == ["biggest herd, 5 to 12", "biggest herd, 1 to 8", "biggest herd, 1 to 11"]
    ended = outcome(table)
    assert ended is not None
    assert (ended.winners, ended.decided_by) == (("Cem",), "herd")
    # Ann and Ben tie for second at size 8; the lower herd is ahead.
    assert ended.standings == (
        Standing(name="Ann", place=3, total=8),
        Standing(name="Ben", place=2, total=8),
        Standing(name="Cem", place=1, total=11),
    )


@pytest.mark.clause("SV-WIN-5", "SV-WIN-15")
def test_at_the_end_the_sheets_show_the_cards_eaten_once_anybody_is_extinct() -> None:
    table = hunt(last_turn(4, 5, 6, eaten=(8, 1, 1)), "")
    assert [sheet.total for sheet in sheets(table)] == [8, 1, 1]
    scattered = last_turn(1, 1, 1, eaten=(0, 0, 0))
    for seat in (ANN, BEN, CEM):
        scattered = scattered.with_colour(seat, eaten=(2, 4, 6, 8, 10, 12), safe=(3, 5, 7, 9, 11))
    none = hunt(scattered, "")
    assert [str(sheet.lines[0].label) for sheet in sheets(none)] == ["no herd"] * 3
    ended = outcome(none)
    assert ended is not None
    assert (ended.winners, ended.decided_by) == ((), "nobody")


def test_a_card_that_nobody_named_counts_as_eaten_but_makes_no_run() -> None:
    table = hunt(last_turn(4, 5, 6), "")
    table = table.with_colour(ANN, eaten=(0,) * 6, safe=(0, 0, 1, 2, 3, 4))
    assert result(table)["players"][0] == {  # type: ignore[index]
        "name": "Ann", "eaten": 6, "herd": {"from": 1, "to": 4, "size": 4}, "extinct": False,
        "safe": [1, 2, 3, 4], "place": 3,
    }  # fmt: skip
