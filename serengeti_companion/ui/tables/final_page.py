"""The end of a small game: who won and by which rule, what was counted, and how to go on."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.tables.primary_page import PrimaryPage
from serengeti_companion.ui.tables.result_banner import ResultBanner


class FinalPage(PrimaryPage):
    """`play_again_asked` with the same seats, `home_asked` back to the start.

    What was counted goes into `counts`; further buttons to the left end of `foot`.
    """

    play_again_asked = Signal()
    home_asked = Signal()

    def __init__(self, margin: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._margin = margin
        self.banner = ResultBanner(self)
        self.banner.link.clicked.connect(lambda: self.clause_asked.emit(self.banner.link.clause))
        self.home = QPushButton(self.tr("Ho&me"), self)
        self.home.setAccessibleName(self.tr("Home"))
        self.home.clicked.connect(self.home_asked)
        self.primary.mean(self.tr("Play again, same seats"))
        self.primary.clicked.connect(self.play_again_asked)
        self.counts = QVBoxLayout()
        self.foot = QHBoxLayout()
        self.foot.addStretch()
        self.foot.addWidget(self.home)
        self.foot.addWidget(self.primary)
        self._outer = QVBoxLayout(self)
        self._outer.addWidget(self.banner)
        self._outer.addLayout(self.counts, 1)
        self._outer.addLayout(self.foot)
        follow(self.restyle)

    def restyle(self) -> None:
        margin = current_style().px(self._margin)
        self._outer.setContentsMargins(margin, margin, margin, margin)
        self._outer.setSpacing(margin)
        self.counts.setSpacing(current_style().px(8))
