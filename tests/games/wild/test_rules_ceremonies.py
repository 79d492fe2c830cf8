"""Section 16, Awards: the ceremony as the table holds it."""

from dataclasses import replace

import pytest
from support.tables import (
    ANN,
    BEN,
    CEM,
    DEE,
    a_board,
    a_card,
    a_table,
    asked,
    events,
    final,
    insisted,
    legal,
    played,
    preparing,
    refused,
    switched,
)

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild import events as e
from serengeti_companion.games.wild.model import (
    ICONS,
    SPECIES,
    Entry,
    HouseRules,
    Mode,
    Seat,
    Source,
    Step,
    Table,
)
from serengeti_companion.games.wild.rules import ceremonies
from serengeti_companion.games.wild.terms import BLANK, Icon, Species

TILES = (Species.LION, Species.GIRAFFE)


def ceremony(
    coming: int = 4,
    players: int = 4,
    *,
    shown: tuple[int, ...] = (),
    icons: tuple[int, ...] = (),
    species: Species = Species.LION,
    house: HouseRules | None = None,
    mode: Mode | None = None,
) -> Table:
    """The ceremony is due; by seat the Award Animals on completed cards, and Animal Icons."""
    table = a_table(players, coming, house=house, mode=mode, tiles=TILES)
    for seat in table.seating:
        animals, found = (_at(numbers, seat) for numbers in (shown, icons))
        table = table.with_player(
            seat,
            animals=tuple(animals if one is species else 0 for one in SPECIES),
            icons=tuple(found if one is Icon.ANIMAL else 0 for one in ICONS),
        )
    return preparing(table, Step.AWARDS)


def _at(numbers: tuple[int, ...], seat: Seat) -> int:
    return numbers[seat] if seat < len(numbers) else 0


def stars(table: Table) -> list[int]:
    return [player.stars for player in table.players]


def held(table: Table, command: c.HoldAwards | None = None) -> e.AwardsHeld:
    found = events(table, command or c.HoldAwards())[0]
    assert isinstance(found, e.AwardsHeld)
    return found


HOLD = c.HoldAwards()


@pytest.mark.clause(
    "WS-EX-28", "WS-AWARD-6", "WS-AWARD-7", "WS-AWARD-8", "WS-AWARD-9", "WS-AWARD-10",
    "WS-AWARD-12", "WS-RULING-51",
)  # fmt: skip
def test_the_worked_table_of_6_6_5_3() -> None:
    table = ceremony(shown=(6, 6, 5, 3))
    after = played(table, HOLD)
    assert stars(after) == [12, 12, 5, 0]
    assert held(table).places == (1, 1, 2, 0)
    assert after.step is Step.MIGRATION


@pytest.mark.clause("WS-CHK-7", "WS-AWARD-10")
def test_two_players_level_are_both_first() -> None:
    assert stars(played(ceremony(players=2, shown=(5, 5)), HOLD)) == [10, 10]


@pytest.mark.clause("WS-CHK-8", "WS-AWARD-11")
def test_a_tie_for_second_pays_both_in_full() -> None:
    assert stars(played(ceremony(shown=(6, 4, 4, 1)), HOLD)) == [12, 4, 4, 0]


@pytest.mark.clause("WS-CHK-9", "WS-AWARD-12")
def test_three_first_leave_second_to_the_last() -> None:
    assert stars(played(ceremony(shown=(5, 5, 5, 2)), HOLD)) == [10, 10, 10, 2]


@pytest.mark.clause("WS-EX-27", "WS-AWARD-4", "WS-AWARD-7")
def test_three_lions_and_three_animal_icons_are_six() -> None:
    table = ceremony(players=2, shown=(3, 1), icons=(3, 0))
    assert held(table).totals == (6, 1)
    assert stars(played(table, HOLD)) == [12, 1]


@pytest.mark.clause("WS-EX-22", "WS-AWARD-4", "WS-ICON-ANIMAL-1")
@pytest.mark.parametrize("giraffes", [0, 1, 4])
def test_a_giraffe_ceremony_counts_giraffes_and_animal_icons(giraffes: int) -> None:
    table = ceremony(6, 2, shown=(giraffes,), icons=(3,), species=Species.GIRAFFE)
    assert held(table).totals[ANN] == giraffes + 3


@pytest.mark.clause("WS-EX-26", "WS-AWARD-5", "WS-AWARD-3")
def test_animal_icons_count_in_both_ceremonies() -> None:
    table = ceremony(4, 2, icons=(3, 2))
    first = held(table)
    assert (first.ceremony, first.species, first.totals) == (1, Species.LION, (3, 2))
    table = played(table, HOLD)
    assert table.player(ANN).icon(Icon.ANIMAL) == 3
    table = preparing(replace(table, round=6), Step.AWARDS)
    second = held(table)
    assert (second.ceremony, second.species, second.totals) == (2, Species.GIRAFFE, (3, 2))
    assert stars(played(table, HOLD)) == [12, 4]


@pytest.mark.clause("WS-AWARD-4")
def test_only_completed_cards_and_only_the_award_animal_count() -> None:
    lions = a_card("? adjacency: lion lion | 1 star | animal")
    other = ceremony(players=2, shown=(5, 5), species=Species.ZEBRA)
    other = other.with_player(ANN, tableau=(lions, lions))
    assert held(other).totals == (0, 0)


