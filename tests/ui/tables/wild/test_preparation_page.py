"""Round Preparation through the window: each step, skipped, redone, few taps in all."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from support.deaf import wait_out
from support.patience import as_long_as
from support.wild_pages import (
    cramped,
    in_step,
    nameless,
    press,
    show,
    tap,
    tap_primary,
    type_in,
)

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.dealer import Dealer
from serengeti_companion.games.wild.model import (
    EVERYTHING,
    LIGHT,
    SCORE_ONLY,
    HouseRules,
    Phase,
    Step,
    Tracking,
)
from serengeti_companion.games.wild.terms import BLANK, Cell, Icon
from serengeti_companion.ui.session_model import Refusal, SessionModel
from serengeti_companion.ui.tables.wild.draw_view import DrawView
from serengeti_companion.ui.tables.wild.income_view import IncomeView
from serengeti_companion.ui.tables.wild.migration_view import MigrationView
from serengeti_companion.ui.tables.wild.plain_views import PoolView
from serengeti_companion.ui.tables.wild.player_name import PlayerName
from serengeti_companion.ui.tables.wild.preparation_page import PreparationPage
from serengeti_companion.ui.tables.wild.table import WildTable


def opened(
    qtbot: QtBot,
    step: Step,
    round_: int = 1,
    *,
    players: int = 2,
    dealt: bool = True,
    tracking: Tracking = EVERYTHING,
    house: HouseRules | None = None,
) -> tuple[SessionModel, PreparationPage]:
    model = in_step(step, round_, players, tracking, house)
    page = PreparationPage(model, Dealer(1) if dealt else None)
    model.changed.connect(page.refresh)
    show(qtbot, page)
    return model, page


def view_of(page: PreparationPage, step: Step) -> DrawView:
    view = page.views[step]
    assert isinstance(view, DrawView)
    return view


def enter(page: PreparationPage) -> None:
    """Enter, once the button listens."""
    wait_out(page.primary)
    page.setFocus()
    press(page)


def test_step_a_moves_the_marker_at_one_tap(qtbot: QtBot) -> None:
    model, page = opened(qtbot, Step.MARKER)
    assert page.primary.text() == "The marker is on Round 2"
    tap_primary(page)
    assert model.state.round == 2
    assert model.state.step is Step.POOL


def test_a_button_that_goes_out_hands_the_keyboard_to_no_other(qtbot: QtBot) -> None:
    model, page = opened(qtbot, Step.AWARDS, 3, dealt=False)
    page.primary.setFocus()
    assert model.submit(c.SkipStep(step=Step.AWARDS))
    assert not page.primary.isEnabled()
    # Neither to "Skip this step": the next Space would skip it.
    assert page.hasFocus()


def test_the_strip_shows_only_the_events_of_the_coming_round(qtbot: QtBot) -> None:
    _, page = opened(qtbot, Step.MARKER, 3)
    assert page.strip is not None
    titles = [button.text() for button in page.strip.buttons]
    assert titles[1:3] == ["Awards Ceremony", "Great Migration"]
    assert len(titles) == 7
    assert page.strip.buttons[0].accessibleName() == "A, Round Marker: now"


def test_a_whole_preparation_takes_an_enter_a_step_and_a_tap_a_player(qtbot: QtBot) -> None:
    model, page = opened(qtbot, Step.MARKER, 3)
    inputs = 0
    for _ in as_long_as(lambda: model.state.phase is Phase.PREPARATION):
        if model.state.step is Step.DRAW:
            tap(view_of(page, Step.DRAW).cards[0])
            inputs += 1
        enter(page)
        inputs += 1
    assert model.state.round == 4
    assert inputs == 12  # seven steps, a reveal, a card to draw, and two taps for two players


def test_a_step_can_be_skipped(qtbot: QtBot) -> None:
    model, page = opened(qtbot, Step.POOL)
    pool = model.state.pool
    tap(page.skip)
    assert model.state.pool == pool
    assert model.state.step is Step.DRAW


def test_a_step_that_is_done_is_redone_by_name(qtbot: QtBot) -> None:
    model, page = opened(qtbot, Step.MARKER, 3)
    before = model.state
    enter(page)
    enter(page)
    enter(page)
    assert model.state.step is Step.MIGRATION
    assert page.strip is not None
    tap(page.strip.buttons[0])
    assert page.back.text() == "Go back to A: Round Marker"
    tap(page.back)
    assert model.state == before
    assert not page.back.isVisible()


def test_going_back_can_be_declined_and_the_future_is_not_offered(qtbot: QtBot) -> None:
    model, page = opened(qtbot, Step.MARKER)
    enter(page)
    assert page.strip is not None
    tap(page.strip.buttons[-1])
    assert not page.back.isVisible()
    tap(page.strip.buttons[0])
    tap(page.stay)
    assert not page.back.isVisible()
    assert model.state.step is Step.POOL


def test_a_new_pool_is_dealt_or_typed(qtbot: QtBot) -> None:
    model, page = opened(qtbot, Step.POOL)
    old = model.state.pool
    enter(page)
    assert len(model.state.pool) == 6
    assert not set(old) & set(model.state.pool)


def test_the_cards_that_go_are_shown_until_the_new_ones_are_told(qtbot: QtBot) -> None:
    model, page = opened(qtbot, Step.POOL, dealt=False)
    view = page.view
    assert isinstance(view, PoolView)
    assert tuple(preview.card for preview in view.going.cards) == model.state.pool
    assert view.going.isVisible()
    type_in(view.picker.field, "1 2")
    assert not view.going.isVisible()


def test_a_typed_pool_stays_unknown_where_nothing_was_typed(qtbot: QtBot) -> None:
    model, page = opened(qtbot, Step.POOL, dealt=False)
    enter(page)
    assert model.state.pool == (BLANK,) * 6


def test_keeping_two_cards_costs_a_coin_and_says_so(qtbot: QtBot) -> None:
    model, page = opened(qtbot, Step.DRAW)
    seat = model.state.present[0]
    assert model.submit(c.CorrectNumber(fact="coins", seat=seat, value=2))
    view = view_of(page, Step.DRAW)
    tap(view.cards[0])
    tap(view.cards[1])
    kept = [preview.card for preview in view.cards[:2]]
    assert page.primary.text() == "Ann keeps 2 for 1 Coin"
    assert view.money.text() == "2 cards cost 1 Coin; Ann has 2 Coins."
    enter(page)
    assert model.state.player(seat).coins == 1
    assert list(model.state.player(seat).tableau[-2:]) == kept
    assert page.primary.text() == "Ben: tap what to keep"


def test_a_refusal_goes_once_something_else_is_chosen(qtbot: QtBot) -> None:
    model = in_step(Step.DRAW)
    assert model.submit(c.CorrectNumber(fact="coins", seat=model.state.present[0], value=0))
    table = WildTable(model, Dealer(1))
    show(qtbot, table)
    page = table.page
    assert isinstance(page, PreparationPage)
    view = view_of(page, Step.DRAW)
    tap(view.cards[0])
    tap(view.cards[1])
    tap_primary(page)
    assert table.refusals.isVisible()
    tap(view.cards[1])
    assert not table.refusals.isVisible()
    tap_primary(page)
    assert model.state.drew == (0,)


def test_dealt_cards_are_larger_where_there_is_room_and_small_again_where_there_is_none(
    qtbot: QtBot,
) -> None:
    _, page = opened(qtbot, Step.DRAW)
    card = view_of(page, Step.DRAW).cards[0]
    usual = card.size()
    page.resize(1920, 1000)
    qtbot.waitUntil(lambda: card.width() > usual.width())
    assert card.height() == usual.height() * 3 // 2
    page.resize(1280, 700)
    qtbot.waitUntil(lambda: card.size() == usual)


def test_whoever_keeps_no_card_says_so_on_their_own_word(qtbot: QtBot) -> None:
    """Dealt cards are left untouched, or none is counted; the rules object first."""
    for dealt in (True, False):
        model, page = opened(qtbot, Step.DRAW, dealt=dealt)
        view = view_of(page, Step.DRAW)
        if not dealt:
            tap(view.how_many.button("0"))
            assert page.primary.text() == "Ann keeps no card"
        said: list[Refusal] = []
        model.refused.connect(said.append)
        enter(page)
        assert [v.clause for v in said[0].pressing] == ["WS-PREP-D-1"]
        assert model.state.drew == ()
        assert said[0].liftable
        assert model.overrule(said[0])
        assert model.state.drew == (0,)
        assert len(model.state.discard) >= 4


def test_cards_of_a_real_table_are_typed_or_only_counted(qtbot: QtBot) -> None:
    model, page = opened(qtbot, Step.DRAW, dealt=False)
    view = view_of(page, Step.DRAW)
    held = {card.number for player in model.state.players for card in player.tableau}
    pile = {card.number for card in (*model.state.pool, *model.state.discard)}
    gallery = {card.number for player in model.state.players for card in player.gallery}
    number = next(n for n in range(1, 169) if n not in held | pile | gallery)
    type_in(view.picker.field, str(number))
    enter(page)
    assert model.state.players[0].tableau[-1].number == number
    enter(page)
    assert model.state.players[1].tableau[-1] == BLANK
    assert model.state.step is Step.INCOME


def test_a_full_tableau_is_warned_of(qtbot: QtBot) -> None:
    model, page = opened(qtbot, Step.DRAW)
    seat = model.state.present[0]
    full = (BLANK,) * 8
    assert model.submit(c.CorrectCards(place="tableau", seat=seat, cards=full))
    view = view_of(page, Step.DRAW)
    tap(view.cards[0])
    assert "; 1 must go by the end of the next turn" in view.limit.text()
    assert page.primary.isEnabled()


def test_the_house_rule_of_the_limit_asks_for_the_excess_at_once(qtbot: QtBot) -> None:
    model, page = opened(qtbot, Step.DRAW, house=HouseRules(limit_in_step_d=True))
    seat = model.state.present[0]
    full = (BLANK,) * 8
    assert model.submit(c.CorrectCards(place="tableau", seat=seat, cards=full))
    view = view_of(page, Step.DRAW)
    tap(view.cards[0])
    assert view.shed.isVisible()
    said: list[Refusal] = []
    model.refused.connect(said.append)
    enter(page)
    assert [v.clause for v in said[0].pressing] == ["WS-RULING-32"]
    tap(view.shed.buttons[0])
    enter(page)
    assert len(model.state.player(seat).tableau) == 8


def test_cards_that_are_counted_only_ask_how_many(qtbot: QtBot) -> None:
    model, page = opened(qtbot, Step.DRAW, tracking=LIGHT)
    view = view_of(page, Step.DRAW)
    assert not view.picker.isVisible()
    assert model.submit(c.CorrectNumber(fact="coins", seat=model.state.present[0], value=1))
    tap(view.how_many.button("2"))
    before = len(model.state.players[0].tableau)
    enter(page)
    assert len(model.state.players[0].tableau) == before + 2


def test_a_score_only_table_has_nothing_to_say_in_step_d(qtbot: QtBot) -> None:
    model, page = opened(qtbot, Step.DRAW, players=3, tracking=SCORE_ONLY)
    assert page.primary.text() == "Everyone has drawn"
    enter(page)
    assert model.state.step is Step.INCOME


def test_the_income_is_told_per_player_before_it_is_taken(qtbot: QtBot) -> None:
    model, page = opened(qtbot, Step.INCOME, 4)
    seat = model.state.present[0]
    assert model.submit(c.CorrectNumber(fact="icon", of=Icon.FOOD, seat=seat, value=3))
    view = page.views[Step.INCOME]
    assert isinstance(view, IncomeView)
    told = view.told()
    assert told[seat] == (7, 3, model.state.players[0].icon(Icon.VFX))
    before = model.state.player(seat)
    enter(page)
    assert model.state.player(seat).food == before.food + 3
    assert model.state.player(seat).coins == before.coins + 7


def test_step_f_hands_the_first_player_marker_on(qtbot: QtBot) -> None:
    model, page = opened(qtbot, Step.FIRST)
    first = model.state.first
    assert page.primary.text() == "Begin Round 2"
    enter(page)
    assert model.state.phase is Phase.ROUND
    assert model.state.first != first


def test_a_clause_behind_a_step_can_be_asked_for(qtbot: QtBot) -> None:
    _, page = opened(qtbot, Step.MARKER)
    with qtbot.waitSignal(page.clause_asked) as asked:
        tap(page.duties.links[0])
    assert asked.args == ["WS-PREP-A-1"]


def test_the_arrow_keys_walk_over_the_map_of_a_migration(qtbot: QtBot) -> None:
    model, page = opened(qtbot, Step.MIGRATION, 4, dealt=False)
    view = page.views[Step.MIGRATION]
    assert isinstance(view, MigrationView)
    grid = view.grid
    first = next(iter(grid.cells.values()))
    first.setFocus()
    press(first, Qt.Key.Key_Right)
    press(grid.cells[Cell("B1")], Qt.Key.Key_Down)
    assert grid.cells[Cell("B2")].hasFocus()
    press(grid.cells[Cell("B2")], Qt.Key.Key_Space)
    assert grid.marked == ("B2",)
    assert model.state.step is Step.MIGRATION


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("dealt", [True, False])
@pytest.mark.parametrize("step", list(Step))
def test_every_step_has_names_for_the_ear_and_fits(
    qtbot: QtBot, step: Step, players: int, dealt: bool
) -> None:
    _, page = opened(qtbot, step, 3, players=players, dealt=dealt)
    assert not nameless(page)
    assert not cramped(page)


def test_spaces_tapped_for_a_migration_stay_when_the_map_is_put_right(qtbot: QtBot) -> None:
    model, page = opened(qtbot, Step.MIGRATION, 4, dealt=False)
    view = page.views[Step.MIGRATION]
    assert isinstance(view, MigrationView)
    tap(view.grid.cells[Cell("A1")])
    before = page.primary.text()
    assert model.submit(c.CorrectNumber(fact="coins", seat=model.state.present[0], value=2))
    assert (page.primary.text(), page.primary.isEnabled()) == (before, True)
    # In the next round's migration nothing is tapped.
    assert model.submit(c.CorrectMoment(round=5, phase=Phase.PREPARATION, step=Step.MIGRATION))
    assert not page.primary.isEnabled()


def test_cards_chosen_in_step_d_stay_when_a_number_is_put_right(qtbot: QtBot) -> None:
    model, page = opened(qtbot, Step.DRAW)
    view = view_of(page, Step.DRAW)
    tap(view.who.button("1"))
    tap(view.cards[2])
    assert model.submit(c.CorrectNumber(fact="coins", seat=model.state.present[1], value=2))
    assert view.cards[2].isChecked()
    assert view.who.value == "1"
    tap_primary(page)
    assert model.state.drew == (1,)
    assert not any(card.isChecked() for card in view.cards)


def test_nobody_takes_anything_where_only_the_score_is_kept(qtbot: QtBot) -> None:
    _, page = opened(qtbot, Step.INCOME, tracking=SCORE_ONLY)
    view = page.views[Step.INCOME]
    assert isinstance(view, IncomeView)
    assert view.told() == {}
    assert not [name for name in view.findChildren(PlayerName) if name.isVisible()]
