"""A Specialist's scale: a row a step, kept as soon as every row is whole and they go upwards."""

from collections.abc import Callable
from functools import partial
from itertools import zip_longest

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from serengeti_companion.games.wild.printed import Scale
from serengeti_companion.ui.copy.scale_words import Draft, read
from serengeti_companion.ui.copy.told_field import ToldField
from serengeti_companion.ui.parts.announce import announce
from serengeti_companion.ui.parts.icon_button import IconButton
from serengeti_companion.ui.parts.keys import ENTER
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role, TextSize, Weight

MOST_ROWS = 99
"""As many as a file of a copy may hold."""

_LONGEST = 40
_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_LINES = 2  # of the grid that a step takes: its fields, and what is wrong with it


class ScaleRow(QObject):
    """The two numbers of a step, the way to take it out, and what is wrong with it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.count = ToldField(parent)
        self.stars = ToldField(parent)
        for field in (self.count, self.stars):
            field.setMaxLength(_LONGEST)
            field.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.remove = IconButton("close", "", parent, plain=True)
        self.problem = TextLabel("", parent, size=TextSize.SMALL, role=Role.REFUSAL)
        self.problem.setWordWrap(True)

    @property
    def fields(self) -> tuple[ToldField, ToldField]:
        return self.count, self.stars

    @property
    def typed(self) -> tuple[str, str]:
        return self.count.text(), self.stars.text()

    @property
    def empty(self) -> bool:
        return not any(text.strip() for text in self.typed)

    def show_step(self, step: tuple[int, int] | None) -> None:
        for field, number in zip(self.fields, step or ("", ""), strict=True):
            field.settle(str(number))

    def complain(self, words: str) -> None:
        self.problem.setText(words)
        self.problem.setVisible(bool(words))
        for field in self.fields:
            field.setAccessibleDescription(words)

    def leave(self) -> None:
        for widget in (*self.fields, self.remove, self.problem):
            widget.hide()
            widget.deleteLater()
        self.deleteLater()


class ScaleEditor(QWidget):
    """`told(scale)` when it is another one by then; None once every row is taken out."""

    told = Signal(object)

    def __init__(
        self,
        title: str,
        counts: str,
        in_words: Callable[[Scale], str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setAccessibleName(title)
        self._title, self._counts, self._in_words = title, counts, in_words
        self._shown: Scale | None = None
        self.rows: list[ScaleRow] = []
        self.heading = TextLabel(title, self, weight=Weight.SEMIBOLD)
        self.note = TextLabel("", self, size=TextSize.SMALL, role=Role.MUTED)
        self.note.setWordWrap(True)
        self._grid = QGridLayout()
        for column, words in enumerate((counts, self.tr("Stars"))):
            label = TextLabel(words, self, size=TextSize.SMALL, role=Role.MUTED)
            self._grid.addWidget(label, 0, column, Qt.AlignmentFlag.AlignHCenter)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.heading)
        self._column.addLayout(self._grid)
        self._column.addWidget(self.note)
        self._have_rows(1)
        self._judge()
        follow(self._resize)

    def show_scale(self, scale: Scale | None) -> None:
        """What is told; rows that a hand is still at are left alone while nothing else is told."""
        if scale != self._shown:
            self._show_steps(scale)
        self._judge()

    def clear(self) -> None:
        """As if nobody had ever told it; nothing is emitted."""
        self._show_steps(None)
        self._judge()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            fields = [field for row in self.rows for field in row.fields]
            at = fields.index(watched) if watched in fields else -1
            step = _STEPS.get(Qt.Key(event.key()))
            if step is not None and 0 <= at + 2 * step < len(fields):
                fields[at + 2 * step].setFocus()
                return True
            if event.key() in ENTER:
                self._settle()
                fields = [field for row in self.rows for field in row.fields]
                fields[min(at + 1, len(fields) - 1)].setFocus()
                return True
        return False

    def _show_steps(self, scale: Scale | None) -> None:
        self._shown = scale
        steps = scale or ()
        wanted = min(len(steps) + 1, MOST_ROWS)
        self._have_rows(max(wanted, len(self.rows)))
        for row, step in zip_longest(self.rows, steps):
            row.show_step(step)
        # Last, as a row that goes may have the keyboard, and then says that it was left.
        self._have_rows(wanted)

    def _settle(self) -> None:
        """Keep what the rows say, if they say it wholly."""
        draft = self._judge()
        if not self.rows[-1].empty:
            self._have_rows(min(len(self.rows) + 1, MOST_ROWS))
        scale = draft.scale or None
        if draft.sound and scale != self._shown:
            self._show_steps(scale)
            self.told.emit(scale)

    def _judge(self) -> Draft:
        """Tell in place what is wrong, and below what is told."""
        draft = read([row.typed for row in self.rows])
        for at, row in enumerate(self.rows):
            before, words = row.problem.text(), draft.problems.get(at, "")
            row.complain(words)
            row.remove.setEnabled(not row.empty)
            if words and words != before:
                announce(row.count, words, urgent=True)
        self.note.setText(self._words(draft))
        return draft

    def _words(self, draft: Draft) -> str:
        if draft.problems:
            return self.tr("Not kept until the rows are right.")
        if draft.open:
            return self.tr("Not kept until the row has both numbers.")
        return self._in_words(draft.scale) or self.tr("Not told yet: asked when it is needed.")

    def _remove(self, row: ScaleRow) -> None:
        at = self.rows.index(row)
        self.rows.remove(row)
        row.leave()
        self._have_rows(max(len(self.rows), 1))
        self._place()
        self.rows[min(at, len(self.rows) - 1)].count.setFocus()
        self._settle()

    def _have_rows(self, number: int) -> None:
        while len(self.rows) > number:
            self.rows.pop().leave()
        while len(self.rows) < number:
            self.rows.append(self._row())
        self._place()

    def _row(self) -> ScaleRow:
        row = ScaleRow(self)
        row.remove.clicked.connect(partial(self._remove, row))
        for field in row.fields:
            field.installEventFilter(self)
            field.editingFinished.connect(self._settle)
            field.textEdited.connect(lambda _: row.complain(""))
            field.given_up.connect(self._judge)
        return row

    def _place(self) -> None:
        before: QWidget | None = None
        for at, row in enumerate(self.rows):
            line = 1 + _LINES * at
            for column, widget in enumerate((*row.fields, row.remove)):
                self._grid.addWidget(widget, line, column)
                widget.show()
                if before is not None:
                    QWidget.setTabOrder(before, widget)
                before = widget
            self._grid.addWidget(row.problem, line + 1, 0, 1, 3)
            self._name(row, at + 1)

    def _name(self, row: ScaleRow, number: int) -> None:
        words = self.tr("{scale}, row {n}: {column}")
        for field, column in zip(row.fields, (self._counts, self.tr("Stars")), strict=True):
            field.setAccessibleName(words.format(scale=self._title, n=number, column=column))
        taken = self.tr("{scale}: take row {n} out").format(scale=self._title, n=number)
        row.remove.set_words(taken)

    def _resize(self) -> None:
        style = current_style()
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(style.px(6))
        self._grid.setHorizontalSpacing(style.px(8))
        self._grid.setVerticalSpacing(style.px(3))
