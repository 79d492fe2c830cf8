"""The score sheets of a table side by side: the rows, for the screen and for paper."""

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from serengeti_companion.games.wild.model import CHALLENGE, Mode, Phase, Table
from serengeti_companion.games.wild.rules.goals import target_clause
from serengeti_companion.games.wild.scoring import (
    LABELS,
    by_round,
    by_source,
    final,
    standings,
    team_by_round,
    track,
)
from serengeti_companion.ui.pads import goal_words
from serengeti_companion.ui.paint.chart import ChartLine
from serengeti_companion.ui.style.tokens import SEAT_COLOURS, SEAT_SHAPES
from serengeti_companion.ui.tables.wild.player_name import sign_of
from serengeti_companion.ui.translation import told

_translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoreRow:
    """One line of all sheets: a value a player; `strong` for sums."""

    label: str
    values: tuple[str, ...]
    clause: str
    strong: bool = False


def score_rows(table: Table) -> tuple[ScoreRow, ...]:
    """From the sources on the track to the total, the completed cards and the place."""
    rows = (*_source_rows(table), *_sum_rows(table))
    if table.mode is Mode.COMPETITIVE:
        return (*rows, _place_row(table))
    return (*rows, *_together_rows(table))


def chart_lines(table: Table) -> tuple[tuple[ChartLine, ...], tuple[str, ...]]:
    """The score over the rounds, and what stands below."""
    labels = ("0", *(str(number) for number in range(1, table.round + 1)))
    ended = table.phase is Phase.OVER
    if ended:
        # What is added when the game has ended stands behind the last round.
        labels = (*labels, _translate("ScoreTable", "end"))
    if table.mode is Mode.COOP:
        return (_common_line(table),), labels
    ends = [(total,) if ended else () for total in _totals(table)]
    lines = []
    for player, values, end in zip(table.players, by_round(table), ends, strict=True):
        colour, shape = sign_of(player)
        course = (0, *values, *end)
        lines.append(ChartLine(name=player.name, colour=colour, shape=shape, values=course))
    return tuple(lines), labels


def _source_rows(table: Table) -> Iterator[ScoreRow]:
    """Where the stars on the track come from; sources that gave nobody any are left out."""
    for source, (label, clause) in LABELS.items():
        values = [by_source(player, source) for player in table.players]
        if any(values):
            yield _row(told(label), clause, values)


def _sum_rows(table: Table) -> Iterator[ScoreRow]:
    lines, tracks = final(table).players, _tracks(table)
    yield _row(_translate("ScoreTable", "On the score track"), "WS-GOAL-2", tracks)
    likes = [line.like for line in lines]
    if any(likes):
        yield _row(_translate("ScoreTable", "Like Icons"), "WS-LIKE-1", likes)
    workers = [line.specialist for line in lines]
    if any(workers):
        yield _row(_translate("ScoreTable", "Specialist at the end"), "WS-END-2", workers)
    yield _row(_translate("ScoreTable", "Total"), "WS-END-3", _totals(table), strong=True)
    completed = [line.completed for line in lines]
    yield _row(_translate("ScoreTable", "Completed Scene Cards"), "WS-END-4", completed)


def _place_row(table: Table) -> ScoreRow:
    left = _translate("ScoreTable", "left")
    places = tuple(
        left if player.gone else f"{standing.place}."
        for player, standing in zip(table.players, standings(table), strict=True)
    )
    label = _translate("ScoreTable", "Place")
    return ScoreRow(label=label, values=places, clause="WS-RULING-64", strong=True)


def _together_rows(table: Table) -> Iterator[ScoreRow]:
    """What counts for all: one value a row, and what it is held against."""
    result = final(table)
    if table.mode is Mode.COOP:
        by_hand = sum(entry.stars for entry in table.common)
        if by_hand:
            label = _translate("ScoreTable", "Common track, set by hand")
            yield _row(label, "WS-COOP-3", [by_hand])
        label = _translate("ScoreTable", "All together")
        yield _row(label, "WS-COOP-3", [result.team_total or 0], strong=True)
    if result.target is None:
        rank = (goal_words.rank_name(result.rank),)
        label = _translate("ScoreTable", "Rank")
        yield ScoreRow(label=label, values=rank, clause="WS-SCN-6-3", strong=True)
    else:
        clause = target_clause(table.scenario or CHALLENGE)
        yield _row(_translate("ScoreTable", "Target Score"), clause, [result.target])


def _common_line(table: Table) -> ChartLine:
    """WS-COOP-3: the one score that all players have."""
    end = (final(table).team_total or 0,) if table.phase is Phase.OVER else ()
    return ChartLine(
        name=_translate("ScoreTable", "Together"),
        colour=SEAT_COLOURS[-1],
        shape=SEAT_SHAPES[-1],
        values=(0, *team_by_round(table), *end),
    )


def _tracks(table: Table) -> list[int]:
    """The stars each player brought in; alone, what was set by hand on the track too."""
    by_hand = sum(entry.stars for entry in table.common) if table.mode is Mode.SOLO else 0
    return [track(player) + by_hand for player in table.players]


def _totals(table: Table) -> list[int]:
    lines = final(table).players
    return [t + line.like + line.specialist for t, line in zip(_tracks(table), lines, strict=True)]


def _row(label: str, clause: str, values: list[int], *, strong: bool = False) -> ScoreRow:
    shown = tuple(str(value).replace("-", "\N{MINUS SIGN}") for value in values)
    return ScoreRow(label=label, values=shown, clause=clause, strong=strong)
