"""Lines as a person types them: tolerant, and a refusal says where and what would be right."""

import re
from collections.abc import Callable
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support import abbreviations, strategies

from serengeti_companion.games.wild import shorthand
from serengeti_companion.games.wild.notation import (
    card_line,
    migration_line,
    parse_card,
    space_line,
)
from serengeti_companion.games.wild.shorthand import (
    Reading,
    read_card,
    read_migration,
    read_space,
    read_tiles,
)
from serengeti_companion.games.wild.terms import (
    ActionSpace,
    MigrationCard,
    SceneCard,
    SceneType,
    Slot,
    SpaceId,
    Species,
    Terrain,
)

Read = Callable[[str], Reading[object]]

TYPED_CARDS = [
    (
        "l li cr rhg 2/r+11 ra",
        "7 line: lion crocodile rhinoceros@grasslands | 2/rare + 11 stars | rare",
    ),
    ("31l li 3-", "31 line: lion | 3 stars | -"),
    ("31: LINE: Lion | 3 | -", "31 line: lion | 3 stars | -"),
    ("031 line lion;3;-", "31 line: lion | 3 stars | -"),
    ("t croc@wood hy@a", "7 terrain: crocodile@woodlands hyena@water | ? | ?"),
    ("a gi@r,gig,z", "7 adjacency: giraffe@rock giraffe@grasslands zebra | ? | ?"),
    ("a gir@a,GIR @ w", "7 adjacency: giraffe@water giraffe@woodlands | ? | ?"),
    ("l\tli\u00a0cr 1f 2v 3s", "7 line: lion crocodile | 1 food + 2 vfx + 3 stars | ?"),
    ("? ? ? 1/p", "? ?: ? | 1/plant | ?"),
    ("8 ?", "8 ?: ? | ? | ?"),
    ("a 3", "7 adjacency: ? | 3 stars | ?"),
    ("a | | li", "7 adjacency: ? | ? | like"),
    ("a z | ? | li", "7 adjacency: zebra | ? | like"),
    ("a z - -", "7 adjacency: zebra | - | -"),
    ("a z 1/an 1/any 1/?", "7 adjacency: zebra | 1/animal + 1/any + 1/? | ?"),
    ("a z 3 stars like", "7 adjacency: zebra | 3 stars | like"),
    ("a z 3 | food", "7 adjacency: zebra | 3 stars | food"),
    ("a z 3 food | food", "7 adjacency: zebra | 3 food | food"),
    ("a z 3 f 2 v -", "7 adjacency: zebra | 3 food + 2 vfx | -"),
    ("a z 1 fl fr fo v a", "7 adjacency: zebra | 1 star | flower fruit food vfx animal"),
]


@pytest.mark.clause("WS-PIC-4", "WS-PIC-5", "WS-PIC-17")
@pytest.mark.parametrize(("typed", "line"), TYPED_CARDS)
def test_a_typed_card_reads_as_its_line(typed: str, line: str) -> None:
    reading = read_card(typed, 7)
    assert (reading.line, reading.problem) == (line, None)
    assert reading.piece == parse_card(line)


def test_the_examples_in_the_documentation_are_true() -> None:
    shown = [line.strip() for line in (shorthand.__doc__ or "").splitlines() if line[:4] == "    "]
    readers: list[Read] = [read_card, partial(read_card, number=6), read_space, read_migration]
    for example, read in zip(shown, readers, strict=True):
        typed, line = re.split(" {2,}", example)
        assert read(typed).line == line


@given(strategies.scene_cards)
def test_every_line_of_the_notation_can_be_typed(card: SceneCard) -> None:
    reading = read_card(card_line(card), 7)
    assert (reading.piece, reading.line) == (card, card_line(card))


@given(st.data(), strategies.scene_cards)
def test_an_abbreviated_card_reads_as_the_card(data: st.DataObject, card: SceneCard) -> None:
    typed = data.draw(abbreviations.abbreviated(card))
    assert read_card(typed, card.number).line == card_line(card)


@given(strategies.action_spaces())
def test_every_line_of_an_action_space_can_be_typed(space: ActionSpace) -> None:
    reading = read_space(space_line(space))
    assert (reading.piece, reading.line) == (space, space_line(space))


@given(strategies.migration_cards())
def test_every_line_of_a_migration_card_can_be_typed(card: MigrationCard) -> None:
    reading = read_migration(migration_line(card))
    assert (reading.piece, reading.line) == (card, migration_line(card))


