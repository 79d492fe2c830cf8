"""What the far side is told of each game: everything that lies open, and nothing that does not."""

from dataclasses import replace

import pytest
from support import race, survive
from support.tables import ANN, BEN, CEM, DEE, a_table

from serengeti_companion.games.race.model import A as A_SIDE
from serengeti_companion.games.race.model import B as B_SIDE
from serengeti_companion.games.race.model import Ending as RaceEnding
from serengeti_companion.games.race.model import Phase as RacePhase
from serengeti_companion.games.race.terms import GAINED
from serengeti_companion.games.survive.model import Phase as SurvivePhase
from serengeti_companion.games.survive.terms import UNKNOWN, PredatorCard, Speed
from serengeti_companion.games.wild.model import Entry, Mode, Phase, Source, Step, Table, Tracking
from serengeti_companion.ui.table_view.facts import FarFacts, FarTile, Mood, Standing
from serengeti_companion.ui.tables.race.far_view import far_view as race_view
from serengeti_companion.ui.tables.survive.far_view import far_view as survive_view
from serengeti_companion.ui.tables.wild.far_view import far_view as wild_view


def facts_of(tile: FarTile) -> dict[str, str]:
    return {fact.label: fact.value for fact in tile.facts}


def notes_of(view: FarFacts) -> dict[str, str]:
    return {note.label: note.value for note in view.notes}


def scored(table: Table, *stars: int) -> Table:
    for seat, number in zip((ANN, BEN, CEM, DEE), stars, strict=False):
        lines = (Entry(round=1, source=Source.SCENES, stars=number),)
        table = table.with_player(seat, ledger=lines, stars=number)
    return replace(table, team=sum(stars)) if table.shared_score else table


def test_a_round_tells_whose_turn_it_is_and_what_everybody_has() -> None:
    view = wild_view(scored(a_table(4, 3, turn=BEN, food=2, vfx=1), 43, 38, 1, 0))
    assert (view.title, view.now, view.whose) == ("Round 3 of 6", "Ben’s turn", 1)
    assert [tile.name for tile in view.tiles] == ["Ann", "Ben", "Cem", "Dee"]
    assert [(tile.score, tile.unit) for tile in view.tiles] == [
        (43, "stars"),
        (38, "stars"),
        (1, "star"),
        (0, "stars"),
    ]
    told = {"Filmed": "0", "Cards": "0/8", "Coins": "6", "Food": "2", "VFX": "1"}
    assert facts_of(view.tiles[0]) == told
    assert view.goal is None


def test_every_player_has_a_colour_and_a_shape_of_their_own() -> None:
    view = wild_view(a_table(4))
    assert len({tile.colour for tile in view.tiles}) == 4
    assert len({tile.shape for tile in view.tiles}) == 4


def test_whoever_has_the_turn_or_has_passed_or_is_first_is_told_so() -> None:
    view = wild_view(a_table(4, turn=BEN, passed=(CEM,), first=ANN))
    assert [(tile.note, tile.mood) for tile in view.tiles] == [
        ("first player", Mood.PLAIN),
        ("on turn", Mood.ON_TURN),
        ("passed", Mood.OUT),
        ("", Mood.PLAIN),
    ]


def test_what_is_not_tracked_is_not_told() -> None:
    tracking = Tracking(board=False, tokens=False)
    view = wild_view(a_table(2, tracking=tracking))
    assert set(facts_of(view.tiles[0])) == {"Filmed", "Cards"}


def test_whoever_left_the_table_has_no_tile() -> None:
    view = wild_view(a_table(3, turn=CEM).with_player(BEN, gone=True))
    assert [tile.name for tile in view.tiles] == ["Ann", "Cem"]
    assert view.whose == 1


def test_between_the_rounds_the_step_is_told_and_nobody_is_out() -> None:
    table = replace(
        a_table(2, passed=(ANN, BEN)), phase=Phase.PREPARATION, step=Step.AWARDS, turn=None
    )
    view = wild_view(table)
    assert view.now == "B: Awards Ceremony"
    assert view.whose is None
    assert {tile.mood for tile in view.tiles} == {Mood.PLAIN}


