"""A Race For Life at the window: what is set by hand, the sheets, the end, room for all."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from e2e.room import faults
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot
from support.race import CARCASS, EAGLE, ELEPHANT, LION, SCORPION, begun, playing, switched
from support.race_pages import DRY, MANY, at_table, turn_page
from support.wild_pages import cramped, nameless, press, tap, type_in

from serengeti_companion.games.race import commands as c
from serengeti_companion.games.race.model import A, B, Ending, Phase, Rock, Table
from serengeti_companion.games.race.packs import practice_set
from serengeti_companion.games.race.terms import SPECIES
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.tables.log_sheet import LogSheet
from serengeti_companion.ui.tables.race.corrections_sheet import CorrectionsSheet
from serengeti_companion.ui.tables.race.count_sheet import CountSheet
from serengeti_companion.ui.tables.race.end_page import EndPage
from serengeti_companion.ui.tables.race.house_rules import HouseRulesSheet
from serengeti_companion.ui.tables.race.resume_sheet import ResumeSheet
from serengeti_companion.ui.tables.race.table import RaceTable


@pytest.mark.clause("RL-PUB-17", "RL-SW-6")
def test_owned_cards_are_shown_only_by_house_rule(qtbot: QtBot) -> None:
    _, table = at_table(qtbot, playing(MANY))
    assert turn_page(table).halves[A].strip.owned == ()
    _, table = at_table(qtbot, playing(MANY, house=switched(show_owned=True)))
    assert "Ea 2" in turn_page(table).halves[A].strip.owned


@pytest.fixture
def scale(request: pytest.FixtureRequest) -> Iterator[None]:
    current_style().set_scale(request.param)
    yield
    current_style().reset_scale()


ROCKY: dict[str, Any] = dict.fromkeys(("eagle", "lion", "giraffe"), (4, Rock.TOP))


@pytest.mark.parametrize(
    "state",
    [
        begun(),
        playing(MANY, seat=B, event=DRY, savannah=(1, 1), printed=practice_set(), **ROCKY),
        playing({SCORPION: 2}, phase=Phase.SCORPIONS),
        playing(MANY, house=switched(show_owned=True, scorpion_draw="skill")),
        replace(
            playing(MANY, season=12, printed=practice_set()),
            ending=Ending(season=12, trigger="track"),
        ),
    ],
    ids=["event", "playing", "scorpions", "shown", "ending"],
)
@pytest.mark.parametrize(
    ("scale", "size"),
    [(1, (1280, 720)), (1.3, (1280, 720)), (1.3, (1366, 768)), (1.3, (1920, 1080))],
    ids=["1280", "1280 at 130 %", "1366 at 130 %", "1920 at 130 %"],
    indirect=["scale"],
)
@pytest.mark.usefixtures("scale")
def test_everything_has_its_room_and_its_name(
    qtbot: QtBot, state: Table, size: tuple[int, int]
) -> None:
    _, table = at_table(qtbot, state, size)
    page = turn_page(table)
    for turned in (set(), {A, B}):
        table.turn_halves(turned)
        qtbot.waitUntil(lambda: not faults(table))
    assert not nameless(table)
    frame = page.parentWidget().parentWidget()
    assert frame.verticalScrollBar().maximum() == 0
    assert frame.horizontalScrollBar().maximum() == 0


def test_anything_is_set_by_hand(qtbot: QtBot) -> None:
    model, table = at_table(qtbot, playing(MANY))
    page = turn_page(table)
    tap(page.halves[B].strip)
    sheet = table.sheet
    assert isinstance(sheet, CorrectionsSheet)
    reasons = []
    type_in(sheet.why, "miscounted")
    for part, label, value in (
        (str(B), "Cards: hand", 7),
        (str(B), "Lions in the Savannah", 2),
        (str(B), "Lions ever laid there", 3),
        ("owned1", "Eagle", 4),
        ("supply", "Eagle left", 3),
        ("supply", "Eagle removed", 1),
        ("supply", "Scorpions left", 5),
        ("supply", "Carcasses left", 4),
        ("moment", "Season", 5),
        ("moment", "Season that set the end (0: none)", 4),
    ):
        sheet.show_part(part)
        type_in(sheet.parts[part].steppers[label].field, str(value), enter=True)
        reasons.append(model.session.last.command.reason)
    assert reasons == ["miscounted"] + [""] * 9, "each correction has its own reason"
    state = model.state
    ben = state.player(B)
    assert (ben.hand, ben.savannah, ben.ever, ben.owns(EAGLE)) == (7, 2, 3, 4)
    assert (state.stack(EAGLE).animals, state.removed[0]) == (3, 1)
    assert (state.scorpions, state.carcasses, state.season) == (5, 4, 5)
    assert state.ending.season == 4
    sheet.show_part("supply")
    tap(sheet.parts["supply"].rocks[EAGLE].button("top"))  # type: ignore[attr-defined]
    assert model.state.stack(EAGLE).rock is Rock.TOP
    sheet.show_part("moment")
    moment = sheet.parts["moment"]
    tap(moment.playing.button("1"))  # type: ignore[attr-defined]
    moment.card.setCurrentIndex(3)  # type: ignore[attr-defined]
    assert (model.state.active, model.state.drought) == (B, LION)
    tap(moment.step.button("event"))  # type: ignore[attr-defined]
    assert model.state.phase is Phase.EVENT
    press(sheet, Qt.Key.Key_Escape)
    assert table.sheet is None


def test_sheets_open_and_close(qtbot: QtBot) -> None:
    model, table = at_table(qtbot, playing(MANY, event=DRY))
    tap(table.bar.log)
    log = table.sheet
    assert isinstance(log, LogSheet)
    model.submit(c.EndTurn(seat=A))
    assert "Ann ends the turn" in log.list.item(0).text()
    tap(table.bar.log)
    assert log.isHidden()
    names = {action.text(): action for action in table.bar.menu.actions()}
    names["House rules"].trigger()
    assert isinstance(table.sheet, HouseRulesSheet)
    tap(table.sheet.rules.choices["tiebreak_lions"].button("ever"))
    assert model.state.house.tiebreak_lions == "ever"
    names["Put the table back"].trigger()
    assert isinstance(table.sheet, ResumeSheet)
    told = "\n".join(line.text() for line in table.sheet.lines)
    assert "Season 3; marker on the middle" in told
    assert "Event: Drought of the Lizard." in told
    assert "It is the turn of Ben: cards are played." in told
    tap(table.bar.undo)
    assert model.state.house.tiebreak_lions == "end"


def ended(qtbot: QtBot) -> tuple[SessionModel, RaceTable]:
    model, table = at_table(qtbot, playing({EAGLE: 2, CARCASS: 1}, theirs={LION: 1}, marker=2))
    model.submit(c.CorrectMoment(season=12, phase=Phase.OVER, active=A))
    return model, table


def shown(part: QWidget, words: str) -> int:
    """How many labels in sight say so."""
    return sum(label.text() == words and label.isVisible() for label in part.findChildren(QLabel))


@pytest.mark.clause("RL-SCORE-17", "RL-SCORE-18")
def test_the_end_shows_both_sums_and_compares_what_was_counted(qtbot: QtBot) -> None:
    model, table = ended(qtbot)
    page = table.page
    assert isinstance(page, EndPage)
    # 1 species, 2 for the track, and the most carcasses against 1 species.
    assert page.banner.headline.text() == "Ann wins"
    rows = {row.what: (row.has, row.points) for row in page.sums.rows}
    assert rows["Eagle"] == ((2, 0), (1, 0))
    assert rows["Carcasses"] == ((1, 0), (-2, 0))
    assert rows["Track"] == (None, (2, 0))
    assert rows["Total"] == (None, (1, 1))
    qtbot.waitUntil(lambda: shown(page.sums, "\N{BLACK STAR} +1") == 2)
    assert shown(page.sums, "1 (tracked 0)") == 0
    assert page.banner.reason.text() == "1 to 1 points and equal lions; the track decides."
    tap(page.count)
    sheet = table.sheet
    assert isinstance(sheet, CountSheet)
    sheet.show_part(str(B))
    type_in(sheet.parts[str(B)].steppers["Elephant"].field, "1", enter=True)
    tap(sheet.done)
    assert "counted 1, tracked 0" in table.notices.banner.accessibleName()
    assert page.banner.headline.text() == "Ben wins"
    qtbot.waitUntil(lambda: shown(page.sums, "1 (tracked 0)") == 1)
    assert model.state.player(B).counted.animals[SPECIES.index(ELEPHANT)] == 1
    assert not nameless(page)
    table.notices.clear()
    assert not cramped(page)
