"""The house rules that a machine can hold: imports, what a start loads, names and sizes."""

import ast
import statistics
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = "serengeti_companion"
OWN = {f"{PACKAGE}.{name}" for name in ("engine", "games", "storage", "exports", "cli")}

# Beside the standard library. A module at the top of the package has a row of its own.
MAY_IMPORT = {
    "__init__": set(),
    "__main__": {f"{PACKAGE}.cli"},
    "paths": {"platformdirs"},
    "rulebook": {f"{PACKAGE}.paths"},
    "engine": {f"{PACKAGE}.engine"},
    "games": {f"{PACKAGE}.engine", f"{PACKAGE}.games", f"{PACKAGE}.paths", "pydantic"},
    "storage": {f"{PACKAGE}.{name}" for name in ("storage", "engine", "paths")}
    | {"pydantic", "pydantic_core"},
    "exports": OWN - {f"{PACKAGE}.cli"} | {f"{PACKAGE}.paths"},
    "cli": OWN | {PACKAGE, f"{PACKAGE}.paths", f"{PACKAGE}.rulebook"},
    "ui": OWN
    | {PACKAGE, f"{PACKAGE}.ui", f"{PACKAGE}.paths", f"{PACKAGE}.rulebook"}
    | {"PySide6", "shiboken6"},
}
SCREENS = ["ui", "tables"], ["ui", "home"]
"""Where each game has a folder for its own screens."""
BESIDE_THE_SCREENS = ("ui/pads/", "ui/copy/")
"""A score pad or WILD's copy shows what is its game's own, and borrows from its screens."""
HIDING_NAMES = {"base", "common", "core", "helpers", "manager", "misc", "utils"}
TRANSLATING = {"tr", "translate", "say", "QT_TRANSLATE_NOOP", "QT_TR_NOOP"}
WRITTEN_BY_PEOPLE = {"name", "names", "last", "title", "winners", "note", "path", "file"}
"""Holes of sentences for what somebody wrote."""
LONGEST_FUNCTION = 50
LONGEST_FILE = 400
MEDIAN_FUNCTION = 10


@dataclass(frozen=True, slots=True)
class Module:
    """One source file of the program."""

    path: Path
    tree: ast.Module

    @property
    def place(self) -> str:
        return self.path.relative_to(ROOT / PACKAGE).as_posix()

    @property
    def layer(self) -> str:
        return self.place.split("/")[0].removesuffix(".py")

    @property
    def game(self) -> str:
        """The game package this belongs to, "" outside of one."""
        parts = self.place.split("/")
        return parts[1] if parts[0] == "games" and len(parts) > 2 else ""

    @property
    def screen(self) -> str:
        """The game whose screens this belongs to, "" outside of them."""
        parts = self.place.split("/")
        return parts[2] if parts[:2] in SCREENS and len(parts) > 3 else ""

    @property
    def imports(self) -> Iterator[tuple[int, str]]:
        """Line and name of each import; `from package import name` counts as package.name."""
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Import):
                yield from ((node.lineno, alias.name) for alias in node.names)
            elif isinstance(node, ast.ImportFrom):
                source = f"{'.' * node.level}{node.module or ''}"
                yield from ((node.lineno, f"{source}.{alias.name}") for alias in node.names)

    @property
    def functions(self) -> Iterator[ast.FunctionDef]:
        return (node for node in ast.walk(self.tree) if isinstance(node, ast.FunctionDef))


@cache
def modules() -> tuple[Module, ...]:
    """Read once for all tests."""
    files = sorted((ROOT / PACKAGE).rglob("*.py"))
    return tuple(Module(path, ast.parse(path.read_text("utf-8"), str(path))) for path in files)


def length(function: ast.FunctionDef) -> int:
    return (function.end_lineno or function.lineno) - function.lineno + 1


def is_within(name: str, package: str) -> bool:
    return name == package or name.startswith(f"{package}.")


def is_allowed(name: str, layer: str) -> bool:
    top = name.partition(".")[0]
    if top in sys.stdlib_module_names:
        # The database is storage's affair; `doctor` only tells which SQLite this is.
        return top != "sqlite3" or layer in {"storage", "cli"}
    # The bare package, for its version, does not open the way to what is inside.
    inside = {package for package in MAY_IMPORT[layer] if package != PACKAGE}
    is_version = PACKAGE in MAY_IMPORT[layer] and name == f"{PACKAGE}.__version__"
    return is_version or any(is_within(name, package) for package in inside)


def test_every_import_goes_in_the_one_direction() -> None:
    wrong = [
        f"{module.place}:{line} {name}"
        for module in modules()
        for line, name in module.imports
        if not is_allowed(name, module.layer)
    ]
    assert not wrong


