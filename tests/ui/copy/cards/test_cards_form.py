"""The Scene Cards of My copy: the form of a card, the list with its search, the way back."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from support.cards_told import LION, ZEBRA, cards, retyped, shown, tell, typed
from support.deaf import wait_out
from support.wild_pages import press, tap, type_in

from serengeti_companion.games.wild.notation import parse_card
from serengeti_companion.games.wild.terms import CARDS, Gain, Icon, Species
from serengeti_companion.ui.copy.cards_section import CardsSection
from serengeti_companion.ui.copy.copy_page import CopyPage
from serengeti_companion.ui.main_window import MainWindow


def test_the_form_and_the_line_say_the_same(page: CopyPage, section: CardsSection) -> None:
    tap(section.entry.form)
    fields = section.form.fields
    tap(fields.type.button("line"))
    for species in (Species.LION, Species.CROCODILE, Species.RHINOCEROS):
        tap(fields.pattern.picker.buttons[species])
    tap(fields.pattern.terrain.button("grasslands"))
    tap(fields.icons.buttons[Icon.RARE])
    assert section.entry.line.text() == ("1 line: lion crocodile rhinoceros@grasslands | ? | rare")
    section.entry.line.setFocus()
    retyped(section, "31 l li c rhg 2/r+11 ra", enter=False)
    assert fields.number.text() == "31"
    assert fields.reward.fixed[Gain.STARS].value == 11
    type_in(fields.number, "32", enter=True)  # Enter stores here too
    assert cards(page) == [LION.replace("31", "32")]
    assert fields.isVisible()
    assert fields.number.text() == "33"


def test_a_number_that_no_card_has_is_refused_in_the_form(
    page: CopyPage, section: CardsSection
) -> None:
    tap(section.entry.form)
    type_in(section.form.fields.number, "1000")
    assert "from 1 to 999" in section.entry.words.words
    assert cards(page) == []


def test_f2_opens_the_form_of_a_card_and_storing_leads_back_to_the_list(
    page: CopyPage, section: CardsSection
) -> None:
    tell(page, LION, ZEBRA)
    section.list.choose(32)
    section.list.view.setFocus()
    press(section.list.view, Qt.Key.Key_F2)
    assert section.form.fields.card == parse_card(ZEBRA)
    tap(section.form.fields.icons.buttons[Icon.LIKE])
    wait_out(section.entry.store)
    tap(section.entry.store)
    assert cards(page)[1] == ZEBRA.replace("-", "like")
    assert section.list.isVisible()
    assert not section.entry.form.isChecked()


def test_the_card_in_the_form_is_removed(page: CopyPage, section: CardsSection) -> None:
    tell(page, LION, ZEBRA)
    section.list.choose(32)
    tap(section.list.change)
    tap(section.form.remove)
    assert cards(page) == [LION]
    assert section.list.isVisible()
    assert "undo brings it back" in section.entry.words.words


def test_escape_forgets_the_line_then_leaves_the_form_then_the_page(
    window: MainWindow, section: CardsSection
) -> None:
    tap(section.entry.form)
    section.take_focus()
    typed(section, "l lion", enter=False)
    press(section.entry.line, Qt.Key.Key_Escape)
    assert section.entry.line.text() == "1 "
    press(section.entry.line, Qt.Key.Key_Escape)
    assert section.list.isVisible()
    press(section.entry.line, Qt.Key.Key_Escape)
    assert window.at_home


def test_escape_empties_the_search_then_leaves_the_page(
    window: MainWindow, section: CardsSection
) -> None:
    search = section.list.search
    type_in(search, "lion")
    press(search, Qt.Key.Key_Escape)
    assert search.text() == ""
    assert section.isVisible()
    press(search, Qt.Key.Key_Escape)
    assert window.at_home


def test_a_tap_on_store_or_on_the_cross_leads_back_to_the_line(
    page: CopyPage, section: CardsSection
) -> None:
    typed(section, "t li@g", enter=False)
    tap(section.entry.store)
    typed(section, "t ze@g", enter=False)
    tap(section.entry.forget)
    typed(section, "t hy@g")
    assert cards(page) == [
        "1 terrain: lion@grasslands | ? | ?",
        "2 terrain: hyena@grasslands | ? | ?",
    ]


def test_search_and_filters_choose_the_rows(page: CopyPage, section: CardsSection) -> None:
    tell(page, LION, ZEBRA, "33 line: lion | ? | ?")
    assert len(shown(section)) == CARDS
    tap(section.list.gaps)
    assert shown(section) == [31, 32, 33]
    type_in(section.list.search, "lion")
    assert shown(section) == [31, 33]
    tap(section.list.show_only.button("incomplete"))
    assert shown(section) == [33]
    type_in(section.list.search, "vulture")
    assert shown(section) == []
    assert section.list.empty.isVisible()
    section.list.search.clear()
    tap(section.list.show_only.button("untold"))
    assert len(shown(section)) == CARDS - 3


def test_enter_in_the_search_leads_to_what_was_found(page: CopyPage, section: CardsSection) -> None:
    tell(page, LION, ZEBRA)
    type_in(section.list.search, "hyena", enter=True)
    assert section.list.view.hasFocus()
    press(section.list.view)
    assert section.entry.line.text() == ZEBRA


def test_whether_gaps_are_shown_is_remembered(
    page: CopyPage, section: CardsSection, qtbot: QtBot
) -> None:
    tap(section.list.gaps)
    again = CardsSection(page.model)
    qtbot.addWidget(again)
    assert not again.list.gaps.isChecked()


def test_a_photo_belongs_to_the_number_of_the_card(page: CopyPage, section: CardsSection) -> None:
    tell(page, LION, "? line: lion zebra | - | like")
    section.list.choose(31)
    tap(section.list.change)
    tap(section.form.photo_button)
    assert section.form.photo.isVisible()
    assert section.form.photo.photo.piece == "card 31"
    section.take_focus()
    retyped(section, "? l lion", enter=False)
    assert not section.form.photo_button.isEnabled()
    assert section.form.fields.isVisible()


def test_the_list_reads_out_its_cards(page: CopyPage, section: CardsSection) -> None:
    tell(page, "31 line: lion zebra | ? | like")
    model = section.list.view.model()
    spoken = [model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole) for row in (29, 30)]
    assert spoken[0] == "Card 30: nothing told"
    assert spoken[1] == "Card 31; line; Lion, Zebra; reward not told; Like. Incomplete"
