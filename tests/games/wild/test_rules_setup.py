"""Section 4: what the table tells before Round 1, and how Round 1 begins."""

from dataclasses import replace

import pytest
from support.tables import (
    ANN,
    BEN,
    CEM,
    a_board,
    blanks,
    cards,
    cells,
    final,
    legal,
    opened,
    played,
    refused,
    standing,
    warned,
)

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.model import Mode, Options, Phase, SeatOptions, Step, Table
from serengeti_companion.games.wild.packs import practice_set
from serengeti_companion.games.wild.rules import spaces
from serengeti_companion.games.wild.setup import open_table
from serengeti_companion.games.wild.terms import Label, Species

EIGHT = cards(1, 2, 3, 4, 5, 6, 7, 8)


def a_pair(**changes: object) -> Options:
    seats = (SeatOptions(name="Ann", colour=0), SeatOptions(name="Ben", colour=1))
    return replace(Options(seats=seats), **changes)  # type: ignore[arg-type]


def ready_for_cards(players: int) -> Table:
    """Before step 4; alone, with the first animals placed."""
    board = a_board("A1 lion leopard", "B1 giraffe giraffe", "C1 jackal hyena", "D1 zebra gazelle")
    return standing(opened(players), board) if players == 1 else opened(players)


@pytest.mark.clause("WS-SETUP-2", "WS-SETUP-4")
@pytest.mark.parametrize("side", [0, 1])
def test_either_side_of_the_map_can_be_chosen(side: int) -> None:
    table = open_table(a_pair(side=side), practice_set())
    assert table.terrain == practice_set().sides[side].terrain


@pytest.mark.clause("WS-SETUP-2")
def test_the_map_has_no_third_side() -> None:
    with pytest.raises(ValueError, match="no such side"):
        open_table(a_pair(side=2), practice_set())


@pytest.mark.clause("WS-SETUP-6")
def test_all_animals_start_in_their_sections_three_of_each() -> None:
    table = opened(3)
    assert all(table.in_area(species) == 3 for species in Species)
    assert table.board == a_board()


@pytest.mark.clause("WS-SETUP-11", "WS-TBL-LOCK", "WS-RULING-7")
@pytest.mark.parametrize(
    ("players", "open_labels"),
    [
        (1, {Label.NONE}),
        (2, {Label.NONE}),
        (3, {Label.NONE, Label.THREE}),
        (4, {Label.NONE, Label.THREE, Label.FOUR}),
    ],
)
@pytest.mark.parametrize("mode", [Mode.COMPETITIVE, Mode.COOP])
def test_labelled_spaces_are_locked_by_the_number_of_players(
    players: int, open_labels: set[Label], mode: Mode
) -> None:
    table = opened(players, mode=Mode.SOLO if players == 1 else mode)
    assert {s.label for s in table.spaces if not spaces.is_locked(table, s)} == open_labels


@pytest.mark.clause("WS-SETUP-14")
def test_six_cards_form_the_pool() -> None:
    table = played(opened(2), c.LayPool(cards=EIGHT[:6]))
    assert table.pool == EIGHT[:6]
    assert table.deck == 162


@pytest.mark.clause("WS-SETUP-14", "WS-SOLO-5")
@pytest.mark.parametrize(("players", "size"), [(1, 8), (2, 6)])
def test_a_pool_not_told_is_laid_of_cards_nobody_described(players: int, size: int) -> None:
    table = played(ready_for_cards(players), c.LayPool(cards=()))
    assert table.pool == blanks(size)
    assert table.deck == 168 - size


@pytest.mark.clause("WS-SETUP-14")
def test_a_seventh_card_does_not_fit_the_pool() -> None:
    assert refused(opened(2), c.LayPool(cards=EIGHT[:7])) == {"WS-SETUP-14"}
    assert legal(ready_for_cards(1), c.LayPool(cards=EIGHT))


