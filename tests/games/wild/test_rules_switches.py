"""Section 25: each house-rule switch of sections 4 to 16 at each of its values."""

import pytest
from support.tables import (
    ANN,
    BEN,
    a_board,
    a_card,
    a_table,
    blanks,
    cards,
    cells,
    final,
    insisted,
    legal,
    opened,
    played,
    preparing,
    refused,
    switched,
    violations,
    warned,
)

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.model import HouseRules, Source, Step, Table
from serengeti_companion.games.wild.switches import SWITCHES
from serengeti_companion.games.wild.terms import BLANK, SpaceId, Species

(A1, A2, C4, C5, C6, C7, D5) = cells("A1 A2 C4 C5 C6 C7 D5")
LION, ZEBRA, HYENA = Species.LION, Species.ZEBRA, Species.HYENA
FILM_41 = c.FilmScene(seat=ANN, card=cards(41)[0])
TRADE = c.DiscardCards(seat=ANN, cards=cards(1, 2))


def discover(cell: str = "A1") -> c.DiscoverAnimal:
    return c.DiscoverAnimal(seat=ANN, species=LION, cell=cells(cell)[0])


def food(path: str, animal: Species | None = None) -> c.SpendFood:
    return c.SpendFood(seat=ANN, path=cells(path), animal=animal)


def move(path: str) -> c.MoveAnimal:
    return c.MoveAnimal(seat=ANN, path=cells(path))


def test_every_switch_begins_at_its_default() -> None:
    house = HouseRules()
    assert [(s.id, s.values[0]) for s in SWITCHES] == [
        (s.id, getattr(house, s.field)) for s in SWITCHES
    ]
    assert [s.id for s in SWITCHES] == [f"WS-SW-{number}" for number in range(1, 18)]


@pytest.mark.parametrize(
    ("name", "value"), [(switch.name, value) for switch in SWITCHES for value in switch.values]
)
def test_every_switch_can_be_turned_during_play_to_each_of_its_values(
    name: str, value: bool | str
) -> None:
    table = played(a_table(2), c.SetHouseRule(name=name, value=value))
    assert table.house == switched(**{name: value})


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("overlap", "never"),
        ("overlap", True),
        ("hardSupply", "on"),
        ("hardSupply", 1),
        ("no", True),
    ],
)
def test_a_switch_is_set_to_nothing_else(name: str, value: bool | str) -> None:
    assert final(a_table(2), c.SetHouseRule(name=name, value=value))


def test_house_rules_are_part_of_the_opening_table() -> None:
    house = switched(hardSupply=True)
    assert opened(2, house=house).house == house


@pytest.mark.clause("WS-SW-1", "WS-RULING-6")
@pytest.mark.parametrize(("hard", "gained"), [(False, 1), (True, 0)])
def test_hard_supply_lets_no_coin_be_gained_beyond_fifty(hard: bool, gained: int) -> None:
    table = a_table(2, coins=25, tableaus={ANN: (1, 2)}, house=switched(hardSupply=hard))
    assert warned(table, TRADE) == {"WS-RULING-6"}
    assert played(table, TRADE).player(ANN).coins == 25 + gained


@pytest.mark.clause("WS-SW-1", "WS-RULING-6")
@pytest.mark.parametrize(("hard", "gained"), [(False, (2, 2)), (True, (1, 2))])
def test_hard_supply_lets_no_token_be_gained_beyond_forty(
    hard: bool, gained: tuple[int, int]
) -> None:
    card = a_card("? line: jackal rhinoceros | 2 food + 2 vfx | -")
    table = a_table(
        2,
        board=a_board("C4 jackal", "C6 rhinoceros"),
        tableaus={ANN: (card,)},
        house=switched(hardSupply=hard),
    )
    table = table.with_player(BEN, food=39, vfx=38)
    film = c.FilmScene(seat=ANN, card=card)
    assert [str(v.message) for v in violations(table, film)] == [
        "The box holds 40 Food Tokens: what is gained beyond them is lost."
        if hard
        else "The box holds 40 Food Tokens: use something else for the others."
    ]
    player = played(table, film).player(ANN)
    assert (player.food, player.vfx) == gained


@pytest.mark.clause("WS-SW-1", "WS-RULING-6")
@pytest.mark.parametrize(("hard", "coins"), [(False, [26, 31]), (True, [25, 25])])
def test_hard_supply_pays_the_income_until_it_runs_out(hard: bool, coins: list[int]) -> None:
    house = switched(hardSupply=hard)
    table = preparing(a_table(2, coins={ANN: 20, BEN: 25}, house=house), Step.INCOME)
    assert warned(table, c.ReceiveIncome()) == {"WS-RULING-6"}
    assert [p.coins for p in played(table, c.ReceiveIncome()).players] == coins


