"""Cards by their numbers: type them, see the known ones, describe the others or leave it."""

import re
from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from serengeti_companion.games.wild.model import Table
from serengeti_companion.games.wild.terms import SceneCard
from serengeti_companion.ui.parts.flow_layout import FlowLayout
from serengeti_companion.ui.parts.keys import ENTER
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role, TextSize
from serengeti_companion.ui.tables.wild.preview_card import PreviewCard

Find = Callable[[int], SceneCard | None]
HIGHEST = 999
_BETWEEN = re.compile(r"[\s,;]+")
_NUMBERS = 260  # of a field with nothing below it: six of them


def finder(table: Table) -> Find:
    """Looks cards up in the copy that the table uses."""
    return table.printed.card


def read_numbers(typed: str) -> tuple[int, ...] | None:
    """The card numbers in what was typed; None when something else stands there."""
    words = [word for word in _BETWEEN.split(typed.strip()) if word]
    if not all(word.isdecimal() and 1 <= int(word) <= HIGHEST for word in words):
        return None
    return tuple(int(word) for word in words)


class CardPicker(QWidget):
    """`edited` after each key, `committed` at Enter; with `previews` the cards are shown below."""

    edited = Signal()
    committed = Signal()

    def __init__(
        self,
        label: str,
        find: Find,
        most: int,
        parent: QWidget | None = None,
        *,
        previews: bool = True,
    ) -> None:
        super().__init__(parent)
        self._find, self._most, self._previews = find, most, previews
        self._described: dict[int, SceneCard] = {}
        self._shown: list[PreviewCard] = []
        self._build(label)
        follow(self.restyle)

    @property
    def cards(self) -> tuple[SceneCard, ...] | None:
        """What is typed, () for nothing, None while it cannot be read."""
        numbers = read_numbers(self.field.text())
        if numbers is None or len(numbers) > self._most or len(set(numbers)) < len(numbers):
            return None
        return tuple(self._card(number) for number in numbers)

    def describe(self, card: SceneCard) -> None:
        """A numbered card is known now."""
        if card.number is not None:
            self._described[card.number] = card
            self._follow()

    def clear(self) -> None:
        """Nothing is typed."""
        self.field.clear()
        self._follow()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # The field has used this Enter, and may have vanished over it: the page must not go on too.
        if event.key() not in ENTER:
            super().keyPressEvent(event)

    def restyle(self) -> None:
        style = current_style()
        self._column.setSpacing(style.px(4))
        self._line.setSpacing(style.px(8))
        self.field.setMinimumWidth(style.px(150 if self._previews else _NUMBERS))

    def _build(self, label: str) -> None:
        self.field = QLineEdit(self)
        self.field.setAccessibleName(label)
        self.field.setPlaceholderText(self.tr("card numbers"))
        self.field.setMaxLength(120)
        self.field.textEdited.connect(self._follow)
        self.field.returnPressed.connect(self.committed)
        self.note = TextLabel("", self, size=TextSize.SMALL, role=Role.MUTED)
        self.note.setWordWrap(True)
        self._row = FlowLayout(gap=6)
        self._line = QHBoxLayout()
        self._line.addWidget(self.field)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addLayout(self._line)
        if self._previews:
            self._column.addWidget(self.note)
            self._column.addLayout(self._row)
        else:
            self._line.addWidget(self.note, 1)

    def _card(self, number: int) -> SceneCard:
        known = self._described.get(number) or self._find(number)
        return known or SceneCard(number=number)

    def _follow(self) -> None:
        cards = self.cards
        self._tell(cards)
        if self._previews:
            self._show(cards or ())
        self.edited.emit()

    def _tell(self, cards: tuple[SceneCard, ...] | None) -> None:
        self.note.set_role(Role.REFUSAL if cards is None else Role.MUTED)
        if cards is None:
            words = self.tr("Up to {most} different numbers from 1 to {highest}, please.")
            self.note.setText(words.format(most=self._most, highest=HIGHEST))
            return
        unknown = [str(card.number) for card in cards if card.slots is None]
        words = self.tr("not described: {numbers}").format(numbers=", ".join(unknown))
        self.note.setText(words if unknown else "")

    def _show(self, cards: tuple[SceneCard, ...]) -> None:
        while len(self._shown) < len(cards):
            self._shown.append(PreviewCard(parent=self))
            self._row.addWidget(self._shown[-1])
        for at, preview in enumerate(self._shown):
            preview.setVisible(at < len(cards))
            if at < len(cards):
                preview.show_card(cards[at])
