"""The log through the window: lines, marks, back and forth, five thousand of them."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from support.devices import Finger
from support.patience import as_long_as
from support.wild_pages import a_model, nameless, play_until, press, show, tap

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.model import Phase, Seat
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.tables.wild.log_model import Kind, Line, LogModel, Part
from serengeti_companion.ui.tables.wild.log_row import fitting
from serengeti_companion.ui.tables.wild.log_view import LogView

MANY = 5000


def in_round_2() -> SessionModel:
    model = a_model()
    play_until(model, lambda table: table.phase is Phase.ROUND and table.round == 2)
    return model


def opened(qtbot: QtBot, model: SessionModel) -> LogView:
    log = LogView(model)
    model.changed.connect(log.refresh)
    show(qtbot, log)
    return log


def row_of(log: LogView, kind: Kind, at: int) -> int:
    rows = range(log.lines.rowCount())
    return next(
        row for row in rows if (log.lines.line(row).kind, log.lines.line(row).at) == (kind, at)
    )


def heads(lines: LogModel) -> list[str]:
    rows = [lines.line(row) for row in range(lines.rowCount())]
    return [line.words for line in rows if line.kind is Kind.HEAD]


def test_tab_reaches_the_filters_before_the_list(qtbot: QtBot) -> None:
    log = opened(qtbot, in_round_2())
    log.close_button.setFocus()
    passed = []
    for _ in range(3):
        QTest.keyClick(log, Qt.Key.Key_Tab)
        passed.append(QApplication.focusWidget())
    filters, *rest = passed
    assert filters is not None
    assert log.who.isAncestorOf(filters)
    assert rest == [log.greyed, log.list]


@pytest.mark.usefixtures("dressed")
def test_a_finger_scrolls_back_and_goes_on_from_there(qtbot: QtBot) -> None:
    model = in_round_2()
    log, finger = opened(qtbot, model), Finger(QTest.createTouchDevice())
    shown, bar = log.list.viewport(), log.list.verticalScrollBar()
    upper, lower = QRect(50, 20, 48, 48), QRect(50, 320, 48, 48)
    for _ in as_long_as(lambda: bar.value() > 0):
        finger.push(shown, upper, lower)
    wanted = log.lines.index(row_of(log, Kind.PLAY, 0))
    finger.tap(shown, log.list.visualRect(wanted))
    plays = model.session.plays
    finger.tap(log.back)
    assert model.session.plays < plays


def test_every_standing_play_has_a_line_under_its_round() -> None:
    model = in_round_2()
    lines = LogModel(model)
    plays = [row for row in range(lines.rowCount()) if lines.line(row).kind is Kind.PLAY]
    assert len(plays) == model.session.plays
    assert heads(lines) == ["Setup", "Round 1", "Before Round 2"]


def test_a_line_tells_what_happened_and_who_gained() -> None:
    model = in_round_2()
    assert model.submit(c.CorrectNumber(fact="stars", seat=Seat(0), value=99))
    lines = LogModel(model)
    last = lines.index(lines.rowCount() - 1)
    gained = 99 - model.session.state_at(-2).players[0].stars
    assert lines.data(last, Part.GAIN) == f"Ann +{gained}"
    assert lines.data(last, Part.MARK) == "by hand"
    assert "99" in str(lines.data(last))
    assert str(lines.data(last)) in str(lines.data(last, Qt.ItemDataRole.AccessibleTextRole))


def test_the_tables_word_is_marked_with_its_clause_and_links_to_it(qtbot: QtBot) -> None:
    model = in_round_2()
    seat = model.state.turn.seat
    assert model.submit(c.PassTurn(seat=seat), {"WS-PASS-2"})
    log = opened(qtbot, model)
    row = row_of(log, Kind.PLAY, model.session.plays - 1)
    assert log.lines.data(log.lines.index(row), Part.MARK) == "on the table's word: WS-PASS-2"
    log.choose(row)
    with qtbot.waitSignal(log.clause_asked) as asked:
        tap(log.links[0])
    assert asked.args == ["WS-PASS-2"]


def test_a_new_play_is_added_at_the_end(qtbot: QtBot) -> None:
    model = in_round_2()
    log = opened(qtbot, model)
    count = log.lines.rowCount()
    assert model.submit(c.CorrectNumber(fact="coins", seat=Seat(0), value=1))
    assert log.lines.rowCount() == count + 2  # with the heading of Round 2
    model.undo()
    assert log.lines.rowCount() == count


def test_only_one_players_lines_are_listed_on_request(qtbot: QtBot) -> None:
    model = in_round_2()
    log = opened(qtbot, model)
    tap(log.who.button("1"))
    for row in range(log.lines.rowCount()):
        play = log.lines.played(log.lines.line(row))
        if play is not None:
            own = getattr(play.command, "seat", None) == 1
            assert own or any(getattr(event, "seat", None) == 1 for event in play.events)
    tap(log.who.button("all"))
    assert log.lines.rowCount() > model.session.plays


def test_go_back_to_here_keeps_the_line_and_takes_back_what_came_after(qtbot: QtBot) -> None:
    model = in_round_2()
    log = opened(qtbot, model)
    plays = model.session.plays
    state = model.session.state_at(plays - 4)
    log.choose(row_of(log, Kind.PLAY, plays - 5))
    tap(log.back)
    assert model.state is state
    assert log.rest.text() == "Redo the rest (4)"
    tap(log.rest)
    assert model.session.plays == plays


def test_what_was_taken_back_is_greyed_on_request_and_redone_up_to_a_line(
    qtbot: QtBot,
) -> None:
    model = in_round_2()
    log = opened(qtbot, model)
    plays = model.session.plays
    model.go_back_to(plays - 5)
    tap(log.greyed)
    assert heads(log.lines)[-1] == "Taken back"
    log.choose(row_of(log, Kind.UNDONE, 1))
    assert log.forward.text() == "&Redo up to here"
    tap(log.forward)
    assert model.session.plays == plays - 3


def test_after_a_mended_mistake_the_rest_is_redone_without_it(qtbot: QtBot) -> None:
    model = a_model()
    assert model.submit(c.BeginPlay())
    for value in (1, 2, 3):
        assert model.submit(c.CorrectNumber(fact="food", seat=Seat(0), value=value))
    log = opened(qtbot, model)
    log.choose(row_of(log, Kind.PLAY, 0))
    tap(log.back)
    assert model.submit(c.CorrectNumber(fact="vfx", seat=Seat(0), value=9))
    tap(log.greyed)
    assert heads(log.lines)[-1] == "Set aside"
    log.choose(row_of(log, Kind.ASIDE, 1))
    tap(log.forward)
    assert model.state.players[0].food == 3
    assert model.session.plays == 4


def test_the_arrow_keys_walk_and_escape_closes(qtbot: QtBot) -> None:
    log = opened(qtbot, in_round_2())
    last = log.lines.rowCount() - 1
    log.choose(last)
    log.list.setFocus()
    press(log.list, Qt.Key.Key_Up)
    assert log.list.currentIndex().row() == last - 1
    with qtbot.waitSignal(log.closed):
        press(log.list, Qt.Key.Key_Escape)


def test_five_thousand_lines_are_told_only_when_they_are_seen(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    model = a_model()
    assert model.submit(c.BeginPlay())
    for value in range(MANY):
        assert model.submit(c.CorrectNumber(fact="food", seat=Seat(0), value=value % 90))
    told: list[object] = []
    tell = LogModel._words  # noqa: SLF001

    def counted(lines: LogModel, line: Line) -> str:
        told.append(line)
        return tell(lines, line)

    monkeypatch.setattr(LogModel, "_words", counted)
    log = opened(qtbot, model)
    qtbot.wait(20)
    assert log.lines.rowCount() > MANY
    assert len(told) < MANY / 10


def test_everything_has_a_name_for_the_ear(qtbot: QtBot) -> None:
    log = opened(qtbot, in_round_2())
    log.choose(log.lines.rowCount() - 1)
    assert not nameless(log)


@pytest.mark.usefixtures("dressed")
def test_a_long_name_gives_way_before_the_deed() -> None:
    name = "Maximiliane-Charlotte von Hohenfels"
    metrics = QFontMetrics(QFont())
    words = f"{name} keeps card 23"
    room = metrics.horizontalAdvance(words) * 0.7
    shown = fitting(words, (name,), metrics, room)
    assert shown.startswith("Maximili")
    assert shown.endswith("… keeps card 23")
    endless = f"{name} takes {'cards, ' * 20}"  # nothing is won by a shorter name
    assert fitting(endless, (name,), metrics, room).startswith("Maximiliane-Charlotte")
