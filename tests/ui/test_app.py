"""The start of the program, and what it says when there can be no window."""

import importlib
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from types import ModuleType

import pytest

from serengeti_companion.storage import single_instance
from serengeti_companion.ui import app

ROOT = Path(__file__).resolve().parents[2]

# Prints what is loaded when the start page has been painted.
FIRST_PAINT = """
import sys
from PySide6.QtWidgets import QApplication
from serengeti_companion.ui import app, start
def paint():
    window = QApplication.topLevelWidgets()[0]
    window.grab()
    assert window.at_home
    print(*sys.modules, sep="\\n")
    window.close()
    return 0
start.QApplication.exec = staticmethod(paint)
app.main()
"""


def started(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env=os.environ | environment,
        capture_output=True,
        check=False,
        text=True,
    )


def test_the_first_picture_needs_no_pydantic_and_no_rules() -> None:
    done = started(FIRST_PAINT)
    assert done.returncode == 0, done.stderr
    loaded = done.stdout.split()
    assert "serengeti_companion.ui.home.home_page" in loaded
    assert not [name for name in loaded if name.startswith("pydantic")]
    assert not [name for name in loaded if name.startswith("serengeti_companion.games.wild")]


def test_without_a_screen_there_is_one_sentence() -> None:
    code = "import sys; from serengeti_companion.ui.app import main; sys.exit(main())"
    done = started(code, QT_QPA_PLATFORM="nowhere")
    assert done.returncode == app.COULD_NOT_START
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    assert line.startswith("serengeti-companion: Serengeti Companion needs a screen")


def test_in_a_place_that_qt_cannot_name_there_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(app, "_PLACES", ("/opt/b\udcffd/app.py",))
    assert app.main() == app.COULD_NOT_START
    said = capsys.readouterr().err
    assert "not written in UTF-8" in said
    assert said.count("\n") == 1


def fail_to_load(monkeypatch: pytest.MonkeyPatch, error: ImportError) -> None:
    load = importlib.import_module

    def failing(name: str) -> ModuleType:
        if name.endswith("ui.start"):
            raise error
        return load(name)

    monkeypatch.setattr(importlib, "import_module", failing)


def test_a_missing_library_is_told_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    fail_to_load(monkeypatch, ImportError("libGL.so.1: no such file", name="PySide6.QtGui"))
    assert app.main() == app.COULD_NOT_START
    said = capsys.readouterr().err
    assert "libGL.so.1" in said
    assert said.count("\n") == 1


def test_a_mistake_of_our_own_at_the_start_leaves_a_report(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    fail_to_load(monkeypatch, ImportError("no module named strat", name="strat"))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    assert app.main() == app.COULD_NOT_START
    said = capsys.readouterr().err
    assert "Traceback" not in said
    report = tmp_path / "serengeti-companion-report.txt"
    assert str(report) in said
    assert "no module named strat" in report.read_text(encoding="utf-8")


def test_a_second_start_needs_no_window(data_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    claim = single_instance.claim(data_folder)
    assert claim is not None
    monkeypatch.setattr(single_instance, "ask_to_show", lambda *_: True)
    done = app.main()
    claim.release()
    assert done == 0


def test_a_window_that_does_not_answer_is_told(
    data_folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    claim = single_instance.claim(data_folder)
    assert claim is not None
    monkeypatch.setattr(single_instance, "ask_to_show", lambda *_: False)
    assert app.main() == app.COULD_NOT_START
    claim.release()
    assert "does not answer" in capsys.readouterr().err
