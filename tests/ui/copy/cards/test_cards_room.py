"""The Scene Cards of My copy: how few keys they take, how little room, for any letters."""

from dataclasses import replace
from statistics import median

import pytest
from e2e.room import faults
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from support.cards_told import LION, ZEBRA, retyped, tell, typed
from support.wild_pages import nameless, press, tap

from serengeti_companion.games.wild.packs import practice_set
from serengeti_companion.games.wild.terms import Species
from serengeti_companion.ui.copy.cards_section import CardsSection
from serengeti_companion.ui.copy.copy_page import CopyPage
from serengeti_companion.ui.main_window import MainWindow
from serengeti_companion.ui.style import Style


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
