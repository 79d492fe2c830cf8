"""`simulate`: random sessions, the same for the same seed, each looked at all the way."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from support.command_line import Call

from serengeti_companion.cli import simulate
from serengeti_companion.engine.game import Game
from serengeti_companion.games import catalogue
from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.game import GAME
from serengeti_companion.storage import session_file
from serengeti_companion.storage.whole import WholeSession

Put = Callable[..., None]


def wild(*more: str, players: int = 2, games: int = 1) -> tuple[str, ...]:
    return ("simulate", "wild", "--players", str(players), "--games", str(games), *more)


@pytest.fixture
def game_is(monkeypatch: pytest.MonkeyPatch) -> Put:
    """Put a game with a fault in the place of the real one."""

    def put(**faults: object) -> None:
        game: Game = replace(GAME, **faults)  # type: ignore[arg-type]
        monkeypatch.setattr(catalogue, "find", lambda _: game)

    return put


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_come_to_an_end_without_a_problem(call: Call, players: int) -> None:
    reply = call(*wild("--seed", "1", players=players, games=2))
    assert (reply.code, reply.complaints) == (0, [])
    answer = reply.answer
    assert (answer["games"], answer["finished"], answer["problems"]) == (2, 2, 0)
    assert sum(answer["decided_by"].values()) == 2
    assert len(answer["wins"]) == players
    assert sum(answer["wins"]) >= 2
    assert 0 <= answer["score"]["min"] <= answer["score"]["mean"] <= answer["score"]["max"]


def test_the_same_seed_gives_the_same_games_and_another_seed_others(call: Call) -> None:
    first, again = (call(*wild("--seed", "7")).output for _ in range(2))
    assert first == again
    assert (
        call(*wild("--seed", "8")).answer["events"] != call(*wild("--seed", "7")).answer["events"]
    )


def test_what_happens_at_real_tables_happens(call: Call) -> None:
    events = call(*wild("--seed", "2", players=4, games=3)).answer["events"]
    assert {
        "scene_filmed", "vfx_spent", "food_spent", "tokens_gained", "cards_discarded",
        "pool_discarded", "deck_reshuffled", "animals_swapped", "awards_held", "herds_migrated",
    } <= set(events)  # fmt: skip
    assert events["scene_filmed"] > 60


@pytest.mark.parametrize("scenario", range(1, 7))
def test_one_player_plays_a_scenario_alone(call: Call, scenario: int) -> None:
    answer = call(*wild("--seed", "1", "--scenario", str(scenario), players=1)).answer
    assert (answer["finished"], answer["problems"]) == (1, 0)
    goals = answer["events"].get("goal_judged", 0)
    # WS-RULING-76: five Round Goals, none in the Challenge and none in Round 6.
    assert goals == {1: 5, 2: 5, 3: 5, 4: 5, 5: 5, 6: 0}[scenario]


def test_together_the_table_has_one_score_a_game(call: Call, tmp_path: Path) -> None:
    reply = call(*wild("--seed", "1", "--coop", "--out", str(tmp_path), players=3))
    (path,) = tmp_path.iterdir()
    result = call("replay", str(path)).answer["result"]
    score = reply.answer["score"]
    assert score == {"min": result["team_total"], "mean": result["team_total"]} | {
        "max": result["team_total"]
    }


def test_session_files_are_written_and_lead_to_the_same_result(call: Call, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    reply = call(*wild("--seed", "5", "--out", str(folder), games=2))
    assert (reply.code, reply.answer["problems"]) == (0, 0)
    names = sorted(path.name for path in folder.iterdir())
    assert names == ["wild-2p-5-001.serengeti", "wild-2p-5-002.serengeti"]
    commands = 0
    for name in names:
        whole = session_file.read(folder / name, catalogue.find)
        assert whole.started is None
        assert {record.at for record in whole.records} == {None}
        commands += len(whole.records)
        assert call("replay", str(folder / name)).answer["finished"] is True
    assert commands == reply.answer["commands"]


def test_files_are_the_same_byte_for_byte(call: Call, tmp_path: Path) -> None:
    for folder in ("a", "b"):
        call(*wild("--seed", "5", "--out", str(tmp_path / folder)))
    one, other = (next((tmp_path / folder).iterdir()) for folder in ("a", "b"))
    assert one.read_bytes() == other.read_bytes()


def test_a_broken_invariant_is_told_with_its_command(call: Call, game_is: Put) -> None:
    game_is(problems=lambda table: ("37 animals",) if table.round == 2 else ())
    reply = call(*wild("--seed", "1"))
    assert reply.code == 1
    assert reply.answer["problems"] == len(reply.complaints) > 0
    assert all("37 animals" in line for line in reply.complaints)
    assert reply.complaints[0].startswith("game 1: command ")


def test_a_refused_command_is_told(call: Call, game_is: Put) -> None:
    game_is(next_command=lambda _table, _chance: c.PassTurn(seat=0))  # type: ignore[arg-type]
    reply = call(*wild("--seed", "1"))
    assert reply.code == 1
    assert (reply.answer["finished"], reply.answer["problems"]) == (0, 1)
    assert reply.complaints == ["game 1: command 1 is refused: Ann passes"]


def test_a_game_without_an_end_is_given_up(
    call: Call,
    game_is: Put,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(simulate, "LONGEST", 20)
    game_is(next_command=lambda _table, _chance: c.TickSetup(step=1))
    reply = call(*wild("--seed", "1"))
    assert reply.code == 1
    assert reply.complaints == ["game 1: no end after 20 commands"]


def test_a_file_that_leads_elsewhere_is_told(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reading = session_file.read

    def cut_short(path: Path, find: session_file.FindGame) -> WholeSession:
        whole = reading(path, find)
        return replace(whole, records=whole.records[:-1])

    monkeypatch.setattr(session_file, "read", cut_short)
    reply = call(*wild("--seed", "1", "--out", str(tmp_path)))
    assert reply.code == 1
    assert reply.complaints == ["game 1: wild-2p-1-001.serengeti does not lead to the same table"]


@pytest.mark.parametrize(
    "arguments",
    [
        wild("--seed", "1", players=5),
        wild("--seed", "1", players=0),
        wild("--seed", "1", games=0),
        wild("--seed", "x"),
        wild(),
        wild("--seed", "1", "--coop", players=1),
        wild("--seed", "1", "--scenario", "2"),
        wild("--seed", "1", "--coop", "--scenario", "7"),
        ("simulate", "chess", "--players", "2", "--games", "1", "--seed", "1"),
    ],
)
def test_wrong_usage_is_told_in_a_sentence(call: Call, arguments: tuple[str, ...]) -> None:
    reply = call(*arguments)
    assert (reply.code, reply.output) == (2, "")
    assert reply.complaints
    assert not any("Traceback" in line for line in reply.complaints)


def test_a_folder_that_cannot_be_made_is_told(call: Call, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    reply = call(*wild("--seed", "1", "--out", str(tmp_path / "file" / "folder")))
    assert reply.code == 2
    (complaint,) = reply.complaints
    assert complaint.endswith("Choose another one with --out.")
