"""Whole rounds by mouse alone, by keyboard alone and by taps alone, preparation included."""

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from support.deaf import wait_out
from support.patience import as_long_as
from support.wild_evening import (
    DEALER,
    Hands,
    in_round,
    opened,
    played_until,
    shown,
    space_button,
)

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.commands import Command
from serengeti_companion.games.wild.invariants import problems
from serengeti_companion.games.wild.model import Phase, Step, Table
from serengeti_companion.games.wild.rules.spaces import choose
from serengeti_companion.games.wild.simulation import next_command
from serengeti_companion.games.wild.terms import BasicAction, SceneCard
from serengeti_companion.ui.tables.wild.preparation_page import PreparationPage
from serengeti_companion.ui.tables.wild.preview_card import PreviewCard

MOST = 400  # commands; two rounds of two players take about a hundred


VERBS = {
    c.TakeCards: "take",
    c.BuyCards: "buy",
    c.DiscardCards: "discard",
    c.RenewPool: "renew",
    c.PassTurn: "pass",
    c.EndTurn: "done",
}


def numbers(cards: tuple[SceneCard, ...]) -> str:
    return " ".join("?" if card.number is None else str(card.number) for card in cards)


def as_line(command: Command) -> str:
    """What a player types for it."""
    match command:
        case c.DiscoverAnimal():
            words = f"{command.species} {command.cell}"
        case c.MoveAnimal() | c.SpendFood():
            verb = "move" if isinstance(command, c.MoveAnimal) else "food"
            words = f"{verb} {' '.join(command.path)}"
        case c.SwapAnimals():
            words = f"swap {command.first} {command.second}"
        case c.TakeCards() | c.BuyCards() | c.DiscardCards():
            words = f"{VERBS[type(command)]} {numbers(command.cards)}"
        case c.FilmScene():
            words = f"film {numbers((command.card,))}"
        case _:
            words = VERBS[type(command)]
    return words


def by_keyboard(hands: Hands, command: Command) -> None:
    hands.line(as_line(command))


def by_mouse(hands: Hands, command: Command) -> None:
    match command:
        case c.DiscoverAnimal():
            hands.drag_out(command.species, command.cell)
        case c.MoveAnimal():
            hands.drag_cells(command.path[0], command.path[-1])
        case c.SwapAnimals():
            hands.drag_cells(command.first, command.second)
        case c.DiscardCards():
            drag_to_the_trade(hands, command)
        case _:
            by_tap(hands, command)


def by_tap(hands: Hands, command: Command) -> None:
    match command:
        case c.DiscoverAnimal():
            hands.tap(hands.tile(command.species))
            hands.tap_cell(command.cell)
        case c.MoveAnimal() | c.SpendFood():
            hands.tap_cell(command.path[0])
            hands.tap_cell(command.path[-1])
            take_the_other_meaning(hands, command)
        case c.SwapAnimals():
            hands.tap_cell(command.first)
            hands.tap_cell(command.second)
        case c.EndTurn():
            wait_out(hands.page.done)
            hands.tap(hands.page.done)
        case c.PassTurn():
            hands.tap(hands.page.passing)
        case _:
            tap_cards(hands, command)


def take_the_other_meaning(hands: Hands, command: c.MoveAnimal | c.SpendFood) -> None:
    """The chip offers it where the likelier one was taken."""
    last = hands.page.desk.model.session.last
    wanted = isinstance(command, c.SpendFood)
    if wanted and last is not None and not isinstance(last.command, c.SpendFood):
        hands.tap(hands.page.hand.chip.alternative)


def tap_cards(hands: Hands, command: Command) -> None:
    cards = hands.page.cards
    match command:
        case c.TakeCards() | c.BuyCards():
            hands.tap(cards.tabs, cards.tabs.tabRect(1).center())
            for card in command.cards:
                hands.tap(next(v for v in cards.pool.grid.views if v.card.number == card.number))
        case c.FilmScene():
            hands.tap(cards.tabs, cards.tabs.tabRect(0).center())
            views = cards.tableau.grid.views
            hands.tap(next(v for v in views if v.card.number == command.card.number))
        case c.RenewPool():
            space = choose(hands.state, command.seat, BasicAction.RENEW, None)
            assert space is not None
            hands.tap(space_button(hands, space.id))
        case c.DiscardCards():
            drag_to_the_trade(hands, command)


def drag_to_the_trade(hands: Hands, command: c.DiscardCards) -> None:
    cards = hands.page.cards
    hands.tap(cards.tabs, cards.tabs.tabRect(0).center())
    trade = cards.tableau.trade
    for card in command.cards:
        view = next(v for v in cards.tableau.grid.views if v.card.number == card.number)
        hands.drag(view, view.rect().center(), trade, trade.rect().center())


def prepare(hands: Hands, *, keys: bool) -> None:
    """Round Preparation: the main button, and one card of four for everybody."""
    for _ in as_long_as(lambda: isinstance(hands.table.page, PreparationPage)):
        page = hands.table.page
        wait_out(page.primary)
        if not page.primary.isEnabled() or due(hands) is Step.DRAW:
            found = [p for p in page.findChildren(PreviewCard) if p.isVisible()]
            if keys:
                found[0].setFocus()
                QTest.keyClick(found[0], Qt.Key.Key_Space)
            else:
                QTest.mouseClick(found[0], Qt.MouseButton.LeftButton)
            wait_out(page.primary)
        if keys:
            QTest.keyClick(page, Qt.Key.Key_Return)
        else:
            QTest.mouseClick(page.primary, Qt.MouseButton.LeftButton)


def due(hands: Hands) -> Step | None:
    table: Table = hands.session.state
    return table.step


def is_worth_it(command: Command) -> bool:
    """Hands take the plain way: no way over others, no single card thrown away."""
    if isinstance(command, c.SpendFood):
        return len(command.path) == 2
    return not (isinstance(command, c.DiscardCards) and len(command.cards) != 2)


@pytest.mark.parametrize(("way", "until"), [("keyboard", 3), ("mouse", 2), ("taps", 2)])
def test_rounds_are_played_and_prepared_in_each_way(qtbot: QtBot, way: str, until: int) -> None:
    session = played_until(opened(2), in_round(1))
    hands = Hands(shown(qtbot, session))
    play = {"keyboard": by_keyboard, "mouse": by_mouse, "taps": by_tap}[way]
    chance = Random(5)
    for _ in range(MOST):
        table = session.state
        if table.round == until and table.phase is Phase.ROUND:
            break
        if table.phase is Phase.PREPARATION:
            prepare(hands, keys=way == "keyboard")
            continue
        command = next_command(table, chance, DEALER)
        assert command is not None
        if not is_worth_it(command):
            continue
        before = session.plays
        play(hands, command)
        assert session.plays > before, f"{command.kind} was not played"
        assert session.last is not None
        assert type(session.last.command) is type(command) or isinstance(command, c.TakeCards)
        assert not problems(session.state)
    assert session.state.round == until
