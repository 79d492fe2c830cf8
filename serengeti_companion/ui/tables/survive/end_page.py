"""The end: who won and by which rule, and what each colour brought across."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from serengeti_companion.games.survive.model import Phase, Table
from serengeti_companion.games.survive.scoring import final
from serengeti_companion.ui.parts.announce import announce
from serengeti_companion.ui.parts.card_frame import CardFrame, Tone
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role, TextSize, Weight
from serengeti_companion.ui.tables.clause_link import ClauseLink
from serengeti_companion.ui.tables.primary_page import PrimaryPage
from serengeti_companion.ui.tables.survive import verdict
from serengeti_companion.ui.tables.survive.result_row import ResultRow
from serengeti_companion.ui.tables.survive.signs import mark

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
        self.link = ClauseLink("SV-WIN-1", self)
        self._marks: list[QLabel] = []
        self._marks_row = QHBoxLayout()
        words = QVBoxLayout()
        words.addWidget(self.headline)
        words.addWidget(self.reason)
        words.addWidget(self.link, 0, Qt.AlignmentFlag.AlignLeft)
        self._row = QHBoxLayout(self)
        self._row.addLayout(self._marks_row)
        self._row.addLayout(words, 1)
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
        self.link.show_clause(verdict.clause(result))
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
    """`play_again_asked` with the same seats, `home_asked` back to the start."""

    play_again_asked = Signal()
    home_asked = Signal()

    def __init__(self, model: SessionModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.banner = Banner(self)
        self.banner.link.clicked.connect(
            lambda: self.clause_asked.emit(verdict.clause(final(self._model.state)))
        )
        self.rows: list[ResultRow] = []
        self._rows = QVBoxLayout()
        self.home = QPushButton(self.tr("Ho&me"), self)
        self.home.setAccessibleName(self.tr("Home"))
        self.home.clicked.connect(self.home_asked)
        self.primary.mean(self.tr("Play again, same seats"))
        self.primary.clicked.connect(self.play_again_asked)
        self._foot = QHBoxLayout()
        self._foot.addStretch()
        self._foot.addWidget(self.home)
        self._foot.addWidget(self.primary)
        self._outer = QVBoxLayout(self)
        self._outer.addWidget(self.banner)
        self._outer.addLayout(self._rows, 1)
        self._outer.addLayout(self._foot)
        follow(self.restyle)
        self.refresh(None, model.state)

    def refresh(self, before: Table | None, after: Table) -> None:
        """Show the result."""
        if after.phase is not Phase.OVER:
            return
        self.banner.show_table(after)
        for row in self.rows:
            row.hide()
            row.deleteLater()
        result, won = final(after), verdict.winners(after)
        lines = (*result.players, *(() if result.neutral is None else (result.neutral,)))
        self.rows = [
            ResultRow(after, seat, line, won=seat in won, parent=self)
            for seat, line in zip(after.seats, lines, strict=True)
        ]
        for row in self.rows:
            self._rows.addWidget(row)

    def restyle(self) -> None:
        style = current_style()
        margin = style.px(12)
        self._outer.setContentsMargins(margin, margin, margin, margin)
        self._outer.setSpacing(margin)
        self._rows.setSpacing(style.px(8))
