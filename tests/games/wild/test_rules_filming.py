"""Sections 11 and 13: completing Scene Cards, as the referee judges the command."""

from dataclasses import replace

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
    events,
    final,
    insisted,
    legal,
    played,
    preparing,
    refused,
    spaces,
    switched,
    violations,
    warned,
)

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild import events as e
from serengeti_companion.games.wild.model import (
    LIGHT,
    SCORE_ONLY,
    CardTracking,
    Phase,
    Step,
    Table,
    Tracking,
    Turn,
)
from serengeti_companion.games.wild.packs import rulebook_examples
from serengeti_companion.games.wild.printed import UNKNOWN_COPY
from serengeti_companion.games.wild.terms import (
    BLANK,
    CELLS,
    INDEX,
    Icon,
    SceneCard,
    Species,
    Terrain,
)

CROCODILES = a_card("? terrain: crocodile@woodlands crocodile@water hyena@water | 3 stars | leaf")
LINE = a_card("? line: lion crocodile rhinoceros@grasslands | 3 stars | leaf")
ADJACENT = a_card("? adjacency: giraffe@water leopard@grasslands lion | 3 stars | leaf")
LION = a_card("? terrain: lion@rock | 3 stars | -")
EVERYWHERE = {"g": Terrain.GRASSLANDS, "w": Terrain.WOODLANDS, "a": Terrain.WATER}
EVERYWHERE["r"] = Terrain.ROCK


def ground(letter: str = "g", **others: str) -> tuple[Terrain | None, ...]:
    """One terrain everywhere, but for the cells named; "?" = not known."""
    return tuple(EVERYWHERE.get(others.get(cell, letter)) for cell in CELLS)


def holding(*held: SceneCard | int, animals: tuple[str, ...] = (), **table: object) -> Table:
    """Ann's turn in Round 2, with these cards in her Tableau and these animals on the Map."""
    table.setdefault("terrain", ground())
    return a_table(2, tableaus={ANN: held}, board=a_board(*animals), **table)  # type: ignore[arg-type]


def film(card: SceneCard, **more: object) -> c.FilmScene:
    return c.FilmScene(seat=ANN, card=card, **more)  # type: ignore[arg-type]


# The patterns, on the Map


@pytest.mark.clause("WS-EX-7", "WS-SCENE-LAND-1", "WS-SCENE-LAND-2", "WS-SCENE-2", "WS-GLANCE-3")
@pytest.mark.parametrize("where", ["A1 G7 D4", "D3 D4 D5", "G7 A1 B1"])
def test_a_terrain_scene_asks_only_for_the_terrain_below_each_animal(where: str) -> None:
    woods, water, hyena = where.split()
    animals = (f"{woods} crocodile", f"{water} crocodile", f"{hyena} hyena")
    terrain = ground("g", **{woods: "w", water: "a", hyena: "a"})
    table = played(holding(CROCODILES, animals=animals, terrain=terrain), film(CROCODILES))
    assert table.player(ANN).gallery == (CROCODILES,)
    for cell in (woods, water, hyena):
        spoilt = holding(CROCODILES, animals=animals, terrain=(
            *terrain[: INDEX[cells(cell)[0]]],
            Terrain.ROCK,
            *terrain[INDEX[cells(cell)[0]] + 1 :],
        ))  # fmt: skip
        assert refused(spoilt, film(CROCODILES)) == {"WS-SCENE-LAND-1"}


@pytest.mark.clause("WS-EX-8", "WS-EX-9", "WS-SCENE-LINE-1", "WS-SCENE-LINE-4", "WS-SCENE-LINE-5")
@pytest.mark.parametrize("where", ["C7 C5 C2", "C1 C2 C3", "G4 E4 A4", "A4 B4 G4"])
def test_a_line_is_read_in_any_of_four_directions_with_gaps(where: str) -> None:
    lion, crocodile, rhinoceros = where.split()
    animals = (f"{lion} lion", f"{crocodile} crocodile", f"{rhinoceros} rhinoceros")
    assert legal(holding(LINE, animals=animals), film(LINE))
    assert refused(holding(LINE, animals=animals, terrain=ground("w")), film(LINE)) == {
        "WS-SCENE-TERR-2"
    }


