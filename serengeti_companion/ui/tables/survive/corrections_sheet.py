"""Anything set by hand: the colours one by one, and the moment with its predators."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from serengeti_companion.games.survive.model import Seat, Table
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.tables.by_hand_sheet import ByHandSheet
from serengeti_companion.ui.tables.survive.correct_colour import CorrectColour
from serengeti_companion.ui.tables.survive.correct_moment import CorrectMomentPart
from serengeti_companion.ui.tables.survive.signs import name_of

MOMENT = "moment"


class CorrectionsSheet(ByHandSheet[Table]):
    """What is set goes into the log as a correction, with the reason if one is given."""

    def __init__(
        self, model: SessionModel, seat: Seat | None = None, parent: QWidget | None = None
    ) -> None:
        title = QCoreApplication.translate("CorrectionsSheet", "Set by hand")
        super().__init__(model, title, parent)
        table: Table = model.state
        self.colours = {each: CorrectColour(each, self.reason, self) for each in table.seats}
        self.moment = CorrectMomentPart(self.reason, self)
        colours = [(str(at), name_of(table, at), part) for at, part in self.colours.items()]
        self.add_sections([*colours, (MOMENT, self.tr("Turn and predators"), self.moment)])
        self.show_part(str(seat if seat is not None else table.seats[0]))

    def refresh(self, before: Table | None, after: Table) -> None:
        super().refresh(before, after)
        for seat in after.seats:
            self.tabs.rename(str(seat), name_of(after, seat))
