"""Cards on the table screen, and what is not tracked, through real events."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from support.wild_evening import (
    HYENA,
    LION,
    Hands,
    card,
    hands_on,
    in_round,
    is_inside,
    opened,
    played_until,
    shown,
    space_button,
    table_with,
    view_of,
)

from serengeti_companion.games.wild.commands import RenamePlayer, SetTracking
from serengeti_companion.games.wild.model import (
    EVERYTHING,
    LIGHT,
    SCORE_ONLY,
    CardTracking,
    Tracking,
)
from serengeti_companion.games.wild.printed import UNKNOWN_COPY
from serengeti_companion.games.wild.terms import (
    BLANK,
    SceneCard,
    SceneType,
    Slot,
    Species,
    Terrain,
)
from serengeti_companion.ui.tables.wild.card_form import CardForm
from serengeti_companion.ui.tables.wild.card_menu import tableau_menu
from serengeti_companion.ui.tables.wild.figure import FigureArea


def test_a_card_that_can_be_filmed_glows_and_lights_its_cells(qtbot: QtBot) -> None:
    ready, waiting = card(703, LION), card(704, HYENA)
    hands = hands_on(qtbot, table_with(ready, waiting))
    assert view_of(hands, ready).glowing
    assert view_of(hands, ready).verdict == "Film it +5"
    assert view_of(hands, waiting).verdict == "needs Hyena"
    qtbot.waitExposed(hands.table)
    view_of(hands, ready).entered.emit()
    assert hands.page.map.signs.lit == {"C4"}


def test_a_low_card_says_what_it_lacks_in_less_room(qtbot: QtBot) -> None:
    waiting = card(704, HYENA)
    view = view_of(hands_on(qtbot, table_with(waiting)), waiting)
    metrics = view.fontMetrics()
    enough = metrics.horizontalAdvance("needs Hyena")
    assert view.fitting(metrics, enough) == "needs Hyena"
    assert view.fitting(metrics, enough - 1) == "needs Hy"


def test_what_a_card_lacks_is_said(qtbot: QtBot) -> None:
    dry = Terrain.ROCK
    away = SceneCard(
        number=705,
        type=SceneType.ADJACENCY,
        slots=(LION, Slot(species=Species.ZEBRA)),
        reward=(),
        icons=(),
    )
    wrong = card(706, Slot(species=Species.LION, terrain=dry))
    ground = (Terrain.WATER,) * 49
    hands = hands_on(qtbot, replace(table_with(away, wrong, food=2), terrain=ground))
    assert view_of(hands, wrong).verdict == "needs 1 VFX"
    qtbot.waitUntil(lambda: view_of(hands, away).verdict == "1 Food away")


def test_a_vfx_token_is_spent_where_it_takes_one(qtbot: QtBot) -> None:
    wrong = card(706, Slot(species=Species.LION, terrain=Terrain.ROCK))
    hands = hands_on(qtbot, replace(table_with(wrong, vfx=1), terrain=(Terrain.WATER,) * 49))
    assert "1\N{NO-BREAK SPACE}VFX" in view_of(hands, wrong).verdict
    hands.tap(view_of(hands, wrong))
    assert hands.player.vfx == 0
    assert wrong in hands.player.gallery


def test_another_players_cards_can_be_looked_at(qtbot: QtBot) -> None:
    hands = hands_on(qtbot, table_with())
    other = next(seat for seat in hands.state.seating if seat != hands.seat)
    hands.tap(hands.page.players.panels[other], QPoint(60, 20))
    assert hands.page.cards.tableau.seat == other
    assert hands.state.player(other).name in hands.page.cards.tabs.tabText(0)
    hands.session.submit(RenamePlayer(seat=other, name="Maximiliane-Charlotte", colour=other))
    hands.page.cards.refresh()
    assert hands.page.cards.tabs.tabText(0).startswith("Maxi")
    hands.key(Qt.Key.Key_Escape)
    assert hands.page.cards.tableau.seat == hands.seat


def test_after_a_take_the_next_tap_buys_one_more(qtbot: QtBot) -> None:
    hands = hands_on(qtbot, table_with(coins=4))
    hands.page.cards.show_tab(1)
    hands.tap(hands.page.cards.pool.grid.views[0])
    hands.tap(hands.page.cards.pool.grid.views[0])
    assert len(hands.player.tableau) == 2
    assert hands.player.coins == 2


@pytest.mark.parametrize("number", [1, 4, 6, 8, 12])
def test_up_to_twelve_cards_fit_without_scrolling(qtbot: QtBot, number: int) -> None:
    cards = tuple(card(600 + n, LION, HYENA) for n in range(number))
    hands = hands_on(qtbot, table_with(*cards))
    grid = hands.page.cards.tableau.grid
    assert len(grid.views) == number
    assert all(is_inside(view, grid) for view in grid.views)
    least = min(min(view.width(), view.height()) for view in grid.views)
    assert least >= 48


@pytest.mark.parametrize("tracking", [LIGHT, SCORE_ONLY, Tracking(board=False)])
def test_score_is_always_there(qtbot: QtBot, tracking: Tracking) -> None:
    session = played_until(opened(tracking=tracking, printed=UNKNOWN_COPY), in_round(1))
    hands = Hands(shown(qtbot, session, None))
    page = hands.page
    panel = page.players.panels[hands.seat]
    assert panel.score.isVisible()
    assert page.map.isVisible() == tracking.map
    assert page.groups[next(iter(page.groups))].isVisible() == tracking.board
    assert page.cards.tabs.isTabVisible(1) == (tracking.cards is not CardTracking.OFF)
    coins = next(f for f in panel.findChildren(FigureArea) if "Coins" in f.accessibleName())
    assert coins.isVisible() == tracking.board


def test_where_only_stars_are_kept_they_stand_in_the_middle(qtbot: QtBot) -> None:
    page = hands_on(qtbot, replace(table_with(), tracking=SCORE_ONLY)).page
    wide = page.done.geometry().right() - page.quick.geometry().left()
    assert page.board.width() > 0.95 * wide


def test_what_is_switched_off_leaves_every_panel_at_once(qtbot: QtBot) -> None:
    hands = hands_on(qtbot, table_with())
    hands.page.desk.model.submit(SetTracking(tracking=replace(EVERYTHING, board=False)))
    for panel in hands.page.players.panels.values():
        coins = next(f for f in panel.findChildren(FigureArea) if "Coins" in f.accessibleName())
        assert not coins.isVisible()


def test_counted_cards_are_taken_filmed_and_discarded(qtbot: QtBot) -> None:
    session = played_until(opened(tracking=LIGHT, printed=UNKNOWN_COPY), in_round(1))
    hands = Hands(shown(qtbot, session, None))
    cards = len(hands.player.tableau)
    hands.tap(hands.page.cards.tableau.counted.discard)
    assert len(hands.player.tableau) == cards - 2
    hands.tap(hands.page.cards.tableau.counted.film)
    hands.tap(hands.table.refusals.question.film)
    assert hands.player.completed == 1
    hands.page.cards.show_tab(1)
    hands.tap(hands.page.cards.pool.take_one)
    assert len(hands.player.tableau) == cards - 2


def test_without_a_map_a_tap_on_a_space_is_the_whole_action(qtbot: QtBot) -> None:
    tracking = replace(EVERYTHING, map=False)
    hands = Hands(shown(qtbot, played_until(opened(tracking=tracking), in_round(2))))
    seat = hands.seat
    hands.tap(space_button(hands, "move-1"))
    assert hands.state.turn is not None
    assert hands.state.turn.action == "move"
    assert hands.state.player(seat).space == "move-1"
    # Neither an animal nor a space was told.
    name = hands.state.player(seat).name
    assert hands.table.bar.undo.accessibleName() == f"Undo: {name}: Move"


def test_cards_of_a_real_copy_are_named_by_typing_numbers(qtbot: QtBot) -> None:
    one, other = (found.number for found in table_with().pool[:2])
    hands = hands_on(qtbot, replace(table_with(), pool=(BLANK,) * 6), dealt=False)
    hands.page.cards.show_tab(1)
    hands.tap(hands.page.cards.pool.naming)
    assert hands.page.quick.line.text() == "pool "
    QTest.keyClicks(hands.focus, f"{one} {other}")
    QTest.keyClick(hands.focus, Qt.Key.Key_Return)
    assert [known.number for known in hands.state.pool] == [one, other, None, None, None, None]


def test_a_numbered_card_may_stand_for_one_that_nobody_named(qtbot: QtBot) -> None:
    hands = hands_on(qtbot, replace(table_with(), pool=(BLANK,) * 6), dealt=False)
    number = table_with().pool[0].number
    hands.line(f"take {number}")
    assert [known.number for known in hands.player.tableau] == [number]
    assert len(hands.state.pool) == 5


def test_a_card_is_described_in_a_sheet(qtbot: QtBot) -> None:
    hands = hands_on(qtbot, table_with(BLANK), dealt=False)
    menu = tableau_menu(
        hands.page.desk,
        hands.seat,
        BLANK,
        lambda: hands.page.cards.describe(BLANK, own=True),
        hands.page,
    )
    next(action for action in menu.actions() if "Describe" in action.text()).trigger()
    sheet = hands.table.sheet
    assert sheet is not None
    form = sheet.findChild(CardForm)
    assert isinstance(form, CardForm)
    known = card(300, LION)
    form.chosen.emit(known)
    assert hands.player.tableau == (known,)
    assert hands.table.sheet is None


def test_the_card_menu_films_and_discards_and_is_gone(qtbot: QtBot) -> None:
    ready, other = card(703, LION), card(704, HYENA)
    hands = hands_on(qtbot, table_with(ready, other))
    for wanted, words in ((ready, "Film it"), (other, "Discard it for nothing")):
        menu = tableau_menu(hands.page.desk, hands.seat, wanted, lambda: None, hands.page)
        menu.popup(hands.page.mapToGlobal(hands.page.rect().center()))
        menu.setActiveAction(next(each for each in menu.actions() if each.text() == words))
        with qtbot.waitSignal(menu.destroyed):
            QTest.keyClick(menu, Qt.Key.Key_Return)
    assert hands.player.tableau == ()
    assert ready in hands.player.gallery
    assert other in hands.state.discard


def test_looking_at_a_score_tells_the_token_and_the_track(qtbot: QtBot) -> None:
    table = table_with()
    assert table.turn is not None
    hands = hands_on(qtbot, table.with_player(table.turn.seat, stars=143))
    panel = hands.page.players.panels[hands.seat]
    assert panel.token.text() == "100"
    assert panel.score.text() == "143"
    assert "43" in panel.score.toolTip()