@pytest.mark.clause("WS-SETUP-14")
def test_the_pool_is_laid_once() -> None:
    table = played(opened(2), c.LayPool(cards=EIGHT[:6]))
    assert "WS-SETUP-14" in refused(table, c.LayPool(cards=cards(20)))


def test_a_card_named_twice_is_one_piece_of_paper() -> None:
    assert final(opened(2), c.LayPool(cards=cards(1, 1))) == {"WS-COMP-1"}


@pytest.mark.clause("WS-SETUP-18")
def test_two_award_tiles_lie_open() -> None:
    table = played(opened(2), c.LayAwardTiles(first=Species.LION, second=Species.ZEBRA))
    assert table.tiles == (Species.LION, Species.ZEBRA)


@pytest.mark.clause("WS-RULING-4", "WS-SETUP-18")
def test_two_equal_award_tiles_are_odd_but_may_be() -> None:
    command = c.LayAwardTiles(first=Species.LION, second=Species.LION)
    assert warned(opened(2), command) == {"WS-RULING-4"}
    assert legal(opened(2), command)
    assert not warned(opened(2), c.LayAwardTiles(first=None, second=None))
    assert not warned(opened(2), c.LayAwardTiles(first=Species.LION, second=Species.ZEBRA))


@pytest.mark.clause("WS-SETUP-22")
def test_each_player_has_a_colour_of_their_own() -> None:
    seats = (SeatOptions(name="Ann", colour=1), SeatOptions(name="Ben", colour=1))
    with pytest.raises(ValueError, match="colour"):
        open_table(a_pair(seats=seats), practice_set())


@pytest.mark.clause("WS-SETUP-23", "WS-GOAL-2")
def test_everybody_starts_on_zero_stars() -> None:
    assert [player.stars for player in opened(4).players] == [0, 0, 0, 0]


@pytest.mark.clause("WS-SETUP-26", "WS-SETUP-27", "WS-DRV-5")
def test_four_of_eight_cards_are_kept_and_the_others_discarded() -> None:
    kept = c.KeepOpeningCards(seat=BEN, kept=EIGHT[:4], left=EIGHT[4:])
    table = played(opened(2), kept)
    assert table.player(BEN).tableau == EIGHT[:4]
    assert table.discard == EIGHT[4:]
    assert table.deck == 160


@pytest.mark.clause("WS-SETUP-27")
def test_cards_not_told_go_to_the_discard_pile_all_the_same() -> None:
    table = played(opened(2), c.KeepOpeningCards(seat=ANN, kept=EIGHT[:4], left=EIGHT[4:5]))
    assert table.discard == (*EIGHT[4:5], *blanks(3))
    assert table.deck == 160


@pytest.mark.clause("WS-SETUP-26")
@pytest.mark.parametrize("kept", [3, 5])
def test_neither_more_nor_fewer_than_four_cards_are_kept(kept: int) -> None:
    assert refused(opened(2), c.KeepOpeningCards(seat=ANN, kept=EIGHT[:kept])) == {"WS-SETUP-26"}


@pytest.mark.clause("WS-SETUP-26", "WS-SETUP-27")
def test_only_eight_cards_are_dealt_and_only_once() -> None:
    nine = c.KeepOpeningCards(seat=ANN, kept=EIGHT[:4], left=(*EIGHT[4:], *cards(9)))
    assert refused(opened(2), nine) == {"WS-SETUP-27"}
    table = played(opened(2), c.KeepOpeningCards(seat=ANN, kept=EIGHT[:4]))
    again = c.KeepOpeningCards(seat=ANN, kept=cards(11, 12, 13, 14))
    assert refused(table, again) == {"WS-SETUP-26"}


def test_two_players_cannot_keep_the_same_card() -> None:
    table = played(opened(2), c.KeepOpeningCards(seat=ANN, kept=EIGHT[:4]))
    assert final(table, c.KeepOpeningCards(seat=BEN, kept=EIGHT[3:7])) == {"WS-COMP-1"}


