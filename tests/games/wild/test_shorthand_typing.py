"""Typing at the one line: few keys a card, and a completion is never refused."""

from collections.abc import Callable
from statistics import median

import pytest
from hypothesis import given
from hypothesis import strategies as st

from serengeti_companion.games.wild.components import load
from serengeti_companion.games.wild.notation import card_line
from serengeti_companion.games.wild.shorthand import (
    Reading,
    completions,
    read_card,
    read_migration,
    read_space,
    read_tiles,
)
from serengeti_companion.paths import resources

TAB = "⇥"
SHIFTED = set('@|+?:"')
"""Keys that take a second finger on most keyboards."""

TEN_CARDS = [
    # The line, as somebody used to it types it, as somebody new to it does.
    (
        "41 line: lion crocodile rhinoceros@grasslands | 2/rare + 11 stars | rare",
        "l li c rhg 2/r 11 r",
        "lin⇥lion cr⇥rh⇥@g⇥| 2/r⇥11 | r⇥",
    ),
    (
        "42 terrain: zebra@rock gazelle@rock vulture@woodlands | 9 stars | -",
        "t zer gar vuw 9-",
        "t⇥zeb@r⇥gaz@r⇥v⇥@wo⇥| 9 | -",
    ),
    (
        "43 adjacency: elephant wildebeest@water | 1/plant + 3 stars | leaf like",
        "a e wia 1/p 3 le li",
        "adj⇥el⇥wil⇥@wat⇥1/pl⇥+ 3 | le⇥lik⇥",
    ),
    (
        "44 terrain: crocodile@water hyena@woodlands | 1 food + 4 stars | -",
        "t cra hyw 1f 4-",
        "t croc@water hyena@wood | 1 food + 4 | -",
    ),
    (
        "45 adjacency: giraffe@rock lion leopard zebra | 10 stars | fruit",
        "a gi@r li le z 10 fr",
        "a⇥gi⇥@r⇥li⇥le⇥ze⇥10 | fr⇥",
    ),
    ("46 line: jackal vulture | 2 stars | vfx", "l j v 2s v", "l⇥jac⇥vul⇥| 2 stars | v⇥"),
    (
        "47 line: wildebeest hyena@rock giraffe leopard | 2 vfx + 6 stars | food food",
        "l w hyr gi le 2v 6s fo fo",
        "l⇥wil⇥hy⇥@r⇥gi⇥leo⇥2v⇥6s⇥fo⇥fo⇥",
    ),
    (
        "48 terrain: elephant@woodlands elephant@grasslands | 1/any + 1 star | animal",
        "t elw elg 1/any 1 a",
        "t el@wood el@grass 1/any 1 star | animal",
    ),
    (
        "49 adjacency: rhinoceros gazelle gazelle@grasslands | 2/like + 5 stars | like flower leaf",
        "a r ga gag 2/li 5 li fl le",
        "ad⇥rh⇥gaz⇥gaz⇥@g⇥2/lik⇥+5 | li⇥fl⇥le⇥",
    ),
    ("50 line: zebra lion jackal | 7 stars | -", "l z li j 7-", "l zebra lion jackal | 7 | -"),
]


def typed(keys: str) -> str:
    """The line after these keys; Tab takes the first completion at the cursor."""
    text, cursor = "", 0
    for key in keys:
        if key == TAB:
            first = completions(text, cursor)[0]
            text, cursor = first.text, first.cursor
        else:
            text, cursor = text[:cursor] + key + text[cursor:], cursor + 1
    return text


def strokes(keys: str) -> int:
    """Keys pressed, with Shift, and with Enter at the end."""
    return sum(2 if key in SHIFTED or key.isupper() else 1 for key in keys) + 1


@pytest.mark.parametrize(("line", "short", "new"), TEN_CARDS)
def test_the_keys_of_both_people_give_the_card(line: str, short: str, new: str) -> None:
    number = int(line.partition(" ")[0])
    assert read_card(typed(short), number).line == line
    assert read_card(typed(new), number).line == line


def test_a_card_takes_far_fewer_than_35_keys() -> None:
    used = [strokes(short) for _, short, _ in TEN_CARDS]
    assert median(used) <= 20
    assert max(used) < 30


def test_who_does_not_know_the_abbreviations_stays_under_35_keys_too() -> None:
    assert median(strokes(new) for _, _, new in TEN_CARDS) < 35


def words(text: str, cursor: int | None = None) -> list[str]:
    found = completions(text, len(text) if cursor is None else cursor)
    return [completion.word for completion in found]


