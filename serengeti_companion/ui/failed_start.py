"""Why there is no window; loaded only when there is none."""

import tempfile
import traceback
from pathlib import Path

from serengeti_companion.engine.texts import Text, say


def why(error: Exception) -> Text:
    """One sentence; a mistake of ours leaves a report behind."""
    if isinstance(error, ImportError) and (error.name or "").startswith(("PySide6", "shiboken6")):
        return say(
            "Serengeti Companion cannot open a window, because the system lacks a library "
            "({said}). In its folder, `python3 packaging/run.py` tells what to install.",
            said=str(error),
        )
    report = Path(tempfile.gettempdir()) / "serengeti-companion-report.txt"
    report.write_text("".join(traceback.format_exception(error)), encoding="utf-8")
    return say(
        "Serengeti Companion could not start, by a mistake of its own. Your sessions are "
        "untouched. A report for whoever mends it is here: {path}.",
        path=str(report),
    )
