"""Cards picked by number, described as a line or by taps, booked by hand."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from pytestqt.qtbot import QtBot
from support.patience import as_long_as
from support.wild_pages import a_model, cramped, nameless, press, show, tap, type_in

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.model import Seat
from serengeti_companion.games.wild.notation import card_line, parse_card
from serengeti_companion.games.wild.packs import practice_set
from serengeti_companion.games.wild.terms import (
    BLANK,
    Gain,
    Icon,
    RewardTerm,
    SceneCard,
    SceneType,
    Species,
    Terrain,
)
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.style.tokens import TextSize, Weight
from serengeti_companion.ui.tables.wild.booking_form import BookingForm
from serengeti_companion.ui.tables.wild.card_form import CardForm
from serengeti_companion.ui.tables.wild.card_picker import CardPicker, read_numbers
from serengeti_companion.ui.tables.wild.card_words import card_words, gain_words
from serengeti_companion.ui.tables.wild.preview_card import PreviewCard
from serengeti_companion.ui.tables.wild.species_picker import SpeciesPicker

LINE = "108 line: lion crocodile rhinoceros@grasslands | 2/rare + 11 stars | rare"


def a_form(qtbot: QtBot, card: SceneCard = BLANK) -> CardForm:
    form = CardForm(card)
    show(qtbot, form, (980, 540))
    return form


def test_one_line_describes_a_card_with_a_live_picture(qtbot: QtBot) -> None:
    form = a_form(qtbot)
    type_in(form.line, LINE)
    assert form.card == parse_card(LINE)
    assert form.preview.card == form.card
    assert form.fields.number.text() == "108"
    assert form.fields.type.value == "line"
    with qtbot.waitSignal(form.chosen) as chosen:
        press(form.line, Qt.Key.Key_Return)
    assert chosen.args == [parse_card(LINE)]


def test_a_line_that_cannot_be_read_says_why_and_is_not_used(qtbot: QtBot) -> None:
    form = a_form(qtbot)
    type_in(form.line, "108 line: unicorn | - | -")
    assert "unicorn" in form.problem.text()
    with qtbot.assertNotEmitted(form.chosen):
        tap(form.done)


def test_the_line_takes_abbreviations_and_the_fields_follow(qtbot: QtBot) -> None:
    form = a_form(qtbot)
    type_in(form.line, "108 l li c rhg|2/r 11|ra")
    assert form.card == parse_card(LINE)
    assert form.fields.type.value == "line"
    tap(form.fields.icons.none)
    assert form.line.text() == LINE.removesuffix("rare") + "-"


def test_tab_takes_the_word_that_is_offered_and_leaves_where_there_is_none(qtbot: QtBot) -> None:
    form = a_form(qtbot)
    type_in(form.line, "108 l croc")
    assert form.line.ghost == "odile"
    press(form.line, Qt.Key.Key_Tab)
    assert form.line.text() == "108 l crocodile "
    assert form.line.hasFocus()
    press(form.line, Qt.Key.Key_Tab)
    assert not form.line.hasFocus()


def test_a_word_in_the_middle_is_completed_where_the_cursor_is(qtbot: QtBot) -> None:
    form = a_form(qtbot)
    type_in(form.line, "108 l croc li")
    form.line.setCursorPosition(len("108 l croc"))
    assert not form.line.ghost_shows
    press(form.line, Qt.Key.Key_Tab)
    assert form.line.text() == "108 l crocodile li"


def test_the_wrong_part_is_marked_while_what_is_unfinished_waits_for_enter(qtbot: QtBot) -> None:
    form = a_form(qtbot)
    type_in(form.line, "108 l unicorn li")
    assert form.line.marked == (6, 13)
    assert "unicorn" in form.problem.text()
    type_in(form.line, "108 l lion l")
    assert not form.problem.isVisible()
    with qtbot.assertNotEmitted(form.chosen):
        press(form.line, Qt.Key.Key_Return)
    assert form.line.marked == (11, 12)
    assert "leopard" in form.problem.text()


def test_a_second_amount_by_icons_stays_when_taps_change_the_rest(qtbot: QtBot) -> None:
    form = a_form(qtbot)
    type_in(form.line, "31 ?: ? | 2/rare + 1/leaf + 3 stars | ?")
    tap(form.fields.reward.fixed[Gain.FOOD].more)
    assert card_line(form.card) == "31 ?: ? | 2/rare + 1/leaf + 3 stars + 1 food | ?"
    assert form.fields.reward.more.isVisible()
    tap(form.fields.reward.amount.more)
    assert card_line(form.card) == "31 ?: ? | 3/rare + 1/leaf + 3 stars + 1 food | ?"
    form.fields.reward.kind.setFocus()
    for _ in as_long_as(lambda: form.fields.reward.kind.currentIndex() > 0):
        press(form.fields.reward.kind, Qt.Key.Key_Up)
    assert Gain.PER_LEAF in {term.gain for term in form.card.reward or ()}
    tap(form.fields.reward.drop)
    assert card_line(form.card) == "31 ?: ? | 3 stars + 1 food | ?"


def test_the_same_kind_of_icon_stands_once_in_a_reward(qtbot: QtBot) -> None:
    form = a_form(qtbot)
    type_in(form.line, "31 ?: ? | 2/rare + 1/leaf | ?")
    form.fields.reward.kind.setFocus()
    per_leaf = gain_words(Gain.PER_LEAF, 1).removeprefix("1 ")
    for _ in as_long_as(lambda: form.fields.reward.kind.currentText() != per_leaf):
        press(form.fields.reward.kind, Qt.Key.Key_Up)
    assert [term.gain for term in form.card.reward or ()].count(Gain.PER_LEAF) == 1


def test_taps_describe_the_same_card(qtbot: QtBot) -> None:
    form = a_form(qtbot)
    type_in(form.fields.number, "108")
    tap(form.fields.type.button("line"))
    for species in (Species.LION, Species.CROCODILE, Species.RHINOCEROS):
        tap(form.fields.pattern.picker.buttons[species])
    tap(form.fields.pattern.terrain.button(Terrain.GRASSLANDS.value))
    type_in(form.fields.reward.fixed[Gain.STARS].field, "11", enter=True)
    form.fields.reward.kind.setFocus()
    for _ in range(form.fields.reward.kind.findText("per Rare")):
        press(form.fields.reward.kind, Qt.Key.Key_Down)
    assert form.fields.reward.kind.currentText() == "per Rare"
    type_in(form.fields.reward.amount.field, "2", enter=True)
    tap(form.fields.icons.buttons[Icon.RARE])
    assert card_line(form.card) == LINE
    assert form.line.text() == LINE


def test_a_wrong_tap_is_taken_back(qtbot: QtBot) -> None:
    form = a_form(qtbot)
    tap(form.fields.pattern.picker.buttons[Species.LION])
    tap(form.fields.pattern.picker.buttons[Species.ZEBRA])
    tap(form.fields.pattern.less)
    tap(form.fields.icons.buttons[Icon.LIKE])
    tap(form.fields.icons.none)
    assert form.card.slots is not None
    assert [slot.species for slot in form.card.slots] == [Species.LION]
    assert form.card.icons == ()


def test_what_nobody_fills_in_stays_unknown(qtbot: QtBot) -> None:
    form = a_form(qtbot)
    tap(form.fields.type.button(SceneType.TERRAIN.value))
    assert form.card == SceneCard(type=SceneType.TERRAIN)
    tap(form.fields.type.button("?"))
    assert form.card == BLANK


def test_a_known_card_is_filled_in_to_be_changed(qtbot: QtBot) -> None:
    card = practice_set().cards[1]
    form = a_form(qtbot, card)
    assert form.line.text() == card_line(card)
    assert form.card == card
    assert not nameless(form)
    assert not cramped(form)


def test_numbers_are_read_with_spaces_and_commas() -> None:
    assert read_numbers(" 1, 2;3 ") == (1, 2, 3)
    assert read_numbers("") == ()
    assert read_numbers("1 x") is None
    assert read_numbers("0") is None


def test_a_picker_shows_what_is_known_and_names_what_is_not(qtbot: QtBot) -> None:
    picker = CardPicker("Cards", practice_set().card, 4)
    show(qtbot, picker, (900, 220))
    type_in(picker.field, "1 999")
    assert picker.cards == (practice_set().card(1), SceneCard(number=999))
    assert "999" in picker.note.text()
    picker.describe(parse_card("999 line: lion zebra | 1 star | -"))
    assert picker.note.text() == ""
    previews = [preview.card.number for preview in picker.findChildren(PreviewCard)]
    assert previews == [1, 999]


def test_a_picker_refuses_too_many_and_twice_the_same(qtbot: QtBot) -> None:
    picker = CardPicker("Cards", practice_set().card, 2)
    show(qtbot, picker, (900, 220))
    for typed in ("1 2 3", "4 4", "1000"):
        type_in(picker.field, typed)
        assert picker.cards is None
    type_in(picker.field, "5")
    with qtbot.waitSignal(picker.committed):
        press(picker.field, Qt.Key.Key_Return)


def test_a_card_reads_out_for_the_ear() -> None:
    assert card_words(parse_card(LINE)) == (
        "Card 108; line; Lion, Crocodile, Rhinoceros on Grasslands; 2 per Rare + 11 stars; Rare"
    )
    assert card_words(BLANK) == "A card, not described"
    plain = SceneCard(number=5, reward=(RewardTerm(amount=1, gain=Gain.STARS),))
    assert card_words(plain) == "Card 5; 1 star"


def test_stars_and_tokens_are_booked_during_play(qtbot: QtBot) -> None:
    model = a_model()
    assert model.submit(c.BeginPlay())
    form = BookingForm(model)
    show(qtbot, form, (700, 240))
    tap(form.who.button("1"))
    type_in(form.stars.field, "3", enter=True)
    type_in(form.food.field, "1", enter=True)
    with qtbot.waitSignal(form.booked):
        tap(form.book)
    ben = model.state.player(Seat(1))
    assert (ben.stars, ben.food) == (3, 1)
    assert form.stars.value == 0


def test_use_this_card_is_the_main_button(qtbot: QtBot) -> None:
    form = a_form(qtbot, practice_set().cards[0])
    with qtbot.waitSignal(form.chosen):
        tap(form.done)


def test_animals_side_by_side_are_all_named_or_all_in_short(qtbot: QtBot) -> None:
    picker = SpeciesPicker("Animals", columns=12)
    show(qtbot, picker, (976, 80))
    metrics = QFontMetrics(current_style().font(TextSize.SMALL, Weight.SEMIBOLD))

    def words() -> list[str]:
        return [button.words(metrics) for button in picker.buttons.values()]

    qtbot.waitUntil(lambda: "Rhinoceros" in words())
    for width in range(950, 880, -1):  # where the grid gives some a pixel more than others
        picker.resize(width, 80)
        assert len({len(each) == 2 for each in words()}) == 1
    assert words()[0] == "Li"
