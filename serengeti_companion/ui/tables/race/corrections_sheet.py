"""Anything set by hand: each player, the supply, and the moment."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from serengeti_companion.games.race.model import A, B, Table
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.tables.by_hand_sheet import ByHandSheet
from serengeti_companion.ui.tables.race.correct_moment import moment_part
from serengeti_companion.ui.tables.race.correct_part import CorrectPart
from serengeti_companion.ui.tables.race.correct_player import PlayerPart, owned_part
from serengeti_companion.ui.tables.race.correct_supply import supply_part
from serengeti_companion.ui.translation import filled

SUPPLY, MOMENT, OWNED = "supply", "moment", "owned"


class CorrectionsSheet(ByHandSheet[Table]):
    """What is set goes into the log as a correction, with the reason if one is given."""

    def __init__(
        self, model: SessionModel, part: str = str(A), parent: QWidget | None = None
    ) -> None:
        title = QCoreApplication.translate("CorrectionsSheet", "Set by hand")
        super().__init__(model, title, parent)
        table: Table = model.state
        self.parts: dict[str, CorrectPart] = {
            **{str(each): PlayerPart(table, each, self.reason, self) for each in (A, B)},
            **{f"{OWNED}{each}": owned_part(each, self.reason, self) for each in (A, B)},
            SUPPLY: supply_part(self.reason, self),
            MOMENT: moment_part(table, self.reason, self),
        }
        titles = (*self._names(table), self.tr("Supply"), self.tr("Season and track"))
        sections = zip(self.parts.items(), titles, strict=True)
        self.add_sections((key, title, each) for (key, each), title in sections)
        self.show_part(part)

    def refresh(self, before: Table | None, after: Table) -> None:
        super().refresh(before, after)
        for key, title in zip(self.parts, self._names(after), strict=False):
            self.tabs.rename(key, title)

    def _names(self, table: Table) -> list[str]:
        """What lies before each player, then what each owns."""
        names = [table.player(seat).name for seat in (A, B)]
        return names + [filled(self.tr("Owned by {name}"), name=name) for name in names]
