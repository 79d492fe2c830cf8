"""A card that shows only its title until somebody wants to see the rest."""

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from serengeti_companion.ui.paint.glyphs import icon
from serengeti_companion.ui.parts.card_frame import CardFrame
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role, TextSize, Weight
from serengeti_companion.ui.translation import filled


class Fold(CardFrame):
    """`content` is folded away at first; `turned(unfolded)`."""

    turned = Signal(bool)

    def __init__(self, title: str, content: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = title
        self._summary = ""
        self.content = content
        self.button = QPushButton(self)
        self.button.setProperty("kind", "link")
        self.button.clicked.connect(lambda: self.unfold(on=not self.unfolded))
        content.setParent(self)
        content.hide()
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.button)
        self._column.addWidget(content)
        follow(self._redress)

    @property
    def unfolded(self) -> bool:
        """Whether the content is in sight."""
        return self.content.isVisibleTo(self)

    def unfold(self, *, on: bool = True) -> None:
        """Show or hide the content."""
        self.content.setVisible(on)
        self._redress()
        self.turned.emit(on)

    def sum_up(self, words: str) -> None:
        """What the content amounts to, behind the title."""
        self._summary = words
        self._redress()

    def _redress(self) -> None:
        style = current_style()
        margin, side = style.px(12), style.px(18)
        edge = style.px(4)  # the ring around the title has room
        foot = margin if self.unfolded else edge
        self._column.setContentsMargins(margin, edge, margin, foot)
        self._column.setSpacing(style.px(8))
        words = f"{self._title}: {self._summary}" if self._summary else self._title
        self.button.setText(words)
        state = self.tr("{title}, open") if self.unfolded else self.tr("{title}, folded")
        self.button.setAccessibleName(filled(state, title=words))
        self.button.setStyleSheet(f"padding: 0 {style.px(6)}px")
        self.button.setFont(style.font(TextSize.BODY, Weight.SEMIBOLD))
        picture = "chevron-down" if self.unfolded else "chevron-right"
        self.button.setIcon(icon(picture, side, on=Role.SURFACE, ink=Role.ACCENT))
        self.button.setIconSize(QSize(side, side))
