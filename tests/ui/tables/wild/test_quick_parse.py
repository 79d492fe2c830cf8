"""What a typed line means, and the sentence that helps where it means nothing."""

from dataclasses import replace

import pytest
from support.wild_evening import in_round, opened, played_until

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.model import Table
from serengeti_companion.games.wild.printed import UNKNOWN_COPY
from serengeti_companion.games.wild.terms import (
    BLANK,
    CELLS,
    BasicAction,
    Cell,
    Gain,
    Icon,
    RewardTerm,
    SceneCard,
    SceneType,
    Slot,
    Species,
    Terrain,
)
from serengeti_companion.ui.tables.wild.quick_complete import completion
from serengeti_companion.ui.tables.wild.quick_parse import read

ZEBRAS = SceneCard(
    number=700,
    type=SceneType.TERRAIN,
    slots=(
        Slot(species=Species.LION),
        Slot(species=Species.ZEBRA, terrain=Terrain.ROCK),
        Slot(species=Species.ZEBRA),
    ),
    reward=(RewardTerm(amount=1, gain=Gain.PER_PLANT),),
    icons=(Icon.FRUIT,),
)


@pytest.fixture(scope="module")
def table() -> Table:
    """Round 3; lions on C4 and A1, a zebra on E5; the player on turn holds ZEBRAS."""
    found = played_until(opened(), in_round(3)).state
    assert found.turn is not None
    animals = {"C4": (Species.LION,), "A1": (Species.LION,), "E5": (Species.ZEBRA,)}
    board = tuple(animals.get(cell, ()) for cell in CELLS)
    found = found.with_player(found.turn.seat, tableau=(ZEBRAS,), food=3, vfx=1)
    return replace(found, board=board)


def command(line: str, table: Table) -> c.Command:
    entry = read(line, table)
    assert entry.command is not None, entry.problem
    return entry.command


def problem(line: str, table: Table) -> str:
    entry = read(line, table)
    assert entry.problem is not None, entry.command
    return str(entry.problem)


@pytest.mark.parametrize("line", ["lion c4", "li c4", "LION C4", "  lion   C4 ", "lio, c4"])
def test_an_animal_and_a_space_is_a_discovery(table: Table, line: str) -> None:
    found = command(line, table)
    assert isinstance(found, c.DiscoverAnimal)
    assert (found.species, found.cell, found.space) == (Species.LION, "C4", None)


def test_the_price_behind_at_names_the_space(table: Table) -> None:
    found = command("lion c5 @2", table)
    assert isinstance(found, c.DiscoverAnimal)
    space = table.space(found.space) if found.space else None
    assert space is not None
    assert (space.price, space.action) == (2, "predators")


def test_a_move_takes_its_way_as_typed(table: Table) -> None:
    found = command("move c4 c5 c6", table)
    assert isinstance(found, c.MoveAnimal)
    assert found.path == ("C4", "C5", "C6")


def test_a_named_animal_that_stands_alone_needs_no_start(table: Table) -> None:
    found = command("move zebra e6", table)
    assert isinstance(found, c.MoveAnimal)
    assert (found.path, found.animal) == (("E5", "E6"), Species.ZEBRA)


def test_of_two_lions_the_start_must_be_told(table: Table) -> None:
    assert "where it stands" in problem("move lion e6", table)


def test_food_finds_the_way_between(table: Table) -> None:
    found = command("food c4 c6", table)
    assert isinstance(found, c.SpendFood)
    assert found.path == ("C4", "C5", "C6")


def test_a_swap_names_two_spaces(table: Table) -> None:
    found = command("swap c4 e5", table)
    assert isinstance(found, c.SwapAnimals)
    assert (found.first, found.second) == ("C4", "E5")
    assert "two spaces" in problem("swap c4", table)


def test_cards_are_taken_by_number_or_as_a_card(table: Table) -> None:
    taken = command("take 108 31", table)
    assert isinstance(taken, c.TakeCards)
    assert [card.number for card in taken.cards] == [108, 31]
    blank = command("take ?", table)
    assert isinstance(blank, c.TakeCards)
    assert blank.cards == (BLANK,)


def test_a_card_is_not_taken_twice(table: Table) -> None:
    assert problem("take 31 31", table) == "A card is named twice."


@pytest.mark.parametrize(("line", "kind"), [("buy 12", c.BuyCards), ("renew 108", c.RenewPool)])
def test_more_cards_and_a_new_pool(table: Table, line: str, kind: type) -> None:
    assert isinstance(command(line, table), kind)


def test_renew_may_come_without_a_card(table: Table) -> None:
    found = command("renew", table)
    assert isinstance(found, c.RenewPool)
    assert found.cards == ()


