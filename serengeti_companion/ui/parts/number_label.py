"""A number in a panel: shown large, put right by Set to."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from serengeti_companion.ui.paint.focus_ring import paint_focus
from serengeti_companion.ui.parts.count_label import CountLabel
from serengeti_companion.ui.parts.keys import ENTER
from serengeti_companion.ui.parts.picture_label import PictureLabel
from serengeti_companion.ui.parts.set_to import SetTo
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role, Target, TextSize

_PICTURE = 24


class NumberLabel(QWidget):
    """`title` says whose it is ("Coins of Ann"), `unit` and `picture` stand beside the number."""

    value_wanted = Signal(int, str)

    def __init__(
        self,
        title: str,
        value: int = 0,
        parent: QWidget | None = None,
        *,
        unit: str = "",
        picture: str = "",
        size: TextSize = TextSize.TITLE,
    ) -> None:
        super().__init__(parent)
        self._title = title
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.number = CountLabel(value, self, size=size)
        self.unit = TextLabel(unit, self, role=Role.MUTED)
        self.unit.setVisible(bool(unit))
        self._row = QHBoxLayout(self)
        if picture:
            self._row.addWidget(PictureLabel(picture, _PICTURE, self))
        for label in (self.number, self.unit):
            self._row.addWidget(label)
        self._row.addStretch()
        self.set_to = SetTo(self, title, lambda: self.number.value)
        self.set_to.chosen.connect(self.value_wanted)
        self._tell()
        follow(self.restyle)

    @property
    def value(self) -> int:
        return self.number.value

    def set_value(self, value: int) -> None:
        """Show another number; nothing is emitted."""
        if value != self.number.value:
            self.number.count_to(value)
            self._tell()

    def set_title(self, title: str) -> None:
        self._title = self.set_to.title = title
        self._tell()

    def set_unit_role(self, role: Role) -> None:
        """ON_GLOW on a glowing card, where muted text is too faint."""
        self.unit.set_role(role)

    def restyle(self) -> None:
        style = current_style()
        self._row.setContentsMargins(style.px(6), 0, style.px(6), 0)
        self._row.setSpacing(style.px(6))
        self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        least = current_style().px(Target.TOUCH)
        return super().minimumSizeHint().expandedTo(QSize(least, least))

    def sizeHint(self) -> QSize:
        return super().sizeHint().expandedTo(self.minimumSizeHint())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self.set_to.open()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.hasFocus():
            painter = QPainter(self)
            paint_focus(painter, QRectF(self.rect()))
            painter.end()

    def _tell(self) -> None:
        words = f"{self._title}: {self.number.value}"
        self.setAccessibleName(words)
        self.setToolTip(words)
