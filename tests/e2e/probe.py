"""Starts the program as a user does, and answers what is on its window: started by `program.py`.

    python probe.py SOCKET

The program is untouched; only its QApplication is one that listens on the inherited socket, and its
main button is deaf for a shorter moment. A question is a line of JSON, so is its answer.
"""

import json
import runpy
import socket
import sys
from collections.abc import Iterator
from typing import Any

from e2e.room import faults
from PySide6 import QtWidgets
from PySide6.QtCore import QObject, QPoint, QRect, QSocketNotifier, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QWidget

from serengeti_companion.ui.crash import CrashHook

Found = dict[str, Any]
_DEAF_MS = 50  # hands that look whether a button listens need not wait as long as people do


class ProbedApplication(QApplication):
    """Answers as soon as the event loop runs."""

    def exec(self) -> int:  # type: ignore[override]
        from serengeti_companion.ui.parts import primary_button  # noqa: PLC0415 -- after the start

        vars(primary_button)["LOCK_MS"] = _DEAF_MS
        line = socket.socket(fileno=int(_argument))
        probe = Probe(line, self)
        code = QApplication.exec()
        probe.notifier.setEnabled(False)
        line.close()
        return code


class Probe(QObject):
    """Reads a question, writes the answer."""

    def __init__(self, line: socket.socket, parent: QObject) -> None:
        super().__init__(parent)
        self._line = line
        self._read = b""
        self.notifier = QSocketNotifier(line.fileno(), QSocketNotifier.Type.Read, self)
        self.notifier.activated.connect(self._hear)

    def _hear(self) -> None:
        got = self._line.recv(65536)
        if not got:
            self.notifier.setEnabled(False)
            return
        self._read += got
        while b"\n" in self._read:
            question, _, self._read = self._read.partition(b"\n")
            answer = _answer(json.loads(question))
            self._line.sendall(json.dumps(answer).encode() + b"\n")


def _answer(question: dict[str, Any]) -> object:
    match question:
        case {"ask": "shown", "kind": str(kind), "starts": str(starts)}:
            return list(_shown(kind, starts))
        case {"ask": "window"}:
            return [
                {"number": int(window.winId()), "title": window.windowTitle(), "box": _box(window)}
                for window in _windows()
            ]
        case {"ask": "tips"}:
            return [_box(widget) for widget in _tops() if widget.isVisible() and _is_tip(widget)]
        case {"ask": "room"}:
            return [fault for window in _windows() for fault in faults(window)]
        case {"ask": "crashes"}:
            hooks = [hook for top in _tops() for hook in top.findChildren(CrashHook)]
            return [report for hook in hooks for report in hook.reports]
        case _:
            raise ValueError(f"not understood: {question}")


def _tops() -> list[QWidget]:
    return QApplication.topLevelWidgets()


def _windows() -> list[QWidget]:
    return [widget for widget in _tops() if widget.isVisible() and not _is_tip(widget)]


def _is_tip(window: QWidget) -> bool:
    return window.windowType() is Qt.WindowType.ToolTip


def _shown(kind: str, starts: str) -> Iterator[Found]:
    """What is in sight, of that class and with words that begin so; "" = any.

    Of the class "MapView.cell" are the spaces of the Map.
    """
    kind, _, cells = kind.partition(".")
    for window in _windows():
        for widget in (window, *window.findChildren(QWidget)):
            if not widget.isVisible() or not _is_a(widget, kind):
                continue
            if not cells and _words(widget).startswith(starts):
                yield _widget(widget)
            if cells or not kind:
                yield from (cell for cell in _cells(widget) if cell["says"].startswith(starts))


def _is_a(widget: QWidget, kind: str) -> bool:
    return not kind or kind in {known.__name__ for known in type(widget).__mro__}


def _words(widget: QWidget) -> str:
    """Its name for the ear, or what it shows."""
    if widget.accessibleName():
        return widget.accessibleName()
    if isinstance(widget, QAbstractButton):
        return widget.text().replace("&", "")
    return widget.text() if isinstance(widget, QLabel) else ""


def _widget(widget: QWidget) -> Found:
    box = _box(widget)
    middle = widget.mapToGlobal(widget.rect().center())
    text = widget.text() if isinstance(widget, QLabel | QAbstractButton | QLineEdit) else ""
    return {
        "kind": type(widget).__name__,
        "says": _words(widget),
        "text": text,
        "box": box,
        "enabled": widget.isEnabled() and not getattr(widget, "locked", False),
        "focus": widget is QApplication.focusWidget(),
        "checked": isinstance(widget, QAbstractButton) and widget.isChecked(),
        "open": _is_open(widget, middle),
    }


def _is_open(widget: QWidget, point: QPoint) -> bool:
    """Whether a click there reaches the widget, and nothing lies over it."""
    hit = QApplication.widgetAt(point)
    return hit is not None and (hit is widget or widget.isAncestorOf(hit))


def _cells(widget: QWidget) -> Iterator[Found]:
    """What a painted widget tells the ear: the spaces of the Map, the rows of a list."""
    # The stubs know nothing of None: no interface at all, and no object behind a painted child.
    whole: object = QAccessible.queryAccessibleInterface(widget)
    if not isinstance(whole, QAccessibleInterface):
        return
    for at in range(whole.childCount()):
        child: object = whole.child(at)
        if isinstance(child, QAccessibleInterface) and _is_painted(child):
            yield _cell(child, widget)


def _is_painted(child: QAccessibleInterface) -> bool:
    behind: object = child.object()
    return behind is None


def _cell(cell: QAccessibleInterface, widget: QWidget) -> Found:
    return {
        "kind": f"{type(widget).__name__}.cell",
        "says": cell.text(QAccessible.Text.Name),
        "text": cell.text(QAccessible.Text.Value),
        "box": _corners(cell.rect()),
        "enabled": widget.isEnabled(),
        "focus": bool(cell.state().focused),
        "checked": bool(cell.state().selected),
        "open": _is_open(widget, cell.rect().center()),
    }


def _box(widget: QWidget) -> list[int]:
    return _corners(QRect(widget.mapToGlobal(QPoint(0, 0)), widget.size()))


def _corners(box: QRect) -> list[int]:
    return [box.x(), box.y(), box.width(), box.height()]


if __name__ == "__main__":
    _argument = sys.argv[1]
    QtWidgets.QApplication = ProbedApplication
    sys.argv = ["serengeti-companion"]
    runpy.run_module("serengeti_companion", run_name="__main__", alter_sys=True)
