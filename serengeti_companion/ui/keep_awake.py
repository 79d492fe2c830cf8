"""The screen stays on while a session is open, where the system lets a program ask for that."""

import importlib
import os
import sys
from typing import Protocol

from PySide6.QtCore import QCoreApplication

_PROGRAM = "Serengeti Companion"
_REASON = "A game is on the table"


class Wakefulness(Protocol):
    """One system's way."""

    def hold(self) -> bool:
        """Keep the screen on; whether the system agreed."""

    def release(self) -> None:
        """Let it sleep again."""


class NoWay:
    """A system that offers none."""

    def hold(self) -> bool:
        return False

    def release(self) -> None:
        return


class ScreenSaverBus:
    """Linux: org.freedesktop.ScreenSaver, as Plasma, GNOME, Xfce and others answer it.

    The wish lasts as long as the connection, so a connection of its own is all that is remembered.
    """

    _NAME = "serengeti-companion-awake"
    _SERVICE = "org.freedesktop.ScreenSaver"
    _PATIENCE_MS = 500

    def hold(self) -> bool:
        try:
            dbus = importlib.import_module("PySide6.QtDBus")
        except ImportError:
            return False
        connect = dbus.QDBusConnection.connectToBus
        bus = connect(dbus.QDBusConnection.BusType.SessionBus, self._NAME)
        if not bus.isConnected():
            return False
        call = dbus.QDBusMessage.createMethodCall(
            self._SERVICE, f"/{self._SERVICE.replace('.', '/')}", self._SERVICE, "Inhibit"
        )
        call.setArguments([_PROGRAM, _REASON])
        answer = bus.call(call, dbus.QDBus.CallMode.Block, self._PATIENCE_MS)
        return bool(answer.type() == dbus.QDBusMessage.MessageType.ReplyMessage)

    def release(self) -> None:
        dbus = sys.modules.get("PySide6.QtDBus")
        if dbus is not None:
            dbus.QDBusConnection.disconnectFromBus(self._NAME)


class Caffeinate:
    """macOS: a small program of the system that ends with this one."""

    def __init__(self) -> None:
        self._process = importlib.import_module("PySide6.QtCore").QProcess()

    def hold(self) -> bool:
        self._process.start("caffeinate", ["-d", "-w", str(os.getpid())])
        return bool(self._process.waitForStarted())

    def release(self) -> None:
        self._process.kill()
        self._process.waitForFinished()


class ThreadState:
    """Windows: what this thread asks of the power management."""

    _CONTINUOUS, _SYSTEM, _DISPLAY = 0x80000000, 0x1, 0x2

    def hold(self) -> bool:
        return self._set(self._CONTINUOUS | self._SYSTEM | self._DISPLAY)

    def release(self) -> None:
        self._set(self._CONTINUOUS)

    def _set(self, state: int) -> bool:
        windll = getattr(importlib.import_module("ctypes"), "windll", None)
        return windll is not None and bool(windll.kernel32.SetThreadExecutionState(state))


def way() -> Wakefulness:
    """The way of this system."""
    match sys.platform:
        case "win32":
            return ThreadState()
        case "darwin":
            return Caffeinate()
        case _ if os.environ.get("DBUS_SESSION_BUS_ADDRESS"):
            return ScreenSaverBus()
        case _:
            return NoWay()


class KeepAwake:
    """Held while a session is open; a system that refuses is no fault, and About says so."""

    def __init__(self, by: Wakefulness | None = None) -> None:
        self._way = by or way()
        self._held = False
        self.agreed: bool | None = None
        """Whether the system agreed the last time, None = not asked yet."""

    def hold(self) -> None:
        if not self._held:
            self._held = True
            self.agreed = self._way.hold()

    def release(self) -> None:
        if self._held:
            self._held = False
            self._way.release()

    @property
    def words(self) -> str:
        """What About says of it."""
        said = QCoreApplication.translate
        match self.agreed:
            case None:
                return said("KeepAwake", "The screen is kept awake while a session is open.")
            case True:
                return said("KeepAwake", "The screen is kept awake: this system agreed to it.")
            case False:
                return said(
                    "KeepAwake",
                    "This system gives programs no way to keep the screen awake; set its own "
                    "time limit for the evening.",
                )
