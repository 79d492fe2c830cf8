"""A table of a copy that is refused: one short sentence with the place and what to do."""

import tracemalloc

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.csv_text import HEADER, as_text, loads

from serengeti_companion.exports import copy_csv
from serengeti_companion.exports.copy_csv import COLUMNS, dumps
from serengeti_companion.exports.spreadsheet import LARGEST
from serengeti_companion.storage.faults import UnusableInput

WITHOUT_ZERO_BYTES = st.text(
    st.characters(exclude_categories=["Cs"], exclude_characters="\0"), max_size=30
)

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
    (f"{HEADER}\naward,lion", '"award_tiles" has fewer than 2 entries'),
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
