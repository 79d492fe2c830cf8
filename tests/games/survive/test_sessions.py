"""Random sessions: sound after every command, undone, stored and read again; no lie gets in."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support.simulated import AnySession, replayed
from support.survive import (
    ANN,
    CEM,
    PICK,
    begun,
    cards,
    choosing,
    clauses,
    hunting,
    opened,
    play,
    simulated,
    speed,
)
from support.values import values

from serengeti_companion.engine.journal import Played
from serengeti_companion.engine.session import Session
from serengeti_companion.games import catalogue
from serengeti_companion.games.survive import commands as c
from serengeti_companion.games.survive import events as e
from serengeti_companion.games.survive.game import GAME
from serengeti_companion.games.survive.model import Phase, Predator, Seat, Table
from serengeti_companion.games.survive.offers import offers
from serengeti_companion.games.survive.switches import SWITCHES
from serengeti_companion.games.survive.terms import NAMELESS, WholeHerd
from serengeti_companion.storage import session_file
from serengeti_companion.storage.checking import checked
from serengeti_companion.storage.database import Database
from serengeti_companion.storage.faults import UnusableInput
from serengeti_companion.storage.play import begin_session, open_session
from serengeti_companion.storage.records import Codec
from serengeti_companion.storage.sessions import SessionStore
from serengeti_companion.storage.whole import AnyRecord, WholeSession

CODEC = Codec(GAME)
SLOW = settings(suppress_health_check=[HealthCheck.too_slow], max_examples=60)


@pytest.mark.clause("SV-VAL-1", "SV-VAL-2", "SV-VAL-3", "SV-VAL-5", "SV-VAL-8", "SV-VAL-9")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_checks_hold_after_every_command_and_the_game_is_replayed_to_the_same_table(
    players: int,
) -> None:
    for seed in range(10):
        whole = simulated(players, seed)
        table = whole.game.open(whole.options, whole.components)
        for record in whole.records:
            assert isinstance(record, Played)
            for event in record.events:
                table = GAME.rules.evolve(table, event)
            assert not GAME.problems(table)
            assert table.uncounted == 0
            if table.turn == 1:
                assert all(len(colour.in_play) <= 1 for colour in table.colours)
        assert GAME.outcome(table) is not None
        assert replayed(whole).state == table


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_undo_to_the_start_and_redo_to_the_end(players: int) -> None:
    whole = simulated(players, seed=4)
    session = replayed(whole)
    states = session.states
    while session.undo() is not None:
        pass
    assert session.state == states[0]
    while session.redo() is not None:
        pass
    assert session.states == states


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whatever_was_undone_and_redone_a_stored_game_is_resumed_at_the_same_point(
    players: int, tmp_path: Path
) -> None:
    whole = simulated(players, seed=17, undone=7)
    with Database(tmp_path / "sessions.db") as database:
        store = SessionStore(database, now=lambda: "2026-12-01T10:00:00Z")
        found = open_session(store, GAME, begin_session(store, whole))
        assert found.session.states == replayed(whole).states
    assert session_file.loads(session_file.dumps(whole).encode(), catalogue.find) == whole


@pytest.mark.parametrize(
    "table",
    [opened(), begun(), begun(2), choosing(4), hunting("P1:3 P2:4 N:9", PICK, speed(3)),
     hunting("P1:3 P2:6 P3:9", WholeHerd(which="smallest"))],
    ids=["setup", "predator", "neutral", "choosing", "hunting", "no herd"],
)  # fmt: skip
def test_every_offer_is_legal_and_there_always_is_one(table: Table) -> None:
    found = list(offers(table))
    assert found
    assert all(not clauses(table, command) for command in found)
    assert len(set(found)) == len(found)


def test_nothing_is_offered_at_the_end() -> None:
    end = replayed(simulated(3, seed=1)).state
    assert not list(offers(end))
    assert GAME.next_command(end, Random(1)) is None


@pytest.mark.clause("SV-SETUP-4")
@pytest.mark.parametrize(
    ("players", "coop", "scenario"),
    [(1, False, None), (6, False, None), (3, True, None), (3, False, 1)],
)
def test_a_table_that_cannot_be_is_not_simulated(
    players: int, coop: bool, scenario: int | None
) -> None:
    with pytest.raises(ValueError, match="This game"):
        GAME.simulated(players, coop, scenario)


@SLOW
@given(values(c.Command), st.lists(values(e.Event), max_size=3).map(tuple))
def test_every_record_that_can_be_thought_of_is_read_back_as_it_is(
    command: c.Command, events: tuple[e.Event, ...]
) -> None:
    record: AnyRecord = Played(command=command, events=events)
    assert CODEC.read_record(CODEC.write_record(record)) == record


@SLOW
@given(values(GAME.options))
def test_all_options_that_can_be_thought_of_are_read_back_as_they_are(options: object) -> None:
    assert CODEC.read_options(CODEC.write_options(options)) == options


@SLOW
@given(st.lists(values(e.Event), min_size=1, max_size=3).map(tuple), values(c.Command))
def test_whatever_a_file_says_is_replayed_or_refused_in_a_sentence(
    events: tuple[e.Event, ...], command: c.Command
) -> None:
    base = simulated(2, seed=5)
    lie = replace(base, records=(*base.records[:20], Played(command=command, events=events)))
    try:
        checked(lie)
    except UnusableInput as error:
        assert str(error).startswith("Record 21 cannot be")  # noqa: PT017 -- it may be true


LIES: dict[str, e.Event] = {
    "a card twice": e.PileCorrected(seat=ANN, pile="safe", old=(), numbers=(3, 3), reason=""),
    "a number 13": e.PileCorrected(seat=ANN, pile="safe", old=(), numbers=(13,), reason=""),
    "13 cards": e.PileCorrected(seat=ANN, pile="eaten", old=(), numbers=(0,) * 13, reason=""),
    "a neutral card eaten": e.PredatorHunted(order=1, eaten=cards("P3:99"), by_rule=None),
    "no such seat": e.CardsRevealed(seat=Seat(9), numbers=(1,)),
    "a predator too many": e.PredatorsCorrected(
        row=tuple(Predator(order=n, card=NAMELESS) for n in range(13)), removed=(), reason=""
    ),
    "two predators as one": e.PredatorsCorrected(
        row=(Predator(order=1, card=NAMELESS),) * 2, removed=(), reason=""
    ),
    "cards outside their turn": e.PlayCorrected(seat=ANN, old=None, numbers=(3,), reason=""),
    "a turn before the first": e.TurnBegan(turn=-1),
    "two colours alike": e.PlayerRenamed(seat=ANN, name="Ann", tint=1),
    "a hunt before the predator": e.HuntBegan(),
    "no such switch": e.HouseRuleSet(name="wind", value=True),
}


@pytest.mark.parametrize("name", LIES)
def test_a_journal_that_lies_about_the_table_is_refused(name: str) -> None:
    begin = simulated(3, seed=1).records[:1]
    lie = Played(command=c.TickSetup(step=1), events=(LIES[name],))
    with pytest.raises(UnusableInput, match="cannot be"):
        checked(replace(simulated(3, seed=1), records=(*begin, lie)))


def chosen(session: AnySession, chance: Random) -> c.Command | None:
    """A move, or a correction by someone who sets whatever can be set; None = no more moves."""
    table: Table = session.state
    seat = chance.choice(table.seats)
    numbers = tuple(chance.sample(range(1, 13), 2))
    corrections: tuple[c.Command, ...] = (
        c.CorrectPile(seat=seat, pile="eaten", numbers=numbers),
        c.CorrectPile(seat=seat, pile="safe", numbers=(0, *numbers)),
        c.CorrectPlay(seat=seat, numbers=chance.choice((None, (), numbers))),
        c.CorrectDuty(seat=seat, two=chance.random() < 0.5),
        c.CorrectPredators(row=table.row[1:], removed=table.removed[1:]),
        c.CorrectMoment(turn=table.turn or 1, phase=chance.choice(tuple(Phase)[1:4])),
        c.SetPresence(seat=seat, gone=chance.random() < 0.5),
        c.RevealCards(seat=seat, numbers=numbers),
        c.ResolvePredator(order=chance.randrange(1, 13), eaten=table.in_play[:1]),
        c.TurnUpPredator(),
        _any_switch(chance),
    )
    if chance.random() < 0.3:
        return chance.choice(corrections)
    try:
        return GAME.next_command(table, chance)  # type: ignore[no-any-return]
    except (IndexError, ValueError):
        # What was set by hand can leave nothing that a random player would do.
        return chance.choice(corrections)


def _any_switch(chance: Random) -> c.SetHouseRule:
    switch = chance.choice(SWITCHES)
    return c.SetHouseRule(name=switch.name, value=chance.choice(switch.values))


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("seed", range(8))
def test_what_the_table_set_by_hand_and_overruled_stays_sound_and_can_be_read_again(
    players: int, seed: int
) -> None:
    chance = Random(seed)
    options, components = GAME.simulated(players, False, None)
    records: list[AnyRecord] = []
    session: AnySession = Session(GAME.rules, GAME.open(options, components), append=records.append)
    for _ in range(250):
        command = chosen(session, chance)
        if command is None:
            break
        word = {violation.clause for violation in session.preview(command).violations}
        session.submit(command, on_word=word)
        assert not GAME.problems(session.state), command
    whole = WholeSession(
        game=GAME,
        title="By hand",
        started=None,
        options=options,
        components=components,
        records=tuple(records),
    )
    again = session_file.loads(session_file.dumps(whole).encode(), catalogue.find)
    assert checked(again).states == session.states


def test_a_huge_name_is_refused_in_a_sentence() -> None:
    file = json.loads(session_file.dumps(replace(simulated(3, seed=1), records=())))
    file["options"]["seats"][0]["name"] = "x" * 10_000
    with pytest.raises(UnusableInput) as caught:
        session_file.loads(json.dumps(file).encode(), catalogue.find)
    assert len(str(caught.value)) < 300


def test_a_mistake_three_turns_ago_is_mended_and_the_rest_played_again() -> None:
    whole = simulated(3, seed=2)
    session = replayed(whole)
    wrong = next(
        number
        for number, record in enumerate(whole.records)
        if isinstance(record, Played) and isinstance(record.command, c.RevealCards)
    )
    for _ in range(len(whole.records) - wrong):
        session.undo()
    again = whole.records[wrong]
    assert isinstance(again, Played)
    session.submit(again.command)
    assert session.resubmit(skip=1) is None
    assert session.state == replayed(whole).state


def test_a_game_for_two_needs_its_neutral_colour() -> None:
    table = opened(2)
    assert GAME.problems(replace(table, colours=table.colours[:2])) == (
        "a neutral colour without two players, or two players without one",
    )
    assert not GAME.problems(play(table, c.BeginPlay()))
    assert GAME.problems(opened().with_colour(CEM, tint=0)) == ("two colours look the same",)
    assert GAME.problems(opened().with_colour(CEM, tint=99)) == ("a colour that there is not",)
    assert "at most 40 letters" in GAME.problems(opened().with_colour(CEM, name="N" * 10_000))[0]
    assert (
        "Two players are called"
        in GAME.problems(opened().with_colour(CEM, name=opened().colour(ANN).name))[0]
    )
