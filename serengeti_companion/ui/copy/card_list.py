"""All cards of the copy: searched, filtered, one chosen to be changed or removed."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QListView,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from serengeti_companion.games.wild.printed import Printed
from serengeti_companion.games.wild.terms import SceneCard
from serengeti_companion.ui.copy.card_odd_words import OddWords
from serengeti_companion.ui.copy.card_row_paint import CardRowPainter
from serengeti_companion.ui.copy.card_rows import CardRows
from serengeti_companion.ui.copy.card_search import Row, Show, chosen, rows
from serengeti_companion.ui.copy.card_warnings import card_warnings
from serengeti_companion.ui.home.session_list import SearchField
from serengeti_companion.ui.parts.beside_or_below import BesideOrBelow
from serengeti_companion.ui.parts.keys import ENTER
from serengeti_companion.ui.parts.segmented import Segmented
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.parts.tick_box import TickBox
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role


class CardSearch(SearchField):
    """Escape empties it before it leads anywhere."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)


class CardView(QListView):
    """Enter, F2 and Delete do what they do everywhere; figures look for a number."""

    open_pressed = Signal()
    form_pressed = Signal()
    remove_pressed = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in ENTER:
            self.open_pressed.emit()
        elif key == Qt.Key.Key_F2:
            self.form_pressed.emit()
        elif key == Qt.Key.Key_Delete:
            self.remove_pressed.emit()
        else:
            super().keyPressEvent(event)


