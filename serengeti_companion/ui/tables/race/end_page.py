"""The end: who won and by which rule, and both sums part by part."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from serengeti_companion.games.race.model import Phase, Table
from serengeti_companion.games.race.scoring import final
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.tables.primary_page import PrimaryPage
from serengeti_companion.ui.tables.race import verdict
from serengeti_companion.ui.tables.race.signs import mark
from serengeti_companion.ui.tables.race.species_table import SpeciesTable
from serengeti_companion.ui.tables.result_banner import ResultBanner


class EndPage(PrimaryPage):
    """`play_again_asked`: the same seats; `home_asked`: the start; `count_asked`: other counts."""

    play_again_asked = Signal()
    home_asked = Signal()
    count_asked = Signal()

    def __init__(self, model: SessionModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.banner = ResultBanner(self)
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
        result = final(after)
        self.banner.tell(
            verdict.headline(result),
            verdict.reason(result),
            verdict.CLAUSES[result.decided_by],
            [partial(mark, after, seat) for seat in verdict.winners(after)],
        )
        self.sums.show_table(after)

    def restyle(self) -> None:
        style = current_style()
        margin = style.px(8)
        self._outer.setContentsMargins(margin, margin, margin, margin)
        self._outer.setSpacing(margin)
