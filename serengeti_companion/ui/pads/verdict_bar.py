"""The result at the foot of a pad, always in sight, with the clause that decided."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from serengeti_companion.ui.pads.row_name import RowName
from serengeti_companion.ui.parts.announce import announce
from serengeti_companion.ui.parts.card_frame import CardFrame, Tone
from serengeti_companion.ui.parts.picture_label import PictureLabel
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role, Target, TextSize, Weight

_PICTURE = 32
_GROUND = {
    Tone.GLOW: (Role.GLOW, Role.ON_GLOW),
    Tone.WARNING: (Role.WARNING_SOFT, Role.INK),
    Tone.REFUSAL: (Role.REFUSAL_SOFT, Role.INK),
    Tone.PLAIN: (Role.SURFACE, Role.INK),
}


class VerdictBar(CardFrame):
    """A sentence with a picture; buttons stand behind it."""

    clause_asked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture = PictureLabel("question", _PICTURE, self)
        self.words = TextLabel("", self, size=TextSize.TITLE, weight=Weight.SEMIBOLD)
        self.words.setWordWrap(True)
        self.clause = RowName("", "", self)
        self.clause.clicked.connect(lambda: self.clause_asked.emit(self.clause.text()))
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._picture)
        self._row.addWidget(self.words, 1)
        self._row.addWidget(self.clause)
        follow(self._resize)

    def add_button(self, button: QPushButton) -> None:
        """Behind what stands there already."""
        self._row.addWidget(button)

    def tell(self, words: str, clause: str, tone: Tone, picture: str) -> None:
        """Another result; an empty `clause` leaves the link out."""
        ground, ink = _GROUND[tone]
        self.set_tone(tone)
        self._picture.show_picture(picture, on=ground, ink=ink)
        self.words.set_role(ink)
        if words != self.words.text():
            self.words.setText(words)
            announce(self.words, words)
        self.clause.setText(clause)
        self.clause.setAccessibleName(self.tr("Rule {clause}").format(clause=clause))
        self.clause.setVisible(bool(clause))

    def _resize(self) -> None:
        style = current_style()
        self._row.setContentsMargins(style.px(16), style.px(8), style.px(12), style.px(8))
        self._row.setSpacing(style.px(12))
        self.setMinimumHeight(style.px(Target.PRIMARY + 20))