@pytest.mark.clause("WS-SETUP-29", "WS-RULING-57")
def test_everybody_begins_with_six_coins_and_no_other_income() -> None:
    table = played(opened(3), c.BeginPlay())
    assert [(p.coins, p.food, p.vfx) for p in table.players] == [(6, 0, 0)] * 3


@pytest.mark.clause("WS-SETUP-30", "WS-SETUP-31", "WS-TURN-1", "WS-RULING-3")
def test_the_first_player_has_the_first_turn() -> None:
    table = played(opened(3), c.ChooseFirstPlayer(seat=CEM), c.BeginPlay())
    assert (table.phase, table.round, table.first) == (Phase.ROUND, 1, CEM)
    assert table.turn is not None
    assert table.turn.seat == CEM


@pytest.mark.clause("WS-SETUP-14", "WS-SETUP-26")
def test_what_was_not_told_is_dealt_unknown_when_play_begins() -> None:
    told = c.KeepOpeningCards(seat=ANN, kept=EIGHT[:4], left=EIGHT[4:])
    table = played(opened(3), told, c.BeginPlay())
    assert table.pool == blanks(6)
    assert table.player(ANN).tableau == EIGHT[:4]
    assert table.player(BEN).tableau == table.player(CEM).tableau == blanks(4)
    assert len(table.discard) == 12
    assert table.deck == 168 - 6 - 24


@pytest.mark.clause("WS-GAME-5", "WS-PREP-2")
def test_setup_serves_in_place_of_a_preparation_before_round_1() -> None:
    table = opened(2)
    assert refused(table, c.MoveRoundMarker()) == {"WS-PREP-2"}
    assert final(table, c.SkipStep(step=Step.DRAW)) == {"WS-PREP-2"}
    assert played(table, c.BeginPlay()).step is None


@pytest.mark.clause("WS-GAME-5")
def test_nobody_acts_before_setup_is_over() -> None:
    discover = c.DiscoverAnimal(seat=ANN, species=Species.LION, cell=cells("A1")[0])
    assert "WS-GAME-5" in refused(opened(2), discover)
    assert final(opened(2), c.PassTurn(seat=ANN)) >= {"WS-GAME-5"}


@pytest.mark.clause("WS-PREP-2")
def test_setup_is_not_told_again_after_it() -> None:
    table = played(opened(2), c.BeginPlay())
    for late in (c.LayPool(cards=()), c.BeginPlay(), c.TickSetup(step=3)):
        assert final(table, late) == {"WS-PREP-2"}
    assert legal(table, c.LayAwardTiles(first=Species.LION, second=Species.HYENA))


def test_a_step_of_setup_is_ticked_once_and_there_are_twelve() -> None:
    table = played(opened(2), c.TickSetup(step=3), c.TickSetup(step=3, skipped=True))
    assert table.ticked == (3,)
    assert final(table, c.TickSetup(step=13)) == final(table, c.TickSetup(step=0)) != set()


def test_who_left_during_setup_does_not_begin() -> None:
    table = played(opened(3), c.SetPresence(seat=ANN, gone=True), c.BeginPlay())
    assert table.turn is not None
    assert table.turn.seat == BEN
    assert table.player(ANN).coins == 0


@pytest.mark.parametrize(
    ("players", "mode"), [(5, Mode.COMPETITIVE), (1, Mode.COOP), (2, Mode.SOLO)]
)
def test_a_table_of_the_wrong_size_is_not_opened(players: int, mode: Mode) -> None:
    seats = tuple(SeatOptions(name=f"P{n}", colour=n % 4) for n in range(players))
    scenario = None if mode is Mode.COMPETITIVE else 6
    with pytest.raises(ValueError, match="players, not"):
        open_table(a_pair(seats=seats, mode=mode, scenario=scenario), practice_set())
