"""A copy as a table: exact both ways, whatever a spreadsheet did to it or people type."""

import csv
import io
import random
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support import strategies
from support.csv_text import as_text, loads

from serengeti_companion.engine.legible import legible
from serengeti_companion.exports import copy_csv
from serengeti_companion.exports.copy_csv import COLUMNS, dumps
from serengeti_companion.games.wild import components
from serengeti_companion.games.wild.packs import practice_set, rulebook_examples
from serengeti_companion.games.wild.printed import (
    ASSUMED_SPACES,
    UNKNOWN_COPY,
    Printed,
    SpecialistCard,
)
from serengeti_companion.games.wild.terms import Label, SceneCard, Species, Terrain
from serengeti_companion.paths import resources

FIXTURES = Path(__file__).parent / "fixtures"


def table(*lines: str) -> Printed:
    return loads("\n".join(("piece,name,number,type,pattern,reward,icons", *lines)))


def lines(printed: Printed) -> list[list[str]]:
    return list(csv.reader(io.StringIO(dumps(printed)[1:], newline="")))


def cleaned(printed: Printed) -> Printed:
    """What is left of names that hold a zero byte, which no text file can."""
    return components.loads(
        components.dumps(printed).replace("\\u0000", "\N{REPLACEMENT CHARACTER}")
    )


# Both ways


@given(strategies.copies())
def test_a_copy_written_and_read_again_is_the_same_copy(printed: Printed) -> None:
    assert loads(dumps(printed)) == cleaned(printed)


@given(strategies.copies())
def test_a_table_read_and_written_again_is_the_same_table(printed: Printed) -> None:
    text = dumps(printed)
    assert dumps(loads(text)) == text


@given(strategies.copies())
def test_no_cell_begins_as_a_formula_does(printed: Printed) -> None:
    for row in lines(printed):
        assert not [cell for cell in row if cell.startswith(("=", "+", "-", "@", "\t", "\r"))]


@given(strategies.copies(), st.randoms(use_true_random=False))
def test_separators_order_and_layout_do_not_matter(printed: Printed, chance: random.Random) -> None:
    rows = lines(printed)
    order = list(range(len(COLUMNS)))
    chance.shuffle(order)
    moved = [[*(row[place] for place in order), "", ""] for row in rows]
    moved[0] = [chance.choice([str.upper, str.title, str.lower])(name) for name in moved[0]]
    moved[1:1] = moved[4:4] = [[""] * 3, []]
    text = as_text(moved, chance.choice(",;\t"), chance.choice(["\r\n", "\n", "\r"]))
    data = text.encode(chance.choice(["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"]))
    assert copy_csv.loads(data) == cleaned(printed)


@given(strategies.copies(), st.randoms(use_true_random=False))
def test_rows_sorted_by_a_spreadsheet_lose_nothing(printed: Printed, chance: random.Random) -> None:
    header, *rows = lines(printed)
    chance.shuffle(rows)
    mixed, clean = loads(as_text([header, *rows])), cleaned(printed)
    for field in ("name", "practice", "board_assumed", "sides", "track_last", "colours"):
        assert getattr(mixed, field) == getattr(clean, field)
    assert (mixed.celebrity, mixed.adventurer_few) == (clean.celebrity, clean.adventurer_few)
    assert [card.number for card in mixed.cards] == [card.number for card in clean.cards]
    assert set(mixed.cards) == set(clean.cards)
    assert set(mixed.spaces) == set(clean.spaces)
    assert set(mixed.migrations) == set(clean.migrations)
    assert set(mixed.specialists) == set(clean.specialists)
    assert sorted(mixed.award_tiles) == sorted(clean.award_tiles)


@given(st.text(st.characters(codec="cp1252"), max_size=30).map(legible))
def test_names_in_windows_1252_are_read(name: str) -> None:
    copy = replace(practice_set(), name=name)
    data = as_text(lines(copy), ";").encode("cp1252")
    # By chance the letters may be UTF-8 as well: then there is no telling.
    try:
        data.decode("utf-8")
    except UnicodeDecodeError:
        assert copy_csv.loads(data) == copy


@pytest.mark.parametrize("copy", [practice_set(), rulebook_examples(), UNKNOWN_COPY])
def test_what_comes_with_the_app_survives_the_table(copy: Printed) -> None:
    assert loads(dumps(copy)) == copy


def test_the_table_is_written_to_the_letter() -> None:
    head, *rows = dumps(practice_set()).split("\r\n")
    assert head == (
        "\ufeffpiece,name,number,type,pattern,reward,icons,map A,map B,map C,map D,map E,map F,"
        "map G,price,frame,label,closed,brown,blue,difficulty,stars,note"
    )
    assert rows[0] == """copy,"Practice set, not the published game",,practice""" + "," * 19
    shown = [row.rstrip(",") for row in rows]
    assert "card,,10,line,elephant hyena@rock giraffe leopard,3/rare + 11 stars,rare" in shown
    assert "side 1,A,1,,,,,a,a,a,a,g,g,g" in shown
    assert "board,,,entered" in shown
    assert "space,swap,3" + "," * 12 + "1,full,3P,yes" in shown
    assert "migration,,9" + "," * 16 + "G1 B2 C2 A3 C3 G3 A4 G4 E5 G5 D7 G7,F2 A5 E6 A7 E7" in shown
    assert "award,lion" in shown
    assert "specialist,cameraman" + "," * 19 + "2" in shown
    assert "celebrity,,9" + "," * 19 + "2" in shown
    assert rows[-1] == ""


