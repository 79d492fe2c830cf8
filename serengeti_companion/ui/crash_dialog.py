"""What a crash says to the user, and what its report says to whoever mends the program."""

import platform
import sys
import traceback
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import Qt, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from serengeti_companion import __version__
from serengeti_companion.storage.faults import EnvironmentFault
from serengeti_companion.storage.files import write_whole
from serengeti_companion.ui.parts.button_words import spoken
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.style.tokens import TextSize, Weight
from serengeti_companion.ui.translation import filled, told


def report(
    kind: type[BaseException], error: BaseException | None, trace: TracebackType | None
) -> str:
    """What a developer wants to know; no names and no moves of a session."""
    lines = (
        f"Serengeti Companion {__version__}",
        f"At: {datetime.now(UTC):%Y-%m-%dT%H:%M:%SZ}",
        f"Python: {sys.version.split()[0]}, Qt: {qVersion()}",
        f"System: {platform.platform()}, {QGuiApplication.platformName()}",
        "",
        "".join(traceback.format_exception(kind, error, trace)),
    )
    return "\n".join(lines)


class CrashDialog(QDialog):
    """Says what happened and what is safe; `reports` are for whoever mends the program."""

    def __init__(self, reports: list[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._reports = reports
        self.setWindowTitle(self.tr("Serengeti Companion"))
        self.setWindowModality(Qt.WindowModality.WindowModal)
        style = current_style()
        title = TextLabel(
            self.tr("Something went wrong in the program"),
            self,
            size=TextSize.TITLE,
            weight=Weight.BOLD,
        )
        self.words = TextLabel(
            self.tr(
                "That was our mistake, not yours. Your sessions are safe up to the last step. "
                "Go on playing; if something looks odd, go to the start page and resume the "
                "session. A saved report helps to mend it: it holds no names and no moves."
            ),
            self,
        )
        self.words.setWordWrap(True)
        self.words.setMinimumWidth(style.px(440))
        column = QVBoxLayout(self)
        margin = style.px(20)
        column.setContentsMargins(margin, margin, margin, margin)
        column.setSpacing(style.px(12))
        column.addWidget(title)
        column.addWidget(self.words)
        column.addLayout(self._buttons())

    def save(self, path: Path) -> None:
        """Write the reports of this run to a file; a disk that refuses is told in the dialog."""
        try:
            write_whole(path, "\n\n".join(self._reports))
        except EnvironmentFault as fault:
            self.words.setText(told(fault.text))
        else:
            self.words.setText(filled(self.tr("Saved: {path}"), path=path))

    def _buttons(self) -> QHBoxLayout:
        self.go_on = QPushButton(self.tr("&Go on"), self)
        self.save_button = QPushButton(self.tr("&Save the report…"), self)
        self.go_on.setDefault(True)
        self.go_on.clicked.connect(self.accept)
        self.save_button.clicked.connect(self._ask_where)
        row = QHBoxLayout()
        row.addStretch()
        for button in (self.save_button, self.go_on):
            button.setAccessibleName(spoken(button.text()))
            row.addWidget(button)
        return row

    def _ask_where(self) -> None:
        name = "serengeti-companion-report.txt"
        path, _ = QFileDialog.getSaveFileName(self, self.tr("Save the report"), name)
        if path:
            self.save(Path(path))
