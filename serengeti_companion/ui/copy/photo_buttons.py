"""What can be done with the photo of a piece: choose, replace, remove, put back."""

from collections.abc import Sequence

from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from serengeti_companion.ui.copy.photo_drop import ask_photo
from serengeti_companion.ui.copy.photo_model import PhotoModel
from serengeti_companion.ui.parts.announce import announce
from serengeti_companion.ui.parts.flow_layout import FlowLayout
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role, TextSize


class PhotoButtons(QWidget):
    """What could not be read is said below them, until another photo is tried.

    `before` are buttons that stand in front of them.
    """

    def __init__(
        self,
        photo: PhotoModel,
        invitation: str,
        parent: QWidget | None = None,
        before: Sequence[QPushButton] = (),
    ) -> None:
        super().__init__(parent)
        self._photo, self._invitation = photo, invitation
        self.choose = QPushButton(self)
        self.remove = QPushButton(self.tr("Remove"), self)
        self.put_back = QPushButton(self.tr("Put back"), self)
        self.note = TextLabel("", self, size=TextSize.SMALL, role=Role.MUTED)
        self.note.setWordWrap(True)
        self._arrange(before)
        self.choose.clicked.connect(self._choose)
        self.remove.clicked.connect(photo.remove)
        self.put_back.clicked.connect(photo.put_back)
        photo.refused.connect(self._tell)
        photo.changed.connect(self._show)
        self._show()
        follow(self._resize)

    def _show(self) -> None:
        there = self._photo.photo is not None
        self.choose.setText(self.tr("Replace…") if there else self.tr("Choose a photo…"))
        self.choose.setAccessibleName(
            self.tr("Replace the photo") if there else self.tr("Choose a photo")
        )
        self.remove.setVisible(there)
        self.remove.setAccessibleName(self.tr("Remove the photo"))
        self.put_back.setVisible(self._photo.can_be_put_back)
        self.put_back.setAccessibleName(self.tr("Put the photo back that was there before"))
        self.note.setText("" if there else self._invitation)
        self.note.setVisible(bool(self.note.text()))
        self.note.set_role(Role.MUTED)

    def _tell(self, words: str) -> None:
        self.note.setText(words)
        self.note.show()
        self.note.set_role(Role.REFUSAL)
        announce(self, words)

    def _choose(self) -> None:
        path = ask_photo(self)
        if path is not None:
            self._photo.take(path)

    def _arrange(self, before: Sequence[QPushButton]) -> None:
        self._row = FlowLayout()
        for button in (*before, self.choose, self.remove, self.put_back):
            self._row.addWidget(button)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addLayout(self._row)
        self._column.addWidget(self.note)
        self._column.addStretch()

    def _resize(self) -> None:
        self._column.setSpacing(current_style().px(4))
