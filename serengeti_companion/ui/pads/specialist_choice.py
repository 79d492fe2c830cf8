"""Who works for a player, on the score pad."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QWidget

from serengeti_companion.games.wild.printed import SpecialistCard
from serengeti_companion.games.wild.rules.specialist_terms import described, specialist_name
from serengeti_companion.ui.parts.keys import ENTER
from serengeti_companion.ui.translation import told

ANOTHER = "another"
"""One of the eight that the rulebook does not describe, whatever it is called."""


class SpecialistChoice(QComboBox):
    """`settled` at Enter; Space, the arrows or a letter choose."""

    settled = Signal()

    def __init__(self, cards: Sequence[SpecialistCard], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(8)
        self.set_cards(cards)

    @property
    def key(self) -> str:
        """The word for the Specialist, "" = nobody."""
        return str(self.currentData() or "")

    def set_cards(self, cards: Sequence[SpecialistCard]) -> None:
        """Whom the list names; who was chosen stays chosen."""
        chosen = self.key
        self.blockSignals(True)
        self.clear()
        self.addItem(self.tr("Nobody"), "")
        for card in cards:
            self.addItem(told(specialist_name(card.name)), card.name)
        self.addItem(self.tr("Another one"), ANOTHER)
        self.choose(chosen)
        self.blockSignals(False)

    def choose(self, key: str) -> None:
        """Show a choice; somebody the list does not name is another one."""
        at = self.findData(key)
        self.setCurrentIndex(at if at >= 0 else self.findData(ANOTHER))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self.settled.emit()
        else:
            super().keyPressEvent(event)


def is_booked(key: str) -> bool:
    """Whether the stars at the end can only be read off the card."""
    return bool(key) and described(key) is None
