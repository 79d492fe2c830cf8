"""What is built, locked and started: the frame around the program."""

import importlib.metadata
import os
import re
import shutil
import socket
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import run

import serengeti_companion
from serengeti_companion import paths

ROOT = Path(__file__).resolve().parent.parent
LOCKED = [run.APP, run.DEVELOPMENT]
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def locked_versions(requirements: Path) -> dict[str, str]:
    return dict(re.findall(r"^([\w-]+)==(\S+)", requirements.read_text(), re.MULTILINE))


# What is built


def test_the_version_stands_in_one_place() -> None:
    assert PYPROJECT["project"]["dynamic"] == ["version"]
    assert PYPROJECT["tool"]["hatch"]["version"]["path"] == "serengeti_companion/__init__.py"
    assert re.fullmatch(r"\d+\.\d+\.\d+", serengeti_companion.__version__)


def test_the_changelog_has_a_chapter_for_this_version_or_an_unreleased_one() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    newest = re.findall(r"^## \[([^\]]+)\]", changelog, re.MULTILINE)[0]
    assert newest in {"Unreleased", serengeti_companion.__version__}


def test_the_wheel_carries_the_resources_inside_the_package() -> None:
    wheel = PYPROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]
    assert wheel["packages"] == ["serengeti_companion"]
    assert wheel["force-include"] == {"resources": "serengeti_companion/resources"}
    assert (paths.resources() / "rules" / "en" / "wild.md").is_file()


def test_the_folder_of_scripts_does_not_hide_the_packaging_library() -> None:
    assert not (ROOT / "packaging" / "__init__.py").exists()


