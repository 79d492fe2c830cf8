"""What hands have to do now: a line each, with a link to its clause."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from serengeti_companion.engine.checklist import Duty
from serengeti_companion.ui.parts.long_words import breakable
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import TextSize
from serengeti_companion.ui.tables.clause_link import ClauseLink
from serengeti_companion.ui.translation import told


class DutiesList(QWidget):
    """`show_duties` replaces what stands there, if it is anything new."""

    clause_asked = Signal(str)

    def __init__(self, size: TextSize = TextSize.BODY, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words_size = size
        self._shown: tuple[Duty, ...] = ()
        self.rows: list[tuple[TextLabel, ClauseLink]] = []
        self.links: list[ClauseLink] = []
        self.grid = QGridLayout(self)
        self.grid.setContentsMargins(0, 0, 0, 0)
        self.grid.setColumnStretch(0, 1)
        follow(self.restyle)

    def show_duties(self, duties: tuple[Duty, ...]) -> None:
        if duties == self._shown:
            return
        self._shown = duties
        children = Qt.FindChildOption.FindDirectChildrenOnly
        for widget in self.findChildren(QWidget, options=children):
            widget.hide()
            widget.deleteLater()
        self.rows, self.links = [], []
        for row, duty in enumerate(duties):
            self._add(row, duty)

    def restyle(self) -> None:
        style = current_style()
        self.grid.setHorizontalSpacing(style.px(6))
        self.grid.setVerticalSpacing(style.px(2))

    def lay(self, row: int, words: QWidget, link: QWidget) -> None:
        """Where a line stands."""
        for column, widget in enumerate((words, link)):
            self.grid.addWidget(widget, row, column, Qt.AlignmentFlag.AlignTop)

    def _add(self, row: int, duty: Duty) -> None:
        words = TextLabel(breakable(told(duty.text)), self, size=self.words_size)
        words.setWordWrap(True)
        link = ClauseLink(duty.clauses[0], self)
        link.clicked.connect(lambda: self.clause_asked.emit(duty.clauses[0]))
        self.links.append(link)
        self.rows.append((words, link))
        self.lay(row, words, link)
