"""Holds what the start page begins with, and scrolls only where it does not fit."""

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget


class GamesScroll(QScrollArea):
    """`column` takes the content; never narrower than that."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._holder = QWidget(self)
        self.column = QVBoxLayout(self._holder)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.setWidget(self._holder)

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        bar = self.verticalScrollBar()
        beside = bar.sizeHint().width() if bar.maximum() else 0
        return QSize(self._holder.minimumSizeHint().width() + beside, 0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.widget() and event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)
