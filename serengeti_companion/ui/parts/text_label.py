"""A label whose size, weight and colour follow the style."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette, QShowEvent
from PySide6.QtWidgets import QLabel, QWidget

from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role, TextSize, Weight

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter


class TextLabel(QLabel):
    """Text as it is, never markup; `tabular` for figures that change in place."""

    def __init__(
        self,
        text: str = "",
        parent: QWidget | None = None,
        *,
        size: TextSize = TextSize.BODY,
        weight: Weight = Weight.REGULAR,
        role: Role = Role.INK,
        tabular: bool = False,
    ) -> None:
        super().__init__(text, parent)
        self._size, self._weight, self._role, self._tabular = size, weight, role, tabular
        self._key = current_style().key
        self.setTextFormat(Qt.TextFormat.PlainText)
        # Absolute: a name written from right to left stands where the others stand.
        self.setAlignment(_LEFT)
        follow(self.restyle)

    @property
    def looks(self) -> tuple[TextSize, Weight, Role]:
        """What the text is painted with."""
        return self._size, self._weight, self._role

    def set_role(self, role: Role) -> None:
        if role is not self._role:
            self._role = role
            self.restyle()

    def set_size(self, size: TextSize, weight: Weight) -> None:
        self._size, self._weight = size, weight
        self.restyle()

    def restyle(self) -> None:
        style = current_style()
        self.setFont(style.font(self._size, self._weight, tabular=self._tabular))
        palette = QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.WindowText, style.color(self._role))
        self.setPalette(palette)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # A look that changed before Qt first polished the label is put back by that to what it was.
        if self._key != current_style().key:
            self._key = current_style().key
            self.restyle()
