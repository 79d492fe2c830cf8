"""Calls of the command line within the test's own process."""

import io
import json
import sys
from pathlib import Path

import pytest
from support.command_line import Call, Reply
from support.library import MINE, THEIRS, copy_with, keep

from serengeti_companion.cli.main import run
from serengeti_companion.exports import copy_csv


@pytest.fixture
def call(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Call:
    """Standard input may be given as text, as bytes, or as an object to be written as JSON."""

    def call_with(*arguments: str, given: object = "") -> Reply:
        text = given if isinstance(given, str | bytes) else json.dumps(given)
        data = text if isinstance(text, bytes) else text.encode()
        monkeypatch.setattr(sys, "argv", ["serengeti-companion", *arguments])
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))
        code = run()
        said = capsys.readouterr()
        return Reply(code=code, output=said.out, complaints=said.err.splitlines())

    return call_with


@pytest.fixture
def mine(data_folder: Path) -> None:
    """My copy, kept."""
    keep(data_folder, copy_with("My copy", MINE))


@pytest.fixture
def friends(tmp_path: Path) -> str:
    """The file that a friend sent."""
    path = tmp_path / "friends.csv"
    path.write_bytes(copy_csv.dumps(copy_with("Friends", THEIRS)).encode())
    return str(path)
