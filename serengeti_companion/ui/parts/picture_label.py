"""An icon that is painted where it stands, so that it is sharp on whatever screen it comes to."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from serengeti_companion.ui.paint.glyphs import draw_icon
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role


class PictureLabel(QWidget):
    """`side` at scale 1; it says nothing to a screen reader, the words beside it do."""

    def __init__(
        self,
        picture: str,
        side: int,
        parent: QWidget | None = None,
        *,
        on: Role = Role.SURFACE,
        ink: Role = Role.INK,
    ) -> None:
        super().__init__(parent)
        self._side = side
        self.show_picture(picture, on=on, ink=ink)
        follow(self.restyle)

    def show_picture(self, picture: str, *, on: Role = Role.SURFACE, ink: Role = Role.INK) -> None:
        self._picture, self._on, self._ink = picture, on, ink
        self.update()

    def restyle(self) -> None:
        side = current_style().px(self._side)
        self.setFixedSize(side, side)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        draw_icon(painter, QRectF(self.rect()), self._picture, on=self._on, ink=self._ink)
        painter.end()