def test_what_may_stand_next_comes_likeliest_first() -> None:
    assert words("") == ["terrain", "line", "adjacency", "?"]
    assert words("31 a") == ["adjacency"]
    assert words("l le") == ["leopard", *(f"leopard@{ground}" for ground in words("l le@"))]
    assert words("l le@") == ["grasslands", "woodlands", "water", "rock"]
    assert words("l le@w") == ["woodlands", "water"]
    assert words("t li ")[:5] == ["@grasslands", "@woodlands", "@water", "@rock", "leopard"]
    assert words("l li cr ze ")[0] == "|"
    assert words("l li 3f") == ["food"]
    assert words("l li 3/l") == ["leaf", "like"] == words("l li 3 l")
    assert words("l li 3 |") == words("l li 3 | ")
    assert words("l li 3 | ")[0] == "food"
    assert words("l li 3 | ")[-2:] == ["-", "?"]


def test_an_animal_already_shown_comes_later_and_a_fourth_not_at_all() -> None:
    assert words("l li l") == ["leopard", "lion", *words("l li l")[2:]]
    assert words("l li li li l")[0] == "leopard"
    assert "lion" not in words("l li li li l")


def test_nothing_is_offered_that_would_be_refused() -> None:
    assert words("x ") == []
    assert words("l lx") == []
    assert words("l li 3 fo") == []  # a Token or an Icon: only a sign can tell
    assert words(f"l {'li ze cr ' * 3}g") == []
    assert "stars" not in words("l li 3s 4")
    assert words("l li 3 - ") == []


def test_a_completion_in_the_middle_keeps_what_stands_behind() -> None:
    (first, *_) = completions("l li cr 3 ra", 7)
    assert (first.text, first.cursor, first.start) == ("l li crocodile 3 ra", 15, 5)
    (first, *_) = completions("l croc@g 3", 4)
    assert (first.text, first.cursor, first.start) == ("l crocodile@g 3", 11, 2)


def test_a_sign_stands_where_it_is_easily_read() -> None:
    assert [found.text for found in completions("t li ", 5)][:2] == [
        "t li@grasslands ",
        "t li@woodlands ",
    ]
    assert "l li 3/rare " in [found.text for found in completions("l li 3 ", 7)]
    assert "l li 3 | " in [found.text for found in completions("l li 3", 6)]


def test_other_lines_are_completed_by_their_reader() -> None:
    assert [found.text for found in completions("sw", 2, read_space)] == ["swap "]
    assert [found.word for found in completions("t 1 f", 5, read_space)] == ["full"]
    assert "3P" in [found.word for found in completions("t 1 full ", 9, read_space)]
    assert [found.word for found in completions("d l", 3, read_space)] == ["large"]
    assert [found.word for found in completions("3 b", 3, read_migration)] == ["brown", "blue"]
    assert [found.word for found in completions("li l", 4, read_tiles)] == ["leopard"]


PIECES = ["1", "3", "?", "-", "|", "+", " ", " ", ":", "@", "/", "l", "t", "li", "cr", "gir", "rhg"]
SPLICED = st.lists(st.sampled_from([*PIECES, "food", "f", "an", "x", "é", "a1"]), max_size=10)


@given(
    st.sampled_from([read_card, read_space, read_migration, read_tiles]),
    SPLICED.map("".join) | st.text(max_size=20),
    st.integers(0, 40),
)
def test_every_completion_leaves_a_line_that_is_read_or_only_lacks_its_end(
    read: Callable[[str], Reading[object]], text: str, place: int
) -> None:
    for found in completions(text, min(place, len(text)), read):
        assert found.text[found.start :].startswith(found.word)
        assert found.start + len(found.word) <= found.cursor <= len(found.text)
        problem = read(found.text).problem
        assert problem is None or problem.start == len(found.text)


def test_whoever_types_a_card_of_the_practice_set_is_offered_each_word() -> None:
    for card in load(resources() / "packs" / "wild" / "practice.json").cards[:40]:
        line = card_line(card)
        for at, letter in enumerate(line):
            if letter.isalpha() and (at == 0 or not line[at - 1].isalpha()):
                word = line[at:].partition(" ")[0].partition("@")[0].removesuffix(":")
                # "1 food" behind a blank may be an Icon; "star" is offered as "stars".
                if word not in {"star", "food", "vfx"}:
                    assert word in words(line[: at + 1]), line[: at + 1]
