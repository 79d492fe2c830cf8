"""A button or a menu shows an & that somebody typed, and does not make a key of what follows."""

from dataclasses import replace

from PySide6.QtWidgets import QApplication, QPushButton, QScrollArea
from pytestqt.qtbot import QtBot
from support import race, survive
from support.wild_pages import show

from serengeti_companion.engine.session import Session
from serengeti_companion.games.race.game import GAME as RACE
from serengeti_companion.games.survive.commands import NoteSeason
from serengeti_companion.games.survive.game import GAME as SURVIVE
from serengeti_companion.games.survive.model import Predator
from serengeti_companion.games.survive.rules.turns import LONGEST_NOTE
from serengeti_companion.games.survive.terms import PredatorCard, Speed
from serengeti_companion.ui.parts.primary_button import PrimaryButton
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.tables.race.now_panel import NowPanel as RaceNow
from serengeti_companion.ui.tables.race.table import RaceTable
from serengeti_companion.ui.tables.survive.correct_moment import CorrectMomentPart
from serengeti_companion.ui.tables.survive.corrections_sheet import MOMENT, CorrectionsSheet
from serengeti_companion.ui.tables.survive.table import SurviveTable
from serengeti_companion.ui.tables.survive.turn_page import TurnPage

SMALLEST = 1280
TYPED, SHOWN = "Tom & Ann", "Tom && Ann"


def test_the_menu_that_turns_a_half(qtbot: QtBot) -> None:
    state = race.begun()
    players = (replace(state.players[0], name=TYPED), state.players[1])
    state = replace(state, players=players)
    table = RaceTable(SessionModel(RACE, Session(RACE.rules, state)))
    qtbot.addWidget(table)
    assert f"Turn the half of {SHOWN} round" in [one.text() for one in table.turnings.values()]


def test_an_answer_that_is_a_player(qtbot: QtBot) -> None:
    primary = PrimaryButton("")
    panel = RaceNow(primary)
    qtbot.addWidget(panel)
    panel.ask("Whose lion?", (TYPED, "Ben"))
    assert [one.text() for one in panel.options] == [SHOWN, "Ben"]
    assert panel.options[0].accessibleName() == f"Whose lion? {TYPED}"


def test_a_predator_that_is_sent_out_by_hand(qtbot: QtBot) -> None:
    card = PredatorCard(name=TYPED, effect=Speed(x=1))
    part = CorrectMomentPart(str)
    qtbot.addWidget(part)
    part.show_table(replace(survive.begun(), row=(Predator(order=1, card=card),)))
    words = [one.text() for one in part.findChildren(QPushButton) if SHOWN in one.text()]
    assert words == [f"{SHOWN}: in play, sent out"]


def test_long_names_of_predators_push_nothing_out_of_sight(qtbot: QtBot) -> None:
    cards = tuple(PredatorCard(name=f"{n} {'w' * 90}", effect=Speed(x=n)) for n in range(1, 9))
    state = survive.begun()
    row = tuple(Predator(order=order, card=cards[-order]) for order in (1, 2, 3))
    state = replace(state, printed=replace(state.printed, predators=cards), row=row)
    table = SurviveTable(SessionModel(SURVIVE, Session(SURVIVE.rules, state)), None)
    show(qtbot, table, (SMALLEST, 720))
    page = table.page
    assert isinstance(page, TurnPage)
    table.bar.menu.actions()[0].trigger()
    assert isinstance(table.sheet, CorrectionsSheet)
    table.sheet.show_part(MOMENT)
    QApplication.processEvents()
    areas = [area for area in table.findChildren(QScrollArea) if area.isVisible()]
    assert page.now.known
    assert [area.horizontalScrollBar().maximum() for area in areas] == [0] * len(areas)


def test_the_note_on_a_season_card(qtbot: QtBot) -> None:
    state = survive.begun(house=survive.switched(season_cards="note"))
    model = SessionModel(SURVIVE, Session(SURVIVE.rules, state))
    table = SurviveTable(model, None)
    qtbot.addWidget(table)
    assert model.submit(NoteSeason(note=TYPED))
    assert table.bar.season.text() == f"Season: {SHOWN}"
    assert table.bar.season.accessibleName() == f"Season: {TYPED}"


def test_a_long_note_on_a_season_card_does_not_push_the_bar_out_of_the_window(
    qtbot: QtBot,
) -> None:
    state = survive.begun(house=survive.switched(season_cards="note"))
    model = SessionModel(SURVIVE, Session(SURVIVE.rules, state))
    table = SurviveTable(model, None)
    qtbot.addWidget(table)
    assert model.submit(NoteSeason(note="w" * LONGEST_NOTE))
    assert table.bar.season.text().endswith("w…")
    assert table.bar.season.toolTip().endswith("w" * LONGEST_NOTE)
    assert table.minimumSizeHint().width() <= SMALLEST
