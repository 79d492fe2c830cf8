"""What a hand can do on the table view: a menu, and a button on each tile that turns it round."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QRect, QTimer, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from serengeti_companion.ui.parts.button_words import as_written
from serengeti_companion.ui.parts.icon_button import IconButton
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.translation import filled

SHOWN_MS = 3000
_DIGITS = 9


class Controls(QObject):
    """Out of sight until the mouse moves, a finger taps or Tab is pressed.

    `turn_asked(at)`: a tile shall face the other way; `full_asked`, `close_asked`.
    """

    turn_asked = Signal(int)
    full_asked = Signal()
    close_asked = Signal()
    shown = Signal(bool)

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self.turns: list[IconButton] = []
        self.turnings: list[QAction] = []
        self.more = IconButton("settings", self.tr("More"), over)
        self.menu = QMenu(self.more)
        self.more.setMenu(self.menu)
        self.more.setPopupMode(IconButton.ToolButtonPopupMode.InstantPopup)
        self.full = self._action(self.tr("Full screen"), "F11")
        self.full.setCheckable(True)
        self.full.triggered.connect(self.full_asked)
        self.leave = self._action(self.tr("Close the table view"), "F9")
        self.leave.triggered.connect(self.close_asked)
        self.menu.addActions([self.full, self.leave])
        self._first = self.menu.insertSeparator(self.leave)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._rest)
        self.more.hide()
        over.installEventFilter(self)

    def show_tiles(self, names: Sequence[str], boxes: Sequence[QRect], turned: set[int]) -> None:
        """One button on each tile, at its upper right."""
        self._provide(len(names))
        for at, (name, box) in enumerate(zip(names, boxes, strict=True)):
            words = filled(self.tr("Turn the tile of {name} round"), name=name)
            if words != self.turns[at].accessibleName():
                self.turns[at].set_words(words)
                self.turnings[at].setText(as_written(words))
            self.turns[at].setChecked(at in turned)
            self.turnings[at].setChecked(at in turned)
            self.turns[at].move(box.right() - self.turns[at].width() - 4, box.top() + 4)
        self.place()

    def place(self) -> None:
        """The menu at the upper right of the window."""
        edge = current_style().px(4)
        self.more.move(self._over.width() - self.more.width() - edge, edge)
        for button in (*self.turns, self.more):
            button.raise_()

    def wake(self) -> None:
        """Show them for a while."""
        for button in (self.more, *self.turns):
            button.show()
        self._timer.start(SHOWN_MS)
        self.shown.emit(True)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kinds = {QEvent.Type.MouseMove, QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin}
        if event.type() in kinds:
            self.wake()
        return False

    def _action(self, words: str, keys: str) -> QAction:
        """Known to the window, so that its key works while the menu is out of sight."""
        action = QAction(words, self._over)
        action.setShortcut(QKeySequence(keys))
        self._over.addAction(action)
        return action

    def _provide(self, number: int) -> None:
        while len(self.turns) > number:
            self.turns.pop().deleteLater()
            self.turnings.pop().deleteLater()
        for at in range(len(self.turns), number):
            button = IconButton("turn", "", self._over)
            button.setCheckable(True)
            button.setVisible(self.more.isVisible())
            button.clicked.connect(lambda _=False, at=at: self.turn_asked.emit(at))
            action = self._action("", str(at + 1) if at < _DIGITS else "")
            action.setCheckable(True)
            action.triggered.connect(lambda _=False, at=at: self.turn_asked.emit(at))
            self.menu.insertAction(self._first, action)
            self.turns.append(button)
            self.turnings.append(action)

    def _rest(self) -> None:
        """Out of sight again, but for whoever is using them."""
        if self.menu.isVisible() or any(one.hasFocus() for one in (self.more, *self.turns)):
            self._timer.start(SHOWN_MS)
            return
        for button in (self.more, *self.turns):
            button.hide()
        self.shown.emit(False)
