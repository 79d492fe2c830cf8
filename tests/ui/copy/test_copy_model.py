"""The copy that is being told: on the disk before it counts, undone, one of several."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from serengeti_companion.games.wild.notation import parse_card
from serengeti_companion.games.wild.printed import UNKNOWN_COPY, Printed
from serengeti_companion.storage.copies import CopyId
from serengeti_companion.storage.records import Codec
from serengeti_companion.storage.upcasts import VERSION
from serengeti_companion.ui.copy.copy_model import CopyModel
from serengeti_companion.ui.home.kept import Kept

CARD = parse_card("31 line: lion zebra@water | 3 stars | like")
OTHER = parse_card("32 terrain: lion@rock | 1 food | -")


@pytest.fixture
def kept(data_folder: Path) -> Iterator[Kept]:
    kept = Kept(data_folder)
    yield kept
    kept.close()


def with_cards(*cards: object) -> Printed:
    return replace(UNKNOWN_COPY, cards=cards)  # type: ignore[arg-type]


def test_nothing_is_known_before_the_first_change(kept: Kept) -> None:
    model = CopyModel(kept)
    assert (model.id, model.printed, model.undo_words) == (None, UNKNOWN_COPY, None)
    assert model.copies == ()


def test_a_change_is_on_the_disk_before_it_shows(kept: Kept) -> None:
    model = CopyModel(kept)
    seen = []
    model.changed.connect(lambda: seen.append(CopyModel(kept).printed.cards))
    assert model.change(with_cards(CARD), "Card 31")
    assert seen == [(CARD,)]
    assert model.printed.name == "My copy"


def test_changes_are_undone_and_redone_after_a_restart(kept: Kept) -> None:
    model = CopyModel(kept)
    model.change(with_cards(CARD), "Card 31")
    model.change(with_cards(CARD, OTHER), "Card 32")
    again = CopyModel(kept)
    assert again.undo_words == "Card 32"
    again.undo()
    assert list(again.printed.cards) == [CARD]
    assert (again.undo_words, again.redo_words) == ("Card 31", "Card 32")
    again.redo()
    assert list(again.printed.cards) == [CARD, OTHER]


def test_a_change_is_read_back_once_and_what_another_window_wrote_too(
    kept: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    model, other = CopyModel(kept), CopyModel(kept)
    reads: list[str] = []
    read = Codec.read_components

    def counted(codec: Codec, line: str, version: int = VERSION) -> object:
        reads.append(line)
        return read(codec, line, version)

    monkeypatch.setattr(Codec, "read_components", counted)
    model.change(with_cards(CARD), "Card 31")
    assert len(set(reads)) == len(reads)  # the empty copy, then the card
    other.choose(CopyId(1))
    other.change(with_cards(CARD, OTHER), "Card 32")
    model.refresh()
    assert model.printed == other.printed
    assert model.undo_words == "Card 32"


def test_a_change_to_what_it_is_already_is_no_step(kept: Kept) -> None:
    model = CopyModel(kept)
    model.change(with_cards(CARD), "Card 31")
    model.change(model.printed, "nothing new")
    assert model.undo_words == "Card 31"


def test_several_copies_stand_side_by_side(kept: Kept) -> None:
    model = CopyModel(kept)
    model.change(with_cards(CARD), "Card 31")
    first = model.id
    model.begin("Second edition", with_cards(OTHER))
    assert [copy.name for copy in model.copies] == ["My copy", "Second edition"]
    assert (model.printed.name, model.printed.cards) == ("Second edition", (OTHER,))
    assert CopyModel(kept).printed.name == "Second edition"  # looked at last
    assert first is not None
    model.choose(first)
    assert model.printed.cards == (CARD,)


def test_a_deleted_copy_can_be_brought_back(kept: Kept) -> None:
    model = CopyModel(kept)
    model.change(with_cards(CARD), "Card 31")
    model.rename("First edition")
    model.delete()
    assert (model.copies, model.printed) == ((), UNKNOWN_COPY)
    (deleted,) = model.trash
    model.restore(deleted.id)
    assert (model.printed.name, model.printed.cards) == ("First edition", (CARD,))


def test_what_the_disk_refuses_is_told_and_nothing_changes(
    kept: Kept,
) -> None:
    model = CopyModel(kept)
    model.change(with_cards(CARD), "Card 31")
    said: list[str] = []
    kept.failed.connect(said.append)
    assert not model.rename("x" * 1000)
    assert not model.choose(CopyId(99))
    assert (model.printed.name, model.printed.cards) == ("My copy", (CARD,))
    assert len(said) == 2
    model.change(with_cards(CARD, OTHER), "Card 32")
    assert model.printed.cards == (CARD, OTHER)
