"""The history of this computer: found, opened, renamed, exported, deleted and brought back."""

from collections.abc import Callable, Iterable
from functools import partial

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QBoxLayout,
    QHBoxLayout,
    QLineEdit,
    QListView,
    QMenu,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from serengeti_companion.storage.sessions import StoredSession
from serengeti_companion.ui.home.history import Entry, History, told
from serengeti_companion.ui.home.kept import Kept
from serengeti_companion.ui.home.session_rows import SessionRowPainter, SessionRows
from serengeti_companion.ui.parts.button_words import spoken
from serengeti_companion.ui.parts.finger_scroll import scroll_by_finger
from serengeti_companion.ui.parts.icon_button import IconButton
from serengeti_companion.ui.parts.keys import ENTER
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role, TextSize, Weight

Formats = Callable[[Entry], Iterable[tuple[str, str, str]]]
"""Name, suffix and words of each file format that this can be exported to."""
_ONE_ROW = 460  # width of the panel at scale 1


class SessionView(QListView):
    """Delete and F2 do what they do everywhere."""

    delete_pressed = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete:
            self.delete_pressed.emit()
        else:
            super().keyPressEvent(event)


class SearchField(QLineEdit):
    """Enter is for what was found, and for nothing behind it."""

    entered = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self.entered.emit()
        else:
            super().keyPressEvent(event)


