"""The rulebooks in our own words, as read from `resources/rules/`."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache

from serengeti_companion.paths import resources

GAMES = ("wild", "race", "survive")


class Kind(StrEnum):
    """What a clause of WILD: Serengeti does; the small games' clauses carry no such mark."""

    MUST = "M"
    MAY = "P"
    MUST_NOT = "X"
    FACT = "F"
    ADVICE = "T"


class Family(StrEnum):
    """What sort of entry an ID names."""

    CLAUSE = "clause"
    TABLE = "table"
    RULING = "ruling"
    SWITCH = "switch"
    PICTURE = "picture"
    EXAMPLE = "example"
    CHECK = "check"
    DERIVED = "derived"
    CARD = "card"


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleClause:
    """One entry of a rules file, of any family."""

    id: str
    family: Family
    kind: Kind | None
    text: str
    """One line of plain text. For a table row: "column: cell", joined by semicolons."""
    chapter: int
    part: str
    """The line that stands over this part of the chapter, "" if none does."""
    references: tuple[str, ...]
    """IDs of the other entries named here, rulings and pictures included, in order."""
    details: tuple[str, ...]
    """A ruling's readings, a line each."""
    default: str
    """A ruling's default and its reason."""
    switch: str
    """The name of a ruling's house-rule switch, "" if it has none."""
    table: tuple[tuple[str, ...], ...]
    """Head row and data rows; a row that has an ID of its own is (head row, this row)."""

    @property
    def rulings(self) -> tuple[str, ...]:
        return tuple(name for name in self.references if family_of(name) is Family.RULING)

    @property
    def pictures(self) -> tuple[str, ...]:
        return tuple(name for name in self.references if family_of(name) is Family.PICTURE)

    @property
    def words(self) -> str:
        """Everything that a search looks at."""
        cells = (cell for row in self.table for cell in row)
        return " ".join((self.id, self.text, *self.details, self.default, self.switch, *cells))


