"""One player on the new-session page."""

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from serengeti_companion.ui.parts.icon_button import IconButton
from serengeti_companion.ui.parts.mark_button import MarkButton
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role, TextSize


class PlayerRow(QWidget):
    """Alt+Up and Alt+Down move it, as the arrows and a drag of the mark do."""

    changed = Signal()
    colour_picked = Signal(int)
    moved = Signal(int)
    dragged = Signal(QPoint)
    removed = Signal()

    def __init__(self, name: str, colour: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.mark = MarkButton(self)
        self.name = QLineEdit(name, self)
        self.up = IconButton("chevron-up", "", self, plain=True)
        self.down = IconButton("chevron-down", "", self, plain=True)
        self.remove = IconButton("close", "", self, plain=True)
        self.problem = TextLabel("", self, size=TextSize.SMALL, role=Role.REFUSAL)
        self.problem.setWordWrap(True)
        self.problem.hide()
        self._connect()
        self._arrange()
        self.set_colour(colour)
        follow(self._resize)

    @property
    def colour(self) -> int:
        """0 to 3."""
        return self.mark.colour

    def set_colour(self, colour: int) -> None:
        """Show another mark."""
        self.mark.show_player(self.name.text(), colour)

    def place(self, number: int, of: int, fewest: int) -> None:
        """Where the player sits, counted from 1."""
        self.name.setAccessibleName(self.tr("Name of player {number}").format(number=number))
        self.up.set_words(self.tr("Player {number} one place up").format(number=number))
        self.down.set_words(self.tr("Player {number} one place down").format(number=number))
        self.remove.set_words(self.tr("Player {number} does not play").format(number=number))
        self.up.setEnabled(number > 1)
        self.down.setEnabled(number < of)
        self.remove.setEnabled(of > fewest)

    def complain(self, words: str) -> None:
        """What is wrong with the name, "" = nothing."""
        self.problem.setText(words)
        self.problem.setVisible(bool(words))
        self.name.setAccessibleDescription(words)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
            if step is not None and event.modifiers() & Qt.KeyboardModifier.AltModifier:
                self.moved.emit(step)
                return True
        return False

    def _connect(self) -> None:
        self.name.installEventFilter(self)
        self.name.textChanged.connect(self._retitle)
        self.mark.picked.connect(self.colour_picked)
        self.mark.dragged.connect(self.dragged)
        self.up.clicked.connect(lambda: self.moved.emit(-1))
        self.down.clicked.connect(lambda: self.moved.emit(1))
        self.remove.clicked.connect(self.removed)

    def _arrange(self) -> None:
        self._row = QHBoxLayout()
        self._row.addWidget(self.mark)
        self._row.addWidget(self.name, 1)
        for button in (self.up, self.down, self.remove):
            self._row.addWidget(button)
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._row)
        self._column.addWidget(self.problem)

    def _retitle(self) -> None:
        self.set_colour(self.colour)
        self.changed.emit()

    def _resize(self) -> None:
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._row.setSpacing(current_style().px(4))
