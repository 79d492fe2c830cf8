"""What a pad is told, shows and hands over, for tests through real events."""

import json
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from support.deaf import wait_out
from support.wild_pages import tap

from serengeti_companion.ui.pads.pad_page import PadPage, Scored
from serengeti_companion.ui.pads.score_pad import ScorePad

Pad = Callable[..., ScorePad]


def saved(qtbot: QtBot, pad: PadPage) -> tuple[dict[str, Any], dict[str, Any]]:
    """Its counts and its result."""
    wait_out(pad.save)
    with qtbot.waitSignal(pad.saved) as signal:
        tap(pad.save)
    scored = signal.args[0]
    assert isinstance(scored, Scored)
    return scored.counts, scored.result


def without_game(counts: dict[str, Any], game: str) -> dict[str, Any]:
    """As `score` hands it on: the game has been read."""
    plain: dict[str, Any] = json.loads(json.dumps(counts))
    assert plain.pop("game") == game
    return plain


def keys(text: str, end: Qt.Key = Qt.Key.Key_Return) -> None:
    """Type into whatever has the keyboard, then Enter or Tab."""
    at = QApplication.focusWidget()
    assert at is not None
    QTest.keyClicks(at, text)
    QTest.keyClick(at, end)


def tick(box: QWidget) -> None:
    """A click on the square of a box to tick."""
    QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(12, box.height() // 2))


def verdict(pad: ScorePad) -> str:
    """The words that tell the result."""
    return pad.verdict.words.text()


def totals(pad: ScorePad) -> list[str]:
    """The stars of each player, as shown."""
    return [seat.total.stars.text() for seat in pad.sheet.playing]
