"""Survive The Serengeti at the window: few inputs, the end, and room for everything."""

from collections.abc import Iterable
from random import Random

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from support.deaf import wait_out
from support.patience import as_long_as
from support.survive import ANN, BEN
from support.survive_pages import SIZE, a_model, at_table, carry_on, choosing, state, tight, turn_up
from support.wild_pages import nameless, show, tap

from serengeti_companion.games.survive import commands as c
from serengeti_companion.games.survive.dealer import Dealer
from serengeti_companion.games.survive.game import GAME
from serengeti_companion.games.survive.model import Phase, Predator, Seat, Table, acting
from serengeti_companion.games.survive.packs import practice_set
from serengeti_companion.games.survive.rules import duties
from serengeti_companion.games.survive.rules.predators import proposal
from serengeti_companion.games.survive.terms import NUMBERS, PredatorCard, Speed
from serengeti_companion.ui.style import Style, Theme
from serengeti_companion.ui.tables.survive.end_page import EndPage
from serengeti_companion.ui.tables.survive.table import SurviveTable
from serengeti_companion.ui.tables.survive.turn_page import TurnPage


def tap_cards(page: TurnPage, table: Table, seat: Seat, chance: Random) -> int:
    """Turn up what a player owes; returns how often it was tapped."""
    left = [n for n in NUMBERS if n not in table.colour(seat).played]
    numbers = chance.sample(left, duties.owed(table, seat))
    turn_up(page, seat, *numbers)
    return len(numbers)


def test_turns_are_played_with_few_inputs(qtbot: QtBot) -> None:
    # Four turns of four players; whole games are among the end-to-end tests.
    model = a_model(4, printed=practice_set())
    table, page = at_table(qtbot, model, Dealer(5))
    chance = Random(11)
    for _ in as_long_as(lambda: state(model).turn <= 4):
        inputs, turn, allowed = 1, state(model).turn, 0
        carry_on(page)
        for _ in as_long_as(lambda: state(model).phase is Phase.CHOOSING):
            seat = duties.awaited(state(model))[0]
            allowed += 2 * duties.owed(state(model), seat)
            if seat == state(model).neutral:
                carry_on(page)
                inputs += 1
            else:
                inputs += tap_cards(page, state(model), seat, chance)
        allowed += len(state(model).row)
        hunt = (Phase.HUNTING, turn)
        for _ in as_long_as(lambda hunt=hunt: (state(model).phase, state(model).turn) == hunt):
            inputs += pick(page, state(model))
            carry_on(page)
            inputs += 1
        assert inputs <= allowed
    assert isinstance(table.page, TurnPage)
    assert GAME.problems(state(model)) == ()


def pick(page: TurnPage, table: Table) -> int:
    """Where the card decides, the first card in play is eaten; returns the taps."""
    predator = acting(table)
    assert predator is not None
    if proposal(table, predator.order) is not None or not table.in_play:
        return 0
    card = table.in_play[0]
    turn_up(page, card.seat, card.number)
    return 1


@pytest.mark.clause("SV-WIN-1", "SV-WIN-17", "SV-2P-14")
def test_the_end_shows_every_colour_and_the_rule_that_decided(qtbot: QtBot) -> None:
    model = a_model(2)
    model.submit(c.BeginPlay())
    piles: Iterable[tuple[int, tuple[int, ...]]] = (
        (ANN, (1, 2, 3, 7, 9, 11)), (BEN, (5, 6, 9, 10, 12, 1)), (2, (1, 2, 3, 4, 10, 12))
    )  # fmt: skip
    for seat, safe in piles:
        eaten = tuple(n for n in NUMBERS if n not in safe)
        model.submit(c.CorrectPile(seat=Seat(seat), pile="safe", numbers=safe))
        model.submit(c.CorrectPile(seat=Seat(seat), pile="eaten", numbers=eaten))
    model.submit(c.CorrectMoment(turn=9, phase=Phase.OVER))
    table = SurviveTable(model, None)
    show(qtbot, table, SIZE)
    page = table.page
    assert isinstance(page, EndPage)
    assert page.banner.headline.text() == "The neutral colour wins: you both lose"
    assert page.banner.reason.text() == "It brought a herd of 4 across."
    assert page.banner.link.clause == "SV-2P-14"
    assert page.rows[0].accessibleName() == "Ann: 6 eaten, herd of 3: 1 to 3"
    assert page.rows[2].line.accessibleName() == "Safe: 1, 2, 3, 4, 10, 12. Herds: 1 to 4"
    assert not nameless(page)
    assert not tight(page)
    again: list[bool] = []
    table.play_again_asked.connect(lambda: again.append(True))
    wait_out(page.primary)
    tap(page.primary)
    assert again == [True]


@pytest.mark.parametrize("theme", [Theme.LIGHT, Theme.DARK])
@pytest.mark.parametrize("players", [2, 5])
def test_nothing_is_cramped_scrolls_or_is_without_a_name_at_1280_by_720(
    qtbot: QtBot, dressed: Style, theme: Theme, players: int
) -> None:
    dressed.set_theme(theme)
    model = a_model(players, printed=practice_set())
    table, page = at_table(qtbot, model)
    for _ in range(3):
        if state(model).phase is Phase.PREDATOR:
            tap(next(iter(page.now.known.values())))
        assert not tight(page)
        assert not nameless(table)
        chance = Random(1)
        for _ in as_long_as(lambda: state(model).phase is Phase.CHOOSING):
            model.submit(GAME.next_command(state(model), chance))
        assert not tight(page)
        for _ in as_long_as(lambda: state(model).phase is Phase.HUNTING):
            model.submit(GAME.next_command(state(model), chance))
    frame = table.stack.currentWidget()
    bars = (frame.verticalScrollBar(), frame.horizontalScrollBar())
    assert all(bar.maximum() == 0 for bar in bars)


def test_eight_predators_in_a_row_still_fit(qtbot: QtBot) -> None:
    model, table, page = choosing(qtbot)
    row = tuple(
        Predator(order=order, card=PredatorCard(name=f"Lion {order}", effect=Speed(x=3)))
        for order in range(1, 9)
    )
    model.submit(c.CorrectPredators(row=row, removed=()))
    frame = table.stack.currentWidget()
    QTest.qWait(20)
    assert frame.horizontalScrollBar().maximum() == 0
    assert sum(view.isVisible() for view in page.predators.views) == 8