def test_setup_is_called_setup() -> None:
    view = wild_view(replace(a_table(2, 1), phase=Phase.SETUP, turn=None))
    assert (view.title, view.now) == ("Setup", "")


def test_the_end_tells_the_winner_the_places_and_where_the_stars_come_from() -> None:
    table = scored(a_table(3, 6), 80, 91, 80)
    view = wild_view(replace(table, phase=Phase.OVER, turn=None))
    assert (view.title, view.now, view.whose) == ("The game is over", "Ben wins", 1)
    assert [tile.note for tile in view.tiles] == ["place 2", "winner", "place 2"]
    assert facts_of(view.tiles[1])["On the track"] == "91"
    assert view.celebrates


def test_a_shared_victory_points_at_nobody_alone() -> None:
    view = wild_view(replace(scored(a_table(2, 6), 80, 80), phase=Phase.OVER, turn=None))
    assert view.whose is None
    assert [tile.mood for tile in view.tiles] == [Mood.WON, Mood.WON]


def test_nobody_has_won_while_the_stars_of_a_specialist_are_asked_for() -> None:
    table = scored(a_table(2, 6), 80, 70).with_player(BEN, specialist="stuntwoman")
    view = wild_view(replace(table, phase=Phase.OVER, turn=None))
    assert view.now.startswith("So far")
    assert not view.celebrates


def together(scenario: int, stars: int = 55, **changes: object) -> Table:
    table = a_table(2, 3, mode=Mode.COOP, scenario=scenario, **changes)  # type: ignore[arg-type]
    return scored(table, stars)


def test_together_there_is_one_score_and_the_goal_of_the_round() -> None:
    view = wild_view(together(1))
    assert [tile.score for tile in view.tiles] == [None, None]
    goal = view.goal
    assert goal is not None
    assert (goal.score, goal.unit, goal.line) == (55, "stars", "55 of 70 stars")
    assert (goal.now, goal.needed, goal.standing) == (55, 70, Standing.OPEN)


def test_a_goal_that_is_reached_is_told_as_met() -> None:
    goal = wild_view(together(1, 70)).goal
    assert goal is not None
    assert goal.standing is Standing.MET


def test_a_goal_that_nobody_tracks_has_no_figure_now() -> None:
    goal = wild_view(together(2, tracking=Tracking(tokens=False))).goal
    assert goal is not None
    assert goal.now is None
    assert goal.more == "Count on the table"


def test_the_last_round_has_the_target_score_for_its_goal() -> None:
    goal = wild_view(replace(together(1, 120), round=6)).goal
    assert goal is not None
    assert (goal.score, goal.line, goal.needed) == (120, "Target: more than 330", 330)


def test_the_end_together_tells_whether_it_was_enough() -> None:
    view = wild_view(replace(together(1, 400), round=6, phase=Phase.OVER, turn=None))
    assert view.now == "You made it!"
    assert view.celebrates
    lost = wild_view(replace(together(1, 100), round=6, phase=Phase.OVER, turn=None))
    assert not lost.celebrates
    assert lost.goal is not None
    assert lost.goal.standing is Standing.MISSED


def test_a_season_tells_its_event_the_marker_and_whose_turn_it_is() -> None:
    table = race.playing(season=4, marker=-2, event=race.QUIET, seat=B_SIDE, **race.ROCKS)
    view = race_view(table)
    assert (view.title, view.now, view.whose) == ("Season 4 of 12", "Ben’s turn", 1)
    told = notes_of(view)
    assert told["Event"] == "drought of the Eagle"
    assert told["Track"].endswith("on Ben's side")
    assert told["Rocks in sight"] == "8"


def test_an_end_that_is_set_is_told_first() -> None:
    table = replace(race.playing(season=5), ending=RaceEnding(season=5, trigger="rocks"))
    assert race_view(table).notes[0].words == "Last season 6"


def test_only_what_lies_open_of_a_race_is_told() -> None:
    """RL-PUB-17: two tables that differ in what the players own look alike from afar."""
    poor = race.playing(savannah=(2, 0), marker=1)
    owned = tuple(range(1, len(GAINED) + 1))
    assert race_view(poor.with_player(A_SIDE, owned=owned)) == race_view(poor)
    assert race_view(poor).tiles[0].unit == "points in sight"


