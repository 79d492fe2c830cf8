"""Section 18: what a Specialist pays at the awards and at the end, or on the table's word."""

from dataclasses import replace

import pytest
from support.tables import ANN, BEN, final, played, preparing, switched
from support.wild_specialists import icons, with_specialist

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.model import Phase, Step, Table
from serengeti_companion.games.wild.rules import ceremonies
from serengeti_companion.games.wild.rules.specialists import final_question
from serengeti_companion.games.wild.scoring import final as final_result
from serengeti_companion.games.wild.scoring import result, sheets
from serengeti_companion.games.wild.terms import Icon, Species

# Photographer


def ceremony_total(players: int, shown: int, house: str = "like", **counts: int) -> int:
    table = with_specialist("photographer", players, house=switched(photographerIcon=house))
    animals = tuple(shown if species is Species.LION else 0 for species in Species)
    table = table.with_player(ANN, animals=animals, icons=icons(**counts))
    return ceremonies.total(table, ANN, Species.LION)


@pytest.mark.clause("WS-SPEC-PHO-1", "WS-SPEC-PHO-2", "WS-EX-34", "WS-RULING-66")
@pytest.mark.parametrize(("likes", "total"), [(0, 2), (3, 2), (4, 3), (7, 3), (8, 4)])
def test_with_two_players_four_likes_are_one_award_animal(likes: int, total: int) -> None:
    assert ceremony_total(2, 2, like=likes) == total


@pytest.mark.clause("WS-SPEC-PHO-1", "WS-SPEC-PHO-3", "WS-CHK-19", "WS-RULING-66")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize(("likes", "total"), [(2, 2), (3, 3), (8, 4), (9, 5)])
def test_with_more_players_three_likes_are_one_award_animal(
    players: int, likes: int, total: int
) -> None:
    assert ceremony_total(players, 2, like=likes) == total


@pytest.mark.clause("WS-SPEC-PHO-2", "WS-SOLO-7")
def test_alone_the_sets_count_towards_the_minimum() -> None:
    table = with_specialist("photographer", 1, tiles=(Species.LION, Species.ZEBRA), round=4)
    animals = tuple(2 if species is Species.LION else 0 for species in Species)
    table = preparing(table.with_player(ANN, animals=animals, icons=icons(like=8)), Step.AWARDS)
    assert played(table, c.HoldAwards()).team == 8


@pytest.mark.clause("WS-SW-13", "WS-RULING-66")
@pytest.mark.parametrize(
    ("reading", "total"), [("like", 2 + 5 + 1), ("animal", 2 + 1)], ids=["like", "animal"]
)
def test_which_icon_the_photographer_means_is_a_switch(reading: str, total: int) -> None:
    assert ceremony_total(2, 2, reading, like=4, animal=5) == total


@pytest.mark.clause("WS-SPEC-PHO-1")
def test_using_the_photographer_is_a_choice() -> None:
    table = with_specialist("photographer", tiles=(Species.LION, Species.ZEBRA), round=4)
    table = preparing(table.with_player(ANN, icons=icons(like=8)), Step.AWARDS)
    assert played(table, c.HoldAwards()).player(ANN).stars == 4
    assert played(table, c.HoldAwards(totals=(0, 0))).player(ANN).stars == 0


@pytest.mark.clause("WS-SPEC-PHO-4")
def test_likes_used_for_the_awards_score_when_the_game_ends_all_the_same() -> None:
    table = with_specialist("photographer", tiles=(Species.LION, Species.ZEBRA), round=4)
    table = preparing(table.with_player(ANN, icons=icons(like=8)), Step.AWARDS)
    held = played(table, c.HoldAwards())
    assert held.player(ANN).icon(Icon.LIKE) == 8
    assert final_result(held).players[0].like == 33


# Narrator and Adventurer


def ended(table: Table) -> Table:
    return replace(table, phase=Phase.OVER, turn=None, round=6)


def final_stars(table: Table) -> int:
    """What the Specialist gives Ann at the end, on every sheet alike."""
    over = ended(table)
    line = final_result(over).players[0]
    answer = result(over)
    assert answer is not None
    assert answer["players"][0]["specialist"] == line.specialist
    shown = [x.amount for x in sheets(over)[0].lines if str(x.label) == "Specialist at the end"]
    assert sum(shown) == line.specialist
    return line.specialist


@pytest.mark.clause(
    "WS-SPEC-NAR-1", "WS-SPEC-NAR-2", "WS-SPEC-NAR-3", "WS-EX-35", "WS-CHK-17", "WS-CHK-18",
    "WS-RULING-71",
)  # fmt: skip
@pytest.mark.parametrize(
    ("players", "plants", "stars"),
    [
        (1, (12, 4, 3), 36),
        (2, (12, 4, 3), 36),
        (3, (12, 4, 3), 30),
        (4, (12, 4, 3), 30),
        (2, (3, 5, 5), 0),
        (2, (11, 3, 2), 24),
        (2, (8, 1, 9), 12),
        (2, (8, 9, 0), 0),
    ],
)
def test_the_narrator_pays_for_each_set_of_plants(
    players: int, plants: tuple[int, int, int], stars: int
) -> None:
    leaf, flower, fruit = plants
    table = with_specialist("narrator", players)
    table = table.with_player(ANN, icons=icons(leaf=leaf, flower=flower, fruit=fruit))
    assert final_stars(table) == stars
    assert final_stars(table.with_player(ANN, specialist=None)) == 0


