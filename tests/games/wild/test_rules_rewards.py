"""Sections 13 and 14: what a completed card pays, and what Icons are worth."""

from dataclasses import replace

import pytest
from support.tables import (
    ANN,
    BEN,
    a_board,
    a_card,
    a_table,
    asked,
    cells,
    events,
    final,
    insisted,
    legal,
    played,
    refused,
)

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild import events as e
from serengeti_companion.games.wild.model import ICONS, Entry, Mode, Source, Table
from serengeti_companion.games.wild.rules.icons import like_stars
from serengeti_companion.games.wild.terms import (
    CELLS,
    PLANTS,
    Icon,
    SceneCard,
    Species,
    Terrain,
)


def paying(reward: str, icons: str = "-", number: str = "?", scene: str = "lion") -> SceneCard:
    return a_card(f"{number} terrain: {scene} | {reward} | {icons}")


def collected(table: Table, **icons: int) -> Table:
    """The table with these Icons in Ann's Video Gallery."""
    return table.with_player(ANN, icons=tuple(icons.get(icon, 0) for icon in ICONS))


def ready(*held: SceneCard, **icons: int) -> Table:
    """Ann's turn, a Lion on the Map, these cards in her Tableau, these Icons in her gallery."""
    return collected(a_table(2, tableaus={ANN: held}, board=a_board("C4 lion")), **icons)


def film(card: SceneCard, **more: object) -> c.FilmScene:
    return c.FilmScene(seat=ANN, card=card, **more)  # type: ignore[arg-type]


@pytest.mark.clause("WS-EX-16", "WS-REWARD-1", "WS-DONE-3", "WS-CARD-6")
def test_a_food_token_is_there_at_once() -> None:
    card = paying("1 food")
    after = played(ready(card), film(card))
    assert (after.player(ANN).food, after.player(ANN).stars) == (1, 0)
    assert legal(after, c.SpendFood(seat=ANN, path=cells("C4 C5")))


@pytest.mark.clause("WS-EX-17", "WS-REWARD-1", "WS-DONE-3", "WS-CARD-7")
def test_stars_are_on_the_track_at_once() -> None:
    card = paying("3 stars")
    after = played(ready(card), film(card)).player(ANN)
    assert after.stars == 3
    assert after.ledger == (Entry(round=2, source=Source.SCENES, stars=3),)


@pytest.mark.clause("WS-REWARD-1")
def test_only_the_owner_is_paid() -> None:
    card = paying("1 food + 2 vfx + 3 stars", "like")
    before = ready(card)
    assert played(before, film(card)).player(BEN) == before.player(BEN)


@pytest.mark.clause("WS-EX-18", "WS-REWARD-4", "WS-RULING-46", "WS-CARD-8")
@pytest.mark.parametrize("icon", ICONS)
def test_a_star_for_each_collected_icon_of_the_kind_on_the_card(icon: Icon) -> None:
    card = paying(f"1/{icon}")
    others = {other: 5 for other in ICONS if other is not icon}
    assert played(ready(card, **others, **{icon: 7}), film(card)).player(ANN).stars == 7


@pytest.mark.clause("WS-REWARD-4", "WS-RULING-46")
def test_all_icons_count_where_the_card_says_so() -> None:
    card = paying("1/any")
    assert played(ready(card, leaf=3, like=4, rare=1), film(card)).player(ANN).stars == 8


@pytest.mark.clause("WS-REWARD-4", "WS-ICON-3")
def test_icons_of_the_tableau_and_of_others_do_not_count() -> None:
    card, idle = paying("1/leaf"), paying("1 star", "leaf leaf leaf")
    table = ready(card, idle, leaf=2)
    table = table.with_player(BEN, icons=(9,) * len(ICONS))
    assert played(table, film(card)).player(ANN).stars == 2


@pytest.mark.clause("WS-REWARD-6", "WS-RULING-44")
def test_the_card_being_completed_counts() -> None:
    card = paying("2/leaf + 1 star", "leaf leaf like")
    after = played(ready(card, leaf=3), film(card)).player(ANN)
    assert after.stars == 2 * (3 + 2) + 1
    assert (after.icon(Icon.LEAF), after.icon(Icon.LIKE)) == (5, 1)


@pytest.mark.clause("WS-EX-25", "WS-REWARD-6", "WS-CARD-10", "WS-RULING-44")
def test_card_108_pays_twice_the_rare_icons_and_eleven() -> None:
    card = paying("2/rare + 11 stars", "rare", "108")
    assert played(ready(card, rare=2), film(card)).player(ANN).stars == 17


@pytest.mark.clause("WS-EX-19", "WS-ICON-PLANT-3", "WS-REWARD-6", "WS-CARD-9", "WS-RULING-47")
@pytest.mark.parametrize(("plant", "stars"), [(Icon.LEAF, 18), (Icon.FRUIT, 3), (Icon.FLOWER, 2)])
def test_card_128_pays_the_plant_of_the_players_choice(plant: Icon, stars: int) -> None:
    card = paying("1/plant + 2 stars", "leaf", "128")
    table = ready(card, leaf=15, fruit=1)
    assert played(table, film(card, plant=plant)).player(ANN).stars == stars


