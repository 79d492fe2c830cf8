"""The house rules of the evening, below its result."""

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role, TextSize, Weight
from serengeti_companion.ui.tables.clause_link import ClauseLink
from serengeti_companion.ui.tables.wild.house_told import HouseLine

_MOST = 3


class HouseList(QWidget):
    """A sentence each with its ruling; hidden where all is played by the book."""

    clause_asked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rules: tuple[HouseLine, ...] = ()
        self.labels: list[TextLabel] = []
        self._widgets: list[QWidget] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(0, 1)
        words = QCoreApplication.translate("HouseList", "House rules")
        self.heading = TextLabel(words, self, size=TextSize.SMALL, weight=Weight.SEMIBOLD)
        self._grid.addWidget(self.heading, 0, 0)
        self.hide()
        follow(self.restyle)

    def show_rules(self, rules: tuple[HouseLine, ...]) -> None:
        """The first few in full; the rest is counted here, and stands on paper."""
        if rules != self._rules:
            self._rules = rules
            self._fill()
        self.setVisible(bool(rules))

    def restyle(self) -> None:
        self._grid.setHorizontalSpacing(current_style().px(8))
        self._grid.setVerticalSpacing(0)

    def _fill(self) -> None:
        for widget in self._widgets:
            widget.hide()
            widget.deleteLater()
        self._widgets, self.labels = [], []
        for rule in self._rules[:_MOST]:
            self._add(rule.words)
            link = ClauseLink(rule.clause, self)
            link.clicked.connect(lambda _=False, rule=rule: self.clause_asked.emit(rule.clause))
            self._grid.addWidget(link, len(self.labels), 1, Qt.AlignmentFlag.AlignVCenter)
            self._widgets.append(link)
        rest = self._rules[_MOST:]
        if rest:
            self._add(_more_words(len(rest)))
            self.labels[-1].setToolTip("\n".join(rule.words for rule in rest))

    def _add(self, words: str) -> None:
        label = TextLabel(words, self, size=TextSize.SMALL, role=Role.MUTED)
        label.setWordWrap(True)
        self.labels.append(label)
        self._widgets.append(label)
        self._grid.addWidget(label, len(self.labels), 0, Qt.AlignmentFlag.AlignVCenter)


def _more_words(more: int) -> str:
    if more == 1:
        return QCoreApplication.translate("HouseList", "and one more")
    return QCoreApplication.translate("HouseList", "and {n} more").format(n=more)
