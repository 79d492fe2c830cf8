"""A sheet that stands over the page: a title, its content, and Esc closes it."""

from typing import Generic, TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from serengeti_companion.ui.parts.card_frame import CardFrame, Tone
from serengeti_companion.ui.parts.icon_button import IconButton
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.style.tokens import TextSize, Weight

Table = TypeVar("Table")
"""Each game has a table of its own."""


class Sheet(CardFrame, Generic[Table]):
    """Put the content into `body`; whoever opened it hides it at `closed`."""

    closed = Signal()
    clause_asked = Signal(str)

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        self.heading: TextLabel | None = None
        super().__init__(parent, Tone.FLOATING)
        self.setAccessibleName(title)
        self.heading = TextLabel(title, self, size=TextSize.TITLE, weight=Weight.BOLD)
        self.close_button = IconButton("close", self.tr("Close: Esc"), self, plain=True)
        self.close_button.clicked.connect(self.closed)
        self.head = QHBoxLayout()
        self.head.addWidget(self.heading, 1)
        self.head.addWidget(self.close_button)
        self.body = QVBoxLayout()
        outer = QVBoxLayout(self)
        outer.addLayout(self.head)
        outer.addLayout(self.body, 1)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.restyle()

    def restyle(self) -> None:
        super().restyle()
        if self.heading is None:
            return
        style = current_style()
        self.layout().setContentsMargins(style.px(20), style.px(8), style.px(12), style.px(14))
        self.layout().setSpacing(style.px(8))
        self.head.setSpacing(style.px(8))
        self.body.setSpacing(style.px(10))

    def refresh(self, before: Table | None, after: Table) -> None:
        """The table changed while the sheet is open."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.setFocus()
