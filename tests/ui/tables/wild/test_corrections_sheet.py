"""Set anything by hand, through real events; every change is in the log."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QWidget
from pytestqt.qtbot import QtBot
from support.patience import as_long_as
from support.wild_pages import a_model, cramped, in_step, nameless, press, show, tap, type_in

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.model import SCORE_ONLY, Mode, Phase, Seat, Step
from serengeti_companion.games.wild.packs import practice_set
from serengeti_companion.games.wild.terms import BLANK, Cell, Frame, Icon, Label, Species, Terrain
from serengeti_companion.ui.parts.set_to import SetToPopover
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.style.tokens import Role
from serengeti_companion.ui.tables.wild.correct_board import BoardPart
from serengeti_companion.ui.tables.wild.correct_cards import CardsPart
from serengeti_companion.ui.tables.wild.correct_map import MapPart
from serengeti_companion.ui.tables.wild.correct_moment import MomentPart
from serengeti_companion.ui.tables.wild.correct_numbers import NumbersPart, NumberTile
from serengeti_companion.ui.tables.wild.correct_players import PlayersPart
from serengeti_companion.ui.tables.wild.corrections_sheet import (
    BOARD,
    CARDS,
    MAP,
    MOMENT,
    NUMBERS,
    PLAYERS,
    CorrectionsSheet,
)
from serengeti_companion.ui.tables.wild.set_to_wiring import attach

SHEET = 1200, 680
MANY_STOPS = 60
ANN, BEN = Seat(0), Seat(1)


def opened(qtbot: QtBot, model: SessionModel) -> CorrectionsSheet:
    sheet = CorrectionsSheet(model)
    model.changed.connect(sheet.refresh)
    show(qtbot, sheet, SHEET)
    return sheet


def begun(players: int = 2) -> SessionModel:
    model = a_model(players)
    assert model.submit(c.BeginPlay())
    return model


def last(model: SessionModel) -> object:
    return model.session.last.command if model.session.last else None


def choose(combo: QComboBox, data: object) -> None:
    """As a hand does: the list down or up to the entry."""
    combo.setFocus()
    wanted = combo.findData(data)
    for _ in as_long_as(lambda: combo.currentIndex() != wanted):
        down = combo.currentIndex() < wanted
        press(combo, Qt.Key.Key_Down if down else Qt.Key.Key_Up)


def popover(tile: NumberTile | QLabel) -> SetToPopover:
    found = tile.findChildren(SetToPopover)
    assert found
    return found[-1]


def test_the_cards_lie_on_the_ground_of_the_sheet(qtbot: QtBot) -> None:
    current_style().apply()
    sheet = opened(qtbot, begun())
    sheet.show_part(CARDS)
    qtbot.wait(1)
    picture = sheet.grab().toImage()
    assert picture.pixelColor(SHEET[0] // 2, 400) == current_style().color(Role.SURFACE)


@pytest.fixture
def numbers(qtbot: QtBot) -> tuple[SessionModel, NumbersPart]:
    model = begun()
    sheet = opened(qtbot, model)
    part = sheet.parts[NUMBERS]
    assert isinstance(part, NumbersPart)
    return model, part


def test_a_tap_on_a_number_sets_it_with_a_reason(
    numbers: tuple[SessionModel, NumbersPart],
) -> None:
    model, part = numbers
    tile = part.tiles[ANN][1]
    assert tile.accessibleName() == "Coins of Ann: 6"
    tap(tile)
    asked = popover(tile)
    type_in(asked.number, "9")
    type_in(asked.reason, "miscounted", enter=True)
    assert last(model) == c.CorrectNumber(fact="coins", seat=ANN, value=9, reason="miscounted")
    assert tile.text() == "Coins  9"


def test_every_icon_and_animal_and_the_deck_can_be_set(
    numbers: tuple[SessionModel, NumbersPart],
) -> None:
    model, part = numbers
    facts = {(tile._command.fact, tile._command.of) for tile in part.tiles[BEN]}  # noqa: SLF001
    for icon in Icon:
        assert ("icon", icon) in facts
    for species in Species:
        assert ("animal", species) in facts
    tap(part.common[0])
    type_in(popover(part.common[0]).number, "12", enter=True)
    assert model.state.deck == 12


def test_right_click_and_f2_open_set_to_on_any_label(qtbot: QtBot) -> None:
    model = begun()
    label = QLabel("6")
    label.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    set_to = attach(label, model, "food", BEN)
    show(qtbot, label, (200, 60))
    press(label, Qt.Key.Key_F2)
    type_in(popover(label).number, "4", enter=True)
    assert model.state.player(BEN).food == 4
    assert set_to.title == "Food of Ben"
    place = QPoint(5, 5)
    asked = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, label.mapToGlobal(place))
    QApplication.sendEvent(label, asked)
    type_in(popover(label).number, "5", enter=True)
    assert model.state.player(BEN).food == 5


def test_a_common_score_is_set_as_one(qtbot: QtBot) -> None:
    model = a_model(3, mode=Mode.COOP)
    part = opened(qtbot, model).parts[NUMBERS]
    assert isinstance(part, NumbersPart)
    tap(part.common[1])
    type_in(popover(part.common[1]).number, "140", enter=True)
    assert model.state.team == 140


def test_tab_goes_from_the_sections_through_the_numbers_to_the_reason(qtbot: QtBot) -> None:
    sheet = opened(qtbot, begun())
    sheet.tabs.button(NUMBERS).setFocus()
    passed: list[QWidget | None] = []
    while not sheet.why.hasFocus() and len(passed) < MANY_STOPS:
        QTest.keyClick(sheet, Qt.Key.Key_Tab)
        passed.append(QApplication.focusWidget())
    part = sheet.parts[NUMBERS]
    assert isinstance(part, NumbersPart)
    tiles = [stop for stop in passed if isinstance(stop, NumberTile)]
    assert tiles == [*part.tiles[ANN], *part.common]
    assert passed[-1] is sheet.why


def test_the_moment_is_set_in_one_go(qtbot: QtBot) -> None:
    model = begun()
    sheet = opened(qtbot, model)
    part = sheet.show_part(MOMENT)
    assert isinstance(part, MomentPart)
    tap(part.round.button("4"))
    tap(part.turn.button("1"))
    type_in(sheet.why, "joined late")
    tap(part.set)
    expected = c.CorrectMoment(round=4, phase=Phase.ROUND, seat=BEN, reason="joined late")
    assert last(model) == expected
    assert model.state.turn.seat == BEN
    assert sheet.why.text() == ""


def test_a_step_of_the_preparation_can_be_set(qtbot: QtBot) -> None:
    model = begun()
    part = opened(qtbot, model).show_part(MOMENT)
    assert isinstance(part, MomentPart)
    tap(part.round.button("5"))
    tap(part.phase.button(Phase.PREPARATION.value))
    assert part.step.isVisible()
    assert not part.turn.isVisible()
    assert part.meant.text() == "A: Round Marker, before Round 6"
    tap(part.step.button(Step.DRAW.value))
    assert part.meant.text().endswith(", before Round 5")
    tap(part.set)
    assert (model.state.phase, model.state.step) == (Phase.PREPARATION, Step.DRAW)


def test_who_has_passed_and_who_is_first_are_set_at_once(qtbot: QtBot) -> None:
    model = begun()
    part = opened(qtbot, model).show_part(MOMENT)
    assert isinstance(part, MomentPart)
    QTest.keyClick(part.passed[ANN], Qt.Key.Key_Space)
    assert model.state.player(ANN).passed
    tap(part.first.button("1"))
    assert model.state.first == BEN


def test_the_map_is_set_space_by_space(qtbot: QtBot) -> None:
    model = begun()
    part = opened(qtbot, model).show_part(MAP)
    assert isinstance(part, MapPart)
    cell = Cell("C4")
    tap(part.picker.buttons[Species.LION])
    tap(part.grid.cells[cell])
    assert model.state.at(cell) == (Species.LION,)
    tap(part.picker.buttons[Species.ZEBRA])
    tap(part.grid.cells[cell])
    assert model.state.at(cell) == (Species.ZEBRA,)
    tap(part.grid.cells[cell])
    assert model.state.at(cell) == ()


def test_terrain_is_painted_with_a_brush(qtbot: QtBot) -> None:
    model = begun()
    part = opened(qtbot, model).show_part(MAP)
    assert isinstance(part, MapPart)
    tap(part.kind.button("terrain"))
    tap(part.terrain.button(Terrain.ROCK.value))
    tap(part.grid.cells[Cell("A1")])
    assert model.state.terrain_at(Cell("A1")) is Terrain.ROCK
    tap(part.terrain.button("?"))
    tap(part.grid.cells[Cell("A1")])
    assert model.state.terrain_at(Cell("A1")) is None


def test_cards_are_added_taken_away_and_described(qtbot: QtBot) -> None:
    model = begun()
    part = opened(qtbot, model).show_part(CARDS)
    assert isinstance(part, CardsPart)
    tap(part.place.button("tableau"))
    tap(part.who.button("1"))
    type_in(part.picker.field, "31 77", enter=True)
    assert [card.number for card in model.state.player(BEN).tableau[-2:]] == [31, 77]
    tap(part.buttons[0])
    tap(part.away)
    assert len(model.state.player(BEN).tableau) == 5
    tap(part.blank)
    assert model.state.player(BEN).tableau[-1] == BLANK
    tap(part.buttons[-1])
    tap(part.describe)
    type_in(part.form.line, "108 line: lion zebra | 3 stars | -", enter=True)
    assert isinstance(last(model), c.DescribeCard)
    assert any(card.number == 108 for card in model.state.player(BEN).tableau)


def test_who_is_renamed_has_the_new_name_on_every_section(qtbot: QtBot) -> None:
    model = begun()
    sheet = opened(qtbot, model)
    sections = [sheet.show_part(part) for part in sheet.tabs.keys]
    assert model.submit(c.RenamePlayer(seat=ANN, name="Zoe & Co", colour=0))
    for part, section in zip(sheet.tabs.keys, sections, strict=True):
        sheet.show_part(part)
        told = [widget.accessibleName() for widget in section.findChildren(QWidget)]
        assert not [words for words in told if "Ann" in words]
    boards = [section for section in sections if isinstance(section, CardsPart | NumbersPart)]
    assert [section.who.button(str(ANN)).text() for section in boards] == ["Zoe && Co"] * 2


def test_players_are_renamed_reseated_and_leave(qtbot: QtBot) -> None:
    model = begun(3)
    sheet = opened(qtbot, model)
    moment = sheet.show_part(MOMENT)
    assert isinstance(moment, MomentPart)
    part = sheet.show_part(PLAYERS)
    assert isinstance(part, PlayersPart)
    type_in(part.names[ANN], "Anna", enter=True)
    assert model.state.player(ANN).name == "Anna"
    sheet.show_part(MOMENT)
    assert [who.button(str(ANN)).text() for who in (moment.turn, moment.first)] == ["Anna"] * 2
    sheet.show_part(PLAYERS)
    choose(part.colours[ANN], 3)
    assert model.state.player(ANN).colour == 3
    tap(part.up[BEN])
    assert model.state.seating == (BEN, ANN, Seat(2))
    tap(part.leave[Seat(2)])
    assert model.state.player(Seat(2)).gone
    tap(part.leave[Seat(2)])
    assert not model.state.player(Seat(2)).gone


@pytest.mark.clause("WS-PIC-14")
@pytest.mark.parametrize(
    ("colours", "words"),
    [((), ["circle", "triangle", "diamond"]), (("red",), ["red circle", "green triangle"])],
)
def test_marks_are_called_as_the_copy_calls_them(
    qtbot: QtBot, colours: tuple[str, ...], words: list[str]
) -> None:
    model = a_model(2, replace(practice_set(), colours=colours))
    assert model.submit(c.BeginPlay())
    part = opened(qtbot, model).show_part(PLAYERS)
    assert isinstance(part, PlayersPart)
    combo = part.colours[ANN]
    assert [combo.itemText(at) for at in range(combo.count())][: len(words)] == words


def test_a_name_that_cannot_be_is_told(qtbot: QtBot) -> None:
    model = begun()
    part = opened(qtbot, model).show_part(PLAYERS)
    assert isinstance(part, PlayersPart)
    with qtbot.waitSignal(model.refused):
        type_in(part.names[ANN], "Ben", enter=True)
    assert model.state.player(ANN).name == "Ann"


def test_markers_and_spaces_of_the_action_board_are_set(qtbot: QtBot) -> None:
    model = begun()
    part = opened(qtbot, model).show_part(BOARD)
    assert isinstance(part, BoardPart)
    assert part.label.button(Label.NONE.value).text() == "None"
    space = model.state.spaces[2]
    choose(part.markers[BEN], space.id)
    assert model.state.player(BEN).space == space.id
    choose(part.space, space.id)
    tap(part.price.more)
    tap(part.frame.button(Frame.PARTLY.value))
    tap(part.label.button(Label.FOUR.value))
    edited = model.state.space(space.id)
    assert (edited.price, edited.frame, edited.label) == (
        space.price + 1,
        Frame.PARTLY,
        Label.FOUR,
    )


def test_what_is_not_tracked_is_not_offered(qtbot: QtBot) -> None:
    sheet = opened(qtbot, a_model(tracking=SCORE_ONLY))
    shown = {key: sheet.tabs.button(key).isVisible() for key in (MAP, CARDS, BOARD, NUMBERS)}
    assert shown == {MAP: False, CARDS: False, BOARD: False, NUMBERS: True}


@pytest.mark.parametrize("part", [NUMBERS, MOMENT, MAP, CARDS, PLAYERS, BOARD])
def test_every_section_has_names_for_the_ear_and_fits(qtbot: QtBot, part: str) -> None:
    sheet = opened(qtbot, in_step(Step.DRAW, 4, 4))
    tap(sheet.tabs.button(part))
    qtbot.wait(1)
    assert not nameless(sheet)
    assert not cramped(sheet)


def test_escape_closes_the_sheet(qtbot: QtBot) -> None:
    sheet = opened(qtbot, begun())
    with qtbot.waitSignal(sheet.closed):
        press(sheet, Qt.Key.Key_Escape)
