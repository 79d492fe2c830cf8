"""The end through the window: who won and why, the sheets, booked, saved, again."""

from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QMessageBox, QWidget
from pytestqt.qtbot import QtBot
from support.wild_pages import (
    SIZE,
    a_model,
    cramped,
    hold,
    nameless,
    play_until,
    press,
    show,
    tap,
    tap_primary,
    type_in,
)

from serengeti_companion.engine.journal import Played
from serengeti_companion.engine.session import Session
from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.game import GAME
from serengeti_companion.games.wild.model import SCORE_ONLY, Mode, Phase, Seat, Table
from serengeti_companion.games.wild.scoring import outcome, result, team_by_round
from serengeti_companion.games.wild.switches import SWITCHES
from serengeti_companion.games.wild.terms import BLANK, Icon
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.tables.clause_link import ClauseLink
from serengeti_companion.ui.tables.wild import score_paper, verdict
from serengeti_companion.ui.tables.wild.end_page import EndPage
from serengeti_companion.ui.tables.wild.score_table import chart_lines, score_rows


@cache
def finished(players: int, mode: Mode) -> tuple[Played[Any, Any], ...]:
    model = a_model(players, mode=mode)
    play_until(model, lambda table: table.phase is Phase.OVER)
    return model.session.done


def over(players: int = 2, mode: Mode = Mode.COMPETITIVE) -> SessionModel:
    model = a_model(players, mode=mode)
    session = Session(GAME.rules, model.state, finished(players, mode))
    return SessionModel(GAME, session)


def levelled(stars: tuple[int, ...], completed: tuple[int, ...]) -> SessionModel:
    """A finished game with exactly these results."""
    model = over(len(stars))
    for seat, (number, cards) in enumerate(zip(stars, completed, strict=True)):
        for fact, value in (("completed", cards), ("stars", number)):
            command = c.CorrectNumber(fact=fact, seat=Seat(seat), value=value)  # type: ignore[arg-type]
            assert model.submit(command)
        likes = c.CorrectNumber(fact="icon", of=Icon.LIKE, seat=Seat(seat), value=0)
        assert model.submit(likes)
    return model


def opened(qtbot: QtBot, model: SessionModel) -> EndPage:
    page = EndPage(model, None)
    model.changed.connect(page.refresh)
    show(qtbot, page)
    return page


def test_the_winner_is_told_with_the_stars(qtbot: QtBot) -> None:
    page = opened(qtbot, levelled((183, 92), (17, 15)))
    assert page.banner.headline.text() == "Ann wins"
    assert page.banner.reason.text() == "183 stars, the most of all."
    assert page.banner.link.clause == "WS-END-3"


@pytest.mark.clause("WS-END-4")
def test_a_tie_is_spelled_out_by_completed_cards(qtbot: QtBot) -> None:
    page = opened(qtbot, levelled((100, 100), (12, 14)))
    assert page.banner.headline.text() == "Ben wins"
    assert "Ben has completed more Scene Cards (14 to 12)" in page.banner.reason.text()
    assert page.banner.link.clause == "WS-END-4"


@pytest.mark.clause("WS-END-5")
def test_a_shared_victory_is_spelled_out(qtbot: QtBot) -> None:
    page = opened(qtbot, levelled((100, 100, 90), (12, 12, 20)))
    assert page.banner.headline.text() == "Ann and Ben win together"
    assert "the victory is shared" in page.banner.reason.text()


def test_a_player_who_left_is_no_winner_and_the_sheet_says_so(qtbot: QtBot) -> None:
    model = levelled((100, 90, 80), (12, 12, 20))
    page = opened(qtbot, model)
    assert model.submit(c.SetPresence(seat=Seat(0), gone=True))
    assert page.banner.headline.text() == "Ben wins"
    told = "90 stars, the most of all. Ann left with 100 stars and takes no place."
    assert page.banner.reason.text() == told
    rows = {row.label: row.values for row in score_rows(model.state)}
    assert rows["Place"] == ("left", "1.", "2.")
    # Whoever left with less is no question.
    assert model.submit(c.CorrectNumber(fact="stars", seat=Seat(0), value=7))
    assert page.banner.reason.text() == "90 stars, the most of all."


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_rows_add_up_to_what_the_game_says(players: int) -> None:
    table: Table = over(players).state
    rows = {row.label: row.values for row in score_rows(table)}
    answer = result(table)
    assert answer is not None
    assert rows["Total"] == tuple(str(line["total"]) for line in answer["players"])
    assert rows["On the score track"] == tuple(str(line["track"]) for line in answer["players"])
    assert rows["Place"] == tuple(f"{line['place']}." for line in answer["players"])


