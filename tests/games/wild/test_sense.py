"""What is odd about a copy is told by the piece it concerns, and nothing plausible is."""

from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import given
from support import clauses, strategies

from serengeti_companion.engine.texts import say
from serengeti_companion.games.wild.components import from_json
from serengeti_companion.games.wild.notation import parse_map
from serengeti_companion.games.wild.printed import UNKNOWN_COPY, MapSide, Printed
from serengeti_companion.games.wild.sense import Oddity, Piece, PieceKind, warnings
from serengeti_companion.games.wild.terms import BasicAction, SceneCard, SceneType, Slot, Species

CLAUSES = clauses.existing()
HEAD = {"format": "serengeti-components", "version": 1, "game": "wild", "name": "Ours"}
# Water only at A1 and in the row of G5; rock only at two opposite corners.
NEARLY_DRY = ["agggggr", "ggggggg", "ggggggg", "ggwwwgg", "aaaaaag", "ggggggg", "rgggggg"]
WETTER = ["aaaaaaa", *NEARLY_DRY[1:]]


def copy(**parts: object) -> Printed:
    return from_json(HEAD | parts)


def odd(**parts: object) -> list[str]:
    return [str(oddity) for oddity in warnings(copy(**parts))]


def piece_of(printed: Printed) -> Piece:
    (oddity,) = warnings(printed)
    return oddity.piece


def side(*rows: str, name: str = "A") -> dict[str, object]:
    return {"name": name, "rows": list(rows)}


def test_what_is_plausible_warns_of_nothing() -> None:
    assert warnings(UNKNOWN_COPY) == ()
    cards = [
        "168 line: lion lion lion | 1/rare | rare rare rare rare rare rare",
        "5 line: lion zebra | 3 stars | -",
        "6 line: lion zebra | 4 stars | -",
        "7 adjacency: lion zebra | 3 stars | -",
        "8 ?: ? | ? | ?",
        "9 ?: ? | ? | ?",
        "10 adjacency: zebra lion | 3 stars | -",
    ]
    assert odd(cards=cards) == []


def test_an_oddity_says_which_piece_it_concerns() -> None:
    cards = ["4 line: lion zebra | 1 star | -", "? line: lion | 1 star | -"]
    assert warnings(copy(cards=cards)) == (
        Oddity(
            Piece(PieceKind.CARD, None, 1),
            say("{card} asks for a line of one animal.", card=say("A card without a number")),
            "WS-SCENE-LINE-1",
        ),
    )
    assert piece_of(copy(cards=["169 ?: ? | ? | ?"])) == Piece(PieceKind.CARD, 169, 0)
    assert piece_of(copy(migrations=["3: brown A1 | blue -", "4: brown - | blue -"])) == Piece(
        PieceKind.MIGRATION, 4, 1
    )
    assert piece_of(copy(award_tiles=["lion", "zebra", "lion"])) == Piece(PieceKind.TILE, "lion", 2)


@pytest.mark.clause("WS-PIC-16", "WS-ICON-RARE-2")
def test_more_than_six_rare_icons_are_odd() -> None:
    cards = ["1 ?: ? | ? | rare rare rare rare", "2 ?: ? | ? | rare rare rare"]
    assert odd(cards=cards) == ["The cards show 7 Rare Icons; the game has 6."]
    assert piece_of(copy(cards=cards)) == Piece(PieceKind.CARD)


@pytest.mark.clause("WS-ICON-RARE-3")
def test_a_rare_icon_that_pays_nothing_by_rare_icons_is_odd() -> None:
    said = "Card 3 has a Rare Icon but pays no stars by Rare Icons."
    assert odd(cards=["3 ?: ? | 9 stars | rare"]) == [said]
    assert odd(cards=["3 ?: ? | 9 stars + 2/rare | rare", "4 ?: ? | ? | rare"]) == []