@pytest.mark.clause("WS-PIC-2", "WS-PIC-3")
@pytest.mark.parametrize(
    ("typed", "line"),
    [
        ("sw 1f", "swap-1: 1 full -"),
        ("t 1 f", "take-3: 1 full -"),
        ("t-7 2 pa", "take-7: 2 partly -"),
        ("discover predators 1 full 3P", "predators-1: 1 full 3P"),
        ("d sc 2p4c", "scavengers-1: 2 partly 4P closed-in-round-1"),
        ("MOVE 1 FULL - Closed-In-Round-1", "move-1: 1 full - closed-in-round-1"),
    ],
)
def test_a_typed_action_space_takes_the_next_running_number(typed: str, line: str) -> None:
    taken = (SpaceId("take-1"), SpaceId("take-2"), SpaceId("take-4"))
    assert read_space(typed, taken).line == line


@pytest.mark.clause("WS-PIC-6")
@pytest.mark.parametrize(
    ("typed", "line"),
    [
        ("3 a135 b2 | c3", "3: brown A1 A3 A5 B2 | blue C3"),
        ("a1b2", "5: brown A1 B2 | blue -"),
        ("br A1, B2 bl C3", "5: brown A1 B2 | blue C3"),
        ("blue c3", "5: brown - | blue C3"),
        ("| c3", "5: brown - | blue C3"),
        ("-", "5: brown - | blue -"),
    ],
)
def test_a_typed_migration_card_reads_as_its_line(typed: str, line: str) -> None:
    assert read_migration(typed, 5).line == line


@pytest.mark.clause("WS-PIC-7")
def test_award_tiles_are_typed_one_or_many() -> None:
    assert read_tiles("li").piece == (Species.LION,)
    assert read_tiles("w, Zebra c").line == "wildebeest zebra crocodile"


def test_what_was_understood_before_a_mistake_is_there_for_the_preview() -> None:
    lion = Slot(species=Species.LION)
    known = SceneCard(number=7, type=SceneType.LINE, slots=(lion,))
    assert read_card("l li crax", 7).piece == known
    assert read_card("l li cr@", 7).piece.slots == (lion, Slot(species=Species.CROCODILE))
    assert read_card("l li 3 2/x", 7).piece.reward == read_card("l li 3").piece.reward
    assert read_card("l li 2/", 7).piece == known
    assert read_card("", 7).piece == SceneCard(number=7)
    assert read_migration("3 a1 b9").piece == read_migration("3 a1").piece
    assert read_tiles("li x").piece == (Species.LION,)
    assert read_space("take 1 x").piece is None


WRONG_CARDS = [
    ("", (0, 0), "At the end a scene type is missing: terrain, line, adjacency"),
    ("31", (2, 2), "a scene type is missing"),
    ("0 l", (0, 1), '"0" at character 1 is not a whole number from 1 to 999'),
    ("1000 l", (0, 4), '"1000" at character 1'),
    ("٣ l", (0, 1), '"٣" at character 1 is not a scene type'),
    ("x li", (0, 1), '"x" at character 1 is not a scene type: terrain, line, adjacency'),
    ("l lyon", (2, 6), '"lyon" at character 3 is not one of the twelve species: lion,'),
    ("l l cr", (2, 3), '"l" at character 3 could be lion, leopard'),
    ("l gir", (2, 5), '"gir" at character 3 could be giraffe, giraffe@rock'),
    ("l li@", (5, 5), "a terrain is missing: grasslands, woodlands, water, rock"),
    ("l li@sea", (5, 8), '"sea" at character 6 is not a terrain'),
    ("l -", (2, 3), '"-" at character 3 is not one of the twelve species'),
    (f"l {'li ' * 10}", (29, 31), "at most 9 animals"),
    ("l li | leaf", (7, 11), '"leaf" at character 8 is not a reward: 3, 2/rare, 1 food'),
    ("l li 3 food", (5, 11), "write 3f for the tokens, 3 | food for stars and the icon"),
    ("l li 3 v ra", (5, 8), "write 3v for the tokens, 3 | vfx for stars and the icon"),
    ("l li 3coins", (6, 11), '"coins" at character 7 is not a kind of reward: stars, food, vfx'),
    ("l li 2/a", (7, 8), '"a" at character 8 could be animal, any'),
    ("l li 2/lion", (7, 11), '"lion" at character 8 is not a kind of icon: '),
    ("l li 1/", (7, 7), "a kind of icon is missing"),
    ("l li 3 + | ra", (9, 10), '"|" at character 10 is not a further reward'),
    ("l li 3f 2 stars 1 food |", (16, 22), '"1 food" at character 17 is a second amount'),
    ("l li 3 thumb", (7, 12), '"thumb" at character 8 is not one of the eight icons: food,'),
    ("l li 3 l", (7, 8), '"l" at character 8 could be leaf, like'),
    ("l li 3 ra | x", (10, 11), '"|" at character 11 is not one of the eight icons'),
    ("l li 3 - ra", (9, 11), 'take "ra" at character 10 away'),
    (f"l li 3{' an' * 21}", (67, 69), "at most 20 icons"),
    ("l li\u200bcr", (4, 5), '"\N{REPLACEMENT CHARACTER}" at character 5 is not a reward'),
    ("l li 3 é", (7, 8), '"é" at character 8'),
    ("l " + "x" * 1000, (1000, 1002), "1002 characters; at most 1000"),
]
WRONG_SPACES = [
    ("s 1 f", (0, 1), '"s" at character 1 could be scavengers, swap'),
    ("fly", (0, 3), '"fly" at character 1 is not a Basic Action: predators,'),
    ("d sw", (2, 4), '"sw" at character 3 is not a Discovery Area: predators,'),
    ("take-0 1 f", (5, 6), '"0" at character 6'),
    ("take", (4, 4), "a price in Coins is missing: 1, 2"),
    ("take 1 open", (7, 11), '"open" at character 8 is not a frame: full, partly'),
    ("take 1 f 2P", (9, 10), '"2" at character 10 is not a label: -, 3P, 4P'),
    ("take 1 f x", (9, 10), "is not the mark of a space closed in Round 1: closed-in-round-1"),
    ("take 1 f c c", (11, 12), 'whole before "c" at character 12'),
]
WRONG_MIGRATIONS = [
    ("a1", (0, 1), '"a" at character 1 is not the number of a migration card'),
    ("3", (1, 1), "a Map space from A1 to G7 is missing"),
    ("3 b a1", (2, 3), '"b" at character 3 could be brown, blue'),
    ("3 h1", (3, 4), '"H1" at character 4 is not a Map space'),
    ("3 a138", (5, 6), '"A8" at character 6 is not a Map space'),
    ("3 a1 a21", (7, 8), '"A1" at character 8 is marked twice'),
    ("3 brown", (7, 7), "a Map space from A1 to G7 is missing"),
    ("3 a1 | b2 | c3", (10, 11), '"|" at character 11 is not a Map space'),
]


