"""PySide6's own helpers: compiled once, and again whenever what was kept is of no use."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from serengeti_companion.ui.kept_support import KeptCode

ROOT = Path(__file__).resolve().parents[2]
COMPILED = """
import sys
from serengeti_companion.ui import kept_support
found, builtin = [], compile
sys.addaudithook(lambda event, given: found.append(given[1]) if event == "compile" else None)
with kept_support.kept():
    from PySide6 import QtCore
assert compile is builtin
try:
    QtCore.QPoint("no number")
except TypeError as told:
    assert "Supported signatures" in str(told)  # what the helpers are for
print(sum(str(name).startswith("shibokensupport") for name in found))
"""


def compiled(cache: Path, *flags: str) -> int:
    """How many helpers are compiled by a process that keeps its byte code in that folder."""
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    done = subprocess.run(
        [sys.executable, *flags, "-c", COMPILED],
        cwd=ROOT,
        env=environment | {"PYTHONPYCACHEPREFIX": str(cache)},
        capture_output=True,
        check=True,
        text=True,
    )
    assert not done.stderr
    return int(done.stdout)


def kept_file(cache: Path) -> Path:
    (found,) = cache.rglob("*.support")
    return found


def test_what_was_compiled_once_is_not_compiled_again(tmp_path: Path) -> None:
    assert compiled(tmp_path) > 0
    assert compiled(tmp_path) == 0


@pytest.mark.parametrize("harm", [b"", b"\x00" * 5000, None], ids=["empty", "zeros", "cut"])
def test_what_is_garbled_is_made_anew(tmp_path: Path, harm: bytes | None) -> None:
    all_of_them = compiled(tmp_path)
    file = kept_file(tmp_path)
    file.write_bytes(file.read_bytes()[:1000] if harm is None else harm)
    assert compiled(tmp_path) == all_of_them
    assert compiled(tmp_path) == 0


def test_a_helper_whose_source_changed_is_compiled_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    kept = KeptCode(tmp_path / "kept.support")
    old = kept.compile(b"word = 'old'", "helper.py", "exec")
    kept.write()
    assert [file.name for file in tmp_path.iterdir()] == ["kept.support"]
    later = KeptCode(tmp_path / "kept.support")
    assert later.compile(b"word = 'old'", "helper.py", "exec").co_consts == old.co_consts
    assert "new" in later.compile(b"word = 'new'", "helper.py", "exec").co_consts


def test_where_nothing_can_be_kept_nothing_is_left_lying(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    taken = tmp_path / "kept.support"
    (taken / "by something else").mkdir(parents=True)
    kept = KeptCode(taken)
    kept.compile(b"word = 'old'", "helper.py", "exec")
    kept.write()
    assert list(tmp_path.iterdir()) == [taken]


def test_who_wants_no_byte_code_gets_none(tmp_path: Path) -> None:
    assert compiled(tmp_path, "-B") > 0
    assert not list(tmp_path.rglob("*.support"))