class CardList(QWidget):
    """`open_asked(row)` for the line, `form_asked(row)` for the form, `remove_asked(card)`.

    `gaps_chosen(shown)` when a hand says whether gaps are rows.
    """

    open_asked = Signal(object)
    form_asked = Signal(object)
    remove_asked = Signal(object)
    gaps_chosen = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._everything: tuple[Row, ...] = ()
        self._build_search()
        self._build_view()
        self._build_foot()
        self._arrange()
        follow(self._resize)

    def show_copy(self, printed: Printed) -> None:
        """The cards as they are now; the row chosen stays chosen."""
        self._everything = rows(printed, card_warnings(printed))
        for show, words in self._shows().items():
            count = sum(self._counts(row, show) for row in self._everything)
            named = self.tr("{what} {n}").format(what=words, n=count)
            self.show_only.button(show).setText(named)
            self.show_only.button(show).setAccessibleName(named)
        self.refresh()

    def refresh(self) -> None:
        """List what is wanted now."""
        before = self.chosen()
        show = Show(self.show_only.value)
        self.gaps.setEnabled(show is Show.ALL)
        found = tuple(
            chosen(self._everything, self.search.text(), show, gaps=self.gaps.isChecked())
        )
        self._rows.show_rows(found)
        self.view.setVisible(bool(found))
        self.empty.setVisible(not found)
        self.empty.setText(self._why_empty(show))
        if before is None or not self.choose(before.number, before.card):
            self.view.scrollToTop()
        self._offer()

    def chosen(self) -> Row | None:
        """The chosen row."""
        return self._rows.row(self.view.currentIndex())

    def choose(self, number: int | None, card: SceneCard | None = None) -> bool:
        """Choose the row of that number, or of a card without one, and bring it into sight."""
        index = self._rows.index(self._rows.row_of(number, card))
        if index.isValid():
            self.view.setCurrentIndex(index)
            self.view.scrollTo(index)
        return index.isValid()

    def _build_search(self) -> None:
        self.search = CardSearch(self)
        self.search.setPlaceholderText(self.tr("Find: 31, lion, water, rare…"))
        self.search.setAccessibleName(
            self.tr("Find by number, animal, terrain, Icon, reward or type")
        )
        self.search.setToolTip(self.search.accessibleName())
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self.refresh)
        self.search.entered.connect(self._go_to_first)
        self.gaps = TickBox(self.tr("Show &gaps"), self)
        self.gaps.setAccessibleName(self.tr("Show gaps"))
        self.gaps.setToolTip(self.tr("A row for each number of which nothing is told"))
        self.gaps.setChecked(True)
        self.gaps.clicked.connect(self._show_gaps)
        choices = [(show.value, words) for show, words in self._shows().items()]
        self.show_only = Segmented(self.tr("Show"), choices, self)
        self.show_only.chosen.connect(self.refresh)

    def _build_view(self) -> None:
        self._rows = CardRows(self)
        self.view = CardView(self)
        self.view.setAccessibleName(self.tr("Scene Cards by number"))
        self.view.setModel(self._rows)
        self.view.setItemDelegate(CardRowPainter(self.view))
        self.view.setUniformItemSizes(True)
        self.view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.open_pressed.connect(self._open)
        self.view.doubleClicked.connect(self._open)
        self.view.form_pressed.connect(self._form)
        self.view.remove_pressed.connect(self._remove)
        self.view.selectionModel().currentChanged.connect(self._offer)
        self.empty = TextLabel("", self, role=Role.MUTED)
        self.empty.setWordWrap(True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignTop)

    def _build_foot(self) -> None:
        self.odd = OddWords(self)
        self.change = QPushButton(self.tr("&Change"), self)
        self.change.setAccessibleName(self.tr("Change the chosen card"))
        self.change.setToolTip(self.tr("In the line: Enter. In the form: F2"))
        self.change.clicked.connect(self._form)
        self.remove = QPushButton(self.tr("Re&move"), self)
        self.remove.setAccessibleName(self.tr("Remove the chosen card"))
        self.remove.setToolTip(self.tr("Del"))
        self.remove.clicked.connect(self._remove)

    def _arrange(self) -> None:
        self._find = QHBoxLayout()
        self._find.addWidget(self.search, 1)
        self._find.addWidget(self.gaps)
        self._head = BesideOrBelow()
        self._head.addLayout(self._find, 1)
        self._head.addWidget(self.show_only)
        self._foot = QHBoxLayout()
        self._foot.addWidget(self.odd, 1)
        self._foot.addStretch()
        self._foot.addWidget(self.change)
        self._foot.addWidget(self.remove)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addLayout(self._head)
        self._column.addWidget(self.view, 1)
        self._column.addWidget(self.empty, 1)
        self._column.addLayout(self._foot)

    def _shows(self) -> dict[Show, str]:
        return {
            Show.ALL: self.tr("All"),
            Show.INCOMPLETE: self.tr("Incomplete"),
            Show.WARNED: self.tr("Warning"),
            Show.UNTOLD: self.tr("Not told"),
        }

    def _counts(self, row: Row, show: Show) -> bool:
        """All that are told: gaps are counted by themselves."""
        return row.belongs_to(show) and (show is Show.UNTOLD or not row.is_gap)

    def _why_empty(self, show: Show) -> str:
        if self.search.text():
            return self.tr("No card here has all these words.")
        return {
            Show.ALL: self.tr("No card is told yet. Type the first one into the line above."),
            Show.INCOMPLETE: self.tr("No card is incomplete."),
            Show.WARNED: self.tr("No card is odd."),
            Show.UNTOLD: self.tr("Something is told of every number."),
        }[show]

    def _offer(self) -> None:
        """Below the list: what is odd about the chosen card, and what can be done with it."""
        row = self.chosen()
        self.odd.tell(() if row is None else row.warnings)
        self.change.setEnabled(row is not None)
        self.remove.setEnabled(row is not None and not row.is_gap)

    def _show_gaps(self, shown: bool) -> None:
        self.refresh()
        self.gaps_chosen.emit(shown)

    def _go_to_first(self) -> None:
        """Enter in the search field."""
        if self._rows.rowCount():
            self.view.setCurrentIndex(self._rows.index(0))
            self.view.setFocus()

    def _open(self) -> None:
        row = self.chosen()
        if row is not None:
            self.open_asked.emit(row)

    def _form(self) -> None:
        row = self.chosen()
        if row is not None:
            self.form_asked.emit(row)

    def _remove(self) -> None:
        row = self.chosen()
        if row is not None and row.card is not None:
            self.view.setFocus()
            self.remove_asked.emit(row.card)

    def _resize(self) -> None:
        style = current_style()
        for layout in (self._find, self._head, self._foot, self._column):
            layout.setSpacing(style.px(8))
        self.search.setMinimumWidth(style.px(96))
        self.view.setMinimumHeight(style.px(96))
        self.view.doItemsLayout()
