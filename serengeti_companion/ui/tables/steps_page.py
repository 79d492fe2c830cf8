"""Setup: a card a step with what hands do, to tick or skip."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from serengeti_companion.engine.checklist import SetupStep
from serengeti_companion.ui.parts.card_frame import CardFrame, Tone
from serengeti_companion.ui.parts.shown import show_if
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role, TextSize, Weight
from serengeti_companion.ui.tables.duties_list import DutiesList
from serengeti_companion.ui.tables.primary_page import PrimaryPage
from serengeti_companion.ui.translation import filled, told


class StepCard(CardFrame):
    """`ticked(skipped)`; the duties are shown in the list that is handed in."""

    ticked = Signal(bool)
    clause_asked = Signal(str)

    def __init__(
        self, step: SetupStep, duties: DutiesList, size: TextSize, parent: QWidget | None = None
    ) -> None:
        self._ready = False
        super().__init__(parent)
        self.number = step.number
        words = filled(self.tr("{n}. {title}"), n=step.number, title=told(step.title))
        self.title = TextLabel(words, self, size=size, weight=Weight.BOLD)
        self.state = TextLabel("", self, role=Role.ACCENT, weight=Weight.SEMIBOLD)
        self.duties = duties
        self.duties.show_duties(step.duties)
        self.duties.clause_asked.connect(self.clause_asked)
        self.done = QPushButton(self.tr("Done"), self)
        self.done.setAccessibleName(self.tr("Step {n} is done").format(n=step.number))
        self.skip = QPushButton(self.tr("Skip"), self)
        self.skip.setAccessibleName(self.tr("Skip step {n}").format(n=step.number))
        self.done.clicked.connect(lambda: self.ticked.emit(False))
        self.skip.clicked.connect(lambda: self.ticked.emit(True))
        self._foot = QHBoxLayout()
        self._foot.addWidget(self.done)
        self._foot.addWidget(self.skip)
        self._foot.addStretch()
        self._foot.addWidget(self.state)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.title)
        self._column.addWidget(self.duties, 1, Qt.AlignmentFlag.AlignTop)
        self._column.addLayout(self._foot)
        self._ready = True
        self.restyle()

    def show_ticked(self, *, done: bool) -> None:
        """Whether that was told of the step."""
        self.set_tone(Tone.PLAIN if done else Tone.ACTIVE)
        self.state.setText(self.tr("done") if done else "")
        for button in (self.done, self.skip):
            show_if(button, not done)
        self.setAccessibleName(f"{self.title.text()}, {self.state.text() or self.tr('to do')}")

    def restyle(self) -> None:
        super().restyle()
        if not self._ready:
            return
        style = current_style()
        pad = style.px(18)
        self._column.setContentsMargins(pad, style.px(12), pad, style.px(14))
        self._column.setSpacing(style.px(10))


class StepsPage(PrimaryPage):
    """`ticked(step, skipped)`; the main button goes into `grid` or `outer`."""

    ticked = Signal(int, bool)

    def __init__(self, columns: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._columns = columns
        self.cards: list[StepCard] = []
        self.grid = QGridLayout()
        self.outer = QVBoxLayout(self)
        self.outer.addLayout(self.grid, 1)
        follow(self.restyle)

    def add_cards(self, cards: Sequence[StepCard]) -> None:
        """The steps, in order."""
        for card in cards:
            at = len(self.cards)
            row, column = at // self._columns, at % self._columns
            self.grid.addWidget(card, row, column)
            self.grid.setRowStretch(row, 1)
            self.grid.setColumnStretch(column, 1)
            card.clause_asked.connect(self.clause_asked)
            card.ticked.connect(lambda skipped, card=card: self.ticked.emit(card.number, skipped))
            self.cards.append(card)

    def show_ticked(self, steps: Collection[int]) -> None:
        """Which steps have been ticked."""
        for card in self.cards:
            card.show_ticked(done=card.number in steps)

    def restyle(self) -> None:
        margin = current_style().px(14)
        self.outer.setContentsMargins(margin, margin, margin, margin)
        self.outer.setSpacing(margin)
        self.grid.setSpacing(margin)
