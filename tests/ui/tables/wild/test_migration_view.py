"""The Great Migration: by number, by taps, by the dealer."""

from pytestqt.qtbot import QtBot
from support.wild_pages import in_step, show, tap, tap_primary

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.dealer import Dealer
from serengeti_companion.games.wild.model import EVERYTHING, SCORE_ONLY, Step, Tracking
from serengeti_companion.games.wild.terms import INDEX
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.tables.wild.migration_view import MigrationView
from serengeti_companion.ui.tables.wild.preparation_page import PreparationPage


def opened(
    qtbot: QtBot, *, dealt: bool = False, players: int = 2, tracking: Tracking | None = None
) -> tuple[SessionModel, PreparationPage, MigrationView]:
    model = in_step(Step.MIGRATION, 4, players, tracking or EVERYTHING)
    page = PreparationPage(model, Dealer(1) if dealt else None)
    model.changed.connect(page.refresh)
    show(qtbot, page)
    view = page.views[Step.MIGRATION]
    assert isinstance(view, MigrationView)
    return model, page, view


def test_a_card_by_number_lights_up_who_leaves_and_names_their_sections(qtbot: QtBot) -> None:
    model, page, view = opened(qtbot)
    assert not page.primary.isEnabled()
    standing = {cell for cell, at in INDEX.items() if model.state.board[at]}
    card = next(m for m in model.state.printed.migrations if standing & set(m.brown))
    tap(view.cards.buttons[card.number])
    assert set(view.grid.marked) == set(card.brown)
    leaving = standing & set(card.brown)
    assert all(cell in view.leaving.text() for cell in leaving)
    tap_primary(page)
    assert not any(model.state.board[INDEX[cell]] for cell in card.brown)
    assert model.state.migrated == (card.number,)


def test_with_four_players_the_blue_squares_count_too(qtbot: QtBot) -> None:
    model, _, view = opened(qtbot, players=4)
    card = model.state.printed.migrations[0]
    tap(view.cards.buttons[card.number])
    assert set(view.grid.marked) == set(card.brown) | set(card.blue)


def test_tapped_spaces_stand_in_for_a_card_nobody_entered(qtbot: QtBot) -> None:
    model, page, view = opened(qtbot)
    cells = [cell for cell, at in INDEX.items() if model.state.board[at]][:2]
    for cell in cells:
        tap(view.grid.cells[cell])
    assert page.primary.text() == "2 animals leave the Map"
    tap(view.grid.cells[cells[0]])
    assert page.primary.text() == "1 animal leaves the Map"
    tap_primary(page)
    assert not model.state.board[INDEX[cells[1]]]
    assert model.state.board[INDEX[cells[0]]]


def test_a_card_that_clears_nobody_is_said_with_one_tap(qtbot: QtBot) -> None:
    model, _, view = opened(qtbot)
    board = model.state.board
    tap(view.nobody)
    assert model.state.board == board
    assert model.state.step is Step.POOL


def test_the_dealer_draws_first_and_then_the_animals_leave(qtbot: QtBot) -> None:
    model, page, view = opened(qtbot, dealt=True)
    drawn = Dealer(1).migration(model.state)
    tap_primary(page)
    assert drawn is not None
    assert view.cards.buttons[drawn].isChecked()
    assert model.state.step is Step.MIGRATION
    tap_primary(page)
    assert model.state.migrated == (drawn,)


def test_a_card_that_was_drawn_before_cannot_be_picked(qtbot: QtBot) -> None:
    model = in_step(Step.MIGRATION, 5)
    page = PreparationPage(model, None)
    show(qtbot, page)
    view = page.views[Step.MIGRATION]
    assert isinstance(view, MigrationView)
    (before,) = model.state.migrated
    assert not view.cards.buttons[before].isEnabled()


def test_without_a_map_there_is_nothing_to_tap(qtbot: QtBot) -> None:
    model, page, view = opened(qtbot, tracking=SCORE_ONLY)
    assert not view.grid.isVisible()
    tap_primary(page)
    assert model.state.step is Step.POOL
    assert isinstance(model.session.last and model.session.last.command, c.DrawMigration)
