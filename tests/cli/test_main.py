"""How the program starts, ends, and fails."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from support.command_line import Call

from serengeti_companion import __version__
from serengeti_companion.cli import main

GOOD = '{"scenario": 5, "players": 2, "round": 1, "value": 3}\n'


def started(*arguments: str, **options: object) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "serengeti_companion", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, **options)  # type: ignore[call-overload,no-any-return]


def test_help_lists_every_subcommand_that_there_is(call: Call) -> None:
    reply = call("--help")
    assert reply.code == 0
    for name in main.SUBCOMMANDS:
        assert f"\n    {name}" in reply.output


@pytest.mark.parametrize("name", main.SUBCOMMANDS)
def test_every_subcommand_explains_itself(call: Call, name: str) -> None:
    reply = call(name, "--help")
    assert reply.code == 0
    assert reply.output.startswith(f"usage: serengeti-companion {name}")


def test_version(call: Call) -> None:
    assert call("--version").output == f"serengeti-companion {__version__}\n"


@pytest.mark.parametrize("arguments", [["nonsense"], ["--nonsense"], ["goal"], ["goal", "a", "b"]])
def test_wrong_usage_is_code_2(call: Call, arguments: list[str]) -> None:
    reply = call(*arguments)
    assert reply.code == 2
    assert reply.output == ""
    assert "usage:" in reply.complaints[0]


def test_a_file_that_is_not_there_is_code_2_and_one_sentence(call: Call, tmp_path: Path) -> None:
    reply = call("goal", str(tmp_path / "nowhere"))
    assert (reply.code, reply.output) == (2, "")
    (complaint,) = reply.complaints
    assert complaint.endswith(
        "nowhere: No such file or directory. Check the name and the folder, or write - to read "
        "standard input."
    )


def test_a_name_that_is_not_utf_8_is_told_with_replacement_signs(tmp_path: Path) -> None:
    name = os.fsdecode(os.fsencode(tmp_path) + b"/n\xe4d")
    command = [sys.executable, "-m", "serengeti_companion", "replay", name]
    done = subprocess.run(command, capture_output=True, check=False)
    assert done.returncode == 2
    assert "/n\N{REPLACEMENT CHARACTER}d (No such file" in done.stderr.decode()


def test_a_folder_is_no_file(call: Call, tmp_path: Path) -> None:
    assert call("goal", str(tmp_path)).code == 2


def test_a_file_is_read_like_standard_input(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "goals.json"
    file.write_text(GOOD)
    assert call("goal", str(file)).answer == call("goal", "-", given=GOOD).answer


def test_without_arguments_the_window_opens(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    class Window:
        @staticmethod
        def main() -> int:
            return 7

    asked = []

    def imported(name: str) -> type[Window]:
        asked.append(name)
        return Window

    monkeypatch.setattr("importlib.import_module", imported)
    assert call().code == 7
    assert asked == ["serengeti_companion.ui.app"]


def test_an_interrupt_ends_quietly(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_arguments: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(main, "main", interrupted)
    reply = call("goal", "-")
    assert (reply.code, reply.output, reply.complaints) == (130, "", [])


def test_the_module_starts_like_the_command() -> None:
    done = started("goal", "-", input=GOOD)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == '{"needed": 5, "compare": ">=", "met": false}\n'


def test_a_reader_that_has_had_enough_is_no_error() -> None:
    command = [sys.executable, "-m", "serengeti_companion", "goal", "-"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        process.stdin.write(GOOD * 10_000)
        process.stdin.close()
        assert process.stderr.read() == ""
    assert process.returncode == 2


@pytest.mark.parametrize("arguments", [["goal", "-"], ["--version"]])
def test_a_full_output_is_one_sentence(arguments: list[str]) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "serengeti_companion", *arguments],
            input=GOOD.encode(),
            stdout=full,
            stderr=subprocess.PIPE,
            env={},
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr == b"serengeti-companion: No space left on device.\n"


@pytest.mark.parametrize("closed", ["<&-", ">&-"])
def test_a_closed_input_or_output_is_one_sentence(closed: str) -> None:
    line = f'"$0" -m serengeti_companion goal - {closed}'
    done = subprocess.run(
        ["sh", "-c", line, sys.executable], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert done.stderr.splitlines() == [
        f"serengeti-companion: standard {'input' if '<' in closed else 'output'}: It is closed."
    ]


def test_without_a_place_for_complaints_none_goes_among_the_answers() -> None:
    line = '"$0" -m serengeti_companion goal - 2>&-'
    done = subprocess.run(
        ["sh", "-c", line, sys.executable], input="x\n", capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stdout.startswith('{"error": ')
    assert done.stdout.count("\n") == 1


def test_the_command_line_loads_neither_window_nor_storage() -> None:
    program = (
        "import sys; from serengeti_companion.cli import main;"
        "code = main.main(['goal', sys.argv[1]]);"
        "heavy = {'PySide6', 'pydantic', 'sqlite3'} & set(sys.modules);"
        "sys.exit(code or sorted(heavy) or 0)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, "-"],
        input=GOOD,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
