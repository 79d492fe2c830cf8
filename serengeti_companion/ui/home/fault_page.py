"""The data folder cannot be used: what to do about it, before anything else."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from serengeti_companion.ui.home.enter_presses import EnterPresses
from serengeti_companion.ui.parts.card_frame import CardFrame, Tone
from serengeti_companion.ui.parts.long_words import breakable_path
from serengeti_companion.ui.parts.primary_button import PrimaryButton
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import TextSize, Weight


class FaultPage(EnterPresses):
    """One sentence, and a button to try again."""

    again = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        card = CardFrame(self, Tone.REFUSAL)
        title = self.tr("Your sessions cannot be reached")
        self._title = TextLabel(title, card, size=TextSize.TITLE, weight=Weight.BOLD)
        self.words = TextLabel("", card)
        self.words.setWordWrap(True)
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.button = PrimaryButton(self.tr("&Try again"), card)
        self.button.clicked.connect(self.again)
        self.default_button = self.button
        self._column = QVBoxLayout(card)
        for part in (self._title, self.words):
            self._column.addWidget(part)
        self._column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignLeft)
        self._outer = QVBoxLayout(self)
        self._outer.addWidget(card, 0, Qt.AlignmentFlag.AlignCenter)
        self._card = card
        follow(self._resize)

    def tell(self, words: str) -> None:
        """Show what is wrong."""
        self.words.setText(breakable_path(words))
        self.setAccessibleName(words)
        self.button.setFocus()

    def _resize(self) -> None:
        style = current_style()
        margin = style.px(24)
        self._card.setFixedWidth(style.px(640))
        self._column.setContentsMargins(margin, margin, margin, margin)
        self._column.setSpacing(style.px(16))
