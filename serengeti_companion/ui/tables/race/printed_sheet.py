"""What is printed on the copy of the game, where it is not what the rulebook lets one suppose."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QLineEdit, QScrollArea, QStackedWidget, QWidget

from serengeti_companion.games.race.model import Table
from serengeti_companion.ui.parts.segmented import Segmented
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.tables.race.printed_parts import PrintedPart, cards_part, suns_part
from serengeti_companion.ui.tables.race.track_part import TrackPart
from serengeti_companion.ui.tables.sheet import Sheet

CARDS, SUNS, TRACK = "cards", "suns", "track"


class PrintedSheet(Sheet[Table]):
    """Section 18 of the rules: each change is a line of the log."""

    def __init__(self, model: SessionModel, parent: QWidget | None = None) -> None:
        title = QCoreApplication.translate("PrintedSheet", "What is printed on your copy")
        super().__init__(title, parent)
        table: Table = model.state
        choices = (
            (TRACK, self.tr("Track")),
            (CARDS, self.tr("Cards of each kind")),
            (SUNS, self.tr("Suns of each skill")),
        )
        self.tabs = Segmented(self.tr("Section"), choices, self)
        self.tabs.chosen.connect(self.show_part)
        self.why = QLineEdit(self)
        self.why.setAccessibleName(self.tr("Why, if you like to say so"))
        self.why.setPlaceholderText(self.tr("Why? (optional, goes into the log)"))
        self.parts: dict[str, PrintedPart | TrackPart] = {
            TRACK: TrackPart(table, self.why.text, self),
            CARDS: cards_part(table, self.why.text, self),
            SUNS: suns_part(table, self.why.text, self),
        }
        self.stack = QStackedWidget(self)
        self._frames = {key: self._framed(part) for key, part in self.parts.items()}
        for part in self.parts.values():
            part.said.connect(model.submit)
        for widget in (self.tabs, self.stack, self.why):
            self.body.addWidget(widget)
        self.body.setStretchFactor(self.stack, 1)
        self.show_part(TRACK)

    def show_part(self, key: str) -> None:
        """Open a section."""
        self.tabs.set_value(key)
        self.stack.setCurrentWidget(self._frames[key])

    def refresh(self, before: Table | None, after: Table) -> None:
        """Something was set, here or elsewhere."""
        for part in self.parts.values():
            part.show_table(after)

    def _framed(self, part: QWidget) -> QWidget:
        frame = QScrollArea(self)
        frame.setWidgetResizable(True)
        frame.setWidget(part)
        part.setAutoFillBackground(False)
        self.stack.addWidget(frame)
        return frame
