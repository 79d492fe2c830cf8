"""Tables as spreadsheets save them: read whatever they did, refused in one sentence otherwise."""

import csv
import io
from collections.abc import Sequence
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from serengeti_companion.exports.spreadsheet import (
    LARGEST,
    MOST_ROWS,
    Row,
    neutral,
    plain,
    rows,
    text_of,
    written,
)
from serengeti_companion.storage.faults import UnusableInput

COLUMNS = ("piece", "name", "map A")
TABLE = "piece,name,map A\r\ncard,Ours,g\r\n"
CHANGED = [
    *("007", "1.0", "1,000", "1e5", "1234567890", "5%", "$5", "5 €", "true", "FALSE"),
    *("1/2", "12:30", "2024-01-02", "May 2024", "3 Jan", "jan-99"),
]
"""What a spreadsheet writes in another way than it was written."""
FORMULA_SIGNS = ("=", "+", "-", "@", "\t", "\r")

texts = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"))
odd_texts = st.one_of(
    texts,
    st.text("'=+-@\t\r\n 0123456789.,:/%eE$", max_size=8),
    st.sampled_from(["TRUE", "May 2024", "'May 2024", "1 Jan", "2024-01-02", "\uff1d1", "'tis"]),
)


def read(text: str) -> list[Row]:
    return list(rows(text, COLUMNS))


def refusal(text: str) -> str:
    with pytest.raises(UnusableInput) as caught:
        read(text)
    return str(caught.value)


@given(odd_texts)
def test_a_cell_is_read_back_to_the_letter(text: str) -> None:
    assert plain(neutral(text)) == text


@given(odd_texts)
def test_no_cell_begins_as_a_formula_does(text: str) -> None:
    assert not neutral(text).startswith(FORMULA_SIGNS)


@pytest.mark.parametrize("sign", [*FORMULA_SIGNS, "\uff1d", "\uff0b", "\uff0d", "\uff20"])
def test_formulas_are_written_with_an_apostrophe(sign: str) -> None:
    assert neutral(f"{sign}1") == f"'{sign}1"


@pytest.mark.parametrize("text", CHANGED)
def test_what_a_spreadsheet_would_write_otherwise_has_an_apostrophe(text: str) -> None:
    assert neutral(text) == f"'{text}"


@pytest.mark.parametrize(
    "text", ["", "108", "0", "2024", "3 stars", "May", "'tis", "Édition 2", "?"]
)
def test_ordinary_words_and_numbers_stay_as_they_are(text: str) -> None:
    assert neutral(text) == text


def test_a_very_long_cell_is_judged_at_once() -> None:
    for text in ("1" * 200_000 + "x", "'" * 200_000, "' " * 100_000, "1 jan" + "n" * 200_000 + "!"):
        assert plain(neutral(text)) == text


def test_the_table_has_the_mark_of_utf_8_commas_and_crlf() -> None:
    assert written(COLUMNS, [{"name": "Ours", "piece": "card"}]) == (
        "\ufeffpiece,name,map A\r\ncard,Ours,\r\n"
    )


@given(st.lists(st.tuples(odd_texts, odd_texts)), st.sampled_from(",;\t"), st.booleans())
def test_every_table_is_read_back(
    cells: Sequence[tuple[str, str]], separator: str, quoted: bool
) -> None:
    table = [{"piece": "card", "name": one, "map A": other} for one, other in cells]
    mine = written(COLUMNS, table)
    again = io.StringIO(newline="")
    writer = csv.writer(
        again,
        delimiter=separator,
        lineterminator="\r\n",
        quoting=csv.QUOTE_ALL if quoted else csv.QUOTE_MINIMAL,
    )
    writer.writerows(csv.reader(io.StringIO(mine[1:], newline="")))
    for text in (mine[1:], again.getvalue()):
        assert [row.cells for row in read(text)] == table
        assert [row.number for row in read(text)] == list(range(2, len(table) + 2))


@pytest.mark.parametrize("end", ["\r\n", "\n", "\r"])
@pytest.mark.parametrize("separator", [",", ";", "\t"])
def test_separators_and_line_ends_of_every_system_are_read(end: str, separator: str) -> None:
    text = TABLE.replace("\r\n", end).replace(",", separator)
    assert read(text) == [Row(2, {"piece": "card", "name": "Ours", "map A": "g"})]


