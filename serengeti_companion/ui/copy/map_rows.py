"""A side of the Map as seven lines of seven letters, to be typed or pasted."""

import re

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPlainTextEdit, QVBoxLayout, QWidget

from serengeti_companion.games.wild.notation import NotationError, map_rows, parse_map
from serengeti_companion.games.wild.notation.reading import UNKNOWN
from serengeti_companion.games.wild.terms import SIZE
from serengeti_companion.ui.copy.map_strokes import Ground
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role, TextSize
from serengeti_companion.ui.translation import told

_BESIDE = re.compile(r"""[\s",'\[\]|/;]+""")
_LONGEST = 2000  # characters that are looked at


class MapRows(QWidget):
    """`typed(ground)` as soon as what stands there is a whole side, and another one."""

    typed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ground: Ground = ()
        self._unkept = False
        self.text = QPlainTextEdit(self)
        self.text.setAccessibleName(self.tr("Map as seven lines of seven letters"))
        self.text.setTabChangesFocus(True)
        self.text.setAcceptDrops(False)
        self.text.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.note = TextLabel("", self, size=TextSize.SMALL)
        self.note.setWordWrap(True)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.text)
        self._column.addWidget(self.note)
        self.text.textChanged.connect(self._read)
        follow(self._resize)

    def show_ground(self, ground: Ground) -> None:
        """The side as it is; what is typed and means the same stays as it was typed."""
        if ground != self._ground:
            self._ground = ground
            self._show_again()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape brings the side back that is told, before it leads anywhere."""
        if event.key() == Qt.Key.Key_Escape and self._unkept:
            self._show_again()
        else:
            super().keyPressEvent(event)

    def _show_again(self) -> None:
        self.text.blockSignals(True)
        self.text.setPlainText("\n".join(map_rows(self._ground)))
        self.text.blockSignals(False)
        self._unkept = False
        self._explain("")

    def _read(self) -> None:
        rows = rows_in(self.text.toPlainText())
        try:
            ground = parse_map(_filled_up(rows))
        except NotationError as error:
            self._unkept = True
            self._explain(told(error.message))
            return
        to_go = SIZE * SIZE - len("".join(rows))
        self._unkept = to_go > 0
        if to_go:
            self._explain("", self.tr("%n letter(s) to go; kept when all are there.", "", to_go))
            return
        self._explain("")
        if ground != self._ground:
            self._ground = ground
            self.typed.emit(ground)

    def _explain(self, problem: str, usual: str = "") -> None:
        letters = self.tr("g grasslands, w woodlands, a water, r rock, ? not known")
        self.note.set_role(Role.REFUSAL if problem else Role.MUTED)
        self.note.setText(problem or usual or letters)

    def _resize(self) -> None:
        style = current_style()
        self.text.setFont(style.font(TextSize.BODY, tabular=True))
        line = self.text.fontMetrics().lineSpacing()
        margins = 2 * round(self.text.document().documentMargin()) + style.px(8)
        self.text.setFixedHeight(SIZE * line + margins)
        self._column.setSpacing(style.px(4))


def rows_in(text: str) -> list[str]:
    """The rows as people write them: capitals, gaps, quotation marks, all in one line."""
    rows = [_BESIDE.sub("", line).lower() for line in text[:_LONGEST].splitlines()]
    rows = [row for row in rows if row]
    if len(rows) != 1:
        return rows
    return [rows[0][at : at + SIZE] for at in range(0, len(rows[0]), SIZE)]


def _filled_up(rows: list[str]) -> list[str]:
    """What may still be typed is not known: the end of the last row, and the rows behind it."""
    begun = [*rows[:-1], *(row.ljust(SIZE, UNKNOWN) for row in rows[-1:])]
    return begun + [UNKNOWN * SIZE] * (SIZE - len(rows))
