"""A screen that nobody sees, with a mouse and a keyboard that are real to what runs on it."""

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Self

from PySide6.QtGui import QImage
from Xlib import XK, X
from Xlib.display import Display
from Xlib.ext import xtest

INSTALL = "apt-get install -y --no-install-recommends xvfb"
_STEPS = 4  # of a drag: enough for the window to see a movement
_SOON, _NEAR = 0.5, 12  # seconds and px: within them two presses can be a double click

Point = tuple[int, int]


class VirtualScreen:
    """An Xvfb of our own on a free display; ends with the block."""

    def __init__(self, width: int = 1280, height: int = 720) -> None:
        self.size = width, height
        self._server = _started(width, height)
        try:
            self.name = f":{self._free_number()}"
            self._display = Display(self.name)
        except BaseException:
            self._end()
            raise
        self._root = self._display.screen().root
        self._pressed: tuple[Point, float] = ((-1, -1), 0.0)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._display.close()
        self._end()

    def give_keyboard(self, window: int) -> None:
        """There is no window manager here: somebody has to say who has the keyboard."""
        self._display.set_input_focus(window, X.RevertToParent, X.CurrentTime)
        self._display.sync()

    def move(self, point: Point) -> None:
        xtest.fake_input(self._display, X.MotionNotify, x=point[0], y=point[1])
        self._display.sync()

    def click(self, point: Point, button: int = 1) -> None:
        self.move(self._apart(point))
        self._button(X.ButtonPress, button)
        self._button(X.ButtonRelease, button)

    def drag(self, start: Point, end: Point) -> None:
        """Press, carry, let go."""
        self.move(self._apart(start))
        self._button(X.ButtonPress, 1)
        for step in range(1, _STEPS + 1):
            self.move(_between(start, end, step / _STEPS))
        self._button(X.ButtonRelease, 1)

    def press(self, chord: str) -> None:
        """Keys joined by plus signs, named as X names them: "Control_L+z", "Return", "at"."""
        keys = [self._keys_of(name) for name in chord.split("+")]
        codes = [code for keys_of_one in keys for code in keys_of_one]
        for code in codes:
            xtest.fake_input(self._display, X.KeyPress, code)
        for code in reversed(codes):
            xtest.fake_input(self._display, X.KeyRelease, code)
        self._display.sync()

    def type(self, text: str) -> None:
        for letter in text:
            self.press(_LETTERS.get(letter, letter))

    def picture(self, path: Path) -> None:
        """What is on the screen now."""
        width, height = self.size
        image = self._root.get_image(0, 0, width, height, X.ZPixmap, 0xFFFFFFFF)
        QImage(image.data, width, height, QImage.Format.Format_RGB32).save(str(path))

    @contextmanager
    def something_in_front(self) -> Iterator[int]:
        """A window of another program over everything; its number."""
        width, height = self.size
        window = self._root.create_window(
            0, 0, width, height, 0, X.CopyFromParent, background_pixel=0
        )
        window.map()
        window.raise_window()
        self._display.sync()
        yield int(window.id)
        window.destroy()
        self._display.sync()

    def front(self) -> int:
        """The window that is above all others."""
        return int(self._root.query_tree().children[-1].id)

    def _apart(self, point: Point) -> Point:
        """A little beside the last press: a hand that means two taps makes no double click."""
        (before, then), now = self._pressed, time.monotonic()
        distance = max(abs(point[0] - before[0]), abs(point[1] - before[1]))
        if now - then < _SOON and distance < _NEAR:
            point = before[0] + (_NEAR if before[0] <= point[0] else -_NEAR), point[1]
        self._pressed = point, now
        return point

    def _button(self, kind: int, button: int) -> None:
        xtest.fake_input(self._display, kind, button)
        self._display.sync()

    def _keys_of(self, name: str) -> list[int]:
        """The keys to hold for a sign: shift before what stands above another sign."""
        sign = XK.string_to_keysym(name)
        code = self._display.keysym_to_keycode(sign)
        if not code:
            raise ValueError(f"this keyboard has no {name}")
        if sign == self._display.keycode_to_keysym(code, 0):
            return [code]
        return [self._display.keysym_to_keycode(XK.XK_Shift_L), code]

    def _free_number(self) -> str:
        assert self._server.stdout is not None
        told = self._server.stdout.readline().strip()
        if not told:
            raise RuntimeError(f"Xvfb did not start, code {self._server.wait()}")
        return told

    def _end(self) -> None:
        self._server.terminate()
        self._server.wait()
        assert self._server.stdout is not None
        self._server.stdout.close()


_LETTERS = {" ": "space", "@": "at", "?": "question", ",": "comma"}


def _started(width: int, height: int) -> "subprocess.Popen[str]":
    if not shutil.which("Xvfb"):
        sudo = "" if os.geteuid() == 0 else "sudo "
        raise RuntimeError(f"These tests need a virtual screen. Run: {sudo}{INSTALL}")
    screen = ["-screen", "0", f"{width}x{height}x24"]
    return subprocess.Popen(
        ["Xvfb", "-displayfd", "1", "-noreset", "-nolisten", "tcp", *screen],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )


def _between(start: Point, end: Point, share: float) -> Point:
    return (
        round(start[0] + (end[0] - start[0]) * share),
        round(start[1] + (end[1] - start[1]) * share),
    )
