"""Choices that are kept survive what nobody wrote, and forget what makes no sense."""

from pathlib import Path

import pytest

from serengeti_companion.games.wild.model import EVERYTHING, LIGHT, HouseRules, Tracking
from serengeti_companion.games.wild.packs import practice_set
from serengeti_companion.games.wild.printed import UNKNOWN_COPY
from serengeti_companion.games.wild.switches import SWITCHES, with_switch
from serengeti_companion.storage.preferences import COLOURS, PLAYERS, Preference
from serengeti_companion.ui.home.kept import Kept
from serengeti_companion.ui.home.wild import remembered
from serengeti_companion.ui.home.wild.remembered import LastTable

CASES = [(switch.name, value) for switch in SWITCHES for value in switch.values]


@pytest.mark.parametrize(("name", "value"), CASES)
def test_every_value_of_every_switch_is_read_back(name: str, value: bool | str) -> None:
    house = with_switch(HouseRules(), name, value)
    assert remembered.read(remembered.written(house)) == house


def test_a_switch_that_is_none_is_left_out() -> None:
    assert remembered.read(("flying=true", "overlap=sideways", "hardSupply")) == HouseRules()


def test_tracking_is_read_back() -> None:
    tracking = Tracking(map=False, tokens=False)
    assert remembered.read_tracking(remembered.written_tracking(tracking)) == tracking
    assert remembered.read_tracking(()) is None
    assert remembered.read_tracking(("everything",)) is None


@pytest.mark.usefixtures("qapp")
def test_the_first_table_of_all_has_a_default_for_everything(tmp_path: Path) -> None:
    kept = Kept(tmp_path)
    last = LastTable.read(kept, ("Ann", "Ben"))
    assert last.names == ("Ann", "Ben")
    assert last.colours == (0, 1)
    assert (last.copy, last.tracking) == ("", None)
    kept.close()


def test_the_practice_set_and_a_well_known_copy_are_worth_tracking() -> None:
    assert remembered.suggested(practice_set()) == EVERYTHING
    assert remembered.suggested(UNKNOWN_COPY) == LIGHT


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("key", ["copy", "copy 0", "copy -1", "copy 1 ", "mine", "copy ٣", "1"])
def test_a_copy_that_makes_no_sense_is_none_chosen(tmp_path: Path, key: str) -> None:
    kept = Kept(tmp_path)
    kept.remember(Preference[str](name=remembered.COPY.name, default="", read=str), key)
    assert kept.get(remembered.COPY) == ""
    kept.close()


@pytest.mark.usefixtures("qapp")
def test_a_copy_is_remembered_by_its_number(tmp_path: Path) -> None:
    kept = Kept(tmp_path)
    for key in (remembered.copy_key(3), remembered.PRACTICE, remembered.UNKNOWN):
        kept.remember(remembered.COPY, key)
        assert kept.get(remembered.COPY) == key
    kept.close()


@pytest.mark.usefixtures("qapp")
def test_marks_that_cannot_be_are_replaced(tmp_path: Path) -> None:
    kept = Kept(tmp_path)
    kept.remember(PLAYERS, ("Ann", "Ben", "Cem"))
    kept.remember(COLOURS, (9, 1, 1))
    assert LastTable.read(kept, ()).colours == (1, 0, 2)
    kept.close()