@pytest.mark.clause("WS-RULING-6")
def test_nothing_is_said_of_the_supply_while_it_lasts() -> None:
    table = a_table(2, coins={ANN: 30, BEN: 19}, tableaus={ANN: (1, 2)})
    assert not warned(table, TRADE)
    table = preparing(a_table(2, coins=19), Step.INCOME)
    assert not warned(table, c.ReceiveIncome())


@pytest.mark.clause("WS-SW-2", "WS-RULING-10")
@pytest.mark.parametrize(("before", "clauses"), [(True, set()), (False, {"WS-RULING-10"})])
def test_free_actions_before_a_pass(before: bool, clauses: set[str]) -> None:
    house = switched(freeActionsBeforePass=before)
    table = a_table(coins=0, tableaus={ANN: (1, 2)}, food=1, board=a_board("C4 lion"), house=house)
    assert refused(table, c.PassTurn(seat=ANN)) == set()
    for free in (TRADE, food("C4 C5")):
        assert refused(played(table, free), c.PassTurn(seat=ANN)) == clauses


@pytest.mark.clause("WS-SW-2", "WS-RULING-31")
@pytest.mark.parametrize(
    ("held", "shed", "fine"), [(9, 1, True), (9, 2, True), (10, 2, True), (9, 3, False)]
)
def test_shedding_what_is_above_the_limit_is_never_a_free_action_of_choice(
    held: int, shed: int, fine: bool
) -> None:
    house = switched(freeActionsBeforePass=False)
    table = a_table(coins=0, tableaus={ANN: blanks(held)}, house=house)
    table = played(table, c.DiscardCards(seat=ANN, cards=blanks(shed)))
    assert refused(table, c.PassTurn(seat=ANN)) == (set() if fine else {"WS-RULING-10"})


@pytest.mark.clause("WS-SW-3", "WS-RULING-11")
@pytest.mark.parametrize(("one_go", "clauses"), [(False, set()), (True, {"WS-RULING-11"})])
def test_buying_in_one_go(one_go: bool, clauses: set[str]) -> None:
    house = switched(buyInOneGo=one_go)
    table = a_table(pool=(3, 4, 5, 6, 7, 9), tableaus={ANN: (1, 2)}, house=house)
    take, more = c.TakeCards(seat=ANN, cards=cards(3)), c.BuyCards(seat=ANN, cards=cards(4))
    assert legal(played(table, take), more)
    assert refused(played(table, take, TRADE), more) == clauses
    renewed = played(table, c.RenewPool(seat=ANN, revealed=cards(20, 21)), TRADE)
    assert refused(renewed, c.BuyCards(seat=ANN, cards=cards(20, 21))) == clauses


@pytest.mark.clause("WS-SW-3", "WS-ACT-RENEW-2")
def test_the_card_that_a_renew_owes_is_taken_whatever_came_between() -> None:
    house = switched(buyInOneGo=True)
    table = a_table(pool=(3, 4, 5, 6, 7, 9), tableaus={ANN: (1, 2)}, house=house)
    table = played(table, c.RenewPool(seat=ANN, revealed=cards(20, 21)), TRADE)
    # Or the turn could neither go on nor end.
    assert refused(table, c.EndTurn(seat=ANN)) == {"WS-ACT-RENEW-2"}
    assert legal(table, c.BuyCards(seat=ANN, cards=cards(20)))


@pytest.mark.clause("WS-SW-4", "WS-RULING-14")
@pytest.mark.parametrize(("repeat", "clauses"), [(False, {"WS-SPACE-6"}), (True, set())])
def test_repeating_a_partly_enclosed_space(repeat: bool, clauses: set[str]) -> None:
    house = switched(repeatPartlyEnclosed=repeat)
    for name, expected in (("predators-2", clauses), ("predators-1", {"WS-SPACE-6"})):
        table = a_table(2, at={ANN: SpaceId(name)}, house=house)
        command = c.DiscoverAnimal(seat=ANN, species=LION, cell=A1, space=SpaceId(name))
        assert refused(table, command) == expected