@pytest.mark.clause("WS-EX-10", "WS-SCENE-LINE-6", "WS-RULING-40")
@pytest.mark.parametrize("between", ["zebra", "lion", "rhinoceros"])
def test_animals_in_between_do_a_line_no_harm(between: str) -> None:
    animals = ("C7 lion", "C6 crocodile", f"C5 {between}", "C4 rhinoceros")
    assert legal(holding(LINE, animals=animals), film(LINE))


@pytest.mark.clause("WS-SCENE-LINE-1", "WS-SCENE-LINE-2", "WS-SCENE-LINE-3", "WS-CHK-23")
@pytest.mark.parametrize(
    ("where", "clause"),
    [
        ("C7 C5 D2", "WS-SCENE-LINE-1"),
        ("C5 C7 C2", "WS-SCENE-LINE-2"),
        ("A1 B2 C3", "WS-SCENE-LINE-3"),
        ("A7 C5 E3", "WS-SCENE-LINE-3"),
    ],
)
def test_a_line_is_straight_in_order_and_never_diagonal(where: str, clause: str) -> None:
    lion, crocodile, rhinoceros = where.split()
    animals = (f"{lion} lion", f"{crocodile} crocodile", f"{rhinoceros} rhinoceros")
    assert refused(holding(LINE, animals=animals), film(LINE)) == {clause}


@pytest.mark.clause(
    "WS-EX-11", "WS-SCENE-ADJ-1", "WS-SCENE-TERR-2", "WS-RULING-41", "WS-CHK-24", "WS-GLANCE-3"
)
def test_an_adjacency_scene_stands_around_its_centre() -> None:
    around = ("C4 giraffe", "D5 leopard", "B4 lion")
    # The Lion has no Terrain Icon: any terrain will do for it.
    terrain = ground("g", C4="a", B4="r")
    assert legal(holding(ADJACENT, animals=around, terrain=terrain), film(ADJACENT))
    dry = holding(ADJACENT, animals=around, terrain=ground("g"))
    assert refused(dry, film(ADJACENT)) == {"WS-SCENE-TERR-2"}
    away = ("C4 giraffe", "D5 leopard", "A4 lion")
    two_off = holding(ADJACENT, animals=away, terrain=terrain)
    assert refused(two_off, film(ADJACENT)) == {"WS-SCENE-ADJ-1"}


@pytest.mark.clause("WS-SCENE-2")
def test_an_animal_that_is_not_on_the_map_cannot_be_filmed() -> None:
    assert refused(holding(LION), film(LION)) == {"WS-SCENE-2"}


@pytest.mark.clause("WS-RULING-37")
def test_one_animal_fills_one_slot() -> None:
    pair = a_card("? adjacency: vulture vulture | 1 star | -")
    alone = holding(pair, animals=("C4 vulture",))
    assert refused(alone, film(pair)) == {"WS-SCENE-2"}
    assert refused(alone, film(pair, cells=cells("C4 C4"))) == {"WS-RULING-37", "WS-SCENE-ADJ-1"}
    assert legal(holding(pair, animals=("C4 vulture", "C5 vulture")), film(pair))


@pytest.mark.clause("WS-SCENE-2")
def test_the_table_may_say_where_the_animals_stand() -> None:
    table = holding(LION, animals=("C4 lion", "E4 lion"), terrain=ground("g", E4="r"))
    assert legal(table, film(LION, cells=cells("E4")))
    assert refused(table, film(LION, cells=cells("C4"))) == {"WS-SCENE-LAND-1"}
    assert refused(table, film(LION, cells=cells("D4"))) >= {"WS-SCENE-2"}
    assert refused(table, film(LION, cells=cells("E4 C4"))) == {"WS-SCENE-2"}


