"""Files of copies: read by what is in them, written whole or not at all."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.folders import forbid_writing, lockable_folder

from serengeti_companion.exports import copy_csv
from serengeti_companion.exports.copy_files import (
    COPY_FORMATS,
    CopyFormat,
    copy_of,
    format_for,
    read_copy,
    write_copy,
)
from serengeti_companion.games.wild import components
from serengeti_companion.games.wild.packs import practice_set
from serengeti_companion.games.wild.printed import Printed
from serengeti_companion.storage.faults import EnvironmentFault, UnusableInput

COPY = replace(practice_set(), name="Größe 🦁")
JSON, CSV = COPY_FORMATS
HEAD = '{"format": "serengeti-components", "version": 1, "game": "wild", "name": "Ours"'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path


@pytest.mark.parametrize("suffix", [".json", ".csv", ".JSON", ".Csv"])
def test_a_copy_written_to_a_file_is_read_again(folder: Path, suffix: str) -> None:
    path = folder / f"ours{suffix}"
    write_copy(COPY, path)
    assert read_copy(path) == COPY
    assert [each.name for each in folder.iterdir()] == [path.name]


def test_the_suffix_chooses_the_format_and_json_is_the_other_one() -> None:
    assert format_for(Path("ours.csv")) is CSV
    assert format_for(Path("ours.json")) is JSON
    assert format_for(Path("ours.csv.bak")) is JSON
    assert format_for(Path("ours")) is JSON


def test_files_are_what_the_formats_make(folder: Path) -> None:
    write_copy(COPY, folder / "a", JSON)
    write_copy(COPY, folder / "b", CSV)
    assert (folder / "a").read_bytes().decode() == components.dumps(COPY)
    assert (folder / "b").read_bytes().decode() == copy_csv.dumps(COPY)
    assert (folder / "b").read_bytes().startswith(b"\xef\xbb\xbfpiece,")


@pytest.mark.parametrize("form", COPY_FORMATS, ids=lambda form: form.name)
def test_what_is_in_a_file_counts_and_not_its_suffix(folder: Path, form: CopyFormat) -> None:
    path = folder / "ours.png"
    write_copy(COPY, path, form)
    assert read_copy(path) == COPY


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16"])
def test_json_that_an_editor_saved_in_its_own_way_is_read(encoding: str) -> None:
    text = "\r\n  " + components.dumps(COPY).replace("\n", "\r\n")
    assert copy_of(text.encode(encoding)) == COPY


WRONG_FILES = [
    (b"", "This file is empty. Choose"),
    (b" \r\n\t ", "This file is empty. Choose"),
    (b"\xef\xbb\xbf\n", "This file is empty."),
    (b"PK\x03\x04\x14\0\0\0", "Save the table as CSV"),
    (b"\x89PNG\r\n\x1a\n\0\0", "zero byte"),
    (b"%PDF-1.7\n\xe2\xe3\xcf\xd3", 'names no column "piece"'),
    (b"<html><body>cards</body></html>", 'names no column "piece"'),
    (b'{"format":"serengeti-session","version":1}', "This JSON is no copy: it nowhere says"),
    (b'["cards"]', "This JSON is no copy"),
    (b'{"format":\n"serengeti-components', "not JSON from line 2"),
    (b'{"game": "serengeti-components"}', '"format" is missing'),
    (b'["serengeti-components", ' + b"[" * 100_000, "nested too deep"),
    (f'{HEAD}, "sides": {"[" * 100_000}'.encode(), "nested too deep"),
    (f'{HEAD}, "track_last": {"9" * 5_000}}}'.encode(), "is too long"),
    (f'{HEAD}, "track_last": 1e999}}'.encode(), '"track_last"'),
    (f'{HEAD}, "track_last": NaN}}'.encode(), '"track_last"'),
    (f'{HEAD}, "track_last": -5}}'.encode(), '"track_last" is below 1'),
    (HEAD.replace('"version": 1', '"version": 2').encode() + b"}", "made by a newer program"),
    (HEAD.replace('"version": 1', '"version": 0').encode() + b"}", '"version" is not 1'),
    (f'{HEAD}, "cards": ["1 line: unicorn | - | -"]}}'.encode(), '"unicorn" at character 9'),
    (f'{HEAD}, "__proto__": {{}}}}'.encode(), '"__proto__" is not known here'),
    (f'{HEAD}, "a": "{"x" * 2_000_000}"}}'.encode(), "longer than 1000000 characters"),
    (b" " * 4 + b"x" * (5 << 20), "larger than 4 MiB"),
]


@pytest.mark.parametrize(("data", "sentence"), WRONG_FILES)
def test_a_bad_file_gets_one_short_sentence(folder: Path, data: bytes, sentence: str) -> None:
    path = folder / "ours.json"
    path.write_bytes(data)
    with pytest.raises(UnusableInput) as caught:
        read_copy(path)
    said = str(caught.value)
    assert sentence in said
    assert "\n" not in said
    assert len(said) < 300
    assert said.encode()


def test_every_refusal_says_what_to_do() -> None:
    for data, _ in WRONG_FILES:
        with pytest.raises(
            UnusableInput, match=r"Correct|Choose|choose|Remove|Add|Save|Update|Delete"
        ):
            copy_of(data)


@given(st.binary(max_size=80) | st.text('{}[]":,piece\n\t;0', max_size=80).map(str.encode))
def test_any_bytes_are_a_copy_or_refused(data: bytes) -> None:
    with pytest.raises(UnusableInput):
        copy_of(data)


def test_a_huge_file_is_refused_without_being_read_whole(folder: Path) -> None:
    path = folder / "ours.csv"
    with path.open("wb") as sparse:
        sparse.write(b"piece,name\n")
        sparse.truncate(2**40)
    with pytest.raises(UnusableInput, match="larger than 4 MiB"):
        read_copy(path)


def test_a_folder_and_a_missing_file_cannot_be_read(folder: Path) -> None:
    for path in (folder, folder / "none.csv", folder / "x" / "y.csv", folder / ("x" * 300)):
        with pytest.raises(EnvironmentFault, match="cannot be read") as caught:
            read_copy(path)
        assert "\n" not in str(caught.value)


def test_where_nothing_can_be_written_what_was_there_stays(folder: Path) -> None:
    (folder / "taken.csv").mkdir()
    for path in (folder / "none" / "ours.csv", folder / "taken.csv"):
        with pytest.raises(EnvironmentFault, match="cannot be written"):
            write_copy(COPY, path)
    assert [each.name for each in folder.iterdir()] == ["taken.csv"]


def test_a_folder_that_is_read_only_keeps_its_file() -> None:
    with lockable_folder() as folder:
        path = folder / "ours.csv"
        write_copy(COPY, path)
        forbid_writing(folder)
        with pytest.raises(EnvironmentFault, match="cannot be written"):
            write_copy(replace(COPY, name="Yours"), path)
        assert read_copy(path) == COPY


def test_a_copy_that_breaks_while_it_is_made_leaves_the_old_file(folder: Path) -> None:
    path = folder / "ours.csv"
    write_copy(COPY, path)
    broken: Printed = replace(COPY, cards=(None,))  # type: ignore[arg-type]
    with pytest.raises(AttributeError):
        write_copy(broken, path)
    assert read_copy(path) == COPY


def test_nothing_heavy_is_loaded_before_a_file_is_read() -> None:
    statement = "import serengeti_companion.exports.copy_files, sys; print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", statement], capture_output=True, check=True, text=True
    )
    assert "pydantic" not in done.stdout.split()
