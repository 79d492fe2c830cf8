"""Anything set by hand: each player, the supply, and the moment."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QLineEdit, QScrollArea, QStackedWidget, QWidget

from serengeti_companion.games.race.model import A, B, Table
from serengeti_companion.ui.parts.segmented import Segmented
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.style.tokens import Role, TextSize
from serengeti_companion.ui.tables.race.correct_moment import moment_part
from serengeti_companion.ui.tables.race.correct_player import PlayerPart, owned_part
from serengeti_companion.ui.tables.race.correct_supply import supply_part
from serengeti_companion.ui.tables.sheet import Sheet
from serengeti_companion.ui.translation import filled

SUPPLY, MOMENT, OWNED = "supply", "moment", "owned"


class CorrectionsSheet(Sheet[Table]):
    """What is set goes into the log as a correction, with the reason if one is given."""

    def __init__(
        self, model: SessionModel, part: str = str(A), parent: QWidget | None = None
    ) -> None:
        super().__init__(QCoreApplication.translate("CorrectionsSheet", "Set by hand"), parent)
        self._model = model
        table: Table = model.state
        choices = [(str(each), table.player(each).name) for each in (A, B)]
        owned = self.tr("{name} owns")
        choices += [(f"{OWNED}{at}", filled(owned, name=table.player(at).name)) for at in (A, B)]
        choices += [(SUPPLY, self.tr("Supply")), (MOMENT, self.tr("Season and track"))]
        self.tabs = Segmented(self.tr("Section"), choices, self)
        self.tabs.chosen.connect(self.show_part)
        self.why = QLineEdit(self)
        self.why.setAccessibleName(self.tr("Why, if you like to say so"))
        self.why.setPlaceholderText(self.tr("Why? (optional, goes into the log)"))
        self.parts = {
            **{str(each): PlayerPart(table, each, self.why.text, self) for each in (A, B)},
            **{f"{OWNED}{each}": owned_part(each, self.why.text, self) for each in (A, B)},
            SUPPLY: supply_part(self.why.text, self),
            MOMENT: moment_part(table, self.why.text, self),
        }
        self.stack = QStackedWidget(self)
        self._frames = {key: self._framed(part) for key, part in self.parts.items()}
        for each in self.parts.values():
            each.said.connect(self._model.submit)
        note = self.tr("A correction is never refused for a rule; the log marks it.")
        muted = TextLabel(note, self, size=TextSize.SMALL, role=Role.MUTED)
        for widget in (self.tabs, self.stack, self.why, muted):
            self.body.addWidget(widget)
        self.body.setStretchFactor(self.stack, 1)
        self.refresh(None, table)
        self.show_part(part)

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