@pytest.mark.clause("WS-PIC-4", "WS-SETUP-6")
def test_more_than_three_of_a_species_in_a_pattern_are_odd() -> None:
    lines = ["5 line: lion lion zebra lion lion | 3 stars | -", "? ?: lion lion lion lion | ? | -"]
    assert odd(cards=lines) == [
        "Card 5 asks for 4 of the species lion; the game has 3.",
        "A card without a number asks for 4 of the species lion; the game has 3.",
    ]


@pytest.mark.clause("WS-COMP-1")
def test_a_number_above_the_last_card_is_odd() -> None:
    assert odd(cards=["169 ?: ? | ? | ?"]) == ["Card 169 has a number above 168."]


def test_a_card_that_gives_nothing_is_odd() -> None:
    said = "Card 5 has neither reward nor icons."
    assert odd(cards=["5 line: lion zebra | - | -"]) == [said]
    assert odd(cards=["5 line: lion zebra | - | leaf", "6 line: lion hyena | - | ?"]) == []


@pytest.mark.clause("WS-PIC-4")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("5 line: lion zebra hyena | 3 stars | leaf", "9 line: lion zebra hyena | 3 stars | leaf"),
        ("5 line: lion zebra hyena | 3 stars | -", "9 line: hyena zebra lion | 3 stars | -"),
        ("5 adjacency: lion zebra hyena | ? | -", "9 adjacency: lion hyena zebra | ? | -"),
        (
            "5 terrain: lion@rock zebra@water | 1 food + 2 stars | leaf like",
            "9 terrain: zebra@water lion@rock | 2 stars + 1 food | like leaf",
        ),
    ],
)
def test_two_cards_that_differ_only_in_their_numbers_are_odd(one: str, other: str) -> None:
    assert odd(cards=[one, other]) == [
        "Card 5 shows the same as card 9.",
        "Card 9 shows the same as card 5.",
    ]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("5 line: lion zebra hyena | ? | -", "9 line: zebra lion hyena | ? | -"),
        ("5 adjacency: lion zebra | ? | -", "9 adjacency: zebra lion | ? | -"),
        ("5 line: lion zebra | ? | -", "9 adjacency: lion zebra | ? | -"),
        ("5 line: lion zebra | ? | -", "9 line: lion@rock zebra | ? | -"),
        ("5 line: lion zebra | 3 stars | -", "9 line: lion zebra | 4 stars | -"),
        ("5 line: lion zebra | ? | leaf", "9 line: lion zebra | ? | leaf leaf"),
        ("5 line: lion zebra | ? | ?", "9 line: lion zebra | ? | -"),
    ],
)
def test_cards_that_differ_in_anything_else_are_not(one: str, other: str) -> None:
    assert odd(cards=[one, other]) == []


@pytest.mark.clause("WS-SCENE-LAND-1")
def test_a_terrain_scene_with_an_animal_on_no_terrain_is_odd() -> None:
    said = "Card 5 is a terrain scene and shows an animal without terrain."
    assert odd(cards=["5 terrain: lion@rock zebra | 3 stars | -"]) == [said]
    assert odd(cards=["5 terrain: ? | 3 stars | -", "6 ?: lion zebra | 3 stars | -"]) == []


@pytest.mark.clause("WS-SCENE-LINE-1")
def test_a_line_longer_than_the_map_and_a_line_of_one_are_odd() -> None:
    eight = "lion leopard crocodile giraffe elephant rhinoceros jackal hyena"
    said = "Card 5 asks for a line of 8; the Map is 7 spaces long."
    assert odd(cards=[f"5 line: {eight} | 9 stars | -"]) == [said]
    assert odd(cards=[f"5 line: {eight.removesuffix(' hyena')} | 9 stars | -"]) == []
    assert odd(cards=["5 line: lion | 9 stars | -"]) == ["Card 5 asks for a line of one animal."]