def test_the_chart_ends_with_the_totals() -> None:
    table = over(3).state
    lines, labels = chart_lines(table)
    ended = outcome(table)
    assert ended is not None
    assert labels == ("0", "1", "2", "3", "4", "5", "6", "end")
    assert [line.values[-1] for line in lines] == [s.total for s in ended.standings]


def test_on_a_large_screen_the_sheet_is_set_larger(qtbot: QtBot) -> None:
    page = opened(qtbot, over())

    def height() -> int:
        shown = [label for label in page.findChildren(TextLabel) if label.isVisible()]
        return sum(label.height() for label in shown if label.text() == "Total")

    usual = height()
    page.resize(1920, 1000)
    qtbot.waitUntil(lambda: height() > usual)
    page.resize(1280, 700)
    qtbot.waitUntil(lambda: height() == usual)


def test_stars_can_still_be_booked_by_hand(qtbot: QtBot) -> None:
    model = over()
    before = model.state.player(Seat(1)).stars
    page = opened(qtbot, model)
    tap(page.book)
    tap(page.booking.who.button("1"))
    type_in(page.booking.stars.field, "7", enter=True)
    type_in(page.booking.reason, "Adventurer")
    tap(page.booking.book)
    assert model.state.player(Seat(1)).stars == before + 7
    assert page.booking.isHidden()


def test_a_question_and_stars_by_hand_fit_one_below_the_other(qtbot: QtBot) -> None:
    page = opened(qtbot, asking(Mode.COMPETITIVE, "Botanist", "narrator"))
    tap(page.book)
    assert page.chart.isHidden()
    assert page.minimumSizeHint().height() <= SIZE[1]
    tap(page.book)
    assert not page.chart.isHidden()


def test_nothing_is_booked_for_nothing(qtbot: QtBot) -> None:
    model = over()
    plays = model.session.plays
    page = opened(qtbot, model)
    tap(page.book)
    tap(page.booking.book)
    assert model.session.plays == plays


def test_the_result_is_saved_as_pdf_and_as_picture(qtbot: QtBot, tmp_path: Path) -> None:
    page = opened(qtbot, over(4))
    page.choose_file = lambda ending: str(tmp_path / f"evening{ending}")
    tap(page.pdf)
    tap(page.png)
    assert (tmp_path / "evening.pdf").read_bytes().startswith(b"%PDF")
    assert QImage(str(tmp_path / "evening.png")).width() == 2240
    assert page.toast.words.text() == "Saved as evening.png"


def test_a_name_without_an_ending_gets_one(qtbot: QtBot, tmp_path: Path) -> None:
    page = opened(qtbot, over())
    page.choose_file = lambda _: str(tmp_path / "evening 1.2")
    tap(page.pdf)
    assert (tmp_path / "evening 1.2.pdf").exists()


