"""The checklists say what only hands can do, with this table's numbers and the clauses."""

from dataclasses import replace

import pytest

from serengeti_companion.engine.checklist import SetupStep
from serengeti_companion.games.wild.checklist import (
    locked_spaces,
    preparation_duties,
    setup_steps,
)
from serengeti_companion.games.wild.model import Mode, Options, Phase, SeatOptions, Step, Table
from serengeti_companion.games.wild.packs import practice_set
from serengeti_companion.games.wild.printed import UNKNOWN_COPY, Printed
from serengeti_companion.games.wild.setup import open_table

NAMES = ("Ann", "Ben", "Cem", "Dee")


def a_table(players: int, printed: Printed | None = None, side: int = 0) -> Table:
    seats = tuple(SeatOptions(name=NAMES[seat], colour=seat) for seat in range(players))
    mode = Mode.SOLO if players == 1 else Mode.COMPETITIVE
    scenario = 6 if players == 1 else None
    options = Options(mode=mode, scenario=scenario, seats=seats, side=side)
    return open_table(options, practice_set() if printed is None else printed)


def step(number: int, table: Table | None = None) -> SetupStep:
    return setup_steps(table or a_table(2))[number - 1]


def said(number: int, clause: str, table: Table | None = None) -> str:
    """What the setup step says for that clause."""
    return " ".join(str(duty.text) for duty in step(number, table).duties if clause in duty.clauses)


def prepared(players: int, round_: int, due: Step) -> Table:
    return replace(a_table(players), phase=Phase.PREPARATION, round=round_, step=due)


def said_before(players: int, round_: int, due: Step, clause: str) -> str:
    duties = preparation_duties(prepared(players, round_, due), due)
    return " ".join(str(duty.text) for duty in duties if clause in duty.clauses)


def test_setup_has_twelve_numbered_steps_each_with_something_to_do() -> None:
    steps = setup_steps(a_table(3))
    assert [each.number for each in steps] == list(range(1, 13))
    assert all(each.duties and each.clauses for each in steps)


@pytest.mark.clause("WS-SETUP-2", "WS-SETUP-4")
def test_the_map_lies_in_the_middle_with_the_chosen_side_up() -> None:
    assert said(1, "WS-SETUP-4", a_table(2, side=1)) == (
        "Lay the Map in the middle of the table with side B up."
    )
    assert "side A" in said(1, "WS-SETUP-2", a_table(2, side=0))


@pytest.mark.clause("WS-SETUP-2")
def test_a_copy_whose_sides_nobody_entered_leaves_the_side_to_the_table() -> None:
    assert "whichever side" in said(1, "WS-SETUP-2", a_table(2, UNKNOWN_COPY))


@pytest.mark.clause("WS-SETUP-5")
def test_the_action_board_lies_beside_the_map() -> None:
    assert "Action Board beside the Map" in said(2, "WS-SETUP-5")


@pytest.mark.clause("WS-SETUP-6")
def test_three_animals_of_each_species_start_in_their_sections() -> None:
    table = a_table(2)
    assert "3 animals of each species" in said(2, "WS-SETUP-6", table)
    assert table.areas == (3,) * 12
    assert not any(table.board)


@pytest.mark.clause("WS-SETUP-11")
@pytest.mark.parametrize(
    ("players", "locked"),
    [
        (1, {"3P", "4P"}),
        (2, {"3P", "4P"}),
        (3, {"4P"}),
        (4, set()),
    ],
)
def test_the_lock_step_names_the_labelled_spaces_of_the_player_count(
    players: int, locked: set[str]
) -> None:
    table = a_table(players)
    closed = locked_spaces(table)
    assert closed == tuple(space for space in table.spaces if space.label.value in locked)
    words = said(3, "WS-SETUP-11", table)
    for label in ("3P", "4P"):
        assert (label in words) is (label in locked)
    assert (f"{len(closed)} Action Spaces" in words) is bool(closed)


