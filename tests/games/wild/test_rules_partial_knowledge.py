"""What is known is checked, what is not is asked once, what is not tracked is silent."""

from dataclasses import replace
from random import Random

import pytest
from support.tables import (
    ANN,
    BEN,
    CEM,
    a_board,
    a_card,
    a_table,
    asked,
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
    session,
    spaces,
    switched,
    warned,
)

from serengeti_companion.engine.session import Accepted
from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.dealer import Dealer
from serengeti_companion.games.wild.game import GAME
from serengeti_companion.games.wild.invariants import problems
from serengeti_companion.games.wild.model import (
    EVERYTHING,
    LIGHT,
    SCORE_ONLY,
    CardTracking,
    Phase,
    Step,
    Table,
    Tracking,
)
from serengeti_companion.games.wild.printed import UNKNOWN_COPY, Printed
from serengeti_companion.games.wild.simulation import next_command
from serengeti_companion.games.wild.terms import BLANK, SceneCard, Species, Terrain

(A1, C4, C5, C6) = cells("A1 C4 C5 C6")
LION, ZEBRA = Species.LION, Species.ZEBRA
PRESETS = {"everything": EVERYTHING, "light": LIGHT, "score only": SCORE_ONLY}
FREE_MAP = Tracking(map=False)


def discover(cell: str = "A1") -> c.DiscoverAnimal:
    return c.DiscoverAnimal(seat=ANN, species=LION, cell=cells(cell)[0])


def booked(stars: int, food: int = 0) -> c.FilmScene:
    return c.FilmScene(seat=ANN, card=BLANK, booked=c.Booking(stars=stars, food=food))


def answered(table: Table, command: c.Command) -> c.Command:
    """The command, with the answers to what only the table can tell."""
    match command:
        case c.HoldAwards() if asked(table, command):
            return replace(command, totals=tuple(range(len(table.players))))
        case c.DrawMigration() if asked(table, command):
            return replace(command, cells=cells("C4 C5"))
        case _:
            return command


def played_through(table: Table, seed: int) -> Table:
    """The table when the game is over, with all questions answered and no rule overruled."""
    chance, dealer, sitting = Random(seed), Dealer(seed), session(table)
    while (command := next_command(sitting.state, chance, dealer)) is not None:
        command = answered(sitting.state, command)
        word = asked(sitting.state, command)
        answer = sitting.submit(command, on_word=word)
        assert isinstance(answer, Accepted), command
        assert not problems(sitting.state)
    return sitting.state


@pytest.mark.parametrize("tracking", PRESETS)
@pytest.mark.parametrize("printed", [UNKNOWN_COPY, None], ids=["unknown", "practice"])
@pytest.mark.parametrize("players", [2, 4])
def test_a_game_is_played_from_setup_to_the_winner_whatever_is_known(
    printed: Printed | None, players: int, tracking: str
) -> None:
    table = opened(players, printed=printed, tracking=PRESETS[tracking])
    table = played_through(table, players)
    assert (table.phase, table.round) == (Phase.OVER, 6)
    outcome = GAME.outcome(table)
    assert outcome is not None
    assert outcome.winners
    assert outcome.winners == tuple(s.name for s in outcome.standings if s.place == 1)


def test_an_unknown_terrain_is_asked_once_and_then_known() -> None:
    card = a_card("? terrain: lion@rock zebra@water | 3 stars | -")
    table = a_table(
        printed=UNKNOWN_COPY, board=a_board("C4 lion", "C5 zebra"), tableaus={ANN: (card, card)}
    )
    film = c.FilmScene(seat=ANN, card=card)
    assert asked(table, film) == {"WS-PIC-1"}
    assert not final(table, film)
    table = insisted(table, film)
    assert (table.terrain_at(C4), table.terrain_at(C5)) == (Terrain.ROCK, Terrain.WATER)
    assert legal(table, film)


def test_a_terrain_told_before_is_not_asked() -> None:
    card = a_card("? terrain: lion@rock | 3 stars | -")
    board, told = a_board("C4 lion"), c.CorrectTerrain(cell=C4, terrain=Terrain.ROCK)
    table = a_table(printed=UNKNOWN_COPY, board=board, tableaus={ANN: (card,)})
    film = c.FilmScene(seat=ANN, card=card)
    assert legal(played(table, told), film)
    wrong = played(table, replace(told, terrain=Terrain.WATER))
    assert refused(wrong, film) == {"WS-SCENE-LAND-1"}


def test_what_a_card_pays_is_booked_by_hand_where_it_is_not_known() -> None:
    table = a_table(printed=UNKNOWN_COPY, tableaus={ANN: blanks(2)})
    plain = c.FilmScene(seat=ANN, card=BLANK)
    assert asked(table, plain) == {"WS-PIC-4"}
    after = insisted(table, booked(7, food=1))
    ann = after.player(ANN)
    assert (ann.stars, ann.food, ann.completed, len(ann.tableau)) == (7, 1, 1, 1)


