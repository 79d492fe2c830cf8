"""Sections 11 and 13: completing cards of which not everything is known or followed."""

from dataclasses import replace

import pytest
from support.tables import (
    ANN,
    a_card,
    a_table,
    asked,
    blanks,
    cards,
    cells,
    events,
    insisted,
    legal,
    played,
    refused,
    violations,
    warned,
)
from support.wild_filming import LION, film, ground, holding

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild import events as e
from serengeti_companion.games.wild.model import LIGHT, SCORE_ONLY, CardTracking, Tracking
from serengeti_companion.games.wild.packs import rulebook_examples
from serengeti_companion.games.wild.printed import UNKNOWN_COPY
from serengeti_companion.games.wild.terms import BLANK, CELLS, Icon, SceneCard, Species, Terrain

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
        "What this card pays is not known: book it by hand.",
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
    assert "WS-COMP-1" in refused(table, film(SceneCard(number=1)))


def test_tokens_that_are_not_tracked_are_neither_asked_nor_gained() -> None:
    card = a_card("? terrain: lion@rock | 2 vfx | -")
    table = holding(
        card, animals=("C4 lion",), terrain=ground("g"), tracking=Tracking(tokens=False)
    )
    command = film(card, vfx=(0,))
    assert legal(table, command)
    after = played(table, command).player(ANN)
    assert (after.food, after.vfx) == (0, 0)


def test_with_an_unknown_copy_everything_can_be_said_by_hand() -> None:
    table = a_table(2, printed=UNKNOWN_COPY, tableaus={ANN: blanks(4)}, coins=6)
    shown = a_card("? line: lion zebra@water | 1/plant | leaf leaf")
    command = film(BLANK, shown=shown, plant=Icon.LEAF, booked=c.Booking(stars=2))
    # The animals are not on the Map of the app: the table says that they are on the real one.
    after = insisted(table, command).player(ANN)
    assert (after.stars, after.icon(Icon.LEAF), after.animal(Species.ZEBRA)) == (2, 2, 1)
