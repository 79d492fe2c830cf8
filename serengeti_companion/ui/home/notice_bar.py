"""What went wrong outside the rules (disk, file), in one sentence that stays until it is read."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from serengeti_companion.ui.paint.glyphs import icon_pixmap
from serengeti_companion.ui.parts.announce import announce
from serengeti_companion.ui.parts.card_frame import CardFrame, Tone
from serengeti_companion.ui.parts.long_words import breakable_path
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role


class NoticeBar(CardFrame):
    """Hidden until it has something to say."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, Tone.REFUSAL)
        self._sign = QLabel(self)
        self.words = TextLabel("", self)
        self.words.setWordWrap(True)
        self.close_button = QPushButton(self.tr("&Got it"), self)
        self.close_button.setAccessibleName(self.tr("Got it"))
        self.close_button.clicked.connect(self.hide)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        self._row.addWidget(self.words, 1)
        self._row.addWidget(self.close_button)
        self.hide()
        follow(self._resize)

    def tell(self, words: str) -> None:
        """Show a sentence in place of the last one."""
        self.words.setText(breakable_path(words))
        self.setAccessibleName(words)
        self.show()
        announce(self, words, urgent=True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
        else:
            super().keyPressEvent(event)

    def _resize(self) -> None:
        style = current_style()
        side, margin = style.px(28), style.px(12)
        self._row.setContentsMargins(margin, margin, margin, margin)
        self._row.setSpacing(margin)
        dpr = self.devicePixelRatioF()
        ground, ink = Role.REFUSAL_SOFT, Role.REFUSAL
        self._sign.setPixmap(icon_pixmap("warning", side, dpr, on=ground, ink=ink))
        self._sign.setFixedSize(QSize(side, side))