def test_a_card_is_described_on_the_spot_when_it_is_completed() -> None:
    shown = a_card("? line: jackal rhinoceros | 4 stars | like")
    board = a_board("C4 jackal", "C6 rhinoceros")
    table = a_table(printed=UNKNOWN_COPY, board=board, tableaus={ANN: blanks(1)})
    film = c.FilmScene(seat=ANN, card=BLANK, shown=shown)
    assert legal(table, film)
    ann = played(table, film).player(ANN)
    assert (ann.stars, ann.gallery, ann.tableau) == (4, (shown,), ())


def test_a_number_is_enough_where_the_copy_knows_the_card() -> None:
    table = a_table(pool=blanks(6))
    table = played(table, c.TakeCards(seat=ANN, cards=(SceneCard(number=41),)))
    assert table.player(ANN).tableau == cards(41)
    assert table.pool == blanks(5)


def test_a_number_that_the_copy_does_not_know_is_kept() -> None:
    table = a_table(printed=UNKNOWN_COPY)
    table = played(table, c.TakeCards(seat=ANN, cards=(SceneCard(number=41),)))
    assert table.player(ANN).tableau == (SceneCard(number=41),)


@pytest.mark.clause("WS-PIC-6")
def test_a_migration_card_nobody_entered_is_tapped() -> None:
    board = a_board("C4 lion", "C5 zebra", "A1 hyena")
    table = preparing(a_table(2, 5, printed=UNKNOWN_COPY, board=board), Step.MIGRATION)
    assert asked(table, c.DrawMigration()) == {"WS-PIC-6"}
    table = played(table, c.DrawMigration(cells=(C4, C5, C6)))
    assert table.board == a_board("A1 hyena")


@pytest.mark.clause("WS-PIC-7")
def test_an_award_tile_nobody_told_is_asked() -> None:
    table = preparing(a_table(2, 4, printed=UNKNOWN_COPY), Step.AWARDS)
    assert asked(table, c.HoldAwards()) == {"WS-PIC-7"}
    assert legal(table, c.HoldAwards(species=LION))
    assert legal(table, c.HoldAwards(totals=(3, 2)))


def light(**more: object) -> Table:
    return a_table(tracking=LIGHT, tableaus={ANN: blanks(4)}, **more)  # type: ignore[arg-type]


def test_cards_that_are_only_counted_move_without_names() -> None:
    table = played(light(), c.TakeCards(seat=ANN, cards=blanks(2)))
    assert (len(table.pool), len(table.player(ANN).tableau)) == (4, 6)
    table = played(table, c.DiscardCards(seat=ANN, cards=blanks(2)), c.EndTurn(seat=ANN))
    assert (len(table.pool), len(table.player(ANN).tableau), len(table.discard)) == (6, 4, 2)
    assert table.player(ANN).coins == 5
    assert not problems(table)


def test_counted_cards_may_be_named_all_the_same() -> None:
    table = played(light(), c.TakeCards(seat=ANN, cards=cards(31)))
    table = played(table, c.DiscardCards(seat=ANN, cards=cards(40, 41)))
    assert len(table.player(ANN).tableau) == 3
    assert not problems(table)


def test_a_card_taken_by_its_number_keeps_what_was_told_of_it() -> None:
    bare = SceneCard(number=31)
    table = a_table(printed=UNKNOWN_COPY, pool=(31, 32))
    after = played(table, c.TakeCards(seat=ANN, cards=(bare,)))
    assert after.player(ANN).tableau == cards(31)
    lying = a_table(printed=UNKNOWN_COPY, pool=(SceneCard(number=31), 32))
    told = played(lying, c.TakeCards(seat=ANN, cards=cards(31)))
    assert told.player(ANN).tableau == cards(31)


def test_a_counted_card_described_by_hand_can_still_leave() -> None:
    seen = c.DescribeCard(place="tableau", was=BLANK, card=cards(31)[0], seat=ANN)
    table = played(light(), seen, c.DiscardCards(seat=ANN, cards=cards(31)))
    assert len(table.player(ANN).tableau) == 3
    assert not problems(table)
    pool = c.DescribeCard(place="pool", was=BLANK, card=cards(31)[0])
    table = played(light(), pool, c.TakeCards(seat=ANN, cards=cards(31)))
    assert (len(table.pool), len(table.player(ANN).tableau)) == (5, 5)
    assert not problems(table)


