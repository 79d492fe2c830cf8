"""The Scene Cards of My copy, told through the window by real key and mouse events."""

from dataclasses import replace
from statistics import median

import pytest
from e2e.room import faults
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from pytestqt.qtbot import QtBot
from support.deaf import wait_out
from support.wild_pages import nameless, press, tap, type_in

from serengeti_companion.games.wild.game import GAME
from serengeti_companion.games.wild.model import Mode, Options, SeatOptions
from serengeti_companion.games.wild.notation import card_line, parse_card
from serengeti_companion.games.wild.packs import practice_set
from serengeti_companion.games.wild.terms import CARDS, Gain, Icon, SceneCard, Species
from serengeti_companion.storage.play import begin_session, load_session, open_session
from serengeti_companion.ui.copy.card_rows import ROW
from serengeti_companion.ui.copy.cards_section import CardsSection
from serengeti_companion.ui.copy.copy_page import CopyPage
from serengeti_companion.ui.home.wild.begin import begin
from serengeti_companion.ui.main_window import MainWindow
from serengeti_companion.ui.style import Style

LION = "31 line: lion crocodile rhinoceros@grasslands | 2/rare + 11 stars | rare"
ZEBRA = "32 terrain: zebra@water hyena@rock | 1 food | -"


@pytest.fixture
def page(window: MainWindow) -> CopyPage:
    window.show_page("copy")
    page = window.stage.pages.currentWidget()
    assert isinstance(page, CopyPage)
    return page


@pytest.fixture
def section(page: CopyPage) -> CardsSection:
    assert isinstance(page.section, CardsSection)
    return page.section


def tell(page: CopyPage, *lines: str) -> None:
    """Those cards, and no others."""
    cards = tuple(map(parse_card, lines))
    assert page.model.change(replace(page.model.printed, cards=cards), "cards")


def cards(page: CopyPage) -> list[str]:
    return [card_line(card) for card in page.model.printed.cards]


def typed(section: CardsSection, text: str, *, enter: bool = True) -> None:
    """Key by key where the cursor is."""
    assert section.entry.line.hasFocus()
    QTest.keyClicks(section.entry.line, text)
    if enter:
        press(section.entry.line)


def retyped(section: CardsSection, text: str, *, enter: bool = True) -> None:
    """Instead of what stands there."""
    section.entry.line.selectAll()
    typed(section, text, enter=enter)


def marked(section: CardsSection) -> tuple[int, int] | None:
    """The part of the line that is wrong."""
    return section.entry.line.marked


def shown(section: CardsSection) -> list[int | None]:
    model = section.list.view.model()
    return [model.index(row, 0).data(ROW).number for row in range(model.rowCount())]


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


class Presses(QObject):
    """Counts the keys that a hand presses in a field; a sign above another takes Shift too."""

    ABOVE = frozenset('@|+?:"')

    def __init__(self, field: QWidget) -> None:
        super().__init__(field)
        self.count = 0
        field.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            self.count += 2 if event.text() in self.ABOVE else 1
        return False


TEN = {
    1: "t li@r ga@r wi@g|9|-",
    2: "t ga@a le@g gi@g|1v+4|fl li",
    5: "l li gi rh|1/animal+5|li",
    7: "a rh@w wi cr vu|10|an",
    10: "l el hy@r gi le|3/rare+11|ra",
    18: "a ze wi rh ja@w|2f+4|fo le fl",
    24: "t li@g hy@w gi@a|7|le fl",
    26: "a li wi@w le@a cr|12|fr",
    27: "a hy@g vu el ze@a|2v+7|le fl",
    29: "l wi vu cr@a el|2f+9|li",
}
"""Cards of the practice set as somebody types them who has read the hint once."""


def test_ten_typical_cards_take_fewer_than_35_keys_each(
    page: CopyPage, section: CardsSection
) -> None:
    presses = Presses(section.entry.line)
    counts = []
    for number, line in TEN.items():
        presses.count = 0
        offered = section.entry.line.text().strip()
        typed(section, line if offered == str(number) else f"{number} {line}")
        counts.append(presses.count)
    practice = [practice_set().card(number) for number in TEN]
    assert list(page.model.printed.cards) == practice
    assert len(counts) == 10
    assert median(counts) < 35, counts


def test_tab_comes_to_everything(page: CopyPage, section: CardsSection) -> None:
    tell(page, LION)
    section.list.choose(31)
    reached: list[QWidget | None] = []
    section.take_focus()
    while (now := QApplication.focusWidget()) not in reached:
        reached.append(now)
        press(now, Qt.Key.Key_Tab)  # type: ignore[arg-type]
    wanted = (
        section.entry.form,
        section.list.search,
        section.list.gaps,
        section.list.view,
        section.list.change,
        section.list.remove,
    )
    assert [each for each in wanted if each not in reached] == []


@pytest.mark.parametrize("state", ["none", "some", "typing", "form", "many"])
def test_nothing_is_clipped_at_1280_by_720(
    page: CopyPage, section: CardsSection, state: str
) -> None:
    if state == "many":
        all_of_them = tuple(
            replace(card, number=number)
            for number, card in enumerate(practice_set().cards * 6, start=1)
            if number < 1000
        )
        page.model.change(replace(page.model.printed, cards=all_of_them), "many")
    elif state != "none":
        tell(page, LION, ZEBRA)
    if state in {"typing", "form"}:
        retyped(section, "31 a vulture zebra wil", enter=False)
    if state == "form":
        tap(section.entry.form)
    for _ in range(2):  # a layout inside another one
        QApplication.processEvents()
    assert set(faults(page)) <= {"CardView 'Scene Cards by number' scrolls"}
    assert nameless(section) == []


def test_the_fields_of_the_form_stay_where_they_are_when_animals_come(
    section: CardsSection,
) -> None:
    tap(section.entry.form)
    fields = section.form.fields
    places = [part.y() for part in (fields.reward, fields.icons)]
    tap(fields.pattern.picker.buttons[Species.LION])
    QApplication.processEvents()
    assert [part.y() for part in (fields.reward, fields.icons)] == places


def test_nothing_scrolls_to_the_side_in_larger_letters(
    page: CopyPage, section: CardsSection, dressed: Style
) -> None:
    dressed.set_scale(1.3)
    QApplication.processEvents()
    assert faults(page) == ["CardView 'Scene Cards by number' scrolls"]
    tap(section.entry.form)
    QApplication.processEvents()
    assert section.form.field_room.horizontalScrollBar().maximum() == 0
    assert page.findChild(QScrollArea).verticalScrollBar().maximum() == 0


def test_everything_can_be_reached_in_large_letters(
    window: MainWindow, section: CardsSection, dressed: Style
) -> None:
    dressed.set_scale(1.6)
    QApplication.processEvents()
    for part in (section.entry.store, section.entry.forget, section.list.gaps, section.list.remove):
        right = part.mapTo(window, part.rect().topRight()).x()
        assert right < window.width()
    assert section.list.search.width() >= dressed.px(96)


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
