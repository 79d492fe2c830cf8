"""A virtual screen for each test, and the program started on it."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Protocol

import pytest
from e2e.program import Program
from e2e.virtual_screen import VirtualScreen


class Start(Protocol):
    """Starts the program on a data folder; `wrapper` is a command that starts it."""

    def __call__(self, data: Path, *wrapper: str) -> Program: ...


@pytest.fixture
def screen() -> Iterator[VirtualScreen]:
    with VirtualScreen() as screen:
        yield screen


@pytest.fixture
def start(screen: VirtualScreen) -> Iterator[Start]:
    """A mistake of the program, or a word to standard error, fails the test that started it."""
    programs: list[Program] = []
    with ExitStack() as stack:

        def started(data: Path, *wrapper: str) -> Program:
            program = stack.enter_context(Program(data, screen, wrapper))
            programs.append(program)
            return program.opened()

        yield started
        for program in programs:
            assert not program.is_running or not program.crashes()
            assert not program.said
