"""The end: who won and by which rule, and both sums part by part."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from serengeti_companion.games.race.model import Phase, Table
from serengeti_companion.games.race.scoring import final
from serengeti_companion.ui.parts.announce import announce
from serengeti_companion.ui.parts.card_frame import CardFrame, Tone
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role, TextSize, Weight
from serengeti_companion.ui.tables.clause_link import ClauseLink
from serengeti_companion.ui.tables.primary_page import PrimaryPage
from serengeti_companion.ui.tables.race import verdict
from serengeti_companion.ui.tables.race.signs import mark
from serengeti_companion.ui.tables.race.species_table import SpeciesTable

_MARK = 64


class Banner(CardFrame):
    """The winners' marks, the headline, and the rule that decided."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self._ready = False
        super().__init__(parent, Tone.GLOW)
        role = Role.ON_GLOW
        self.headline = TextLabel("", self, size=TextSize.SCORE, weight=Weight.BOLD, role=role)
        self.headline.setWordWrap(True)
        self.reason = TextLabel("", self, size=TextSize.LARGE, role=role)
        self.reason.setWordWrap(True)
        self.link = ClauseLink("RL-SCORE-13", self)
        self._marks: list[QLabel] = []
        self._marks_row = QHBoxLayout()
        words = QVBoxLayout()
        words.addWidget(self.headline)
        words.addWidget(self.reason)
        self._row = QHBoxLayout(self)
        self._row.addLayout(self._marks_row)
        self._row.addLayout(words, 1)
        self._row.addWidget(self.link, 0, Qt.AlignmentFlag.AlignVCenter)
        self._ready = True
        self.restyle()

    def show_table(self, table: Table) -> None:
        """Tell the result; the ear hears it once."""
        before, result = self.headline.text(), final(table)
        self._table = table
        won = verdict.winners(table)
        tone, role = (Tone.GLOW, Role.ON_GLOW) if won else (Tone.PLAIN, Role.INK)
        self.set_tone(tone)
        for label in (self.headline, self.reason):
            label.set_role(role)
        self.headline.setText(verdict.headline(result))
        self.reason.setText(verdict.reason(result))
        self.link.show_clause(verdict.CLAUSES[result.decided_by])
        words = f"{self.headline.text()}. {self.reason.text()}"
        self.setAccessibleName(words)
        if before != self.headline.text():
            announce(self, words)
        self._show_marks()

    def restyle(self) -> None:
        super().restyle()
        if not self._ready:
            return
        style = current_style()
        pad = style.px(18)
        self._row.setContentsMargins(pad, style.px(8), pad, style.px(8))
        self._row.setSpacing(pad)
        if self.headline.text():
            self._show_marks()

    def _show_marks(self) -> None:
        for label in self._marks:
            label.hide()
            label.deleteLater()
        self._marks = []
        side, ratio = current_style().px(_MARK), self.devicePixelRatioF()
        for seat in verdict.winners(self._table):
            label = QLabel(self)
            label.setPixmap(mark(self._table, seat, side, ratio))
            self._marks.append(label)
            self._marks_row.addWidget(label)


class EndPage(PrimaryPage):
    """`play_again_asked`: the same seats; `home_asked`: the start; `count_asked`: other counts."""

    play_again_asked = Signal()
    home_asked = Signal()
    count_asked = Signal()

    def __init__(self, model: SessionModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.banner = Banner(self)
        self.banner.link.clicked.connect(lambda: self.clause_asked.emit(self.banner.link.clause))
        self.sums = SpeciesTable(self)
        self.count = QPushButton(self.tr("We counted the cards..."), self)
        self.count.setAccessibleName(self.tr("We counted the cards"))
        self.count.clicked.connect(self.count_asked)
        self.home = QPushButton(self.tr("Ho&me"), self)
        self.home.setAccessibleName(self.tr("Home"))
        self.home.clicked.connect(self.home_asked)
        self.primary.mean(self.tr("Play again, same seats"))
        self.primary.clicked.connect(self.play_again_asked)
        self._foot = QHBoxLayout()
        self._foot.addWidget(self.count)
        self._foot.addStretch()
        self._foot.addWidget(self.home)
        self._foot.addWidget(self.primary)
        self._outer = QVBoxLayout(self)
        self._outer.addWidget(self.banner)
        self._outer.addWidget(self.sums, 1)
        self._outer.addLayout(self._foot)
        follow(self.restyle)
        self.refresh(None, model.state)

    def refresh(self, before: Table | None, after: Table) -> None:
        """Show the result."""
        if after.phase is not Phase.OVER:
            return
        self.banner.show_table(after)
        self.sums.show_table(after)

    def restyle(self) -> None:
        style = current_style()
        margin = style.px(8)
        self._outer.setContentsMargins(margin, margin, margin, margin)
        self._outer.setSpacing(margin)
