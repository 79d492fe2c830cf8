"""What the table screens of all games have: a bar, a page below it, and a sheet over the page."""

from abc import abstractmethod
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QFrame, QScrollArea, QStackedWidget, QVBoxLayout, QWidget

from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.tables.sheet import Sheet
from serengeti_companion.ui.tables.table_bar import TableBar

_EDGE = 40
_SHEET_TALL = 680


class TableScreen(QWidget):
    """Call `lay_out` first, and `wire` when all is made."""

    clause_asked = Signal(str)
    home_asked = Signal()
    play_again_asked = Signal()
    view_asked = Signal()
    sheet_wide = 1100

    def __init__(self, model: SessionModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.sheet: Sheet[Any] | None = None

    def lay_out(self, bar: TableBar) -> None:
        """The bar above, room for the pages below."""
        self.bar = bar
        self.stack = QStackedWidget(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(self.stack, 1)

    def wire(self) -> None:
        """What the bar and the keys do, and what follows from every play."""
        self.bar.undo_asked.connect(self.undo)
        self.bar.redo_asked.connect(self.redo)
        self.bar.log_asked.connect(self.show_log)
        self.bar.help_asked.connect(lambda: self.clause_asked.emit(""))
        for keys, slot in (
            ("Ctrl+Z", self.undo),
            ("Ctrl+Y", self.redo),
            ("Ctrl+Shift+Z", self.redo),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(slot)
        self._model.changed.connect(self.show_change)

    @property
    @abstractmethod
    def page(self) -> QWidget:
        """What is shown now."""

    @abstractmethod
    def settle(self) -> None:
        """Whatever the rules said is settled."""

    @abstractmethod
    def show_log(self) -> None:
        """The log; the same button closes it."""

    @abstractmethod
    def show_change(self, before: Any, after: Any) -> None:  # noqa: ANN401 -- each game has a table of its own
        """The table is another one."""

    def undo(self) -> None:
        """Take the last thing back."""
        self.settle()
        self._model.undo()

    def redo(self) -> None:
        """Bring it again."""
        self.settle()
        self._model.redo()

    def obey(self, word: str) -> None:
        """A word of the quick entry that is about the session."""
        if word == "undo":
            self.undo()
        else:
            self.redo()

    def show_sheet(self, sheet: Sheet[Any]) -> None:
        """A sheet over the page; Esc closes it."""
        self.close_sheet()
        # As a window within the window: Tab stays on it, and does not walk on under it.
        sheet.setParent(self, Qt.WindowType.SubWindow)
        sheet.closed.connect(self.close_sheet)
        sheet.clause_asked.connect(self.clause_asked)
        self.sheet = sheet
        self._place_sheet()
        sheet.show()
        sheet.raise_()

    def close_sheet(self) -> None:
        sheet, self.sheet = self.sheet, None
        if sheet is not None:
            sheet.hide()
            sheet.deleteLater()
            self.page.setFocus()

    def framed(self, page: QWidget) -> QScrollArea:
        """In a frame that scrolls where the window is smaller than the table can be."""
        frame = QScrollArea(self.stack)
        frame.setFrameShape(QFrame.Shape.NoFrame)
        frame.setWidgetResizable(True)
        frame.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        frame.setWidget(page)
        self.stack.addWidget(frame)
        return frame

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard goes on to what is shown; with a focus proxy Tab would run in a ring."""
        (self.sheet or self.page).setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.sheet is not None:
            self.close_sheet()  # also where the keyboard is on the page behind it
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_sheet()

    def _place_sheet(self) -> None:
        if self.sheet is None:
            return
        over, style = self.rect(), current_style()
        wide = min(over.width() - style.px(_EDGE), style.px(self.sheet_wide))
        tall = min(over.height() - style.px(_EDGE), style.px(_SHEET_TALL))
        self.sheet.setGeometry((over.width() - wide) // 2, (over.height() - tall) // 2, wide, tall)
