"""A copy as a table: exact both ways, whatever a spreadsheet did to it, and one sentence if bad."""

import csv
import io
import random
import tracemalloc
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support import strategies

from serengeti_companion.exports import copy_csv
from serengeti_companion.exports.copy_csv import COLUMNS, dumps
from serengeti_companion.exports.spreadsheet import LARGEST
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
from serengeti_companion.storage.faults import UnusableInput

FIXTURES = Path(__file__).parent / "fixtures"
HEADER = ",".join(COLUMNS)
WITHOUT_ZERO_BYTES = st.text(
    st.characters(exclude_categories=["Cs"], exclude_characters="\0"), max_size=30
)


def loads(text: str) -> Printed:
    return copy_csv.loads(text.encode())


def table(*lines: str) -> Printed:
    return loads("\n".join(("piece,name,number,type,pattern,reward,icons", *lines)))


def lines(printed: Printed) -> list[list[str]]:
    return list(csv.reader(io.StringIO(dumps(printed)[1:], newline="")))


def as_text(rows: list[list[str]], separator: str = ",", end: str = "\r\n") -> str:
    text = io.StringIO(newline="")
    writer = csv.writer(text, delimiter=separator, lineterminator=end, quoting=csv.QUOTE_ALL)
    writer.writerows(rows)
    return text.getvalue()


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


@given(st.text(st.characters(codec="cp1252", exclude_categories=["Cc"]), max_size=30))
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


# What is refused

SIDE = "piece,name,number,map A\n"
WRONG_TABLES = [
    (HEADER, "This table has no rows below its header"),
    (f"{HEADER}\ncrad,,7", 'Row 2, column "piece": "crad" at character 1 is not a piece: copy'),
    (f"{HEADER}\n,Ours", 'Row 2, column "piece": "" at character 1 is not a piece'),
    (f"{HEADER}\ncopy,Ours\ncopy,Yours", 'Row 3, column "piece": copy is there already, in row 2'),
    (f"{HEADER}\ncopy,Ours,,real", '"real" at character 1 is not one of these: own, practice'),
    (f"{HEADER}\ncopy,{'x' * 201}", 'Row 2, column "name": this has 201 characters; at most 200'),
    (f"{HEADER}\ncard,x,7", 'column "name": a row "card" has nothing here, but "x" is'),
    (f"{HEADER}\ncard,,0", '"0" at character 1 is not a whole number from 1 to 999'),
    (f"{HEADER}\ncard,,1000", '"1000" at character 1 is not a whole number'),
    (f"{HEADER}\ncard,,108.5", '"108.5" at character 1 is not a whole number'),
    (f"{HEADER}\ncard,,=108", '"=108" at character 1 is not a whole number'),
    (f"{HEADER}\ncard,,{'9' * 5000}", "is not a whole number"),
    (
        f"{HEADER}\ncard,,7,line,lion\ncard,,8\n\ncard,,7",
        'Row 5, column "number": 7 is there already, in row 2. Remove one of the two.',
    ),
    (f"{HEADER}\ncard,,7,diagonal", 'Row 2, column "type": "diagonal" at character 1 is not a'),
    (
        f"{HEADER}\ncard,,7,line,lion unicorn",
        'Row 2, column "pattern": "unicorn" at character 6 is not one of the twelve species',
    ),
    (
        f"{HEADER}\ncard,,7,line,none",
        'column "pattern": "-" at character 1 is not one of the twelve',
    ),
    (f"{HEADER}\ncard,,7,line,lion@sea", '"sea" at character 6 is not a terrain'),
    (f"{HEADER}\ncard,,7,line,lion,1 stars", '"1 stars" is written "1 star"'),
    (f"{HEADER}\ncard,,7,line,lion,?,rare bones", '"bones" at character 6 is not one of the eight'),
    (f"{HEADER}\ncard,,7,line,{'lion ' * 300}", "This line has 1499 characters; at most 1000"),
    (f"{HEADER}\nside 3,A,1", '"side 3" at character 1 is not a piece'),
    (f"{HEADER}\nside 1,A,8", "8 is more than 7"),
    (f"{HEADER}\nside 1,A,1\nside 1,B,2", "another row calls side 1 “A”"),
    (f"{HEADER}\nside 1,A,1\nside 1,A,1", "1 is there already, in row 2"),
    (f"{HEADER}\nside 1,A,1", "side 1 has no row 2. Add a row for it."),
    (f"{SIDE}side 1,A,1,x", 'Row 2, column "map A": "x" at character 1 is not a terrain letter'),
    (f"{HEADER}\nboard,,,", '"" at character 1 is not one of these: assumed, entered'),
    (f"{HEADER}\nspace,jump,1", '"jump" at character 1 is not a Basic Action: predators'),
    (f"{HEADER}\nspace,take,1", 'Row 2, column "price": "" at character 1 is not a whole number'),
    ("piece,name,number,price,frame\nspace,take,1,1,open", "is not a frame, full or partly"),
    (
        "piece,name,number,price,frame,label\nspace,take,1,1,full,5P",
        '"5p" at character 1 is not a label: none, 3P or 4P',
    ),
    (
        "piece,name,number,price,frame,closed\nspace,take,1,1,full,maybe",
        '"maybe" at character 1 is not yes or no',
    ),
    (
        "piece,name,number,price,frame\nspace,take,1,1,full\nspace,take,1,2,full",
        'Row 3, column "number": take-1 is there already, in row 2',
    ),
    ("piece,number,brown\nmigration,1,A1 H9", '"H9" at character 4 is not a Map space'),
    ("piece,number,brown\nmigration,1,A1 A1", '"A1" at character 4 is marked twice'),
    ("piece,number,brown,blue\nmigration,1,A1,B1 A1", 'column "blue": A1 is brown already'),
    ("piece,number\nmigration,1\nmigration,1", "1 is there already, in row 2"),
    (
        f"{HEADER}\naward,unicorn",
        'column "name": "unicorn" at character 1 is not one of the twelve',
    ),
    (f"{HEADER}\naward,lion", '"award_tiles" holds fewer than 2'),
    (f"{HEADER}\nspecialist,", 'Row 2, column "name": a name is missing. Add it.'),
    (f"{HEADER}\nspecialist,{'x' * 41}", "at most 40 are read"),
    (f"{HEADER}\nspecialist,A\nspecialist,A", "A is there already, in row 2"),
    ("piece,name,difficulty\nspecialist,A,6", "6 is more than 5"),
    ("piece,number,stars\ncelebrity,9,2\ncelebrity,9,3", "9 is there already, in row 2"),
    ("piece,number,stars\ncelebrity,9,", 'column "stars": "" at character 1 is not a whole number'),
    (f"{HEADER}\ntrack,,120\ntrack,,121", "track is there already, in row 2"),
    (f"{HEADER}\ncolour,red,2", "there is no colour 1. Add a row for it."),
    (f"{HEADER}\ncolour,red,5", "5 is more than 4"),
    (f"{HEADER}\ncolour,red,1\ncolour,red,2", '"colours", entry 2: red is there already'),
    (f"{HEADER}\n" + "card\n" * 1_000, '"cards" is longer than 999'),
]