def test_take_after_a_renew_takes_the_card_it_includes(table: Table) -> None:
    assert table.turn is not None
    renewed = replace(table, turn=replace(table.turn, action=BasicAction.RENEW, unpaid=True))
    found = command("take 31", renewed)
    assert isinstance(found, c.BuyCards)
    assert found.seat == table.turn.seat


def test_film_frees_the_animal_named_behind_vfx(table: Table) -> None:
    found = command("film 700 vfx zebra", table)
    assert isinstance(found, c.FilmScene)
    assert found.vfx == (1,)


def test_film_takes_the_plant(table: Table) -> None:
    found = command("film 700 leaf", table)
    assert isinstance(found, c.FilmScene)
    assert found.plant is Icon.LEAF


def test_film_alone_takes_the_best_plant(table: Table) -> None:
    found = command("film 700", replace(table, board=((Species.LION, Species.ZEBRA),) * 49))
    assert isinstance(found, c.FilmScene)
    assert found.plant in {Icon.LEAF, Icon.FLOWER, Icon.FRUIT}


def test_film_may_name_where_the_animals_stand(table: Table) -> None:
    found = command("film 700 vfx zebra a1 e5 e6", table)
    assert isinstance(found, c.FilmScene)
    assert found.cells == ("A1", "E5", "E6")


def test_film_of_an_animal_that_the_card_does_not_show(table: Table) -> None:
    assert problem("film 700 vfx hyena", table) == "The card shows no hyena."


def test_discard_names_cards(table: Table) -> None:
    found = command("discard 31 77", table)
    assert isinstance(found, c.DiscardCards)
    assert len(found.cards) == 2


def test_pass_and_done(table: Table) -> None:
    assert isinstance(command("pass", table), c.PassTurn)
    assert isinstance(command("done", table), c.EndTurn)


def test_undo_and_redo_are_words_of_the_session(table: Table) -> None:
    assert read("undo", table).session == "undo"
    assert read("red", table).session == "redo"


def test_a_word_of_the_session_stands_alone(table: Table) -> None:
    problem = read("undo now", table).problem
    assert str(problem) == "Type undo and nothing else."
    assert read("redo @2", table).session is None


def test_the_terrain_of_a_space(table: Table) -> None:
    found = command("terrain c4 wat", table)
    assert isinstance(found, c.CorrectTerrain)
    assert (found.cell, found.terrain) == (Cell("C4"), Terrain.WATER)


def test_unnamed_cards_of_the_pool_get_their_numbers() -> None:
    table = replace(opened(printed=UNKNOWN_COPY).state, pool=(BLANK,) * 6)
    found = command("pool 12 31", table)
    assert isinstance(found, c.CorrectCards)
    assert [card.number for card in found.cards] == [12, 31, None, None, None, None]
    assert "no more" in problem("pool 1 2 3 4 5 6 7", table)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("", "Type an animal"),
        ("x", "not understood"),
        ("re", "could be renew, redo"),
        ("lion", "Name the space"),
        ("lion h8", "A1 to G7"),
        ("lion c4 @", "price"),
        ("lion c4 @x", "price"),
        ("lion c4 @1 @2", "One price"),
        ("lion c4 @9", "no space for 9"),
        ("take", "Name the cards"),
        ("take 0", "no card"),
        ("take 1000", "no card"),
        ("take ²", "no card"),
        ("film", "Name the card"),
        ("film 700 vfx", "the animal that is freed"),
        ("food c4", "each space"),
        ("move", "where it stands"),
        ("pass now", "Just pass"),
        ("terrain c4", "what it is"),
        ("\N{SNOWMAN}", "not understood"),
        ("lion c4 " * 9, "Name the space"),
    ],
)
def test_a_line_that_means_nothing_is_helped_with_a_sentence(
    table: Table, line: str, words: str
) -> None:
    assert words in problem(line, table)


@pytest.mark.parametrize(
    ("line", "rest"),
    [
        ("lio", "n"),
        ("ele", "phant"),
        ("l", ""),
        ("", ""),
        ("lion ", ""),
        ("film 7", "00"),
        ("film 700 v", "fx"),
        ("film 700 vfx ze", "bra"),
        ("film 700 le", "af"),
        ("terrain c4 wo", "odlands"),
        ("sw", "ap"),
    ],
)
def test_a_word_is_completed_where_only_one_fits(table: Table, line: str, rest: str) -> None:
    assert completion(line, table) == rest


def test_coins_go_to_somebody_by_name(table: Table) -> None:
    found = command("coins be 2", table)
    assert isinstance(found, c.TransferCoins)
    assert table.player(found.taker).name == "Ben"
    assert found.coins == 2
    assert "how many" in problem("coins ben", table)
    assert "not understood" in problem("coins zoe 2", table)
