"""Mouse, touch screen and keyboard: events through the window system, never to a widget.

Qt decides what is hit, what has the keyboard and what becomes of a touch, as it does for a user.
"""

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QGuiApplication, QPointingDevice, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from support.patience import as_long_as

TOUCH = 48
"""Least width and height of what a finger touches, logical pixels."""
_STEPS = 4  # of a drag
_TABS = 150
_MOMENT_MS = 10
_FRAME_MS = 20
_LEFT = Qt.MouseButton.LeftButton


class Pointer(Protocol):
    """A hand that points: at widgets in sight, where nothing lies over them."""

    def tap(self, widget: QWidget, part: QRect | None = None) -> None:
        """In the middle of the widget, or of a part of it."""

    def hold(self, widget: QWidget, part: QRect | None = None) -> None:
        """What asks for more: a press held for a while, or the other button of the mouse."""

    def drag(
        self, widget: QWidget, part: QRect | None, onto: QWidget, goal: QRect | None = None
    ) -> None:
        """Press there, carry over, let go."""


class Mouse:
    """Clicks with the left button; the right one asks for more."""

    def tap(self, widget: QWidget, part: QRect | None = None) -> None:
        window, place = reached(widget, part)
        QTest.mouseMove(window, place)
        QTest.mouseClick(window, _LEFT, pos=place)

    def hold(self, widget: QWidget, part: QRect | None = None) -> None:
        window, place = reached(widget, part)
        QTest.mouseMove(window, place)
        QTest.mouseClick(window, Qt.MouseButton.RightButton, pos=place)

    def drag(
        self, widget: QWidget, part: QRect | None, onto: QWidget, goal: QRect | None = None
    ) -> None:
        window, start = reached(widget, part)
        end = reached(onto, goal)[1]
        QTest.mouseMove(window, start)
        QTest.mousePress(window, _LEFT, pos=start)
        for place in way(start, end):
            QTest.mouseMove(window, place)
        QTest.mouseRelease(window, _LEFT, pos=end)


class Finger:
    """One finger on a touch screen; what it touches must be as wide and high as one."""

    def __init__(self, screen: QPointingDevice) -> None:
        self._screen = screen

    def tap(self, widget: QWidget, part: QRect | None = None) -> None:
        window, place = self._touched(widget, part)
        self._press(window, place)
        self._release(window, place)

    def hold(self, widget: QWidget, part: QRect | None = None) -> None:
        window, place = self._touched(widget, part)
        self._press(window, place)
        for _ in as_long_as(lambda: QApplication.activePopupWidget() is None):
            QTest.qWait(_MOMENT_MS)
        self._release(window, place)

    def drag(
        self, widget: QWidget, part: QRect | None, onto: QWidget, goal: QRect | None = None
    ) -> None:
        self._go(self._touched(widget, part), self._touched(onto, goal)[1], 0)

    def push(self, widget: QWidget, start: QRect, end: QRect) -> None:
        """Along, slowly enough that what scrolls is drawn on the way."""
        self._go(self._touched(widget, start), self._touched(widget, end)[1], _FRAME_MS)

    def _go(self, start: tuple[QWindow, QPoint], end: QPoint, pace: int) -> None:
        window, begin = start
        self._press(window, begin)
        for place in way(begin, end):
            QTest.touchEvent(window, self._screen).move(0, place, window).commit()
            QTest.qWait(pace)
        self._release(window, end)

    def _touched(self, widget: QWidget, part: QRect | None) -> tuple[QWindow, QPoint]:
        size = (part or widget.rect()).size()
        assert min(size.width(), size.height()) >= TOUCH, f"{named(widget)} is only {size}"
        return reached(widget, part)

    def _press(self, window: QWindow, place: QPoint) -> None:
        QTest.touchEvent(window, self._screen).press(0, place, window).commit()

    def _release(self, window: QWindow, place: QPoint) -> None:
        QTest.touchEvent(window, self._screen).release(0, place, window).commit()


class Keyboard:
    """Keys go to the window in front; Qt finds the widget, the shortcut or the menu."""

    def press(
        self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        window = QGuiApplication.focusWindow()
        assert isinstance(window, QWindow), "no window has the keyboard"
        QTest.keyClick(window, key, modifier)

    def alt(self, letter: str) -> None:
        """The button with that letter underlined; it is shown pressed for a moment, then acts."""
        self.press(Qt.Key(ord(letter)), Qt.KeyboardModifier.AltModifier)
        for _ in as_long_as(_is_any_down):
            QTest.qWait(_MOMENT_MS)

    def control(self, letter: str) -> None:
        self.press(Qt.Key(ord(letter)), Qt.KeyboardModifier.ControlModifier)

    def type(self, words: str) -> None:
        for letter in words:
            window = QGuiApplication.focusWindow()
            assert isinstance(window, QWindow), "no window has the keyboard"
            QTest.keyClick(window, ord(letter))

    def enter(self, line: str) -> None:
        """Type it and press Enter."""
        self.type(line)
        self.press(Qt.Key.Key_Return)

    def tab_to(self, *wanted: QWidget) -> None:
        """Tab until the keyboard is at one of these."""
        passed: list[str] = []
        while (at := focused()) not in wanted:
            passed.append(named(at))
            what = ", ".join(named(widget) for widget in wanted)
            assert len(passed) < _TABS, f"Tab never comes to {what}, only to {passed}"
            self.press(Qt.Key.Key_Tab)


def _is_any_down() -> bool:
    return any(
        isinstance(widget, QAbstractButton) and widget.isDown()
        for widget in QApplication.allWidgets()
    )


def focused() -> QWidget | None:
    """What has the keyboard."""
    found: object = QApplication.focusWidget()
    return found if isinstance(found, QWidget) else None


def reached(widget: QWidget, part: QRect | None = None) -> tuple[QWindow, QPoint]:
    """The window and the place in it where a hand meets the widget, or fails because it cannot."""
    QApplication.processEvents()
    assert widget.isVisible(), f"{named(widget)} is not in sight"
    assert widget.isEnabled(), f"{named(widget)} is switched off"
    window = widget.window()
    popup: object = QApplication.activePopupWidget()
    assert popup in {None, window}, f"{named(widget)} lies behind a menu"
    place = widget.mapTo(window, (part or widget.rect()).center())
    hit: object = window.childAt(place) or window
    over = isinstance(hit, QWidget) and (hit is widget or widget.isAncestorOf(hit))
    what = named(hit) if isinstance(hit, QWidget) else "nothing"
    assert over, f"a hand at {named(widget)} meets {what}"
    handle: object = window.windowHandle()
    assert isinstance(handle, QWindow)
    return handle, place


def way(start: QPoint, end: QPoint) -> Sequence[QPoint]:
    """Where a hand comes along."""
    return [start + (end - start) * step / _STEPS for step in range(1, _STEPS + 1)]


def named(widget: QWidget | None) -> str:
    """For whoever reads why a test failed."""
    return "nothing" if widget is None else f"{type(widget).__name__} {widget.accessibleName()!r}"
