"""A solo game of scenario 5 and a co-op game of scenario 4: whole, by real events, kept."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QStackedWidget
from pytestqt.qtbot import QtBot
from support.wild_evening import Hands
from support.wild_pages import press, tap, tap_primary, type_in

from serengeti_companion.games.wild.game import GAME
from serengeti_companion.games.wild.model import (
    LIGHT,
    ROUNDS,
    TABLEAU_LIMIT,
    Mode,
    Options,
    Phase,
    SeatOptions,
    Step,
    Table,
)
from serengeti_companion.games.wild.printed import UNKNOWN_COPY
from serengeti_companion.games.wild.rules.goals import round_goal
from serengeti_companion.games.wild.scoring import result
from serengeti_companion.games.wild.terms import Species
from serengeti_companion.storage.clock import utc_now
from serengeti_companion.storage.sessions import SessionId
from serengeti_companion.storage.whole import WholeSession
from serengeti_companion.ui import desk
from serengeti_companion.ui.home.kept import Kept
from serengeti_companion.ui.tables.wild.end_page import EndPage
from serengeti_companion.ui.tables.wild.first_animals import FirstAnimals
from serengeti_companion.ui.tables.wild.opening_cards import TypedHands
from serengeti_companion.ui.tables.wild.preparation_page import PreparationPage
from serengeti_companion.ui.tables.wild.setup_page import SetupPage
from serengeti_companion.ui.tables.wild.setup_steps import TilesInput
from serengeti_companion.ui.tables.wild.table import WildTable

MOST = 20
"""Presses of the main button in a preparation."""


class Evening:
    """A session kept in a data folder, on the table in a window."""

    def __init__(self, qtbot: QtBot, folder: Path, mode: Mode, scenario: int, *names: str) -> None:
        self._qtbot, self._folder = qtbot, folder
        seats = tuple(SeatOptions(name=name, colour=seat) for seat, name in enumerate(names))
        options = Options(mode=mode, scenario=scenario, seats=seats, tracking=LIGHT)
        whole = WholeSession(
            game=GAME,
            title="",
            started=utc_now(),
            options=options,
            components=UNKNOWN_COPY,
        )
        self._kept = Kept(folder)
        self._id: SessionId = desk.begin(self._kept, whole)
        self._open()

    def close(self) -> None:
        self._window.close()
        self._kept.close()

    def again(self) -> None:
        """Everything is closed and opened anew from what is on the disk."""
        before, plays = self.state, self.hands.session.plays
        undo = self.table.bar.undo.accessibleName()
        self.close()
        self._kept = Kept(self._folder)
        self._open()
        assert self.state == before
        assert self.hands.session.plays == plays
        assert self.table.bar.undo.accessibleName() == undo

    @property
    def state(self) -> Table:
        table: Table = self.hands.session.state
        return table

    @property
    def preparation(self) -> PreparationPage:
        assert isinstance(self.table.page, PreparationPage)
        return self.table.page

    @property
    def end(self) -> EndPage:
        assert isinstance(self.table.page, EndPage)
        return self.table.page

    def set_up(self, *specialists: int) -> None:
        """Tiles, Specialists by their place in the list, and Round 1 begins."""
        page = self.table.page
        assert isinstance(page, SetupPage)
        if self.state.mode is Mode.SOLO:
            self._place_animals(page)
        page.show_step(5)
        tiles = page.findChild(TilesInput)
        for species in (Species.LION, Species.ZEBRA):
            tap(tiles.picker.buttons[species])
        page.show_step(10)
        boxes = page.findChild(TypedHands).workers.values()
        for box, downs in zip(boxes, specialists, strict=True):
            box.setFocus()
            press(box.list, Qt.Key.Key_Down)
            for _ in range(downs):
                press(box.list.view(), Qt.Key.Key_Down)
            press(box.list.view(), Qt.Key.Key_Return)
        # Where there is no screen the list that was open keeps the keyboard.
        with self._qtbot.waitActive(self._window):
            self._window.activateWindow()
        tap_primary(self._qtbot, page)
        assert self.state.phase is Phase.ROUND

    def take(self, cards: int) -> None:
        self._line("take " + " ".join("?" * cards))

    def film(self, stars: int) -> None:
        """A card nobody described, with what it gives told."""
        self._line("film ?")
        question = self.table.refusals.question
        assert question.isVisible(), self.hands.page.quick.line.accessibleDescription()
        type_in(question.stars.field, str(stars))
        self._qtbot.waitUntil(lambda: not question.film.locked)
        press(question.stars.field)

    def finish(self) -> None:
        """The turn is over."""
        self._shed()
        self._line("done")

    def leave(self) -> None:
        """Pass with no more than 8 cards, and with more than 2 Coins all the same."""
        self._shed()
        plays = self.hands.session.plays
        self._line("pass")
        if self.hands.session.plays == plays:
            tap(self.table.refusals.banner.overrule)
        said = self.table.refusals.banner.accessibleName()
        assert self.hands.session.plays > plays, said or self.hands.page.quick.line.text()

    def next_round(self) -> None:
        """Round Preparation by its main button alone."""
        for _ in range(MOST):
            if self.state.phase is not Phase.PREPARATION:
                return
            page, plays = self.preparation, self.hands.session.plays
            self._qtbot.waitUntil(lambda page=page: not page.primary.locked)
            if self.state.step is Step.MIGRATION:
                tap(page.skip)  # no herd leaves: the card is not told
            else:
                QTest.keyClick(page, Qt.Key.Key_Return)
            if self.hands.session.plays == plays:
                assert self.state.step is Step.AWARDS
        pytest.fail(f"step {self.state.step} does not end")

    def _shed(self) -> None:
        for _ in range(len(self.hands.player.tableau) - TABLEAU_LIMIT):
            self._line("discard ?")

    def _line(self, words: str) -> None:
        self.hands.page.setFocus()
        self.hands.line(words)

    def _place_animals(self, page: SetupPage) -> None:
        page.show_step(3)
        part = page.findChild(FirstAnimals)
        cells = iter(part.grid.cells.values())
        for species in (Species.LION, Species.GIRAFFE, Species.JACKAL, Species.ZEBRA):
            tap(part.picker.buttons[species])
            tap(next(cells))
            tap(next(cells))
        tap(part.place)
        assert sum(map(len, self.state.board)) == 8

    def _open(self) -> None:
        self._window = QStackedWidget()
        self._qtbot.addWidget(self._window)
        sitting = desk.Sitting(self._kept, self._id, self._window)
        assert isinstance(sitting.table, WildTable)
        self.table = sitting.table
        self._window.addWidget(self.table)
        self._window.resize(1280, 720)
        with self._qtbot.waitActive(self._window):
            self._window.show()
            self._window.activateWindow()
        self.table.setFocus()
        self.hands = Hands(self.table)


@pytest.fixture
def solo(qtbot: QtBot, data_folder: Path) -> Iterator[Evening]:
    evening = Evening(qtbot, data_folder, Mode.SOLO, 5, "Ann")
    yield evening
    evening.close()


@pytest.fixture
def coop(qtbot: QtBot, data_folder: Path) -> Iterator[Evening]:
    evening = Evening(qtbot, data_folder, Mode.COOP, 4, "Ann", "Ben", "Cem")
    yield evening
    evening.close()


def verdict(evening: Evening, *, met: bool, value: int) -> None:
    """What the page says before step A, held against the figures of the scenario."""
    table, words = evening.state, evening.preparation.goal
    assert (table.phase, table.step) == (Phase.PREPARATION, Step.MARKER)
    goal = round_goal(table.scenario or 0, len(table.players), table.round)
    assert goal is not None
    assert goal.met(value) is met
    assert words.isVisible()
    outcome = "met" if met else "missed"
    assert words.headline.text() == f"Goal of Round {table.round} {outcome}"
    assert f"{value}" in words.figures.text()
    assert f"{goal.needed}" in words.figures.text()
    assert words.links[0].clause == goal.clause


@pytest.mark.clause("WS-COOPSOLO-1", "WS-COOPSOLO-2", "WS-COOPSOLO-3", "WS-SCN-5-1", "WS-SOLO-1")
def test_a_solo_game_of_scenario_5_is_won(solo: Evening) -> None:
    solo.set_up(5)
    assert solo.state.players[0].specialist == "narrator"
    # As many as the goal asks for, to a card, in Round 1; then all that the Coins bring.
    completed = 0
    for round_ in range(1, ROUNDS + 1):
        coins = solo.state.players[0].coins
        solo.take(coins - 2)
        films = 3 if round_ == 1 else len(solo.state.players[0].tableau) - 4
        for _ in range(films):
            solo.film(6)
        completed += films
        if round_ == 3:
            solo.again()
            assert not solo.table.bar.who.isHidden()
        solo.finish()
        solo.leave()
        if round_ < ROUNDS:
            verdict(solo, met=True, value=completed)
            if round_ == 4:
                solo.again()
                verdict(solo, met=True, value=completed)
            solo.next_round()
            assert solo.state.round == round_ + 1
    assert solo.state.lost_in is None
    answer = result(solo.state)
    assert answer is not None
    assert answer["team_total"] > answer["target"] == 190
    assert solo.end.banner.headline.text() == "You made it!"
    assert solo.end.banner.link.clause == "WS-COOPSOLO-3"
    solo.again()
    assert solo.end.banner.headline.text() == "You made it!"


@pytest.mark.clause("WS-COOP-1", "WS-COOP-3", "WS-COOPSOLO-6", "WS-SCN-4-1", "WS-SW-16")
def test_a_co_op_game_of_scenario_4_is_lost_at_a_goal_and_played_on(coop: Evening) -> None:
    coop.set_up(1, 2, 4)
    workers = [player.specialist for player in coop.state.players]
    assert len(set(workers)) == 3
    # In all at most 2 stars by the end of Round 1, and at most 9 by the end of Round 2.
    stars = {1: (2,), 2: (4, 4), 3: (1,), 4: (9,), 5: (30,), 6: (50,)}
    total = 0
    for round_ in range(1, ROUNDS + 1):
        before = coop.state.team
        coop.take(2)
        for amount in stars[round_]:
            coop.film(amount)
        coop.finish()
        assert coop.state.team == before + sum(stars[round_])
        for _ in range(2):
            coop.leave()
        total = coop.state.team
        if round_ == 2:
            coop.again()
        coop.leave()
        if round_ < ROUNDS:
            lost = coop.state.lost_in
            assert lost == (None if round_ == 1 else 2)
            verdict(coop, met=round_ != 2, value=total)
            assert coop.preparation.goal.end.isVisible() is (round_ > 1)
            coop.next_round()
    assert coop.state.lost_in == 2
    assert coop.end.banner.headline.text() == "Not this time"
    assert coop.end.banner.link.clause == "WS-COOPSOLO-6"
    coop.again()
    assert coop.end.banner.headline.text() == "Not this time"
