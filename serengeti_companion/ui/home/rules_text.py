"""Clauses of a rulebook as a text with links, in the colours of the look."""

import html
import re
from collections.abc import Callable, Iterable

from PySide6.QtCore import QCoreApplication

from serengeti_companion.rulebook import Chapter, Family, Kind, RuleClause
from serengeti_companion.ui.style.styling import Style
from serengeti_companion.ui.style.tokens import Role, TextSize
from serengeti_companion.ui.translation import filled

CLAUSE = "clause:"
"""A link to a clause is this and its ID."""

_SHORT = {"WS-RULING-": "R-", "WS-PIC-": "PIC-"}
"""How the rules files name rulings and pictures in passing."""


def sheet(style: Style) -> str:
    """The style sheet of the text."""
    ink, muted, accent = (style.color(r).name() for r in (Role.INK, Role.MUTED, Role.ACCENT))
    lit = style.color(Role.ACCENT_SOFT).name()
    small, title, large = (style.px(s) for s in (TextSize.SMALL, TextSize.TITLE, TextSize.LARGE))
    gap = style.px(10)
    return (
        f"body {{ color: {ink}; }} a {{ color: {accent}; }}"
        f"h1 {{ font-size: {title}px; margin: 0 0 {gap}px 0; }}"
        f"h2 {{ font-size: {large}px; margin: {2 * gap}px 0 {gap // 2}px 0; }}"
        f"p {{ margin: 0 0 {gap // 2}px 0; }} .more {{ color: {muted}; }}"
        f".id {{ color: {muted}; font-size: {small}px; font-weight: 600; }}"
        f"td.lit {{ background-color: {lit}; }}"
        f"th {{ text-align: left; }}"
    )


def chapter(chosen: Chapter, lit: str = "") -> str:
    """A whole chapter; the clause `lit` stands out."""
    parts = [f"<h1>{chosen.number}. {html.escape(chosen.title)}</h1>"]
    part = ""
    for clause in chosen.clauses:
        if clause.part and clause.part != part:
            part = clause.part
            parts.append(f"<h2>{html.escape(part)}</h2>")
        parts.append(_framed(entry(clause), clause.id, lit=clause.id == lit))
    return "".join(parts)


def found(clauses: Iterable[RuleClause], title: Callable[[RuleClause], str], asked: str) -> str:
    """What a search has found; `title` names the chapter of a clause."""
    words = QCoreApplication.translate
    rows = [
        _framed(f'{entry(clause)}<p class="more">{html.escape(title(clause))}</p>', clause.id)
        for clause in clauses
    ]
    if not rows:
        said = words("RulesText", "Nothing in the rules has all of: {words}").format(words=asked)
        return f"<p>{html.escape(said)}</p>"
    return "".join(rows)


def keys(rows: Iterable[tuple[str, str]]) -> str:
    """The keys sheet."""
    words = QCoreApplication.translate
    heading = html.escape(words("RulesText", "Keys"))
    cells = "".join(
        f"<tr><td><b>{html.escape(key)}</b>&nbsp;&nbsp;</td><td>{html.escape(said)}</td></tr>"
        for key, said in rows
    )
    return f"<h1>{heading}</h1><table cellpadding='4' cellspacing='0'>{cells}</table>"


def entry(clause: RuleClause) -> str:
    """One clause: its ID, what sort it is, its text, its readings and what it points to."""
    words = QCoreApplication.translate
    head = f'<a href="{CLAUSE}{clause.id}" class="id">{clause.id}</a>'
    sort = _sort(clause)
    label = f' <span class="id">{html.escape(sort)}</span>' if sort else ""
    lines = [f"<p>{head}{label}<br/>{_linked(clause.text, clause)}</p>"]
    lines += [f"<p>{_linked(detail, clause)}</p>" for detail in clause.details]
    if clause.default:
        said = html.escape(words("RulesText", "We play:"))
        lines.append(f"<p><b>{said}</b> {_linked(clause.default, clause)}</p>")
    if clause.switch:
        said = filled(words("RulesText", "House rule: {name}"), name=clause.switch)
        lines.append(f'<p class="more">{html.escape(said)}</p>')
    if clause.table and clause.family is Family.TABLE:
        lines.append(_table(clause))
    return "".join(lines) + _see(clause)


def _sort(clause: RuleClause) -> str:
    words = QCoreApplication.translate
    match clause.kind:
        case Kind.MUST:
            return words("RulesText", "must")
        case Kind.MAY:
            return words("RulesText", "may")
        case Kind.MUST_NOT:
            return words("RulesText", "must not")
        case Kind.FACT:
            return words("RulesText", "fact")
        case Kind.ADVICE:
            return words("RulesText", "advice")
        case None:
            return ""


def _framed(content: str, name: str, *, lit: bool = False) -> str:
    kind = ' class="lit"' if lit else ""
    return (
        f'<a name="{name}"></a><table width="100%" cellpadding="6" cellspacing="0">'
        f"<tr><td{kind}>{content}</td></tr></table>"
    )


def _table(clause: RuleClause) -> str:
    head, *rows = clause.table
    titles = "".join(f"<th>{html.escape(cell)}</th>" for cell in head)
    body = "".join(
        "<tr>" + "".join(f"<td>{html.escape(cell)}</td>" for cell in row) + "</tr>" for row in rows
    )
    return f"<table border='1' cellpadding='4' cellspacing='0'><tr>{titles}</tr>{body}</table>"


def _short(name: str) -> str:
    for long, short in _SHORT.items():
        if name.startswith(long):
            return name.replace(long, short, 1)
    return name


def _linked(text: str, clause: RuleClause) -> str:
    """The text with every entry it names as a link."""
    names = {_short(name): name for name in clause.references}
    names |= {name: name for name in clause.references}
    escaped = html.escape(text)
    if not names:
        return escaped
    either = "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True))
    return re.sub(
        rf"(?<![\w-])(?:{either})(?![\w-])",
        lambda at: f'<a href="{CLAUSE}{names[at.group()]}">{at.group()}</a>',
        escaped,
    )


def _see(clause: RuleClause) -> str:
    words = QCoreApplication.translate
    shown = " ".join((clause.text, *clause.details, clause.default))
    left = [n for n in clause.references if n not in shown and _short(n) not in shown]
    if not left:
        return ""
    links = ", ".join(f'<a href="{CLAUSE}{name}">{_short(name)}</a>' for name in left)
    return f'<p class="more">{html.escape(words("RulesText", "See"))} {links}</p>'
