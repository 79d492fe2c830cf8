"""Section 19, alone: from the first eight animals to the awards by minimum."""

from dataclasses import replace

import pytest
from support.tables import (
    ANN,
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
)

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild import events as e
from serengeti_companion.games.wild.checklist import setup_steps
from serengeti_companion.games.wild.invariants import problems
from serengeti_companion.games.wild.model import (
    HouseRules,
    Mode,
    Options,
    Phase,
    SeatOptions,
    Step,
    Table,
    Tracking,
)
from serengeti_companion.games.wild.packs import practice_set
from serengeti_companion.games.wild.rules import specialist_terms
from serengeti_companion.games.wild.scoring import by_round, final_counts_of, sheets
from serengeti_companion.games.wild.setup import open_table
from serengeti_companion.games.wild.terms import Cell, Species

EIGHT = (
    *("lion", "lion", "giraffe", "elephant"),
    *("jackal", "vulture", "zebra", "wildebeest"),
)
PLACES = cells("A1 B1 C1 D1 E1 F1 G1 A2")
PLACED = tuple(zip(PLACES, map(Species, EIGHT), strict=True))
FIRST = c.PlaceFirstAnimals(placed=PLACED)


def alone(**changes: object) -> Options:
    seats = (SeatOptions(name="Ann", colour=0, specialist="narrator"),)
    options = Options(mode=Mode.SOLO, scenario=5, seats=seats)
    return replace(options, **changes)  # type: ignore[arg-type]


def table_of(options: Options) -> Table:
    return open_table(options, practice_set())


@pytest.mark.clause("WS-SOLO-1")
@pytest.mark.parametrize("scenario", [None, 0, 7])
def test_a_solo_game_needs_one_of_the_six_scenarios(scenario: int | None) -> None:
    with pytest.raises(ValueError, match="scenarios"):
        table_of(alone(scenario=scenario))
    assert [table_of(alone(scenario=n)).scenario for n in range(1, 7)] == [1, 2, 3, 4, 5, 6]


@pytest.mark.clause("WS-SOLO-2", "WS-RULING-80")
def test_two_animals_of_each_area_come_onto_the_map_before_the_cards() -> None:
    table = played(opened(1), FIRST)
    assert {cell: table.at(cell) for cell in PLACES} == {
        cell: (species,) for cell, species in PLACED
    }
    assert table.in_area(Species.LION) == 1
    assert sum(table.areas) == 36 - 8
    assert problems(table) == ()


@pytest.mark.clause("WS-SOLO-2")
def test_no_card_is_seen_and_no_round_begins_before_the_first_animals_are_placed() -> None:
    for command in (
        c.LayPool(cards=()),
        c.KeepOpeningCards(seat=ANN, kept=cards(1, 2, 3, 4)),
        c.BeginPlay(),
    ):
        assert refused(opened(1), command) == {"WS-SOLO-2"}
        assert legal(played(opened(1), FIRST), command)
        assert legal(opened(2), command)


@pytest.mark.clause("WS-SOLO-2")
@pytest.mark.parametrize("wrong", [PLACED[:7], (*PLACED[:6], *PLACED[4:6]), PLACED[:0]])
def test_fewer_or_others_than_two_of_each_area_are_refused(
    wrong: tuple[tuple[Cell, Species], ...],
) -> None:
    assert "WS-SOLO-2" in refused(opened(1), c.PlaceFirstAnimals(placed=wrong))


@pytest.mark.clause("WS-RULING-80")
def test_each_first_animal_has_a_space_of_its_own_and_there_are_three_of_a_species() -> None:
    crowded = tuple((cells("A1")[0], species) for _, species in PLACED)
    assert final(opened(1), c.PlaceFirstAnimals(placed=crowded)) == {"WS-RULING-80"}
    lions = tuple((cell, Species.LION) for cell in PLACES)
    assert "WS-SETUP-6" in final(opened(1), c.PlaceFirstAnimals(placed=lions))


@pytest.mark.clause("WS-SOLO-2", "WS-RULING-80")
def test_the_first_animals_are_placed_once_and_not_after_the_pool() -> None:
    placed = played(opened(1), FIRST)
    elsewhere = c.PlaceFirstAnimals(
        placed=tuple(
            zip(cells("A7 B7 C7 D7 E7 F7 G7 A6"), (species for _, species in PLACED), strict=True)
        )
    )
    assert "WS-SOLO-2" in refused(placed, elsewhere)
    late = replace(opened(1), pool=blanks(8))
    assert refused(late, FIRST) == {"WS-RULING-80"}
    assert insisted(late, FIRST).at(PLACES[0])


