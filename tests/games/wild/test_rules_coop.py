"""Section 19, together: one score, everything else one's own."""

from dataclasses import replace
from random import Random

import pytest
from support.tables import (
    ANN,
    BEN,
    CEM,
    DEE,
    a_board,
    a_card,
    a_table,
    blanks,
    cards,
    cells,
    events,
    final,
    insisted,
    legal,
    opened,
    played,
    preparing,
    refused,
    session,
    switched,
    violations,
)

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild import events as e
from serengeti_companion.games.wild.checklist import setup_steps
from serengeti_companion.games.wild.dealer import Dealer
from serengeti_companion.games.wild.invariants import problems
from serengeti_companion.games.wild.model import (
    HouseRules,
    Mode,
    Options,
    SeatOptions,
    Step,
    Table,
    Tracking,
    Turn,
)
from serengeti_companion.games.wild.packs import practice_set
from serengeti_companion.games.wild.rules import spaces, specialist_terms
from serengeti_companion.games.wild.scoring import final as final_result
from serengeti_companion.games.wild.scoring import on_track, standings, team_by_round
from serengeti_companion.games.wild.setup import open_table
from serengeti_companion.games.wild.simulation import RULES, next_command, options
from serengeti_companion.games.wild.terms import Label, Species
from serengeti_companion.games.wild.wording import tell_command

NO_MAP = Tracking(map=False)


def together(players: int = 2, round_: int = 2, **changes: object) -> Table:
    return a_table(players, round_, mode=Mode.COOP, **changes)  # type: ignore[arg-type]


@pytest.mark.clause("WS-COOP-1")
@pytest.mark.parametrize("scenario", [None, 0, 7])
def test_a_coop_game_needs_one_of_the_six_scenarios(scenario: int | None) -> None:
    seats = (SeatOptions(name="Ann", colour=0), SeatOptions(name="Ben", colour=1))
    wished = Options(mode=Mode.COOP, scenario=scenario, seats=seats)
    with pytest.raises(ValueError, match="scenarios"):
        open_table(wished, practice_set())
    for number in range(1, 7):
        assert open_table(replace(wished, scenario=number), practice_set()).scenario == number


def test_a_scenario_belongs_to_solo_and_coop_only() -> None:
    seats = (SeatOptions(name="Ann", colour=0), SeatOptions(name="Ben", colour=1))
    with pytest.raises(ValueError, match="others none"):
        open_table(Options(scenario=1, seats=seats), practice_set())


@pytest.mark.clause("WS-COOP-2", "WS-COOPSOLO-5")
def test_each_player_may_choose_any_of_the_fourteen() -> None:
    names = [card.name for card in specialist_terms.choices(practice_set())]
    for name in names:
        table = played(opened(2, mode=Mode.COOP), c.ChooseSpecialist(seat=BEN, specialist=name))
        assert table.player(BEN).specialist == name
    three = c.ChooseSpecialist(seat=ANN, specialist="narrator", dealt=tuple(names[:3]))
    assert legal(opened(2, mode=Mode.COOP), three)
    duties = [duty for step in setup_steps(replace(table, scenario=1)) for duty in step.duties]
    assert any("WS-COOP-2" in duty.clauses and "all 14" in str(duty.text) for duty in duties)


@pytest.mark.clause("WS-RULING-73")
def test_no_two_players_share_a_specialist() -> None:
    table = played(opened(2, mode=Mode.COOP), c.ChooseSpecialist(seat=ANN, specialist="narrator"))
    assert refused(table, c.ChooseSpecialist(seat=BEN, specialist="narrator")) == {"WS-RULING-73"}
    assert legal(table, c.ChooseSpecialist(seat=ANN, specialist="narrator"))


@pytest.mark.clause("WS-COOP-3")
def test_the_stars_of_all_players_stand_on_one_track() -> None:
    card = a_card("? terrain: lion | 5 stars | -")
    table = together(3, tableaus={ANN: (card,), BEN: (card,)}, tracking=NO_MAP)
    table = played(table, c.FilmScene(seat=ANN, card=card))
    table = played(replace(table, turn=Turn(seat=BEN)), c.FilmScene(seat=BEN, card=card))
    assert table.team == 10
    assert [player.stars for player in table.players] == [0, 0, 0]
    assert [standing.total for standing in standings(table)] == [5, 5, 0]
    assert problems(table) == ()


@pytest.mark.clause("WS-COOP-3", "WS-RULING-65")
def test_bonuses_of_the_end_are_counted_per_player_and_added_to_the_common_score() -> None:
    table = together(2, team=100, common=())
    for seat in (ANN, BEN):
        likes = (0, 0, 0, 0, 0, 0, 5, 0)
        table = table.with_player(seat, icons=likes, completed=4)
    result = final_result(table)
    # 14 each, and not the 50 that ten Like Icons of one player give.
    assert [player.like for player in result.players] == [14, 14]
    assert result.team_total == 128
    assert (result.winners, result.decided_by) == (None, None)


