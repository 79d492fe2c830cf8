"""How the Round Goal came out at the last pass, before step A; and the way out after a loss."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.model import Phase, Step, Table
from serengeti_companion.games.wild.rules import endings
from serengeti_companion.games.wild.rules.goals import Goal
from serengeti_companion.ui.pads import goal_words
from serengeti_companion.ui.parts.announce import announce
from serengeti_companion.ui.parts.button_words import spoken
from serengeti_companion.ui.parts.card_frame import CardFrame, Tone
from serengeti_companion.ui.parts.picture_label import PictureLabel
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.style.tokens import Role, TextSize, Weight
from serengeti_companion.ui.tables.clause_link import ClauseLink

_PICTURE = 40
_LOST = "WS-COOPSOLO-6"
_KEPT = "WS-COOPSOLO-2"


class GoalVerdict(CardFrame):
    """Shown in step A of solo and co-op, where the round that ended had a goal."""

    clause_asked = Signal(str)

    def __init__(self, model: SessionModel, parent: QWidget | None = None) -> None:
        self._ready = False
        super().__init__(parent)
        self._model = model
        self.picture = PictureLabel("goal", _PICTURE, self)
        self.headline = TextLabel("", self, size=TextSize.TITLE, weight=Weight.BOLD)
        self.figures = TextLabel("", self, size=TextSize.LARGE, tabular=True)
        self.lost = TextLabel("", self)
        for label in (self.headline, self.figures, self.lost):
            label.setWordWrap(True)
        self.links = tuple(ClauseLink(_KEPT, self) for _ in range(2))
        for link in self.links:
            link.clicked.connect(lambda _=False, link=link: self.clause_asked.emit(link.clause))
        self.missed = QPushButton(self.tr("We &missed it"), self)
        self.missed.clicked.connect(self._miss)
        self.end = QPushButton(self.tr("&End here"), self)
        self.end.clicked.connect(lambda: model.submit(c.StopAfterLoss()))
        for button in (self.missed, self.end):
            button.setAccessibleName(spoken(button.text()))
        self._arrange()
        self._ready = True
        self.restyle()

    def refresh(self, table: Table) -> None:
        """Tell it while step A is due, and only then: later the figures go on."""
        goal = endings.goal_now(table)
        due = table.phase is Phase.PREPARATION and table.step is Step.MARKER
        self.setVisible(due and goal is not None)
        if not due or goal is None:
            self.headline.setText("")
            return
        self._tell(table, goal)

    def restyle(self) -> None:
        super().restyle()
        if not self._ready:
            return
        style = current_style()
        pad = style.px(14)
        self._row.setContentsMargins(pad, style.px(8), pad, style.px(8))
        self._row.setSpacing(style.px(14))
        self._words.setSpacing(0)

    def _arrange(self) -> None:
        self._words = QVBoxLayout()
        for label in (self.headline, self.figures, self.lost):
            self._words.addWidget(label)
        clauses = QVBoxLayout()
        for link in self.links:
            clauses.addWidget(link, 0, Qt.AlignmentFlag.AlignRight)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.picture)
        self._row.addLayout(self._words, 1)
        self._row.addLayout(clauses)
        for button in (self.missed, self.end):
            self._row.addWidget(button)

    def _tell(self, table: Table, goal: Goal) -> None:
        followed = endings.is_followed(table, goal.measure)
        value = endings.measured(table, goal.measure)
        met = goal.met(value) if followed else None
        if not followed and table.lost_in == table.round:
            met = False  # the table said so
        before = self.headline.text()
        self._show_sign(met=met)
        self.headline.setText(self._headline(table.round, met=met))
        self.figures.setText(_figures(goal, value) if followed else goal_words.needed(goal))
        self.lost.setText(self._lost_words(table))
        self.lost.setVisible(bool(self.lost.text()))
        self.links[0].show_clause(goal.clause)
        self.links[1].show_clause(_KEPT if table.lost_in is None else _LOST)
        self.missed.setVisible(met is None)
        self.end.setVisible(table.lost_in is not None)
        shown = (self.headline.text(), self.figures.text(), self.lost.text())
        words = ". ".join(part.rstrip(".") for part in shown if part)
        self.setAccessibleName(words)
        if before != self.headline.text():
            announce(self, words, urgent=met is False)

    def _show_sign(self, *, met: bool | None) -> None:
        tone, picture, ground, ink = {
            True: (Tone.PLAIN, "check", Role.SURFACE, Role.ACCENT),
            False: (Tone.REFUSAL, "refusal", Role.REFUSAL_SOFT, Role.REFUSAL),
            None: (Tone.PLAIN, "goal", Role.SURFACE, Role.INK),
        }[met]
        self.set_tone(tone)
        self.picture.show_picture(picture, on=ground, ink=ink)

    def _headline(self, round_: int, *, met: bool | None) -> str:
        words = {
            True: self.tr("Goal of Round {n} met"),
            False: self.tr("Goal of Round {n} missed"),
            None: self.tr("Goal of Round {n}: count on the table"),
        }[met]
        return words.format(n=round_)

    def _lost_words(self, table: Table) -> str:
        if table.lost_in is None:
            return ""
        if table.lost_in < table.round:
            words = self.tr("Lost in Round {n}; you play on, marked as lost.")
            return words.format(n=table.lost_in)
        return self.tr("The scenario is lost. Play on, marked as lost, or end here.")

    def _miss(self) -> None:
        table: Table = self._model.state
        self._model.submit(c.CorrectLoss(lost_in=table.round))


def _figures(goal: Goal, value: int) -> str:
    """Like "3 of 5 completed cards": where it stood, and what was asked."""
    lacking = goal.lacking(value)
    line = goal_words.so_far(goal, value)
    return f"{line}: {goal_words.distance(goal, value)}" if lacking else line
