"""What is odd about a card, in the room it gets: nothing moves when it comes or goes."""

from collections.abc import Sequence

from PySide6.QtWidgets import QHBoxLayout, QWidget

from serengeti_companion.engine.texts import Text
from serengeti_companion.ui.parts.picture_label import PictureLabel
from serengeti_companion.ui.parts.wrapped_words import WrappedWords
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role
from serengeti_companion.ui.translation import told

_SIGN = 24


class OddWords(QWidget):
    """Warned, never forbidden; hidden while there is nothing odd."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = WrappedWords(self)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(PictureLabel("warning", _SIGN, self, on=Role.PAPER, ink=Role.WARNING))
        self._row.addWidget(self.words, 1)
        self.hide()
        follow(self._resize)

    def tell(self, warnings: Sequence[Text]) -> None:
        """One sentence behind the other."""
        self.words.tell(" ".join(map(told, warnings)), Role.WARNING)
        self.setVisible(bool(warnings))

    def _resize(self) -> None:
        self._row.setSpacing(current_style().px(8))
