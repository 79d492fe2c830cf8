"""The cards of a copy as rows: by number with the gaps between them, searched, filtered."""

from dataclasses import replace

import pytest

from serengeti_companion.engine.texts import say
from serengeti_companion.games.wild.notation import card_line, parse_card
from serengeti_companion.games.wild.packs import practice_set
from serengeti_companion.games.wild.printed import UNKNOWN_COPY, Printed
from serengeti_companion.games.wild.terms import CARDS, Icon, SceneCard
from serengeti_companion.ui.copy.card_keeping import next_free, placed, without
from serengeti_companion.ui.copy.card_search import Row, Show, chosen, rows
from serengeti_companion.ui.copy.card_warnings import card_warnings, warnings_about

LINE = parse_card("31 line: lion rhinoceros@grasslands | 2/rare + 11 stars | rare like")
POOR = parse_card("57 terrain: zebra@water | ? | ?")
NUMBERLESS = parse_card("? adjacency: hyena lion@rock | 1 food | -")


def a_copy(*cards: SceneCard) -> Printed:
    return replace(UNKNOWN_COPY, cards=cards)


def numbers(found: tuple[Row, ...]) -> list[int | None]:
    return [row.number for row in found]


def found(words: str, show: Show = Show.ALL, *, gaps: bool = False) -> list[int | None]:
    warnings = {1: (say("odd"),)}
    everything = rows(a_copy(LINE, POOR, NUMBERLESS), warnings)
    return [row.number for row in chosen(everything, words, show, gaps=gaps)]


def test_every_number_has_a_row_and_cards_without_one_stand_last() -> None:
    everything = rows(a_copy(LINE, parse_card("170 line: lion | - | -"), NUMBERLESS), {})
    assert numbers(everything) == [*range(1, CARDS + 1), 170, None]
    assert [row.number for row in everything if not row.is_gap] == [31, 170, None]


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("31", [31]),
        ("lion", [31, None]),
        ("LION rare", [31]),
        ("rhino@g", [31]),
        ("@water", [57]),
        ("grass", [31]),
        ("terrain", [57]),
        ("like", [31]),
        ("2/rare", [31]),
        ("11 stars", [31]),
        ("food", [None]),
        ("vulture", []),
    ],
)
def test_words_find_number_animal_terrain_icon_reward_and_type(
    words: str, expected: list[int | None]
) -> None:
    assert found(words) == expected


def test_a_gap_is_found_by_its_number_alone() -> None:
    assert found("12", gaps=True) == [12, *range(120, 130)]
    assert found("nothing", gaps=True) == []


def test_the_filters_part_whole_incomplete_odd_and_untold() -> None:
    assert found("") == [31, 57, None]
    assert found("", Show.INCOMPLETE, gaps=True) == [57, None]
    assert found("", Show.WARNED, gaps=True) == [57]
    untold = found("", Show.UNTOLD)
    assert len(untold) == CARDS - 2
    assert not {31, 57} & set(untold)


def test_a_card_takes_the_place_of_the_one_with_its_number() -> None:
    other = parse_card("31 adjacency: vulture zebra | - | -")
    assert placed(a_copy(LINE, POOR), other).cards == (other, POOR)


def test_a_card_that_gets_another_number_leaves_its_old_one() -> None:
    moved = replace(LINE, number=57)
    assert placed(a_copy(LINE, POOR), moved, LINE).cards == (moved,)
    assert placed(a_copy(LINE, NUMBERLESS), replace(NUMBERLESS, number=1), NUMBERLESS).cards == (
        replace(NUMBERLESS, number=1),
        LINE,
    )


def test_of_two_equal_cards_without_a_number_one_is_removed() -> None:
    assert without(a_copy(NUMBERLESS, NUMBERLESS), NUMBERLESS).cards == (NUMBERLESS,)
    assert without(a_copy(LINE), POOR).cards == (LINE,)


def test_the_next_free_number_goes_on_behind_the_last_and_then_fills_gaps() -> None:
    assert next_free(UNKNOWN_COPY) == 1
    assert next_free(a_copy(LINE), 31) == 32
    all_but_seven = tuple(card for card in practice_set().cards if card.number != 7)
    assert next_free(a_copy(*all_but_seven), 100) == 7
    assert next_free(practice_set()) is None
    beyond = a_copy(*practice_set().cards, replace(LINE, number=200))
    assert next_free(beyond, 200) == 201
    full = a_copy(*(replace(LINE, number=number) for number in range(1, 1000)))
    assert next_free(full, 999) is None


@pytest.mark.parametrize(
    "line",
    [
        "7 line: lion lion lion lion | 3 stars | rare",
        "7 line: rhinoceros@grasslands lion | 2/rare + 11 stars | like rare",
        "7 adjacency: rhinoceros lion | - | -",
        "200 ?: ? | ? | rare",
        "? terrain: zebra | ? | ?",
    ],
)
def test_what_is_odd_about_one_card_needs_no_look_at_all_the_others(line: str) -> None:
    rare = (replace(LINE, number=number) for number in range(90, 97))
    printed = a_copy(LINE, POOR, *practice_set().cards[57:89], *rare, NUMBERLESS)
    card = parse_card(line)
    then = placed(printed, card)
    wanted = card_warnings(then)[then.cards.index(card)]
    assert warnings_about(printed, card, None) == wanted != ()


def test_too_many_rare_icons_concern_every_card_that_has_one() -> None:
    rare = tuple(replace(LINE, number=number, icons=(Icon.RARE,) * 4) for number in (1, 2))
    found = card_warnings(a_copy(*rare, POOR))
    for place in (0, 1):
        assert any("8 Rare Icons" in str(text) for text in found[place])
    assert 2 not in found


def test_what_stands_in_a_row_is_the_card() -> None:
    row = next(row for row in rows(a_copy(LINE), {}) if row.number == 31)
    assert row.card is not None
    assert card_line(row.card) == card_line(LINE)
    assert row.is_whole