@pytest.mark.clause("WS-SPEC-ADV-1", "WS-SPEC-ADV-2", "WS-CHK-20", "WS-RULING-70")
@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize(
    ("completed", "stars"), [(0, 20), (10, 20), (11, 9), (19, 3), (20, 0), (30, 0)]
)
def test_the_adventurer_of_a_small_table_pays_for_few_cards(
    players: int, completed: int, stars: int
) -> None:
    table = with_specialist("adventurer", players).with_player(ANN, completed=completed)
    scale = ((10, 20), (15, 9), (25, 3))
    copy = replace(table.printed, adventurer_few=scale, adventurer_many=((25, 99),))
    assert final_stars(replace(table, printed=copy)) == stars


@pytest.mark.clause("WS-SPEC-ADV-1", "WS-SPEC-ADV-3", "WS-CHK-20", "WS-RULING-70")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize(("completed", "stars"), [(10, 20), (20, 3), (21, 0), (22, 0)])
def test_the_adventurer_of_a_large_table_pays_for_few_cards(
    players: int, completed: int, stars: int
) -> None:
    table = with_specialist("adventurer", players).with_player(ANN, completed=completed)
    copy = replace(table.printed, adventurer_few=((25, 99),), adventurer_many=((10, 20), (30, 3)))
    assert final_stars(replace(table, printed=copy)) == stars


@pytest.mark.clause("WS-SPEC-ADV-1", "WS-PIC-10", "WS-RULING-70")
def test_until_the_adventurers_scale_is_entered_the_end_asks_for_the_stars() -> None:
    table = ended(with_specialist("adventurer").with_player(ANN, completed=14))
    assert "14 completed cards" in str(final_question(table, ANN))
    assert final_question(table, BEN) is None
    answered = played(table, c.BookGain(seat=ANN, booked=c.Booking(stars=8)))
    assert final_question(answered, ANN) is None
    assert final_stars(answered) == 8
    # Above the limit there is nothing to ask, nor where somebody entered the scale.
    assert final_question(table.with_player(ANN, completed=20), ANN) is None
    known = replace(table, printed=replace(table.printed, adventurer_few=((19, 5),)))
    assert final_question(known, ANN) is None
    assert final_question(replace(table, phase=Phase.PREPARATION), ANN) is None


@pytest.mark.clause("WS-PIC-8", "WS-RULING-72")
def test_the_end_asks_for_the_stars_of_a_specialist_nobody_describes() -> None:
    table = ended(with_specialist("Botanist"))
    assert "Ann's Botanist" in str(final_question(table, ANN))
    assert final_question(ended(with_specialist("narrator")), ANN) is None
    answered = played(table, c.BookGain(seat=ANN, booked=c.Booking(stars=7)))
    assert final_question(answered, ANN) is None
    assert final_stars(answered) == 7


@pytest.mark.clause("WS-PIC-8", "WS-PIC-10")
@pytest.mark.parametrize("specialist", ["adventurer", "Botanist"])
def test_no_stars_at_all_is_an_answer_too(specialist: str) -> None:
    table = ended(with_specialist(specialist))
    answered = played(table, c.BookGain(seat=ANN, booked=c.Booking()))
    assert final_question(answered, ANN) is None
    assert final_stars(answered) == 0
    # Where nothing is asked, nothing is entered.
    assert played(answered, c.BookGain(seat=ANN, booked=c.Booking())) == answered


@pytest.mark.clause("WS-SPEC-ADV-2", "WS-SPEC-ADV-3")
def test_what_was_booked_for_an_adventurer_above_the_limit_does_not_count() -> None:
    table = ended(with_specialist("adventurer").with_player(ANN, completed=20))
    assert final_stars(played(table, c.BookGain(seat=ANN, booked=c.Booking(stars=8)))) == 0


# The eight others


@pytest.mark.clause("WS-RULING-72", "WS-PIC-8")
def test_the_others_gains_are_booked_by_hand_during_play_and_at_the_end() -> None:
    table = with_specialist("Guide")
    booked = c.BookGain(seat=ANN, booked=c.Booking(stars=3, food=1, vfx=2))
    after = played(table, booked)
    ann = after.player(ANN)
    assert (ann.stars, ann.food, ann.vfx) == (3, 4, 5)
    assert [str(line.label) for line in sheets(after)[0].lines] == ["Specialist"]
    over = played(ended(after), c.BookGain(seat=ANN, booked=c.Booking(stars=6)))
    assert final_stars(over) == 6
    assert final_result(over).players[0].total == 9
    assert final(table, c.BookGain(seat=ANN, booked=c.Booking(stars=-1)))
