"""What PySide6 would read of every module, and here does not."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
READ = """
import linecache
import sys
from PySide6 import QtCore
from serengeti_companion.ui import unread_sources
unread_sources.leave_unread()
import serengeti_companion.ui.start
print(*linecache.cache, sep="\\n")
"""
WITHOUT = """
import sys
from serengeti_companion.ui import unread_sources
before = set(sys.modules)
unread_sources.leave_unread()
print(sorted(set(sys.modules) - before))
"""


def test_no_module_of_the_window_is_read_as_text() -> None:
    done = subprocess.run(
        [sys.executable, "-c", READ], cwd=ROOT, capture_output=True, check=True, text=True
    )
    assert "start.py" not in done.stdout
    assert "styling.py" not in done.stdout


def test_without_pyside_nothing_is_touched() -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT], cwd=ROOT, capture_output=True, check=True, text=True
    )
    assert (done.stdout, done.stderr) == ("[]\n", "")