def test_the_common_score_is_set_by_hand_and_stays_the_sum_of_its_lines() -> None:
    table = played(together(2, 3), c.BookGain(seat=BEN, booked=c.Booking(stars=30)))
    table = played(table, c.CorrectNumber(fact="team", value=28))
    assert (table.team, problems(table)) == (28, ())
    assert team_by_round(table) == (0, 0, 28)
    assert final(table, c.CorrectNumber(fact="stars", seat=ANN, value=4)) == {"WS-COOP-3"}
    assert final(a_table(2), c.CorrectNumber(fact="team", value=4)) == {"WS-GOAL-2"}


@pytest.mark.clause("WS-COOP-5", "WS-EX-37", "WS-CHK-21", "WS-RULING-63")
@pytest.mark.parametrize(
    ("total", "hundreds", "rest"),
    [(99, 0, 99), (100, 1, 0), (340, 3, 40), (1040, 10, 40)],
)
def test_a_second_marker_shows_the_hundreds(total: int, hundreds: int, rest: int) -> None:
    assert on_track(total) == (hundreds, rest)


@pytest.mark.clause("WS-COOP-4")
def test_on_the_action_board_everyone_has_a_marker_of_their_own() -> None:
    table = together(2, board=a_board("C4 lion"))
    first = c.DiscoverAnimal(seat=ANN, species=Species.ZEBRA, cell=cells("A1")[0])
    second = c.DiscoverAnimal(seat=BEN, species=Species.ZEBRA, cell=cells("B1")[0])
    table = played(table, first, c.EndTurn(seat=ANN), second)
    one, other = table.player(ANN).space, table.player(BEN).space
    assert None not in {one, other}
    assert one != other


