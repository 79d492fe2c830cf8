"""What hands have to do now, a bullet before each line, few of them told large."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from serengeti_companion.engine.checklist import Duty
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.style.tokens import TextSize
from serengeti_companion.ui.tables.duties_list import DutiesList

_BULLET = "\N{BULLET}"
_FEW = 4  # that many can be told large


class BulletedDuties(DutiesList):
    """A line each, with a link to its clause."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(TextSize.LARGE, parent)
        self.grid.setColumnStretch(0, 0)
        self.grid.setColumnStretch(1, 1)

    def show_duties(self, duties: tuple[Duty, ...]) -> None:
        self.words_size = TextSize.LARGE if len(duties) <= _FEW else TextSize.BODY
        super().show_duties(duties)
        self.restyle()

    def restyle(self) -> None:
        style = current_style()
        self.grid.setHorizontalSpacing(style.px(8))
        self.grid.setVerticalSpacing(style.px(2) if len(self.rows) <= _FEW else 0)

    def lay(self, row: int, words: QWidget, link: QWidget) -> None:
        for column, widget in enumerate((QLabel(_BULLET, self), words, link)):
            self.grid.addWidget(widget, row, column, Qt.AlignmentFlag.AlignVCenter)