@pytest.mark.parametrize(
    ("read", "typed", "span", "sentence"),
    [
        *((read_card, *wrong) for wrong in WRONG_CARDS),
        *((read_space, *wrong) for wrong in WRONG_SPACES),
        *((read_migration, *wrong) for wrong in WRONG_MIGRATIONS),
        (read_tiles, "", (0, 0), "one of the twelve species is missing: lion,"),
        (read_tiles, "li cat", (3, 6), '"cat" at character 4'),
    ],
)
def test_a_refusal_marks_the_place_and_says_what_would_be_right(
    read: Read, typed: str, span: tuple[int, int], sentence: str
) -> None:
    reading = read(typed)
    assert reading.line is None
    assert reading.problem is not None
    assert (reading.problem.start, reading.problem.end) == span
    assert sentence in str(reading.problem.sentence)


@pytest.mark.parametrize(
    ("typed", "unfinished"),
    [
        *[(typed, True) for typed in ("31", "l l", "l gir", "l li@", "l li 3 fo", "l li 3/")],
        *[(typed, False) for typed in ("1000", "l l ", "l lx", "l li@x", "l li 3 fo ra")],
    ],
)
def test_only_what_typing_on_may_mend_is_unfinished(typed: str, unfinished: bool) -> None:
    problem = read_card(typed).problem
    assert problem is not None
    assert problem.unfinished is unfinished


def test_the_words_expected_come_nearest_first() -> None:
    problem = read_card("l girafe").problem
    assert problem is not None
    assert problem.expected[0] == "giraffe"
    assert len(problem.expected) == 12


PIECES = ["1", "12", "3", "?", "-", "|", ";", "+", " ", " ", ":", "@", "/", "l", "a", "li", "gir"]
PIECES += ["rhg", "food", "s", "v", "an", "x", "é", "a1", "brown", "take", "full", "3P", "closed"]
SPLICED = st.lists(st.sampled_from(PIECES), max_size=12).map("".join)
READERS: list[Read] = [
    read_card,
    read_space,
    read_migration,
    read_tiles,
    partial(read_card, number=7),
]


@given(st.sampled_from(READERS), SPLICED | st.text())
def test_any_text_is_read_or_refused_inside_the_text_with_a_sentence(read: Read, text: str) -> None:
    reading, problem = read(text), read(text).problem
    if problem is None:
        assert reading.line is not None
        assert read(reading.line).piece == reading.piece
        return
    assert reading.line is None
    assert 0 <= problem.start <= problem.end <= len(text)
    assert 10 < len(str(problem.sentence)) < 300
    for word in problem.expected:
        mended = read(f"{text[: problem.start]} {word}")
        assert mended.goes_on or "second" in str(mended.problem) or "twice" in str(mended.problem)


def test_a_terrain_may_be_typed_in_every_way() -> None:
    for typed in ("l lig", "l li@g", "l li@gr", "l lion @ Grasslands"):
        assert read_card(typed).piece.slots == (
            Slot(species=Species.LION, terrain=Terrain.GRASSLANDS),
        )
