"""What a solo or co-op table has to reach, all round long: now, needed, how many to go."""

from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from serengeti_companion.games.wild import scoring
from serengeti_companion.games.wild.model import CHALLENGE, Mode, Phase, Table
from serengeti_companion.games.wild.rules import endings, goals
from serengeti_companion.games.wild.rules.goals import Goal, Measure
from serengeti_companion.ui.pads import goal_words
from serengeti_companion.ui.paint.focus_ring import paint_focus
from serengeti_companion.ui.parts.picture_label import PictureLabel
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role, Target, TextSize, Weight
from serengeti_companion.ui.translation import filled

_PICTURE = 26


class Standing(StrEnum):
    """How things stand; told by picture and words as well as by colour."""

    OPEN = "open"
    MET = "met"
    MISSED = "missed"


_SIGNS = {
    Standing.OPEN: ("goal", Role.INK),
    Standing.MET: ("check", Role.ACCENT),
    Standing.MISSED: ("refusal", Role.REFUSAL),
}


@dataclass(frozen=True, slots=True)
class Told:
    """Two lines and the clause they come from."""

    line: str
    more: str
    standing: Standing
    clause: str


class GoalBar(QAbstractButton):
    """A press asks for the clause; not there where rivals play."""

    clause_asked = Signal(str)

    def __init__(self, model: SessionModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._clause = ""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._picture = PictureLabel("goal", _PICTURE, self)
        self.line = TextLabel("", self, weight=Weight.SEMIBOLD, tabular=True)
        self.more = TextLabel("", self, size=TextSize.SMALL, role=Role.MUTED, tabular=True)
        for part in (self._picture, self.line, self.more):
            part.setForegroundRole(QPalette.ColorRole.WindowText)  # a button would say otherwise
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, True)
        self._arrange()
        self.clicked.connect(lambda: self.clause_asked.emit(self._clause))
        follow(self._resize)
        self.refresh(None, model.state)

    def refresh(self, before: Table | None, table: Table) -> None:
        """Show how this table stands."""
        if table.mode is Mode.COMPETITIVE:
            self.hide()  # and for good: a session keeps its mode
        elif table is not before:
            self._show(told(table))

    def sizeHint(self) -> QSize:
        return QSize(self.layout().sizeHint().width(), current_style().px(Target.PRIMARY))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.hasFocus():
            painter = QPainter(self)
            paint_focus(painter, QRectF(self.rect()))
            painter.end()

    def _show(self, words: Told) -> None:
        picture, role = _SIGNS[words.standing]
        self._clause = words.clause
        self._picture.show_picture(picture, on=Role.PAPER, ink=role)
        self.line.setText(words.line)
        self.line.set_role(role)
        self.more.setText(words.more)
        self.more.set_role(role if words.standing is Standing.MISSED else Role.MUTED)
        name = self.tr("{line}. {more}").format(line=words.line, more=words.more)
        self.setAccessibleName(name)
        self.setToolTip(filled(self.tr("{name} ({clause})"), name=name, clause=words.clause))
        self.updateGeometry()

    def _arrange(self) -> None:
        lines = QVBoxLayout()
        lines.setSpacing(0)
        lines.addStretch()
        lines.addWidget(self.line)
        lines.addWidget(self.more)
        lines.addStretch()
        row = QHBoxLayout(self)
        row.addWidget(self._picture)
        row.addLayout(lines)

    def _resize(self) -> None:
        style = current_style()
        self.layout().setContentsMargins(style.px(10), 0, style.px(10), 0)
        self.layout().setSpacing(style.px(8))
        self.setFixedHeight(style.px(Target.PRIMARY))


def told(table: Table) -> Told:
    """How a solo or co-op table stands now."""
    if table.phase is Phase.OVER:
        return _ended(table)
    goal = endings.goal_now(table)
    if goal is None:
        return _towards_the_end(table)
    if not endings.is_followed(table, goal.measure):
        line = QCoreApplication.translate("GoalBar", "Goal: {needed}")
        return _marked(
            table,
            line.format(needed=goal_words.needed(goal)),
            QCoreApplication.translate("GoalBar", "Count on the table"),
            Standing.OPEN,
            goal.clause,
        )
    return _under_way(table, goal)


