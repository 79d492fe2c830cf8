"""Import and export, as buttons in the head of the copy's page."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QWidget

from serengeti_companion.exports.copy_files import COPY_FORMATS
from serengeti_companion.ui.parts.button_words import as_written, spoken
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.translation import told


class TransferButtons(QWidget):
    """`import_asked`; `export_asked(form)`, a CopyFormat."""

    import_asked = Signal()
    export_asked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bring_in = QPushButton(self.tr("&Import"), self)
        self.bring_in.setToolTip(self.tr("From a file; or drop the file onto this page"))
        self.give_away = QPushButton(self.tr("E&xport"), self)
        self.menu = QMenu(self.give_away)
        for form in COPY_FORMATS:
            words = as_written(f"{form.suffix[1:].upper()}: {told(form.line)}")
            self.menu.addAction(words, partial(self.export_asked.emit, form))
        self.give_away.setMenu(self.menu)
        self.bring_in.clicked.connect(self.import_asked)
        self._row = QHBoxLayout(self)
        for button in (self.bring_in, self.give_away):
            button.setAccessibleName(spoken(button.text()))
            self._row.addWidget(button)
        follow(self._resize)

    def _resize(self) -> None:
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(current_style().px(8))
