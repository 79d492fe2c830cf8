"""Whether the Action Board is assumed or told, and the way from one to the other."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from serengeti_companion.games.wild.printed import Printed
from serengeti_companion.ui.parts.button_words import spoken
from serengeti_companion.ui.parts.card_frame import CardFrame, Tone
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style, follow


class BoardStatus(CardFrame):
    """WS-PIC-2: an assumed board only warns; a confirmed one refuses."""

    confirmed = Signal()
    assumed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = TextLabel("", self)
        self.words.setWordWrap(True)
        self.confirm = QPushButton(self.tr("&This is my board"), self)
        self.assume = QPushButton(self.tr("Back to the &assumed board"), self)
        for button in (self.confirm, self.assume):
            button.setAccessibleName(spoken(button.text()))
        self.confirm.clicked.connect(self.confirmed)
        self.assume.clicked.connect(self.assumed)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.words, 1)
        self._row.addWidget(self.confirm)
        self._row.addWidget(self.assume)
        follow(self._resize)

    def show_copy(self, printed: Printed) -> None:
        assumed = printed.board_assumed
        self.set_tone(Tone.WARNING if assumed else Tone.PLAIN)
        self.words.setText(self._assumed_words() if assumed else self._told_words(printed))
        focused = self.confirm.hasFocus() or self.assume.hasFocus()
        self.confirm.setVisible(assumed)
        self.assume.setVisible(not assumed)
        if focused:
            (self.confirm if assumed else self.assume).setFocus()

    def _assumed_words(self) -> str:
        return self.tr(
            "Assumed, not looked at: its rules only warn. Compare it with your board and change "
            "what differs, or say that it is right."
        )

    def _told_words(self, printed: Printed) -> str:
        words = self.tr("Told by you: {n} Action Spaces. Their rules hold.")
        return words.format(n=len(printed.spaces))

    def _resize(self) -> None:
        style = current_style()
        self._row.setContentsMargins(style.px(16), style.px(8), style.px(12), style.px(8))
        self._row.setSpacing(style.px(12))
