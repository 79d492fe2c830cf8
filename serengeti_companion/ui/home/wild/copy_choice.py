"""Which copy lies on the table, and which side of its Map is up."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from serengeti_companion.games.wild.packs import practice_set
from serengeti_companion.games.wild.printed import UNKNOWN_COPY, Printed
from serengeti_companion.ui.home.wild.remembered import PRACTICE, UNKNOWN
from serengeti_companion.ui.parts.segmented import Segmented
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role


class CopyChoice(QWidget):
    """`copy_chosen` when a hand chose another copy."""

    copy_chosen = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.copies = Segmented(
            self.tr("Copy of the game"),
            ((PRACTICE, self.tr("Practice set")), (UNKNOWN, self.tr("My copy"))),
            self,
        )
        self.hint = TextLabel("", self, role=Role.MUTED)
        self.hint.setWordWrap(True)
        self.sides = Segmented(self.tr("Side of the Map"), (), self)
        self.copies.chosen.connect(self._chosen)
        self._column = QVBoxLayout(self)
        for part in (self.copies, self.hint, self.sides):
            self._column.addWidget(part)
        follow(self._resize)
        self.choose(PRACTICE, 0)

    @property
    def key(self) -> str:
        """PRACTICE or UNKNOWN."""
        return self.copies.value

    @property
    def printed(self) -> Printed:
        """What is printed on it, as far as it is known."""
        return practice_set() if self.key == PRACTICE else UNKNOWN_COPY

    @property
    def side(self) -> int:
        """The place of the Map side in `printed`."""
        return int(self.sides.value or 0)

    def choose(self, copy: str, side: int) -> None:
        """Show a choice; nothing is emitted."""
        self.copies.set_value(copy)
        self._show()
        if side < len(self.printed.sides):
            self.sides.set_value(str(side))

    def _chosen(self) -> None:
        self._show()
        self.copy_chosen.emit()

    def _show(self) -> None:
        sides = self.printed.sides
        names = [(str(at), side.name or self.tr("unknown")) for at, side in enumerate(sides)]
        words = self.tr("Map {side}")
        self.sides.set_choices([(key, words.format(side=name)) for key, name in names])
        self.sides.setVisible(len(sides) > 1)
        self.hint.setText(
            self.tr("Our own invention, not the published game. It needs no box.")
            if self.key == PRACTICE
            else self.tr("What is printed on it is asked once, when a rule needs it.")
        )

    def _resize(self) -> None:
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(current_style().px(6))