@pytest.mark.clause("WS-RULING-43")
def test_whoever_arranged_the_animals_the_scene_may_be_filmed() -> None:
    table = a_table(2, tableaus={ANN: (LION,)}, board=a_board("B4 lion"), turn=BEN, round_=2)
    table = replace(table, terrain=ground("g", C4="r"))
    moved = c.MoveAnimal(seat=BEN, path=cells("B4 C4"))
    table = played(table, moved, c.EndTurn(seat=BEN), film(LION))
    assert table.player(ANN).stars == 3


@pytest.mark.clause("WS-RULING-38")
def test_animals_stay_and_serve_further_cards() -> None:
    other = a_card("? terrain: lion@rock | 5 stars | -")
    table = holding(LION, other, animals=("C4 lion",), terrain=ground("r"))
    table = played(table, film(LION), film(other))
    assert table.at(cells("C4")[0]) == (Species.LION,)
    assert table.player(ANN).stars == 8


# Whose turn, which card


@pytest.mark.clause("WS-SCENE-5", "WS-TURN-4")
def test_a_card_is_completed_only_in_its_owners_turn() -> None:
    table = holding(LION, animals=("C4 lion",), terrain=ground("r"))
    theirs = replace(table, turn=Turn(seat=BEN))
    assert refused(theirs, film(LION)) == {"WS-SCENE-5", "WS-TURN-4"}
    passed = table.with_player(ANN, passed=True)
    assert refused(passed, film(LION)) == {"WS-PASS-3"}


@pytest.mark.clause("WS-RULING-35")
def test_nothing_is_filmed_in_round_preparation() -> None:
    table = holding(LION, animals=("C4 lion",), terrain=ground("r"))
    for step in (Step.MARKER, Step.MIGRATION, Step.FIRST):
        assert refused(preparing(table, step), film(LION)) == {"WS-RULING-35"}
    assert "WS-GAME-7" in refused(replace(table, phase=Phase.OVER, turn=None), film(LION))


@pytest.mark.clause("WS-FREE-6")
def test_only_a_card_of_ones_own_tableau_is_completed() -> None:
    terrain = ground("r")
    table = a_table(
        2, tableaus={BEN: (LION,)}, board=a_board("C4 lion"), terrain=terrain, pool=(1, 2)
    )
    assert final(table, film(LION)) == {"WS-FREE-6"}
    assert final(table, film(cards(1)[0])) == {"WS-COMP-1"}


@pytest.mark.clause("WS-REWARD-2", "WS-FREE-5")
def test_a_completed_card_pays_once() -> None:
    card = a_card("31 terrain: lion@rock | 3 stars | -")
    table = holding(card, animals=("C4 lion",), terrain=ground("r"))
    table = played(table, film(card))
    assert final(table, film(card)) == {"WS-FREE-5"}
    assert not [command for command in _reward_commands(table) if legal(table, command)]


def _reward_commands(table: Table) -> tuple[c.Command, ...]:
    """Every way to name the completed card once more."""
    (card,) = table.player(ANN).gallery
    return (film(card), film(SceneCard(number=card.number)), film(BLANK, shown=card))


def test_a_card_shown_on_the_spot_is_one_that_can_lie_there() -> None:
    card = a_card("31 terrain: lion@rock | 3 stars | -")
    table = holding(BLANK, 40, animals=("C4 lion",), terrain=ground("r"), discard=(41,))
    assert legal(table, film(BLANK, shown=card))
    described = holding(card, animals=("C4 lion",), terrain=ground("r"))
    assert legal(described, film(card, shown=replace(card, icons=(Icon.LIKE,))))
    # Shown without its number, it is still the card that was named.
    shown = replace(card, number=None)
    assert played(table, film(SceneCard(number=31), shown=shown)).player(ANN).gallery == (card,)
    # It lies in the discard pile, and card 40 is not card 31.
    assert "WS-COMP-1" in final(table, film(BLANK, shown=replace(card, number=41)))
    assert "WS-COMP-1" in final(table, film(SceneCard(number=40), shown=card))


