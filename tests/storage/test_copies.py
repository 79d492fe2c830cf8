"""Copies: kept step by step, undone and redone, named, put in the trash; photos beside them."""

from pathlib import Path

import pytest

from serengeti_companion.storage.copies import STEPS_KEPT, Content, CopyId, CopyStore
from serengeti_companion.storage.database import Database
from serengeti_companion.storage.faults import UnusableInput
from serengeti_companion.storage.migrations import MIGRATIONS
from serengeti_companion.storage.photos import Photo, PhotoStore
from serengeti_companion.storage.play import begin_session, load_session
from serengeti_companion.storage.sessions import SessionStore
from serengeti_companion.storage.whole import WholeSession


@pytest.fixture
def copies(database: Database) -> CopyStore:
    days = iter(range(1, 10_000))
    return CopyStore(database, now=lambda: f"2026-12-01T10:{next(days):04}Z")


@pytest.fixture
def copy(copies: CopyStore) -> CopyId:
    return copies.create("wild", " My\ncopy ", 1, "nothing")


def test_a_new_copy_knows_what_it_was_made_with(copies: CopyStore, copy: CopyId) -> None:
    (row,) = copies.copies("wild")
    assert (row.id, row.game, row.name, row.trashed) == (copy, "wild", "My copy", None)
    assert copies.content(copy) == Content(version=1, text="nothing", said="", undo=None, redo=None)
    assert copies.copies("race") == ()


def test_changes_are_undone_and_redone_one_by_one(copies: CopyStore, copy: CopyId) -> None:
    copies.write(copy, 1, "a card", "Card 1")
    copies.write(copy, 1, "two cards", "Card 2")
    found = copies.content(copy)
    assert (found.text, found.undo, found.redo) == ("two cards", "Card 2", None)
    copies.undo(copy)
    found = copies.content(copy)
    assert (found.text, found.undo, found.redo) == ("a card", "Card 1", "Card 2")
    copies.undo(copy)
    copies.undo(copy)  # nothing is left to undo
    found = copies.content(copy)
    assert (found.text, found.undo, found.redo) == ("nothing", None, "Card 1")
    for _ in range(3):
        copies.redo(copy)
    assert copies.content(copy).text == "two cards"


def test_a_copy_that_began_with_a_change_goes_into_the_trash_with_it(copies: CopyStore) -> None:
    copy = copies.create("wild", "Friends", 1, "their cards", "import of friends.csv")
    copies.write(copy, 1, "a card more", "Card 1")
    copies.undo(copy)
    assert copies.content(copy).undo == "import of friends.csv"
    assert copies.copies("wild") != ()
    copies.undo(copy)
    assert copies.copies("wild") == ()
    copies.restore(copy)
    found = copies.content(copy)
    assert (found.text, found.redo) == ("their cards", "Card 1")


def test_a_change_after_an_undo_takes_the_place_of_what_was_undone(
    copies: CopyStore, copy: CopyId
) -> None:
    copies.write(copy, 1, "a card", "Card 1")
    copies.undo(copy)
    copies.write(copy, 1, "another", "Card 3")
    found = copies.content(copy)
    assert (found.text, found.undo, found.redo) == ("another", "Card 3", None)


def test_the_oldest_steps_are_forgotten(
    copies: CopyStore, copy: CopyId, database: Database
) -> None:
    for n in range(STEPS_KEPT + 20):
        copies.write(copy, 1, str(n), f"Card {n}")
    for _ in range(STEPS_KEPT + 20):
        copies.undo(copy)
    assert copies.content(copy).text == "19"
    assert copies.content(copy).undo is None
    assert database.read("SELECT count(*) FROM copy_steps") == [(STEPS_KEPT + 1,)]


def test_a_copy_in_the_trash_can_be_brought_back(copies: CopyStore, copy: CopyId) -> None:
    copies.delete(copy)
    assert copies.copies("wild") == ()
    assert [row.id for row in copies.trash("wild")] == [copy]
    copies.restore(copy)
    copies.rename(copy, "Second edition")
    assert copies.copy(copy).name == "Second edition"


def test_a_number_that_is_not_there_is_told_in_a_sentence(copies: CopyStore) -> None:
    nobody = CopyId(7)
    for change in (copies.delete, copies.undo, copies.redo, copies.content, copies.copy):
        with pytest.raises(UnusableInput, match="no copy number 7"):
            change(nobody)
    with pytest.raises(UnusableInput, match="no copy number 7"):
        copies.write(nobody, 1, "a card", "Card 1")


def test_a_session_remembers_the_copy_and_keeps_its_facts(
    copies: CopyStore, copy: CopyId, store: SessionStore, opening: WholeSession
) -> None:
    whole = WholeSession(
        game=opening.game,
        title="",
        started=None,
        options=opening.options,
        components=opening.components,
        copy=copy,
    )
    session = begin_session(store, whole)
    copies.write(copy, 1, "changed since", "Card 1")
    copies.delete(copy)
    loaded = load_session(store, opening.game, session).whole
    assert (loaded.copy, loaded.components) == (copy, opening.components)


def test_photos_are_kept_a_piece_with_their_corners(database: Database, copy: CopyId) -> None:
    photos = PhotoStore(database)
    assert photos.photo(copy, "map 0") is None
    photos.put(copy, "map 0", Photo(picture=b"\x89PNG", corners=((0.1, 0), (1, 0), (1, 1), (0, 1))))
    photos.put(copy, "card 31", Photo(picture=b"first"))
    photos.put(copy, "card 31", Photo(picture=b"second"))
    assert list(photos.pieces(copy)) == ["card 31", "map 0"]
    assert photos.photo(copy, "card 31") == Photo(picture=b"second")
    found = photos.photo(copy, "map 0")
    assert found is not None
    assert list(found.corners) == [(0.1, 0), (1, 0), (1, 1), (0, 1)]
    photos.remove(copy, "map 0")
    assert list(photos.pieces(copy)) == ["card 31"]


def test_photos_are_duplicated_with_their_copy(
    database: Database, copies: CopyStore, copy: CopyId
) -> None:
    photos = PhotoStore(database)
    photos.put(copy, "card 31", Photo(picture=b"first"))
    twin = copies.create("wild", "Twin", 1, "{}")
    photos.duplicate(copy, twin)
    photos.remove(copy, "card 31")
    assert photos.photo(twin, "card 31") == Photo(picture=b"first")
    assert photos.pieces(copy) == ()


def test_a_database_without_copies_gets_the_tables(database_path: Path) -> None:
    Database(database_path, migrations=MIGRATIONS[:2]).close()
    with Database(database_path) as database:
        assert CopyStore(database).copies("wild") == ()
        assert database.read("SELECT copy FROM sessions") == []
