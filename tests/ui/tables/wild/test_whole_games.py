"""A whole game from the start page to the winner, by mouse, finger or keyboard alone."""

from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from e2e.company import WANTED, Company, is_legal
from e2e.hands import meaning
from e2e.journal import Journal
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from support.devices import Finger, Keyboard, Mouse
from support.patience import as_long_as
from support.wild_by_hand import GameByHand
from support.wild_keyed import KeyedGame
from support.wild_pointed import PointedGame

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.game import GAME
from serengeti_companion.games.wild.invariants import problems
from serengeti_companion.games.wild.model import Phase, Seat, Table
from serengeti_companion.games.wild.rules.opening import STEPS
from serengeti_companion.games.wild.terms import Cell
from serengeti_companion.ui.home.kept import Kept
from serengeti_companion.ui.home.wild import begin
from serengeti_companion.ui.home.wild.new_page import NewSessionPage
from serengeti_companion.ui.keep_awake import KeepAwake, Wakefulness
from serengeti_companion.ui.main_window import MainWindow
from serengeti_companion.ui.style import Style
from serengeti_companion.ui.tables.wild.awards_view import AwardsView
from serengeti_companion.ui.tables.wild.migration_view import MigrationView
from serengeti_companion.ui.tables.wild.opening_cards import DealtHands
from serengeti_companion.ui.tables.wild.setup_steps import FirstInput, PoolInput, TilesInput
from serengeti_companion.ui.tables.wild.winner_banner import WinnerBanner
from serengeti_companion.ui.window_keys import add_window_keys

SEED = 3
STARTED = "2026-11-30T19:05:05Z"
"""What the cards are dealt by: with this evening all that is WANTED can be done."""
TIRED = 3
"""From this round on everybody passes, also who may not: they all say that they did it anyway."""
OPENING = range(1, 5)
"""Which of the eight cards are kept."""


