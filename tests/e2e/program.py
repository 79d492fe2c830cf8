"""The program in a process of its own: what its window shows, and hands on mouse and keyboard."""

import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar

from e2e.virtual_screen import Point, VirtualScreen

from serengeti_companion.paths import DATA_VARIABLE

TESTS = Path(__file__).parents[1]
ROOT = TESTS.parent

HANG = 60.0
"""Seconds after which what is waited for will never come; no measure of speed."""
ON_SCREEN = 0.02
"""Seconds between two looks at the window: each makes the program list all that it shows."""
ON_DISK = 0.002
"""Seconds between two looks at the disk, of which the program knows nothing."""
_SETTLES = 0.06  # seconds in which a page that moves is seen to move
_CRASHES = 0.5  # seconds between two questions for crashes: they cost the program time too

Answer = TypeVar("Answer")


class HangError(AssertionError):
    """Something that was waited for did not come."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Seen:
    """A widget in sight, or a cell of one."""

    kind: str
    says: str
    text: str
    box: tuple[int, int, int, int]
    enabled: bool
    focus: bool
    checked: bool
    open: bool

    @property
    def middle(self) -> Point:
        left, top, width, height = self.box
        return left + (width - 1) // 2, top + (height - 1) // 2


class Program:
    """Runs until `kill` or `close`; `said` is what it wrote to standard error."""

    def __init__(self, data: Path, screen: VirtualScreen, wrapper: tuple[str, ...] = ()) -> None:
        self.screen = screen
        self._errors = tempfile.TemporaryFile("w+")  # noqa: SIM115 -- lives as long as the process
        ours, theirs = socket.socketpair()
        self._line = ours
        self._process = subprocess.Popen(
            [*wrapper, sys.executable, str(TESTS / "e2e" / "probe.py"), str(theirs.fileno())],
            env=environment(data, screen.name),
            stderr=self._errors,
            pass_fds=[theirs.fileno()],
        )
        theirs.close()
        self._read = self._line.makefile("r", encoding="utf-8")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._process.poll() is None:
            self._process.kill()
        self._process.wait()
        self._read.close()
        self._line.close()
        self._errors.close()

    @property
    def number(self) -> int:
        """Of its process."""
        return self._process.pid

    @property
    def said(self) -> str:
        self._errors.seek(0)
        return self._errors.read()

    @property
    def is_running(self) -> bool:
        return self._process.poll() is None

    def kill(self) -> None:
        """Pull the plug."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def opened(self) -> Self:
        """Wait for the window and give it the keyboard."""
        window = self.wait(lambda: next(iter(self.windows()), None), "a window")
        self.screen.give_keyboard(window["number"])
        return self

    def windows(self) -> list[dict[str, Any]]:
        windows: list[dict[str, Any]] = self._ask({"ask": "window"})
        return windows

    def room(self) -> list[str]:
        """What is clipped, overlaps or scrolls."""
        faults: list[str] = self._ask({"ask": "room"})
        return faults

    def crashes(self) -> list[str]:
        """Reports of what the program did wrong: nobody should ever see one."""
        crashes: list[str] = self._ask({"ask": "crashes"})
        return crashes

    def shown(self, starts: str = "", kind: str = "") -> list[Seen]:
        """Everything in sight with words that begin so."""
        found = self._ask({"ask": "shown", "kind": kind, "starts": starts})
        return [Seen(**{**seen, "box": tuple(seen["box"])}) for seen in found]

    def find(self, starts: str = "", kind: str = "", *, enabled: bool = True) -> Seen:
        """The first of these that a hand can reach, waited for."""

        def look() -> Seen | None:
            found = (seen for seen in self.shown(starts, kind) if seen.open)
            return next((seen for seen in found if seen.enabled is enabled), None)

        return self.wait(look, f"{kind} {starts!r}")

    def settled(self, starts: str = "", kind: str = "") -> Seen:
        """Found twice in the same place: on a page that has just come it may be on its way."""
        seen, before = self.find(starts, kind), None
        while seen != before:
            time.sleep(_SETTLES)
            seen, before = self.find(starts, kind), seen
        return seen

    def tap(self, starts: str = "", kind: str = "") -> None:
        """Find it and click it."""
        self.click(self.find(starts, kind).middle)

    def click(self, point: Point) -> None:
        """With the mouse there; a tip that popped up on the way is left to vanish first."""
        self._go_to(point)
        self.screen.click(point)

    def drag(self, start: Point, end: Point) -> None:
        """Pick up there, put down here."""
        self._go_to(start)
        self.screen.drag(start, end)

    def _go_to(self, point: Point) -> None:
        self.screen.move(point)
        self.wait(lambda: not any(_holds(tip, point) for tip in self._tips()), "a tip to go")

    def _tips(self) -> list[list[int]]:
        tips: list[list[int]] = self._ask({"ask": "tips"})
        return tips

    def enter(self, line: str) -> None:
        """Type it and press Enter."""
        self.screen.type(line)
        self.screen.press("Return")

    def wait(
        self, look: Callable[[], Answer | None], what: str, pause: float = ON_SCREEN
    ) -> Answer:
        """What `look` finds, as soon as it finds it."""
        began = asked = time.monotonic()
        while not (found := look()):
            now = time.monotonic()
            if now - asked > _CRASHES:
                asked = now
                if now - began > HANG or self.crashes():
                    self._fail(f"waited in vain for {what}")
            time.sleep(pause)
        return found

    def _ask(self, question: dict[str, Any]) -> Any:  # noqa: ANN401 -- JSON
        try:
            self._line.sendall(json.dumps(question).encode() + b"\n")
            answer = self._read.readline()
        except OSError as error:
            raise HangError(f"the program is gone: {self.said}") from error
        if not answer:
            raise HangError(f"the program is gone: {self.said}")
        return json.loads(answer)

    def _fail(self, what: str) -> None:
        picture = Path(tempfile.mkdtemp()) / "screen.png"
        self.screen.picture(picture)
        raise HangError("\n".join((what, f"the screen was {picture}", *self.crashes(), self.said)))


def _holds(box: list[int], point: Point) -> bool:
    left, top, width, height = box
    return left <= point[0] < left + width and top <= point[1] < top + height


def environment(data: Path, display: str | None) -> dict[str, str]:
    """What the program finds around it: this data folder, this screen or none."""
    screens = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "QT_SCALE_FACTOR"}
    dropped = screens | {"PYTHONDONTWRITEBYTECODE"}
    kept = {name: value for name, value in os.environ.items() if name not in dropped}
    places = os.pathsep.join((str(ROOT), str(TESTS)))
    kept |= {DATA_VARIABLE: str(data), "PYTHONPATH": places, "LANG": "C.UTF-8"}
    if display is not None:
        kept |= {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
    return kept
