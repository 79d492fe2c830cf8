"""The bar above a table: at its right the way back, the log, the rules, and a menu."""

from abc import abstractmethod
from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QMenu, QWidget

from serengeti_companion.ui.paint.cut_words import cut
from serengeti_companion.ui.parts.button_words import as_written
from serengeti_companion.ui.parts.icon_button import IconButton
from serengeti_companion.ui.parts.short_names import with_short_names
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.style.tokens import Target
from serengeti_companion.ui.translation import filled

BESIDE = 58  # the picture and the padding beside the words on Undo
_NAMED = 90  # of the words at scale 1, below which it is only called Undo


class TableBar(QWidget):
    """Signals only; the table screen knows what to do. Call `build_buttons` after what is left."""

    log_asked = Signal()
    help_asked = Signal()
    undo_asked = Signal()
    redo_asked = Signal()

    def __init__(self, model: SessionModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.setAutoFillBackground(True)

    def refresh(self, before: Any, after: Any) -> None:  # noqa: ANN401 -- each game has a table of its own
        """Show the moment."""

    def build_buttons(self, undo: QAbstractButton) -> None:
        """`undo` and what stands beside it, in this order."""
        self.undo = undo
        self.undo.clicked.connect(self.undo_asked)
        self.redo = IconButton("redo", self.tr("Redo"), self, side=Target.PRIMARY)
        self.redo.clicked.connect(self.redo_asked)
        self.log = IconButton("log", self.tr("Log"), self)
        self.log.clicked.connect(self.log_asked)
        self.help = IconButton("help", self.tr("Rules"), self)
        self.help.clicked.connect(self.help_asked)
        self.menu_button = IconButton("settings", self.tr("More"), self)
        self.menu = QMenu(self.menu_button)
        self.menu_button.setMenu(self.menu)
        self.menu_button.setPopupMode(IconButton.ToolButtonPopupMode.InstantPopup)
        self.buttons = (self.undo, self.redo, self.log, self.help, self.menu_button)
        for button in self.buttons:
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def add_to_menu(self, words: str, keys: str = "") -> QAction:
        """An entry of the menu at the right."""
        action = self.menu.addAction(words)
        if keys:
            action.setShortcut(QKeySequence(keys))
        return action

    def name_undo(self) -> None:
        """What Undo and Redo would do now."""
        name = self._model.undo_name
        words = filled(self.tr("Undo: {deed}"), deed=name) if name else self.tr("Undo")
        self.undo.setEnabled(bool(name))
        if words != self.undo.accessibleName():
            self.undo.setAccessibleName(words)
            self.show_undo()
        again = self._model.redo_name
        words = filled(self.tr("Redo: {deed}"), deed=again) if again else self.tr("Redo")
        self.redo.setEnabled(bool(again))
        if words != self.redo.accessibleName():
            self.redo.set_words(words)

    @abstractmethod
    def names(self) -> Iterable[str]:
        """Of all who play: they give way before the deed that Undo tells."""

    def show_undo(self) -> None:
        """What stands on it, as far as there is room; the whole is its tip."""
        style, words = current_style(), self.undo.accessibleName()
        self.undo.setToolTip(words)
        room = self.undo.width() - style.px(BESIDE)
        wide = self.undo.fontMetrics().horizontalAdvance
        # The picture on it says undo too, where the deed needs the room.
        whole = (words, self._model.undo_name) if room >= style.px(_NAMED) else (self.tr("Undo"),)
        for saying in whole:
            shown = with_short_names(saying, self.names(), lambda some: wide(some) <= room)
            if wide(shown) <= room:
                break
        shown = cut(shown, self.undo.fontMetrics(), room)
        self.undo.setText(f" {as_written(shown)}")
