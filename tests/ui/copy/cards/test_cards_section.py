"""The Scene Cards of My copy, told in the line through the window by real key and mouse events."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from support.cards_told import LION, ZEBRA, cards, retyped, shown, tell, typed
from support.wild_pages import press, tap

from serengeti_companion.games.wild.game import GAME
from serengeti_companion.games.wild.model import Mode, Options, SeatOptions
from serengeti_companion.games.wild.notation import parse_card
from serengeti_companion.games.wild.terms import SceneCard
from serengeti_companion.storage.play import begin_session, load_session, open_session
from serengeti_companion.ui.copy.cards_section import CardsSection
from serengeti_companion.ui.copy.copy_page import CopyPage
from serengeti_companion.ui.home.wild.begin import begin


def marked(section: CardsSection) -> tuple[int, int] | None:
    """The part of the line that is wrong."""
    return section.entry.line.marked


def test_the_line_has_the_keyboard_and_enter_stores_and_offers_the_next_number(
    page: CopyPage, section: CardsSection
) -> None:
    assert section.entry.line.text() == "1 "
    typed(section, "l li c rhg 2/r+11 ra")
    typed(section, "t ze@wat hyr 1f|-")
    assert cards(page) == [LION.replace("31", "1"), ZEBRA.replace("32", "2")]
    assert section.entry.line.text() == "3 "
    assert section.entry.words.words == "Card 2 is stored."
    chosen = section.list.chosen()
    assert chosen is not None
    assert chosen.number == 2


def test_figures_typed_at_once_are_another_number(page: CopyPage, section: CardsSection) -> None:
    typed(section, LION)
    assert cards(page) == [LION]
    assert section.entry.line.text() == "32 "


def test_a_line_without_a_number_takes_the_next_one_and_a_question_mark_none(
    page: CopyPage, section: CardsSection
) -> None:
    tell(page, LION)
    retyped(section, "t ze@w")
    retyped(section, "? a lion ze|3|-")
    assert cards(page) == [
        "1 terrain: zebra@woodlands | ? | ?",
        LION,
        "? adjacency: lion zebra | 3 stars | -",
    ]


def test_the_picture_follows_the_typing(section: CardsSection) -> None:
    typed(section, "l li", enter=False)
    assert section.entry.preview.card == parse_card("1 line: lion | ? | ?")
    typed(section, " ze@wat", enter=False)
    assert section.entry.preview.card == parse_card("1 line: lion zebra@water | ? | ?")
    assert "Not told: reward, Icons." in section.entry.words.words


def test_the_wrong_part_is_marked_and_the_sentence_says_what_was_expected(
    page: CopyPage, section: CardsSection
) -> None:
    typed(section, "l lion unicorn zebra")
    assert marked(section) == (9, 16)
    assert section.entry.line.cursorPosition() == 16
    assert '"unicorn" at character 10 is not one of the twelve species' in section.entry.words.words
    assert cards(page) == []
    for _ in "unicorn":
        press(section.entry.line, Qt.Key.Key_Backspace)
    typed(section, "leo")
    assert cards(page) == ["1 line: lion leopard zebra | ? | ?"]


def test_what_is_only_unfinished_is_not_marked_before_enter(section: CardsSection) -> None:
    typed(section, "l l", enter=False)
    assert marked(section) is None
    press(section.entry.line)
    assert marked(section) == (4, 5)
    assert "lion, leopard" in section.entry.words.words


def test_tab_takes_the_word_that_is_offered(section: CardsSection) -> None:
    typed(section, "t croc", enter=False)
    press(section.entry.line, Qt.Key.Key_Tab)
    typed(section, "@wo", enter=False)
    press(section.entry.line, Qt.Key.Key_Tab)
    assert section.entry.line.text() == "1 t crocodile @woodlands "
    assert section.entry.line.hasFocus()


def test_a_number_told_already_shows_the_old_card_enter_replaces_it_undo_brings_it_back(
    page: CopyPage, section: CardsSection
) -> None:
    tell(page, LION, ZEBRA)
    retyped(section, "31 a vulture zebra | 3 | -", enter=False)
    assert section.entry.before.isVisible()
    assert section.entry.before.card == parse_card(LION)
    assert "Card 31 is told already" in section.entry.words.words
    press(section.entry.line)
    assert cards(page) == ["31 adjacency: vulture zebra | 3 stars | -", ZEBRA]
    press(section.entry.line, Qt.Key.Key_Return)  # nothing is typed: nothing happens
    QTest.keyClick(section.entry.line, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert cards(page) == [LION, ZEBRA]


def test_a_card_of_the_list_is_changed_in_the_line(page: CopyPage, section: CardsSection) -> None:
    tell(page, LION, ZEBRA)
    section.list.choose(32)
    section.list.view.setFocus()
    press(section.list.view)
    assert section.entry.line.text() == ZEBRA
    retyped(section, "33 t zebra@water | 2f | -")
    assert cards(page) == [LION, "33 terrain: zebra@water | 2 food | -"]
    assert section.entry.line.text() == "34 "


def test_a_gap_of_the_list_is_the_number_to_tell(page: CopyPage, section: CardsSection) -> None:
    tell(page, LION)
    section.list.view.setFocus()
    QTest.keyClicks(section.list.view, "57")
    press(section.list.view)
    typed(section, "a lion zebra")
    assert cards(page) == [LION, "57 adjacency: lion zebra | ? | ?"]


def test_a_card_is_removed_with_delete_and_what_is_being_typed_stays(
    page: CopyPage, section: CardsSection
) -> None:
    tell(page, LION, ZEBRA)
    retyped(section, "40 l lion", enter=False)
    section.list.choose(31)
    section.list.view.setFocus()
    press(section.list.view, Qt.Key.Key_Delete)
    assert cards(page) == [ZEBRA]
    assert section.entry.line.text() == "40 l lion"
    tap(page.undo)
    assert cards(page) == [LION, ZEBRA]


def test_a_card_changed_in_the_copy_never_changes_a_session_already_played(
    page: CopyPage, section: CardsSection
) -> None:
    tell(page, LION)
    model = page.model
    seats = (SeatOptions(name="Ann", colour=0), SeatOptions(name="Ben", colour=1))
    options = Options(mode=Mode.COMPETITIVE, seats=seats)
    before = model.printed
    number = begin_session(model.kept.sessions, begin(options, before, copy=model.id))
    retyped(section, "31 a vulture zebra | 3 | -")
    assert model.printed != before
    whole = load_session(model.kept.sessions, GAME, number).whole
    assert (whole.copy, whole.components.cards) == (model.id, (parse_card(LION),))
    table = open_session(model.kept.sessions, GAME, number).session.state
    assert table.printed.card(31) == parse_card(LION)


def test_what_is_odd_is_said_at_the_row_and_beside_the_line_and_stored_all_the_same(
    page: CopyPage, section: CardsSection
) -> None:
    tell(page, LION)
    retyped(section, "40 l lion", enter=False)
    assert not section.entry.odd.isVisible()  # the second animal may still come
    typed(section, " li li li|3|-", enter=False)
    assert "asks for 4 of the species lion" in section.entry.odd.words.words
    press(section.entry.line)
    assert cards(page)[1] == "40 line: lion lion lion lion | 3 stars | -"
    assert section.entry.odd.isVisible()  # until the next card is typed
    assert "asks for 4 of the species lion" in section.list.odd.words.words
    assert section.list.show_only.button("warned").text() == "Warning 1"
    typed(section, "t", enter=False)
    assert not section.entry.odd.isVisible()
    section.list.choose(31)
    assert not section.list.odd.isVisible()


def test_what_the_disk_refuses_stays_in_the_line(
    page: CopyPage, section: CardsSection, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page.model, "change", lambda _printed, _said: False)
    typed(section, "l lion zebra|3|-")
    assert section.entry.line.text() == "1 l lion zebra|3|-"
    assert cards(page) == []


def test_cards_beyond_the_last_number_of_the_game_are_kept(
    page: CopyPage, section: CardsSection
) -> None:
    typed(section, "200 l lion zebra | 3 | -")
    assert cards(page) == ["200 line: lion zebra | 3 stars | -"]
    assert section.entry.line.text() == "201 "
    assert shown(section)[-1] == 200


def test_another_copy_brings_its_own_cards(page: CopyPage, section: CardsSection) -> None:
    tell(page, LION)
    other: SceneCard = parse_card(ZEBRA)
    page.model.begin("Second edition", replace(page.model.printed, cards=(other,)))
    section.list.show_only.set_value("all")
    assert section.list.show_only.button("all").text() == "All 1"
    tap(section.list.gaps)
    assert shown(section) == [32]