@pytest.mark.clause("WS-RULING-36")
def test_a_card_taken_this_turn_may_be_completed_in_it() -> None:
    table = holding(animals=("C4 lion",), terrain=ground("r"), pool=(LION, *blanks(5)))
    table = played(table, c.TakeCards(seat=ANN, cards=(LION,)), film(LION))
    assert table.player(ANN).gallery == (LION,)


# When


@pytest.mark.clause("WS-DONE-1", "WS-RULING-9")
def test_a_card_is_completed_before_and_after_the_basic_action() -> None:
    table = holding(LION, animals=("C4 lion",), terrain=ground("r"))
    discover = c.DiscoverAnimal(seat=ANN, species=Species.ZEBRA, cell=cells("A1")[0])
    for commands in ((film(LION), discover), (discover, film(LION))):
        after = played(table, *commands, c.EndTurn(seat=ANN))
        assert after.player(ANN).completed == 1
    # And in the turn that ends with a pass.
    poor = holding(LION, animals=("C4 lion",), terrain=ground("r"), coins=0)
    assert played(poor, film(LION), c.PassTurn(seat=ANN)).player(ANN).stars == 3


@pytest.mark.clause("WS-DONE-2", "WS-FREE-6", "WS-RULING-45")
def test_any_number_of_cards_is_completed_one_by_one_each_counting_those_before() -> None:
    first = a_card("? terrain: lion@rock | 1/leaf | leaf leaf")
    second = a_card("? terrain: lion@rock | 1/leaf | leaf")
    both = holding(first, second, animals=("C4 lion",), terrain=ground("r"))
    assert played(both, film(first), film(second)).player(ANN).stars == 2 + 3
    assert played(both, film(second), film(first)).player(ANN).stars == 1 + 3


@pytest.mark.clause("WS-DONE-4")
def test_a_fulfilled_card_may_be_held_back_and_completed_later() -> None:
    table = holding(LION, animals=("C4 lion",), terrain=ground("r"))
    discover = c.DiscoverAnimal(seat=ANN, species=Species.ZEBRA, cell=cells("A1")[0])
    theirs = c.DiscoverAnimal(seat=BEN, species=Species.ZEBRA, cell=cells("A2")[0])
    later = played(table, discover, c.EndTurn(seat=ANN), theirs, c.EndTurn(seat=BEN))
    assert later.player(ANN).tableau == (LION,)
    assert legal(later, film(LION))


@pytest.mark.clause("WS-DONE-3", "WS-GAL-1", "WS-REWARD-1")
def test_the_reward_comes_at_once_and_the_card_goes_to_the_gallery() -> None:
    card = a_card("? terrain: lion@rock | 2 food + 1 vfx + 3 stars | like")
    table = holding(card, 2, animals=("C4 lion",), terrain=ground("r"))
    after = played(table, film(card)).player(ANN)
    assert (after.stars, after.food, after.vfx) == (3, 2, 1)
    assert (after.tableau, after.gallery, after.completed) == (cards(2), (card,), 1)
    assert after.icon(Icon.LIKE) == 1
    assert after.animal(Species.LION) == 1


# Two animals on one space


@pytest.mark.clause("WS-RULING-22", "WS-SW-7")
def test_no_card_is_completed_while_two_animals_share_a_space() -> None:
    crowded = ("C4 lion", "E5 zebra hyena")
    table = holding(LION, animals=crowded, terrain=ground("r"))
    assert refused(table, film(LION)) == {"WS-RULING-22"}
    house = switched(completeDuringOverlap=True)
    assert legal(holding(LION, animals=crowded, terrain=ground("r"), house=house), film(LION))


