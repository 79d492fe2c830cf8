"""Disks that take no more, and folders that refuse, while the program runs."""

import os
import resource
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from e2e.program import Program

from serengeti_companion.storage.database import FILE_NAME

_SIZE = "8m"
_ROOTS_POWER = ("setpriv", "--bounding-set", "-dac_override,-dac_read_search")


class Disk:
    """Has a folder for the data; `fill` and `free` while the program runs on it."""

    def __init__(self, folder: Path) -> None:
        self.data = folder / "data"

    def fill(self, program: Program) -> None:
        """From now on no file grows."""
        self._allow(program, (self.data / f"{FILE_NAME}-wal").stat().st_size)

    def free(self, program: Program) -> None:
        """As before."""
        self._allow(program, resource.RLIM_INFINITY)

    def _allow(self, program: Program, size: int) -> None:
        limits = size, resource.RLIM_INFINITY
        resource.prlimit(program.number, resource.RLIMIT_FSIZE, limits)


class SmallDisk(Disk):
    """A real one, in memory."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self._ballast = folder / "ballast"

    def fill(self, program: Program) -> None:
        del program
        with self._ballast.open("wb", buffering=0) as ballast:
            try:
                while True:
                    ballast.write(bytes(512))
            except OSError:
                return

    def free(self, program: Program) -> None:
        del program
        self._ballast.unlink()


@contextmanager
def limited(folder: Path) -> Iterator[Disk]:
    """The program is not allowed to make files larger."""
    yield Disk(folder)


@contextmanager
def small(folder: Path) -> Iterator[Disk]:
    """A full disk where this user may mount one, else as `limited`."""
    if not _mounted(folder):
        yield Disk(folder)
        return
    try:
        yield SmallDisk(folder)
    finally:
        subprocess.run(["umount", "--lazy", folder], check=True)


def as_ordinary_user() -> tuple[str, ...]:
    """Before a command: takes from root the power to write where it is forbidden."""
    if os.geteuid() != 0:
        return ()
    # Where not even root may give it up, root has not got it.
    given_up = subprocess.run([*_ROOTS_POWER, "true"], capture_output=True, check=False)
    return () if given_up.returncode else _ROOTS_POWER


@contextmanager
def read_only(folder: Path) -> Iterator[None]:
    """Nothing in the folder can be written to, as long as the block lasts."""
    inside = list(folder.rglob("*"))
    for path in (*inside, folder):
        path.chmod(0o555 if path.is_dir() else 0o444)
    try:
        yield
    finally:
        for path in (folder, *inside):
            path.chmod(0o755 if path.is_dir() else 0o644)


def _mounted(folder: Path) -> bool:
    if os.geteuid() != 0 or not shutil.which("mount"):
        return False
    command = ["mount", "-t", "tmpfs", "-o", f"size={_SIZE}", "tmpfs", str(folder)]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0