def test_whoever_does_not_track_the_map_is_not_asked_for_animals() -> None:
    assert legal(opened(1, tracking=Tracking(map=False)), c.LayPool(cards=()))


@pytest.mark.clause("WS-SOLO-2")
def test_only_a_solo_game_begins_with_animals() -> None:
    assert refused(opened(2), FIRST) == {"WS-SETUP-6"}


@pytest.mark.clause("WS-SOLO-3", "WS-COOPSOLO-5")
def test_alone_the_specialist_is_chosen_from_all_fourteen() -> None:
    names = [card.name for card in specialist_terms.choices(practice_set())]
    assert len(names) == specialist_terms.CARDS
    table = replace(opened(1), scenario=5)
    for name in names:
        chosen = played(table, c.ChooseSpecialist(seat=ANN, specialist=name))
        assert chosen.player(ANN).specialist == name
    # Dealing three is not asked for.
    choice = c.ChooseSpecialist(seat=ANN, specialist="narrator", dealt=("celebrity",))
    assert legal(table, choice)
    duties = [duty for step in setup_steps(table) for duty in step.duties]
    assert any("WS-SOLO-3" in duty.clauses and "14" in str(duty.text) for duty in duties)


@pytest.mark.clause("WS-SOLO-5")
def test_the_pool_of_one_player_has_eight_cards_from_setup_on() -> None:
    table = played(opened(1), FIRST, c.LayPool(cards=()))
    assert len(table.pool) == 8
    begun = played(replace(table, scenario=6), c.BeginPlay())
    assert (len(begun.pool), begun.phase) == (8, Phase.ROUND)


@pytest.mark.clause("WS-SOLO-5", "WS-RULING-81", "WS-ACT-TAKE-4")
def test_take_chooses_from_eight_and_the_pool_is_filled_up_to_eight() -> None:
    table = a_table(1, pool=cards(*range(1, 9)))
    taken = played(table, c.TakeCards(seat=ANN, cards=cards(8)))
    assert len(taken.pool) == 7
    assert len(played(taken, c.EndTurn(seat=ANN)).pool) == 8


@pytest.mark.clause("WS-SOLO-6", "WS-RULING-81")
def test_renew_lays_out_eight_cards() -> None:
    new = cards(*range(11, 19))
    table = a_table(1, pool=cards(*range(1, 9)))
    renewed = played(table, c.RenewPool(seat=ANN, revealed=new))
    assert renewed.pool == new
    assert len(renewed.discard) == 8


@pytest.mark.clause("WS-SOLO-5", "WS-RULING-58")
def test_step_c_lays_out_eight_cards() -> None:
    table = preparing(a_table(1, pool=cards(*range(1, 9))), Step.POOL)
    assert len(played(table, c.RedraftPool(revealed=cards(*range(11, 19)))).pool) == 8
    too_many = c.RedraftPool(revealed=cards(*range(11, 20)))
    assert refused(table, too_many) == {"WS-PREP-C-1"}


@pytest.mark.clause("WS-SOLO-4", "WS-SPACE-6", "WS-RULING-16")
def test_alone_the_marker_still_goes_to_another_space_each_time() -> None:
    discover = c.DiscoverAnimal(seat=ANN, species=Species.LION, cell=cells("C4")[0])
    table = played(a_table(1, board=a_board("A1 zebra")), discover, c.EndTurn(seat=ANN))
    used = table.player(ANN).space
    assert used is not None
    again = c.DiscoverAnimal(seat=ANN, species=Species.LION, cell=cells("D4")[0], space=used)
    assert refused(table, again) == {"WS-SPACE-6"}
    other = played(table, replace(again, space=None))
    assert other.player(ANN).space not in {None, used}