# What is told to others


def test_the_published_description_names_every_piece_and_column() -> None:
    told = (resources() / "schemas" / "README.md").read_text(encoding="utf-8")
    pieces = {row[0] for row in lines(replace(practice_set(), track_last=120, colours=("red",)))}
    assert len(pieces) == 14 + 1
    assert [piece for piece in pieces if f"`{piece}`" not in told] == ["piece"]
    columns = [name for name in COLUMNS if not name.startswith("map ")]
    assert [name for name in columns if name not in told] == []
    assert "map A to map G" in told


def test_the_example_of_the_description_is_read() -> None:
    told = (resources() / "schemas" / "README.md").read_text(encoding="utf-8")
    example = "".join(line[4:] + "\n" for line in told.splitlines() if line.startswith("    "))
    assert loads(example).cards[0].number == 108


# What spreadsheets saved


@pytest.mark.parametrize("path", sorted(FIXTURES.glob("calc_*.csv")), ids=lambda path: path.stem)
def test_a_table_that_calc_opened_and_saved_is_the_same_copy(path: Path) -> None:
    original = components.load(FIXTURES / "original.json")
    assert copy_csv.loads(path.read_bytes()) == original


def test_the_table_for_calc_held_what_spreadsheets_like_to_change() -> None:
    original = components.load(FIXTURES / "original.json")
    assert len(list(FIXTURES.glob("calc_*.csv"))) == 5
    assert original.name.startswith("=HYPERLINK")
    names = {card.name for card in original.specialists}
    assert {"007", "1e5", "May 2024", "Émile"} <= names
    assert any("\n" in card.note for card in original.specialists)


# What people type


def test_a_table_of_some_cards_is_enough() -> None:
    read = table("card,,7,line,lion,1 star,-", "card,,8,,zebra,,")
    assert read == replace(
        UNKNOWN_COPY,
        cards=(
            components.from_json(
                {
                    "format": "serengeti-components",
                    "version": 1,
                    "game": "wild",
                    "name": "",
                    "cards": ["7 line: lion | 1 star | -", "8 ?: zebra | ? | ?"],
                }
            ).cards
        ),
    )


def test_an_empty_cell_is_not_known_and_none_is_none() -> None:
    unknown, nothing = table("card,,7", "card,,8,?,?,none,None").cards
    assert unknown == SceneCard(number=7)
    assert (nothing.slots, nothing.reward, nothing.icons) == (None, (), ())


def test_capitals_and_spaces_that_a_spreadsheet_put_in_do_not_matter() -> None:
    read = table(" Card ,,108.0,Line,Lion  Rhinoceros@Grasslands,\u00a02/Rare + 11 stars ,Rare")
    assert (
        read.cards
        == table("card,,108,line,lion rhinoceros@grasslands,2/rare + 11 stars,rare").cards
    )


@pytest.mark.parametrize("number", ["108", "108.0", "108,0", "108.00", " 108 "])
def test_a_number_that_a_spreadsheet_gave_decimals_is_a_whole_number(number: str) -> None:
    assert table(f'card,,"{number}"').cards[0].number == 108


def test_a_formula_in_a_name_is_text_and_never_computed() -> None:
    assert table("copy,=1+1").name == "=1+1"
    assert table("copy,'=1+1").name == "=1+1"
    assert table("copy,''=1+1").name == "'=1+1"


def test_a_name_that_looks_like_a_path_is_just_a_name() -> None:
    assert table("copy,../../etc/passwd").name == "../../etc/passwd"


def test_the_board_is_assumed_until_a_row_tells_of_it() -> None:
    assert table("copy,Ours").spaces == ASSUMED_SPACES
    told = loads("piece,name,number,price,frame,label,closed\nspace,Take,1,1,Full,3p,TRUE")
    assert not told.board_assumed
    (space,) = told.spaces
    assert (space.id, space.label, space.closed_in_round_1) == ("take-1", Label.THREE, True)
    empty = table("board,,,entered")
    assert (empty.spaces, empty.board_assumed) == ((), False)


def test_a_side_needs_its_name_once() -> None:
    rows = [f"side 2,{'A' if row == 3 else ''},{row},g,,?,,,,W" for row in (2, 1, 3, 4, 5, 6, 7)]
    columns = "piece,name,number,map a,map b,map c,map d,map e,map f,map g"
    (side,) = loads("\n".join((columns, *rows))).sides
    assert side.name == "A"
    assert side.terrain == (Terrain.GRASSLANDS, *[None] * 5, Terrain.WOODLANDS) * 7


def test_tiles_specialists_track_and_colours_are_read() -> None:
    read = loads(
        "piece,name,number,difficulty,note\naward,Lion\naward,zebra\nspecialist,Guide,,?,a note\n"
        "specialist,Cook,,3\ntrack,,120\ncolour,blue,2\ncolour,red,1"
    )
    assert read.award_tiles == (Species.LION, Species.ZEBRA)
    assert read.specialists == (
        SpecialistCard(name="Guide", note="a note"),
        SpecialistCard(name="Cook", difficulty=3),
    )
    assert (read.track_last, read.colours) == (120, ("red", "blue"))
