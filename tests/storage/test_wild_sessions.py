"""Sessions of WILD: Serengeti through the storage: kept whole, and no lie gets in."""

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support.simulated import replayed, simulated
from support.values import values

from serengeti_companion.engine.journal import Played
from serengeti_companion.engine.session import Session
from serengeti_companion.games import catalogue
from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild import events as e
from serengeti_companion.games.wild.game import GAME
from serengeti_companion.games.wild.model import Seat, Source
from serengeti_companion.games.wild.packs import practice_set
from serengeti_companion.games.wild.terms import CELLS, Icon, Species
from serengeti_companion.storage import session_file
from serengeti_companion.storage.checking import checked
from serengeti_companion.storage.faults import UnusableInput
from serengeti_companion.storage.play import begin_session, open_session
from serengeti_companion.storage.records import Codec
from serengeti_companion.storage.sessions import SessionStore
from serengeti_companion.storage.whole import AnyRecord, WholeSession

CODEC = Codec(GAME)
SLOW = settings(suppress_health_check=[HealthCheck.too_slow], max_examples=60)


@pytest.fixture
def whole() -> WholeSession:
    return simulated(3, seed=11, undone=20)


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
    lie = replace(base, records=(*base.records[:40], Played(command=command, events=events)))
    try:
        checked(lie)
    except UnusableInput as error:
        assert str(error).startswith("Record 41 cannot be")  # noqa: PT017 -- it may be true


@pytest.mark.parametrize("coop", [False, True])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_stored_game_is_resumed_at_the_same_point(
    store: SessionStore, players: int, coop: bool
) -> None:
    whole = simulated(players, seed=17, coop=coop and players > 1, undone=15)
    opened = open_session(store, GAME, begin_session(store, whole))
    assert opened.session.states == replayed(whole).states
    assert opened.session.next == replayed(whole).next
    assert session_file.loads(session_file.dumps(whole).encode(), catalogue.find) == whole


def lies(whole: WholeSession, *events: e.Event) -> WholeSession:
    nothing = c.TickSetup(step=1)
    return replace(whole, records=(*whole.records, Played(command=nothing, events=events)))


EVERYWHERE = (Species.LION,) * 37
LIES: dict[str, e.Event] = {
    "37 animals": e.MapCorrected(cell=CELLS[0], old=(), animals=EVERYWHERE, reason=""),
    "negative coins": e.NumberCorrected(
        fact="coins", old=0, value=-1, seat=Seat(0), of=None, reason=""
    ),
    "negative icons": e.NumberCorrected(
        fact="icon", old=0, value=-1, seat=Seat(0), of=Icon.LIKE, reason=""
    ),
    "negative stars": e.StarsScored(seat=Seat(0), stars=-999, source=Source.SCENES, clause=""),
    "round 7": e.RoundMarkerMoved(round=7),
    "no such seat": e.TurnBegan(seat=Seat(9)),
    "a seat before the first": e.PlayerPassed(seat=Seat(-9)),
    "no such cell": e.MapCorrected(cell="Z9", old=(), animals=(), reason=""),  # type: ignore[arg-type]
    "a card from nowhere": e.PoolLaid(cards=practice_set().cards),
}


@pytest.mark.parametrize("name", LIES)
def test_a_journal_that_lies_about_the_table_is_refused(whole: WholeSession, name: str) -> None:
    with pytest.raises(UnusableInput, match="cannot be"):
        checked(lies(whole, LIES[name]))


def chosen(session: Session[Any, Any, Any], chance: Random) -> Any:  # noqa: ANN401
    """A move, or a correction by someone who sets whatever can be set; None = no more moves."""
    seat = Seat(chance.randrange(len(session.state.players)))
    corrections = (
        lambda: c.CorrectNumber(
            fact=chance.choice(("stars", "coins", "food", "vfx", "completed")),
            value=chance.choice((0, 1, 7, 250)),
            seat=seat,
        ),
        lambda: c.CorrectNumber(fact="deck", value=chance.choice((0, 10, 168))),
        lambda: c.CorrectNumber(fact="icon", value=3, seat=seat, of=chance.choice(tuple(Icon))),
        lambda: c.CorrectMap(
            cell=chance.choice(CELLS), animals=tuple(chance.sample(tuple(Species), 2))
        ),
        lambda: c.CorrectCards(place="discard", cards=()),
        lambda: c.CorrectPassed(seat=seat, passed=chance.random() < 0.5),
        lambda: c.CorrectMarker(seat=seat, space=None),
        lambda: c.SetPresence(seat=seat, gone=chance.random() < 0.5),
    )
    if chance.random() < 0.1:
        return chance.choice(corrections)()
    try:
        return GAME.next_command(session.state, chance)
    except (StopIteration, ValueError):
        # What was set by hand can leave nothing that a random player would do.
        return chance.choice(corrections)()


@pytest.mark.parametrize("seed", range(8))
def test_what_the_table_set_by_hand_and_overruled_can_be_read_again(seed: int) -> None:
    chance = Random(seed)
    options, components = GAME.simulated(3, False, None)
    records: list[AnyRecord] = []
    session: Session[Any, Any, Any] = Session(
        GAME.rules, GAME.open(options, components), append=records.append
    )
    for _ in range(250):
        command = chosen(session, chance)
        if command is None:
            break
        clauses = {violation.clause for violation in session.preview(command).violations}
        session.submit(command, on_word=clauses)
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


def test_a_huge_name_is_refused_in_a_sentence(whole: WholeSession) -> None:
    file = json.loads(session_file.dumps(replace(whole, records=())))
    file["options"]["seats"][0]["name"] = "x" * 10_000
    with pytest.raises(UnusableInput) as caught:
        session_file.loads(json.dumps(file).encode(), catalogue.find)
    assert len(str(caught.value)) < 300