@dataclass(frozen=True, slots=True, kw_only=True)
class Chapter:
    """A numbered section of a rules file."""

    number: int
    title: str
    clauses: tuple[RuleClause, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Rulebook:
    """One game's rules file in one language."""

    game: str
    language: str
    chapters: tuple[Chapter, ...]

    @property
    def clauses(self) -> Iterator[RuleClause]:
        return (clause for chapter in self.chapters for clause in chapter.clauses)

    def find(self, clause_id: str) -> RuleClause | None:
        return next((clause for clause in self.clauses if clause.id == clause_id), None)

    def search(self, text: str) -> tuple[RuleClause, ...]:
        """The entries with every word of `text`, those whose ID starts with it first."""
        wanted = text.casefold().split()
        if not wanted:
            return ()
        found = (
            clause
            for chapter in self.chapters
            for clause in chapter.clauses
            if _has_all(f"{clause.words} {clause.part} {chapter.title}", wanted)
        )
        start = text.strip().upper()
        return tuple(
            sorted(found, key=lambda clause: (clause.id != start, not clause.id.startswith(start)))
        )


def load(game: str, language: str = "en") -> Rulebook:
    """The rules of "wild", "race" or "survive"; in English where `language` has none.

    Raises ValueError for another game.
    """
    if game not in GAMES:
        raise ValueError(f"There is no rulebook of {game!r}, only of {', '.join(GAMES)}.")
    translated = (resources() / "rules" / language / f"{game}.md").is_file()
    return _read(game, language if translated else "en")


def game_of(clause_id: str) -> str | None:
    """The game whose rules have such IDs; None = no game's."""
    return {"WS": "wild", "RL": "race", "SV": "survive"}.get(clause_id.split("-", maxsplit=1)[0])


def family_of(clause_id: str) -> Family:
    return _FAMILIES.get("-".join(clause_id.split("-")[:2]), Family.CLAUSE)


def _has_all(text: str, words: list[str]) -> bool:
    folded = text.casefold()
    return all(word in folded for word in words)


_FAMILIES = {
    **dict.fromkeys(("WS-RULING", "RL-R", "SV-R"), Family.RULING),
    **dict.fromkeys(("WS-SW", "RL-SW", "SV-SW"), Family.SWITCH),
    **dict.fromkeys(("WS-PIC", "RL-PIC", "SV-PIC"), Family.PICTURE),
    **dict.fromkeys(("WS-EX", "RL-EX", "SV-EX"), Family.EXAMPLE),
    "WS-TBL": Family.TABLE,
    "WS-CHK": Family.CHECK,
    "WS-DRV": Family.DERIVED,
    "WS-CARD": Family.CARD,
}

# The files say "- WS-PASS-2 `X` text. R-12", "- RL-COMP-1: text", "- RL-EX-1 (derived): text",
# "- SV-R-1 Q: text", "**WS-RULING-1** text", "WS-TBL-LOCK (text)", "| WS-CHK-1 | cell | cell |".
_ID = r"(?:WS|RL|SV)(?:-[A-Z0-9]+)+(?:\.[A-Z]+)?"
_CHAPTER = re.compile(r"## (?P<number>\d+)\. (?P<title>[^(]*\w)")
_ENTRY = re.compile(
    rf"(?:- |\*\*|(?=WS-TBL))(?P<id>{_ID})(?:\*\*)?"
    r"(?: `(?P<kind>[MPXFT])`)?(?: \(derived\))?(?: Q)?[:,]?(?P<text>.*)",
)
_DETAIL = re.compile(r" *- (?P<text>.*)")
_GROUP = re.compile(r" \(WS-[^)]*\)")
_CODES = re.compile(r"(?:,? (?:R|PIC)-\d+)*$")
_MENTION = re.compile(rf"{_ID}|(?<![A-Z-])(?:R|PIC)-\d+")
_SWITCH = re.compile(r"\s*Switch: (?:`(?P<name>\w+)`)?.*$")
_RULE = re.compile(r"[|\-: ]+")
_IN_BRACKETS = re.compile(r"^\((.*)\)$")


@dataclass(slots=True, kw_only=True)
class _Draft:
    """An entry while its lines are still being read."""

    id: str
    text: str
    chapter: int
    part: str
    kind: str | None = None
    lines: list[str] = field(default_factory=list)
    table: list[tuple[str, ...]] = field(default_factory=list)

    def finished(self) -> RuleClause:
        body = "\n".join(self.lines)
        switch = _SWITCH.search(body)
        readings, _, default = _SWITCH.sub("", body).partition("Default")
        return RuleClause(
            id=self.id,
            family=family_of(self.id),
            kind=Kind(self.kind) if self.kind else None,
            text=_IN_BRACKETS.sub(r"\1", _plain(self.text)),
            chapter=self.chapter,
            part=_plain(self.part),
            references=tuple(dict.fromkeys(self._mentions())),
            details=tuple(filter(None, map(_plain, readings.splitlines()))),
            default=_plain(default).lstrip(": "),
            switch=(switch["name"] or "") if switch else "",
            table=tuple(self.table),
        )

    def _mentions(self) -> Iterator[str]:
        cells = (cell for row in self.table for cell in row)
        for name in _MENTION.findall(" ".join((self.text, *self.lines, self.part, *cells))):
            # Short codes are WILD's own.
            full = name.replace("R-", "WS-RULING-") if name.startswith("R-") else name
            full = f"WS-{full}" if full.startswith("PIC-") else full
            if full != self.id:
                yield full


class _Reader:
    """Reads one chapter's lines into drafts."""

    def __init__(self, chapter: int) -> None:
        self.drafts: list[_Draft] = []
        self._chapter = chapter
        self._part = ""
        self._head: tuple[str, ...] = ()

    def read(self, line: str) -> None:
        if line.startswith("|"):
            self._read_row(tuple(_plain(cell) for cell in line.strip("|").split("|")), line)
            return
        self._head = ()
        if entry := _ENTRY.match(line):
            self._begin(entry["id"], entry["text"], kind=entry["kind"])
        elif (detail := _DETAIL.match(line)) and self.drafts:
            self.drafts[-1].lines.append(detail["text"])
        elif line.strip("- "):
            self._part = _GROUP.sub("", line.lstrip("# "))

    def _begin(self, name: str, text: str, *, kind: str | None = None) -> _Draft:
        draft = _Draft(id=name, text=text, chapter=self._chapter, part=self._part, kind=kind)
        self.drafts.append(draft)
        return draft

    def _read_row(self, row: tuple[str, ...], line: str) -> None:
        if _RULE.fullmatch(line):
            return
        if not self._head:
            self._head = row
        elif self._head[0] == "ID":
            pairs = zip(self._head[1:], row[1:], strict=True)
            text = "; ".join(f"{column}: {cell}" if column else cell for column, cell in pairs)
            self._begin(row[0], text).table.extend((self._head, row))
        elif self.drafts:
            # A table under its own ID, such as WS-TBL-LIKE.
            table = self.drafts[-1].table
            table.extend((row,) if table else (self._head, row))


def _plain(text: str) -> str:
    """Without marks of emphasis and the codes behind the last full stop."""
    return _CODES.sub("", text.replace("`", "").replace("**", "").strip())


@cache
def _read(game: str, language: str) -> Rulebook:
    path = resources() / "rules" / language / f"{game}.md"
    text = path.read_text(encoding="utf-8")
    return Rulebook(game=game, language=language, chapters=tuple(_chapters(text.splitlines())))


def _chapters(lines: list[str]) -> Iterator[Chapter]:
    headings = [(at, found) for at, line in enumerate(lines) if (found := _CHAPTER.match(line))]
    stops = [at for at, _ in headings[1:]] + [len(lines)]
    for (start, heading), stop in zip(headings, stops, strict=True):
        reader = _Reader(int(heading["number"]))
        for line in lines[start + 1 : stop]:
            reader.read(line)
        clauses = tuple(draft.finished() for draft in reader.drafts)
        yield Chapter(number=int(heading["number"]), title=heading["title"], clauses=clauses)
