"""The parts of a copy, one under the other, and how much of each is told."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QPushButton, QVBoxLayout, QWidget

from serengeti_companion.games.wild.known import Share
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role, Target, TextSize, Weight

_WIDTH = 232


class SectionButton(QPushButton):
    """The title, and below it in small how much is told."""

    def __init__(self, title: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        self.title = TextLabel(title, self, size=TextSize.BODY)
        self.note = TextLabel("", self, size=TextSize.SMALL, role=Role.MUTED)
        self._column = QVBoxLayout(self)
        for label in (self.title, self.note):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            self._column.addWidget(label)

    def tell(self, words: str, *, done: bool) -> None:
        self.note.setText(f"✓ {words}" if done else words)
        self.setAccessibleName(f"{self.title.text()}, {words}")
        self._colour(done=done)

    def restyle(self) -> None:
        style = current_style()
        self._column.setContentsMargins(style.px(14), style.px(6), style.px(10), style.px(6))
        self._column.setSpacing(0)
        chosen = self.isChecked()
        self.title.set_size(TextSize.BODY, Weight.BOLD if chosen else Weight.REGULAR)
        self._colour(done=self.note.text().startswith("✓"))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(current_style().px(_WIDTH), current_style().px(Target.PRIMARY))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _colour(self, *, done: bool) -> None:
        # Muted is too faint on the ground of the chosen one.
        quiet = Role.INK if self.isChecked() else Role.MUTED
        self.note.set_role(Role.ACCENT if done else quiet)


class SectionList(QWidget):
    """`chosen(key)` when a hand chooses a part."""

    chosen = Signal(str)

    def __init__(self, sections: Sequence[tuple[str, str]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Parts of the copy"))
        self.buttons = {key: SectionButton(title, self) for key, title in sections}
        self._group = QButtonGroup(self)
        self._column = QVBoxLayout(self)
        for key, button in self.buttons.items():
            button.clicked.connect(partial(self._choose, key))
            self._group.addButton(button)
            self._column.addWidget(button)
        self._column.addStretch()
        follow(self.restyle)

    @property
    def value(self) -> str:
        """The part that is open."""
        return next(key for key, button in self.buttons.items() if button.isChecked())

    def choose(self, key: str) -> None:
        """Mark the part that is open; nothing is emitted."""
        self.buttons[key].setChecked(True)
        self.restyle()

    def tell(self, key: str, words: str, share: Share | None) -> None:
        """How much of a part is told; complete parts carry a tick."""
        self.buttons[key].tell(words, done=share is not None and share.complete)

    def restyle(self) -> None:
        style = current_style()
        self.setFixedWidth(style.px(_WIDTH))
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(style.px(6))
        for button in self.buttons.values():
            button.restyle()

    def _choose(self, key: str) -> None:
        self.restyle()
        self.chosen.emit(key)