def test_no_game_imports_another() -> None:
    wrong = [
        f"{module.place}:{line} {name}"
        for module in modules()
        for line, name in module.imports
        if module.game
        and is_within(name, f"{PACKAGE}.games")
        and not is_within(name, f"{PACKAGE}.games.{module.game}")
    ]
    assert not wrong


def test_no_screen_of_a_game_imports_one_of_another() -> None:
    games = {module.screen for module in modules()} - {""}
    assert len(games) > 1
    wrong = [
        f"{module.place}:{line} {name}"
        for module in modules()
        if not module.place.startswith(BESIDE_THE_SCREENS)
        for line, name in module.imports
        for game in games - {module.screen}
        if any(is_within(name, f"{PACKAGE}.{'.'.join(of)}.{game}") for of in SCREENS)
    ]
    assert not wrong


def test_pydantic_stays_in_components_and_storage() -> None:
    wrong = [
        f"{module.place}:{line}"
        for module in modules()
        for line, name in module.imports
        if is_within(name, "pydantic")
        and module.layer != "storage"
        and module.path.name != "components.py"
    ]
    assert not wrong


def test_nothing_takes_everything_from_a_module() -> None:
    wrong = [
        f"{module.place}:{line} {name}"
        for module in modules()
        for line, name in module.imports
        if name.endswith(".*")
    ]
    assert not wrong


def loaded_by(statement: str) -> set[str]:
    """The names of all modules in a fresh interpreter after this statement."""
    done = subprocess.run(
        [sys.executable, "-c", f"{statement}; import sys; print(*sys.modules, sep='\\n')"],
        cwd=ROOT,
        capture_output=True,
        check=False,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return set(done.stdout.split())


@pytest.mark.parametrize("unwanted", ["PySide6", "pydantic", "sqlite3"])
def test_the_catalogue_of_games_loads_nothing_heavy(unwanted: str) -> None:
    loaded = loaded_by(f"import {PACKAGE}.games.catalogue")
    assert f"{PACKAGE}.games.catalogue" in loaded
    assert not {name for name in loaded if is_within(name, unwanted)}


def test_the_window_loads_no_rules_no_pydantic_and_no_scored_games() -> None:
    loaded = loaded_by(f"import {PACKAGE}.ui.start")
    assert f"{PACKAGE}.ui.start" in loaded
    rules = {name for name in loaded if name.startswith(f"{PACKAGE}.games.") and "rules" in name}
    assert not rules
    late = ("pydantic", f"{PACKAGE}.storage.scored_games", f"{PACKAGE}.ui.pads")
    assert not {name for name in loaded if any(is_within(name, one) for one in late)}


def test_a_table_is_opened_and_played_without_pydantic() -> None:
    loaded = loaded_by(f"import {PACKAGE}.ui.desk, {PACKAGE}.ui.home.wild.screen")
    assert f"{PACKAGE}.ui.tables.wild.table" in loaded
    assert not {name for name in loaded if is_within(name, "pydantic")}


def test_every_folder_of_the_program_is_a_package() -> None:
    folders = {module.path.parent for module in modules()}
    assert not [str(folder) for folder in folders if not (folder / "__init__.py").is_file()]


def test_no_module_has_a_name_that_says_nothing() -> None:
    names = {part for module in modules() for part in module.place.removesuffix(".py").split("/")}
    assert not HIDING_NAMES & names


def test_no_function_is_longer_than_a_screen() -> None:
    long = [
        f"{module.place}:{function.lineno} {function.name} {length(function)}"
        for module in modules()
        for function in module.functions
        if length(function) > LONGEST_FUNCTION
    ]
    assert not long


def test_half_of_the_functions_are_short() -> None:
    lengths = [length(function) for module in modules() for function in module.functions]
    assert statistics.median(lengths) < MEDIAN_FUNCTION


def test_no_file_is_too_long_to_read() -> None:
    sizes = {module.place: len(module.path.read_text().splitlines()) for module in modules()}
    assert not {place: size for place, size in sizes.items() if size > LONGEST_FILE}


def test_a_translated_sentence_is_never_an_f_string() -> None:
    # Its braces are filled before the translation is looked up, so it would never be found.
    wrong = [
        f"{module.place}:{node.lineno}"
        for module in modules()
        for node in ast.walk(module.tree)
        if isinstance(node, ast.Call)
        and ast.unparse(node.func).rsplit(".", 1)[-1] in TRANSLATING
        and any(isinstance(argument, ast.JoinedStr) for argument in node.args)
    ]
    assert not wrong


def test_the_window_fills_what_people_wrote_into_its_sentences_by_the_one_way() -> None:
    # `filled` keeps a name from right to left to itself; `format` would turn the sentence round.
    wrong = [
        f"{module.place}:{node.lineno}"
        for module in modules()
        if module.layer == "ui"
        for node in ast.walk(module.tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "format"
        and WRITTEN_BY_PEOPLE & {keyword.arg for keyword in node.keywords}
    ]
    assert not wrong