def test_the_limit_and_the_prices_hold_for_counted_cards_too() -> None:
    table = a_table(tracking=LIGHT, tableaus={ANN: blanks(9)}, coins=1)
    assert "WS-TAB-2" in refused(played(table, discover()), c.EndTurn(seat=ANN))
    assert "WS-ACT-TAKE-2" in refused(table, c.TakeCards(seat=ANN, cards=blanks(3)))
    assert refused(table, c.DiscardCards(seat=ANN, cards=blanks(10))) == {"WS-FREE-3"}


def test_a_counted_card_is_completed_on_the_players_word() -> None:
    table = played(light(), booked(5))
    ann = table.player(ANN)
    assert (ann.stars, ann.completed, len(ann.tableau)) == (5, 1, 3)
    overlapping = light(board=a_board("C4 lion zebra"))
    assert refused(overlapping, booked(5)) == {"WS-RULING-22"}


def test_with_everything_off_nothing_is_checked_but_whose_turn_it_is() -> None:
    table = a_table(tracking=SCORE_ONLY, coins=0, pool=(), board=a_board("C4 lion zebra"))
    for command in (
        c.PassTurn(seat=ANN),
        c.EndTurn(seat=ANN),
        discover("C4"),
        c.MoveAnimal(seat=ANN, path=(A1, C6)),
        c.TakeCards(seat=ANN, cards=blanks(3)),
        c.RenewPool(seat=ANN),
        c.DiscardCards(seat=ANN, cards=blanks(2)),
        c.SpendFood(seat=ANN, path=(A1, C6)),
        booked(4),
    ):
        assert legal(table, command)
        assert not warned(table, command)
    assert refused(table, replace(booked(4), seat=CEM)) >= {"WS-TURN-4"}


def test_with_everything_off_nothing_is_counted_but_the_stars() -> None:
    table = a_table(2, tracking=SCORE_ONLY, coins=0, pool=(), round_=3)
    before = table
    table = played(table, discover(), booked(4, food=2), c.EndTurn(seat=ANN))
    table = played(table, c.PassTurn(seat=BEN), c.PassTurn(seat=ANN))
    for step in (Step.MARKER, Step.AWARDS, Step.MIGRATION):
        table = played(table, c.SkipStep(step=step))
    table = played(
        table,
        c.RedraftPool(),
        c.KeepFromFour(seat=ANN, kept=blanks(1)),
        c.KeepFromFour(seat=BEN, kept=blanks(2)),
        c.ReceiveIncome(),
        c.MoveFirstPlayer(),
    )
    assert table.round == 4
    assert table.board == before.board
    assert (table.deck, table.pool, table.discard) == (before.deck, (), ())
    assert [(p.stars, p.coins, p.food, p.tableau) for p in table.players] == [
        (4, 0, 0, ()),
        (0, 0, 0, ()),
    ]


def test_cards_that_lay_there_before_are_not_looked_at_while_cards_are_off() -> None:
    off = Tracking(cards=CardTracking.OFF)
    table = a_table(tracking=off, tableaus={ANN: blanks(9)})
    assert legal(played(table, discover()), c.EndTurn(seat=ANN))
    assert legal(played(table, c.RenewPool(seat=ANN)), c.EndTurn(seat=ANN))


def test_a_trade_in_of_cards_nobody_follows_still_brings_its_coin() -> None:
    table = a_table(tracking=Tracking(cards=CardTracking.OFF), coins=1)
    table = played(table, c.DiscardCards(seat=ANN, cards=blanks(2)))
    assert (table.player(ANN).coins, table.discard) == (2, ())


@pytest.mark.clause("WS-RULING-12", "WS-PASS-2")
@pytest.mark.parametrize("line", ["swap-1: 1 full -", "move-1: 1 full -", "predators-1: 1 full -"])
def test_an_untracked_map_is_no_reason_to_pass_with_three_coins(line: str) -> None:
    table = a_table(2, coins=3, tracking=Tracking(map=False), spaces=spaces(line))
    table = replace(table, areas=(0,) * 12)
    assert refused(table, c.PassTurn(seat=ANN)) == {"WS-PASS-2"}


@pytest.mark.clause("WS-RULING-12", "WS-PASS-2")
def test_an_untracked_pool_is_no_reason_to_pass_with_three_coins() -> None:
    off = Tracking(cards=CardTracking.OFF)
    table = a_table(2, coins=3, tracking=off, pool=(), spaces=spaces("take-1: 1 full -"))
    assert refused(table, c.PassTurn(seat=ANN)) == {"WS-PASS-2"}


def test_setup_with_cards_off_deals_nothing() -> None:
    table = opened(2, tracking=SCORE_ONLY)
    keep = c.KeepOpeningCards(seat=ANN, kept=blanks(4))
    table = played(table, c.LayPool(cards=()), keep, c.BeginPlay())
    assert (table.pool, table.deck, table.player(ANN).tableau) == ((), 168, ())