@pytest.mark.clause("WS-RULING-22")
@pytest.mark.parametrize(
    ("tracking", "clauses"),
    [
        (LIGHT, {"WS-RULING-22"}),
        (Tracking(map=False), set()),
        (Tracking(cards=CardTracking.OFF), set()),
    ],
)
def test_a_shared_space_is_looked_at_where_map_and_cards_are(
    tracking: Tracking, clauses: set[str]
) -> None:
    table = holding(LION, animals=("E5 zebra hyena",), tracking=tracking)
    assert refused(table, film(LION)) == clauses


@pytest.mark.clause("WS-SW-7")
def test_with_the_switch_one_space_serves_two_slots_of_a_terrain_scene() -> None:
    pair = a_card("? terrain: zebra@rock hyena@rock | 1 star | -")
    house = switched(completeDuringOverlap=True)
    table = holding(pair, animals=("E5 zebra hyena",), terrain=ground("r"), house=house)
    assert legal(table, film(pair))


@pytest.mark.clause("WS-SW-6", "WS-RULING-21")
def test_with_overlap_by_the_chain_nothing_is_filmed_inside_one() -> None:
    house = switched(overlap="chain", completeDuringOverlap=True)
    crowded = ("C4 lion", "E5 zebra hyena")
    table = holding(LION, animals=crowded, terrain=ground("r"), house=house)
    assert refused(table, film(LION)) == {"WS-RULING-21"}


# What is not known


@pytest.mark.clause("WS-PIC-1")
def test_unknown_terrain_is_asked_once_and_then_known() -> None:
    other = a_card("? terrain: lion@rock | 5 stars | -")
    terrain = ground("?")
    table = holding(LION, other, animals=("C4 lion",), terrain=terrain)
    assert asked(table, film(LION)) == refused(table, film(LION)) == {"WS-PIC-1"}
    (question,) = violations(table, film(LION))
    assert str(question.message) == "Lion must stand on Rock. Is C4 Rock?"
    assert question.subjects == ("cell:C4", "slot:0")
    table = insisted(table, film(LION), on_word={"WS-PIC-1"})
    assert table.terrain_at(cells("C4")[0]) is Terrain.ROCK
    assert legal(table, film(other))


@pytest.mark.clause("WS-PIC-1")
def test_only_the_terrain_that_was_asked_for_is_learned() -> None:
    card = a_card("? terrain: lion@rock zebra | 5 stars | -")
    table = holding(card, animals=("C4 lion", "E4 zebra"), terrain=ground("?"))
    table = insisted(table, film(card))
    assert [cell for cell in CELLS if table.terrain_at(cell) is not None] == ["C4"]


def test_terrain_below_the_cells_that_the_table_names_is_learned() -> None:
    table = holding(LION, animals=("C4 lion", "E4 lion"), terrain=ground("?"))
    command = film(LION, cells=cells("E4"))
    assert refused(table, command) == {"WS-PIC-1"}
    after = insisted(table, command)
    assert after.terrain_at(cells("E4")[0]) is Terrain.ROCK
    assert after.terrain_at(cells("C4")[0]) is None


def test_of_the_named_cells_only_what_the_card_wants_and_nobody_knows_is_learned() -> None:
    card = a_card("? terrain: lion@rock zebra hyena@water leopard@rock | 5 stars | -")
    animals = ("C4 lion", "D4 zebra", "E4 hyena", "F4 leopard")
    terrain = ground("?", F4="g")
    table = holding(card, animals=animals, terrain=terrain, vfx=1)
    # The Hyena is freed, the Leopard stands on Grasslands against the card; one cell is too many.
    after = insisted(table, film(card, cells=cells("C4 D4 E4 F4"), vfx=(2,)))
    assert after.terrain == ground("?", C4="r", F4="g")
    assert insisted(table, film(card, cells=cells("C4 D4 E4 F4 G4"))).player(ANN).completed == 1


