"""One line a piece: read and written again it is the same, and a wrong one says where."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support import strategies

from serengeti_companion.games.wild.notation import (
    NotationError,
    animals_text,
    card_line,
    icons_text,
    map_rows,
    migration_line,
    parse_animals,
    parse_board,
    parse_card,
    parse_cell,
    parse_icons,
    parse_map,
    parse_migration,
    parse_reward,
    parse_space,
    parse_species,
    reward_text,
    space_line,
)
from serengeti_companion.games.wild.terms import (
    CELLS,
    INDEX,
    ActionSpace,
    BasicAction,
    Cell,
    Frame,
    Gain,
    Icon,
    Label,
    MigrationCard,
    RewardTerm,
    SceneCard,
    SceneType,
    Slot,
    SpaceId,
    Species,
    Terrain,
)

MAP = ("ggwwarr", "ggawwgr", "raggwgg", "rgrgggg", "gaararg", "ggraagr", "rgrrwg?")
FIVE_KINDS = ("A1", "C1", "C2", "A7", "G7")

CARD_LINES = [
    "108 line: lion crocodile rhinoceros@grasslands | 2/rare + 11 stars | rare",
    "? terrain: crocodile@woodlands crocodile@water hyena@water | ? | ?",
    "128 ?: ? | 1/plant + 2 stars | ?",
    "999 adjacency: zebra zebra | - | -",
    "1 ?: ? | 1 star + 1 food + 2 vfx + 1/any + 0/? + 3/leaf | leaf leaf like",
]


def test_the_parts_of_a_card_line_mean_what_they_say() -> None:
    assert parse_card(CARD_LINES[0]) == SceneCard(
        number=108,
        type=SceneType.LINE,
        slots=(
            Slot(species=Species.LION),
            Slot(species=Species.CROCODILE),
            Slot(species=Species.RHINOCEROS, terrain=Terrain.GRASSLANDS),
        ),
        reward=(
            RewardTerm(amount=2, gain=Gain.PER_RARE),
            RewardTerm(amount=11, gain=Gain.STARS),
        ),
        icons=(Icon.RARE,),
    )


def test_a_question_mark_is_not_known_and_a_dash_is_none() -> None:
    assert parse_card("? ?: ? | ? | ?") == SceneCard()
    assert parse_card("? ?: ? | - | -") == SceneCard(reward=(), icons=())


@pytest.mark.parametrize("line", CARD_LINES)
def test_a_card_line_read_and_written_again_is_the_same_line(line: str) -> None:
    assert card_line(parse_card(line)) == line


@given(strategies.scene_cards)
def test_a_card_written_and_read_again_is_the_same_card(card: SceneCard) -> None:
    assert parse_card(card_line(card)) == card


@given(strategies.scene_cards)
def test_each_part_of_a_card_can_be_read_alone(card: SceneCard) -> None:
    assert parse_animals(animals_text(card.slots)) == card.slots
    assert parse_reward(reward_text(card.reward)) == card.reward
    assert parse_icons(icons_text(card.icons)) == card.icons


def test_a_space_line_says_price_frame_label_and_round_1() -> None:
    assert parse_space("swap-2: 1 full 3P closed-in-round-1") == ActionSpace(
        id=SpaceId("swap-2"),
        action=BasicAction.SWAP,
        price=1,
        frame=Frame.FULL,
        label=Label.THREE,
        closed_in_round_1=True,
    )
    assert not parse_space("take-1: 2 partly -").closed_in_round_1


@given(strategies.action_spaces())
def test_a_space_written_and_read_again_is_the_same_space(space: ActionSpace) -> None:
    assert parse_space(space_line(space)) == space


@pytest.mark.parametrize("line", ["take-1: 2 partly -", "move-3: 1 full 4P closed-in-round-1"])
def test_a_space_line_read_and_written_again_is_the_same_line(line: str) -> None:
    assert space_line(parse_space(line)) == line


def test_a_migration_line_says_brown_and_blue_spaces() -> None:
    assert parse_migration("3: brown A1 B2 | blue C3") == MigrationCard(
        number=3, brown=(Cell("A1"), Cell("B2")), blue=(Cell("C3"),)
    )


@given(strategies.migration_cards())
def test_a_migration_card_written_and_read_again_is_the_same(card: MigrationCard) -> None:
    assert parse_migration(migration_line(card)) == card


@pytest.mark.parametrize("line", ["3: brown B2 A1 | blue C3", "12: brown - | blue -"])
def test_a_migration_line_read_and_written_again_is_the_same_line(line: str) -> None:
    assert migration_line(parse_migration(line)) == line


def test_map_rows_go_from_the_printed_top_left() -> None:
    terrain = parse_map(MAP)
    grass, wood, water, rock, unknown = (terrain[INDEX[Cell(at)]] for at in FIVE_KINDS)
    assert (grass, wood) == (Terrain.GRASSLANDS, Terrain.WOODLANDS)
    assert (water, rock, unknown) == (Terrain.WATER, Terrain.ROCK, None)
    assert map_rows(terrain) == MAP


@given(strategies.grounds)
def test_a_map_written_and_read_again_is_the_same(ground: tuple[Terrain | None, ...]) -> None:
    assert parse_map(map_rows(ground)) == ground


def test_every_map_space_is_read() -> None:
    assert tuple(map(parse_cell, CELLS)) == CELLS


def test_animals_on_the_map_are_read_into_their_spaces() -> None:
    board = parse_board({"C4": "lion", "G7": "zebra"})
    assert board[INDEX[Cell("C4")]] is Species.LION
    assert board[INDEX[Cell("G7")]] is Species.ZEBRA
    assert board.count(None) == 47


def test_a_map_with_37_animals_is_refused_by_the_space_of_a_fourth() -> None:
    animals = {str(cell): list(Species)[at % 12].value for at, cell in enumerate(CELLS[:37])}
    with pytest.raises(NotationError, match="B6 would hold a fourth lion"):
        parse_board(animals)


WRONG_CARDS = [
    ("lion | - | -", 0, "108 line: "),
    ("108: lion | - | -", 0, "number and type"),
    ("0 line: lion | - | -", 0, '"0" at character 1'),
    ("1000 line: lion | - | -", 0, '"1000" at character 1'),
    ("031 line: lion | - | -", 0, '"031" at character 1'),
    ("٣ line: lion | - | -", 0, "is not a whole number"),
    ("1 lien: lion | - | -", 2, '"lien" at character 3'),
    ("1 line: lion | -", 8, "From character 9 on stand three parts"),
    ("1 line: lion | - | - | -", 8, "From character 9 on stand three parts"),
    ("1 line: lyon | - | -", 8, '"lyon" at character 9 is not one of the twelve species'),
    ("1 line: - | - | -", 8, '"-" at character 9'),
    ("1 line: Lion | - | -", 8, '"Lion" at character 9'),
    ("1 line: lion@sea | - | -", 13, '"sea" at character 14 is not a terrain'),
    ("1 line: lion@ | - | -", 13, "character 14"),
    ("1 line: lion ? | - | -", 13, '"?" at character 14'),
    (f"1 line: {'lion ' * 10}| - | -", 53, '"lion" at character 54 is one more'),
    ("1 line: lion | 1 stars | -", 17, 'At character 18, "1 stars" is written "1 star"'),
    ("1 line: lion | 2 star | -", 17, 'At character 18, "2 star" is written "2 stars"'),
    ("1 line: lion | 2 coins | -", 17, '"coins" at character 18'),
    ("1 line: lion | 2/lion | -", 17, '"lion" at character 18'),
    ("1 line: lion | 2 | -", 16, "at character 17"),
    ("1 line: lion | 01/like | -", 15, '"01" at character 16'),
    ("1 line: lion | -1 stars | -", 15, '"-1" at character 16'),
    ("1 line: lion | 1 food + 2 food | -", 24, '"2 food" at character 25 is a second'),
    ("1 line: lion | 1 food+2 vfx | -", 17, '"food+2 vfx" at character 18'),
    ("1 line: lion | - | leaf thumb", 24, '"thumb" at character 25'),
    (f"1 line: lion | - |{' leaf' * 21}", 119, '"leaf" at character 120 is one more'),
    ("1 line: lion  zebra | - | -", 13, "character 14"),
    (" 1 line: lion | - | -", 0, "character 1"),
    ("1 line: lion | - | - ", 20, "character 21"),
    ("1 line: lion\tzebra | - | -", 12, "character 13"),
    ("1 line: lion | - | -\n", 20, "character 21"),
    ("", 0, "At character 1"),
    ("x" * 10_000, 1000, "10000 characters; at most 1000"),
]


@pytest.mark.parametrize(("line", "position", "sentence"), WRONG_CARDS)
def test_a_wrong_card_line_is_refused_with_its_place(
    line: str, position: int, sentence: str
) -> None:
    with pytest.raises(NotationError) as caught:
        parse_card(line)
    assert caught.value.position == position
    assert sentence in str(caught.value)
    assert str(caught.value) == str(caught.value.message)


WRONG_SPACES = [
    ("take: 1 full -", 0, '"" at character 1 is not a Basic Action'),
    ("fly-1: 1 full -", 0, '"fly" at character 1'),
    ("take-0: 1 full -", 5, '"0" at character 6'),
    ("take-x: 1 full -", 5, '"x" at character 6'),
    ("take-1: 1 full", 8, "From character 9 on"),
    ("take-1: one full -", 8, '"one" at character 9'),
    ("take-1: 1 open -", 10, '"open" at character 11'),
    ("take-1: 1 full 2P", 15, '"2P" at character 16'),
    ("take-1: 1 full - closed", 17, '"closed" at character 18'),
]
WRONG_MIGRATIONS = [
    ("brown A1 | blue B2", 0, "3: "),
    ("x: brown A1 | blue B2", 0, '"x" at character 1'),
    ("3: brown A1", 3, "From character 4 on"),
    ("3: blue A1 | brown B2", 3, '"blue" at character 4 is not the word "brown"'),
    ("3: brown H1 | blue B2", 9, '"H1" at character 10 is not a Map space'),
    ("3: brown | blue B2", 8, "at character 9"),
    ("3: brown A1 A1 | blue B2", 12, '"A1" at character 13 is marked twice'),
    ("3: brown A1 | blue A1", 19, '"A1" at character 20 is marked twice'),
]
WRONG_CELLS = [("a1", 0, '"a1"'), ("A8", 0, '"A8"'), ("", 0, '""'), ("A10", 0, '"A10"')]
WRONG_SPECIES = [("Lion", 0, '"Lion"'), ("\x00" * 10_000, 0, '"\N{REPLACEMENT CHARACTER}')]


@pytest.mark.parametrize(
    ("parse", "line", "position", "sentence"),
    [
        *((parse_space, *wrong) for wrong in WRONG_SPACES),
        *((parse_migration, *wrong) for wrong in WRONG_MIGRATIONS),
        *((parse_cell, *wrong) for wrong in WRONG_CELLS),
        *((parse_species, *wrong) for wrong in WRONG_SPECIES),
    ],
)
def test_every_other_wrong_line_is_refused_with_its_place(
    parse: Callable[[str], object], line: str, position: int, sentence: str
) -> None:
    with pytest.raises(NotationError) as caught:
        parse(line)
    assert caught.value.position == position
    assert sentence in str(caught.value)
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize(
    ("rows", "position", "sentence"),
    [
        (MAP[:6], 0, "7 rows, not 6"),
        (("ggwwar", *MAP[1:]), 6, "Row 1 has 6 letters, not 7"),
        ((*MAP[:6], "rgrrwg??"), 7, "Row 7 has 8 letters, not 7"),
        ((*MAP[:2], "raxgwgg", *MAP[3:]), 2, '"x" on C3'),
        ((*MAP[:2], "raGgwgg", *MAP[3:]), 2, '"G" on C3'),
    ],
)
def test_a_wrong_map_side_is_refused_with_row_or_space(
    rows: tuple[str, ...], position: int, sentence: str
) -> None:
    with pytest.raises(NotationError) as caught:
        parse_map(rows)
    assert caught.value.position == position
    assert sentence in str(caught.value)


def test_a_refusal_lists_the_words_that_could_stand_there() -> None:
    with pytest.raises(NotationError) as caught:
        parse_card("1 lien: lion | - | -")
    assert caught.value.expected == ("terrain", "line", "adjacency")
    with pytest.raises(NotationError) as caught:
        parse_reward("1 stars")
    assert caught.value.expected == ("star",)


PIECES = ["1", "?", "-", "|", "+", " ", ": ", "line", "lion", "@rock", "stars", "1 star", "/like"]
SPLICED = st.lists(st.sampled_from([*PIECES, *CARD_LINES]), max_size=8).map("".join)
CUT = st.tuples(st.sampled_from(CARD_LINES), st.integers(0, 80), st.text(max_size=2)).map(
    lambda found: found[0][: found[1]] + found[2] + found[0][found[1] + 1 :]
)


@given(SPLICED | CUT | st.text())
def test_any_text_is_either_the_line_of_a_card_or_refused_inside_the_text(text: str) -> None:
    try:
        card = parse_card(text)
    except NotationError as error:
        assert 0 <= error.position <= len(text)  # noqa: PT017 - both ways are right
    else:
        assert card_line(card) == text
