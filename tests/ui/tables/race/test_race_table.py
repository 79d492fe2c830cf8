"""A Race For Life at the window, by real mouse and keyboard events."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from e2e.room import faults
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot
from support.deaf import wait_out
from support.race import (
    CARCASS,
    EAGLE,
    ELEPHANT,
    GIRAFFE,
    HYENA,
    INFESTATION,
    LION,
    LIZARD,
    MONKEY,
    SCORPION,
    TRAIL,
    begun,
    opened,
    options,
    playing,
    switched,
)
from support.race_pages import DRY, MANY, SIZE, answer, at_table, last, turn_page
from support.wild_pages import cramped, nameless, press, show, tap, tap_primary, type_in

from serengeti_companion.games.race import commands as c
from serengeti_companion.games.race.game import GAME
from serengeti_companion.games.race.model import A, B, Ending, EventCard, Phase, Place, Rock, Table
from serengeti_companion.games.race.packs import practice_set
from serengeti_companion.games.race.simulation import next_command
from serengeti_companion.games.race.terms import SPECIES, Skill
from serengeti_companion.storage.database import Database
from serengeti_companion.storage.play import begin_session, open_session
from serengeti_companion.storage.sessions import SessionStore
from serengeti_companion.storage.whole import WholeSession
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.tables.log_sheet import LogSheet
from serengeti_companion.ui.tables.race.corrections_sheet import CorrectionsSheet
from serengeti_companion.ui.tables.race.count_sheet import CountSheet
from serengeti_companion.ui.tables.race.end_page import EndPage
from serengeti_companion.ui.tables.race.house_rules import HouseRulesSheet
from serengeti_companion.ui.tables.race.questions import question
from serengeti_companion.ui.tables.race.resume_sheet import ResumeSheet
from serengeti_companion.ui.tables.race.setup_page import SetupPage
from serengeti_companion.ui.tables.race.table import RaceTable
from serengeti_companion.ui.tables.race.turn_page import TurnPage


def test_setup_is_ticked_and_season_one_begun(qtbot: QtBot) -> None:
    model, table = at_table(qtbot, opened())
    page = table.page
    assert isinstance(page, SetupPage)
    tap(page.cards[2].done)
    tap(page.cards[0].skip)
    assert model.state.ticked == (3, 1)
    assert not nameless(page)
    qtbot.waitUntil(lambda: not cramped(page))
    wait_out(page.primary)
    press(page)
    assert turn_page(table).now.title.text() == "Season 1: Ann turns up the event"


def test_an_event_is_one_tap(qtbot: QtBot) -> None:
    model, table = at_table(qtbot, begun())
    page = turn_page(table)
    assert all(tile.aimed for tile in page.tiles.values())
    tap(page.tiles[LION])
    assert model.state.drought is LION
    assert table.bar.now.text() == "Drought of the Lion"
    assert "drought" in page.tiles[LION].accessibleName()
    model.undo()
    answer(page, "Infestation (4 left)")
    assert last(model) == c.TurnUpEvent(card=INFESTATION)


@pytest.mark.clause("RL-STACK-14", "RL-EX-63")
def test_a_trail_tracks_with_two_taps_and_the_turn_ends_with_one(qtbot: QtBot) -> None:
    model, table = at_table(qtbot, playing(MANY, event=DRY))
    page = turn_page(table)
    tap(page.tiles[EAGLE])
    assert page.now.question.text() == "Eagle: what is on top of the stack now?"
    answer(page, "The rock")
    assert model.state.stack(EAGLE).rock is Rock.TOP
    assert model.session.plays == 1
    assert page.track.accessibleName() == "Track: marker on the middle"
    tap_primary(page)
    assert model.state.active == B


def test_without_a_question_one_tap_is_enough(qtbot: QtBot) -> None:
    model, table = at_table(qtbot, playing(MANY, eagle=(4, Rock.SECOND)))
    page = turn_page(table)
    tap(page.tiles[EAGLE])
    strip = page.halves[A].strip
    assert (strip.counts["front"], strip.open_cards["front"]) == (2, (TRAIL,))
    assert (strip.counts["discard"], strip.open_cards["discard"]) == (5, (EAGLE,))
    assert "front 2 (Trail)" in strip.accessibleName()
    assert last(model) == c.PlayCard(seat=A, skill=Skill.TRAIL_1, stack=EAGLE)


def test_a_skill_that_needs_no_more_is_played_with_the_main_button(qtbot: QtBot) -> None:
    model, table = at_table(qtbot, playing(MANY))
    page = turn_page(table)
    tap(page.skills.buttons[Skill.LION_1])
    assert page.now.text.text() == "Lay this lion in the Savannah."
    assert page.primary.text() == "Play it"
    tap(page.now.cancel)
    assert page.primary.text() == "End the turn"
    tap(page.skills.buttons[Skill.LION_1])
    tap_primary(page)
    assert model.state.player(A).savannah == 1
    assert "Savannah 1" in page.halves[A].strip.accessibleName()


def test_questions_come_one_at_a_time(qtbot: QtBot) -> None:
    model, table = at_table(qtbot, playing(MANY, savannah=(1, 1), giraffe=(4, Rock.TOP)))
    page = turn_page(table)
    tap(page.skills.buttons[Skill.EAGLE_2])
    answer(page, "2")
    answer(page, "1")
    assert last(model) == c.PlayCard(seat=A, skill=Skill.EAGLE_2, drawn=2, scorpions=1)
    model.undo()
    tap(page.skills.buttons[Skill.HYENA_2])
    answer(page, "Deck")
    answer(page, "Found")
    tap(page.tiles[LION])
    answer(page, "An animal")
    assert model.state.removed[2] == 1
    model.undo()
    tap(page.skills.buttons[Skill.ELEPHANT_2])
    answer(page, "Ben")
    assert model.state.player(B).savannah == 0
    model.undo()
    tap(page.skills.buttons[Skill.MONKEY_1])
    answer(page, "Monkey 2: Find in deck")
    answer(page, "Hyena 1: Carcass back")
    answer(page, "Hand")
    assert last(model) == c.PlayCard(
        seat=A, skill=Skill.MONKEY_1, copies=(Skill.MONKEY_2, Skill.HYENA_1), source=Place.HAND
    )
    model.undo()
    tap(page.skills.buttons[Skill.GIRAFFE_1])
    answer(page, "The event deck")
    assert last(model).look == "events"  # type: ignore[attr-defined]


def test_a_second_hyena_that_cannot_be_there_asks_for_no_stack(qtbot: QtBot) -> None:
    model, table = at_table(qtbot, playing(MANY, deck=0))
    page = turn_page(table)
    tap(page.skills.buttons[Skill.HYENA_2])
    answer(page, "Deck")
    assert last(model) == c.PlayCard(seat=A, skill=Skill.HYENA_2, source=Place.DECK)
    assert model.state.removed == (0,) * 8


def test_what_cannot_be_played_says_why_and_can_be_overruled(qtbot: QtBot) -> None:
    model, table = at_table(qtbot, playing({}, event=DRY))
    page = turn_page(table)
    button = page.skills.buttons[Skill.LION_1]
    assert button.reason == "Ann has no Lion to play."
    assert "Ann has no Lion to play." in button.accessibleName()
    tap(button)
    assert page.now.reason.text() == "Ann has no Lion to play."
    assert page.now.link.text() == "RL-VAL-6"
    tap_primary(page)
    banner = table.notices.banner
    assert banner.isVisible()
    tap(banner.overrule)
    assert model.state.player(A).savannah == 1
    assert model.session.done[-1].on_word == ("RL-VAL-6",)


def test_a_drought_is_told_before_the_play(qtbot: QtBot) -> None:
    model, table = at_table(qtbot, playing(MANY, event=DRY))
    page = turn_page(table)
    assert not page.tiles[LIZARD].aimed
    tap(page.tiles[LIZARD])
    assert page.now.reason.text() == "Drought: no Lizard is tracked this season."
    asked: list[str] = []
    table.clause_asked.connect(asked.append)
    tap(page.now.link)
    assert asked == ["RL-EVENT-2"]
    answer(page, "An animal")
    assert table.notices.banner.isVisible()
    tap(table.notices.banner.overrule)
    assert model.state.player(A).owns(LIZARD) == 3


@pytest.mark.clause("RL-CARD-SCORPION-1.PUB", "RL-CARD-SCORPION-2.PUB")
def test_scorpions_are_shown_by_number(qtbot: QtBot) -> None:
    model, table = at_table(qtbot, playing({SCORPION: 2}, phase=Phase.SCORPIONS))
    page = turn_page(table)
    assert page.primary.text() == "No scorpion"
    answer(page, "1")
    answer(page, "1")
    assert last(model) == c.ShowScorpions(seat=A, shown=1, scorpions=1)
    assert model.state.marker == -1
    model.undo()
    tap_primary(page)
    assert model.state.marker == 0


@pytest.mark.clause("RL-END-2", "RL-END-7")
def test_the_end_is_announced_with_what_still_follows(qtbot: QtBot) -> None:
    rocks: dict[str, Any] = dict.fromkeys(("eagle", "lion", "giraffe", "monkey"), (3, Rock.TOP))
    _, table = at_table(qtbot, playing({}, event=EventCard(), hyena=(1, Rock.HIDDEN), **rocks))
    tap(turn_page(table).tiles[HYENA])
    assert table.bar.end.text() == "5 rocks show: one more season"


@pytest.mark.parametrize(
    ("line", "command"),
    [
        (
            "trail lion animal",
            c.PlayCard(seat=A, skill=Skill.TRAIL_1, stack=LION, rock_shows=False),
        ),
        ("liz2 gir rock", c.PlayCard(seat=A, skill=Skill.LIZARD_2, stack=GIRAFFE, rock_shows=True)),
        ("eagle2 2 0", c.PlayCard(seat=A, skill=Skill.EAGLE_2, drawn=2, scorpions=0)),
        (
            "eagle deck found",
            c.PlayCard(seat=A, skill=Skill.EAGLE_1, source=Place.DECK, found=True),
        ),
        ("monkey2 none", c.PlayCard(seat=A, skill=Skill.MONKEY_2, found=False)),
        (
            "monkey eagle2 1 0",
            c.PlayCard(seat=A, skill=Skill.MONKEY_1, copies=(Skill.EAGLE_2,), drawn=1, scorpions=0),
        ),
        ("elephant2 ben", c.PlayCard(seat=A, skill=Skill.ELEPHANT_2, lion_of=B)),
        ("end", c.EndTurn(seat=A)),
    ],
)
def test_everything_can_be_typed(qtbot: QtBot, line: str, command: c.Command) -> None:
    model, table = at_table(qtbot, playing(MANY, savannah=(1, 1)))
    page = turn_page(table)
    QTest.keyClick(page, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    type_in(page.now.quick, line, enter=True)
    assert last(model) == command


def test_a_line_that_says_nothing_is_told_and_half_a_line_is_asked_on(qtbot: QtBot) -> None:
    model, table = at_table(qtbot, playing(MANY))
    page = turn_page(table)
    for line in ("wind", "trail wind", ""):
        type_in(page.now.quick, line, enter=True)
        assert page.now.unclear.text()
    assert model.session.plays == 0
    type_in(page.now.quick, "trail eagle", enter=True)
    assert page.now.question.text().startswith("Eagle:")
    type_in(page.now.quick, "trail eagle animal", enter=True)
    type_in(page.now.quick, "undo", enter=True)
    assert model.session.plays == 0
    type_in(page.now.quick, "redo", enter=True)
    assert model.session.plays == 1


def test_events_and_scorpions_can_be_typed(qtbot: QtBot) -> None:
    model, table = at_table(qtbot, begun())
    page = turn_page(table)
    type_in(page.now.quick, "wind", enter=True)
    assert page.now.unclear.text().startswith("Type the animal")
    type_in(page.now.quick, "drought mon", enter=True)
    assert model.state.drought is MONKEY
    model, table = at_table(qtbot, playing({SCORPION: 2}, phase=Phase.SCORPIONS))
    page = turn_page(table)
    type_in(page.now.quick, "many", enter=True)
    assert page.now.unclear.text().startswith("Type how many")
    type_in(page.now.quick, "1 0", enter=True)
    assert last(model) == c.ShowScorpions(seat=A, shown=1, scorpions=0)


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


def carry_out(table: RaceTable, model: SessionModel, command: c.Command) -> None:
    """What a random player does, by taps alone."""
    page = table.page
    if isinstance(page, SetupPage):
        tap_primary(page)
        return
    assert isinstance(page, TurnPage)
    match command:
        case c.TurnUpEvent():
            drought = command.card.drought
            tap(page.now.options[0] if drought is None else page.tiles[drought])
        case c.ShowScorpions(shown=0) | c.EndTurn():
            tap_primary(page)
        case c.ShowScorpions():
            tap(page.now.options[command.shown - 1])
            if model.state.phase is Phase.SCORPIONS:
                tap(page.now.options[command.scorpions or 0])
        case c.PlayCard():
            play_by_taps(page, model, command)


def play_by_taps(page: TurnPage, model: SessionModel, command: c.PlayCard) -> None:
    plays = model.session.plays
    said = c.PlayCard(seat=command.seat, skill=command.skill)
    if command.skill is not Skill.TRAIL_1:
        tap(page.skills.buttons[command.skill])
    while (asked := question(model.state, said)) is not None:
        fits = [
            (at, option.command)
            for at, option in enumerate(asked.options)
            if is_part(option.command, command)
        ]
        if fits:
            at, said = fits[0]
            tap(page.now.options[at])
        else:
            assert asked.at_stacks
            assert command.stack is not None
            said = replace(said, stack=command.stack)
            tap(page.tiles[command.stack])
        if model.session.plays > plays:
            return
    tap_primary(page)


def fields_of(command: c.PlayCard) -> dict[str, object]:
    return {name: getattr(command, name) for name in type(command).__slots__}


def is_part(said: c.PlayCard, whole: c.PlayCard) -> bool:
    """Whether what was said is no more than the whole command says."""
    mine, theirs = fields_of(said), fields_of(whole)
    copies = len(said.copies)
    if said.copies != whole.copies[:copies]:
        return False
    if said.found is False and len(whole.copies) > copies:
        return False
    return all(
        mine[name] in {None, theirs[name]} or (name == "found" and mine[name] == theirs[name])
        for name in mine
        if name != "copies"
    )


def test_a_whole_game_is_played_by_taps_and_killed_and_resumed_twice(
    qtbot: QtBot, tmp_path: Path
) -> None:
    whole = WholeSession(
        game=GAME, title="", started=None, options=options(), components=practice_set(), records=()
    )
    chance, file = Random(3), tmp_path / "sessions.db"
    with Database(file) as database:
        key = begin_session(SessionStore(database, now=lambda: "2026-12-01T10:00:00Z"), whole)
    for moves in (15, 15, 1000):
        # Nothing is closed or said goodbye to: what is on the disk is all there is.
        with Database(file) as database:
            store = SessionStore(database, now=lambda: "2026-12-01T10:00:00Z")
            session = open_session(store, GAME, key).session
            model = SessionModel(GAME, session)
            table = RaceTable(model)
            show(qtbot, table, SIZE)
            over = played_on(table, model, chance, moves)
            before = model.state
            table.hide()
        with Database(file) as database:
            store = SessionStore(database, now=lambda: "2026-12-01T10:00:00Z")
            assert open_session(store, GAME, key).session.state == before
        assert over is (moves == 1000)
    assert isinstance(table.page, EndPage)
    assert GAME.outcome(model.state) is not None


def played_on(table: RaceTable, model: SessionModel, chance: Random, moves: int) -> bool:
    """Whether the game came to its end."""
    for _ in range(moves):
        command = next_command(model.state, chance)
        if command is None:
            return True
        plays = model.session.plays
        carry_out(table, model, command)
        assert model.session.plays == plays + 1, command
    return False