@pytest.fixture
def window(
    qtbot: QtBot,
    dressed: Style,
    awake: Wakefulness,
    data_folder: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[MainWindow]:
    dressed.set_motion(False)
    monkeypatch.setattr(begin, "utc_now", lambda: STARTED)
    pause = QApplication.doubleClickInterval()
    QApplication.setDoubleClickInterval(0)  # hands that look need no pause between two taps
    window = MainWindow(lambda: Kept(data_folder), awake=KeepAwake(awake))
    add_window_keys(window)
    qtbot.addWidget(window)
    window.resize(1280, 720)
    with qtbot.waitActive(window), qtbot.waitExposed(window):
        window.show()
        window.activateWindow()
    yield window
    window.close()
    QApplication.setDoubleClickInterval(pause)


def by_mouse(window: MainWindow) -> GameByHand:
    return PointedGame(window, Mouse())


def by_finger(window: MainWindow) -> GameByHand:
    return PointedGame(window, Finger(QTest.createTouchDevice()))


def by_keyboard(window: MainWindow) -> GameByHand:
    return KeyedGame(window, Keyboard())


@pytest.mark.clause("WS-END-3")
@pytest.mark.parametrize("by", [by_mouse, by_finger, by_keyboard])
def test_one_device_suffices_for_a_whole_game(
    by: Callable[[MainWindow], GameByHand], window: MainWindow, data_folder: Path
) -> None:
    game, company = by(window), Company(SEED)
    begin_with_two(game)
    set_up(game)
    for _ in as_long_as(lambda: game.state.phase is not Phase.OVER, most=1000):
        play(game, company)
    assert company.done >= set(WANTED)
    go_back_and_forth(game)
    outcome = GAME.outcome(game.state)
    assert outcome is not None
    assert len(outcome.winners) == 1
    assert game.shown(WinnerBanner).accessibleName().startswith(f"{outcome.winners[0]} wins")
    with Journal(data_folder) as journal:
        assert journal.table == game.state


def begin_with_two(game: GameByHand) -> None:
    assert game.window.home is not None
    game.press(game.window.home.cards[0].new)
    page = game.shown(NewSessionPage)
    while len(page.players.rows) > 2:
        game.press(page.players.rows[-1].remove)
    game.start(page)


def set_up(game: GameByHand) -> None:
    """All twelve steps, nothing left to the program that a hand can do."""
    page = game.setup
    for number in range(1, STEPS + 1):
        assert page.step == number
        if (pool := game.seen(PoolInput)) is not None:
            game.press(pool.lay)
        elif (tiles := game.seen(TilesInput)) is not None:
            game.choose_among(list(tiles.picker.buttons.values()), 3, 4)
        elif (hands := game.seen(DealtHands)) is not None:
            for _ in game.state.present:
                game.choose_among(hands.cards, *OPENING)
                game.press(hands.keep)
        elif (first := game.seen(FirstInput)) is not None:
            game.choose_among([first.seat.button(key) for key in first.seat.keys], 1)
        else:
            game.press(page.done)
        assert number in game.state.ticked
    game.go_on()
    assert (game.state.phase, game.state.first) == (Phase.ROUND, 1)


def play(game: GameByHand, company: Company) -> None:
    """What is due, and that it came of it."""
    table = game.state
    if table.phase is Phase.PREPARATION:
        prepare(game, company.next(table))
    elif (seat := begins(table)) is None or table.round == 1:
        take_turn(game, company.next(table))
    elif not done(game, c.CorrectNumber):
        put_right(game, seat)
    elif table.round >= TIRED:
        pass_anyway(game, seat)
    else:
        take_turn(game, company.next(table))
    assert not problems(game.state)


def begins(table: Table) -> Seat | None:
    """Whose turn begins."""
    return None if table.turn is None or table.turn.action is not None else table.turn.seat


def done(game: GameByHand, kind: type) -> bool:
    return any(isinstance(command, kind) for command in game.played(0))


def prepare(game: GameByHand, command: c.Command) -> None:
    """A step; what a step asks for is told by hand the first time."""
    plays = game.session.plays
    match command:
        case c.KeepFromFour():
            game.choose_among(game.offered(), *range(len(command.kept)))
        case c.HoldAwards() if not done(game, c.HoldAwards):
            game.one_more(game.shown(AwardsView).fields[0])
        case c.DrawMigration() if not done(game, c.DrawMigration):
            game.choose_among(list(game.shown(MigrationView).cards.buttons.values()), 2)
    for _ in as_long_as(lambda: game.session.plays == plays, most=3):
        game.go_on()
    assert [type(played) for played in game.played(plays)] == [type(command)]


def take_turn(game: GameByHand, command: c.Command) -> None:
    assert isinstance(command, c.TurnCommand)
    plays = game.session.plays
    game.turn(command)
    played = game.played(plays)
    match command:
        case c.TakeCards():
            assert [number for each in played for number in numbers(each)] == numbers(command)
        case c.SpendFood():
            assert [step for each in played for step in steps_of(each)] == steps_of(command)
        case _:
            assert [meaning(each) for each in played] == [meaning(command)]


def numbers(command: object) -> list[int | None]:
    """One card is taken, the others are bought."""
    assert isinstance(command, c.TakeCards | c.BuyCards)
    return [card.number for card in command.cards]


def steps_of(command: object) -> list[tuple[Cell, Cell]]:
    """One by one, or all at once."""
    assert isinstance(command, c.SpendFood)
    return list(pairwise(command.path))


def put_right(game: GameByHand, seat: Seat) -> None:
    """A number and a card by hand, there and back and there again."""
    before = game.state
    game.one_more_coin(seat)
    after = game.state
    assert after == before.with_player(seat, coins=before.player(seat).coins + 1)
    game.undo()
    assert game.state == before
    game.redo()
    assert game.state == after
    card = after.player(seat).tableau[1]
    plays = game.session.plays
    game.throw_away(card)
    assert game.played(plays) == [c.DiscardCards(seat=seat, cards=(card,))]


def pass_anyway(game: GameByHand, seat: Seat) -> None:
    """Refused to whoever holds too many Coins."""
    plays = game.session.plays
    command = c.PassTurn(seat=seat)
    may = is_legal(game.state, command)
    game.turn(command)
    assert len(game.played(plays)) == may
    if not may:
        game.insist()
    assert game.played(plays) == [command]


def go_back_and_forth(game: GameByHand) -> None:
    """Across the end of the game."""
    over = game.state
    game.undo()
    assert game.state != over
    game.redo()
    assert game.state == over