@pytest.mark.parametrize(
    "text",
    [
        "map A,piece,name\ng,card,Ours",  # in another order
        ' PIECE ,"Name",Map  a\ncard,Ours,g',  # a header in capitals
        "piece,name,map A,,\ncard,Ours,g,,\n,,,,\n  ,,,,",  # empty columns and rows
        "\n,,,\npiece,name,map A\n\ncard,Ours,g,,,,",
    ],
)
def test_what_a_spreadsheet_adds_and_moves_does_not_matter(text: str) -> None:
    assert [row.cells for row in read(text)] == [{"piece": "card", "name": "Ours", "map A": "g"}]


def test_rows_are_counted_as_a_spreadsheet_counts_them() -> None:
    text = 'piece,name\ncard,"two\nlines"\n\ncard,x\n'
    assert [row.number for row in read(text)] == [2, 4]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", 'names no column "piece"'),
        ("\n\n ,,\n", 'names no column "piece"'),
        ("name,map A\n", 'names no column "piece"'),
        ("Dear all, I send you the cards.", 'names no column "piece"'),
        ('"piece,name\ncard', 'names no column "piece"'),
        ("piece,icon\ncard,rare", 'Row 1, column "icon": there is no such column'),
        ("piece,name,NAME\ncard", 'Row 1, column "name": it is there twice'),
        ("piece,name\ncard,x,y", 'Row 2: "y" stands in a column without a name'),
        ("piece,,name\ncard,y,x", 'Row 2: "y" stands in a column without a name'),
        ('piece,name\ncard,x\ncard,"x\ncard,y', "Row 3 has a quotation mark that is not closed"),
        ('piece,name\ncard,"x" y', "Row 2 has a quotation mark"),
        ('piece,name\ncard,"' + "x\n" * 100_000, "Row 2 has a cell of more than 131072"),
        ("piece,name\n" + "card,x\n" * MOST_ROWS, f"more than {MOST_ROWS} rows"),
        ("piece,name\n" + "\n" * 1_000_000, f"more than {MOST_ROWS} rows"),
    ],
)
def test_a_bad_table_gets_one_sentence_with_the_place(text: str, sentence: str) -> None:
    said = refusal(text)
    assert sentence in said
    assert "\n" not in said
    assert len(said) < 300


@pytest.mark.parametrize(
    "encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "cp1252", "latin-1"]
)
def test_the_encodings_of_spreadsheets_are_read(encoding: str) -> None:
    text = "piece;name\ncard;Größe für Émile"
    assert text_of(text.encode(encoding)) == text


def test_letters_of_windows_beyond_latin_1_are_read() -> None:
    assert text_of("piece;name\ncard;„5 €“".encode("cp1252")) == "piece;name\ncard;„5 €“"


@pytest.mark.parametrize("start", ["", '"'])
def test_a_table_that_was_opened_in_the_wrong_encoding_is_put_right(start: str) -> None:
    text = f'{start}piece{start};name\ncard;Größe Á 獅子 "„" \u200d'
    # The five bytes that are no letters come out as control characters.
    misread = "".join(
        bytes([byte]).decode("cp1252" if byte not in b"\x81\x8d\x8f\x90\x9d" else "latin-1")
        for byte in b"\xef\xbb\xbf" + text.encode()
    )
    quoted = misread.replace('ï»¿"', '"ï»¿') if start else misread
    for encoding in ("utf-8", "utf-16", "utf-8-sig"):
        assert text_of(quoted.encode(encoding)) == text


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"piece\ncard\ncard\0", "a zero byte in line 3"),
        (b"piece\rcard\0", "a zero byte in line 2"),
        (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "a zero byte in line 3"),
        (b"piece;name\ncard;\x81\xff", "letters in none of these"),
        (b"\xff\xfep\0i", "letters in none of these"),
        ("piece".encode("utf-32"), "a zero byte in line 1"),
        (b"p" * (LARGEST + 1), "larger than 4 MiB"),
    ],
)
def test_what_is_no_text_gets_one_sentence(data: bytes, sentence: str) -> None:
    with pytest.raises(UnusableInput) as caught:
        text_of(data)
    assert sentence in str(caught.value)


@given(st.binary(max_size=60))
def test_any_bytes_are_a_text_or_refused(data: bytes) -> None:
    with suppress(UnusableInput):
        assert "\0" not in text_of(data)


@given(st.text('piece,name;\t"\n\r= ', max_size=60))
def test_any_text_is_a_table_or_refused(text: str) -> None:
    with suppress(UnusableInput):
        assert {column for row in read(text) for column in row.cells} <= set(COLUMNS)