class SessionList(QWidget):
    """`deleted(title)`, which `bring_back` takes back; `export_asked(entry, format)`.

    `open_asked` and `look_back_asked` have the number of a session, `scored_asked` a ScoredGame.
    """

    open_asked = Signal(int)
    look_back_asked = Signal(int)
    statistics_asked = Signal()
    scored_asked = Signal(object)
    file_asked = Signal()
    export_asked = Signal(object, str)
    deleted = Signal(str)
    changed = Signal()

    def __init__(self, kept: Kept, formats: Formats, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kept = kept
        self._history = History(kept)
        self._formats = formats
        self._deleted: Entry | None = None
        self._title = TextLabel(
            self.tr("History"), self, size=TextSize.LARGE, weight=Weight.SEMIBOLD
        )
        self.search = SearchField(self)
        self.search.setPlaceholderText(self.tr("Find by name, player or day"))
        self.search.setAccessibleName(self.tr("Find in the history"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self.refresh)
        self.search.entered.connect(self._open_first)
        self.empty = TextLabel("", self, role=Role.MUTED)
        self.empty.setWordWrap(True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._build_view()
        self._build_buttons()
        self._arrange()
        follow(self._resize)

    def refresh(self) -> None:
        """Read the list anew; the row chosen stays chosen, unless something new has come."""
        words = self.search.text()
        none: tuple[Entry, ...] = ()
        found = self._kept.attempt(lambda: self._history.search(words), none)
        chosen = self.chosen()
        if found and not words and self._rows.row_of(found[0]) < 0:
            chosen = found[0]
        self._rows.show_entries(found)
        self.view.setVisible(bool(found))
        self.empty.setVisible(not found)
        self.empty.setText(
            self.tr("Nothing here has all these words.")
            if words
            else self.tr("Nothing yet. Whatever you play is kept here by itself, move by move.")
        )
        for part in (self.search, self.statistics_button):
            part.setVisible(bool(found or words))
        self.choose(chosen)
        self._offer()

    def fit(self, width: int) -> None:
        """The buttons below the list stand in one row where that has room, else in two."""
        wide = width >= current_style().px(_ONE_ROW)
        way = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        self._foot.setDirection(way)

    def chosen(self) -> Entry | None:
        """What the chosen row is about."""
        return self._rows.entry(self.view.currentIndex())

    def choose(self, entry: Entry | None) -> None:
        """Choose the row of an entry, or the first one where it is not in the list."""
        row = max(self._rows.row_of(entry), 0)
        self.view.setCurrentIndex(self._rows.index(row))

    def rename(self) -> None:
        """Type a new name into the chosen row."""
        if self.view.currentIndex().isValid():
            self.view.edit(self.view.currentIndex())

    def delete(self) -> None:
        """Put what is chosen into the trash."""
        entry = self.chosen()
        if entry is None:
            return
        with self._kept.guarded():
            self._history.delete(entry)
            self._deleted = entry
            self.deleted.emit(told(entry).title)
        self.changed.emit()

    def bring_back(self) -> None:
        """What was deleted last, out of the trash again."""
        entry = self._deleted
        if entry is None:
            return
        with self._kept.guarded():
            self._history.restore(entry)
        self.changed.emit()
        self.choose(entry)

    def _build_view(self) -> None:
        self._rows = SessionRows(self)
        self._rows.title_typed.connect(self._retitle)
        self.view = SessionView(self)
        self.view.setAccessibleName(self.tr("History"))
        self.view.setModel(self._rows)
        self.view.setItemDelegate(SessionRowPainter(self.view))
        scroll_by_finger(self.view)
        self.view.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.activated.connect(self._open)
        self.view.delete_pressed.connect(self.delete)
        self.view.selectionModel().currentChanged.connect(self._offer)

    def _build_buttons(self) -> None:
        self.open_button = QPushButton(self.tr("&Open"), self)
        self.back_button = QPushButton(self.tr("&Look back"), self)
        self.back_button.setToolTip(self.tr("Move by move through the session (Ctrl+L)"))
        self.statistics_button = IconButton("statistics", self.tr("Statistics"), self)
        self.rename_button = IconButton("edit", self.tr("Rename (F2)"), self)
        self.export_button = IconButton("export", self.tr("Export to a file"), self)
        self.delete_button = IconButton("close", self.tr("Delete (Del)"), self)
        self.file_button = QPushButton(self.tr("Open a &file…"), self)
        for button in (self.open_button, self.back_button, self.file_button):
            button.setAccessibleName(spoken(button.text()))
        self._menu = QMenu(self)
        self._menu.setAccessibleName(self.tr("Export to a file"))
        self.open_button.clicked.connect(lambda: self._open(self.view.currentIndex()))
        self.back_button.clicked.connect(self._look_back)
        keys = QShortcut(QKeySequence("Ctrl+L"), self)
        keys.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        keys.activated.connect(self._look_back)
        self.statistics_button.clicked.connect(self.statistics_asked)
        self.rename_button.clicked.connect(self.rename)
        self.export_button.clicked.connect(self._show_formats)
        self.delete_button.clicked.connect(self.delete)
        self.file_button.clicked.connect(self.file_asked)

    def _arrange(self) -> None:
        self._head = QHBoxLayout()
        self._head.addWidget(self._title, 1)
        self._head.addWidget(self.file_button)
        self._find = QHBoxLayout()
        self._find.addWidget(self.search, 1)
        self._find.addWidget(self.statistics_button)
        self._look = QHBoxLayout()
        self._look.addWidget(self.open_button, 1)
        self._look.addWidget(self.back_button)
        self._change = QHBoxLayout()
        for button in (self.rename_button, self.export_button, self.delete_button):
            self._change.addWidget(button)
        self._foot = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._foot.addLayout(self._look, 1)
        self._foot.addLayout(self._change)
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._head)
        self._column.addLayout(self._find)
        self._column.addWidget(self.empty, 1)
        self._column.addWidget(self.view, 1)
        self._column.addLayout(self._foot)

    def _offer(self) -> None:
        """The buttons below the list are about the chosen row."""
        shown = self._rows.rowCount() > 0
        chosen = self.chosen()
        for button in (
            self.open_button,
            self.back_button,
            self.rename_button,
            self.export_button,
            self.delete_button,
        ):
            button.setVisible(shown)
            button.setEnabled(chosen is not None)
        # A scored game has no moves that could be looked at.
        self.back_button.setEnabled(isinstance(chosen, StoredSession))

    def _open(self, index: QModelIndex) -> None:
        match self._rows.entry(index):
            case StoredSession() as session:
                self.open_asked.emit(session.id)
            case None:
                pass
            case game:
                self.scored_asked.emit(game)

    def _look_back(self) -> None:
        chosen = self.chosen()
        if isinstance(chosen, StoredSession):
            self.look_back_asked.emit(chosen.id)

    def _open_first(self) -> None:
        """Enter in the search field."""
        if self._rows.rowCount():
            self._open(self._rows.index(0))

    def _retitle(self, entry: Entry, title: str) -> None:
        with self._kept.guarded():
            self._history.rename(entry, title)
        self.changed.emit()

    @property
    def formats(self) -> QMenu:
        """The file formats for what is chosen, loaded when somebody wants to see them."""
        self._menu.clear()
        chosen = self.chosen()
        for name, suffix, words in () if chosen is None else self._formats(chosen):
            action = self._menu.addAction(f"{words} ({suffix})")
            action.triggered.connect(partial(self._export, name))
        return self._menu

    def _show_formats(self) -> None:
        below = self.export_button.rect().bottomLeft()
        self.formats.popup(self.export_button.mapToGlobal(below))

    def _export(self, name: str) -> None:
        chosen = self.chosen()
        if chosen is not None:
            self.export_asked.emit(chosen, name)

    def _resize(self) -> None:
        style = current_style()
        gap = style.px(8)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(gap)
        for row in (self._head, self._find, self._look, self._change, self._foot):
            row.setSpacing(gap)
        self.view.setSpacing(0)
        self.view.doItemsLayout()
