"""A few words about the copy, with what can be done about them: never in the way of the table."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QBoxLayout, QHBoxLayout, QPushButton, QWidget

from serengeti_companion.ui.parts.announce import announce
from serengeti_companion.ui.parts.button_words import spoken
from serengeti_companion.ui.parts.floating import FloatingFrame
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.style.tokens import Target

Choice = tuple[str, Callable[[], None]]
SHOWN_MS = 8000
_WIDE = 316  # as the cards beside the Map
_FOOT = 76  # what is at the foot of a page stays in sight
_SIDE = 8
_MOVES = frozenset({QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show, QEvent.Type.Hide})


class LearningBar(FloatingFrame):
    """The newest words win; a tap on a choice is the end of them. It stands above `beside`."""

    def __init__(self, over: QWidget, beside: QWidget) -> None:
        self.buttons: list[QPushButton] = []
        super().__init__(over)
        self.words = TextLabel("", self)
        self.words.setWordWrap(True)
        self._choices = QHBoxLayout()
        self._box = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._box.addWidget(self.words, 1)
        self._box.addLayout(self._choices)
        self.row.addLayout(self._box, 1)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.clear)
        self._beside = beside
        for widget in (over, beside):
            widget.installEventFilter(self)

    def tell(self, words: str, *choices: Choice, shown_ms: int = SHOWN_MS) -> None:
        """Show the words, with a button for each choice."""
        self._show(words, choices)
        self._timer.start(shown_ms)

    def ask(self, words: str, *choices: Choice) -> None:
        """The same, until one of them is chosen or something else is played."""
        self._timer.stop()
        self._show(words, choices)

    def clear(self) -> None:
        """Whatever was said is settled."""
        self._timer.stop()
        held = QApplication.focusWidget()
        if isinstance(held, QWidget) and self.isAncestorOf(held):
            self.parentWidget().setFocus()
        self.hide()

    def restyle(self) -> None:
        super().restyle()
        style = current_style()
        self.row.setContentsMargins(style.px(12), style.px(10), style.px(12), style.px(10))
        self.setFixedWidth(style.px(_WIDE))
        for button in self.buttons:
            button.setMinimumHeight(style.px(Target.TOUCH))

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        # The words have their final height only once they are laid out.
        if event.type() is QEvent.Type.LayoutRequest and self.isVisible():
            self._place()
        return done

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _MOVES and self.isVisible():
            self._place()
        return False

    def _show(self, words: str, choices: tuple[Choice, ...]) -> None:
        for button in self.buttons:
            button.hide()
            button.deleteLater()
        self.buttons = [self._button(name, act) for name, act in choices]
        # Of one choice it makes one row, so that it covers less.
        way = QBoxLayout.Direction
        self._box.setDirection(way.TopToBottom if len(choices) > 1 else way.LeftToRight)
        self.words.setText(words)
        self.setAccessibleName(words)
        self.restyle()
        self._place()
        announce(self, words)

    def _button(self, name: str, act: Callable[[], None]) -> QPushButton:
        button = QPushButton(name, self)
        button.setAccessibleName(spoken(name))
        button.clicked.connect(lambda: self._choose(act))
        self._choices.addWidget(button, 1)
        button.show()
        return button

    def _choose(self, act: Callable[[], None]) -> None:
        self.clear()
        act()

    def _place(self) -> None:
        style, over = current_style(), self.parentWidget().rect()
        self.row.activate()
        wide = self.width()
        tall = self.row.heightForWidth(wide)
        foot = over.bottom() - style.px(_FOOT)
        if self._beside.isVisible():
            foot = min(foot, self._beside.y() - style.px(_SIDE))
        self.setGeometry(over.right() - wide - style.px(_SIDE), max(foot - tall, 0), wide, tall)
        self.show()
        self.raise_()