@pytest.mark.clause("WS-RULING-6")
def test_each_thing_is_tracked_or_not_by_itself() -> None:
    board = a_board("C4 lion zebra")
    no_map = a_table(board=board, tracking=Tracking(map=False))
    assert legal(played(no_map, discover("C4")), c.EndTurn(seat=ANN))
    assert played(no_map, discover("A1")).board == board
    no_board = a_table(tracking=Tracking(board=False), coins=9)
    assert legal(no_board, c.PassTurn(seat=ANN))
    assert played(no_board, discover()).player(ANN).coins == 9
    no_tokens = a_table(board=a_board("C4 lion"), tracking=Tracking(tokens=False))
    moved = played(no_tokens, c.SpendFood(seat=ANN, path=(C4, C5)))
    assert (moved.at(C5), moved.player(ANN).food) == ((LION,), 0)
    onto = a_table(board=a_board("C4 lion", "C5 zebra"), tracking=Tracking(tokens=False))
    assert not warned(onto, c.SpendFood(seat=ANN, path=(C4, C5)))


def test_no_house_rule_watches_a_map_that_is_not_tracked() -> None:
    board = a_board("C4 lion zebra")
    for overlap in ("chain", "effect"):
        house = switched(overlap=overlap)
        table = a_table(board=board, tracking=Tracking(map=False), house=house, food=2)
        assert legal(table, discover())
        assert legal(table, c.SpendFood(seat=ANN, path=(A1, C4)))


@pytest.mark.clause("WS-ACT-SWAP-2")
def test_the_round_1_bar_needs_no_action_board() -> None:
    table = a_table(2, 1, tracking=Tracking(board=False), board=a_board("C4 lion", "C5 zebra"))
    assert refused(table, c.SwapAnimals(seat=ANN, first=C4, second=C5)) == {"WS-ACT-SWAP-2"}


@pytest.mark.parametrize("before", PRESETS)
@pytest.mark.parametrize("after", PRESETS)
def test_what_is_tracked_may_change_in_the_middle_of_a_game(before: str, after: str) -> None:
    table = opened(3, tracking=PRESETS[before])
    chance, dealer, sitting = Random(7), Dealer(7), session(table)
    for moves in range(400):
        if moves == 60:
            assert isinstance(sitting.submit(c.SetTracking(tracking=PRESETS[after])), Accepted)
            assert not problems(sitting.state)
        command = next_command(sitting.state, chance, dealer)
        if command is None:
            break
        answer = sitting.submit(command, on_word=asked(sitting.state, command))
        assert isinstance(answer, Accepted), command
        assert not problems(sitting.state)
    assert sitting.state.tracking == PRESETS[after]


def test_named_cards_lose_their_names_when_they_are_only_counted() -> None:
    table = a_table(
        pool=(1, 2, 3, 4, 5, 6), tableaus={ANN: (7, 8)}, galleries={ANN: (9,)}, discard=(10,)
    )
    table = played(table, c.SetTracking(tracking=LIGHT))
    assert (table.pool, table.player(ANN).tableau, table.discard) == (
        blanks(6),
        blanks(2),
        blanks(1),
    )
    # What is completed stays what it is.
    assert table.player(ANN).gallery == cards(9)
    again = played(table, c.SetTracking(tracking=EVERYTHING))
    seen = c.DescribeCard(place="tableau", was=BLANK, card=cards(7)[0], seat=ANN)
    assert played(again, seen).player(ANN).tableau == (*cards(7), BLANK)


def test_turning_something_off_and_on_again_counts_on_from_what_was_there() -> None:
    off = c.SetTracking(tracking=Tracking(board=False, cards=CardTracking.OFF))
    table = played(a_table(coins=4, tableaus={ANN: blanks(3)}), off)
    table = played(table, c.TakeCards(seat=ANN, cards=blanks(2)))
    table = played(table, c.SetTracking(tracking=EVERYTHING))
    assert (table.player(ANN).coins, len(table.player(ANN).tableau)) == (4, 3)
    assert not problems(table)


@pytest.mark.parametrize("tracking", PRESETS)
def test_the_like_icons_count_at_the_end_whatever_is_tracked(tracking: str) -> None:
    table = a_table(2, 6, tracking=PRESETS[tracking], coins=0, passed=[BEN])
    likes = c.CorrectNumber(fact="stars", value=10, seat=ANN)
    table = played(table, likes, c.PassTurn(seat=ANN))
    outcome = GAME.outcome(table)
    assert outcome is not None
    assert (outcome.winners, outcome.decided_by) == (("Ann",), "stars")
