"""Words of people: which are what they seem, and what is left of the others."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from serengeti_companion.engine.legible import is_legible, legible, refuse_nameless, shown


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("evil\u202egnp.exe", "evilgnp.exe"),
        ("\u2066Ann\u2069", "Ann"),
        ("two\nlines\tand\xa0more", "two lines and more"),
        ("Seren\xadgeti \u200b", "Serengeti"),
        ("👨‍👩‍👧\u200d", "👨‍👩‍👧"),
        ("سيرينغيتي", "سيرينغيتي"),
    ],
)
def test_what_hides_or_turns_its_neighbours_round_is_left_out(typed: str, kept: str) -> None:
    assert legible(typed) == kept
    assert is_legible(typed) == (typed == kept)


@given(st.text())
def test_what_is_left_can_be_seen(text: str) -> None:
    assert is_legible(legible(text))


@pytest.mark.parametrize("text", ["", "  ", "\u202e", "a\nb"])
def test_what_calls_nobody_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"blank|legible"):
        refuse_nameless(text)
    assert refuse_nameless("Ann") == "Ann"


def test_a_sentence_quotes_neither_much_nor_what_hides() -> None:
    assert shown("x" * 99) == "x" * 60 + "…"
    assert shown("a\u202eb\n") == "a\N{REPLACEMENT CHARACTER}b\N{REPLACEMENT CHARACTER}"
