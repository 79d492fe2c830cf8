"""What is odd about what was told but may be so: read, and never in the way."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from serengeti_companion.ui.parts.card_frame import CardFrame, Tone
from serengeti_companion.ui.parts.picture_label import PictureLabel
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role

_PICTURE = 24
_SHOWN = 3


class Oddities(CardFrame):
    """A sentence a line; hidden while there is nothing odd."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, Tone.WARNING)
        sign = PictureLabel("warning", _PICTURE, self, on=Role.WARNING_SOFT, ink=Role.WARNING)
        self.words = TextLabel("", self)
        self.words.setWordWrap(True)
        self._row = QHBoxLayout(self)
        self._row.addWidget(sign, 0, Qt.AlignmentFlag.AlignTop)
        self._row.addWidget(self.words, 1)
        self.hide()
        follow(self._resize)

    def tell(self, sentences: Sequence[str]) -> None:
        """Show them, the first few of many."""
        shown = list(sentences[:_SHOWN])
        if len(sentences) > _SHOWN:
            more = self.tr("And {n} more like these.")
            shown.append(more.format(n=len(sentences) - _SHOWN))
        self.words.setText("\n".join(shown))
        self.words.setToolTip("\n".join(sentences))
        self.setAccessibleName("\n".join(sentences))
        self.setVisible(bool(sentences))

    def _resize(self) -> None:
        style = current_style()
        self._row.setContentsMargins(style.px(12), style.px(8), style.px(12), style.px(8))
        self._row.setSpacing(style.px(10))
