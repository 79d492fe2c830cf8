#!/usr/bin/env python3
"""Starts Serengeti Companion from a checkout, or runs its tests, after making what they need.

    python3 packaging/run.py [arguments of the app]
    python3 packaging/run.py test [arguments of pytest]
    python3 packaging/run.py check

Standard library only, and readable by old Pythons, so that these get a sentence and no traceback.
Everything it has to say goes to standard error: standard output belongs to what it starts.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import socket
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
APP = ROOT / "packaging" / "requirements.txt"
DEVELOPMENT = ROOT / "packaging" / "requirements-dev.txt"
OLDEST_PYTHON = (3, 11)
COULD_NOT_START = 2

# Debian and Ubuntu packages whose name does not follow from that of the library.
ODD_PACKAGES = {
    "libbrotlidec.so.1": "libbrotli1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libz.so.1": "zlib1g",
}
# What PySide6 loads for tests and the command line, and to open a window on X11 or Wayland.
OFFSCREEN = ("QtWidgets.abi3.so", "QtSvg.abi3.so", "Qt/plugins/platforms/libqoffscreen.so")
XCB = "Qt/plugins/platforms/libqxcb.so"
WAYLAND = "Qt/plugins/platforms/libqwayland.so"
# Stands there while packages are being installed: an interrupted installation starts afresh.
UNFINISHED = VENV / "unfinished"
# Lists which of these were found whole, so that later starts need not look.
CHECKED = VENV / "libraries.checked"


class CannotStartError(Exception):
    """Something outside the program is missing; the message says what to do about it."""


def main(arguments: list[str]) -> int:
    try:
        return start(arguments)
    except CannotStartError as problem:
        say(str(problem))
        return COULD_NOT_START
    except KeyboardInterrupt:
        say("Stopped.")
        return 130


def start(arguments: list[str]) -> int:
    complain_about_old_python(sys.version_info[:2])
    complain_about_odd_place(str(ROOT))
    task, rest = (arguments[0], arguments[1:]) if arguments else ("", [])
    if task == "test":
        return run_tests(rest)
    if task == "check":
        return run_checks()
    return run_app(arguments)


def run_app(arguments: list[str]) -> int:
    environment = child_environment(os.environ)
    opens_a_window = not arguments
    if opens_a_window:
        complain_about_missing_screen(os.environ)
    install(APP)
    require(platform_files(os.environ) if opens_a_window else OFFSCREEN)
    environment["PYTHONPATH"] = str(ROOT)
    command = [str(python_in(VENV)), "-m", "serengeti_companion", *arguments]
    if os.name != "nt":
        os.execve(command[0], command, environment)  # noqa: S606 - the app takes over this process
    return subprocess.call(command, env=environment)


def run_tests(arguments: list[str]) -> int:
    install(DEVELOPMENT)
    environment = child_environment(os.environ)
    environment["QT_QPA_PLATFORM"] = "offscreen"
    left_out: list[str] = []
    if sys.platform == "linux":
        # The end-to-end tests bring their own virtual screen.
        require((*OFFSCREEN, XCB), programs={"Xvfb": "xvfb"})
    else:
        say("Left out on this system: the end-to-end tests, which need Xvfb.")
        left_out = ["--ignore=tests/e2e"]
    # All of it on every core; a few tests are done before a second process has started.
    how = arguments or ["--numprocesses=auto", "--dist=worksteal"]
    command = [str(python_in(VENV)), "-m", "pytest", *left_out, *how]
    return subprocess.call(command, cwd=ROOT, env=environment)


def run_checks() -> int:
    install(DEVELOPMENT)
    python = str(python_in(VENV))
    checks = (["ruff", "check"], ["ruff", "format", "--check"], ["mypy"])
    results = [subprocess.call([python, "-m", *check], cwd=ROOT) for check in checks]
    return max(results)


# Python and its packages


def complain_about_old_python(version: tuple[int, ...]) -> None:
    if version >= OLDEST_PYTHON:
        return
    names = (f"python3.{minor}" for minor in range(14, OLDEST_PYTHON[1] - 1, -1))
    newer = next(filter(shutil.which, names), None)
    how = f"Start it with {newer}." if newer else "Install a newer Python and use that."
    raise CannotStartError(
        "Serengeti Companion needs Python {}.{} or newer, this is {}.{}. {}".format(
            *OLDEST_PYTHON, *version[:2], how
        )
    )


def complain_about_odd_place(folder: str) -> None:
    """Qt knows no names but those in UTF-8, and ends the process without a word."""
    try:
        folder.encode()
    except UnicodeEncodeError:
        told = folder.encode(errors="replace").decode()
        raise CannotStartError(
            f"Serengeti Companion lies in a folder whose name is not written in UTF-8, where Qt "
            f"cannot work: {told}. Move it to another folder, or rename that one."
        ) from None


def install(requirements: Path) -> None:
    """Make the virtual environment hold what this file locks, unless it already does."""
    if is_installed(requirements):
        return
    if UNFINISHED.exists() or not is_usable(VENV):
        make_environment()
    UNFINISHED.touch()
    say(f"Installing the packages of {requirements.name} into .venv, only this once.")
    pip_install(requirements)
    # Byte code beforehand saves about 11 ms a thousand lines at the first start; without it the
    # app runs all the same, so a failure here (a read-only checkout) does not matter.
    subprocess.call([python_in(VENV), "-m", "compileall", "-q", str(ROOT / "serengeti_companion")])
    CHECKED.unlink(missing_ok=True)
    # The development file holds everything of the app's.
    for done in {requirements, APP}:
        stamp_file(done).write_text(stamp(done))
    UNFINISHED.unlink()


def is_installed(requirements: Path) -> bool:
    file = stamp_file(requirements)
    # The link to a Python that was removed from the system does not exist.
    return python_in(VENV).exists() and file.is_file() and file.read_text() == stamp(requirements)


def stamp(requirements: Path) -> str:
    """What the virtual environment depends on, in one word."""
    digest = hashlib.sha256(requirements.read_bytes())
    digest.update(sys.version.encode())
    return digest.hexdigest()


def stamp_file(requirements: Path) -> Path:
    return VENV / f"{requirements.stem}.stamp"


def own_python() -> str:
    """This interpreter; it does not know its own place when started with an empty PATH."""
    found = sys.executable or shutil.which(f"python3.{sys.version_info[1]}")
    if not found:
        raise CannotStartError("Start this script with the full path of a Python.")
    return found


def python_in(environment: Path) -> Path:
    if os.name == "nt":
        return environment / "Scripts" / "python.exe"
    return environment / "bin" / "python"


def is_usable(environment: Path) -> bool:
    """Whether there is a whole virtual environment of this very Python."""
    question = f"import pip, sys; sys.exit(sys.version_info[:3] != {tuple(sys.version_info[:3])})"
    try:
        answer = subprocess.run(
            [python_in(environment), "-c", question], capture_output=True, check=False
        )
    except OSError:
        return False
    return answer.returncode == 0


def make_environment() -> None:
    if importlib.util.find_spec("ensurepip") is None:
        provide([f"python3.{sys.version_info[1]}-venv"], "Python's venv module is not installed.")
    say("Making the virtual environment .venv.")
    made = subprocess.run(
        [own_python(), "-m", "venv", "--clear", str(VENV)],
        capture_output=True,
        check=False,
        text=True,
    )
    if made.returncode:
        reason = last_line(made.stderr) or last_line(made.stdout)
        raise CannotStartError(f"The virtual environment {VENV} could not be made: {reason}")


def pip_install(requirements: Path) -> None:
    command = [str(python_in(VENV)), "-m", "pip", "install", "--require-hashes"]
    command += ["--only-binary=:all:", "--disable-pip-version-check", "--no-input"]
    # Somebody who watches sees the progress.
    command += [] if sys.stderr.isatty() else ["--quiet"]
    done = subprocess.run(
        [*command, "--requirement", str(requirements)],
        env={**os.environ, "PIP_USER": "0"},
        stdout=sys.stderr,
        stderr=subprocess.PIPE,
        check=False,
        text=True,
    )
    if done.returncode:
        raise CannotStartError(pip_failure(done.stderr))


def pip_failure(errors: str) -> str:
    signs = "connection|resolve|resolution|timed? ?out|proxy|ssl|unreachable"
    if re.search(signs, errors, re.IGNORECASE):
        return (
            "The packages could not be downloaded because the package index cannot be reached; "
            "connect to the network (or set PIP_INDEX_URL to a mirror) and start again."
        )
    return f"The packages could not be installed: {last_line(errors)}"


def last_line(text: str) -> str:
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    errors = [line for line in lines if line.startswith("ERROR")]
    return (errors or lines or [""])[-1]


def child_environment(environment: Mapping[str, str]) -> dict[str, str]:
    """The environment of what is started: this Python's byte code and a UTF-8 locale."""
    dropped = {"PYTHONHOME", "PYTHONPATH", "PYTHONSAFEPATH", "PYTHONDONTWRITEBYTECODE"}
    kept = {name: value for name, value in environment.items() if name not in dropped}
    if sys.platform == "linux" and not {"LC_ALL", "LC_CTYPE", "LANG"} & kept.keys():
        kept["LANG"] = "C.UTF-8"
    return kept


