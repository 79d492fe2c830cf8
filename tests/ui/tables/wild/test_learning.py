"""Cards that nobody described may be, then and there, later or never; what is known is offered."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot
from support.tables import ANN, opened
from support.wild_learning import KNOWN, NAME, NUMBER, Begin, describe, ground_of, unknown
from support.wild_pages import cramped, nameless, press

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.model import LIGHT
from serengeti_companion.games.wild.printed import UNKNOWN_COPY
from serengeti_companion.games.wild.terms import (
    BLANK,
    SceneCard,
)
from serengeti_companion.storage.copies import CopyId
from serengeti_companion.ui.tables.wild.counted_cards import CountedCards


def test_an_unknown_number_is_described_then_and_there(begin: Begin) -> None:
    evening = begin(unknown(), begin.copy())
    evening.hands.line("take 31")
    assert evening.words == "Card 31 is not described yet."
    evening.choose("Describe")
    assert evening.sheet.form.line.hasFocus()
    assert evening.sheet.tick is not None
    assert evening.sheet.tick.isChecked()
    assert NAME in evening.sheet.tick.text()
    describe(evening, "line lion zebra | 3 | like")
    assert evening.hands.player.tableau == (KNOWN,)
    assert evening.printed.cards == (KNOWN,)
    assert evening.words == f"Remembered in {NAME}: card 31"
    step = evening.kept.copies.content(CopyId(evening.copy or 0))
    assert step.undo == "card 31, learned at the table"


def test_later_leaves_a_card_that_its_menu_describes(begin: Begin) -> None:
    evening = begin(unknown(), begin.copy())
    evening.hands.line("take 31")
    evening.choose("Later")
    assert evening.words == ""
    assert evening.hands.player.tableau == (NUMBER,)
    evening.hands.page.cards.describe(NUMBER, own=True)
    describe(evening, "line lion zebra | 3 | like")
    assert evening.printed.cards == (KNOWN,)


def test_a_tap_on_an_unknown_number_asks_again(begin: Begin) -> None:
    pool = (NUMBER, *(BLANK,) * 5)
    evening = begin(unknown(pool=pool), begin.copy())
    assert evening.words == ""
    evening.hands.page.cards.show_tab(1)
    evening.hands.tap(evening.hands.page.cards.pool.grid.views[0])
    assert evening.words == "Card 31 is not described yet."


def test_never_asks_no_more_this_evening(begin: Begin) -> None:
    evening = begin(unknown(), begin.copy())
    evening.hands.line("take 31 32")
    assert evening.words == "Cards 31, 32 are not described yet."
    evening.choose("Never")
    assert "any more" in evening.words
    evening.hands.line("buy 33")
    assert evening.words == ""


def test_each_of_now_later_and_never_has_a_key_of_its_own(begin: Begin, qtbot: QtBot) -> None:
    evening = begin(unknown(), begin.copy())
    evening.hands.line("take 31")
    assert evening.words == "Card 31 is not described yet."
    QTest.keyClick(evening.hands.focus, Qt.Key.Key_L, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: evening.words == "")
    evening.hands.line("buy 32")
    assert evening.table.sheet is None
    QTest.keyClick(evening.hands.focus, Qt.Key.Key_B, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: evening.table.sheet is not None)


def test_the_question_is_never_in_the_way(begin: Begin) -> None:
    evening = begin(unknown(), begin.copy())
    evening.hands.line("take 31")
    assert evening.hands.page.quick.line.hasFocus()
    evening.hands.line("done")
    assert evening.words == ""
    assert evening.hands.seat != ANN


def test_several_unknown_cards_are_described_one_after_the_other(begin: Begin) -> None:
    evening = begin(unknown(), begin.copy())
    evening.hands.line("take 31 32")
    evening.choose("Describe")
    describe(evening, "line lion zebra | 3 | like")
    assert evening.sheet.accessibleName() == "Describe card 32"
    press(evening.sheet, Qt.Key.Key_Escape)
    assert evening.table.sheet is None
    assert [card.number for card in evening.printed.cards] == [31]


def test_a_card_told_later_in_the_copy_is_offered(begin: Begin) -> None:
    evening = begin(unknown(), begin.copy(KNOWN))
    evening.hands.line("take 31 32")
    assert evening.words == "Card 31 has been described: use it?"
    evening.choose("Use it")
    assert evening.hands.player.tableau == (KNOWN, SceneCard(number=32))
    assert evening.words == "Card 32 is not described yet."


def test_cards_on_the_table_told_later_are_offered_when_it_is_opened(begin: Begin) -> None:
    evening = begin(unknown(NUMBER, SceneCard(number=32)), begin.copy(KNOWN))
    assert evening.words == "Card 31 has been described: use it?"
    evening.choose("Later")
    assert evening.hands.player.tableau[0] == NUMBER


def test_a_card_described_before_it_went_back_into_the_deck_is_offered(begin: Begin) -> None:
    evening = begin(unknown(NUMBER, BLANK), None)
    evening.model.submit(c.DescribeCard(place="tableau", was=NUMBER, card=KNOWN, seat=ANN))
    evening.model.submit(c.CorrectCards(place="tableau", cards=(), seat=ANN))
    evening.hands.line("take 31")
    assert evening.words == "Card 31 has been described: use it?"
    evening.choose("Use it")
    assert evening.hands.player.tableau == (KNOWN,)


def test_going_back_several_plays_tells_all_that_the_copy_keeps(begin: Begin) -> None:
    evening = begin(unknown(), begin.copy())
    for line in ("terrain a1 water", "terrain a2 rock", "terrain a1 rock"):
        evening.hands.line(line)
    evening.model.go_back_to(0)
    assert "keeps A2: Rock, A1: Rock" in evening.words
    evening.choose("Take it out")
    assert ground_of(evening, "A2") is None


def test_many_facts_at_once_are_counted(begin: Begin) -> None:
    cards = tuple(replace(KNOWN, number=number) for number in range(1, 6))
    evening = begin(unknown(), begin.copy())
    evening.model.submit(c.CorrectCards(place="tableau", cards=cards, seat=ANN))
    assert evening.words == f"Remembered in {NAME}: 5 facts"
    assert len(evening.printed.cards) == 5


def test_where_cards_are_counted_nothing_is_asked(begin: Begin) -> None:
    evening = begin(unknown(tracking=LIGHT), begin.copy())
    evening.hands.line("take 31")
    assert evening.words == ""


def test_the_bar_keeps_clear_of_the_foot_and_inside_the_window(begin: Begin) -> None:
    evening = begin(unknown(*(BLANK,) * 8, coins=6), begin.copy(name="W" * 200))
    evening.hands.line("take 31 32 33")
    bar = evening.learning.bar
    assert evening.table.rect().contains(bar.geometry())
    assert not cramped(bar)
    assert not nameless(bar)
    assert min(button.height() for button in bar.buttons) >= 48
    page = evening.hands.page
    for button in (page.done, page.passing, page.quick):
        assert not bar.geometry().intersects(
            QRect(button.mapTo(evening.table, QPoint(0, 0)), button.size())
        )


def test_its_keys_are_those_of_no_button_of_the_page(begin: Begin) -> None:
    evening = begin(opened(4, printed=UNKNOWN_COPY), begin.copy())
    evening.model.submit(c.LayPool(cards=(NUMBER,)))
    assert evening.words
    shown = [b for b in evening.table.findChildren(QAbstractButton) if b.isVisible()]
    keys = [key for b in shown if (key := b.shortcut().toString())]
    assert {"Alt+B", "Alt+L", "Alt+V"} <= set(keys)
    assert len(set(keys)) == len(keys)


def test_the_bar_is_as_tall_as_what_it_says(begin: Begin, qtbot: QtBot) -> None:
    evening = begin(unknown(), begin.copy())
    bar = evening.learning.bar
    for words in ("word " * 30, "short"):
        bar.ask(words, ("One", evening.learning.bar.clear))
        qtbot.waitUntil(lambda: bar.height() == bar.layout().heightForWidth(bar.width()))
        foot = evening.table.height() - bar.geometry().bottom()
        assert 70 < foot < 90


def test_the_bar_makes_room_for_what_the_rules_say(begin: Begin) -> None:
    evening = begin(unknown(), begin.copy())
    evening.hands.line("take 31")
    evening.hands.line("pass")
    refusals, bar = evening.table.refusals, evening.learning.bar
    assert refusals.isVisible()
    assert bar.isVisible()
    assert not bar.geometry().intersects(refusals.geometry())
    evening.hands.key(Qt.Key.Key_Escape)
    assert not refusals.isVisible()
    assert evening.words


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768)])
def test_the_bar_covers_nothing_that_is_done_with_counted_cards(
    begin: Begin, size: tuple[int, int]
) -> None:
    evening = begin(unknown(tracking=LIGHT), None)
    evening.table.resize(*size)
    evening.learning.bar.ask(
        "Only this session knows of space A1, space A2, space A3. Begin a copy of your own?",
        ("Begin a &copy", evening.learning.bar.clear),
        ("No&t now", evening.learning.bar.clear),
    )
    QApplication.processEvents()
    bar, table = evening.learning.bar, evening.table
    assert bar.isVisible()
    counted = table.findChild(CountedCards)
    assert isinstance(counted, CountedCards)
    for button in (counted.film, counted.discard, counted.shed):
        assert button.isVisible()
        place = QRect(button.mapTo(table, QPoint(0, 0)), button.size())
        assert not bar.geometry().intersects(place)
