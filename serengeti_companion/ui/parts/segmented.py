"""One of a few choices, all in sight."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QWidget

from serengeti_companion.ui.parts.button_words import as_written
from serengeti_companion.ui.parts.segment import Segment
from serengeti_companion.ui.style.styling import current_style, follow


class Segmented(QWidget):
    """`chosen(key)` when a hand chooses; Tab reaches the group, the arrow keys move in it."""

    chosen = Signal(str)

    def __init__(
        self,
        label: str,
        choices: Sequence[tuple[str, str]] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setAccessibleName(label)
        self._label = label
        self._keys: dict[str, Segment] = {}
        self._group = QButtonGroup(self)
        self._group.setExclusive(True)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self.set_choices(choices)
        follow(self.restyle)

    @property
    def value(self) -> str:
        """The key chosen, empty before."""
        return next((key for key, button in self._keys.items() if button.isChecked()), "")

    @property
    def keys(self) -> tuple[str, ...]:
        """What can be chosen."""
        return tuple(self._keys)

    def set_choices(self, choices: Sequence[tuple[str, str]]) -> None:
        """Keys and what stands on them; the first is chosen."""
        for button in self._keys.values():
            self._group.removeButton(button)
            button.hide()
            button.deleteLater()
        self._keys = {key: self._segment(key, words) for key, words in choices}
        if choices:
            self.set_value(choices[0][0])

    def set_value(self, key: str) -> None:
        """Choose; nothing is emitted."""
        self._keys[key].setChecked(True)
        self._weigh()

    def rename(self, key: str, words: str) -> None:
        """What stands on a choice is called otherwise now."""
        button, spoken = self._keys[key], f"{self._label}: {words}"
        if spoken != button.accessibleName():
            button.setText(as_written(words))
            button.setAccessibleName(spoken)

    def button(self, key: str) -> QPushButton:
        """For a tool tip, or to switch one choice off."""
        return self._keys[key]

    def minimumSizeHint(self) -> QSize:
        """Long names in a narrow window are cut short rather than pushed off the page."""
        whole = super().minimumSizeHint()
        shown = [button for button in self._keys.values() if not button.isHidden()]
        spared = sum(b.sizeHint().width() - b.minimumSizeHint().width() for b in shown)
        return whole - QSize(spared, 0)

    def restyle(self) -> None:
        self._row.setSpacing(current_style().px(4))
        self._weigh()

    def _segment(self, key: str, words: str) -> Segment:
        button = Segment(as_written(words), self)
        button.setCheckable(True)
        button.setAccessibleName(f"{self._label}: {words}")
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.clicked.connect(lambda: self._choose(key))
        self._group.addButton(button)
        self._row.addWidget(button, 1)
        return button

    def _choose(self, key: str) -> None:
        self._weigh()
        self.chosen.emit(key)

    def _weigh(self) -> None:
        for button in self._keys.values():
            button.weigh()
