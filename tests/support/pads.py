"""What a pad hands over when it is saved, for tests through real events."""

import json
from typing import Any

from pytestqt.qtbot import QtBot
from support.deaf import wait_out
from support.wild_pages import tap

from serengeti_companion.ui.pads.pad_page import PadPage, Scored


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
