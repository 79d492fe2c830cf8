"""Whole sessions: the checks of section 15 after every command, undo, storage, lies."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support.race import (
    EAGLE,
    HYENA,
    LION,
    NAMES,
    SCORPION,
    begun,
    card,
    opened,
    play,
    playing,
    public,
    simulated,
)
from support.simulated import AnySession, replayed
from support.values import values

from serengeti_companion.engine.journal import Played
from serengeti_companion.engine.session import Session
from serengeti_companion.games import catalogue
from serengeti_companion.games.race import commands as c
from serengeti_companion.games.race import events as e
from serengeti_companion.games.race import set_by_hand as h
from serengeti_companion.games.race.cards import pieces
from serengeti_companion.games.race.game import GAME
from serengeti_companion.games.race.model import (
    A,
    B,
    EventCard,
    Laid,
    Phase,
    Place,
    Rock,
    Seat,
    Stack,
    Table,
)
from serengeti_companion.games.race.offers import offers
from serengeti_companion.games.race.printed import Printed
from serengeti_companion.games.race.switches import SWITCHES
from serengeti_companion.games.race.terms import GAINED, SPECIES, TRAILS, Skill, Special
from serengeti_companion.storage import session_file
from serengeti_companion.storage.checking import checked
from serengeti_companion.storage.database import Database
from serengeti_companion.storage.faults import UnusableInput
from serengeti_companion.storage.play import begin_session, open_session
from serengeti_companion.storage.records import Codec
from serengeti_companion.storage.sessions import SessionStore
from serengeti_companion.storage.whole import AnyRecord, WholeSession

CODEC = Codec(GAME)
SLOW = settings(suppress_health_check=[HealthCheck.too_slow], max_examples=40)
ONLY_BY = {
    "removed": "animal_removed",
    "savannah": "lion_laid lion_scared",
    "carcass": "carcass_taken special_returned",
    "scorpion": "scorpions_spread special_returned",
}


def watched(name: str, table: Table) -> object:
    match name:
        case "removed":
            return table.removed
        case "savannah":
            return [player.savannah for player in table.players]
        case _:
            return [player.owns(Special(name)) for player in table.players]


@pytest.mark.clause(
    "RL-VAL-1", "RL-VAL-2", "RL-VAL-3", "RL-VAL-4", "RL-VAL-5", "RL-VAL-8", "RL-STACK-7",
    "RL-SAV-5", "RL-EVENT-9",
)  # fmt: skip
def test_the_checks_hold_after_every_event_and_the_game_is_replayed_to_the_same_table() -> None:
    for seed in range(20):
        whole = simulated(seed)
        table = whole.game.open(whole.options, whole.components)
        for record in whole.records:
            assert isinstance(record, Played)
            for event in record.events:
                before, table = table, GAME.rules.evolve(table, event)
                for name, kinds in ONLY_BY.items():
                    moved = watched(name, before) != watched(name, table)
                    assert not moved or event.kind in kinds.split()
            assert pieces(table) == table.printed.counts
            for player in table.players:
                assert player.cards == TRAILS + sum(player.owned)
            assert len(table.stacks) == 8
            assert not GAME.problems(table)
        assert not any(table.adjusted)
        assert not any(player.uncounted for player in table.players)
        assert GAME.outcome(table) is not None
        assert replayed(whole).state == table


def test_the_checks_find_what_is_wrong() -> None:
    table = playing({EAGLE: 2})
    wrong = {
        "pieces": table.with_stack(EAGLE, Stack(animals=8)),
        "scorpions": replace(table, scorpions=7),
        "cards": table.with_player(A, hand=6),
        "negative": table.with_player(A, hand=-1, discard=10),
        "no rock": table.with_stack(LION, Stack(animals=0, rock=Rock.SECOND)),
        "lying": table.with_player(A, lying=(3, *[0] * 9)),
        "lions": table.with_player(A, ever=-1),
        "supply": replace(table, scorpions=-1),
        "season": replace(table, season=0),
        "active": replace(table, active=Seat(2)),
        "marker": replace(table, marker=6),
        "names": table.with_player(B, name="Ann"),
        "a long name": table.with_player(B, name="N" * 10_000),
        "an unseen name": table.with_player(B, name="\u202eBen"),
        "tints": table.with_player(B, tint=9),
        "players": replace(table, players=table.players[:1]),
        "copy": replace(table, printed=replace(table.printed, track=(1, 2))),
    }
    for name, broken in wrong.items():
        assert GAME.problems(broken), name
    assert not GAME.problems(table)


def test_undo_to_the_start_and_redo_to_the_end() -> None:
    session = replayed(simulated(4))
    states = session.states
    while session.undo() is not None:
        pass
    assert session.state == states[0]
    while session.redo() is not None:
        pass
    assert session.states == states


def test_whatever_was_undone_a_stored_game_is_resumed_at_the_same_point(tmp_path: Path) -> None:
    whole = simulated(17, undone=7)
    with Database(tmp_path / "sessions.db") as database:
        store = SessionStore(database, now=lambda: "2026-12-01T10:00:00Z")
        kept = open_session(store, GAME, begin_session(store, whole))
        assert kept.session.states == replayed(whole).states
    assert session_file.loads(session_file.dumps(whole).encode(), catalogue.find) == whole


def test_every_command_and_event_of_a_game_can_be_told() -> None:
    for seed in range(6):
        session = replayed(simulated(seed))
        for table, done in zip(session.states, session.done, strict=False):
            assert str(GAME.tell_command(table, done.command))
            state = table
            for event in done.events:
                told = GAME.tell_event(state, event)
                assert told is None or str(told)
                state = GAME.rules.evolve(state, event)


MANY = dict.fromkeys(SPECIES, 2) | {SCORPION: 2, Special.CARCASS: 1}


@pytest.mark.parametrize(
    "table",
    [
        opened(),
        begun(),
        playing(phase=Phase.SCORPIONS, owned={SCORPION: 2}),
        playing(MANY, savannah=(1, 1), giraffe=(4, Rock.TOP), hand=7),
    ],
    ids=["setup", "event", "scorpions", "playing"],
)
def test_every_offer_is_legal_and_there_always_is_one(table: Table) -> None:
    found = list(offers(table))
    assert found
    for command in found:
        assert not any(
            one.stands_in_the_way(frozenset()) for one in GAME.rules.violations(table, command)
        )
    assert len(set(found)) == len(found)
    if table.phase is Phase.PLAYING:
        skills = {command.skill for command in found if isinstance(command, c.PlayCard)}
        assert skills == set(Skill) - {Skill.SCORPION_2}


@pytest.mark.parametrize(
    ("players", "coop", "scenario"), [(1, False, None), (3, False, None), (2, True, None)]
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
@given(st.lists(values(e.Event), min_size=1, max_size=3).map(tuple), values(c.Command))
def test_whatever_a_file_says_is_replayed_or_refused_in_a_sentence(
    events: tuple[e.Event, ...], command: c.Command
) -> None:
    base = simulated(5)
    lie = replace(base, records=(*base.records[:20], Played(command=command, events=events)))
    try:
        checked(lie)
    except UnusableInput as error:
        assert str(error).startswith("Record 21 cannot be")  # noqa: PT017 -- it may be true


LIES: dict[str, e.Event] = {
    "a marker beside the track": e.MarkerMoved(marker=6),
    "a hand below 0": e.ScorpionsShown(seat=A, shown=-9),
    "a lion nobody laid down": e.LionLaid(seat=A),
    "no such player": e.CarcassTaken(seat=Seat(4)),
    "a stack without a rock": e.AnimalRemoved(species=LION, rock=Rock.HIDDEN),
    "a search in a hand of nobody": e.ExtraLaid(seat=Seat(3), species=LION, source=Place.HAND),
    "two players alike": h.PlayerRenamed(seat=A, name="Ben", tint=0),
    "no such switch": h.HouseRuleSet(name="wind", value=True),
    "a copy without a middle": h.PrintedSet(
        printed=Printed(name="", track=(1, 2)), reason=""
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", LIES)
def test_a_journal_that_lies_about_the_table_is_refused(name: str) -> None:
    begin = simulated(1).records[:1]
    lies = (LIES[name],) * (10 if name == "a stack without a rock" else 1)
    lie = Played(command=c.TickSetup(step=1), events=lies)
    with pytest.raises(UnusableInput, match="cannot be"):
        checked(replace(simulated(1), records=(*begin, lie)))


def by_hand(table: Table, chance: Random) -> c.Command:
    """Somebody who sets whatever can be set, or plays whatever comes to mind."""
    seat, species = Seat(chance.randrange(2)), chance.choice(SPECIES)
    number = chance.randrange(4)
    switch = chance.choice(SWITCHES)
    chosen: tuple[c.Command, ...] = (
        c.CorrectPlace(seat=seat, place=chance.choice(tuple(Place)), number=number),
        c.CorrectOwned(seat=seat, card=chance.choice(GAINED), number=number),
        c.CorrectSavannah(seat=seat, lions=number, ever=number),
        c.CorrectFront(seat=seat, front=(Laid(card=species, suns=1),), aside=(species,)),
        c.CorrectTop(seat=seat, top=species),
        c.CorrectStack(species=species, animals=number + 1, rock=chance.choice(tuple(Rock))),
        c.CorrectSupply(scorpions=number, carcasses=number),
        c.CorrectRemoved(species=species, number=number),
        c.CorrectMarker(marker=number - 2),
        c.CorrectEvents(events=(*table.events[-2:], EventCard(drought=species))),
        c.CorrectMoment(
            season=table.season or 1, phase=chance.choice(tuple(Phase)[1:4]), active=seat
        ),
        c.CorrectEnding(season=chance.choice((None, 3))),
        c.SetHouseRule(name=switch.name, value=chance.choice(switch.values)),
        c.RenamePlayer(seat=seat, name=NAMES[seat], tint=seat),
        *(
            card(
                chance.choice(tuple(Skill)),
                seat,
                copies=tuple(chance.sample(tuple(Skill), number // 2)),
                stack=species,
                source=chance.choice(tuple(Place)),
                found=chance.random() < 0.5,
                drawn=number,
                scorpions=number,
                lion_of=seat,
            )
            for _ in range(12)
        ),
        c.ShowScorpions(seat=seat, shown=number),
        c.EndTurn(seat=seat),
        c.TurnUpEvent(card=EventCard(drought=species)),
        c.TellRock(species=species),
    )
    return chance.choice(chosen)


@pytest.mark.clause("RL-VAL-1", "RL-VAL-5")
@pytest.mark.parametrize("seed", range(10))
def test_what_the_table_set_by_hand_and_overruled_stays_sound_and_can_be_read_again(
    seed: int,
) -> None:
    chance = Random(seed)
    options, components = GAME.simulated(2, False, None)
    records: list[AnyRecord] = []
    session: AnySession = Session(GAME.rules, GAME.open(options, components), append=records.append)
    session.submit(c.BeginPlay())
    for _ in range(150):
        command = by_hand(session.state, chance)
        word = {violation.clause for violation in session.preview(command).violations}
        session.submit(command, on_word=word)
        assert not GAME.problems(session.state), command
        assert public(session.state)
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


def test_a_mistake_some_turns_ago_is_mended_and_the_rest_played_again() -> None:
    whole = simulated(2)
    session = replayed(whole)
    wrong = next(
        number
        for number, record in enumerate(whole.records)
        if isinstance(record, Played) and isinstance(record.command, c.PlayCard)
    )
    for _ in range(len(whole.records) - wrong):
        session.undo()
    again = whole.records[wrong]
    assert isinstance(again, Played)
    session.submit(again.command)
    assert session.resubmit(skip=1) is None
    assert session.state == replayed(whole).state


def test_a_second_hyena_is_found_by_name() -> None:
    table = play(
        playing({HYENA: 2}),
        card(Skill.HYENA_2, source=Place.HAND, stack=EAGLE, rock_shows=False),
    )
    assert [laid.card for laid in table.player(A).front] == [HYENA, HYENA]
