"""Stars and tokens booked by hand: for what the app cannot compute."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.model import Phase, Seat, Table
from serengeti_companion.ui.parts.keys import ENTER
from serengeti_companion.ui.parts.number_field import NumberStepper
from serengeti_companion.ui.parts.segmented import Segmented
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.parts.why_field import WhyField
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Target, Weight


class BookingForm(QWidget):
    """Who gains how much, and why; `booked` once it was accepted."""

    booked = Signal()

    def __init__(self, model: SessionModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        table: Table = model.state
        choices = [(str(seat), player.name) for seat, player in enumerate(table.players)]
        self.who = Segmented(self.tr("Who gains"), choices, self)
        self.stars = self._stepper(self.tr("Stars"))
        self.food = self._stepper(self.tr("Food"))
        self.vfx = self._stepper(self.tr("VFX"))
        self.reason = WhyField(self)
        self.reason.returnPressed.connect(self._book)
        self.book = QPushButton(self.tr("Book it"), self)
        self.book.setAccessibleName(self.book.text())
        self.book.clicked.connect(self._book)
        self._arrange()
        self.refresh(table)
        follow(self.restyle)

    def refresh(self, table: Table) -> None:
        """Who plays; tokens are of no use once the game is over."""
        for seat, player in enumerate(table.players):
            self.who.rename(str(seat), player.name)
        tokens = table.tracking.tokens and table.phase is not Phase.OVER
        for widget in (self._food_label, self.food, self._vfx_label, self.vfx):
            widget.setVisible(tokens)

    def restyle(self) -> None:
        style = current_style()
        self._column.setSpacing(style.px(10))
        self._row.setSpacing(style.px(8))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # An Enter in a field is not meant for the page, also once the form is hidden by it.
        if event.key() not in ENTER:
            super().keyPressEvent(event)

    def _stepper(self, label: str) -> NumberStepper:
        words = self.tr("{what} to book").format(what=label)
        return NumberStepper(words, 0, self, side=Target.TOUCH)

    def _arrange(self) -> None:
        self._row = QHBoxLayout()
        self._stars_label = TextLabel(self.tr("Stars"), self, weight=Weight.SEMIBOLD)
        self._food_label = TextLabel(self.tr("Food"), self, weight=Weight.SEMIBOLD)
        self._vfx_label = TextLabel(self.tr("VFX"), self, weight=Weight.SEMIBOLD)
        pairs = (
            (self._stars_label, self.stars),
            (self._food_label, self.food),
            (self._vfx_label, self.vfx),
        )
        for label, field in pairs:
            self._row.addWidget(label)
            self._row.addWidget(field)
        self._row.addStretch()
        last = QHBoxLayout()
        last.addWidget(self.reason, 1)
        last.addWidget(self.book)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.who)
        self._column.addLayout(self._row)
        self._column.addLayout(last)

    def _book(self) -> None:
        booked = c.Booking(stars=self.stars.value, food=self.food.value, vfx=self.vfx.value)
        if booked == c.Booking():
            return
        seat, reason = Seat(int(self.who.value)), self.reason.said
        if self._model.submit(c.BookGain(seat=seat, booked=booked, reason=reason)):
            for field in (self.stars, self.food, self.vfx):
                field.set_value(0)
            self.reason.clear()
            self.booked.emit()
