"""Choices that are kept survive what nobody wrote, and forget what makes no sense."""

from pathlib import Path

import pytest

from serengeti_companion.games.wild.model import EVERYTHING, HouseRules, Tracking
from serengeti_companion.games.wild.switches import SWITCHES, with_switch
from serengeti_companion.storage.preferences import COLOURS, PLAYERS
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
    assert last.tracking == EVERYTHING
    kept.close()


@pytest.mark.usefixtures("qapp")
def test_marks_that_cannot_be_are_replaced(tmp_path: Path) -> None:
    kept = Kept(tmp_path)
    kept.remember(PLAYERS, ("Ann", "Ben", "Cem"))
    kept.remember(COLOURS, (9, 1, 1))
    assert LastTable.read(kept, ()).colours == (1, 0, 2)
    kept.close()
