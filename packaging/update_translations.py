#!/usr/bin/env python3
"""Collects every sentence that a person sees into the catalogues, and compiles these.

    python packaging/update_translations.py          English, which needs only its plurals
    python packaging/update_translations.py de fr    other languages too, made when missing

A catalogue is resources/translations/serengeti_<language>.ts, to be edited by hand or with
`pyside6-linguist`; the program reads the .qm beside it. Sentences of the window come from `tr` and
`translate`, also under another name (`words = QCoreApplication.translate`); those of the core from
`say` and `count`, in the context "core".
"""

import ast
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "serengeti_companion"
CATALOGUES = ROOT / "resources" / "translations"
CORE = "core"


class Sentence(NamedTuple):
    """A source text in its context; `plural` if it is told with a number."""

    context: str
    source: str
    plural: bool = False


def main(languages: list[str]) -> int:
    odd = [word for word in languages if not re.fullmatch("[a-z]{2,3}(_[A-Z]{2})?", word)]
    if odd:
        print(f"{odd[0]} is no language. Name languages like de or pt_BR.", file=sys.stderr)
        return 2
    found = sorted(set(sentences()))
    for language in dict.fromkeys(("en", *languages)):
        catalogue = CATALOGUES / f"serengeti_{language}.ts"
        merge(found, catalogue, only_plurals=language == "en")
        run("lrelease", "-silent", str(catalogue))
        print(f"{catalogue.relative_to(ROOT)}: from {len(found)} sentences")
    return 0


def merge(found: list[Sentence], catalogue: Path, *, only_plurals: bool) -> None:
    """Bring a catalogue up to date; what was translated in it stays."""
    with tempfile.TemporaryDirectory() as folder:
        # lupdate knows no other names for `translate` and none of ours, but this file it can read.
        listing = Path(folder) / "sentences.py"
        listing.write_text("".join(map(_as_call, found)), encoding="utf-8")
        options = ["-silent", "-no-obsolete", "-locations", "none"]
        options += ["-pluralonly"] if only_plurals else []
        run("lupdate", *options, str(listing), "-ts", str(catalogue))


def run(tool: str, *arguments: str) -> None:
    """A tool of PySide6, from beside this Python."""
    program = Path(sys.executable).with_name(f"pyside6-{tool}")
    subprocess.run([str(program), *arguments], check=True)


def sentences() -> Iterator[Sentence]:
    """Everything a person sees."""
    for path in sorted(SOURCES.rglob("*.py")):
        collector = Collector()
        collector.visit(ast.parse(path.read_text(encoding="utf-8"), str(path)))
        yield from collector.found


class Collector(ast.NodeVisitor):
    """Walks a module; `tr` takes its context from the class it stands in."""

    def __init__(self) -> None:
        self.found: list[Sentence] = []
        self._class = ""
        self._names = {"translate"}

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        outer, self._class = self._class, node.name
        self.generic_visit(node)
        self._class = outer

    def visit_Assign(self, node: ast.Assign) -> None:
        if isinstance(node.value, ast.Attribute) and node.value.attr == "translate":
            self._names |= {name.id for name in node.targets if isinstance(name, ast.Name)}
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        texts = [_literal(argument) for argument in node.args]
        match _name(node.func), texts:
            case "tr", [str(source), *_]:
                self._add(self._class, source, plural=len(texts) > 2)
            case "say", [str(source), *_]:
                self._add(CORE, source)
            case "count", [_, str(one), str(many), *_]:
                self._add(CORE, one)
                self._add(CORE, many)
            case name, [str(context), str(source), *_] if name in self._names:
                self._add(context, source, plural=len(texts) > 3)
        self.generic_visit(node)

    def _add(self, context: str, source: str, *, plural: bool = False) -> None:
        self.found.append(Sentence(context, source, plural))


def _name(function: ast.expr) -> str:
    match function:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""


def _literal(argument: ast.expr) -> str | None:
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return argument.value
    return None


def _as_call(sentence: Sentence) -> str:
    number = ', "", 1' if sentence.plural else ""
    return f"QCoreApplication.translate({sentence.context!r}, {sentence.source!r}{number})\n"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