def test_a_result_that_would_take_the_place_of_another_file_is_asked_about(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    page = opened(qtbot, over())
    (tmp_path / "evening.pdf").write_text("precious")
    page.choose_file = lambda _: str(tmp_path / "evening")
    monkeypatch.setattr(QMessageBox, "question", lambda *_: QMessageBox.StandardButton.No)
    tap(page.pdf)
    assert (tmp_path / "evening.pdf").read_text() == "precious"
    assert page.toast.isHidden()


def test_a_result_that_cannot_be_saved_leaves_the_older_one(qtbot: QtBot, tmp_path: Path) -> None:
    model = over()
    page = opened(qtbot, model)
    (tmp_path / "evening.pdf").write_text("precious")
    (tmp_path / ".evening.pdf.part").mkdir()  # where the new one is written first
    page.choose_file = lambda _: str(tmp_path / "evening.pdf")
    with qtbot.waitSignal(model.failed):
        tap(page.pdf)
    assert (tmp_path / "evening.pdf").read_text() == "precious"


def test_a_place_that_cannot_be_written_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    model = over()
    page = opened(qtbot, model)
    page.choose_file = lambda ending: str(tmp_path / "missing" / f"evening{ending}")
    with qtbot.waitSignal(model.failed) as failed:
        tap(page.pdf)
    assert "evening.pdf could not be written" in failed.args[0]


def test_saving_can_be_called_off(qtbot: QtBot, tmp_path: Path) -> None:
    page = opened(qtbot, over())
    page.choose_file = lambda _: ""
    tap(page.pdf)
    assert not list(tmp_path.glob("*.pdf"))


def test_a_practice_set_is_marked_on_paper(tmp_path: Path) -> None:
    table: Table = over().state
    owned = replace(table, printed=replace(table.printed, practice=False))
    score_paper.save(table, tmp_path / "practice.png")
    score_paper.save(owned, tmp_path / "owned.png")
    assert QImage(str(tmp_path / "practice.png")) != QImage(str(tmp_path / "owned.png"))


def test_play_again_and_home_are_asked_for(qtbot: QtBot) -> None:
    page = opened(qtbot, over())
    with qtbot.waitSignal(page.play_again_asked):
        tap_primary(page)
    with qtbot.waitSignal(page.home_asked):
        tap(page.home)


def test_a_co_op_result_tells_the_target_or_the_loss(qtbot: QtBot) -> None:
    model = over(3, Mode.COOP)
    page = opened(qtbot, model)
    answer = result(model.state)
    assert answer is not None
    assert (page.banner.headline.text() == "You made it!") is answer["won"]
    assert str(answer["team_total"]) in page.banner.reason.text()
    assert "Place" not in {row.label for row in score_rows(model.state)}


def test_before_the_end_nobody_has_won() -> None:
    model = a_model()
    assert verdict.winners(model.state) == ()
    assert verdict.headline(model.state) == "The game goes on"


@pytest.mark.parametrize("mode", [Mode.COMPETITIVE, Mode.COOP])
def test_the_end_has_names_for_the_ear_and_fits(qtbot: QtBot, mode: Mode) -> None:
    page = opened(qtbot, over(4, mode))
    assert not nameless(page)
    assert not cramped(page)
    tap(page.book)
    qtbot.wait(1)
    assert not nameless(page)
    assert not cramped(page)


def asking(mode: Mode, *specialists: str) -> SessionModel:
    """A finished game whose Specialists are these."""
    model = over(len(specialists), mode)
    table: Table = model.state
    for seat, name in enumerate(specialists):
        table = table.with_player(Seat(seat), specialist=name, completed=12, ledger=())
    copy = replace(table.printed, adventurer_few=None, adventurer_many=None)
    table = replace(table, printed=copy, lost_in=None)
    return SessionModel(GAME, Session(GAME.rules, table))


@pytest.mark.clause("WS-PIC-8", "WS-PIC-10", "WS-RULING-72")
@pytest.mark.parametrize("mode", [Mode.COMPETITIVE, Mode.COOP])
def test_the_end_asks_for_the_stars_that_only_cards_tell(qtbot: QtBot, mode: Mode) -> None:
    model = asking(mode, "adventurer", "narrator", "Botanist")
    page = opened(qtbot, model)
    assert page.banner.headline.text().startswith("So far: ")
    assert "Ann's Adventurer give for 12 completed cards" in page.question.question.text()
    assert page.question.more.text() == "One more question after this."
    assert page.question.stars.field.hasFocus()
    with qtbot.assertNotEmitted(page.play_again_asked):
        type_in(page.question.stars.field, "9", enter=True)
    answer = result(model.state)
    assert answer is not None
    assert answer["players"][0]["specialist"] == 9
    assert "Cem's Botanist" in page.question.question.text()
    assert page.question.stars.value == 0
    hold(page.question.stars.field)
    assert "Cem's Botanist" in page.question.question.text()
    with qtbot.assertNotEmitted(page.play_again_asked):
        press(page.question.stars.field)
    assert not page.question.isVisible()
    assert "So far" not in page.banner.headline.text()
    model.undo()
    assert "Cem's Botanist" in page.question.question.text()


def test_who_is_renamed_after_the_end_is_asked_by_the_new_name(qtbot: QtBot) -> None:
    model = asking(Mode.COMPETITIVE, "adventurer", "Botanist")
    page = opened(qtbot, model)
    assert model.submit(c.RenamePlayer(seat=Seat(0), name="Zoe & Co", colour=0))
    told = [widget.accessibleName() for widget in page.findChildren(QWidget)]
    assert not [words for words in told if "Ann" in words]
    assert page.booking.who.button("0").text() == "Zoe && Co"


def test_a_wrong_number_of_stars_is_not_booked(qtbot: QtBot) -> None:
    model = asking(Mode.COMPETITIVE, "Botanist", "narrator")
    page = opened(qtbot, model)
    type_in(page.question.stars.field, "-3", enter=True)
    tap(page.question.book)
    assert model.session.plays == 0
    assert page.question.isVisible()


def test_an_enter_that_books_does_not_play_again(qtbot: QtBot) -> None:
    page = opened(qtbot, over())
    tap(page.book)
    type_in(page.booking.stars.field, "7")
    with qtbot.assertNotEmitted(page.play_again_asked):
        type_in(page.booking.reason, "Gift", enter=True)
    assert page.booking.isHidden()


@pytest.mark.clause("WS-COOP-3")
def test_the_common_score_has_one_line_over_the_rounds() -> None:
    table: Table = over(3, Mode.COOP).state
    lines, labels = chart_lines(table)
    answer = result(table)
    assert answer is not None
    assert [line.name for line in lines] == ["Together"]
    assert labels[-1] == "end"
    assert lines[0].values[1:-1] == team_by_round(table)
    assert lines[0].values[-1] == answer["team_total"]
    rows = {row.label: (row.values, row.clause) for row in score_rows(table)}
    assert rows["All together"] == ((str(answer["team_total"]),), "WS-COOP-3")
    assert rows["Target Score"] == ((str(answer["target"]),), "WS-SCN-5-T")


@pytest.mark.clause("WS-SCN-6-3")
def test_the_challenge_has_its_rank_on_the_sheet() -> None:
    table = replace(over(1, Mode.SOLO).state, scenario=6)
    rows = {row.label: row.values for row in score_rows(table)}
    answer = result(table)
    assert answer is not None
    assert rows["Rank"] == (answer["rank"] or "No rank",)
    assert verdict.clause(replace(table, lost_in=None)) == "WS-SCN-6-3"
    assert verdict.clause(replace(table, lost_in=2)) == "WS-COOPSOLO-6"


def test_house_rules_stand_on_the_end_sheet_and_on_paper(qtbot: QtBot, tmp_path: Path) -> None:
    model = over()
    page = opened(qtbot, model)
    page.choose_file = lambda _: str(tmp_path / "plain.png")
    tap(page.png)
    assert not page.house.isVisible()
    assert model.submit(c.SetHouseRule(name="overlap", value="chain"))
    assert model.submit(c.SetHouseRule(name="freeActionsBeforePass", value=False))
    assert [label.text() for label in page.house.labels] == [
        "Off: Free Actions and then a pass fit in one turn. (changed during play)",
        "How long two animals may share a space: while one animal goes on (changed during play)",
    ]
    with qtbot.waitSignal(page.clause_asked) as asked:
        tap(page.house.findChildren(ClauseLink)[-1])
    assert asked.args == ["WS-RULING-21"]
    page.choose_file = lambda _: str(tmp_path / "house.png")
    tap(page.png)
    assert QImage(str(tmp_path / "house.png")) != QImage(str(tmp_path / "plain.png"))


def test_many_house_rules_are_counted_and_nothing_is_cramped(qtbot: QtBot) -> None:
    model = over(4, Mode.COOP)
    page = opened(qtbot, model)
    for switch in SWITCHES:
        assert model.submit(c.SetHouseRule(name=switch.name, value=switch.values[-1]))
    qtbot.wait(1)
    assert page.house.labels[-1].text() == "and 14 more"
    assert not cramped(page)


def test_the_result_says_that_icons_were_not_told(qtbot: QtBot) -> None:
    model = over()
    page = opened(qtbot, model)
    assert not page.untold.isVisible()
    gallery = (*model.state.players[0].gallery, BLANK)
    assert model.submit(c.CorrectCards(place="gallery", seat=Seat(0), cards=gallery))
    assert page.untold.isVisible()
    assert "nobody told: 1" in page.untold.text()
    likes = c.CorrectNumber(fact="icon", of=Icon.LIKE, seat=Seat(0), value=11)
    assert model.submit(likes)
    assert not page.untold.isVisible()


def test_where_only_the_score_is_followed_the_result_reminds_of_like_icons(qtbot: QtBot) -> None:
    model = over()
    assert model.submit(c.SetTracking(tracking=SCORE_ONLY))
    for seat in (Seat(0), Seat(1)):
        none = c.CorrectNumber(fact="icon", of=Icon.LIKE, seat=seat, value=0)
        assert model.submit(none)
    page = opened(qtbot, model)
    assert page.untold.text().startswith("Like Icons score now")
    assert model.submit(c.CorrectNumber(fact="icon", of=Icon.LIKE, seat=Seat(0), value=3))
    assert not page.untold.isVisible()
