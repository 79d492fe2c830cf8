"""One choice out of a list that folds out."""

from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox

from serengeti_companion.ui.paint.cut_words import cut
from serengeti_companion.ui.parts.tall_rows import TallRows


class ChoiceBox(QComboBox):
    """The wheel scrolls the page it stands on and never chooses; long words end in dots."""

    def showPopup(self) -> None:
        # Only now: the list is not made before somebody looks at it.
        if not isinstance(self.itemDelegate(), TallRows):
            self.setItemDelegate(TallRows(self))
        super().showPopup()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def initStyleOption(self, option: QStyleOptionComboBox) -> None:
        super().initStyleOption(option)
        words = QStyle.SubControl.SC_ComboBoxEditField
        kind = QStyle.ComplexControl.CC_ComboBox
        room = self.style().subControlRect(kind, option, words, self).width()
        option.currentText = cut(self.currentText(), self.fontMetrics(), room)
