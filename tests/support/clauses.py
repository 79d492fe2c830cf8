"""Which rulebook entries must have a test, and which tests say that they prove one."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from serengeti_companion import rulebook
from serengeti_companion.rulebook import Family, Kind, RuleClause

BINDING = {Kind.MUST, Kind.MAY, Kind.MUST_NOT}


@dataclass(frozen=True, slots=True, kw_only=True)
class Scope:
    """The part of one rulebook that the program already promises to know."""

    game: str
    chapters: range
    numbers: dict[Family, set[int]]
    """The worked examples, check values and switches of these chapters, by their numbers."""

    def covers(self, entry: RuleClause) -> bool:
        if entry.family in self.numbers:
            return int(entry.id.rsplit("-", 1)[1]) in self.numbers[entry.family]
        # The small games' files mark no kinds: there every line binds.
        return (
            entry.family is Family.CLAUSE
            and entry.chapter in self.chapters
            and (self.game != "wild" or entry.kind in BINDING)
        )


# Widen this as the program grows: another game, its chapters, examples and check values.
PROMISED = (
    Scope(
        game="wild",
        chapters=range(4, 21),
        numbers={
            Family.EXAMPLE: set(range(1, 40)),
            Family.CHECK: set(range(1, 26)),
            Family.SWITCH: set(range(1, 18)),
        },
    ),
    Scope(
        game="survive",
        chapters=range(1, 11),
        numbers={
            Family.EXAMPLE: set(range(1, 71)),
            Family.RULING: set(range(1, 31)),
            Family.SWITCH: set(range(1, 8)),
            Family.PICTURE: set(range(1, 8)),
        },
    ),
    Scope(
        game="race",
        chapters=range(1, 16),
        numbers={
            Family.EXAMPLE: set(range(1, 66)),
            Family.RULING: set(range(1, 38)),
            Family.SWITCH: set(range(1, 8)),
            Family.PICTURE: set(range(1, 12)),
        },
    ),
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Marker:
    """One `@pytest.mark.clause(...)` in the sources of the tests."""

    place: str
    """File and line."""
    ids: tuple[str, ...]
    on_a_test: bool


def promised(scopes: tuple[Scope, ...] = PROMISED) -> list[str]:
    """The IDs that need a test, in the order of the rulebooks."""
    return [
        entry.id
        for scope in scopes
        for entry in rulebook.load(scope.game).clauses
        if scope.covers(entry)
    ]


def existing() -> set[str]:
    return {entry.id for game in rulebook.GAMES for entry in rulebook.load(game).clauses}


def markers(folder: Path) -> list[Marker]:
    """Every marker below `folder`, read from the sources, so that none needs to be run."""
    return [
        marker
        for path in sorted(folder.rglob("*.py"))
        for marker in _markers_in(path.read_text(encoding="utf-8"), path)
    ]


def _markers_in(source: str, path: Path) -> Iterator[Marker]:
    tree = ast.parse(source, str(path))
    elsewhere = set(_marks(tree))
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            is_test = path.name.startswith("test_") and node.name.lower().startswith("test")
            for mark in (found for line in node.decorator_list for found in _marks(line)):
                elsewhere.discard(mark)
                # A decorated test, or the parameters in a decorator of its.
                yield _marker(mark, path, on_a_test=is_test)
    for mark in elsewhere:
        yield _marker(mark, path, on_a_test=path.name.startswith("test_"))


def _marks(tree: ast.AST) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.clause":
            yield node


def _marker(mark: ast.Call, path: Path, *, on_a_test: bool) -> Marker:
    place = f"{path.name}:{mark.lineno}"
    ids = [node.value for node in mark.args if isinstance(node, ast.Constant)]
    if len(ids) != len(mark.args) or not ids:
        raise ValueError(f"{place}: a clause marker takes its IDs as plain strings")
    return Marker(place=place, ids=tuple(map(str, ids)), on_a_test=on_a_test)
