"""With a television beside the laptop: a program of its own, on two screens that are not there."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
SCREENS = [
    {"name": "laptop", "x": 0, "y": 0, "width": 1280, "height": 720},
    {"name": "television", "x": 1280, "y": 0, "width": 1920, "height": 1080},
]
SCRIPT = """
import sys
from pathlib import Path
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from serengeti_companion.ui.home.kept import Kept
from serengeti_companion.ui.main_window import MainWindow
from serengeti_companion.ui.style.styling import current_style, make_application
from serengeti_companion.ui.table_view.view import TableView

app = make_application(sys.argv[:1])
current_style().apply()
window = MainWindow(lambda: Kept(Path(sys.argv[1])))
window.setGeometry(0, 0, 1280, 720)
window.show()
window.practise("survive")


def key(name):
    app.processEvents()
    window.activateWindow()
    app.processEvents()
    QTest.keyClick(app.focusWidget(), getattr(Qt.Key, name))
    app.processEvents()
    found = [w for w in app.topLevelWidgets() if isinstance(w, TableView) and w.isVisible()]
    return found[0] if found else None


for size in sys.argv[2:]:
    view = key("Key_F9")
    told = view.screen().name(), "full" if view.isFullScreen() else "window", *view.size().toTuple()
    print(*told, "table" if window.isActiveWindow() else "view")
    view.showNormal()
    view.setGeometry(*map(int, size.split(",")))
    app.processEvents()
    assert key("Key_F9") is None
window.close()
"""


def run(data: Path, screens: int, *places: str) -> list[str]:
    """What is told of the view each time it opens; then it is put to one of these places."""
    more = {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
    config = data.parent / "screens.json"
    listed = [screen | more for screen in SCREENS[:screens]]
    config.write_text(json.dumps({"synchronousWindowSystemEvents": False, "screens": listed}))
    platform = {"QT_QPA_PLATFORM": f"offscreen:configfile={config}"}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, str(data), *places],
        cwd=ROOT,
        env=os.environ | platform,
        capture_output=True,
        check=False,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_the_first_time_it_fills_the_television_and_leaves_the_keyboard_at_the_table(
    tmp_path: Path,
) -> None:
    told = run(tmp_path / "data", 2, "1400,100,900,500", "100,100,800,450", "0,0,700,400")
    assert told == [
        "television full 1920 1080 table",
        "television window 900 500 table",
        "laptop window 800 450 view",
    ]


@pytest.mark.parametrize("before", [1, 2])
def test_another_set_of_screens_has_another_memory(tmp_path: Path, before: int) -> None:
    data = tmp_path / "data"
    run(data, before, "10,10,700,400")
    told = run(data, 3 - before, "10,10,720,410")
    first = {1: "laptop window 768 432 view", 2: "television full 1920 1080 table"}
    assert told == [first[3 - before]]
