"""Things in a row that goes on in the next line when it is full."""

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget

from serengeti_companion.ui.style.styling import current_style


class FlowLayout(QLayout):
    """The gap is given at scale 1; `even` things are all alike, and so are their lines."""

    def __init__(self, parent: QWidget | None = None, gap: int = 8, *, even: bool = False) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._gap, self._even = gap, even
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._arrange(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._arrange(rect, move=True)

    def sizeHint(self) -> QSize:
        hints = [item.sizeHint() for item in self._shown()]
        gaps = current_style().px(self._gap) * max(len(hints) - 1, 0)
        width = sum(hint.width() for hint in hints) + gaps
        return QSize(width, max((hint.height() for hint in hints), default=0))

    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._shown():
            size = size.expandedTo(item.minimumSize())
        return size

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _arrange(self, rect: QRect, *, move: bool) -> int:
        """Height of all lines."""
        gap = current_style().px(self._gap)
        x, y, line = rect.x(), rect.y(), 0
        shown = self._shown()
        most = self._most(shown, rect.width(), gap)
        for at, item in enumerate(shown):
            hint = item.sizeHint()
            full = x + hint.width() > rect.x() + rect.width() or at % most == 0
            if x > rect.x() and full:
                x, y, line = rect.x(), y + line + gap, 0
            if move:
                item.setGeometry(QRect(QPoint(x, y), hint))
            x += hint.width() + gap
            line = max(line, hint.height())
        return y + line - rect.y()

    def _most(self, shown: list[QLayoutItem], width: int, gap: int) -> int:
        """How many stand in a line; even ones leave no last line with one alone."""
        number = max(len(shown), 1)
        if not self._even or not shown:
            return number
        fitting = max((width + gap) // (shown[0].sizeHint().width() + gap), 1)
        return -(-number // -(-number // fitting))
