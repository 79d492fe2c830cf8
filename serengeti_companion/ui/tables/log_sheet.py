"""The log: what happened; back to any line, and on again from there."""

from collections.abc import Callable
from typing import Any, TypeAlias

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QPushButton, QWidget

from serengeti_companion.engine.journal import Played
from serengeti_companion.engine.texts import Text
from serengeti_companion.ui.parts.finger_scroll import scroll_by_finger
from serengeti_companion.ui.parts.tall_rows import TallRows
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.tables.sheet import Sheet
from serengeti_companion.ui.told_play import told_play

Deed: TypeAlias = Callable[[Any, Played[Any, Any], Any], Text]
"""What was done, of the table before it, the play, and the table now."""


class LogSheet(Sheet[Any]):
    """Newest last; a line chosen can be gone back to.

    `deed` where the game's own words of a command would tell too much.
    """

    def __init__(
        self, model: SessionModel, parent: QWidget | None = None, *, deed: Deed | None = None
    ) -> None:
        super().__init__(QCoreApplication.translate("LogSheet", "Log"), parent)
        self._model = model
        self._deed = deed or self._command
        self.list = QListWidget(self)
        self.list.setAccessibleName(self.tr("Log, newest last"))
        self.list.setWordWrap(True)
        self.list.setItemDelegate(TallRows(self.list))
        scroll_by_finger(self.list)
        self.list.currentRowChanged.connect(self._offer)
        self.back = QPushButton(self.tr("&Go back to here"), self)
        self.back.setAccessibleName(self.tr("Go back to here"))
        self.back.clicked.connect(self._go_back)
        self.rest = QPushButton(self)
        self.rest.clicked.connect(self._redo_the_rest)
        foot = QHBoxLayout()
        foot.addWidget(self.back)
        foot.addStretch()
        foot.addWidget(self.rest)
        self.body.addWidget(self.list, 1)
        self.body.addLayout(foot)
        self.refresh(None, model.state)

    def refresh(self, before: object, after: object) -> None:
        """The session went on, or back."""
        self.list.clear()
        session = self._model.session
        for at, played in enumerate(session.done):
            self.list.addItem(QListWidgetItem(self._line(at, played)))
        self.list.scrollToBottom()
        self._offer()

    def _line(self, at: int, played: Played[Any, Any]) -> str:
        model = self._model
        before = model.session.state_at(at)
        words = told_play(model.game, before, played, self._deed(before, played, model.state))
        mark = f"  [{', '.join(played.on_word)}]" if played.on_word else ""
        return f"{at + 1}.  {words}{mark}"

    def _command(self, before: object, played: Played[Any, Any], _now: object) -> Text:
        return self._model.game.tell_command(before, played.command)

    def _offer(self, *_: int) -> None:
        session = self._model.session
        self.back.setEnabled(0 <= self.list.currentRow() < session.plays - 1)
        waiting = len(session.taken_back) or len(session.set_aside)
        self.rest.setVisible(bool(waiting))
        words = self.tr("Redo the rest ({n})").format(n=waiting)
        self.rest.setText(words)
        self.rest.setAccessibleName(words)

    def _go_back(self) -> None:
        self._model.go_back_to(self.list.currentRow() + 1)

    def _redo_the_rest(self) -> None:
        if not self._model.session.taken_back:
            self._model.redo_the_rest()
            return
        while self._model.session.taken_back and self._model.redo():
            pass
