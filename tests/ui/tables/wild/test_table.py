"""The table screen as a whole: the page of each phase, the way back, sheets and looks."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot
from support.patience import as_long_as
from support.wild_evening import (
    DEALER,
    HYENA,
    LION,
    Hands,
    card,
    hands_on,
    in_round,
    opened,
    played_until,
    shown,
    table_with,
)

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.model import SCORE_ONLY, Phase, Tracking, next_to_act
from serengeti_companion.games.wild.packs import practice_set
from serengeti_companion.games.wild.printed import UNKNOWN_COPY
from serengeti_companion.games.wild.terms import Cell, Species
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.style.themes import Theme
from serengeti_companion.ui.tables.wild.end_page import EndPage
from serengeti_companion.ui.tables.wild.log_view import LogView
from serengeti_companion.ui.tables.wild.play_page import PlayPage
from serengeti_companion.ui.tables.wild.player_name import PlayerName
from serengeti_companion.ui.tables.wild.preparation_page import PreparationPage
from serengeti_companion.ui.tables.wild.setup_page import SetupPage


@pytest.fixture(autouse=True)
def look_as_before(qtbot: QtBot) -> Iterator[None]:
    """Themes and sizes are put back."""
    qtbot.wait(0)
    style = current_style()
    theme, scale = style.theme, style.scale
    yield
    style.set_theme(theme)
    style.set_scale(scale)


@pytest.mark.parametrize(
    ("phase", "page"),
    [
        (Phase.SETUP, SetupPage),
        (Phase.ROUND, PlayPage),
        (Phase.PREPARATION, PreparationPage),
        (Phase.OVER, EndPage),
    ],
)
def test_each_phase_has_its_page(qtbot: QtBot, phase: Phase, page: type) -> None:
    session = played_until(opened(2), lambda table: table.phase is phase)
    table = shown(qtbot, session)
    assert isinstance(table.page, page)
    assert table.page.isVisible()


def test_undo_crosses_from_the_preparation_back_into_the_round(qtbot: QtBot) -> None:
    session = played_until(opened(2), lambda table: table.phase is Phase.PREPARATION)
    table = shown(qtbot, session)
    shown_pages = []
    for step in (table.undo, table.redo):
        step()
        assert table.page.isVisible()
        shown_pages.append(type(table.page))
    assert shown_pages == [PlayPage, PreparationPage]


def test_the_play_page_shows_what_the_preparation_changed(qtbot: QtBot) -> None:
    session = played_until(opened(2), in_round(1))
    hands = Hands(shown(qtbot, session))
    model = hands.page.desk.model
    for _ in as_long_as(lambda: hands.table.session.state.phase is Phase.ROUND):
        seat = hands.table.session.state.turn.seat
        model.submit(c.CorrectNumber(fact="coins", value=0, seat=seat))
        model.submit(c.PassTurn(seat=seat))
    for _ in as_long_as(lambda: hands.table.session.state.phase is Phase.PREPARATION):
        step = hands.table.session.state.step
        model.submit(c.ReceiveIncome() if step == "E" else c.SkipStep(step=step))
    state = hands.state
    assert hands.page.map.table is state
    panel = hands.page.players.panels[hands.seat]
    coins = next(f for f in panel._stock.values() if "Coins" in f.accessibleName())  # noqa: SLF001
    assert coins.value == state.player(hands.seat).coins > 0


def test_undo_names_what_it_takes_back(qtbot: QtBot) -> None:
    hands = hands_on(qtbot, table_with())
    assert not hands.table.bar.undo.isEnabled()
    hands.line("leopard b2")
    assert "Leopard" in hands.table.bar.undo.accessibleName()
    hands.tap(hands.table.bar.undo)
    assert "Leopard" in hands.table.bar.redo.accessibleName()
    hands.key(Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert Species.LEOPARD in hands.state.at(Cell("B2"))
    hands.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    shift = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    hands.key(Qt.Key.Key_Z, shift)
    assert Species.LEOPARD in hands.state.at(Cell("B2"))


def test_the_bar_says_round_and_whose_turn_it_is(qtbot: QtBot) -> None:
    hands = hands_on(qtbot, table_with())
    bar = hands.table.bar
    assert bar.round.text() == "Round 3"
    assert bar.who.text() == hands.player.name
    assert bar.now.text() == "one action, or pass"
    hands.line("leopard b2")
    assert bar.now.text() == "free actions, then Done"
    hands.line("done")
    hands.line("renew")
    assert bar.now.text() == "now take a card"
    assert hands.page.cards.pool.isVisible()


def test_the_log_opens_and_escape_closes_it(qtbot: QtBot) -> None:
    hands = hands_on(qtbot, table_with())
    hands.tap(hands.table.bar.log)
    assert isinstance(hands.table.sheet, LogView)
    QTest.keyClick(hands.focus, Qt.Key.Key_Escape)
    assert not any(view.isVisible() for view in hands.table.findChildren(LogView))
    hands.line("leopard b2")
    assert Species.LEOPARD in hands.state.at(Cell("B2"))


def test_the_log_stands_beside_the_cards_too(qtbot: QtBot) -> None:
    hands = hands_on(qtbot, table_with())
    cards = hands.page.cards
    hands.tap(cards.tabs, cards.tabs.tabRect(2).center())
    hands.line("leopard b2")
    assert cards.log.lines is not None
    last = cards.log.lines.rowCount() - 1
    assert "Leopard" in cards.log.lines.index(last).data()


def test_the_rules_open_at_their_beginning(qtbot: QtBot) -> None:
    hands = hands_on(qtbot, table_with())
    with qtbot.waitSignal(hands.table.clause_asked) as asked:
        hands.tap(hands.table.bar.help)
    assert asked.args == [""]


def test_what_is_tracked_changes_in_the_middle(qtbot: QtBot) -> None:
    hands = hands_on(qtbot, table_with())
    model = hands.page.desk.model
    model.submit(c.SetTracking(tracking=SCORE_ONLY))
    assert not hands.page.map.isVisible()
    assert hands.page.board.isVisible()
    model.submit(c.SetTracking(tracking=Tracking()))
    assert hands.page.map.isVisible()
    assert not hands.page.board.isVisible()


def test_the_score_is_stepped_where_only_the_score_is_tracked(qtbot: QtBot) -> None:
    session = played_until(opened(tracking=SCORE_ONLY), in_round(1))
    hands = Hands(shown(qtbot, session, DEALER))
    stepper = hands.page.board.stars[hands.seat]
    hands.tap(stepper.more)
    assert hands.player.stars == 1
    names = hands.page.board.findChildren(PlayerName)
    assert len({name.x() for name in names}) == 1  # the marks stand one below the other


@pytest.mark.parametrize("theme", list(Theme))
@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5])
def test_another_look_is_painted_at_once(qtbot: QtBot, theme: Theme, scale: float) -> None:
    hands = hands_on(qtbot, table_with(card(600, LION), card(601, HYENA)))
    style = current_style()
    style.set_theme(theme)
    style.set_scale(scale)
    qtbot.wait(1)
    picture: QImage = hands.table.grab().toImage()
    place = hands.page.map.mapTo(hands.table, hands.cell("A1"))
    assert hands.table.rect().contains(place)
    assert picture.pixelColor(QPoint(3, 3)).isValid()
    assert hands.page.map.minimumSizeHint().width() == 7 * style.px(48) + style.px(20)


def test_a_small_window_scrolls_instead_of_cutting(qtbot: QtBot) -> None:
    hands = hands_on(qtbot, table_with())
    hands.table.resize(900, 500)
    qtbot.wait(1)
    assert hands.page.width() >= hands.page.minimumSizeHint().width()


def test_buttons_do_not_take_the_keyboard_from_the_table(qtbot: QtBot) -> None:
    hands = hands_on(qtbot, table_with())
    before = hands.focus
    for button in (hands.table.bar.log, hands.page.passing):
        assert isinstance(button, QAbstractButton)
        assert not button.focusPolicy() & Qt.FocusPolicy.ClickFocus
    assert hands.focus is before


@pytest.mark.parametrize("practice", [True, False])
def test_the_practice_set_is_called_so_above_every_page(qtbot: QtBot, *, practice: bool) -> None:
    table = shown(qtbot, opened(2, practice_set() if practice else UNKNOWN_COPY))
    assert table.bar.practice.isVisible() is practice
    assert "not the published game" in " ".join(table.bar.practice.text().split())


def test_a_press_beside_the_typed_words_puts_the_keyboard_into_the_line(qtbot: QtBot) -> None:
    hands = hands_on(qtbot, table_with())
    quick = hands.page.quick
    hands.page.map.setFocus()
    QTest.mouseClick(quick.words, Qt.MouseButton.LeftButton)
    assert quick.line.hasFocus()


def test_a_name_with_an_ampersand_is_written_and_marks_no_letter(qtbot: QtBot) -> None:
    table = table_with()
    assert table.turn is not None
    follows = next_to_act(table, table.turn.seat)
    assert follows is not None
    hands = hands_on(qtbot, table.with_player(follows, name="R&D"))
    hands.line("leopard a1")
    assert "R&&D is next" in hands.page.done.text()
    assert "R&D is next" in hands.page.done.accessibleName()
    hands.line("done")
    assert "R&&D" in hands.page.cards.tabs.tabText(0)


def test_a_long_name_is_shortened_on_the_button_that_ends_the_turn(qtbot: QtBot) -> None:
    table = table_with()
    assert table.turn is not None
    follows = next_to_act(table, table.turn.seat)
    assert follows is not None
    hands = hands_on(qtbot, table.with_player(follows, name="W" * 40))
    hands.line("leopard a1")
    done = hands.page.done
    second = done.text().splitlines()[1]
    assert second.startswith("W")
    assert second.endswith("… is next")
    assert done.fontMetrics().horizontalAdvance(second) <= done.width()


def test_undo_tells_the_deed_however_long_the_name_is(qtbot: QtBot) -> None:
    table = table_with()
    assert table.turn is not None
    hands = hands_on(qtbot, table.with_player(table.turn.seat, name="Maximilian-" * 4))
    hands.line("leopard a1")
    undo = hands.table.bar.undo
    name, deed = " ".join(line.strip() for line in undo.text().splitlines()).split("… ")
    assert name.startswith("Undo: Maxi")
    assert undo.accessibleName().endswith(f"n- {deed}")


def test_undo_tells_the_deed_alone_where_that_is_what_fits(qtbot: QtBot) -> None:
    table = table_with()
    assert table.turn is not None
    seat = table.turn.seat
    current_style().apply()  # the letters are as wide as people see them
    hands = hands_on(qtbot, table.with_player(seat, name="Ww" * 20))
    command = c.CorrectNumber(fact="animal", of=Species.VULTURE, value=1, seat=seat)
    hands.page.desk.play(command)
    undo = hands.table.bar.undo
    told = " ".join(line.strip() for line in undo.text().splitlines())
    assert told == "Vultures on completed cards of WwWw… set to 1"
    assert undo.accessibleName().startswith("Undo: Vultures")


def test_undo_says_all_of_what_it_takes_back_in_two_lines(qtbot: QtBot) -> None:
    hands = hands_on(qtbot, table_with())
    undo = hands.table.bar.undo
    hands.line("leopard a1")
    told = " ".join(line.strip() for line in undo.text().splitlines())
    assert told == undo.accessibleName()
    assert told.endswith("Leopard on A1")
    hands.key(Qt.Key.Key_Space)
    assert undo.text().strip().count("\n") <= 1


def test_in_a_small_window_the_buttons_of_the_bar_stay_apart(qtbot: QtBot) -> None:
    table = shown(qtbot, opened(2))
    table.resize(1000, 700)
    QApplication.processEvents()
    bar = table.bar
    row = [bar.undo, bar.redo, bar.log, bar.help, bar.menu_button]
    for left, right in pairwise(row):
        assert left.geometry().right() < right.geometry().left()
    assert bar.menu_button.geometry().right() < bar.width()
    assert bar.undo.text().strip() == "Undo"
    for button in (bar.undo, bar.redo):
        assert button.geometry().top() > 0
        assert button.geometry().bottom() < bar.height() - 1
