"""What hands have to do now: a line each, with a link to its clause."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from serengeti_companion.engine.checklist import Duty
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import TextSize
from serengeti_companion.ui.tables.clause_link import ClauseLink
from serengeti_companion.ui.translation import told

_BULLET = "\N{BULLET}"
_FEW = 4  # that many can be told large


class DutiesList(QWidget):
    """`show_duties` replaces what stands there, if it is anything new."""

    clause_asked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: tuple[Duty, ...] = ()
        self._size = TextSize.LARGE
        self._widgets: list[QWidget] = []
        self.links: list[ClauseLink] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(1, 1)
        follow(self.restyle)

    def show_duties(self, duties: tuple[Duty, ...]) -> None:
        if duties == self._shown:
            return
        self._shown = duties
        self._size = TextSize.LARGE if len(duties) <= _FEW else TextSize.BODY
        for widget in self._widgets:
            widget.hide()
            widget.deleteLater()
        self._widgets, self.links = [], []
        for row, duty in enumerate(duties):
            self._add(row, duty)
        self.restyle()

    def restyle(self) -> None:
        style = current_style()
        self._grid.setHorizontalSpacing(style.px(8))
        self._grid.setVerticalSpacing(style.px(2) if len(self._shown) <= _FEW else 0)

    def _add(self, row: int, duty: Duty) -> None:
        bullet = QLabel(_BULLET, self)
        words = TextLabel(told(duty.text), self, size=self._size)
        words.setWordWrap(True)
        link = ClauseLink(duty.clauses[0], self)
        link.clicked.connect(lambda: self.clause_asked.emit(duty.clauses[0]))
        self.links.append(link)
        for column, widget in enumerate((bullet, words, link)):
            self._grid.addWidget(widget, row, column, Qt.AlignmentFlag.AlignVCenter)
            self._widgets.append(widget)
