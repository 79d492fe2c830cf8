"""Scored games in the history: beside the sessions, counted again, renamed, deleted, restored."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot
from support.deaf import wait_out

from serengeti_companion.engine.texts import say
from serengeti_companion.storage.faults import EnvironmentFault
from serengeti_companion.storage.scored_games import ScoredGame, ScoredGameId, ScoredGameStore
from serengeti_companion.ui.home import files, told_scored
from serengeti_companion.ui.home.session_list import SessionList
from serengeti_companion.ui.main_window import MainWindow
from serengeti_companion.ui.pads.pad_page import PadPage
from serengeti_companion.ui.pads.race_pad import RacePad
from serengeti_companion.ui.pads.score_pad import ScorePad
from serengeti_companion.ui.pads.survive_pad import SurvivePad

OpenWindow = Callable[[], MainWindow]

SPOKEN = Qt.ItemDataRole.AccessibleTextRole


def score_wild(window: MainWindow, first: str = "Ann", stars: str = "40") -> None:
    """A game counted on the pad of the window, and saved."""
    window.show_page("score_pad")
    pad = window.stage.pages.currentWidget()
    assert isinstance(pad, ScorePad)
    for seat, name in zip(pad.sheet.seats, (first, "Ben"), strict=False):
        seat.head.name.setText("")
        QTest.keyClicks(seat.head.name, name)
    type_into(pad.sheet.seats[0].stars.field, stars)
    save(pad)
    window.show_home()


def score_race(window: MainWindow) -> None:
    window.show_page("score_pad_race")
    pad = window.stage.pages.currentWidget()
    assert isinstance(pad, RacePad)
    type_into(pad.sheet.rows["eagle"].fields[1].field, "3")
    save(pad)
    window.show_home()


def score_survive(window: MainWindow) -> None:
    window.show_page("score_pad_survive")
    pad = window.stage.pages.currentWidget()
    assert isinstance(pad, SurvivePad)
    tap(pad.seats[0].tiles[1])
    save(pad)
    window.show_home()


def type_into(field: QLineEdit, text: str) -> None:
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, text)


def tap(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def save(pad: PadPage) -> None:
    wait_out(pad.save)
    tap(pad.save)
    assert pad.save.text() == "Saved"


def history(window: MainWindow) -> SessionList:
    assert window.home is not None
    return window.home.list


def titles(window: MainWindow) -> list[str]:
    model = history(window).view.model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def spoken(window: MainWindow, row: int = 0) -> str:
    words: str = history(window).view.model().index(row, 0).data(SPOKEN)
    return words


def press(window: MainWindow, key: Qt.Key) -> None:
    history(window).view.setFocus()
    QTest.keyClick(history(window).view, key)


def opened(window: MainWindow, row: int = 0) -> PadPage:
    """The pad of a scored game, by a double click on its row."""
    view = history(window).view
    place = view.visualRect(view.model().index(row, 0)).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    pad = window.stage.pages.currentWidget()
    assert isinstance(pad, PadPage)
    return pad


def games(window: MainWindow) -> tuple[ScoredGame, ...]:
    assert window.kept is not None
    return window.kept.scored_games.games()


def test_sessions_and_scored_games_stand_in_one_row_by_time(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    score_wild(window, "Zoe")
    monkeypatch.setattr(ScoredGameStore, "games", _one_hour_later(ScoredGameStore.games))
    window.practise("wild")
    window.show_home()
    assert titles(window) == ["Zoe, Ben", "Practice game"]
    monkeypatch.undo()
    history(window).refresh()
    assert sorted(titles(window)) == ["Practice game", "Zoe, Ben"]


def _one_hour_later(
    games: Callable[[ScoredGameStore], tuple[ScoredGame, ...]],
) -> Callable[[ScoredGameStore], tuple[ScoredGame, ...]]:
    def later(store: ScoredGameStore) -> tuple[ScoredGame, ...]:
        return tuple(
            ScoredGame(
                id=game.id,
                game=game.game,
                title=game.title,
                scored="2999-01-01T00:00:00Z",
                counts=game.counts,
                result=game.result,
            )
            for game in games(store)
        )

    return later


def test_a_scored_game_says_that_it_is_one_and_what_came_of_it(window: MainWindow) -> None:
    score_wild(window)
    assert spoken(window).startswith(
        "Ann, Ben, Scored · WILD: Serengeti · Ann won: 40 stars, today"
    )
    assert not history(window).back_button.isEnabled()
    assert history(window).open_button.isEnabled()


def test_a_scored_game_is_exported_with_its_counts(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.practise("wild")
    window.show_home()
    score_wild(window)
    history(window).search.setText("scored")
    assert titles(window) == ["Ann, Ben"]
    monkeypatch.setattr(files, "ask_where", lambda *_: tmp_path / "evening.json")
    offered = {action.text()[-6:-1]: action for action in history(window).formats.actions()}
    assert set(offered) == {".json", "(.csv"}
    offered[".json"].trigger()
    found = json.loads((tmp_path / "evening.json").read_text())
    assert found["counts"]["players"][0]["stars"] == 40
    assert window.home is not None
    assert "evening.json" in window.home.toast.words.text()


def test_words_find_a_scored_game_and_enter_opens_it(window: MainWindow) -> None:
    window.practise("wild")
    window.show_home()
    score_race(window)
    field = history(window).search
    field.setFocus()
    QTest.keyClicks(field, "ben race")
    assert titles(window) == ["Ann, Ben"]
    QTest.keyClick(field, Qt.Key.Key_Return)
    pad = window.stage.pages.currentWidget()
    assert isinstance(pad, RacePad)
    assert pad.sheet.rows["eagle"].numbers == (0, 3)


@pytest.mark.parametrize("score", [score_wild, score_race, score_survive])
def test_a_scored_game_opens_on_its_pad_and_is_saved_as_the_same_game(
    window: MainWindow, score: Callable[[MainWindow], None]
) -> None:
    score(window)
    (before,) = games(window)
    pad = opened(window)
    assert pad.title.text() == f"Score pad: {before.title}"
    assert pad.save.text() == "&Save the changes"
    match pad:
        case ScorePad():
            type_into(pad.sheet.seats[1].stars.field, "55")
        case RacePad():
            type_into(pad.sheet.rows["eagle"].fields[0].field, "4")
        case SurvivePad():
            tap(pad.seats[1].tiles[4])
    save(pad)
    (after,) = games(window)
    assert (after.id, after.scored, after.title) == (before.id, before.scored, before.title)
    assert after.counts != before.counts
    assert after.result != before.result
    window.show_home()
    assert len(titles(window)) == 1


def test_a_title_that_names_the_players_follows_them_and_another_one_stays(
    window: MainWindow, qtbot: QtBot
) -> None:
    score_wild(window)
    for title, expected in (("", "Annabel, Ben"), ("Friday", "Friday")):
        if title:
            rename(qtbot, window, title)
        pad = opened(window)
        assert isinstance(pad, ScorePad)
        type_into(pad.sheet.seats[0].head.name, "Annabel")
        type_into(pad.sheet.seats[0].likes.field, "3")
        save(pad)
        window.show_home()
        assert titles(window) == [expected]


def rename(qtbot: QtBot, window: MainWindow, name: str) -> None:
    press(window, Qt.Key.Key_F2)
    field = QApplication.focusWidget()
    assert isinstance(field, QLineEdit)
    field.setText(name)
    QTest.keyClick(field, Qt.Key.Key_Return)
    view = history(window).view
    qtbot.waitUntil(lambda: view.state() is not view.State.EditingState)


def test_a_deleted_scored_game_comes_back_with_one_tap(window: MainWindow) -> None:
    window.practise("wild")
    window.show_home()
    score_wild(window, "Zoe")
    chosen = titles(window).index("Zoe, Ben")
    view = history(window).view
    view.setCurrentIndex(view.model().index(chosen, 0))
    press(window, Qt.Key.Key_Delete)
    assert titles(window) == ["Practice game"]
    assert window.kept is not None
    assert [game.title for game in window.kept.scored_games.trash()] == ["Zoe, Ben"]
    toast = window.home.toast
    assert toast.words.text() == "Deleted: Zoe, Ben"
    tap(toast.action)
    assert len(titles(window)) == 2
    back = history(window).chosen()
    assert isinstance(back, ScoredGame)
    assert back.title == "Zoe, Ben"


def test_what_was_typed_into_an_opened_game_and_not_saved_is_there_again(
    window: MainWindow, open_window: OpenWindow
) -> None:
    score_wild(window)
    window.show_page("score_pad")
    blank = window.stage.pages.currentWidget()
    assert isinstance(blank, ScorePad)
    type_into(blank.sheet.seats[1].likes.field, "9")
    window.show_home()
    pad = opened(window)
    assert isinstance(pad, ScorePad)
    type_into(pad.sheet.seats[0].stars.field, "41")
    # Another program looks, as after a kill: both pads have what was typed into them.
    window = open_window()
    pad = opened(window)
    assert isinstance(pad, ScorePad)
    assert pad.sheet.seats[0].stars.text == "41"
    assert games(window)[0].result["players"][0]["total"] == 40
    window.show_page("score_pad")
    blank = window.stage.pages.currentWidget()
    assert isinstance(blank, ScorePad)
    assert blank.sheet.seats[1].likes.text == "9"
    assert blank.sheet.seats[0].stars.text == "0"


def test_a_game_that_was_saved_leaves_the_pad_free_for_the_next(
    window: MainWindow, open_window: OpenWindow
) -> None:
    score_wild(window)
    for again in (window, None):
        now = again or open_window()
        now.show_page("score_pad")
        pad = now.stage.pages.currentWidget()
        assert isinstance(pad, ScorePad)
        assert pad.sheet.seats[0].stars.text == "0"
        now.show_home()
        assert titles(now) == ["Ann, Ben"]


def test_a_disk_that_takes_no_game_is_told_and_the_pad_does_not_say_saved(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: Any) -> None:  # noqa: ANN401
        raise EnvironmentFault(say("The disk is full. Free some space."))

    monkeypatch.setattr(ScoredGameStore, "add", full)
    window.show_page("score_pad")
    pad = window.stage.pages.currentWidget()
    assert isinstance(pad, ScorePad)
    type_into(pad.sheet.seats[0].stars.field, "40")
    wait_out(pad.save)
    tap(pad.save)
    assert window.notice.words.text() == "The disk is full. Free some space."
    assert pad.save.text() == "&Save to history"
    assert pad.save.isEnabled()


def scored(game: str, counts: dict[str, Any], result: dict[str, Any]) -> ScoredGame:
    return ScoredGame(
        id=ScoredGameId(1),
        game=game,
        title="",
        scored="2026-11-30T19:05:00Z",
        counts=counts,
        result=result,
    )


TWO = {"players": [{"name": "Ann"}, {"name": "Ben"}]}
SIDES = {"a": {"name": "Ann"}, "b": {"name": "Ben"}}
BOTH = ["Ann", "Ben"]


def wild(*totals: int, winners: list[str]) -> dict[str, Any]:
    lines = [{"name": name, "total": n} for name, n in zip(BOTH, totals, strict=True)]
    return {"players": lines, "winners": winners}


def survive(winners: list[str], word: str, *, eaten: int = 3) -> dict[str, Any]:
    herd = {"from": 1, "to": 5, "size": 5}
    line = {"eaten": eaten, "herd": herd, "extinct": eaten >= 10}
    lines = [{"name": name, **line} for name in BOTH]
    return {"players": lines, "neutral": None, "winners": winners, "decided_by": word}


@pytest.mark.parametrize(
    ("game", "counts", "result", "words"),
    [
        ("wild", TWO, wild(147, 99, winners=["Ann"]), "Ann won: 147 stars"),
        ("wild", TWO, wild(50, 50, winners=BOTH), "Ann, Ben won: 50 stars"),
        ("wild", TWO, {"team_total": 331, "won": True, "rank": None}, "Won: 331 stars"),
        ("wild", TWO, {"team_total": 1, "won": False, "rank": None}, "Lost: 1 star"),
        ("wild", TWO, {"team_total": 180, "won": None, "rank": "Elite"}, "Elite: 180 stars"),
        ("wild", TWO, {"team_total": 3, "won": None, "rank": None}, "No rank: 3 stars"),
        (
            "race",
            SIDES,
            {"a": {"total": 9}, "b": {"total": 12}, "winners": ["Ben"]},
            "Ben won: 12 to 9 points",
        ),
        ("survive", TWO, survive(["Ben"], "herd"), "Ben won: herd of 5"),
        ("survive", TWO, survive(["Ann"], "extinct", eaten=10), "Ann won: 10 eaten, extinct"),
        ("survive", TWO, survive([], "nobody"), "Nobody won"),
        ("survive", TWO, survive([], "neutral"), "The neutral colour won"),
    ],
)
def test_a_scored_game_is_told_in_a_line(
    game: str, counts: dict[str, Any], result: dict[str, Any], words: str
) -> None:
    kept = scored(game, counts, result)
    assert told_scored.outcome(kept) == words
    assert told_scored.title(kept) == "Ann, Ben"
    assert told_scored.line(kept).startswith("Scored · ")