@pytest.mark.clause("WS-SCENE-ADJ-1")
def test_more_animals_around_one_than_there_are_spaces_are_odd() -> None:
    ten = tuple(Slot(species=species) for species in list(Species)[:10])
    card = SceneCard(number=5, type=SceneType.ADJACENCY, slots=ten)
    full = replace(card, slots=ten[:9])
    assert [str(found) for found in warnings(replace(UNKNOWN_COPY, cards=(card,)))] == [
        "Card 5 asks for 9 animals around one, which has 8 spaces around it."
    ]
    assert warnings(replace(UNKNOWN_COPY, cards=(full,))) == ()
    assert odd(cards=["5 adjacency: lion | 9 stars | -"]) == [
        "Card 5 asks for no animal around the first."
    ]


IMPOSSIBLE_WHEN_DRY = [
    "terrain: lion@rock zebra@rock hyena@rock",  # two rocks
    "?: lion@rock zebra@rock hyena@rock",
    "line: lion@rock zebra@rock",  # in opposite corners
    "line: lion@water zebra@woodlands hyena@rock",
    "line: lion@woodlands zebra@water hyena@woodlands",  # woods lie in one row only
    "adjacency: lion@rock zebra@woodlands",
    "adjacency: lion@rock zebra jackal hyena vulture@grasslands",  # a corner has 3 around it
    "adjacency: lion@grasslands zebra@water hyena@water jackal@water vulture@water",
]
POSSIBLE_WHEN_DRY = [
    "terrain: lion@rock zebra@rock hyena@water",
    "line: lion@woodlands zebra@water hyena@grasslands",  # down column C
    "line: lion@grasslands zebra@water hyena@woodlands jackal",  # up column C
    "line: lion@rock zebra@grasslands hyena@water",  # row 1, read from the right
    "line: zebra@water hyena@water jackal@water vulture@water gazelle@water lion elephant",
    "adjacency: lion@rock zebra@grasslands hyena jackal@grasslands",
    "adjacency: lion@water zebra@woodlands hyena@woodlands jackal@woodlands vulture@water",
    "adjacency: lion zebra hyena jackal",
]
"""The line of each, without number and reward, and what `NEARLY_DRY` has for it."""


@pytest.mark.clause("WS-SCENE-TERR-2", "WS-PIC-1")
@pytest.mark.parametrize("pattern", IMPOSSIBLE_WHEN_DRY)
def test_a_pattern_that_fits_nowhere_on_the_one_known_side_is_odd(pattern: str) -> None:
    card, unpainted = f"5 {pattern} | 9 stars | -", side(*["???????"] * 7, name="B")
    said = "The pattern of card 5 fits nowhere on side A of the Map."
    assert said in odd(cards=[card], sides=[side(*NEARLY_DRY)])
    assert said in odd(cards=[card], sides=[unpainted, side(*NEARLY_DRY)])
    assert said not in odd(cards=[card], sides=[unpainted])


@pytest.mark.parametrize("pattern", POSSIBLE_WHEN_DRY)
def test_a_pattern_that_fits_somewhere_is_not(pattern: str) -> None:
    assert odd(cards=[f"5 {pattern} | 9 stars | -"], sides=[side(*NEARLY_DRY)]) == []


def test_one_side_that_fits_is_enough_and_none_of_two_is_odd() -> None:
    card = "5 line: lion@water zebra@water hyena@rock | 9 stars | -"
    six = f"6 line: {'lion@water ' * 3}{'zebra@water ' * 3}hyena@rock | 9 stars | -"
    sides = [side(*NEARLY_DRY), side(*NEARLY_DRY[:6], "rgggaag", name="B")]
    assert odd(cards=[card], sides=sides) == []
    assert odd(cards=[six], sides=sides) == [
        "The pattern of card 6 fits nowhere on either side of the Map."
    ]


