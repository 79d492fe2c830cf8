"""What the end still has to ask: the stars of a Specialist whose scale only the card tells."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.model import Seat, Table
from serengeti_companion.games.wild.rules.specialist_terms import Specialist
from serengeti_companion.games.wild.rules.specialists import final_question
from serengeti_companion.ui.parts.keys import ENTER
from serengeti_companion.ui.parts.number_field import NumberStepper
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role, Target, TextSize, Weight
from serengeti_companion.ui.tables.wild import on_demand
from serengeti_companion.ui.translation import filled, told


def asked(table: Table) -> tuple[Seat, ...]:
    """Who still has to be asked, by seat."""
    seats = map(Seat, range(len(table.players)))
    return tuple(seat for seat in seats if final_question(table, seat) is not None)


class EndQuestion(QWidget):
    """One question at a time; Enter books what the field says."""

    def __init__(self, model: SessionModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._seat: Seat | None = None
        self.question = TextLabel("", self, size=TextSize.LARGE, weight=Weight.SEMIBOLD)
        self.question.setWordWrap(True)
        self.more = TextLabel("", self, role=Role.MUTED)
        self.stars = NumberStepper(self.tr("Stars at the end"), 0, self, side=Target.TOUCH)
        self.book = QPushButton(self.tr("C&ount them"), self)
        self.book.clicked.connect(self._book)
        self._row = QHBoxLayout()
        self._row.addWidget(self.stars)
        self._row.addWidget(self.book)
        self._row.addWidget(self.more, 1)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.question)
        self._column.addLayout(self._row)
        self.note = TextLabel("", self, role=Role.MUTED)
        self._column.addWidget(self.note)
        self.tick = on_demand.remember_tick(model, self)
        if self.tick is not None:
            self._column.addWidget(self.tick)
        follow(self.restyle)

    def refresh(self, table: Table) -> None:
        """Ask for the next one, or be gone."""
        waiting = asked(table)
        seat = waiting[0] if waiting else None
        self.setVisible(seat is not None)
        if seat is None:
            self._seat = None
            return
        text = final_question(table, seat)
        self.question.setText("" if text is None else told(text))
        self.more.setText(_more_words(len(waiting) - 1))
        self._show_known(table, seat)
        if seat != self._seat:
            self._seat = seat
            self.stars.set_value(0)
        self._name(table.player(seat).name)

    def restyle(self) -> None:
        style = current_style()
        self._column.setSpacing(style.px(6))
        self._row.setSpacing(style.px(8))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Whatever becomes of it, this Enter is not the page's.
        if event.key() in ENTER:
            if not event.isAutoRepeat():  # the next question is another one
                self._book()
        else:
            super().keyPressEvent(event)

    def _show_known(self, table: Table, seat: Seat) -> None:
        """What was noted on the card before; only the Adventurer's stars are a printed number."""
        name = table.player(seat).specialist
        cards = (card for card in table.printed.specialists if card.name == name)
        note = next((card.note for card in cards), "")
        self.note.setText(filled(self.tr("Noted in the copy: {note}"), note=note))
        self.note.setVisible(bool(note))
        if self.tick is not None:
            self.tick.setVisible(name == Specialist.ADVENTURER)

    def _name(self, name: str) -> None:
        words = filled(self.tr("Stars of {name}'s Specialist at the end"), name=name)
        self.stars.set_label(words)
        self.book.setAccessibleName(filled(self.tr("Count these stars for {name}"), name=name))

    def _book(self) -> None:
        if self._seat is None or not self.stars.problem.isHidden():
            return
        booked = c.Booking(stars=self.stars.value)
        if self._model.submit(c.BookGain(seat=self._seat, booked=booked)):
            self.stars.field.setFocus()
            self.stars.field.selectAll()


def _more_words(more: int) -> str:
    if not more:
        return QCoreApplication.translate("EndQuestion", "0 if there are none.")
    if more == 1:
        return QCoreApplication.translate("EndQuestion", "One more question after this.")
    words = QCoreApplication.translate("EndQuestion", "{n} more questions after this.")
    return words.format(n=more)
