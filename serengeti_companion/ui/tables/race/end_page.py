"""The end: who won and by which rule, and both sums part by part."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from serengeti_companion.games.race.model import Phase, Table
from serengeti_companion.games.race.scoring import final
from serengeti_companion.ui.parts.tab_order import in_tab_order
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.tables.final_page import FinalPage
from serengeti_companion.ui.tables.race import verdict
from serengeti_companion.ui.tables.race.signs import mark
from serengeti_companion.ui.tables.race.species_table import SpeciesTable

_MARGIN = 8


class EndPage(FinalPage):
    """`count_asked`: the cards were counted, and the count is another one."""

    count_asked = Signal()

    def __init__(self, model: SessionModel, parent: QWidget | None = None) -> None:
        super().__init__(_MARGIN, parent)
        self.sums = SpeciesTable(self)
        self.counts.addWidget(self.sums)
        self.count = QPushButton(self.tr("We counted the cards..."), self)
        self.count.setAccessibleName(self.tr("We counted the cards"))
        self.count.clicked.connect(self.count_asked)
        self.foot.insertWidget(0, self.count)
        in_tab_order(self.banner, self.sums, self.count, self.home, self.primary)
        self.refresh(None, model.state)

    def refresh(self, before: Table | None, after: Table) -> None:
        """Show the result."""
        if after.phase is not Phase.OVER:
            return
        result, won = final(after), verdict.winners(after)
        self.banner.tell(
            verdict.headline(result),
            verdict.reason(result),
            verdict.CLAUSES[result.decided_by],
            [partial(mark, after, seat) for seat in won],
            glow=bool(won),
        )
        self.sums.show_table(after)