def test_a_map_side_without_a_name_is_the_map() -> None:
    dry = MapSide(name="", terrain=parse_map(["ggggggg"] * 6 + ["gggggar"]))
    (oddity,) = warnings(replace(UNKNOWN_COPY, sides=(dry,)))
    assert str(oddity) == "No space on the Map is Woodlands."
    assert (oddity.piece, oddity.clause) == (Piece(PieceKind.SIDE, "", 0), "WS-SCENE-TERR-1")


@pytest.mark.clause("WS-PIC-1")
def test_two_sides_alike_are_odd() -> None:
    said = ["Both sides of the Map show the same terrain."] * 2
    assert odd(sides=[side(*NEARLY_DRY), side(*NEARLY_DRY, name="B")]) == said
    assert odd(sides=[side(*NEARLY_DRY), side(*WETTER, name="B")]) == []
    unpainted = ["???????"] * 7
    assert odd(sides=[side(*unpainted), side(*unpainted, name="B")]) == []


@pytest.mark.clause("WS-PIC-2")
def test_an_action_without_a_space_and_a_strange_price_are_odd() -> None:
    spaces = [f"{action}-1: 1 full -" for action in BasicAction if action != BasicAction.RENEW]
    printed = copy(spaces=[*spaces, "take-2: 3 partly -"])
    assert [str(oddity) for oddity in warnings(printed)] == [
        "A space for Take costs 3; printed prices are 1 and 2 Coins.",
        "Renew has no Action Space.",
    ]
    assert [oddity.piece for oddity in warnings(printed)] == [
        Piece(PieceKind.SPACE, "take-2", 7),
        Piece(PieceKind.ACTION, "renew"),
    ]


@pytest.mark.clause("WS-TBL-LOCK")
def test_an_action_whose_every_space_is_locked_for_two_is_odd() -> None:
    spaces = [f"{action}-1: 1 full -" for action in BasicAction if action != BasicAction.RENEW]
    assert odd(spaces=[*spaces, "renew-1: 1 full 4P", "renew-2: 2 partly 3P"]) == [
        "With fewer than 3 players Renew has no Action Space."
    ]


@pytest.mark.clause("WS-PIC-6")
def test_a_migration_card_that_clears_nothing_or_twice_the_same_is_odd() -> None:
    assert odd(migrations=["4: brown - | blue A1"]) == [
        "Migration card 4 has no brown square and clears nothing with 1 to 3 players."
    ]
    assert odd(migrations=["4: brown - | blue -"]) == [
        "Migration card 4 has no marked square and clears nothing."
    ]
    assert odd(migrations=["4: brown A1 B2 | blue C3", "7: brown B2 A1 | blue C3"]) == [
        "Migration card 4 clears the same spaces as card 7.",
        "Migration card 7 clears the same spaces as card 4.",
    ]
    assert odd(migrations=["13: brown A1 | blue -"]) == ["Migration card 13 has a number above 12."]
    assert odd(migrations=["4: brown A1 | blue -", "12: brown B1 | blue -"]) == []


@pytest.mark.clause("WS-PIC-7")
def test_a_second_tile_of_a_species_is_odd() -> None:
    assert (
        odd(award_tiles=["lion", "zebra", "lion", "lion"])
        == ["There is a second Award Tile of the species lion."] * 2
    )


@given(strategies.copies())
def test_every_oddity_of_any_copy_leads_to_its_piece(printed: Printed) -> None:
    pieces: dict[PieceKind, Sequence[object]] = {
        PieceKind.CARD: [card.number for card in printed.cards],
        PieceKind.SIDE: [side.name for side in printed.sides],
        PieceKind.SPACE: [space.id for space in printed.spaces],
        PieceKind.MIGRATION: [card.number for card in printed.migrations],
        PieceKind.TILE: list(printed.award_tiles),
    }
    for oddity in warnings(printed):
        piece = oddity.piece
        assert str(oddity).endswith(".")
        assert oddity.clause in CLAUSES
        if piece.place is not None:
            assert pieces[piece.kind][piece.place] == piece.name