@pytest.mark.clause("WS-SW-5", "WS-RULING-18")
@pytest.mark.parametrize("opened_early", [False, True])
def test_alone_swap_and_move_may_be_opened_in_round_1(opened_early: bool) -> None:
    house = switched(soloSwapMoveRound1=opened_early)
    board = a_board("C4 lion", "C6 zebra")
    swap = c.SwapAnimals(seat=ANN, first=C4, second=C6)
    alone = a_table(1, 1, board=board, house=house)
    assert refused(alone, move("C4 C5")) == (set() if opened_early else {"WS-ACT-MOVE-2"})
    assert refused(alone, swap) == (set() if opened_early else {"WS-ACT-SWAP-2"})
    # Two players are not alone.
    pair = a_table(2, 1, board=board, house=house)
    assert refused(pair, move("C4 C5")) == {"WS-ACT-MOVE-2"}


def crowded(overlap: str, **changes: object) -> Table:
    """A Lion one step from a Zebra, 4 Food, cards 1, 2 and 41 (fulfilled) in hand."""
    board = a_board("C4 lion", "C5 zebra", "A1 jackal", "A3 rhinoceros")
    made = a_table(board=board, food=4, tableaus={ANN: (1, 2, 41)}, house=switched(overlap=overlap))
    return made.with_player(ANN, **changes) if changes else made


@pytest.mark.clause("WS-SW-6", "WS-RULING-21")
@pytest.mark.parametrize("overlap", ["turn", "chain"])
def test_an_overlap_of_a_turn_or_a_chain_is_cleared_by_the_next_steps(overlap: str) -> None:
    for first in (move("C4 C5"), food("C4 C5")):
        table = played(crowded(overlap), first, food("C5 C6"), TRADE)
        assert (table.at(C5), table.at(C6)) == ((ZEBRA,), (LION,))


@pytest.mark.clause("WS-SW-6", "WS-RULING-21")
@pytest.mark.parametrize(("overlap", "clauses"), [("turn", set()), ("chain", {"WS-RULING-21"})])
def test_in_a_chain_nothing_but_its_own_steps_follows_an_overlap(
    overlap: str, clauses: set[str]
) -> None:
    table = played(crowded(overlap), food("C4 C5"))
    for command in (
        TRADE,
        discover("G7"),
        move("A1 A2"),
        c.TakeCards(seat=ANN, cards=(BLANK,)),
        food("A1 A2"),
        food("C5 D5", ZEBRA),
    ):
        assert refused(table, command) == clauses
    assert refused(table, FILM_41) == {"WS-RULING-22"} | clauses
    assert legal(table, food("C5 C6", LION))


@pytest.mark.clause("WS-SW-6", "WS-RULING-21")
@pytest.mark.parametrize(("overlap", "clauses"), [("turn", set()), ("chain", {"WS-RULING-21"})])
def test_further_cards_are_not_bought_inside_a_chain(overlap: str, clauses: set[str]) -> None:
    table = played(crowded(overlap), c.TakeCards(seat=ANN, cards=(BLANK,)), food("C4 C5"))
    assert refused(table, c.BuyCards(seat=ANN, cards=(BLANK,))) == clauses


@pytest.mark.clause("WS-SW-6", "WS-RULING-21")
@pytest.mark.parametrize("overlap", ["turn", "chain", "effect"])
def test_with_overlap_by_effect_each_move_and_each_food_step_ends_on_a_free_space(
    overlap: str,
) -> None:
    clauses = {"WS-RULING-21"} if overlap == "effect" else set()
    table = crowded(overlap)
    for command in (move("C4 C5"), food("C4 C5"), food("C4 C5 C6")):
        assert refused(table, command) == clauses
    # The path of a Move may cross other animals all the same.
    assert legal(table, move("C4 C6"))
    assert legal(table, move("C4 C5 C6"))
    assert legal(table, food("C4 D4 D5"))


@pytest.mark.clause("WS-SW-6", "WS-TURN-5")
@pytest.mark.parametrize("overlap", ["turn", "chain", "effect"])
def test_no_value_lets_a_turn_end_with_an_overlap(overlap: str) -> None:
    table = insisted(crowded(overlap), move("C4 C5"))
    assert "WS-TURN-5" in final(table, c.EndTurn(seat=ANN))


@pytest.mark.clause("WS-SW-7", "WS-RULING-22")
@pytest.mark.parametrize(("during", "clauses"), [(False, {"WS-RULING-22"}), (True, set())])
def test_completing_during_an_overlap(during: bool, clauses: set[str]) -> None:
    house = switched(completeDuringOverlap=during)
    board = a_board("C4 lion zebra", "A1 jackal", "A3 rhinoceros")
    table = a_table(board=board, tableaus={ANN: (41,)}, house=house)
    assert refused(table, FILM_41) == clauses