def _under_way(table: Table, goal: Goal) -> Told:
    value = endings.measured(table, goal.measure)
    standing = Standing.MET if goal.met(value) else Standing.OPEN
    judged = table.judged == table.round and table.phase is Phase.PREPARATION
    # Too many of what may only be few is past mending for stars, which never fall (WS-DRV-13).
    hopeless = goal.measure is Measure.SCORE and goal.compare is goals.Compare.AT_MOST
    if not goal.met(value) and (judged or hopeless):
        standing = Standing.MISSED
    more = _verdict(table, met=goal.met(value)) if judged else goal_words.distance(goal, value)
    return _marked(table, goal_words.so_far(goal, value), more, standing, goal.clause)


def _verdict(table: Table, *, met: bool) -> str:
    if met:
        words = QCoreApplication.translate("GoalBar", "Goal of Round {n} met")
    else:
        words = QCoreApplication.translate("GoalBar", "Goal of Round {n} missed")
    return words.format(n=table.round)


def _marked(table: Table, line: str, more: str, standing: Standing, clause: str) -> Told:
    """WS-RULING-77: a table that plays on after a loss is told so all the time."""
    if table.lost_in is None:
        return Told(line, more, standing, clause)
    lost = QCoreApplication.translate("GoalBar", "Lost in Round {n}, played on")
    return Told(line, lost.format(n=table.lost_in), Standing.MISSED, "WS-COOPSOLO-6")


def _towards_the_end(table: Table) -> Told:
    """No Round Goal: the Target Score, or the rank of the Challenge."""
    total = scoring.final(table).team_total or 0
    line = goal_words.amount(Measure.SCORE, total)
    target, scenario = scoring.goal_target(table), table.scenario or CHALLENGE
    if target is None:
        return _marked(table, line, _rank_so_far(table, total), Standing.OPEN, "WS-SCN-6-3")
    inclusive = table.house.target_inclusive
    won = goals.won(target, total, inclusive=inclusive)
    standing = Standing.MET if won else Standing.OPEN
    more = goal_words.to_beat(target, inclusive=inclusive)
    return _marked(table, line, more, standing, goals.target_clause(scenario))


def _rank_so_far(table: Table, total: int) -> str:
    used = any(player.specialist for player in table.players)
    ranks = goals.rank_table(len(table.players), specialists=used)
    reached = goals.rank(len(table.players), total, specialists=used)
    better = [(rank, figure) for rank, figure in ranks if figure > total]
    if not better:
        return goal_words.rank_name(reached)
    rank, figure = better[-1]
    words = QCoreApplication.translate("GoalBar", "{n} to “{rank}”")
    return words.format(n=figure - total, rank=goal_words.rank_name(rank))


def _ended(table: Table) -> Told:
    result = scoring.final(table)
    line = goal_words.amount(Measure.SCORE, result.team_total or 0)
    if table.lost_in is not None:
        words = QCoreApplication.translate("GoalBar", "Lost in Round {n}")
        more, clause = words.format(n=table.lost_in), "WS-COOPSOLO-6"
        return Told(line, more, Standing.MISSED, clause)
    if result.target is None:
        # Fewer stars than the lowest rank takes: nothing is lost, and nothing reached.
        standing = Standing.OPEN if result.rank is None else Standing.MET
        return Told(line, goal_words.rank_name(result.rank), standing, "WS-SCN-6-3")
    if result.won:
        words, standing = QCoreApplication.translate("GoalBar", "Won: target {n}"), Standing.MET
    else:
        words, standing = QCoreApplication.translate("GoalBar", "Lost: target {n}"), Standing.MISSED
    return Told(line, words.format(n=result.target), standing, "WS-COOPSOLO-3")
