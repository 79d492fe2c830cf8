"""What the new-session pages of all games have: two cards, folds below them, and Start."""

from abc import abstractmethod

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from serengeti_companion.ui.home.fold import Fold
from serengeti_companion.ui.home.kept import Kept
from serengeti_companion.ui.home.page import Page
from serengeti_companion.ui.parts.card_frame import CardFrame
from serengeti_companion.ui.parts.finger_scroll import scroll_by_finger
from serengeti_companion.ui.parts.primary_button import PrimaryButton
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.style.tokens import Role, TextSize, Weight

_START = 220


class BeginPage(Page):
    """`begun(whole)` carries a session that is ready to be kept.

    Make what is chosen, then `build_foot` and `arrange`, so that Tab goes the same way.
    """

    begun = Signal(object)
    clause_asked = Signal(str)
    house_fold: Fold

    def __init__(self, title: str, kept: Kept, parent: QWidget | None = None) -> None:
        super().__init__(title, parent)
        scroll_by_finger(self._scroll)
        self._kept = kept
        self._columns: list[QVBoxLayout] = []
        self._folds: tuple[Fold, ...] = ()
        self.back.clicked.disconnect(self.left)
        self.back.clicked.connect(self._step_back)
        self.headings: dict[QWidget, TextLabel] = {}

    @abstractmethod
    def start(self) -> None:
        """Begin, or say what is wrong with a name."""

    def build_foot(self) -> None:
        """What Enter does, and the button for it."""
        self.fold_back = QPushButton(self.tr("Back to the players"), self)
        self.fold_back.setAccessibleName(self.fold_back.text())
        self.fold_back.clicked.connect(self.show_all)
        self.fold_back.hide()
        self.note = TextLabel("", self, role=Role.MUTED)
        self.start_button = PrimaryButton(self.tr("S&tart"), self)
        self.start_button.setAccessibleName(self.tr("Start"))
        self.start_button.clicked.connect(self.start)
        self.default_button = self.start_button
        self.foot.addWidget(self.fold_back)
        self.foot.addStretch(1)
        self.foot.addWidget(self.note)
        self.foot.addWidget(self.start_button)

    def card(self, *parts: tuple[str, QWidget]) -> CardFrame:
        """A card with these titles and contents."""
        card = CardFrame(self.column)
        column = QVBoxLayout(card)
        for title, content in parts:
            heading = TextLabel(title, card, size=TextSize.LARGE, weight=Weight.SEMIBOLD)
            self.headings[content] = heading
            column.addWidget(heading, 0, Qt.AlignmentFlag.AlignTop)
            column.addWidget(content)
        column.addStretch()
        self._columns.append(column)
        return card

    def arrange(self, left: CardFrame, right: CardFrame, *folds: Fold) -> None:
        """Two cards beside each other, and what folds out in place of them."""
        self._cards, self._folds = (left, right), folds
        self._upper, self._lower = QHBoxLayout(), QHBoxLayout()
        for row, parts in ((self._upper, self._cards), (self._lower, folds)):
            for part in parts:
                row.addWidget(part, 1)
            self.body.addLayout(row)
        self.body.addStretch(1)
        for fold in folds:
            fold.turned.connect(self._make_room)

    def show_all(self) -> None:
        """Fold away what was unfolded: the cards are in sight again."""
        for fold in self._folds:
            if fold.unfolded:
                fold.unfold(on=False)
                fold.button.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._step_back()
        else:
            super().keyPressEvent(event)

    def _step_back(self) -> None:
        """From what was unfolded to the cards, from there to the start page."""
        if any(fold.unfolded for fold in self._folds):
            self.show_all()
        else:
            self.left.emit()

    def _make_room(self, unfolded: bool) -> None:
        """What is unfolded has the page for itself: nothing scrolls on the smallest screen."""
        for card in self._cards:
            card.setVisible(not unfolded)
        for fold in self._folds:
            fold.setVisible(fold.unfolded or not unfolded)
        self.fold_back.setVisible(unfolded)
        words = self.fold_back.text() if unfolded else self.tr("Back to the start page")
        self.back.set_words(words)

    def sum_up(self, departures: int, *, sound: bool) -> None:
        """How many house rules are changed, and whether Enter starts."""
        self.house_fold.sum_up(
            self.tr("%n changed", "", departures) if departures else self.tr("as we read the book")
        )
        self.note.setText(self.tr("Enter starts.") if sound else self.tr("A name needs a change."))
        self.note.set_role(Role.MUTED if sound else Role.REFUSAL)

    def resize_cards(self) -> None:
        style = current_style()
        margin, edge = style.px(16), style.px(12)
        for column in self._columns:
            # Four players and what is wrong with two names have room on the smallest screen.
            column.setContentsMargins(margin, edge, margin, edge)
            column.setSpacing(style.px(8))
        for row in (self._upper, self._lower):
            row.setSpacing(margin)
        self.body.setSpacing(style.px(8))
        self.start_button.setMinimumWidth(style.px(_START))
