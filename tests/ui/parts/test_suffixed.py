"""Where a file is written: under the name the hand chose, never over another one unasked."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from serengeti_companion.ui.home.files import ask_where


@pytest.mark.parametrize("replace_it", [True, False])
def test_a_name_that_gets_its_suffix_from_us_is_asked_about_where_it_is_taken(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, *, replace_it: bool
) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    answer = QMessageBox.StandardButton.Yes if replace_it else QMessageBox.StandardButton.No
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "30.11"), ""))
    monkeypatch.setattr(QMessageBox, "question", lambda *_: answer)
    assert ask_where(parent, "Friday", ".csv") == tmp_path / "30.11.csv"
    (tmp_path / "30.11.csv").touch()
    assert ask_where(parent, "Friday", ".csv") == (tmp_path / "30.11.csv" if replace_it else None)
