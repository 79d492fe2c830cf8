"""The button that carries a game of two or of five on, and what becomes of a press."""

import time

from e2e.journal import Journal
from e2e.program import ON_DISK, Program

PATIENCE = 0.5
"""Seconds in which what was pressed is kept, if it was not one of several questions."""
_TRIES = 10


class MainButton:
    """Each press is seen on the disk."""

    def __init__(self, program: Program, journal: Journal) -> None:
        self._program, self._journal = program, journal

    def carry_on(self) -> None:
        """It is pressed again where it was deaf: its meaning may change under the hand."""
        before = len(self._journal)
        for _ in range(_TRIES):
            self._program.tap(kind="PrimaryButton")
            if self.kept_after(before):
                return
        raise AssertionError("the main button did nothing")

    def kept_after(self, before: int) -> bool:
        """Whether the journal grows beyond that many records."""
        deadline = time.monotonic() + PATIENCE
        while len(self._journal) == before:
            if time.monotonic() > deadline:
                return False
            time.sleep(ON_DISK)
        return True