def test_a_table_that_shows_what_both_own_tells_all_points() -> None:
    table = race.playing({race.EAGLE: 1}, house=race.switched(show_owned=True))
    assert race_view(table).tiles[0].unit == "points"


def test_the_end_of_a_race_tells_the_sums() -> None:
    table = replace(
        race.playing({race.EAGLE: 1, race.HYENA: 1}, savannah=(0, 1)), phase=RacePhase.OVER
    )
    view = race_view(table)
    assert view.over
    assert facts_of(view.tiles[0])["Species"] == "2"
    assert [tile.mood for tile in view.tiles].count(Mood.WON) == 1
    assert not view.notes


def test_a_hunt_tells_the_predator_and_what_lies_in_play() -> None:
    view = survive_view(survive.hunting("P1:3 P1:5 P2:7 P3:9", Speed(x=3)))
    assert (view.title, view.now) == ("Turn 3 of at most 12", "A predator hunts")
    assert facts_of(view.tiles[0])["In play"] == "3, 5"
    assert view.notes[0].value.startswith("eats lone cards 3 or more")


def test_a_card_nobody_named_is_told_as_a_question_mark() -> None:
    table = survive.hunting("P1:3", Speed(x=3))
    table = table.with_colour(survive.ANN, laid=(UNKNOWN, 4))
    assert facts_of(survive_view(table).tiles[0])["In play"] == "?, 4"


@pytest.mark.parametrize("house", [survive.switched(), survive.switched(show_memory=True)])
def test_safe_piles_are_counted_and_never_shown(house: object) -> None:
    """SV-PUB-6: not even where the table itself may list them."""
    table = survive.begun(3, house=house)
    one = table.with_colour(survive.ANN, safe=(1, 2, 3))
    other = table.with_colour(survive.ANN, safe=(10, 11, 12))
    assert survive_view(one) == survive_view(other)
    assert survive_view(one).tiles[0].score == 3


def test_two_players_see_the_neutral_colour_too() -> None:
    view = survive_view(survive.begun(2))
    assert [tile.name for tile in view.tiles] == ["Ann", "Ben", "Neutral"]
    assert set(facts_of(view.tiles[2])) == {"Eaten", "Deck"}


def test_whoever_owes_two_cards_is_told_so() -> None:
    view = survive_view(survive.begun(3).with_colour(survive.BEN, two=True))
    assert [tile.note for tile in view.tiles] == ["", "owes 2 cards", ""]


def over(*safe: tuple[int, ...], players: int = 3) -> FarFacts:
    table = replace(survive.begun(players), phase=SurvivePhase.OVER)
    for seat, numbers in zip(table.seats, safe, strict=True):
        eaten = tuple(number for number in range(1, 13) if number not in numbers)[:6]
        table = table.with_colour(seat, safe=numbers, eaten=eaten)
    return survive_view(table)


def test_the_end_tells_the_herds() -> None:
    view = over((1, 2, 3), (5, 6, 7, 8), (9, 11))
    assert (view.now, view.whose) == ("Ben wins", 1)
    assert [(tile.score, tile.unit) for tile in view.tiles] == [
        (3, "in the herd"),
        (4, "in the herd"),
        (0, "in the herd"),
    ]
    assert [facts_of(tile)["Herd"] for tile in view.tiles] == ["1–3", "5–8", "–"]


def test_the_neutral_colour_can_win_and_its_tile_says_so() -> None:
    view = over((1, 2), (5, 6), (7, 8, 9, 10), players=2)
    assert [tile.note for tile in view.tiles] == ["", "", "winner"]


def test_a_row_of_predators_tells_the_one_that_hunts_first() -> None:
    table = survive.hunting("P1:3 P2:7 P3:9", Speed(x=3), Speed(x=5))
    acted = replace(table.row[0], acted=True)
    named = replace(table.row[1], card=PredatorCard(name="Prowler", effect=Speed(x=5)))
    view = survive_view(replace(table, row=(acted, named)))
    assert view.notes[0].label == "Prowler"
    assert view.now == "Prowler hunts"
