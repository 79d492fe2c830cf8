"""What is printed on the copy of the game, where it is not what the rulebook lets one suppose."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from serengeti_companion.games.race.model import Table
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.tables.by_hand_sheet import ByHandSheet
from serengeti_companion.ui.tables.race.printed_parts import PrintedPart, cards_part, suns_part
from serengeti_companion.ui.tables.race.track_part import TrackPart

CARDS, SUNS, TRACK = "cards", "suns", "track"


class PrintedSheet(ByHandSheet[Table]):
    """Section 18 of the rules."""

    def __init__(self, model: SessionModel, parent: QWidget | None = None) -> None:
        title = QCoreApplication.translate("PrintedSheet", "What is printed on your copy")
        super().__init__(model, title, parent)
        table: Table = model.state
        self.parts: dict[str, PrintedPart | TrackPart] = {
            TRACK: TrackPart(table, self.reason, self),
            CARDS: cards_part(table, self.reason, self),
            SUNS: suns_part(table, self.reason, self),
        }
        titles = (self.tr("Track"), self.tr("Cards of each kind"), self.tr("Suns of each skill"))
        sections = zip(self.parts.items(), titles, strict=True)
        self.add_sections((key, title, part) for (key, part), title in sections)
