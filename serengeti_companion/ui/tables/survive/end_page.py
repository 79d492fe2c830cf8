"""The end: who won and by which rule, and what each colour brought across."""

from functools import partial

from PySide6.QtWidgets import QWidget

from serengeti_companion.games.survive.model import Phase, Table
from serengeti_companion.games.survive.scoring import final
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.tables.final_page import FinalPage
from serengeti_companion.ui.tables.survive import verdict
from serengeti_companion.ui.tables.survive.result_row import ResultRow
from serengeti_companion.ui.tables.survive.signs import mark

_MARGIN = 12


class EndPage(FinalPage):
    """A row for each colour."""

    def __init__(self, model: SessionModel, parent: QWidget | None = None) -> None:
        super().__init__(_MARGIN, parent)
        self.rows: list[ResultRow] = []
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
            glow=bool(won),
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
            self.counts.addWidget(row)