@pytest.mark.clause("WS-AWARD-4", "WS-RULING-53", "WS-SW-11")
def test_an_animal_printed_twice_counts_twice_unless_each_card_counts_once() -> None:
    lions = a_card("? adjacency: lion lion | 1 star | -")
    one = a_card("? terrain: lion zebra | 1 star | -")
    board = a_board("C4 lion", "C5 lion", "D1 zebra")
    table = a_table(2, 3, tableaus={ANN: (lions, one)}, board=board, tiles=TILES)
    for card in (lions, one):
        table = played(table, c.FilmScene(seat=ANN, card=card))
    table = preparing(replace(table, round=4), Step.AWARDS)
    assert held(table).totals == (3, 0)
    per_card = replace(table, house=switched(awardPerCard=True))
    assert held(per_card).totals == (2, 0)
    unknown = per_card.with_player(ANN, gallery=(*table.player(ANN).gallery, BLANK))
    assert held(unknown).totals == (2, 0)


@pytest.mark.clause("WS-RULING-52")
def test_a_total_of_nothing_takes_a_place_worth_nothing() -> None:
    table = ceremony(players=3, shown=(3, 0, 0))
    assert held(table).places == (1, 2, 2)
    assert stars(played(table, HOLD)) == [6, 0, 0]


def test_the_stars_of_a_ceremony_are_booked_as_such() -> None:
    table = played(ceremony(shown=(6, 6, 5, 3)), HOLD)
    assert table.player(ANN).ledger == (Entry(round=4, source=Source.AWARDS, stars=12),)
    clauses = [
        event.clause
        for event in events(ceremony(shown=(6, 5)), HOLD)
        if isinstance(event, e.StarsScored)
    ]
    assert clauses == ["WS-AWARD-7", "WS-AWARD-8"]


@pytest.mark.clause("WS-PIC-7")
def test_an_unknown_tile_is_asked_for() -> None:
    table = replace(ceremony(shown=(3, 1)), tiles=(None, None))
    assert asked(table, HOLD) == final(table, HOLD) == {"WS-PIC-7"}
    assert legal(table, c.HoldAwards(species=Species.LION))
    assert stars(played(table, c.HoldAwards(species=Species.LION)))[0] == 6
    # The tile of the other ceremony does not help.
    assert asked(replace(table, tiles=(None, Species.LION)), HOLD) == {"WS-PIC-7"}


@pytest.mark.clause("WS-AWARD-3")
def test_another_animal_than_that_of_the_tile_is_refused() -> None:
    table = ceremony(players=2, shown=(3, 1))
    wrong = c.HoldAwards(species=Species.GIRAFFE)
    assert refused(table, wrong) == {"WS-AWARD-3"}
    assert stars(insisted(table, wrong)) == [0, 0]


@pytest.mark.clause("WS-AWARD-4")
def test_the_table_may_count_for_itself() -> None:
    table = ceremony(players=2, shown=(3, 1))
    assert stars(played(table, c.HoldAwards(totals=(2, 7)))) == [2, 14]
    assert stars(played(table, c.HoldAwards(totals=(0, 3)))) == [0, 6]
    assert final(table, c.HoldAwards(totals=(2,))) == {"WS-AWARD-4"}
    assert final(table, c.HoldAwards(totals=(2, -1))) == {"WS-AWARD-4"}
    unknown = replace(table, tiles=(None, None))
    assert legal(unknown, c.HoldAwards(totals=(2, 7)))


def test_who_has_left_the_table_takes_no_place() -> None:
    table = ceremony(shown=(6, 9, 5, 3)).with_player(BEN, gone=True)
    assert stars(played(table, HOLD)) == [12, 0, 5, 0]
    assert held(table).seats == (ANN, CEM, DEE)


@pytest.mark.clause("WS-SW-12", "WS-RULING-54", "WS-COOP-3")
def test_together_players_are_ranked_or_reach_a_minimum_each() -> None:
    table = ceremony(players=3, shown=(6, 4, 3), mode=Mode.COOP)
    assert played(table, HOLD).team == 12 + 4
    minimum = replace(table, house=switched(coopAwards="soloMinimum"))
    assert played(minimum, HOLD).team == 12 + 8 + 3
    # Rivals are ranked whatever the switch says.
    house = switched(coopAwards="soloMinimum")
    assert stars(played(ceremony(players=3, shown=(6, 4, 3), house=house), HOLD)) == [12, 4, 0]


@pytest.mark.clause("WS-CHK-10", "WS-CHK-11", "WS-SOLO-7")
@pytest.mark.parametrize(
    ("coming", "shown", "stars_"), [(4, 3, 3), (4, 4, 8), (6, 7, 7), (6, 8, 16)]
)
def test_alone_a_minimum_decides(coming: int, shown: int, stars_: int) -> None:
    species = TILES[0] if coming == 4 else TILES[1]
    table = ceremony(coming, 1, shown=(shown,), species=species)
    assert played(table, HOLD).team == stars_


@pytest.mark.clause("WS-SPEC-PHO-1", "WS-SPEC-PHO-4", "WS-SW-13", "WS-RULING-66")
def test_a_photographers_likes_count_in_sets_and_stay() -> None:
    table = ceremony(players=2, shown=(2, 0))
    icons = tuple(8 if icon is Icon.LIKE else 0 for icon in ICONS)
    table = table.with_player(ANN, specialist="photographer", icons=icons)
    assert held(table).totals == (4, 0)
    assert played(table, HOLD).player(ANN).icon(Icon.LIKE) == 8
    literal = replace(table, house=switched(photographerIcon="animal"))
    assert held(literal).totals == (2, 0)


def test_what_a_screen_shows_before_the_ceremony_is_what_it_brings() -> None:
    table = ceremony(shown=(6, 6, 5, 3), icons=(0, 1))
    shown = ceremonies.placed(table, HOLD)
    assert [shown[seat].stars for seat in (ANN, BEN, CEM, DEE)] == stars(played(table, HOLD))
    assert ceremonies.total(table, BEN, Species.LION) == 7
