"""The score track beside the players: its length, its tokens, where the marks stand."""

from dataclasses import replace

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot
from support.wild_pages import a_model, show

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.model import Seat, Table
from serengeti_companion.games.wild.packs import practice_set
from serengeti_companion.games.wild.printed import Printed
from serengeti_companion.ui.tables.wild.desk import Desk
from serengeti_companion.ui.tables.wild.player_panels import PlayerPanels
from serengeti_companion.ui.tables.wild.score_track import ScoreTrack

ANN = Seat(0)


def with_stars(stars: int, last: int | None) -> Desk:
    copy: Printed = replace(practice_set(), track_last=last)
    model = a_model(2, copy)
    assert model.submit(c.CorrectNumber(fact="stars", value=stars, seat=ANN))
    return Desk(model, None)


def panels(qtbot: QtBot, stars: int, last: int | None) -> PlayerPanels:
    desk = with_stars(stars, last)
    made = PlayerPanels(desk)
    show(qtbot, made, (260, 640))
    return made


@pytest.mark.clause("WS-PIC-12", "WS-RULING-61", "WS-SCORE-1", "WS-SCORE-2")
@pytest.mark.parametrize(
    ("stars", "last", "token", "words"),
    [
        (100, None, "100", "On the track: 0, with the 100 token"),
        (100, 99, "100", "On the track: 0, with the 100 token"),
        (100, 100, "", "On the track: 100"),
        (237, 100, "200", "On the track: 37, with the 200 token"),
        (120, 149, "", "On the track: 120"),
    ],
)
def test_the_token_is_laid_once_the_marker_leaves_the_copys_track(
    qtbot: QtBot, stars: int, last: int | None, token: str, words: str
) -> None:
    players = panels(qtbot, stars, last)
    panel = players.panels[ANN]
    assert panel.token.text() == token
    assert panel.token.isVisible() is bool(token)
    assert panel.score.toolTip() == words


def drawn(table: Table) -> QImage:
    track = ScoreTrack(table)
    track.resize(240, 60)
    return track.grab().toImage()


def test_a_track_that_ends_where_it_is_taken_to_end_looks_as_before(qtbot: QtBot) -> None:
    qtbot.wait(0)
    untold, told = (with_stars(42, last).table for last in (None, 99))
    assert drawn(untold) == drawn(told)
    longer = with_stars(42, 149).table
    assert drawn(longer) != drawn(untold)