@pytest.mark.clause("WS-SETUP-11")
@pytest.mark.parametrize(
    ("players", "words"), [(2, "labelled 3P or 4P"), (3, "labelled 4P"), (4, "no Lock Tokens")]
)
def test_an_action_board_nobody_entered_is_locked_by_its_printed_labels(
    players: int, words: str
) -> None:
    assert words in said(3, "WS-SETUP-11", a_table(players, UNKNOWN_COPY))


def test_solo_places_eight_animals_before_step_4() -> None:
    assert "2 animals from each of the 4 sections" in said(3, "WS-SOLO-2", a_table(1))
    assert not said(3, "WS-SOLO-2", a_table(2))


@pytest.mark.clause("WS-SETUP-12", "WS-SETUP-13", "WS-SETUP-15")
def test_the_scene_cards_are_shuffled_laid_face_down_with_room_for_discards() -> None:
    assert "Shuffle the Scene Cards" in said(4, "WS-SETUP-12")
    assert "face-down" in said(4, "WS-SETUP-13")
    assert "discard pile" in said(4, "WS-SETUP-15")


@pytest.mark.clause("WS-SETUP-14")
def test_the_pool_is_six_cards_and_eight_alone() -> None:
    assert "6 cards" in said(4, "WS-SETUP-14")
    assert "8 cards" in said(4, "WS-SOLO-5", a_table(1))


@pytest.mark.clause("WS-SETUP-16", "WS-SETUP-17")
def test_the_rock_stands_at_a_side_with_the_round_marker_on_one() -> None:
    assert "Rock of Ages" in said(5, "WS-SETUP-16")
    assert "Round Marker on the space of Round 1" in said(5, "WS-SETUP-17")


@pytest.mark.clause("WS-SETUP-18", "WS-SETUP-19")
def test_two_shuffled_award_tiles_lie_open_and_the_rest_goes_back() -> None:
    drawn = said(5, "WS-SETUP-18")
    assert "Shuffle the Award Tiles, draw two" in drawn
    assert "a and b" in drawn
    assert "back into the box" in said(5, "WS-SETUP-19")


@pytest.mark.clause("WS-SETUP-20")
def test_the_migration_cards_are_shuffled_beside_the_rock() -> None:
    words = said(6, "WS-SETUP-20")
    assert "Shuffle" in words
    assert "face-down beside the Rock of Ages" in words


@pytest.mark.clause("WS-SETUP-21")
def test_the_supplies_lie_within_reach() -> None:
    assert "where everyone reaches them" in said(7, "WS-SETUP-21")


@pytest.mark.clause("WS-SETUP-22", "WS-SETUP-23", "WS-GOAL-2")
def test_each_player_takes_two_markers_one_of_which_counts_from_0() -> None:
    assert "2 Player Markers" in said(8, "WS-SETUP-22")
    assert "on 0 of the score track" in said(8, "WS-SETUP-23")
    assert "shows that player's stars" in said(8, "WS-GOAL-2")


def test_a_common_score_has_one_marker_for_all() -> None:
    words = said(8, "WS-COOP-3", a_table(1))
    assert "all together" in words
    assert "WS-GOAL-2" not in step(8, a_table(1)).clauses


@pytest.mark.clause("WS-PASS-4")
def test_who_passes_takes_the_marker_off_the_board() -> None:
    assert "who passes takes it off the board" in said(8, "WS-PASS-4")


@pytest.mark.clause("WS-SETUP-24", "WS-GAL-1", "WS-GAL-2")
def test_each_player_has_a_bar_for_completed_cards() -> None:
    assert "Bar of their colour" in said(9, "WS-SETUP-24")
    tucked = said(9, "WS-GAL-2")
    assert "overlapping" in tucked
    assert "Icons in sight" in tucked
    assert "under it" in said(9, "WS-GAL-1")


@pytest.mark.clause("WS-SETUP-26", "WS-SETUP-27", "WS-TAB-1")
def test_everybody_keeps_four_of_eight_face_up() -> None:
    assert "8 Scene Cards; each keeps 4" in said(10, "WS-SETUP-26")
    assert "discard pile" in said(10, "WS-SETUP-27")
    assert "face-up, open to all" in said(10, "WS-TAB-1")


