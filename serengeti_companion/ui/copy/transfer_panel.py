"""What a file tells that my copy does not, looked at before anything of it is written."""

from collections.abc import Collection
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from serengeti_companion.exports.copy_import import what_it_tells
from serengeti_companion.games.wild.differences import Comparison, Piece, Relation
from serengeti_companion.games.wild.printed import UNKNOWN_COPY, Printed
from serengeti_companion.storage.sessions import TITLE_LIMIT
from serengeti_companion.ui.copy.transfer_list import TransferList
from serengeti_companion.ui.copy.transfer_rows import ORDER
from serengeti_companion.ui.copy.transfer_words import relation_words
from serengeti_companion.ui.parts.button_words import spoken
from serengeti_companion.ui.parts.flow_layout import FlowLayout
from serengeti_companion.ui.parts.keys import ENTER
from serengeti_companion.ui.parts.primary_button import PrimaryButton
from serengeti_companion.ui.parts.segmented import Segmented
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role
from serengeti_companion.ui.translation import capital, filled

_INTO, _NEW = "into", "new"
_ALL = "all"
_WORTH_A_LOOK = (Relation.CONFLICT, Relation.CHANGED, Relation.NEW)
_NAME_WIDE = 320
_SHORT = 24  # letters of a name that have room on a button


@dataclass(frozen=True, slots=True, kw_only=True)
class Incoming:
    """What was read from a file, and what a new copy of it would be called."""

    file: str
    theirs: Printed
    new_name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Decision:
    """These pieces, into the copy that is there; or into a new one of that name."""

    take: frozenset[Piece]
    new_name: str | None


class TransferPanel(QWidget):
    """`decided(Decision)` or `cancelled`; until then nothing is written."""

    decided = Signal(object)
    cancelled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._mine: Printed = UNKNOWN_COPY
        self._theirs: Printed = UNKNOWN_COPY
        self.where = Segmented(self.tr("Import"), (), self)
        self.name = QLineEdit(self)
        self.name.setMaxLength(TITLE_LIMIT)
        self.name.setAccessibleName(self.tr("Name of the new copy"))
        self.show_only = Segmented(self.tr("Show"), (), self)
        self.list = TransferList(self)
        self._build_foot()
        self._arrange()
        self._connect()
        follow(self._resize)

    def begin(self, incoming: Incoming, mine: Printed | None) -> None:
        """Look at what was read beside what is known; None = there is no copy of mine yet."""
        self._mine, self._theirs = mine or UNKNOWN_COPY, incoming.theirs
        into = filled(self.tr("Into “{name}”"), name=_short(self._mine.name))
        new = (_NEW, self.tr("As a new copy"))
        self.where.set_choices([new] if mine is None else [(_INTO, into), new])
        self.name.setText(incoming.new_name)
        self.list.name_columns(self.tr("Mine"), filled(self.tr("In {file}"), file=incoming.file))
        self._compare()
        self.list.view.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.cancelled.emit()
        elif event.key() in ENTER and self.name.hasFocus():
            self.go.click()
        else:
            super().keyPressEvent(event)

    @property
    def theirs(self) -> Printed:
        """What was read."""
        return self._theirs

    @property
    def is_new(self) -> bool:
        """Whether it becomes a copy of its own."""
        return self.where.value == _NEW

    def _compare(self) -> None:
        """Hold the file against what it would go into."""
        comparison = what_it_tells(UNKNOWN_COPY if self.is_new else self._mine, self._theirs)
        self.name.setVisible(self.is_new)
        self.list.show_comparison(comparison)
        self.show_only.set_choices(self._tabs(comparison))
        self._show_rows()
        self._count()

    def _tabs(self, comparison: Comparison) -> list[tuple[str, str]]:
        words = self.tr("{what} {n}")
        found = len(comparison.of(*_WORTH_A_LOOK))
        tabs = [(_ALL, words.format(what=self.tr("Different"), n=found))]
        for relation in ORDER:
            n = len(comparison.of(relation))
            named = relation_words(relation)
            tabs.append((relation.value, words.format(what=capital(named), n=n)))
        return tabs

    def _show_rows(self) -> None:
        key = self.show_only.value
        self.list.show_only(self._relations(key), self._why_empty(key))
        for button in (self.all_mine, self.all_theirs):
            button.setEnabled(key != Relation.SAME and self.list.rows.rowCount() > 0)

    def _relations(self, key: str) -> Collection[Relation]:
        return _WORTH_A_LOOK if key == _ALL else (Relation(key),)

    def _why_empty(self, key: str) -> str:
        return {
            _ALL: self.tr("Your copy tells all of this already: there is nothing to import."),
            Relation.NEW.value: self.tr("There is nothing that your copy does not have."),
            Relation.SAME.value: self.tr("There is nothing that both tell."),
            Relation.CHANGED.value: self.tr("There is nothing that would be added to a piece."),
            Relation.CONFLICT.value: self.tr("Nothing here contradicts your copy."),
        }[key]

    def _count(self) -> None:
        taken = len(self.list.rows.taken)
        self.go.mean(self.tr("&Import %n piece(s)", "", taken), "import")
        self.go.setEnabled(taken > 0 or self.is_new)

    def _decide(self) -> None:
        name = self.name.text().strip() if self.is_new else None
        self.decided.emit(Decision(take=self.list.rows.taken, new_name=name))

    def _build_foot(self) -> None:
        hint = self.tr("Nothing is written yet. Space, or a tap, chooses; what differs is bold.")
        self.hint = TextLabel(hint, self, role=Role.MUTED)
        self.hint.setWordWrap(True)
        self.all_mine = QPushButton(self.tr("All &mine"), self)
        self.all_mine.setToolTip(self.tr("Leaves out what the file tells in all rows listed"))
        self.all_theirs = QPushButton(self.tr("All &theirs"), self)
        self.all_theirs.setToolTip(self.tr("Takes what the file tells in all rows listed"))
        self.cancel = QPushButton(self.tr("&Cancel"), self)
        for button in (self.all_mine, self.all_theirs, self.cancel):
            button.setAccessibleName(spoken(button.text()))
        self.go = PrimaryButton(self.tr("&Import"), self)

    def _connect(self) -> None:
        self.where.chosen.connect(self._compare)
        self.show_only.chosen.connect(self._show_rows)
        self.list.rows.ticked.connect(self._count)
        self.all_mine.clicked.connect(lambda: self.list.rows.take_all(theirs=False))
        self.all_theirs.clicked.connect(lambda: self.list.rows.take_all(theirs=True))
        self.cancel.clicked.connect(self.cancelled)
        self.go.clicked.connect(self._decide)

    def _arrange(self) -> None:
        self._foot = QHBoxLayout()
        self._foot.addWidget(self.hint, 1)
        self._foot.addWidget(self.cancel)
        self._foot.addWidget(self.go)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        for row in ((self.where, self.name), (self.show_only, self.all_mine, self.all_theirs)):
            self._column.addLayout(_flow(*row))
        self._column.addWidget(self.list, 1)
        self._column.addLayout(self._foot)

    def _resize(self) -> None:
        style = current_style()
        self._foot.setSpacing(style.px(8))
        self._column.setSpacing(style.px(8))
        self.name.setMinimumWidth(style.px(_NAME_WIDE))


def _flow(*parts: QWidget) -> FlowLayout:
    flow = FlowLayout()
    for part in parts:
        flow.addWidget(part)
    return flow


def _short(name: str) -> str:
    return name if len(name) <= _SHORT else f"{name[: _SHORT - 1]}…"
