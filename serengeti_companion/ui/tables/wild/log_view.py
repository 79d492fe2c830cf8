"""The log: what happened, by round; back to any line, and on again from there."""

from PySide6.QtCore import QCoreApplication, QItemSelectionModel, QModelIndex, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QListView,
    QPushButton,
    QWidget,
)

from serengeti_companion.engine.journal import Played
from serengeti_companion.games.wild.model import Seat, Table
from serengeti_companion.ui.parts.button_words import spoken
from serengeti_companion.ui.parts.finger_scroll import scroll_by_finger
from serengeti_companion.ui.parts.segmented import Segmented
from serengeti_companion.ui.parts.tab_order import in_tab_order
from serengeti_companion.ui.parts.tick_box import TickBox
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.tables.clause_link import ClauseLink
from serengeti_companion.ui.tables.sheet import Sheet
from serengeti_companion.ui.tables.wild.log_model import Kind, Line, LogModel
from serengeti_companion.ui.tables.wild.log_row import LogRow

_ALL = "all"
_LINKS = 4


class LogView(Sheet[Table]):
    """A line chosen says below what can be done with it."""

    def __init__(self, model: SessionModel, parent: QWidget | None = None) -> None:
        super().__init__(QCoreApplication.translate("LogView", "Log"), parent)
        self._model = model
        self.lines = LogModel(model, self)
        self._build()
        self._arrange()
        follow(self._follow_style)
        self.list.scrollToBottom()
        self._offer()

    def refresh(self, before: Table | None, after: Table) -> None:
        """The session went on, or back."""
        bar = self.list.verticalScrollBar()
        at_end = bar.value() >= bar.maximum()
        self.lines.follow()
        for seat, player in enumerate(after.players):
            self.who.rename(str(seat), player.name)
        if at_end:
            self.list.scrollToBottom()
        self._offer()

    def choose(self, row: int) -> None:
        """Pick a line, as a tap does."""
        index = self.lines.index(row)
        flag = QItemSelectionModel.SelectionFlag.ClearAndSelect
        self.list.selectionModel().setCurrentIndex(index, flag)

    def _build(self) -> None:
        self.list = QListView(self)
        self.list.setModel(self.lines)
        self.list.setItemDelegate(LogRow(self.list))
        self.list.setUniformItemSizes(True)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setAccessibleName(self.tr("Log, newest last"))
        scroll_by_finger(self.list)
        self.list.selectionModel().currentChanged.connect(self._offer)
        players = self._model.state.players
        choices = [(_ALL, self.tr("All"))]
        choices += [(str(seat), player.name) for seat, player in enumerate(players)]
        self.who = Segmented(self.tr("Whose lines"), choices, self)
        self.who.chosen.connect(self._filter)
        self.greyed = TickBox(self.tr("Show what was &taken back"), self)
        self.greyed.setAccessibleName(spoken(self.greyed.text()))
        self.greyed.toggled.connect(self.lines.set_greyed)
        self.back = QPushButton(self.tr("&Go back to here"), self)
        self.back.clicked.connect(self._go_back)
        self.forward = QPushButton(self)
        self.forward.clicked.connect(self._go_on)
        self.rest = QPushButton(self)
        self.rest.clicked.connect(self._redo_all)
        self.links = [ClauseLink("", self) for _ in range(_LINKS)]
        for link in self.links:
            link.clicked.connect(self._ask)
        self.back.setAccessibleName(spoken(self.back.text()))

    def _arrange(self) -> None:
        self._top = QHBoxLayout()
        self._top.addWidget(self.who)
        self._top.addStretch()
        self._top.addWidget(self.greyed)
        self._foot = QHBoxLayout()
        self._foot.addWidget(self.back)
        self._foot.addWidget(self.forward)
        for link in self.links:
            self._foot.addWidget(link)
        self._foot.addStretch()
        self._foot.addWidget(self.rest)
        self.body.addLayout(self._top)
        self.body.addWidget(self.list, 1)
        self.body.addLayout(self._foot)
        foot = (self.back, self.forward, *self.links, self.rest)
        in_tab_order(self.who, self.greyed, self.list, *foot)

    def _follow_style(self) -> None:
        style = current_style()
        self._top.setSpacing(style.px(12))
        self._foot.setSpacing(style.px(8))
        self.list.doItemsLayout()

    def _chosen(self) -> Line | None:
        index = self.list.currentIndex()
        return self.lines.line(index.row()) if index.isValid() else None

    def _offer(self, *_: QModelIndex) -> None:
        """Below the list: what can be done with the chosen line, and with what was taken back."""
        line, session = self._chosen(), self._model.session
        stands = line is not None and line.kind is Kind.PLAY
        self.back.setVisible(stands)
        self.back.setEnabled(stands and line is not None and line.at + 1 < session.plays)
        forward = {
            Kind.UNDONE: self.tr("&Redo up to here"),
            Kind.ASIDE: self.tr("&Redo the rest from here"),
        }
        words = forward.get(line.kind, "") if line is not None else ""
        self.forward.setText(words)
        self.forward.setAccessibleName(spoken(words))
        self.forward.setVisible(bool(words))
        self._show_links(None if line is None else self.lines.played(line))
        waiting = len(session.taken_back) or len(session.set_aside)
        words = self.tr("Redo the rest ({n})").format(n=waiting)
        self.rest.setText(words)
        self.rest.setAccessibleName(words)
        self.rest.setVisible(bool(waiting))

    def _show_links(self, play: Played[object, object] | None) -> None:
        clauses = () if play is None else play.on_word
        for at, link in enumerate(self.links):
            link.setVisible(at < len(clauses))
            if at < len(clauses):
                link.show_clause(clauses[at])

    def _ask(self) -> None:
        link = self.sender()
        if isinstance(link, ClauseLink):
            self.clause_asked.emit(link.clause)

    def _filter(self, key: str) -> None:
        self.lines.set_seat(None if key == _ALL else Seat(int(key)))
        self.list.scrollToBottom()
        self._offer()

    def _go_back(self) -> None:
        line = self._chosen()
        if line is not None and line.kind is Kind.PLAY:
            self._model.go_back_to(line.at + 1)

    def _go_on(self) -> None:
        line = self._chosen()
        if line is None:
            return
        if line.kind is Kind.UNDONE:
            self._redo(line.at + 1)
        elif line.kind is Kind.ASIDE:
            self._model.redo_the_rest(line.at)

    def _redo_all(self) -> None:
        session = self._model.session
        if session.taken_back:
            self._redo(len(session.taken_back))
        else:
            self._model.redo_the_rest()

    def _redo(self, plays: int) -> None:
        stood = self._model.session.plays
        while self._model.session.plays < stood + plays and self._model.redo():
            pass
