"""The byte code of PySide6's own helpers, kept from one start to the next.

PySide6 carries some modules as source in an archive inside its library and compiles them whenever
it is loaded: a tenth of a start. Python keeps byte code of files only, so this keeps theirs, beside
ours.
"""

import builtins
import contextlib
import importlib.util
import marshal
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from types import CodeType
from typing import Any

_compile = compile  # as it is before anything stands in for it


class KeptCode:
    """What was compiled: name -> (hash of the source, its code)."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._codes: dict[str, tuple[bytes, CodeType]] = {}
        self._grown = False
        # A file that is missing, of another Python or garbled keeps nothing.
        with contextlib.suppress(OSError, ValueError, EOFError, TypeError):
            stored = path.read_bytes()
            if stored.startswith(importlib.util.MAGIC_NUMBER):
                self._codes = _read(stored[len(importlib.util.MAGIC_NUMBER) :])

    def compile(self, source: Any, filename: Any, *how: Any, **more: Any) -> Any:  # noqa: ANN401 -- as it is
        """In place of the builtin; only whole files that are handed over as bytes are kept."""
        if not isinstance(source, bytes) or more or how != ("exec",):
            return _compile(source, filename, *how, **more)
        fingerprint = importlib.util.source_hash(source)
        known = self._codes.get(filename)
        if known is not None and known[0] == fingerprint:
            return known[1]
        code = _compile(source, filename, *how)
        self._codes[filename] = (fingerprint, code)
        self._grown = True
        return code

    def write(self) -> None:
        """Whole or not at all; where nothing may be written, the next start compiles again."""
        if not self._grown or sys.dont_write_bytecode:
            return
        fresh = self._path.with_suffix(f".{os.getpid()}")
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            fresh.write_bytes(importlib.util.MAGIC_NUMBER + marshal.dumps(self._codes))
            fresh.replace(self._path)
        except OSError:
            with contextlib.suppress(OSError):
                fresh.unlink(missing_ok=True)


def _read(stored: bytes) -> dict[str, tuple[bytes, CodeType]]:
    return dict(marshal.loads(stored))  # noqa: S302 -- trusted as the byte code beside it is


@contextlib.contextmanager
def kept() -> Iterator[None]:
    """While PySide6 is loaded for the first time in this process."""
    codes = KeptCode(Path(importlib.util.cache_from_source(__file__)).with_suffix(".support"))
    vars(builtins)["compile"] = codes.compile
    try:
        yield
    finally:
        vars(builtins)["compile"] = _compile
    codes.write()
