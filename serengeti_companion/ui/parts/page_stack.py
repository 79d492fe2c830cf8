"""A stack of pages that is only as large as the page it shows."""

from PySide6.QtWidgets import QVBoxLayout, QWidget


class PageStack(QWidget):
    """Qt's own asks for the room of its largest page, shown or not, once words in them wrap."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pages: list[QWidget] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)

    def addWidget(self, page: QWidget) -> None:
        """One more page; the first is shown."""
        self._column.addWidget(page)
        self._pages.append(page)
        page.setVisible(len(self._pages) == 1)

    def currentWidget(self) -> QWidget | None:
        return next((page for page in self._pages if not page.isHidden()), None)

    def setCurrentIndex(self, number: int) -> None:
        self.setCurrentWidget(self._pages[number])

    def setCurrentWidget(self, page: QWidget) -> None:
        """Show that page; the keyboard stays on the stack if it was there."""
        before = self.currentWidget()
        if before is page:
            return
        held = before is not None and _has_keyboard(before)
        if before is not None:
            before.hide()
        page.show()
        if held:
            page.setFocus()


def _has_keyboard(page: QWidget) -> bool:
    focus: object = page.window().focusWidget()
    return isinstance(focus, QWidget) and page.isAncestorOf(focus)
