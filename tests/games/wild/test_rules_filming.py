"""Sections 11 and 13: who completes which card, when, and what the referee says to it."""

from dataclasses import replace

import pytest
from support.tables import (
    ANN,
    BEN,
    CEM,
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
    played,
    preparing,
    refused,
    spaces,
)
from support.wild_filming import LION, film, ground, holding

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild import events as e
from serengeti_companion.games.wild.model import Phase, Step, Table, Turn
from serengeti_companion.games.wild.terms import BLANK, Icon, SceneCard, Species

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
    assert refused(table, film(LION)) == {"WS-FREE-6"}
    assert "WS-COMP-1" in refused(table, film(cards(1)[0]))


@pytest.mark.clause("WS-REWARD-2", "WS-FREE-5")
def test_a_completed_card_pays_once() -> None:
    card = a_card("31 terrain: lion@rock | 3 stars | -")
    table = holding(card, animals=("C4 lion",), terrain=ground("r"))
    table = played(table, film(card))
    assert refused(table, film(card)) == {"WS-FREE-5"}
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


# On the table's word, and what is told


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
