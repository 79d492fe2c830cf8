"""The result of a game: who won, why, and by which rule."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from serengeti_companion.ui.parts.announce import announce
from serengeti_companion.ui.parts.card_frame import CardFrame, Tone
from serengeti_companion.ui.parts.long_words import breakable
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.style.tokens import Role, TextSize, Weight
from serengeti_companion.ui.tables.clause_link import ClauseLink

_MARK = 64

Draw: TypeAlias = Callable[[int, float], QPixmap]
"""A mark so many logical pixels wide, for a screen of that ratio."""


class ResultBanner(CardFrame):
    """The winners' marks, the headline, and the rule that decided."""

    link_below = False
    """Under the words, where something else stands at the right."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self._ready = False
        super().__init__(parent, Tone.GLOW)
        role = Role.ON_GLOW
        self.headline = TextLabel("", self, size=TextSize.SCORE, weight=Weight.BOLD, role=role)
        self.headline.setWordWrap(True)
        self.reason = TextLabel("", self, size=TextSize.LARGE, role=role)
        self.reason.setWordWrap(True)
        self.link = ClauseLink("", self)
        self.marks: list[QLabel] = []
        self._draw: Sequence[Draw] = ()
        self._marks_row = QHBoxLayout()
        self._words = QVBoxLayout()
        self._words.addWidget(self.headline)
        self._words.addWidget(self.reason)
        self._row = QHBoxLayout(self)
        self._row.addLayout(self._marks_row)
        self._row.addLayout(self._words, 1)
        if self.link_below:
            self._words.addWidget(self.link, 0, Qt.AlignmentFlag.AlignLeft)
        else:
            self._row.addWidget(self.link, 0, Qt.AlignmentFlag.AlignVCenter)
        self._ready = True
        self.restyle()

    def tell(
        self, headline: str, reason: str, clause: str, marks: Sequence[Draw], *, glow: bool
    ) -> None:
        """The result, with the `marks` of who won; the ear hears it once."""
        before, self._draw = self.headline.text(), marks
        tone, role = (Tone.GLOW, Role.ON_GLOW) if glow else (Tone.PLAIN, Role.INK)
        self.set_tone(tone)
        for label in (self.headline, self.reason):
            label.set_role(role)
        # A name of one endless word must not push the page out of the window.
        self.headline.setText(breakable(headline))
        self.reason.setText(breakable(reason))
        self.link.show_clause(clause)
        words = f"{headline}. {reason}"
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
        self._row.setSpacing(pad)
        self._marks_row.setSpacing(style.px(4))
        self._words.setSpacing(style.px(2))
        self._show_marks()

    def _show_marks(self) -> None:
        for label in self.marks:
            label.hide()
            label.deleteLater()
        self.marks = []
        side, ratio = current_style().px(_MARK), self.devicePixelRatioF()
        for draw in self._draw:
            label = QLabel(self)
            label.setPixmap(draw(side, ratio))
            self.marks.append(label)
            self._marks_row.addWidget(label)