@pytest.mark.clause("WS-ICON-PLANT-3", "WS-RULING-47")
def test_the_plant_is_asked_and_asked_anew_for_each_card() -> None:
    one, two = paying("1/plant"), paying("2/plant")
    table = ready(one, two, leaf=3, fruit=5)
    assert asked(table, film(one)) == refused(table, film(one)) == {"WS-ICON-PLANT-3"}
    for wrong in (Icon.LIKE, Icon.RARE, Icon.FOOD):
        assert refused(table, film(one, plant=wrong)) == {"WS-ICON-PLANT-3"}
        assert insisted(table, film(one, plant=wrong)).player(ANN).stars == 0
    table = played(table, film(one, plant=Icon.LEAF), film(two, plant=Icon.FRUIT))
    assert table.player(ANN).stars == 3 + 2 * 5


@pytest.mark.clause("WS-ICON-PLANT-3")
def test_a_card_that_names_its_plant_leaves_no_choice() -> None:
    card = paying("1/flower")
    table = ready(card, flower=2, leaf=9)
    assert played(table, film(card, plant=Icon.LEAF)).player(ANN).stars == 2
    assert set(PLANTS) == {Icon.LEAF, Icon.FLOWER, Icon.FRUIT}


@pytest.mark.clause("WS-REWARD-2", "WS-RULING-49", "WS-REWARD-1")
def test_a_reward_is_taken_whole_and_at_once() -> None:
    card = paying("1 food + 3 stars")
    for less in (c.Booking(), c.Booking(stars=3), c.Booking(stars=4, food=1)):
        assert refused(ready(card), film(card, booked=less)) == {"WS-RULING-49"}
    assert legal(ready(card), film(card, booked=c.Booking(stars=3, food=1)))
    assert refused(ready(card), film(card, booked=c.Booking(stars=-3))) == {
        "WS-REWARD-3",
        "WS-RULING-49",
    }
    assert final(ready(card), film(card, booked=c.Booking(food=-1))) == {"WS-REWARD-3"}


@pytest.mark.clause("WS-RULING-49")
def test_a_count_that_may_hold_unknown_icons_may_be_booked() -> None:
    card = a_card("? terrain: lion | 1/leaf + 2 stars | ?")
    table = ready(card, leaf=3)
    assert legal(table, film(card, booked=c.Booking(stars=6)))
    known = paying("1/leaf + 2 stars", "leaf")
    assert refused(ready(known, leaf=3), film(known, booked=c.Booking(stars=5))) == {"WS-RULING-49"}
    plain = a_card("? terrain: lion | 2 stars | ?")
    assert refused(ready(plain), film(plain, booked=c.Booking(stars=6))) == {"WS-RULING-49"}


@pytest.mark.clause("WS-DRV-13")
def test_no_reward_lowers_a_score_and_none_is_told_where_there_is_none() -> None:
    card = paying("-", "leaf")
    happened = [event.kind for event in events(ready(card), film(card))]
    assert happened == ["scene_filmed"]


@pytest.mark.clause("WS-COOP-3")
def test_together_the_stars_go_onto_the_common_track() -> None:
    card = paying("3 stars")
    table = a_table(2, mode=Mode.COOP, tableaus={ANN: (card,)}, board=a_board("C4 lion"))
    after = played(table, film(card))
    assert (after.team, after.player(ANN).stars) == (3, 0)
    assert sum(entry.stars for entry in after.player(ANN).ledger) == 3


# Icons


@pytest.mark.clause("WS-ICON-3", "WS-TERM-3")
def test_icons_work_only_from_the_gallery() -> None:
    card = paying("1 star", "food vfx animal like")
    table = ready(card)
    assert table.player(ANN).icons == (0,) * len(ICONS)
    after = played(table, film(card)).player(ANN)
    assert [icon for icon in ICONS if after.icon(icon)] == [
        Icon.FOOD, Icon.VFX, Icon.ANIMAL, Icon.LIKE,
    ]  # fmt: skip


def test_an_icon_printed_twice_is_collected_twice() -> None:
    card = paying("1 star", "leaf leaf")
    assert played(ready(card), film(card)).player(ANN).icon(Icon.LEAF) == 2


@pytest.mark.clause("WS-AWARD-4", "WS-RULING-53")
def test_each_printed_animal_of_a_completed_card_is_remembered() -> None:
    card = a_card("? adjacency: vulture vulture lion | 1 star | -")
    board = a_board("C4 vulture", "C5 vulture", "D4 lion")
    table = a_table(2, tableaus={ANN: (card,)}, board=board)
    after = played(table, film(card)).player(ANN)
    assert (after.animal(Species.VULTURE), after.animal(Species.LION)) == (2, 1)


@pytest.mark.clause("WS-LIKE-1", "WS-LIKE-3")
def test_like_icons_give_nothing_while_the_game_goes_on() -> None:
    card = paying("1 star", "like like like")
    assert played(ready(card, like=7), film(card)).player(ANN).stars == 1
    assert like_stars(10) == 50


def test_what_a_card_pays_is_one_gain_with_its_clause() -> None:
    card = paying("1/leaf + 2 stars", "leaf")
    (gain,) = [
        event for event in events(ready(card), film(card)) if isinstance(event, e.StarsScored)
    ]
    assert (gain.stars, gain.clause, gain.source) == (3, "WS-REWARD-1", Source.SCENES)


def test_a_condition_is_no_reward() -> None:
    # The terrain of the pattern plays no part in what is paid.
    card = a_card("? terrain: lion@rock | 3 stars | -")
    table = replace(ready(card), terrain=(Terrain.ROCK,) * len(CELLS))
    assert played(table, film(card)).player(ANN).stars == 3
