"""A square button with a picture, its words told to the ear and the pointer."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QToolButton, QWidget

from serengeti_companion.ui.paint.glyphs import icon
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role, Target

_PICTURE = 26


class IconButton(QToolButton):
    """`words` is its accessible name and tool tip."""

    def __init__(
        self,
        picture: str,
        words: str,
        parent: QWidget | None = None,
        *,
        side: Target = Target.TOUCH,
        plain: bool = False,
    ) -> None:
        super().__init__(parent)
        self._picture, self._side = picture, side
        if plain:
            self.setProperty("kind", "plain")
        self.set_words(words)
        follow(self.restyle)

    def set_words(self, words: str) -> None:
        self.setAccessibleName(words)
        self.setToolTip(words)

    def restyle(self) -> None:
        style = current_style()
        size = style.px(_PICTURE)
        self.setIcon(icon(self._picture, size, on=Role.SUNKEN, ink=Role.INK))
        self.setIconSize(QSize(size, size))
        side = style.px(self._side)
        self.setFixedSize(side, side)