@pytest.mark.parametrize(("text", "sentence"), WRONG_TABLES)
def test_a_bad_table_gets_one_short_sentence_with_the_place(text: str, sentence: str) -> None:
    with pytest.raises(UnusableInput) as caught:
        loads(text)
    said = str(caught.value)
    assert sentence in said
    assert said == str(caught.value.text)
    assert "\n" not in said
    assert len(said) < 330


def test_every_refusal_says_what_to_do() -> None:
    for text, _ in WRONG_TABLES:
        with pytest.raises(
            UnusableInput, match=r"Correct|Choose|Remove|Add|Shorten|Move|Delete|Use one"
        ):
            loads(text)


def test_the_place_of_a_refusal_is_a_row_and_a_column() -> None:
    with pytest.raises(UnusableInput) as caught:
        loads(f"{HEADER}\ncard,,7\ncard,,x")
    assert caught.value.place == "rows[3].number"


def test_a_million_rows_are_refused_without_eating_memory() -> None:
    data = (HEADER + "\r\n" + "card,,7,line,lion,1 star,rare\r\n" * 1_000_000).encode()
    with pytest.raises(UnusableInput, match="larger than 4 MiB"):
        copy_csv.loads(data)
    short = (HEADER + "\r\n" + "card\n" * 800_000).encode()
    assert len(short) < LARGEST
    tracemalloc.start()
    with pytest.raises(UnusableInput, match="more than 10000 rows"):
        copy_csv.loads(short)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 64 * 1024 * 1024


@given(
    st.lists(
        st.lists(
            st.sampled_from(["card", "side 1", "space", "take", "7", "line", "lion", "?", "", "A1"])
            | WITHOUT_ZERO_BYTES,
            max_size=8,
        ),
        max_size=6,
    )
)
def test_whatever_stands_in_a_table_it_is_read_or_refused(rows: list[list[str]]) -> None:
    text = as_text([list(COLUMNS), *rows])
    try:
        read = loads(text)
    except UnusableInput:
        return
    assert loads(dumps(read)) == read
