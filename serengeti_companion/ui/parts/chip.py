"""What a drop would do, beside the hand; and with one tap the other thing it could have meant."""

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QPushButton, QWidget

from serengeti_companion.ui.parts.button_words import spoken
from serengeti_companion.ui.parts.floating import FloatingFrame
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.style.tokens import Weight

LINGER_MS = 5000
_BESIDE = QPoint(18, 22)  # so that neither pointer nor finger covers the words


class Chip(FloatingFrame):
    """Deaf to the mouse while it only tells; it can be tapped once it offers something."""

    alternative_taken = Signal()

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self.words = TextLabel("", self, weight=Weight.SEMIBOLD)
        self.alternative = QPushButton(self)
        self.row.addWidget(self.words)
        self.row.addWidget(self.alternative)
        self.alternative.clicked.connect(self._take)
        self._linger = QTimer(self)
        self._linger.setSingleShot(True)
        self._linger.setInterval(LINGER_MS)
        self._linger.timeout.connect(self.hide)

    def tell(self, words: str, beside: QPoint) -> None:
        """While something is dragged; `beside` is where the hand is, in the window under it."""
        self._linger.stop()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, True)
        self._show(words, "", beside)

    def offer(self, words: str, alternative: str, beside: QPoint) -> None:
        """After the drop: what was done, and a button for the other meaning; goes by itself."""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, False)
        self._show(words, alternative, beside)
        self._linger.start()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """It has been read: what lies under it can be touched again."""
        self._linger.stop()
        self.hide()

    def _show(self, words: str, alternative: str, beside: QPoint) -> None:
        self.words.setText(words)
        self.setAccessibleName(words)
        self.alternative.setText(alternative)
        self.alternative.setAccessibleName(spoken(alternative))
        self.alternative.setVisible(bool(alternative))
        style = current_style()
        self.put(beside + QPoint(style.px(_BESIDE.x()), style.px(_BESIDE.y())))

    def _take(self) -> None:
        self._linger.stop()
        self.hide()
        self.alternative_taken.emit()
