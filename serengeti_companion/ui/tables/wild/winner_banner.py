"""Who won, with a sense of occasion."""

import re
from random import Random

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from serengeti_companion.games.wild.model import Player, Table
from serengeti_companion.ui.paint.glyphs import draw_icon
from serengeti_companion.ui.paint.player_mark import initial, mark_pixmap
from serengeti_companion.ui.parts.announce import announce
from serengeti_companion.ui.parts.card_frame import CardFrame, Tone
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.style.tokens import Role, TextSize, Weight
from serengeti_companion.ui.tables.clause_link import ClauseLink
from serengeti_companion.ui.tables.wild import verdict
from serengeti_companion.ui.tables.wild.player_name import sign_of

_MARK = 72
_WORD = 24  # letters after which a word may go on in the next line
_STARS = 14


class WinnerBanner(CardFrame):
    """Marks of the winners, the headline, what decided it and by which rule."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self._ready = False
        super().__init__(parent, Tone.GLOW)
        self._winners: tuple[Player, ...] = ()
        self._marks: list[QLabel] = []
        role = Role.ON_GLOW
        self.headline = TextLabel("", self, size=TextSize.SCORE, weight=Weight.BOLD, role=role)
        self.reason = TextLabel("", self, size=TextSize.LARGE, role=role)
        for label in (self.headline, self.reason):
            label.setWordWrap(True)
        self.link = ClauseLink("WS-END-3", self)
        self._row = QHBoxLayout(self)
        self._marks_row = QHBoxLayout()
        self._row.addLayout(self._marks_row)
        self._words = QVBoxLayout()
        self._words.addWidget(self.headline)
        self._words.addWidget(self.reason)
        self._words.addWidget(self.link, 0, Qt.AlignmentFlag.AlignLeft)
        self._row.addLayout(self._words, 1)
        self._ready = True
        self.restyle()

    def show_table(self, table: Table) -> None:
        """Tell the result; the ear hears it once."""
        before = self.headline.text()
        self._winners = verdict.winners(table)
        self.set_tone(Tone.GLOW if verdict.is_success(table) else Tone.PLAIN)
        headline = verdict.headline(table)
        self.headline.setText(_breakable(headline))
        self.reason.setText(verdict.reason(table))
        self.link.show_clause(verdict.clause(table))
        words = f"{headline}. {self.reason.text()}"
        self.setAccessibleName(words)
        if before != self.headline.text():
            announce(self, words)
        self._show_marks()

    def restyle(self) -> None:
        super().restyle()
        if not self._ready:
            return
        style = current_style()
        pad = style.px(16)
        self._row.setContentsMargins(pad, style.px(8), pad, style.px(8))
        self._row.setSpacing(style.px(16))
        self._marks_row.setSpacing(style.px(4))
        self._words.setSpacing(style.px(2))
        self._show_marks()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._winners:
            return
        style = current_style()
        painter = QPainter(self)
        painter.setOpacity(0.35)
        chance = Random(len(self._winners))
        side = style.px(22)
        for at in range(_STARS):
            # Along the right edge, so that no star lies under the words.
            x = self.width() - style.px(20) - side - chance.random() * style.px(150)
            y = style.px(6) + (self.height() - side - style.px(12)) * ((at * 0.37) % 1)
            size = side * (0.5 + 0.5 * chance.random())
            draw_icon(painter, QRectF(x, y, size, size), "star", on=Role.GLOW)
        painter.end()

    def minimumSizeHint(self) -> QSize:
        return super().minimumSizeHint().expandedTo(QSize(0, current_style().px(104)))

    def _show_marks(self) -> None:
        while len(self._marks) < len(self._winners):
            self._marks.append(QLabel(self))
            self._marks_row.addWidget(self._marks[-1])
        side = current_style().px(_MARK)
        ratio = self.devicePixelRatioF()
        for at, label in enumerate(self._marks):
            label.setVisible(at < len(self._winners))
            if at < len(self._winners):
                player = self._winners[at]
                colour, shape = sign_of(player)
                label.setPixmap(mark_pixmap(colour, shape, initial(player.name), side, ratio))


def _breakable(words: str) -> str:
    """A name of one endless word must not push the page out of the window."""
    return re.sub(rf"\S{{{_WORD}}}(?=\S)", "\\g<0>\u200b", words)