def test_user_data_goes_where_the_environment_says(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(paths.DATA_VARIABLE, str(tmp_path / "evening"))
    assert paths.user_data() == tmp_path / "evening"
    monkeypatch.delenv(paths.DATA_VARIABLE)
    assert paths.user_data().name == "serengeti-companion"


# What is locked


@pytest.mark.parametrize("requirements", LOCKED, ids=lambda path: path.stem)
def test_every_locked_package_has_hashes_and_no_address(requirements: Path) -> None:
    text = requirements.read_text(encoding="utf-8")
    entries = re.split(r"^(?=[\w-]+==)", text, flags=re.MULTILINE)[1:]
    assert len(entries) == len(locked_versions(requirements)) > 0
    assert all("--hash=sha256:" in entry for entry in entries)
    assert "http" not in text
    assert "file:" not in text


@pytest.mark.parametrize("requirements", LOCKED, ids=lambda path: path.stem)
def test_pyside6_stays_below_the_version_that_kills_python_3_11(requirements: Path) -> None:
    major, minor, _ = map(int, locked_versions(requirements)["pyside6-essentials"].split("."))
    assert (6, 10) <= (major, minor) < (6, 12)
    assert "pyside6-essentials>=6.10,<6.12" in PYPROJECT["project"]["dependencies"]


def test_the_development_lock_is_the_app_lock_and_more() -> None:
    # So that a .venv made for the tests starts the app as well.
    assert locked_versions(run.APP).items() <= locked_versions(run.DEVELOPMENT).items()


def test_every_dependency_is_locked() -> None:
    wanted = [re.split(r"[<>=;]", line)[0] for line in PYPROJECT["project"]["dependencies"]]
    assert set(wanted) <= locked_versions(run.APP).keys()


# Starting from a checkout: run.py


def test_the_stamp_changes_with_the_locked_packages(tmp_path: Path) -> None:
    requirements = tmp_path / "requirements.txt"
    requirements.write_text("one==1\n")
    first = run.stamp(requirements)
    assert run.stamp(requirements) == first
    requirements.write_text("one==2\n")
    assert run.stamp(requirements) != first


def test_a_half_made_virtual_environment_is_not_used(tmp_path: Path) -> None:
    python = run.python_in(tmp_path)
    assert not run.is_usable(tmp_path)
    python.parent.mkdir()
    python.write_text("#!/bin/sh\nexit 1\n")
    python.chmod(0o755)
    assert not run.is_usable(tmp_path)
    python.unlink()
    python.symlink_to(tmp_path / "a-python-that-was-removed")
    assert not run.is_usable(tmp_path)


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """What run.py has done to a virtual environment that exists only in name."""
    done: list[str] = []
    monkeypatch.setattr(run, "VENV", tmp_path)
    monkeypatch.setattr(run, "CHECKED", tmp_path / "libraries.checked")
    monkeypatch.setattr(run, "UNFINISHED", tmp_path / "unfinished")
    monkeypatch.setattr(run, "is_usable", lambda _: True)
    monkeypatch.setattr(run, "make_environment", lambda: done.append("made afresh"))
    run.python_in(tmp_path).parent.mkdir()
    run.python_in(tmp_path).touch()
    monkeypatch.setattr(run, "pip_install", lambda path: done.append(path.name))
    monkeypatch.setattr(subprocess, "call", lambda *_, **__: 0)
    return done


def test_an_interrupted_installation_starts_afresh(
    monkeypatch: pytest.MonkeyPatch, installed: list[str]
) -> None:
    def interrupted(_: Path) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as at_first:
        at_first.setattr(run, "pip_install", interrupted)
        assert run.main(["doctor"]) == 130
    assert installed == []
    run.install(run.APP)
    run.install(run.APP)
    assert installed == ["made afresh", "requirements.txt"]


def test_nothing_is_installed_while_the_stamp_fits(installed: list[str]) -> None:
    run.install(run.APP)
    run.install(run.APP)
    run.install(run.DEVELOPMENT)
    # What the tests need holds what the app needs.
    run.install(run.APP)
    assert installed == ["requirements.txt", "requirements-dev.txt"]
    run.stamp_file(run.APP).write_text("of older packages")
    run.install(run.APP)
    assert installed[2:] == ["requirements.txt"]


def test_the_whole_suite_takes_every_core_and_a_part_of_it_takes_one(
    monkeypatch: pytest.MonkeyPatch, installed: list[str]
) -> None:
    started: list[list[str]] = []
    monkeypatch.setattr(run, "require", lambda *_, **__: None)
    monkeypatch.setattr(subprocess, "call", lambda command, **_: started.append(command))
    run.main(["test"])
    run.main(["test", "tests/engine", "-k", "undo"])
    whole, part = (command for command in started if "pytest" in command)
    assert "--numprocesses=auto" in whole
    assert part[-3:] == ["tests/engine", "-k", "undo"]
    assert not [word for word in part if word.startswith("--numprocesses")]
    assert installed == ["requirements-dev.txt"]


def test_a_virtual_environment_without_its_python_is_made_again(installed: list[str]) -> None:
    run.install(run.APP)
    run.python_in(run.VENV).unlink()
    run.install(run.APP)
    assert installed == ["requirements.txt", "requirements.txt"]


@pytest.mark.parametrize(
    ("library", "package"),
    [
        ("libGL.so.1", "libgl1"),
        ("libEGL.so.1", "libegl1"),
        ("libdbus-1.so.3", "libdbus-1-3"),
        ("libfontconfig.so.1", "libfontconfig1"),
        ("libglib-2.0.so.0", "libglib2.0-0"),
        ("libxkbcommon.so.0", "libxkbcommon0"),
        ("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
        ("libxcb-cursor.so.0", "libxcb-cursor0"),
        ("libxcb-icccm.so.4", "libxcb-icccm4"),
        ("libX11.so.6", "libx11-6"),
        ("libX11-xcb.so.1", "libx11-xcb1"),
        ("libgssapi_krb5.so.2", "libgssapi-krb5-2"),
        ("libz.so.1", "zlib1g"),
    ],
)
def test_a_missing_library_is_named_by_its_package(library: str, package: str) -> None:
    assert run.package_of(library) == package


def test_missing_packages_are_told_in_one_line_to_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: "/usr/bin/apt-get")
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    with pytest.raises(run.CannotStartError) as problem:
        run.provide(["libgl1", "libgl1", "libegl1"], "This system lacks libGL.so.1.")
    lines = str(problem.value).splitlines()
    assert lines[0] == "This system lacks libGL.so.1. Run this line, then start again:"
    assert lines[2].startswith("    sudo apt-get ")
    assert lines[2].endswith("apt-get install -y --no-install-recommends libgl1 libegl1")


def test_a_system_without_apt_is_told_what_it_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)
    with pytest.raises(run.CannotStartError, match=r"lacks libGL.*your system's package manager"):
        run.provide(["libgl1"], "This system lacks libGL.so.1.")


