"""What may be taller than its place on a sheet."""

from PySide6.QtWidgets import QScrollArea, QWidget

from serengeti_companion.ui.parts.finger_scroll import scroll_by_finger


class Scrolled(QScrollArea):
    """A finger pushes it along too, and the ground of the sheet shows through."""

    def __init__(self, inside: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setWidget(inside)
        inside.setAutoFillBackground(False)  # as `setWidget` would have it
        scroll_by_finger(self)