@pytest.mark.clause("WS-SETUP-28")
def test_specialists_are_chosen_with_the_first_cards_where_they_are_used() -> None:
    assert not said(10, "WS-SETUP-28")
    table = a_table(2).with_player(a_table(2).seating[0], specialist="narrator")
    assert "Specialist" in said(10, "WS-SETUP-28", table)


@pytest.mark.clause("WS-SETUP-29")
def test_each_player_takes_six_coins() -> None:
    assert "6 Coins" in said(11, "WS-SETUP-29")


@pytest.mark.clause("WS-SETUP-30", "WS-SETUP-31")
def test_the_last_to_watch_a_documentary_gets_the_first_player_marker() -> None:
    assert "wildlife documentary" in said(12, "WS-SETUP-30")
    assert "First Player Marker in front of them" in said(12, "WS-SETUP-31")


@pytest.mark.clause("WS-PREP-A-1")
def test_the_round_marker_moves_to_the_coming_round() -> None:
    assert "Round 4" in said_before(2, 3, Step.MARKER, "WS-PREP-A-1")


@pytest.mark.clause("WS-PREP-B-1")
def test_the_events_of_step_b_carry_their_clause() -> None:
    assert "Award Animals" in said_before(2, 4, Step.AWARDS, "WS-PREP-B-1")
    assert "Great Migration Card" in said_before(2, 5, Step.MIGRATION, "WS-PREP-B-1")


@pytest.mark.clause("WS-MIG-2", "WS-MIG-4", "WS-MIG-5", "WS-MIG-6")
def test_the_top_migration_card_clears_brown_squares_and_with_four_blue_ones_too() -> None:
    assert "top Great Migration Card" in said_before(2, 4, Step.MIGRATION, "WS-MIG-2")
    for players in (1, 2, 3):
        assert "its brown squares leave" in said_before(players, 4, Step.MIGRATION, "WS-MIG-5")
    assert "brown and blue squares leave" in said_before(4, 4, Step.MIGRATION, "WS-MIG-6")
    assert "leave the Map" in said_before(4, 4, Step.MIGRATION, "WS-MIG-4")


@pytest.mark.clause("WS-PREP-C-1")
def test_the_pool_is_laid_out_anew() -> None:
    assert "6 new cards" in said_before(3, 2, Step.POOL, "WS-PREP-C-1")
    assert "8 new cards" in said_before(1, 2, Step.POOL, "WS-PREP-C-1")


@pytest.mark.clause("WS-PREP-D-1", "WS-PREP-D-2", "WS-PREP-D-3")
def test_everybody_draws_four_and_keeps_one_or_pays() -> None:
    assert "4 Scene Cards; each keeps 1" in said_before(2, 2, Step.DRAW, "WS-PREP-D-1")
    assert "costs 1 Coin" in said_before(2, 2, Step.DRAW, "WS-PREP-D-2")
    assert "More than 8" in said_before(2, 2, Step.DRAW, "WS-PREP-D-3")


@pytest.mark.clause("WS-PREP-E-1", "WS-PREP-E-2")
@pytest.mark.parametrize(("round_", "coins"), [(2, 6), (3, 6), (4, 7), (5, 7), (6, 7)])
def test_the_income_names_the_coins_of_the_coming_round(round_: int, coins: int) -> None:
    assert f"{coins} Coins" in said_before(2, round_, Step.INCOME, "WS-PREP-E-1")
    assert "Food and VFX Icon" in said_before(2, round_, Step.INCOME, "WS-PREP-E-2")


@pytest.mark.clause("WS-PREP-F-1", "WS-PREP-F-2")
def test_the_first_player_marker_goes_to_the_left_neighbour_who_starts() -> None:
    table = replace(prepared(3, 2, Step.FIRST), first=a_table(3).seating[2])
    first, starts = preparation_duties(table, Step.FIRST)
    assert str(first.text) == "Cem hands the First Player Marker to Ann."
    assert str(starts.text) == "Round 2 starts with Ann."


def test_alone_the_first_player_marker_stays() -> None:
    assert "stays first player" in said_before(1, 2, Step.FIRST, "WS-PREP-F-1")
