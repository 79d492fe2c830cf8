"""The pieces that are being taken in, each with mine and theirs side by side and a tick."""

from collections.abc import Collection

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHBoxLayout, QListView, QVBoxLayout, QWidget

from serengeti_companion.games.wild.differences import Comparison, Relation
from serengeti_companion.ui.copy.transfer_row_paint import NAME_SHARE, TransferRowPainter
from serengeti_companion.ui.copy.transfer_rows import TransferRows
from serengeti_companion.ui.parts.elided_label import ElidedLabel
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role, TextSize, Weight

_WHOLE = 100
_PAD, _INDENT = 12, 34  # where a row's name and its texts begin


class TransferView(QListView):
    """Space turns a choice, the left arrow chooses mine, the right one theirs."""

    def __init__(self, rows: TransferRows, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows = rows
        self._painter = TransferRowPainter(self)
        self.setModel(rows)
        self.setItemDelegate(self._painter)
        self.setAccessibleName(self.tr("Pieces of the file"))
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setResizeMode(QListView.ResizeMode.Adjust)

    def lay_out(self) -> None:
        """Other pieces, another width or another look."""
        self._painter.forget()
        self.doItemsLayout()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        at = self.currentIndex()
        match event.key():
            case Qt.Key.Key_Space:
                self._rows.turn(at)
            case Qt.Key.Key_Left:
                self._rows.take(at, theirs=False)
            case Qt.Key.Key_Right:
                self._rows.take(at, theirs=True)
            case _:
                super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._painter.forget()


class TransferList(QWidget):
    """The view with the names of its three columns."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows = TransferRows(self)
        self.view = TransferView(self.rows, self)
        self.empty = TextLabel("", self, role=Role.MUTED)
        self.empty.setWordWrap(True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._names = [
            ElidedLabel("", self, size=TextSize.SMALL, weight=Weight.SEMIBOLD) for _ in range(3)
        ]
        self._arrange()
        follow(self._resize)

    def name_columns(self, mine: str, theirs: str) -> None:
        """What stands above them."""
        for label, words in zip(self._names, (self.tr("Piece"), mine, theirs), strict=True):
            label.setText(words)
            label.setToolTip(words)

    def show_comparison(self, comparison: Comparison) -> None:
        self.rows.show_comparison(comparison)

    def show_only(self, relations: Collection[Relation], why_empty: str) -> None:
        """List those that stand so to mine; the words stand there where there is none."""
        self.rows.show_only(relations)
        found = self.rows.rowCount() > 0
        self.empty.setText(why_empty)
        self.empty.setVisible(not found)
        self.view.setVisible(found)
        for label in self._names:
            label.setVisible(found)
        self.view.setCurrentIndex(self.rows.index(0))
        self.view.lay_out()

    def _arrange(self) -> None:
        self._head = QHBoxLayout()
        share = round(NAME_SHARE * _WHOLE)
        half = (_WHOLE - share) // 2
        for label, stretch in zip(self._names, (share, half, half), strict=True):
            self._head.addWidget(label, stretch)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addLayout(self._head)
        self._column.addWidget(self.view, 1)
        self._column.addWidget(self.empty, 1)

    def _resize(self) -> None:
        style = current_style()
        bar = self.view.verticalScrollBar().sizeHint().width()
        self._head.setSpacing(0)
        self._head.setContentsMargins(0, 0, bar, 0)
        self._names[0].setIndent(style.px(_PAD))
        for label in self._names[1:]:
            label.setIndent(style.px(_INDENT))
        self._column.setSpacing(style.px(4))
        self.view.setMinimumHeight(style.px(160))
        self.view.lay_out()