def test_nothing_is_learned_from_a_card_nobody_described() -> None:
    table = holding(BLANK, animals=("C4 lion",), terrain=ground("?"))
    after = insisted(table, film(BLANK, cells=cells("C4"), booked=c.Booking(stars=1)))
    assert after.terrain == table.terrain


def test_known_terrain_that_is_wrong_is_not_asked() -> None:
    table = holding(LION, animals=("C4 lion",), terrain=ground("?", C4="g"))
    assert refused(table, film(LION)) == {"WS-SCENE-LAND-1"}
    assert asked(table, film(LION)) == set()


@pytest.mark.clause("WS-PIC-4")
def test_a_card_nobody_described_is_asked_for_its_scene_and_its_reward() -> None:
    table = holding(BLANK)
    assert asked(table, film(BLANK)) == refused(table, film(BLANK)) == {"WS-PIC-4"}
    texts = {str(v.message) for v in violations(table, film(BLANK))}
    assert texts == {
        "The pattern of this card is not known.",
        "What a card pays is not known: book it by hand.",
        "Its Icons are not known; set them by hand if it has any.",
    }
    booked = c.Booking(stars=7, food=1, vfx=2)
    after = insisted(table, film(BLANK, booked=booked), on_word={"WS-PIC-4"}).player(ANN)
    assert (after.stars, after.food, after.vfx, after.completed) == (7, 1, 2, 1)


@pytest.mark.clause("WS-PIC-16")
def test_icons_that_are_not_known_are_only_pointed_out() -> None:
    card = a_card("? terrain: lion@rock | 3 stars | ?")
    table = holding(card, animals=("C4 lion",), terrain=ground("r"))
    assert legal(table, film(card))
    assert warned(table, film(card)) == {"WS-PIC-16"}
    assert warned(replace(table, tracking=SCORE_ONLY), film(card)) == set()


@pytest.mark.clause("WS-PIC-4")
def test_tokens_on_a_card_nobody_described_are_believed() -> None:
    table = holding(BLANK, vfx=2)
    command = film(BLANK, vfx=(0, 1), booked=c.Booking(stars=1))
    assert refused(table, command) == {"WS-PIC-4"}
    assert insisted(table, command).player(ANN).vfx == 0


@pytest.mark.clause("WS-PIC-5")
def test_a_reward_that_counts_unknown_icons_is_booked() -> None:
    card = a_card("? terrain: lion@rock | 1/? + 2 stars | -")
    table = holding(card, animals=("C4 lion",), terrain=ground("r"))
    assert asked(table, film(card)) == {"WS-PIC-5"}
    assert legal(table, film(card, booked=c.Booking(stars=9)))
    # On the table's word without a number, what is known is paid.
    assert insisted(table, film(card)).player(ANN).stars == 2


def test_the_cards_of_the_rulebook_are_known_by_their_numbers() -> None:
    table = a_table(2, printed=rulebook_examples(), tableaus={ANN: (SceneCard(number=108),)})
    command = film(SceneCard(number=108))
    assert asked(table, command) == {"WS-PIC-4"}
    assert insisted(table, command).player(ANN).stars == 11


# What is not tracked


@pytest.mark.parametrize(
    "tracking",
    [
        SCORE_ONLY,
        LIGHT,
        Tracking(map=False),
        Tracking(cards=CardTracking.COUNTED),
    ],
)
def test_without_map_or_names_the_pattern_is_not_looked_at(tracking: Tracking) -> None:
    card = a_card("? terrain: lion@rock | 3 stars | like")
    table = a_table(2, tracking=tracking, tableaus={ANN: (card,)})
    command = film(card, shown=card)
    assert legal(table, command)
    after = played(table, command).player(ANN)
    assert (after.stars, after.completed, after.icon(Icon.LIKE)) == (3, 1, 1)