def test_a_folder_that_qt_cannot_name_gets_a_sentence() -> None:
    run.complain_about_odd_place("/home/zoë/🦁")
    with pytest.raises(run.CannotStartError, match=r"not written in UTF-8.*: /opt/b\?d\. Move it"):
        run.complain_about_odd_place("/opt/b\udcffd")


def test_an_old_python_gets_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: name == "python3.12" or None)
    with pytest.raises(run.CannotStartError) as problem:
        run.complain_about_old_python((3, 9))
    assert str(problem.value) == (
        "Serengeti Companion needs Python 3.11 or newer, this is 3.9. Start it with python3.12."
    )
    monkeypatch.setattr(shutil, "which", lambda _: None)
    with pytest.raises(run.CannotStartError, match="Install a newer Python"):
        run.complain_about_old_python((3, 9))


@pytest.mark.parametrize(
    ("told", "sentence"),
    [
        ("WARNING: Retrying: NewConnectionError: Failed to establish a new connection", "network"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES\nsee above", "DO NOT MATCH THE HASHES"),
        ("ERROR: [Errno 28] No space left on device", "No space left on device"),
    ],
)
def test_a_failed_installation_is_told_in_one_sentence(told: str, sentence: str) -> None:
    assert sentence in run.pip_failure(told)
    assert "\n" not in run.pip_failure(told)


def test_without_a_screen_the_app_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    with pytest.raises(run.CannotStartError, match=r"needs a screen.*xvfb-run"):
        run.complain_about_missing_screen({})
    with pytest.raises(run.CannotStartError, match="needs a screen"):
        run.complain_about_missing_screen({"DISPLAY": ":94321"})
    run.complain_about_missing_screen({"QT_QPA_PLATFORM": "offscreen"})
    run.complain_about_missing_screen({"WAYLAND_DISPLAY": "wayland-0"})


def test_a_display_counts_when_something_listens_there() -> None:
    with socket.socket() as server:
        server.bind(("127.0.0.1", 0))
        server.listen()
        number = server.getsockname()[1] - 6000
        assert run.can_connect(f"127.0.0.1:{number}.0")
    assert not run.can_connect("")


def test_what_is_started_keeps_byte_code_and_a_utf_8_locale(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    bare = run.child_environment({"PYTHONDONTWRITEBYTECODE": "1", "HOME": "/home/ann"})
    assert bare == {"HOME": "/home/ann", "LANG": "C.UTF-8"}
    assert run.child_environment({"LC_ALL": "de_DE.UTF-8"}) == {"LC_ALL": "de_DE.UTF-8"}


def test_run_needs_nothing_but_the_standard_library() -> None:
    source = (ROOT / "packaging" / "run.py").read_text(encoding="utf-8")
    imported = re.findall(r"^(?:import|from) (\w+)", source, re.MULTILINE)
    assert set(imported) <= sys.stdlib_module_names


def test_the_continuous_check_calls_the_readme_s_test_command() -> None:
    command = "python3 packaging/run.py test"
    assert command in (ROOT / "README.md").read_text(encoding="utf-8")
    assert command in (ROOT / ".ci" / "run").read_text(encoding="utf-8")


# What PySide6 must not do

SOAK = """
import sys
from PySide6.QtWidgets import QApplication, QGraphicsRectItem, QGraphicsScene, QLabel
app = QApplication([])
scene, label = QGraphicsScene(), QLabel()
token = scene.addRect(0, 0, 10, 10)
before = sys.getrefcount(None)
for step in range(5000):
    token.moveBy(1, 0)
    label.setText("moved")
    label.update()
    app.processEvents()
print(sys.getrefcount(None) - before)
"""


def test_twenty_thousand_qt_calls_lose_no_reference_to_none() -> None:
    # PySide6 6.12.0 loses one a call on Python 3.10 and 3.11 and takes the process with it.
    done = subprocess.run([sys.executable, "-c", SOAK], capture_output=True, check=False, text=True)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > -100


def test_the_installed_packages_are_the_locked_ones() -> None:
    installed = {name: importlib.metadata.version(name) for name in locked_versions(run.APP)}
    assert installed == locked_versions(run.APP)