# The system below


def complain_about_missing_screen(environment: Mapping[str, str]) -> None:
    if sys.platform != "linux" or environment.get("QT_QPA_PLATFORM"):
        return
    if environment.get("WAYLAND_DISPLAY") or can_connect(environment.get("DISPLAY", "")):
        return
    raise CannotStartError(
        "Serengeti Companion needs a screen and there is none here: start it from a desktop "
        "session, or on a virtual screen with `xvfb-run python3 packaging/run.py`."
    )


def can_connect(display: str) -> bool:
    """Whether an X server listens at this value of DISPLAY."""
    address = re.fullmatch(r"(?:unix)?(?P<host>[^:/]*):(?P<number>\d+)(?:\.\d+)?", display)
    if address is None:
        return bool(display)
    number = int(address["number"])
    if address["host"]:
        return accepts(socket.AF_INET, (address["host"], 6000 + number))
    path = f"/tmp/.X11-unix/X{number}"  # noqa: S108 - where X servers listen
    return any(accepts(socket.AF_UNIX, name) for name in (path, f"\0{path}"))


def accepts(family: int, address: str | tuple[str, int]) -> bool:
    with socket.socket(family, socket.SOCK_STREAM) as line:
        line.settimeout(3)
        try:
            line.connect(address)
        except OSError:
            return False
    return True


