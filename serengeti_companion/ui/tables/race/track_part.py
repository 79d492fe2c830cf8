"""The values printed on the track, from player A's end to player B's, as one line."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QLineEdit, QPushButton, QVBoxLayout, QWidget

from serengeti_companion.games.race.commands import SetPrinted
from serengeti_companion.games.race.model import Table
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.tokens import Role
from serengeti_companion.ui.tables.by_hand_sheet import ByHandPart

_translate = QCoreApplication.translate
_DIGITS = 3


class TrackPart(ByHandPart[Table]):
    """RL-PIC-1: `said(command)` when Enter or the button is pressed on a line of numbers."""

    def __init__(self, table: Table, reason: Callable[[], str], parent: QWidget) -> None:
        super().__init__(parent)
        self._printed, self._reason = table.printed, reason
        words = _translate(
            "TrackPart", "The values from the end of player A to that of player B, with spaces:"
        )
        label = TextLabel(words, self)
        label.setWordWrap(True)
        self.line = QLineEdit(self)
        self.line.setAccessibleName(words)
        self.line.returnPressed.connect(self._say)
        self.problem = TextLabel("", self, role=Role.REFUSAL)
        self.problem.setWordWrap(True)
        self.button = QPushButton(_translate("TrackPart", "This is printed"), self)
        self.button.setAccessibleName(self.button.text())
        self.button.clicked.connect(self._say)
        column = QVBoxLayout(self)
        for widget in (label, self.line, self.problem, self.button):
            column.addWidget(widget)
        column.setAlignment(self.button, Qt.AlignmentFlag.AlignLeft)
        column.addStretch()
        self.show_table(table)

    def show_table(self, table: Table) -> None:
        """The values as they are now."""
        self._printed = table.printed
        self.line.setText(" ".join(map(str, table.printed.track)))
        self.problem.setText("")

    def _say(self) -> None:
        words = self.line.text().replace(",", " ").split()
        if not all(word.isdecimal() and len(word) < _DIGITS for word in words):
            self.problem.setText(
                _translate("TrackPart", "Type the numbers of the spots, 0 to 99, with spaces.")
            )
            return
        self.problem.setText("")
        printed = replace(self._printed, track=tuple(map(int, words)))
        self.said.emit(SetPrinted(printed=printed, reason=self._reason()))
