"""Calls of the command line within the test's own process."""

import io
import json
import sys

import pytest
from support.command_line import Call, Reply

from serengeti_companion.cli.main import run


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
