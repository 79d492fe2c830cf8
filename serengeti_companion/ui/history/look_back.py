"""A session looked back at: the table as it was after any move, what was done, the score."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from serengeti_companion.ui.history.course_view import CourseView
from serengeti_companion.ui.history.far_board import FarBoard
from serengeti_companion.ui.history.past import Past
from serengeti_companion.ui.history.scrubber import Scrubber
from serengeti_companion.ui.home.page import Page
from serengeti_companion.ui.home.told_time import told_clock
from serengeti_companion.ui.parts.announce import announce
from serengeti_companion.ui.parts.elided_label import ElidedLabel
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role, TextSize, Weight

_WIDTH = 1800
_LINES = 3
_BESIDE_ARROWS = {Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown}


class LookBackPage(Page):
    """Read only: nothing here can change the session. `open_asked`: go on with it."""

    open_asked = Signal()

    def __init__(self, past: Past, title: str, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Look back"), parent, width=_WIDTH)
        self.past = past
        self.called = ElidedLabel(title, self, size=TextSize.LARGE, role=Role.MUTED)
        self.open_button = QPushButton(self.tr("&Open at the table"), self)
        self.open_button.setAccessibleName(self.tr("Open at the table"))
        self.open_button.clicked.connect(self.open_asked)
        self.board = past.game.board(past.now, self)
        self.far = FarBoard(self)
        self.course = CourseView(past, self)
        self.when = TextLabel("", self, size=TextSize.SMALL, role=Role.MUTED)
        self.words = TextLabel("", self, size=TextSize.LARGE)
        self.scrubber = Scrubber(past, self)
        self.scrubber.moved.connect(self._show)
        self.course.moment_asked.connect(self.scrubber.go)
        self._lay()
        follow(self._resize_parts)
        self._show(past.last)

    def take_focus(self) -> None:
        """The arrow keys go through the session at once."""
        self.scrubber.slider.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if not (plain and self.scrubber.go_by_key(event.key())):
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # On the board the arrows go from space to space; the rest must get past what scrolls.
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            return event.key() in _BESIDE_ARROWS and self.scrubber.go_by_key(event.key())
        return super().eventFilter(watched, event)

    def _lay(self) -> None:
        self.title.setSizePolicy(self.back.sizePolicy())
        self.head.setStretch(1, 0)
        self.head.addWidget(self.called, 1)
        self.head.addWidget(self.open_button)
        self._right = QVBoxLayout()
        self._right.addWidget(self.far, 3)
        self._chart = QVBoxLayout()
        self._counted = TextLabel(
            self.past.game.counted(), self, size=TextSize.SMALL, weight=Weight.SEMIBOLD
        )
        self._chart.addWidget(self._counted)
        self._chart.addWidget(self.course, 1)
        self._right.addLayout(self._chart, 2)
        self._both = QHBoxLayout()
        if self.board is not None:
            self.board.installEventFilter(self)
            self._both.addWidget(self.board, 2)
        self._both.addLayout(self._right, 3)
        self.body.addLayout(self._both, 1)
        self._lay_foot()

    def _lay_foot(self) -> None:
        self.words.setWordWrap(True)
        self.words.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._holder = QScrollArea(self)
        self._holder.setWidgetResizable(True)
        self._holder.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._holder.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._holder.setWidget(self.words)
        column = QVBoxLayout()
        column.addWidget(self.when)
        column.addWidget(self._holder)
        column.addWidget(self.scrubber)
        self.foot.addLayout(column, 1)

    def _show(self, moment: int) -> None:
        past = self.past
        self.far.show_facts(past.facts[moment])
        self.course.show_moment(moment)
        if self.board is not None:
            self.board.show_moment(past.before(moment), past.tables[moment])
        words = past.words(moment)
        self.words.setText(words or self.tr("The table before the first move."))
        self.when.setText(self._when(moment))
        if not self.scrubber.slider.isSliderDown():
            announce(self, f"{self.scrubber.place.text()}. {self.words.text()}")

    def _when(self, moment: int) -> str:
        """The time, and what the table overruled."""
        parts = [told_clock(self.past.at(moment))]
        if clauses := self.past.clauses(moment):
            words = self.tr("on the table's word: {clauses}")
            parts.append(words.format(clauses=", ".join(clauses)))
        if moment == self.past.last and self.past.unread:
            parts.append(self.past.unread)
        return " \N{MIDDLE DOT} ".join(part for part in parts if part)

    def _resize_parts(self) -> None:
        style = current_style()
        gap = style.px(12)
        self._both.setSpacing(gap)
        self._right.setSpacing(gap)
        self._chart.setSpacing(style.px(2))
        line = self.words.fontMetrics().lineSpacing()
        self._holder.setFixedHeight(line * _LINES + style.px(4))
