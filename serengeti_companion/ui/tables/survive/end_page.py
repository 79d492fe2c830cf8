"""The end: who won and by which rule, and what each colour brought across."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from serengeti_companion.games.survive.model import Phase, Table
from serengeti_companion.games.survive.scoring import final
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.tables.primary_page import PrimaryPage
from serengeti_companion.ui.tables.result_banner import ResultBanner
from serengeti_companion.ui.tables.survive import verdict
from serengeti_companion.ui.tables.survive.result_row import ResultRow
from serengeti_companion.ui.tables.survive.signs import mark


class EndPage(PrimaryPage):
    """`play_again_asked` with the same seats, `home_asked` back to the start."""

    play_again_asked = Signal()
    home_asked = Signal()

    def __init__(self, model: SessionModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.banner = ResultBanner(self)
        self.banner.link.clicked.connect(lambda: self.clause_asked.emit(self.banner.link.clause))
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
        result, won = final(after), verdict.winners(after)
        self.banner.tell(
            verdict.headline(result),
            verdict.reason(result),
            verdict.clause(result),
            [partial(mark, after, seat) for seat in won],
        )
        for row in self.rows:
            row.hide()
            row.deleteLater()
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
