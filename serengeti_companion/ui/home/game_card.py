"""A game on the home page: what it is, and how to begin it."""

import importlib

from PySide6.QtCore import QEvent, QSize, QTimer, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QPushButton, QVBoxLayout, QWidget

from serengeti_companion.games.catalogue import Listed
from serengeti_companion.ui.parts.button_words import spoken
from serengeti_companion.ui.parts.card_frame import CardFrame
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role, Target, TextSize, Weight
from serengeti_companion.ui.translation import told

_NARROW = 350  # width at scale 1 below which its buttons stand one over the other
_LANDSCAPES = {
    "wild": "serengeti_companion.ui.home.landscape",
    "race": "serengeti_companion.ui.home.race.picture",
    "survive": "serengeti_companion.ui.home.survive.picture",
}
"""The module with the picture of each game."""


class LargeButton(QPushButton):
    """As high as a primary button, also while it is none."""

    def sizeHint(self) -> QSize:
        return super().sizeHint().expandedTo(QSize(0, current_style().px(Target.PRIMARY)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class GameCard(CardFrame):
    """`new_asked` and `practice_asked` carry the key of the game; `place` counts from 0."""

    new_asked = Signal(str)
    practice_asked = Signal(str)

    def __init__(self, listed: Listed, place: int = 0, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.key = listed.key
        self._place = place
        self._frame = QWidget(self)
        self.picture: QWidget | None = None
        self._texts(listed)
        self.practice = self._button(
            self.tr("&Practice game"), self.tr("Practice game of {game}"), listed
        )
        self.new = self._button(self.tr("&New session"), self.tr("New session of {game}"), listed)
        self.new.clicked.connect(lambda: self.new_asked.emit(self.key))
        self.practice.clicked.connect(lambda: self.practice_asked.emit(self.key))
        self._arrange()
        follow(self._resize)

    def fit(self, width: int) -> None:
        """Arrange the buttons for a card about that wide."""
        narrow = width < current_style().px(_NARROW)
        way = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        self._buttons.setDirection(way)

    def hasHeightForWidth(self) -> bool:
        return False  # its least height says it all; the picture takes what is left

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self.minimumHeight())

    def favour(self, button: QPushButton | None) -> None:
        """Make one of the two buttons the one to press next."""
        for each in (self.new, self.practice):
            wanted = "primary" if each is button else ""
            # Not even asked for its style where nothing changes: that costs the start 5 ms.
            if (each.property("kind") or "") != wanted:
                each.setProperty("kind", wanted)
                each.style().polish(each)

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self._settle()
        return done

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._frame.layout() is None:
            QTimer.singleShot(0, self._frame, self._hang_picture)

    def _settle(self) -> None:
        needed = self._needed(self.width())
        if needed != self.minimumHeight():
            self.setMinimumHeight(needed)
        with_hint = needed + self._column.spacing() + self._high(self.hint, self.width())
        self.hint.setVisible(self.height() >= with_hint)

    def _needed(self, width: int) -> int:
        """The height of what must be read and pressed on a card so wide."""
        words = sum(self._high(label, width) for label in (self._title, self._line))
        buttons = self._buttons.sizeHint().height()
        margins = self._column.contentsMargins()
        return margins.top() + words + buttons + margins.bottom() + 3 * self._column.spacing()

    def _high(self, label: TextLabel, width: int) -> int:
        margins = self._column.contentsMargins()
        return label.heightForWidth(width - margins.left() - margins.right())

    def _hang_picture(self) -> None:
        # After the first picture of the window: it is only to look at.
        if self._frame.layout() is None:
            inside = QVBoxLayout(self._frame)
            inside.setContentsMargins(0, 0, 0, 0)
            landscape = importlib.import_module(_LANDSCAPES[self.key]).Landscape
            self.picture = landscape(self._frame)
            inside.addWidget(self.picture)

    def _texts(self, listed: Listed) -> None:
        self._title = TextLabel(listed.title, self, size=TextSize.TITLE, weight=Weight.SEMIBOLD)
        self._title.setWordWrap(True)
        self._line = TextLabel(told(listed.line), self)
        self._line.setWordWrap(True)
        self.hint = TextLabel(told(listed.practice), self, role=Role.MUTED)
        self.hint.setWordWrap(True)

    def _button(self, words: str, name: str, listed: Listed) -> QPushButton:
        # A letter of the keyboard can only stand for one button: the first game's.
        button = LargeButton(self)
        button.setText(spoken(words) if self._place else words)
        button.setAccessibleName(name.format(game=listed.title))
        return button

    def _arrange(self) -> None:
        self._buttons = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._buttons.addWidget(self.practice, 1)
        self._buttons.addWidget(self.new, 1)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._frame, 1)
        for label in (self._title, self._line, self.hint):
            self._column.addWidget(label)
        self._column.addLayout(self._buttons)

    def _resize(self) -> None:
        style = current_style()
        margin = style.px(20)
        self._column.setContentsMargins(margin, margin, margin, margin)
        self._column.setSpacing(style.px(10))
        self._buttons.setSpacing(style.px(12))
        for button in (self.new, self.practice):
            button.setFont(style.font(TextSize.LARGE, Weight.SEMIBOLD))