@pytest.mark.clause("WS-RULING-7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_spaces_are_locked_by_the_number_of_people(players: int) -> None:
    table = opened(players, mode=Mode.COOP)
    locked = {space.label for space in table.spaces if spaces.is_locked(table, space)}
    assert locked == {2: {Label.THREE, Label.FOUR}, 3: {Label.FOUR}, 4: set()}[players]


@pytest.mark.clause("WS-COOP-6")
def test_cards_of_another_player_are_neither_completed_nor_discarded_nor_taken() -> None:
    table = together(2, tableaus={BEN: (7,)}, tracking=NO_MAP)
    theirs = cards(7)
    for command in (
        c.FilmScene(seat=ANN, card=theirs[0]),
        c.DiscardCards(seat=ANN, cards=theirs),
        c.TakeCards(seat=ANN, cards=theirs),
    ):
        assert "WS-COOP-6" in refused(table, command)
        rivals = replace(table, mode=Mode.COMPETITIVE, scenario=None)
        assert "WS-COOP-6" not in refused(rivals, command)
        assert "WS-COMP-1" in refused(rivals, command)
    assert "Ben" in " ".join(str(v.message) for v in violations(table, command))


@pytest.mark.clause("WS-COOP-6")
def test_tokens_of_another_player_pay_for_nothing() -> None:
    card = a_card("? terrain: lion@rock zebra@rock | 3 stars | -")
    table = together(2, board=a_board("C4 lion"), tableaus={ANN: (card,)}, tracking=Tracking())
    table = table.with_player(BEN, food=1, vfx=2)
    step = c.SpendFood(seat=ANN, path=cells("C4 C5"))
    freed = c.FilmScene(seat=ANN, card=card, vfx=(0, 1))
    assert refused(table, step) == {"WS-RES-FOOD-1", "WS-COOP-6"}
    assert {"WS-RES-VFX-1", "WS-COOP-6"} <= refused(table, freed)
    # Where all together have too few, nobody's tokens are the point.
    nobody = table.with_player(BEN, food=0, vfx=1)
    assert refused(nobody, step) == {"WS-RES-FOOD-1"}
    assert "WS-COOP-6" not in refused(nobody, freed)
    rivals = replace(table, mode=Mode.COMPETITIVE, scenario=None)
    assert refused(rivals, step) == {"WS-RES-FOOD-1"}


@pytest.mark.clause("WS-COOP-6", "WS-RULING-82")
def test_no_command_moves_tokens_or_cards_from_one_player_to_another() -> None:
    table = together(2, food=2, vfx=2, tableaus={ANN: blanks(3), BEN: blanks(3)})
    given = c.TransferCoins(giver=ANN, taker=BEN, coins=2)
    after = insisted(table, given)
    for seat in (ANN, BEN):
        before, now = table.player(seat), after.player(seat)
        assert (now.food, now.vfx, now.tableau) == (before.food, before.vfx, before.tableau)


@pytest.mark.clause("WS-SW-17", "WS-RULING-82")
@pytest.mark.parametrize("on", [False, True])
def test_coins_change_hands_only_by_the_switch(on: bool) -> None:
    table = together(3, coins={ANN: 5, BEN: 1, CEM: 0}, house=switched(coopCoinTransfer=on))
    given = c.TransferCoins(giver=ANN, taker=CEM, coins=3)
    assert refused(table, given) == (set() if on else {"WS-RULING-82"})
    after = insisted(table, given)
    assert [player.coins for player in after.players] == [2, 1, 3]
    assert str(tell_command(table, given)) == "Ann gives Cem 3 Coins"


@pytest.mark.clause("WS-SW-17", "WS-RULING-82")
def test_rivals_give_each_other_nothing_and_nobody_gives_what_is_not_there() -> None:
    house = switched(coopCoinTransfer=True)
    table = together(2, coins=2, house=house)
    rivals = a_table(2, coins=2, house=house)
    assert refused(rivals, c.TransferCoins(giver=ANN, taker=BEN, coins=1)) == {"WS-RULING-82"}
    for giver, taker, coins in ((ANN, BEN, 3), (ANN, ANN, 1), (ANN, BEN, 0), (ANN, BEN, -1)):
        given = c.TransferCoins(giver=giver, taker=taker, coins=coins)
        assert final(table, given) == {"WS-RULING-82"}
    assert refused(opened(2, mode=Mode.COOP, house=house), c.TransferCoins(
        giver=ANN, taker=BEN, coins=1
    )) == {"WS-RULING-82"}  # fmt: skip
    unwatched = replace(table, tracking=Tracking(board=False))
    assert events(unwatched, c.TransferCoins(giver=ANN, taker=BEN, coins=3)) == ()


def held(table: Table, *totals: int) -> e.AwardsHeld:
    told = events(preparing(table, Step.AWARDS), c.HoldAwards(totals=totals))
    return next(event for event in told if isinstance(event, e.AwardsHeld))


@pytest.mark.clause("WS-SW-12", "WS-RULING-54")
def test_in_coop_players_are_ranked_among_each_other() -> None:
    table = together(4, 4)
    assert held(table, 6, 6, 5, 3).stars == (12, 12, 5, 0)
    after = played(preparing(table, Step.AWARDS), c.HoldAwards(totals=(6, 6, 5, 3)))
    assert after.team == 29


@pytest.mark.clause("WS-SW-12", "WS-RULING-54")
@pytest.mark.parametrize(
    ("round_", "stars"), [(4, (12, 12, 8, 3)), (6, (6, 6, 4, 3))], ids=["first", "second"]
)
def test_with_the_switch_each_player_has_the_minimum_of_solo(
    round_: int, stars: tuple[int, ...]
) -> None:
    table = together(4, round_, house=HouseRules(coop_awards="soloMinimum"))
    assert held(table, 6, 6, 4, 3).stars == stars
    # Among rivals the switch means nothing.
    rivals = a_table(4, round_, house=HouseRules(coop_awards="soloMinimum"))
    assert held(rivals, 6, 6, 4, 3).stars == (12, 12, 4, 0)


@pytest.mark.clause("WS-MIG-6")
def test_blue_squares_count_with_four_people_in_coop_too() -> None:
    card = next(card for card in practice_set().migrations if card.blue)
    blue = card.blue[0]
    for players, left in ((3, True), (4, False)):
        table = preparing(together(players, 4, board=a_board(f"{blue} lion")), Step.MIGRATION)
        after = played(table, c.DrawMigration(card=card.number))
        assert bool(after.at(blue)) is left


@pytest.mark.parametrize(("players", "scenario"), [(1, 3), (2, 1), (3, 4), (4, 2), (1, 5)])
def test_a_whole_game_together_keeps_every_invariant_and_can_be_taken_back(
    players: int, scenario: int
) -> None:
    chance, dealer = Random(players), Dealer(players)
    table = open_table(options(players, coop=True, scenario=scenario), practice_set())
    sitting = session(table)
    states = [sitting.state]
    while (command := next_command(sitting.state, chance, dealer)) is not None:
        assert not any(
            v.stands_in_the_way(frozenset()) for v in RULES.violations(sitting.state, command)
        )
        sitting.submit(command)
        assert problems(sitting.state) == ()
        states.append(sitting.state)
    assert RULES.outcome(sitting.state) is not None
    while sitting.undo():
        pass
    assert sitting.state == states[0]
    while sitting.redo():
        pass
    assert sitting.states == tuple(states)


def test_a_transfer_is_taken_back_by_undo() -> None:
    table = together(2, coins=4, house=switched(coopCoinTransfer=True))
    sitting = session(table)
    sitting.submit(c.TransferCoins(giver=BEN, taker=ANN, coins=4))
    assert sitting.state.player(ANN).coins == 8
    sitting.undo()
    assert sitting.state == table


def test_who_has_left_the_table_neither_gives_nor_takes() -> None:
    table = together(4, house=switched(coopCoinTransfer=True)).with_player(DEE, gone=True)
    assert final(table, c.TransferCoins(giver=ANN, taker=DEE, coins=1)) == {"WS-RULING-82"}
