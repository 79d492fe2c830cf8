"""The end of a small game, whoever won it."""

from dataclasses import replace

from pytestqt.qtbot import QtBot
from support import race, survive
from support.wild_pages import show

from serengeti_companion.engine.session import Session
from serengeti_companion.games.race.game import GAME as RACE
from serengeti_companion.games.race.model import Phase as RacePhase
from serengeti_companion.games.race.terms import Species
from serengeti_companion.games.survive.game import GAME as SURVIVE
from serengeti_companion.games.survive.model import Phase as SurvivePhase
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.tables.phase_table import PhaseTable
from serengeti_companion.ui.tables.race.table import RaceTable
from serengeti_companion.ui.tables.survive.table import SurviveTable

ENDLESS = "W" * 40
SMALLEST = (1280, 720)


def race_ended() -> RaceTable:
    table = race.playing({Species.EAGLE: 2}, marker=2)
    players = (replace(table.players[0], name=ENDLESS), table.players[1])
    table = replace(table, players=players, phase=RacePhase.OVER)
    return RaceTable(SessionModel(RACE, Session(RACE.rules, table)))


def survive_ended() -> SurviveTable:
    table = survive.begun(3)
    first = replace(table.colours[0], name=ENDLESS, safe=(1, 2, 3))
    table = replace(table, colours=(first, *table.colours[1:]), phase=SurvivePhase.OVER)
    return SurviveTable(SessionModel(SURVIVE, Session(SURVIVE.rules, table)), None)


def test_an_endless_name_does_not_push_the_result_out_of_the_smallest_window(
    qtbot: QtBot,
) -> None:
    tables: tuple[PhaseTable, ...] = (race_ended(), survive_ended())  # type: ignore[type-arg]
    for table in tables:
        show(qtbot, table, SMALLEST)
        assert ENDLESS in table.page.banner.accessibleName()
        assert table.page.width() <= SMALLEST[0]
        table.close()
