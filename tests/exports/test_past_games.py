"""Finished sessions and scored games as one list, whatever kept them."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from support.simulated import simulated

from serengeti_companion.exports.past_games import TOGETHER, longest_evening, past_games
from serengeti_companion.storage.database import FILE_NAME, Database
from serengeti_companion.storage.play import begin_session
from serengeti_companion.storage.scored_games import ScoredGameStore
from serengeti_companion.storage.sessions import SessionId, SessionStore
from serengeti_companion.storage.whole import WholeSession


class Shelf:
    """Both stores of one database."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.sessions = SessionStore(database)
        self.scored = ScoredGameStore(database)

    def keep(self, whole: WholeSession, **summary: object) -> SessionId:
        session = begin_session(self.sessions, whole)
        names = [seat.name for seat in whole.options.seats]
        self.sessions.note(session, finished=True, summary={"names": names, **summary})
        return session


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[Shelf]:
    database = Database(tmp_path / FILE_NAME)
    yield Shelf(database)
    database.close()


def test_a_session_finished_before_results_were_noted_is_played_out_once(shelf: Shelf) -> None:
    session = shelf.keep(simulated(2, 1))
    (game,) = past_games(shelf.sessions, shelf.scored)
    noted = shelf.sessions.session(session).summary["result"]
    assert game.kind == "wild"
    assert dict(game.scores) == {line["name"]: line["total"] for line in noted["players"]}
    assert list(game.winners) == noted["winners"]
    assert past_games(shelf.sessions, shelf.scored) == (game,)


def test_the_result_that_was_noted_is_taken(shelf: Shelf) -> None:
    result = {"players": [{"name": "Ann", "total": 5}], "winners": ["Ann"]}
    shelf.keep(replace(simulated(2, 1), records=()), names=["Ann"], result=result, practice=True)
    (game,) = past_games(shelf.sessions, shelf.scored)
    assert (dict(game.scores), game.practice) == ({"Ann": 5}, True)


def test_a_session_played_together_is_told_by_its_scenario(shelf: Shelf) -> None:
    whole = simulated(2, 1, coop=True)
    shelf.keep(whole)
    (game,) = past_games(shelf.sessions, shelf.scored)
    assert (game.kind, game.scenario) == (TOGETHER, whole.options.scenario)
    assert game.won is None  # a rank is all it gives
    assert len(set(game.scores.values())) == 1


def test_a_session_that_is_still_on_is_not_counted(shelf: Shelf) -> None:
    session = begin_session(shelf.sessions, simulated(2, 1))
    shelf.sessions.note(session, finished=False, summary={"names": ["Ann"]})
    assert past_games(shelf.sessions, shelf.scored) == ()


def test_a_session_without_a_result_is_left_out(shelf: Shelf) -> None:
    shelf.keep(replace(simulated(2, 1), records=()))
    assert past_games(shelf.sessions, shelf.scored) == ()


@pytest.mark.parametrize("damaged", ["{", "[]"])
def test_a_session_whose_options_cannot_be_read_is_left_out(shelf: Shelf, damaged: str) -> None:
    result = {"players": [{"name": "Ann", "total": 5}], "winners": ["Ann"]}
    session = shelf.keep(replace(simulated(2, 1), records=()), result=result)
    assert len(past_games(shelf.sessions, shelf.scored)) == 1
    with shelf.database.transaction() as connection:
        connection.execute("UPDATE sessions SET options = ? WHERE id = ?", (damaged, session))
    assert past_games(shelf.sessions, shelf.scored) == ()


def test_scored_games_count_too(shelf: Shelf) -> None:
    race = {"game": "race", "a": {"name": ""}, "b": {"name": "Ben"}}
    ended = {"a": {"total": 7}, "b": {"total": 4}, "winners": [""], "decided_by": "points"}
    shelf.scored.add("race", "", race, ended)
    herds = {
        "players": [
            {"name": "Ann", "herd": {"from": 3, "to": 7, "size": 5}},
            {"name": "Ben", "herd": None},
        ],
        "winners": ["Ann"],
    }
    shelf.scored.add("survive", "", {"players": [{"name": "Ann"}, {"name": "Ben"}]}, herds)
    team = {"team_total": 331, "won": True, "players": []}
    counts = {"players": [{"name": "Ann"}], "mode": "solo", "scenario": 1}
    shelf.scored.add("wild", "", counts, team)
    found = {game.kind: game for game in past_games(shelf.sessions, shelf.scored)}
    assert found["race"].scores == {"Ben": 4}
    assert found["survive"].scores == {"Ann": 5, "Ben": 0}
    assert (found[TOGETHER].scores, found[TOGETHER].won) == ({"Ann": 331}, True)
    assert found[TOGETHER].scenario == 1


def test_an_evening_ends_with_a_long_pause() -> None:
    evening = ("2026-11-03T19:00:00Z", "2026-11-03T19:40:00Z", "2026-11-03T21:10:00Z")
    next_night = ("2026-11-04T19:00:00Z", "2026-11-04T20:00:00Z")
    assert longest_evening((*evening, *next_night)) == 130


@pytest.mark.parametrize("times", [(), ("soon", "later"), ("2026-11-03T19:00:00",)])
def test_times_that_say_nothing_are_no_evening(times: tuple[str, ...]) -> None:
    assert longest_evening(times) == 0