@pytest.mark.clause("WS-SW-5", "WS-RULING-18", "WS-ACT-SWAP-2", "WS-ACT-MOVE-2")
@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("on", [False, True])
def test_swap_and_move_open_in_round_1_only_alone_and_by_the_switch(on: bool, players: int) -> None:
    house = switched(soloSwapMoveRound1=on)
    mode = Mode.SOLO if players == 1 else Mode.COOP
    board = a_board("C4 lion", "E5 zebra")
    table = a_table(players, round_=1, mode=mode, house=house, board=board)
    swap = c.SwapAnimals(seat=ANN, first=cells("C4")[0], second=cells("E5")[0])
    move = c.MoveAnimal(seat=ANN, path=cells("C4 D4"))
    open_now = on and players == 1
    assert refused(table, swap) == (set() if open_now else {"WS-ACT-SWAP-2"})
    assert refused(table, move) == (set() if open_now else {"WS-ACT-MOVE-2"})


def awarded(round_: int, total: int) -> int:
    """The stars of a ceremony before that round."""
    table = preparing(a_table(1, round_=round_), Step.AWARDS)
    return played(table, c.HoldAwards(totals=(total,))).team


@pytest.mark.clause("WS-SOLO-7", "WS-SOLO-8", "WS-CHK-10", "WS-TBL-SOLOAWARD")
@pytest.mark.parametrize(("total", "stars"), [(0, 0), (3, 3), (4, 8), (5, 10)])
def test_the_first_ceremony_asks_for_four_award_animals(total: int, stars: int) -> None:
    assert awarded(4, total) == stars


@pytest.mark.clause("WS-SOLO-7", "WS-SOLO-9", "WS-CHK-11", "WS-TBL-SOLOAWARD")
@pytest.mark.parametrize(("total", "stars"), [(4, 4), (7, 7), (8, 16), (9, 18)])
def test_the_second_ceremony_asks_for_eight(total: int, stars: int) -> None:
    assert awarded(6, total) == stars


@pytest.mark.clause("WS-SOLO-7")
def test_animal_icons_count_towards_the_minimum_and_below_it_second_place_pays() -> None:
    filmed = a_card("? terrain: lion lion | 1 star | animal animal")
    table = preparing(
        a_table(1, round_=4, tiles=(Species.LION, Species.ZEBRA)).with_player(
            ANN, icons=(0, 0, 0, 0, 0, 2, 0, 0), animals=(2, *(0,) * 11), gallery=(filmed,)
        ),
        Step.AWARDS,
    )
    held = next(x for x in events(table, c.HoldAwards()) if isinstance(x, e.AwardsHeld))
    assert (held.totals, held.places, held.stars) == ((4,), (1,), (8,))
    fewer = table.with_player(ANN, icons=(0,) * 8)
    held = next(x for x in events(fewer, c.HoldAwards()) if isinstance(x, e.AwardsHeld))
    assert (held.totals, held.places, held.stars) == ((2,), (2,), (2,))


@pytest.mark.clause("WS-RULING-59")
def test_the_first_player_marker_stays_where_it_is() -> None:
    begun = played(preparing(a_table(1, round_=3), Step.FIRST), c.MoveFirstPlayer())
    assert begun.first == ANN
    assert begun.turn is not None
    assert begun.turn.seat == ANN


def test_a_pass_ends_the_round_of_a_lone_player() -> None:
    table = played(a_table(1, coins=2), c.PassTurn(seat=ANN))
    assert (table.phase, table.step) == (Phase.PREPARATION, Step.MARKER)


def test_the_stars_of_a_lone_player_stand_on_one_track_however_they_got_there() -> None:
    table = a_table(1, round_=3, coins=0, house=HouseRules())
    table = played(table, c.BookGain(seat=ANN, booked=c.Booking(stars=7)))
    table = played(table, c.CorrectNumber(fact="team", value=10, reason="a star forgotten"))
    assert (table.team, problems(table)) == (10, ())
    assert final_counts_of(table).players[0].stars == 10
    assert sheets(table)[0].total == 10
    assert by_round(table) == ((0, 0, 10),)
    assert final(table, c.CorrectNumber(fact="stars", seat=ANN, value=4)) == {"WS-COOP-3"}


def test_everything_of_a_solo_setup_can_be_taken_back_and_done_again() -> None:
    sitting = session(replace(opened(1), scenario=6))
    states = [sitting.state]
    for command in (FIRST, c.LayPool(cards=()), c.BeginPlay()):
        sitting.submit(command)
        states.append(sitting.state)
    for state in reversed(states[:-1]):
        sitting.undo()
        assert sitting.state == state
    while sitting.redo():
        pass
    assert sitting.state == states[-1]
