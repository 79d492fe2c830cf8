"""Whether the desktop asks for less motion; Qt tells it on Windows only."""

import importlib
import os
import sys
from functools import cache
from pathlib import Path

from PySide6.QtCore import QStandardPaths, Qt
from PySide6.QtWidgets import QApplication

_PATIENCE_MS = 300
_GNOME = ("gsettings", "get", "org.gnome.desktop.interface", "enable-animations")
_MAC = ("defaults", "read", "com.apple.universalaccess", "reduceMotion")
_KDE_KEY = "animationdurationfactor="


@cache
def system_moves() -> bool:
    """False when the desktop asks for no motion; asked once, when something first moves."""
    if sys.platform == "win32":
        return QApplication.isEffectEnabled(Qt.UIEffect.UI_General)
    if sys.platform == "darwin":
        return _answer(_MAC) != "1"
    desktop = os.environ.get("XDG_CURRENT_DESKTOP", "")
    if "KDE" in desktop:
        config = QStandardPaths.writableLocation(
            QStandardPaths.StandardLocation.GenericConfigLocation
        )
        return kde_moves(Path(config) / "kdeglobals")
    return not desktop or _answer(_GNOME) != "false"


def kde_moves(settings: Path) -> bool:
    """False when Plasma's animation speed stands at "instant" in this settings file."""
    if not settings.is_file():
        return True
    lines = settings.read_text(encoding="utf-8", errors="replace").lower().splitlines()
    factors = [line.removeprefix(_KDE_KEY).strip() for line in lines if line.startswith(_KDE_KEY)]
    return not factors or factors[-1] not in {"0", "0.0"}


def _answer(question: tuple[str, ...]) -> str:
    """What a settings tool of the desktop says; empty when it is missing or slow."""
    program = QStandardPaths.findExecutable(question[0])
    if not program:
        return ""
    # Loaded when something first moves, not at every start.
    process = importlib.import_module("PySide6.QtCore").QProcess()
    process.start(program, list(question[1:]))
    if not process.waitForFinished(_PATIENCE_MS):
        process.kill()
        process.waitForFinished(_PATIENCE_MS)
        return ""
    return bytes(process.readAllStandardOutput().data()).decode(errors="replace").strip()
