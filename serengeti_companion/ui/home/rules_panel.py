"""The rules reference: by chapter, by search, at a clause; with a way back."""

from dataclasses import dataclass

from PySide6.QtCore import QLocale, QSize, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QKeyEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from serengeti_companion import rulebook
from serengeti_companion.games import catalogue
from serengeti_companion.rulebook import Chapter, RuleClause, load
from serengeti_companion.ui.home import rules_text
from serengeti_companion.ui.parts.card_frame import CardFrame
from serengeti_companion.ui.parts.choice_box import ChoiceBox
from serengeti_companion.ui.parts.finger_scroll import scroll_by_finger
from serengeti_companion.ui.parts.icon_button import IconButton
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role, TextSize
from serengeti_companion.ui.window_keys import keys

_WIDE = 800  # from here on the chapters stand in a list beside the text
_MOST_FOUND = 80


@dataclass(slots=True)
class Place:
    """What is shown: a chapter, perhaps at a clause; what was searched; the keys (all empty)."""

    chapter: int = 0
    clause: str = ""
    words: str = ""
    scrolled: int = 0


class RulesPanel(CardFrame):
    """The rulebook of one game, and the keys sheet; `book_asked(game)` for another rulebook."""

    closed = Signal()
    book_asked = Signal(str)

    def __init__(self, game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Rules"))
        self.book = load(game, QLocale().name().split("_")[0])
        self._places = [Place(chapter=self.book.chapters[0].number)]
        self._at = 0
        self._build_head()
        self._build_chapters()
        self._build_text()
        self._arrange()
        follow(self._redress)

    @property
    def place(self) -> Place:
        """What is shown now."""
        return self._places[self._at]

    def begin(self) -> None:
        """As it was left; at first the first chapter."""
        self.search.setFocus()

    def show_clause(self, clause_id: str) -> None:
        """Open its chapter there; an ID that no entry has is searched for."""
        clause = self.book.find(clause_id)
        if clause is None:
            self.search.setText(clause_id)  # which searches
        else:
            self._go(Place(chapter=clause.chapter, clause=clause.id))

    def show_keys(self) -> None:
        """The keys sheet."""
        self._go(Place())

    def take_focus(self) -> None:
        """The text, so that the arrow keys scroll; the search field where one would search."""
        if self.isVisible() and not self.search.hasFocus():
            self.text.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
        self._seek()

    def _seek(self) -> None:
        """The clause comes into sight, also once the text has found its width."""
        clause = self.place.clause
        if clause:
            self.text.scrollToAnchor(clause)
            QTimer.singleShot(0, self, lambda: self.text.scrollToAnchor(clause))

    def _build_head(self) -> None:
        self.back = IconButton("chevron-left", self.tr("Back (Alt+Left)"), self, plain=True)
        self.forward = IconButton("chevron-right", self.tr("Forward (Alt+Right)"), self, plain=True)
        self.keys_button = IconButton("question", self.tr("Keys"), self, plain=True)
        self.close_button = IconButton("close", self.tr("Close the rules (Esc)"), self, plain=True)
        self.back.setShortcut("Alt+Left")
        self.forward.setShortcut("Alt+Right")
        self.back.clicked.connect(lambda: self._step(-1))
        self.forward.clicked.connect(lambda: self._step(1))
        self.keys_button.clicked.connect(self.show_keys)
        self.close_button.clicked.connect(self.closed)
        self.search = QLineEdit(self)
        self.search.setPlaceholderText(self.tr("Search the rules"))
        self.search.setAccessibleName(self.tr("Search the rules"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._searched)

    def _build_chapters(self) -> None:
        games = {listed.key: listed.title for listed in catalogue.KNOWN}
        self.books = ChoiceBox(self)
        self.books.setAccessibleName(self.tr("Rulebook"))
        for game in rulebook.GAMES:
            self.books.addItem(games.get(game, game), game)
        self.books.setCurrentIndex(self.books.findData(self.book.game))
        self.books.activated.connect(self._book_chosen)
        label = self.tr("Chapter")
        self.list = QListWidget(self)
        self.box = ChoiceBox(self)
        titles = [f"{c.number}. {c.title}" for c in self.book.chapters]
        self.list.setAccessibleName(label)
        self.list.addItems(titles)
        scroll_by_finger(self.list)
        self.box.setAccessibleName(label)
        self.box.setPlaceholderText(label)  # while the keys are shown
        self.box.addItems(titles)
        self.box.setSizeAdjustPolicy(
            ChoiceBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.list.currentRowChanged.connect(self._chapter_chosen)
        self.box.activated.connect(self._chapter_chosen)

    def _build_text(self) -> None:
        self.text = QTextBrowser(self)
        self.text.setAccessibleName(self.tr("Text of the rules"))
        self.text.setOpenLinks(False)
        self.text.setFrameShape(QTextBrowser.Shape.NoFrame)
        scroll_by_finger(self.text)
        # A bar that comes after the text was laid out leaves it too wide; unneeded it is not seen.
        self.text.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        bar = self.text.verticalScrollBar()
        bar.rangeChanged.connect(lambda lowest, highest: bar.setEnabled(highest > lowest))
        self.text.anchorClicked.connect(self._follow)

    def _arrange(self) -> None:
        self._head = QHBoxLayout()
        for button in (self.back, self.forward):
            self._head.addWidget(button)
        self._head.addWidget(self.search, 1)
        self._head.addWidget(self.keys_button)
        self._head.addWidget(self.close_button)
        self._middle = QHBoxLayout()
        self._middle.addWidget(self.list, 1)
        self._middle.addWidget(self.text, 3)
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._head)
        self._column.addWidget(self.books)
        self._column.addWidget(self.box)
        self._column.addLayout(self._middle, 1)

    def _go(self, place: Place) -> None:
        """Show something new; what was ahead is forgotten."""
        self.place.scrolled = self.text.verticalScrollBar().value()
        self._places[self._at + 1 :] = [place]
        self._at += 1
        self._show()

    def _step(self, by: int) -> None:
        self.place.scrolled = self.text.verticalScrollBar().value()
        if 0 <= self._at + by < len(self._places):
            self._at += by
            self._show()
            scrolled = self.place.scrolled
            bar = self.text.verticalScrollBar()
            QTimer.singleShot(0, bar, lambda: bar.setValue(scrolled))

    def _show(self) -> None:
        place = self.place
        self.text.document().setDefaultStyleSheet(rules_text.sheet(current_style()))
        self.text.setHtml(self._html(place))
        self._seek()
        self._choose_chapter(place.chapter)
        if self.search.text() != place.words:
            self.search.blockSignals(True)
            self.search.setText(place.words)
            self.search.blockSignals(False)
        self.back.setEnabled(self._at > 0)
        self.forward.setEnabled(self._at + 1 < len(self._places))

    def _html(self, place: Place) -> str:
        if place.words:
            clauses = self.book.search(place.words)[:_MOST_FOUND]
            return rules_text.found(clauses, self._chapter_title, place.words)
        if place.chapter:
            return rules_text.chapter(self._chapter(place.chapter), place.clause)
        return rules_text.keys(keys())

    def _chapter(self, number: int) -> Chapter:
        return next(c for c in self.book.chapters if c.number == number)

    def _chapter_title(self, clause: RuleClause) -> str:
        return f"{clause.chapter}. {self._chapter(clause.chapter).title}"

    def _choose_chapter(self, number: int) -> None:
        row = next((r for r, c in enumerate(self.book.chapters) if c.number == number), -1)
        self.list.blockSignals(True)
        self.list.setCurrentRow(row)
        self.list.blockSignals(False)
        self.box.setCurrentIndex(row)

    def _book_chosen(self, row: int) -> None:
        game = self.books.itemData(row)
        # This panel stays what it is, for the way back.
        self.books.setCurrentIndex(self.books.findData(self.book.game))
        if game != self.book.game:
            self.book_asked.emit(game)

    def _chapter_chosen(self, row: int) -> None:
        if row >= 0:
            self._go(Place(chapter=self.book.chapters[row].number))

    def _searched(self, words: str) -> None:
        if not words.strip():
            return
        if self.place.words:
            # Still typing: one step back leads to before the search.
            self._places[self._at] = Place(words=words)
            self._show()
        else:
            self._go(Place(words=words))

    def _follow(self, link: QUrl) -> None:
        target = link.toString()
        if target.startswith(rules_text.CLAUSE):
            self.show_clause(target.removeprefix(rules_text.CLAUSE))

    def _redress(self) -> None:
        style = current_style()
        palette = QPalette(self.text.palette())
        palette.setColor(QPalette.ColorRole.Link, style.color(Role.ACCENT))
        self.text.setPalette(palette)
        self.text.document().setDefaultFont(style.font(TextSize.BODY))
        self.text.document().setDocumentMargin(style.px(8))
        margin = style.px(12)
        self._column.setContentsMargins(margin, margin, margin, margin)
        self._column.setSpacing(style.px(8))
        self._head.setSpacing(style.px(4))
        self._middle.setSpacing(margin)
        for row in range(self.list.count()):
            self.list.item(row).setSizeHint(QSize(0, style.px(36)))
        self._fit()
        self._show()

    def _fit(self) -> None:
        wide = self.width() >= current_style().px(_WIDE)
        self.list.setVisible(wide)
        self.box.setVisible(not wide)
