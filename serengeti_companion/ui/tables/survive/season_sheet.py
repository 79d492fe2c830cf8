"""A note on this turn's season card, where the table plays with them."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from serengeti_companion.games.survive.commands import NoteSeason
from serengeti_companion.games.survive.model import Table
from serengeti_companion.games.survive.rules.turns import LONGEST_NOTE
from serengeti_companion.ui.parts.keys import ENTER
from serengeti_companion.ui.parts.primary_button import PrimaryButton
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.tables.sheet import Sheet


class SeasonSheet(Sheet[Table]):
    """The app works nothing out from it."""

    def __init__(self, model: SessionModel, parent: QWidget | None = None) -> None:
        super().__init__(QCoreApplication.translate("SeasonSheet", "Season card"), parent)
        self._model = model
        self.note = QLineEdit(model.state.season, self)
        self.note.setMaxLength(LONGEST_NOTE)
        self.note.setAccessibleName(self.tr("What the season card says"))
        self.done = PrimaryButton(self.tr("Note it"), self)
        self.done.clicked.connect(self._note)
        words = self.tr("The rules name no use of season cards: the app only keeps the note.")
        self.body.addWidget(TextLabel(words, self))
        self.body.addWidget(self.note)
        self.body.addWidget(self.done, 0, Qt.AlignmentFlag.AlignRight)
        self.body.addStretch()
        self.setFocusProxy(self.note)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self._note()
        else:
            super().keyPressEvent(event)

    def _note(self) -> None:
        note = self.note.text()
        self.closed.emit()
        self._model.submit(NoteSeason(note=note))
