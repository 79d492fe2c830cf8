"""A few words at the foot of a window that go by themselves."""

from PySide6.QtCore import QEvent, QObject, QPoint, QTimer, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from serengeti_companion.ui.parts.announce import announce
from serengeti_companion.ui.parts.button_words import spoken
from serengeti_companion.ui.parts.floating import FloatingFrame
from serengeti_companion.ui.parts.long_words import breakable_path
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style

SHOWN_MS = 5000


class Toast(FloatingFrame):
    """One at a time; the newest words win."""

    action_taken = Signal()

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self.words = TextLabel("", self)
        self.action = QPushButton(self)
        self.row.addWidget(self.words)
        self.row.addWidget(self.action)
        self.action.clicked.connect(self._take)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        over.installEventFilter(self)

    def tell(self, words: str, action: str = "", shown_ms: int = SHOWN_MS) -> None:
        """Show the words, with a button if there is something to do about them."""
        self.words.setText(breakable_path(words))
        self.setAccessibleName(words)
        self.action.setText(action)
        self.action.setAccessibleName(spoken(action))
        self.action.setVisible(bool(action))
        self._place()
        self._timer.start(shown_ms)
        announce(self, words)

    def restyle(self) -> None:
        super().restyle()
        style = current_style()
        self.row.setContentsMargins(style.px(16), style.px(12), style.px(16), style.px(12))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize and self.isVisible():
            self._place()
        return False

    def _place(self) -> None:
        margin = current_style().px(24)
        over = self.parentWidget().rect()
        self._fit(over.width() - 2 * margin)
        self.adjustSize()
        left = over.center().x() - self.width() // 2
        self.put(QPoint(left, over.bottom() - self.height() - margin))

    def _fit(self, room: int) -> None:
        """Wrap what is wider: a path, or a name of two hundred letters."""
        self.words.setWordWrap(False)
        self.words.setMinimumWidth(0)
        wide = self.sizeHint().width()
        if wide > room:
            self.words.setMinimumWidth(self.words.sizeHint().width() - wide + room)
            self.words.setWordWrap(True)

    def _take(self) -> None:
        self._timer.stop()
        self.hide()
        self.action_taken.emit()
