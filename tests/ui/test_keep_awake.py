"""The screen stays awake exactly as long as a session is open."""

import sys
from types import SimpleNamespace

import pytest

from serengeti_companion.ui import keep_awake
from serengeti_companion.ui.keep_awake import KeepAwake, NoWay, ScreenSaverBus, ThreadState

from .conftest import Awake


def test_it_is_asked_once_and_let_go_once(awake: Awake) -> None:
    keep = KeepAwake(awake)
    keep.hold()
    keep.hold()
    keep.release()
    keep.release()
    assert awake.asked == ["hold", "release"]


def test_about_says_whether_the_system_agreed(awake: Awake) -> None:
    keep = KeepAwake(awake)
    asked_nothing = keep.words
    keep.hold()
    agreed = keep.words
    refused = KeepAwake(NoWay())
    refused.hold()
    refused.release()
    assert len({asked_nothing, agreed, refused.words}) == 3
    assert "no way" in refused.words


def test_without_a_bus_nothing_is_held(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere/at/all")
    way = keep_awake.way()
    assert isinstance(way, ScreenSaverBus)
    assert not way.hold()
    way.release()


@pytest.mark.parametrize(
    ("platform", "kind"), [("win32", "ThreadState"), ("darwin", "Caffeinate"), ("linux", "NoWay")]
)
def test_each_system_has_its_own_way(
    platform: str, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    monkeypatch.setattr(sys, "platform", platform)
    assert type(keep_awake.way()).__name__ == kind


def test_windows_is_asked_for_the_display_and_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    states: list[int] = []

    def set_state(state: int) -> int:
        states.append(state)
        return 1

    kernel = SimpleNamespace(SetThreadExecutionState=set_state)
    fake = SimpleNamespace(windll=SimpleNamespace(kernel32=kernel))
    monkeypatch.setitem(sys.modules, "ctypes", fake)
    way = ThreadState()
    assert way.hold()
    way.release()
    assert states == [0x80000003, 0x80000000]
