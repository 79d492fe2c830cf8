"""Names of files made of what people typed: one name, on every system."""

import unicodedata
from pathlib import PurePosixPath, PureWindowsPath

import pytest
from hypothesis import given
from hypothesis import strategies as st

from serengeti_companion.exports.file_names import MOST_BYTES, safe_file_name

ANYTHING = st.text() | st.text("./\\:*?<>|\"' -~CONcon.1\0\n", max_size=12)


@given(ANYTHING)
def test_a_name_is_one_step_and_never_another_place(text: str) -> None:
    name = safe_file_name(text)
    for path in (PurePosixPath(name), PureWindowsPath(name)):
        assert path.parts == (name,)
    assert name not in {"", ".", ".."}
    assert not name.startswith((".", "-", "~", " "))
    assert not name.endswith((".", " "))
    assert not set(name) & set('<>:"/\\|?*')


@given(ANYTHING)
def test_a_name_is_short_and_all_of_it_can_be_seen(text: str) -> None:
    name = safe_file_name(text)
    assert len(name.encode()) <= MOST_BYTES + len("copy ")
    assert not [letter for letter in name if unicodedata.category(letter) in {"Cc", "Cf", "Cs"}]


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Our copy", "Our copy"),
        ("Ours, 2nd edition (2024)", "Ours, 2nd edition (2024)"),
        ("Größe 獅子 🦁", "Größe 獅子 🦁"),
        ("", "copy"),
        ("...", "copy"),
        ("../../etc/passwd", "etc passwd"),
        ("..\\..\\boot.ini", "boot.ini"),
        ("C:\\Windows", "C Windows"),
        ("/", "copy"),
        ("--help", "help"),
        ("~root", "root"),
        ("a\0b\nc\x7fd", "a b c d"),
        ("photo\u202egpj.exe", "photogpj.exe"),
        ("CON", "copy CON"),
        ("nul.json", "copy nul.json"),
        ("com1", "copy com1"),
        ("LPT¹ .x", "copy LPT¹ .x"),
        ("Console", "Console"),
        ("ends. . ", "ends"),
        ("e\u0301", "é"),
        ("x" * 500, "x" * MOST_BYTES),
        ("獅" * 500, "獅" * (MOST_BYTES // 3)),
    ],
)
def test_names_are_kept_as_far_as_they_can(text: str, name: str) -> None:
    assert safe_file_name(text) == name


def test_another_word_may_stand_for_nothing() -> None:
    assert safe_file_name("///", "session") == "session"