def drawing(**switches: bool | str) -> Table:
    """Step D before Round 3, with 8 cards in Ann's Tableau and 2 Coins."""
    table = a_table(2, 3, tableaus={ANN: blanks(8)}, coins=2, house=switched(**switches))
    return preparing(table, Step.DRAW)


@pytest.mark.clause("WS-SW-8", "WS-RULING-32", "WS-PREP-D-3")
def test_by_default_step_d_only_reminds_of_the_limit() -> None:
    keep = c.KeepFromFour(seat=ANN, kept=blanks(3))
    assert warned(drawing(), keep) == {"WS-PREP-D-3"}
    assert len(played(drawing(), keep).player(ANN).tableau) == 11


@pytest.mark.clause("WS-SW-8", "WS-RULING-32")
def test_with_the_limit_in_step_d_the_excess_goes_at_once_and_for_nothing() -> None:
    table = drawing(limitInStepD=True)
    assert refused(table, c.KeepFromFour(seat=ANN, kept=blanks(2))) == {"WS-RULING-32"}
    one = c.KeepFromFour(seat=ANN, kept=blanks(2), shed=blanks(1))
    assert refused(table, one) == {"WS-RULING-32"}
    both = c.KeepFromFour(seat=ANN, kept=blanks(2), shed=blanks(2))
    after = played(table, both)
    assert (len(after.player(ANN).tableau), after.player(ANN).coins) == (8, 1)
    assert len(after.discard) == 4


@pytest.mark.clause("WS-SW-9", "WS-RULING-33", "WS-PREP-D-2")
@pytest.mark.parametrize(("kept", "fine"), [(1, True), (3, True), (4, False)])
def test_by_default_only_coins_in_hand_pay_for_step_d(kept: int, fine: bool) -> None:
    keep = c.KeepFromFour(seat=ANN, kept=blanks(kept))
    clauses = set() if fine else {"WS-PREP-D-2", "WS-RULING-33"}
    assert refused(drawing(), keep) == clauses


@pytest.mark.clause("WS-SW-9", "WS-RULING-33", "WS-EX-30")
def test_in_advance_coins_of_step_e_may_pay_for_step_d() -> None:
    table = drawing(stepDPayment="advance")
    table = played(table, c.KeepFromFour(seat=ANN, kept=blanks(4)))
    assert (table.player(ANN).coins, table.player(ANN).owed) == (0, 1)
    table = played(table, c.KeepFromFour(seat=BEN, kept=blanks(1)), c.ReceiveIncome())
    assert [player.coins for player in table.players] == [5, 8]
    assert table.player(ANN).owed == 0


@pytest.mark.clause("WS-EX-30", "WS-PREP-D-2")
def test_keeping_all_four_cards_costs_three_coins() -> None:
    table = preparing(a_table(2, 3, coins=3), Step.DRAW)
    after = played(table, c.KeepFromFour(seat=ANN, kept=blanks(4)))
    assert after.player(ANN).coins == 0


@pytest.mark.clause("WS-SW-10", "WS-RULING-42")
@pytest.mark.parametrize(("one", "clauses"), [(False, set()), (True, {"WS-RULING-42"})])
def test_one_vfx_token_a_card(one: bool, clauses: set[str]) -> None:
    card = a_card("? terrain: gazelle@rock jackal@rock | 3 stars | -")
    table = a_table(
        board=a_board("A1 gazelle", "B1 jackal"),
        vfx=2,
        tableaus={ANN: (card,)},
        house=switched(vfxOnePerCard=one),
    )
    assert refused(table, c.FilmScene(seat=ANN, card=card, vfx=(0, 1))) == clauses
    assert "WS-RES-VFX-3" in refused(table, c.FilmScene(seat=ANN, card=card, vfx=(0,)))


@pytest.mark.clause("WS-SW-11", "WS-RULING-53")
@pytest.mark.parametrize(("per_card", "stars"), [(False, 4), (True, 2)])
def test_an_animal_printed_twice_on_a_card_in_an_awards_ceremony(
    per_card: bool, stars: int
) -> None:
    # Card 56 shows two Jackals and a Rhinoceros.
    board = a_board("A1 jackal", "A2 jackal", "A3 rhinoceros")
    table = a_table(2, 4, board=board, tableaus={ANN: (56,)}, house=switched(awardPerCard=per_card))
    table = played(table, c.FilmScene(seat=ANN, card=cards(56)[0]))
    table = played(preparing(table, Step.AWARDS), c.HoldAwards(species=Species.JACKAL))
    awarded = [e.stars for e in table.player(ANN).ledger if e.source is Source.AWARDS]
    assert awarded == [stars]
