"""What every page beside the table is built like: a way back, a title, its content."""

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QScrollBar, QVBoxLayout, QWidget

from serengeti_companion.ui.home.enter_presses import EnterPresses
from serengeti_companion.ui.parts.icon_button import IconButton
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import TextSize, Weight


class Page(EnterPresses):
    """`body` takes the content and scrolls if it must, `foot` stays in sight below it."""

    left = Signal()

    def __init__(self, title: str, parent: QWidget | None = None, *, width: int = 1120) -> None:
        super().__init__(parent)
        self.setAccessibleName(title)
        self._width = width
        self.back = IconButton("chevron-left", self.tr("Back to the start page"), self, plain=True)
        self.back.clicked.connect(self.left)
        self.title = TextLabel(title, self, size=TextSize.TITLE, weight=Weight.BOLD)
        self.head = QHBoxLayout()
        self.head.addWidget(self.back)
        self.head.addWidget(self.title, 1)
        self.column = QWidget(self)
        self.body = QVBoxLayout(self.column)
        self.footing = QWidget(self)
        self.foot = QHBoxLayout(self.footing)
        self._arrange()
        follow(self._resize)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    @property
    def scroll_bar(self) -> QScrollBar:
        """How far the body is scrolled."""
        return self._scroll.verticalScrollBar()

    def reveal(self, part: QWidget) -> None:
        """Scroll until its upper edge is in sight, once it has been laid out."""
        bar, top = self.scroll_bar, QPoint(0, 0)
        QTimer.singleShot(0, part, lambda: bar.setValue(part.mapTo(self.column, top).y()))

    def take_focus(self) -> None:
        """The keyboard goes to the first thing of the page."""
        self.column.setFocus()
        self.column.focusNextChild()

    def _arrange(self) -> None:
        self._scroll = QScrollArea(self)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        holder = QWidget(self._scroll)
        holder.setLayout(_centred(self.column))
        self._scroll.setWidget(holder)
        self._outer = QVBoxLayout(self)
        self._outer.addLayout(self.head)
        self._outer.addWidget(self._scroll, 1)
        self._outer.addLayout(_centred(self.footing))

    def _resize(self) -> None:
        style = current_style()
        gap = style.px(16)
        for part in (self.column, self.footing):
            part.setMaximumWidth(style.px(self._width))
        self.foot.setContentsMargins(0, 0, 0, 0)
        self.body.setContentsMargins(0, 0, 0, 0)
        self.body.setSpacing(gap)
        self.head.setSpacing(style.px(8))
        self.foot.setSpacing(style.px(12))
        self._outer.setContentsMargins(gap, style.px(8), gap, gap)
        self._outer.setSpacing(style.px(12))


def _centred(part: QWidget) -> QHBoxLayout:
    """As wide as it may be, in the middle of what is left."""
    row = QHBoxLayout()
    row.setContentsMargins(0, 0, 0, 0)
    row.addStretch(1)
    row.addWidget(part, 100)
    row.addStretch(1)
    return row