def platform_files(environment: Mapping[str, str]) -> tuple[str, ...]:
    """The parts of PySide6 that will be loaded to open a window here."""
    if environment.get("QT_QPA_PLATFORM", "xcb") != "xcb":
        return OFFSCREEN
    screen = WAYLAND if environment.get("WAYLAND_DISPLAY") else XCB
    return (*OFFSCREEN, screen)


def require(parts: tuple[str, ...], programs: Mapping[str, str] | None = None) -> None:
    """See to it that the system has what these parts of PySide6 load, and these programs."""
    if sys.platform != "linux":
        return
    known = checked_parts()
    unchecked = [part for part in parts if part not in known]
    missing = missing_libraries(unchecked)
    absent = [name for name in programs or {} if not shutil.which(name)]
    if missing or absent:
        packages = [package_of(library) for library in missing]
        packages += [package for name, package in (programs or {}).items() if name in absent]
        provide(packages, f"This system lacks {some_of([*absent, *missing])}.")
        if still := missing_libraries(unchecked):
            raise CannotStartError(f"This system still lacks {some_of(still)}.")
    CHECKED.write_text("\n".join(dict.fromkeys([*known, *parts])), encoding="utf-8")


def some_of(names: list[str]) -> str:
    more = f" and {len(names) - 3} more" if len(names) > 3 else ""
    return ", ".join(names[:3]) + more


def checked_parts() -> list[str]:
    return CHECKED.read_text(encoding="utf-8").split("\n") if CHECKED.is_file() else []


def missing_libraries(parts: list[str]) -> list[str]:
    files = [
        str(file) for part in parts for file in VENV.glob(f"lib/*/site-packages/PySide6/{part}")
    ]
    if not (files and shutil.which("ldd")):
        return []
    told = subprocess.run(["ldd", *files], capture_output=True, check=False, text=True)
    return sorted(set(re.findall(r"(\S+) => not found", told.stdout)))


def package_of(library: str) -> str:
    """Debian's and Ubuntu's package of a shared library: libX11.so.6 is in libx11-6."""
    if library in ODD_PACKAGES:
        return ODD_PACKAGES[library]
    name, _, version = library.lower().replace("_", "-").partition(".so.")
    return f"{name}-{version}" if name[-1].isdigit() else f"{name}{version}"


def provide(packages: list[str], why: str) -> None:
    """Install these packages where nobody can be asked; elsewhere say how."""
    wanted = ["--no-install-recommends", *dict.fromkeys(packages)]
    if not shutil.which("apt-get"):
        raise CannotStartError(f"{why} Install it with your system's package manager.")
    is_root = os.geteuid() == 0
    if not (is_root and os.environ.get("CI")):
        sudo = "" if is_root else "sudo "
        update = "" if any(Path("/var/lib/apt/lists").glob("*_Packages*")) else "apt-get update && "
        line = f"{sudo}{update and update + sudo}apt-get install -y {' '.join(wanted)}"
        raise CannotStartError(f"{why} Run this line, then start again:\n\n    {line}\n")
    say(f"{why} Installing {' '.join(wanted[1:])}.")
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for step in (["update"], ["install", "-y", *wanted]):
        done = subprocess.run(["apt-get", "-q", *step], env=quiet, capture_output=True, check=False)
        if done.returncode:
            reason = last_line(done.stderr.decode(errors="replace"))
            raise CannotStartError(f"{why} Installing it failed: {reason}")


def say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
