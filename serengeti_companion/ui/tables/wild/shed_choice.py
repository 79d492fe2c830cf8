"""Cards above the limit, chosen at once where the house rule asks for it (WS-SW-8)."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from serengeti_companion.games.wild.terms import SceneCard
from serengeti_companion.ui.parts.flow_layout import FlowLayout
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role
from serengeti_companion.ui.tables.wild.card_words import card_words, title_words


class ShedChoice(QWidget):
    """A button a card of the Tableau; those that are down are discarded."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cards: tuple[SceneCard, ...] = ()
        self.buttons: list[QPushButton] = []
        self.note = TextLabel("", self, role=Role.WARNING)
        self._row = FlowLayout(gap=6)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.note)
        self._column.addLayout(self._row)
        follow(self.restyle)

    @property
    def chosen(self) -> tuple[SceneCard, ...]:
        pairs = zip(self._cards, self.buttons, strict=False)
        return tuple(card for card, button in pairs if button.isChecked())

    def offer(self, cards: tuple[SceneCard, ...], over: int) -> None:
        """Ask for `over` of these cards; nothing is asked for 0."""
        if cards != self._cards:
            self._cards = cards
            self._fill()
        self.setVisible(over > 0)
        words = self.tr("Above the limit of 8: discard {n} now.").format(n=over)
        self.note.setText(words)

    def restyle(self) -> None:
        self._column.setSpacing(current_style().px(6))

    def _fill(self) -> None:
        while len(self.buttons) < len(self._cards):
            button = QPushButton(self)
            button.setCheckable(True)
            button.clicked.connect(self.changed)
            self.buttons.append(button)
            self._row.addWidget(button)
        for at, button in enumerate(self.buttons):
            button.setVisible(at < len(self._cards))
            button.setChecked(False)
            if at < len(self._cards):
                button.setText(title_words(self._cards[at]))
                button.setAccessibleName(card_words(self._cards[at]))
                button.setToolTip(card_words(self._cards[at]))
