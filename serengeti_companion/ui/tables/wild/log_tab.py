"""The log beside the cards: read along while the game goes on."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QPushButton, QVBoxLayout, QWidget

from serengeti_companion.ui.parts.finger_scroll import scroll_by_finger
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Target
from serengeti_companion.ui.tables.wild.log_model import LogModel
from serengeti_companion.ui.tables.wild.log_row import LogRow


class LogTab(QWidget):
    """Its lines are made when it is first looked at; `whole_asked` for the log with all it can."""

    whole_asked = Signal()

    def __init__(self, model: SessionModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.lines: LogModel | None = None
        self.list = QListView(self)
        self.list.setItemDelegate(LogRow(self.list))
        self.list.setUniformItemSizes(True)
        self.list.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setAccessibleName(self.tr("Log, newest last"))
        scroll_by_finger(self.list)
        self.list.doubleClicked.connect(self.whole_asked)
        self.whole = QPushButton(self.tr("Go back to a line…"), self)
        self.whole.setAccessibleName(self.whole.text())
        self.whole.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.whole.clicked.connect(self.whole_asked)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.list, 1)
        self._column.addWidget(self.whole)
        follow(self._resize)

    def refresh(self) -> None:
        """Only while it is in sight."""
        if not self.isVisible():
            return
        if self.lines is None:
            self.lines = LogModel(self._model, self)
            self.list.setModel(self.lines)
        else:
            self.lines.follow()
        self.list.scrollToBottom()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()

    def _resize(self) -> None:
        style = current_style()
        self._column.setSpacing(style.px(6))
        self.whole.setFixedHeight(style.px(Target.TOUCH))
        self.list.doItemsLayout()
