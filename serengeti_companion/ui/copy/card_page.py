"""The form of a card and its photo, in the place of the list."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from serengeti_companion.games.wild.terms import SceneCard
from serengeti_companion.ui.copy.copy_model import CopyModel
from serengeti_companion.ui.copy.photo_box import PhotoBox
from serengeti_companion.ui.parts.button_words import spoken
from serengeti_companion.ui.parts.page_stack import PageStack
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.tables.wild.card_fields import CardFields

_COLUMNS = 12


class CardFormPage(QWidget):
    """The fields follow the line above, and the line follows them.

    A photo belongs to a number; it can be looked at while the line is typed.
    """

    left = Signal()
    remove_asked = Signal()

    def __init__(self, model: CopyModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.fields = CardFields(columns=_COLUMNS)
        self.field_room = QScrollArea(self)
        self.field_room.setWidgetResizable(True)
        self.field_room.setWidget(self.fields)
        self.photo = PhotoBox(model, self)
        self._views = PageStack(self)
        self._views.addWidget(self.field_room)
        self._views.addWidget(self.photo)
        self._build_buttons()
        self._arrange()
        follow(self._resize)

    def show_card(self, card: SceneCard) -> None:
        """Fill in; nothing is emitted."""
        self.fields.show_card(card)
        self.show_photo_of(card)

    def show_photo_of(self, card: SceneCard) -> None:
        """The photo of that number; a card without one has none."""
        self.photo.show_piece("" if card.number is None else f"card {card.number}")
        self.photo_button.setEnabled(card.number is not None)
        if card.number is None:
            self.photo_button.setChecked(False)
            self._turn()

    def _build_buttons(self) -> None:
        self.back = QPushButton(self.tr("To the &list"), self)
        self.back.setToolTip(self.tr("Esc"))
        self.back.clicked.connect(self.left)
        self.photo_button = QPushButton(self.tr("P&hoto"), self)
        self.photo_button.setToolTip(self.tr("A photo of your own card, to look at while you type"))
        self.photo_button.setCheckable(True)
        self.photo_button.clicked.connect(self._turn)
        self.remove = QPushButton(self.tr("Re&move this card"), self)
        self.remove.clicked.connect(self.remove_asked)
        for button in (self.back, self.photo_button, self.remove):
            button.setAccessibleName(spoken(button.text()))

    def _arrange(self) -> None:
        self._foot = QHBoxLayout()
        self._foot.addWidget(self.back)
        self._foot.addWidget(self.photo_button)
        self._foot.addStretch()
        self._foot.addWidget(self.remove)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self._views, 1)
        self._column.addLayout(self._foot)

    def _turn(self) -> None:
        shown = self.photo if self.photo_button.isChecked() else self.field_room
        self._views.setCurrentWidget(shown)

    def _resize(self) -> None:
        style = current_style()
        self._foot.setSpacing(style.px(8))
        self._column.setSpacing(style.px(8))