def test_a_counted_card_named_by_its_number_pays_what_the_copy_says() -> None:
    table = a_table(2, tracking=LIGHT, tableaus={ANN: blanks(3)})
    (card,) = cards(1)
    after = played(table, film(SceneCard(number=1))).player(ANN)
    assert (after.stars, after.gallery, after.tableau) == (9, (card,), blanks(2))


def test_even_where_cards_are_not_followed_none_is_completed_twice() -> None:
    table = a_table(2, tracking=SCORE_ONLY)
    (filmed, *_gains) = events(table, film(SceneCard(number=1)))
    assert isinstance(filmed, e.SceneFilmed)
    assert (filmed.was, filmed.card) == (SceneCard(number=1), cards(1)[0])
    table = played(table, film(SceneCard(number=1)))
    assert "WS-COMP-1" in final(table, film(SceneCard(number=1)))


def test_tokens_that_are_not_tracked_are_neither_asked_nor_gained() -> None:
    card = a_card("? terrain: lion@rock | 2 vfx | -")
    table = holding(
        card, animals=("C4 lion",), terrain=ground("g"), tracking=Tracking(tokens=False)
    )
    command = film(card, vfx=(0,))
    assert legal(table, command)
    after = played(table, command).player(ANN)
    assert (after.food, after.vfx) == (0, 0)


# Learning while overruled


def test_on_the_tables_word_a_card_may_be_completed_against_the_map() -> None:
    table = holding(LION, animals=("C4 lion",), terrain=ground("g"))
    after = insisted(table, film(LION), on_word={"WS-SCENE-LAND-1"})
    assert after.player(ANN).stars == 3
    assert after.terrain == table.terrain


def test_all_that_is_wrong_is_said_at_once() -> None:
    card = a_card("? terrain: lion@rock zebra@water | 1/plant | -")
    table = holding(card, animals=("C4 lion", "E4 zebra"), terrain=ground("g", E4="?"))
    assert refused(table, film(card, vfx=(0, 0))) == {
        "WS-RES-VFX-1",
        "WS-PIC-1",
        "WS-ICON-PLANT-3",
    }


def test_filming_tells_what_happened_in_order() -> None:
    card = a_card("? terrain: lion@rock zebra@water | 1 food + 1 star | like")
    table = holding(card, animals=("C4 lion", "E4 zebra"), terrain=ground("g", E4="?"), vfx=1)
    kinds = [event.kind for event in events(table, film(card, vfx=(0,)))]
    assert kinds == [
        "terrain_learned", "vfx_spent", "scene_filmed", "stars_scored", "tokens_gained",
    ]  # fmt: skip
    assert isinstance(events(table, film(card, vfx=(0,)))[2], e.SceneFilmed)


def test_with_an_unknown_copy_everything_can_be_said_by_hand() -> None:
    table = a_table(2, printed=UNKNOWN_COPY, tableaus={ANN: blanks(4)}, coins=6)
    shown = a_card("? line: lion zebra@water | 1/plant | leaf leaf")
    command = film(BLANK, shown=shown, plant=Icon.LEAF, booked=c.Booking(stars=2))
    # The animals are not on the Map of the app: the table says that they are on the real one.
    after = insisted(table, command).player(ANN)
    assert (after.stars, after.icon(Icon.LEAF), after.animal(Species.ZEBRA)) == (2, 2, 1)


def test_a_film_by_the_next_player_ends_the_turn_before() -> None:
    table = a_table(
        3, tableaus={BEN: (LION,)}, board=a_board("C4 lion"), terrain=ground("r"),
        spaces=spaces("predators-1: 1 full -", "herbivores-1: 1 full -"),
    )  # fmt: skip
    discover = c.DiscoverAnimal(seat=ANN, species=Species.ZEBRA, cell=cells("A1")[0])
    table = played(table, discover, c.FilmScene(seat=BEN, card=LION))
    assert table.turn is not None
    assert table.turn.seat == BEN
    assert table.player(BEN).stars == 3
    assert "WS-SCENE-5" in refused(table, c.FilmScene(seat=CEM, card=LION))
