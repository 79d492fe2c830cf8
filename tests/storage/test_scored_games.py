"""Scored games: kept, found, renamed, put in the trash and taken out again."""

from pathlib import Path

import pytest

from serengeti_companion.storage.database import Database
from serengeti_companion.storage.faults import UnusableInput
from serengeti_companion.storage.migrations import MIGRATIONS
from serengeti_companion.storage.scored_games import ScoredGameId, ScoredGameStore

COUNTS = {
    "game": "wild",
    "mode": "competitive",
    "players": [{"name": "Zoë", "stars": 87}, {"name": "Ben 🦁", "stars": 92}],
}
RESULT = {"winners": ["Ben 🦁"], "decided_by": "stars"}


@pytest.fixture
def games(database: Database) -> ScoredGameStore:
    days = iter(range(1, 30))
    return ScoredGameStore(database, now=lambda: f"2026-12-{next(days):02}T10:00:00Z")


def keep(games: ScoredGameStore, title: str = "Friday") -> ScoredGameId:
    return games.add("wild", title, COUNTS, RESULT)


def test_a_scored_game_is_read_back_as_it_was_kept(games: ScoredGameStore) -> None:
    number = keep(games)
    (row,) = games.games()
    assert games.game(number) == row
    assert (row.game, row.title, row.scored) == ("wild", "Friday", "2026-12-01T10:00:00Z")
    assert (row.counts, row.result, row.trashed) == (COUNTS, RESULT, None)


def test_a_damaged_game_does_not_hide_the_others(
    games: ScoredGameStore, database: Database
) -> None:
    number = keep(games, "First")
    keep(games, "Second")
    for damaged in ("{", "[]"):
        with database.transaction() as connection:
            connection.execute("UPDATE scored_games SET counts = ? WHERE id = ?", (damaged, number))
        assert [row.title for row in games.games()] == ["Second"]
        with pytest.raises(UnusableInput, match="cannot be read"):
            games.game(number)


def test_the_game_scored_last_comes_first(games: ScoredGameStore) -> None:
    for title in ("First", "Second", "Third"):
        keep(games, title)
    assert [row.title for row in games.games()] == ["Third", "Second", "First"]


def test_a_game_counted_again_keeps_its_number_and_day(games: ScoredGameStore) -> None:
    number = keep(games)
    games.change(number, COUNTS | {"mode": "coop"}, {"won": True})
    row = games.game(number)
    assert (row.counts["mode"], row.result) == ("coop", {"won": True})
    assert row.scored == "2026-12-01T10:00:00Z"


def test_what_was_deleted_lies_in_the_trash_until_it_is_restored(games: ScoredGameStore) -> None:
    number = keep(games)
    games.delete(number)
    assert games.games() == ()
    assert [row.id for row in games.trash()] == [number]
    games.restore(number)
    assert [row.id for row in games.games()] == [number]
    assert games.trash() == ()


def test_a_title_is_cleaned_and_not_too_long(games: ScoredGameStore) -> None:
    number = keep(games, "  A\nfine \x07 evening ")
    assert games.game(number).title == "A fine evening"
    games.rename(number, "Sunday")
    assert games.game(number).title == "Sunday"
    with pytest.raises(UnusableInput, match="200 are the most"):
        keep(games, "x" * 10_000)


def test_games_are_found_by_title_name_and_day(games: ScoredGameStore) -> None:
    keep(games, "Friday")
    keep(games, "Sunday")
    assert [row.title for row in games.search("fri")] == ["Friday"]
    assert [row.title for row in games.search("zoë 2026-12-02")] == ["Sunday"]
    assert len(games.search("")) == 2
    assert games.search("carl") == ()


def test_a_number_that_is_not_there_is_told_in_a_sentence(games: ScoredGameStore) -> None:
    for change in (games.delete, games.restore, games.game):
        with pytest.raises(UnusableInput, match="no scored game number 7"):
            change(ScoredGameId(7))


def test_a_database_of_the_first_version_gets_the_table(database_path: Path) -> None:
    with Database(database_path, migrations=MIGRATIONS[:1]) as old:
        assert old.version == 1
    with Database(database_path) as database:
        assert database.version == len(MIGRATIONS)
        assert ScoredGameStore(database).games() == ()
    assert list((database_path.parent / "backups").glob("*-version-1.sqlite3"))


def test_who_played_is_known_whatever_the_game(games: ScoredGameStore) -> None:
    race = {"game": "race", "a": {"name": "Ann"}, "b": {"name": "Zoë"}}
    number = games.add("race", "A quick one", race, RESULT)
    assert games.game(number).names == ("Ann", "Zoë")
    assert games.game(keep(games)).names == ("Zoë", "Ben 🦁")
    assert [row.id for row in games.search("ann")] == [number]
