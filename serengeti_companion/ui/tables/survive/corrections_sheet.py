"""Anything set by hand: the colours one by one, and the moment with its predators."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QLineEdit, QScrollArea, QStackedWidget, QWidget

from serengeti_companion.games.survive.model import Seat, Table
from serengeti_companion.ui.parts.segmented import Segmented
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.style.tokens import Role, TextSize
from serengeti_companion.ui.tables.sheet import Sheet
from serengeti_companion.ui.tables.survive.correct_colour import CorrectColour
from serengeti_companion.ui.tables.survive.correct_moment import CorrectMomentPart
from serengeti_companion.ui.tables.survive.signs import name_of

MOMENT = "moment"


class CorrectionsSheet(Sheet[Table]):
    """What is set goes into the log as a correction, with the reason if one is given."""

    def __init__(
        self, model: SessionModel, seat: Seat | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(QCoreApplication.translate("CorrectionsSheet", "Set by hand"), parent)
        self._model = model
        table: Table = model.state
        choices = [(str(each), name_of(table, each)) for each in table.seats]
        choices.append((MOMENT, self.tr("Turn and predators")))
        self.tabs = Segmented(self.tr("Section"), choices, self)
        self.tabs.chosen.connect(self.show_part)
        self.why = QLineEdit(self)
        self.why.setAccessibleName(self.tr("Why, if you like to say so"))
        self.why.setPlaceholderText(self.tr("Why? (optional, goes into the log)"))
        self.colours = {each: CorrectColour(each, self._reason, self) for each in table.seats}
        self.moment = CorrectMomentPart(self._reason, self)
        self.stack = QStackedWidget(self)
        self._frames: dict[str, QWidget] = {}
        for each, colour in self.colours.items():
            colour.said.connect(self._model.submit)
            self._frames[str(each)] = self._framed(colour)
        self.moment.said.connect(self._model.submit)
        self._frames[MOMENT] = self._framed(self.moment)
        note = self.tr("A correction is never refused for a rule; the log marks it.")
        for widget in (
            self.tabs,
            self.stack,
            self.why,
            TextLabel(note, self, size=TextSize.SMALL, role=Role.MUTED),
        ):
            self.body.addWidget(widget)
        self.body.setStretchFactor(self.stack, 1)
        self.refresh(None, table)
        self.show_part(str(seat if seat is not None else table.seats[0]))

    def show_part(self, key: str) -> None:
        """Open a section."""
        self.tabs.set_value(key)
        self.stack.setCurrentWidget(self._frames[key])

    def refresh(self, before: Table | None, after: Table) -> None:
        """Something was set, here or elsewhere."""
        for part in self.colours.values():
            part.show_table(after)
        self.moment.show_table(after)

    def _framed(self, part: QWidget) -> QWidget:
        frame = QScrollArea(self)
        frame.setWidgetResizable(True)
        frame.setWidget(part)
        part.setAutoFillBackground(False)
        self.stack.addWidget(frame)
        return frame

    def _reason(self) -> str:
        return self.why.text().strip()
