"""A session as tables for a spreadsheet: scores by round, and the log."""

import csv
import io
from collections.abc import Iterable

from serengeti_companion.engine.journal import Dropped, Played, Redone, Undone
from serengeti_companion.engine.texts import Text
from serengeti_companion.exports.spreadsheet import neutral
from serengeti_companion.exports.steps import Step, last_table, steps
from serengeti_companion.storage.whole import WholeSession

Cell = str | int | float


def scores(whole: WholeSession) -> str:
    """A row a round: the score of each player after it; the last row is the total."""
    table = last_table(whole)
    sheets = whole.game.sheets(table)
    rounds = zip(*whole.game.by_round(table), strict=True)
    rows: list[list[Cell]] = [["round", *[sheet.name for sheet in sheets]]]
    rows += [[number, *row] for number, row in enumerate(rounds, 1)]
    rows.append(["total", *[sheet.total for sheet in sheets]])
    return written(rows)


def log(whole: WholeSession) -> str:
    """A row a record: number, time, what happened to it, the move, its events, the scores after."""
    table = last_table(whole)
    names = [sheet.name for sheet in whole.game.sheets(table)]
    rows: list[list[Cell]] = [["number", "at", "kind", "move", "on_word", "events", *names]]
    rows += [_row(whole, step) for step in steps(whole)]
    return written(rows)


def _row(whole: WholeSession, step: Step) -> list[Cell]:
    record = step.record
    move = whole.game.tell_command(step.told, step.play.command) if step.play else ""
    on_word = " ".join(record.on_word) if isinstance(record, Played) else ""
    totals = [sheet.total for sheet in whole.game.sheets(step.after)]
    return [
        step.number,
        record.at or "",
        _kind(step),
        str(move),
        on_word,
        _events(whole, step),
        *totals,
    ]


def _kind(step: Step) -> str:
    match step.record:
        case Played():
            return "played"
        case Undone():
            return "undone"
        case Redone():
            return "redone"
        case Dropped():
            return "dropped"


def _events(whole: WholeSession, step: Step) -> str:
    if not isinstance(step.record, Played):
        return ""
    told: list[Text | None] = []
    table = step.before
    for event in step.record.events:
        told.append(whole.game.tell_event(table, event))
        table = whole.game.rules.evolve(table, event)
    return "; ".join(str(text) for text in told if text is not None)


def written(rows: Iterable[Iterable[Cell]]) -> str:
    """The rows as text of a file; no spreadsheet takes a cell of it for a formula."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    for row in rows:
        writer.writerow(neutral(cell) if isinstance(cell, str) else cell for cell in row)
    return text.getvalue()
