"""Setup through the window: ticked, told, dealt, begun."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from support.deaf import wait_out
from support.wild_pages import a_model, cramped, nameless, press, show, tap, tap_primary, type_in

from serengeti_companion.games.wild.dealer import Dealer
from serengeti_companion.games.wild.model import LIGHT, Mode, Phase, Seat
from serengeti_companion.games.wild.printed import UNKNOWN_COPY, SpecialistCard
from serengeti_companion.games.wild.terms import BLANK, Species
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.tables.wild.first_animals import FirstAnimals
from serengeti_companion.ui.tables.wild.opening_cards import DealtHands, TypedHands
from serengeti_companion.ui.tables.wild.setup_page import SetupPage
from serengeti_companion.ui.tables.wild.setup_steps import FirstInput, PoolInput, TilesInput
from serengeti_companion.ui.tables.wild.specialist_box import SpecialistBox


def opened(qtbot: QtBot, model: SessionModel, dealer: Dealer | None = None) -> SetupPage:
    page = SetupPage(model, dealer)
    model.changed.connect(page.refresh)
    show(qtbot, page)
    return page


def test_the_twelve_steps_are_listed_and_the_first_is_shown(qtbot: QtBot) -> None:
    page = opened(qtbot, a_model())
    assert [row.number for row in page.rows] == list(range(1, 13))
    assert page.step == 1
    assert page.rows[0].accessibleName() == "1, Map, to do"


def test_done_ticks_the_step_and_shows_the_next(qtbot: QtBot) -> None:
    model = a_model()
    page = opened(qtbot, model)
    tap(page.done)
    assert model.state.ticked == (1,)
    assert page.step == 2
    assert page.rows[0].done
    tap(page.skip)
    assert model.undo_name == "setup step 2 is skipped"
    assert page.step == 3


def test_enter_begins_round_1_without_a_word_more(qtbot: QtBot) -> None:
    model = a_model(4, UNKNOWN_COPY)
    page = opened(qtbot, model)
    wait_out(page.primary)
    press(page)
    assert model.state.phase is Phase.ROUND
    assert [player.coins for player in model.state.players] == [6] * 4
    assert all(player.tableau == (BLANK,) * 4 for player in model.state.players)


def test_two_taps_tell_both_award_tiles(qtbot: QtBot) -> None:
    model = a_model()
    page = opened(qtbot, model)
    page.show_step(5)
    part = page.findChild(TilesInput)
    tap(part.picker.buttons[Species.LION])
    assert [*model.state.tiles] == [Species.LION, None]
    row = page.rows[4]
    assert not row.done
    tap(part.picker.buttons[Species.ZEBRA])
    assert model.state.tiles == (Species.LION, Species.ZEBRA)
    assert page.rows[4].done
    assert "Lion, Zebra" in page.rows[4].accessibleName()


def test_four_typed_numbers_are_a_players_first_cards(qtbot: QtBot) -> None:
    model = a_model()
    page = opened(qtbot, model)
    page.show_step(10)
    hands = page.findChild(TypedHands)
    ann, ben = hands.pickers.values()
    type_in(ann.field, "1 2 3 4", enter=True)
    assert [card.number for card in model.state.players[0].tableau] == [1, 2, 3, 4]
    assert model.state.phase is Phase.SETUP
    qtbot.wait(1)
    assert ben.field.hasFocus()
    type_in(ben.field, "5,6,7,8", enter=True)
    assert 10 in model.state.ticked


def test_what_is_no_number_is_told_in_place(qtbot: QtBot) -> None:
    model = a_model()
    page = opened(qtbot, model)
    page.show_step(10)
    ann = next(iter(page.findChild(TypedHands).pickers.values()))
    type_in(ann.field, "1 2 lion", enter=True)
    assert ann.cards is None
    assert "numbers" in ann.note.text()
    assert model.state.players[0].tableau == ()


def test_a_pool_typed_by_number_is_laid(qtbot: QtBot) -> None:
    model = a_model()
    page = opened(qtbot, model)
    page.show_step(4)
    part = page.findChild(PoolInput)
    wait_out(page.primary)
    type_in(part.picker.field, "11 12 13 14 15 16", enter=True)
    assert [card.number for card in model.state.pool] == [11, 12, 13, 14, 15, 16]
    assert 4 in model.state.ticked
    assert model.state.phase is Phase.SETUP  # one Enter does one thing


def test_cards_that_are_only_counted_are_not_asked_for(qtbot: QtBot) -> None:
    page = opened(qtbot, a_model(tracking=LIGHT))
    for step, part in ((4, PoolInput), (10, TypedHands)):
        page.show_step(step)
        assert not page.findChild(part).isVisible()


def test_the_first_player_is_tapped_or_left_to_chance(qtbot: QtBot) -> None:
    model = a_model(3)
    page = opened(qtbot, model)
    page.show_step(12)
    part = page.findChild(FirstInput)
    tap(part.seat.button("2"))
    assert model.state.first == 2
    assert 12 in model.state.ticked
    page.show_step(12)
    tap(part.random)
    assert model.state.first in model.state.present


def test_one_button_sets_a_practice_table_up_and_leaves_the_hands_to_choose(
    qtbot: QtBot,
) -> None:
    model = a_model(2)
    page = opened(qtbot, model, Dealer(1))
    tap(page.all)
    assert len(model.state.pool) == 6
    assert None not in model.state.tiles
    assert page.step == 10
    hands = page.findChild(DealtHands)
    dealt = [preview.card for preview in hands.cards]
    for preview in hands.cards[2:6]:
        tap(preview)
    tap(hands.keep)
    assert list(model.state.players[0].tableau) == dealt[2:6]
    assert not any(preview.isChecked() for preview in hands.cards)
    tap(hands.ours)
    assert len(model.state.players[1].tableau) == 4
    assert set(model.state.ticked) == set(range(1, 13))


def test_keeping_needs_exactly_four(qtbot: QtBot) -> None:
    page = opened(qtbot, a_model(2), Dealer(1))
    tap(page.all)
    hands = page.findChild(DealtHands)
    for preview in hands.cards[:3]:
        tap(preview)
    assert not hands.keep.isEnabled()
    assert hands.keep.text() == "Ann keeps 3 of 4"


def test_begin_on_a_practice_table_deals_what_was_left_out(qtbot: QtBot) -> None:
    model = a_model(3)
    page = opened(qtbot, model, Dealer(1))
    tap_primary(page)
    assert model.state.phase is Phase.ROUND
    numbers = [card.number for player in model.state.players for card in player.tableau]
    assert None not in numbers
    assert len(set(numbers)) == 12


def test_solo_places_its_eight_animals_by_taps(qtbot: QtBot) -> None:
    model = a_model(1)
    page = opened(qtbot, model)
    page.show_step(3)
    part = page.findChild(FirstAnimals)
    animals = [Species.LION, Species.GIRAFFE, Species.JACKAL, Species.ZEBRA]
    cells = iter(part.grid.cells.values())
    for animal in animals:
        tap(part.picker.buttons[animal])
        tap(next(cells))
        tap(next(cells))
    tap(part.place)
    standing = [animal for here in model.state.board for animal in here]
    assert standing == [animal for animal in animals for _ in range(2)]


def choose(box: SpecialistBox, downs: int) -> None:
    """By keyboard: open the list, go down, take it."""
    box.setFocus()
    press(box.list, Qt.Key.Key_Down)
    for _ in range(downs):
        press(box.list.view(), Qt.Key.Key_Down)
    press(box.list.view(), Qt.Key.Key_Return)


@pytest.mark.clause("WS-SETUP-28", "WS-RULING-73")
def test_specialists_are_chosen_beside_the_typed_cards_by_keyboard(qtbot: QtBot) -> None:
    model = a_model(2, UNKNOWN_COPY, specialists=True)
    page = opened(qtbot, model)
    page.show_step(10)
    ann, ben = page.findChild(TypedHands).workers.values()
    assert ann.list.count() == 8  # nobody yet, the six described, another one
    choose(ann, 2)
    assert model.state.players[0].specialist == "vfx_artist"
    assert model.session.plays == 1
    assert ben.list.findData("vfx_artist") == -1
    choose(ben, 2)
    assert model.state.players[1].specialist == "celebrity"


@pytest.mark.clause("WS-PIC-8", "WS-RULING-72")
def test_a_specialist_nobody_describes_is_called_by_the_name_on_the_card(qtbot: QtBot) -> None:
    model = a_model(2, UNKNOWN_COPY, specialists=True)
    page = opened(qtbot, model)
    page.show_step(10)
    ann, ben = page.findChild(TypedHands).workers.values()
    choose(ann, 7)
    assert ann.name.hasFocus()
    press(ann.name, Qt.Key.Key_Escape)
    assert ann.list.hasFocus()
    choose(ann, 7)
    type_in(ann.name, "Botanist", enter=True)
    assert model.state.players[0].specialist == "Botanist"
    assert ann.list.currentText() == "Botanist"
    assert model.state.phase is Phase.SETUP
    choose(ben, 7)
    type_in(ben.name, "Botanist", enter=True)
    assert model.state.players[1].specialist is None


@pytest.mark.clause("WS-SPEC-4", "WS-PIC-11")
def test_the_owners_specialists_are_offered_with_difficulty_and_note(qtbot: QtBot) -> None:
    others = tuple(
        SpecialistCard(name=f"Other {n}", difficulty=n % 5 + 1, note="A note") for n in range(8)
    )
    model = a_model(1, replace(UNKNOWN_COPY, specialists=others))
    page = opened(qtbot, model)
    page.show_step(10)
    (box,) = page.findChild(TypedHands).workers.values()
    assert box.list.count() == 1 + 14 + 1
    assert box.list.itemText(7) == "Other 0, difficulty 1"
    assert box.list.itemData(7, Qt.ItemDataRole.ToolTipRole) == "A note"


@pytest.mark.clause("WS-COOPSOLO-4")
def test_a_scenario_does_not_begin_before_everybody_has_a_specialist(qtbot: QtBot) -> None:
    model = a_model(2, UNKNOWN_COPY, mode=Mode.COOP)
    page = opened(qtbot, model)
    with qtbot.waitSignal(model.refused) as refused:
        tap_primary(page)
    assert {v.clause for v in refused.args[0].pressing} == {"WS-COOPSOLO-4"}
    assert page.step == 10
    ann, ben = page.findChild(TypedHands).workers.values()
    qtbot.waitUntil(ann.list.hasFocus)
    choose(ann, 1)
    hands = page.findChild(TypedHands)
    qtbot.waitUntil(hands.pickers[Seat(0)].field.hasFocus)  # her cards are not told yet
    choose(ben, 1)
    tap(page.done)
    tap_primary(page)
    assert model.state.phase is Phase.ROUND


def test_cards_that_are_counted_leave_the_specialists_to_choose(qtbot: QtBot) -> None:
    model = a_model(2, tracking=LIGHT, specialists=True)
    page = opened(qtbot, model, Dealer(1))
    page.show_step(10)
    hands = page.findChild(DealtHands)
    assert not hands.who.isVisible()
    for seat in (Seat(0), Seat(1)):
        assert hands.workers[seat].isVisible()
        choose(hands.workers[seat], 1)
    assert 10 in model.state.ticked


@pytest.mark.clause("WS-SPEC-2")
def test_a_practice_player_picks_one_of_three_specialists_dealt(qtbot: QtBot) -> None:
    model = a_model(2, specialists=True)
    page = opened(qtbot, model, Dealer(1))
    tap(page.all)
    hands = page.findChild(DealtHands)
    tap(hands.ours)
    tap(hands.ours)
    assert 10 not in model.state.ticked
    box = hands.workers[Seat(0)]
    assert box.isVisible()
    assert box.list.count() == 4
    choose(box, 1)
    assert model.state.players[0].specialist in Dealer(1).specialists(model.state, Seat(0))
    qtbot.waitUntil(hands.workers[Seat(1)].list.hasFocus)
    choose(hands.workers[Seat(1)], 3)
    assert model.state.players[1].specialist in Dealer(1).specialists(model.state, Seat(1))
    assert 10 in model.state.ticked


def test_begin_on_a_practice_table_employs_whoever_is_missing(qtbot: QtBot) -> None:
    model = a_model(1)
    page = opened(qtbot, model, Dealer(1))
    tap(page.all)
    tap_primary(page)
    assert model.state.phase is Phase.ROUND
    assert model.state.players[0].specialist is not None


def test_a_clause_behind_a_duty_can_be_asked_for(qtbot: QtBot) -> None:
    page = opened(qtbot, a_model())
    with qtbot.waitSignal(page.clause_asked) as asked:
        tap(page.duties.links[0])
    assert asked.args == ["WS-SETUP-4"]


@pytest.mark.parametrize("players", [1, 4])
@pytest.mark.parametrize("dealt", [True, False])
def test_every_step_has_names_for_the_ear_and_fits(qtbot: QtBot, players: int, dealt: bool) -> None:
    page = opened(qtbot, a_model(players), Dealer(1) if dealt else None)
    if dealt:
        tap(page.all)
    for step in range(1, 13):
        page.show_step(step)
        qtbot.wait(1)
        assert not nameless(page)
        assert not cramped(page)
