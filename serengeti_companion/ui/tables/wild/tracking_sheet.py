"""What is tracked, and the house rules, changed while the game goes on."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.model import HouseRules, Table
from serengeti_companion.games.wild.switches import SWITCHES
from serengeti_companion.ui.home.wild.house_rules import HouseRulesEditor
from serengeti_companion.ui.home.wild.tracking_choice import TrackingChoice
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.style.tokens import TextSize, Weight
from serengeti_companion.ui.tables.sheet import Sheet


class TrackingSheet(Sheet[Table]):
    """Each change is a line of the log and can be undone."""

    def __init__(self, model: SessionModel, parent: QWidget | None = None) -> None:
        title = QCoreApplication.translate("TrackingSheet", "What we track, and house rules")
        super().__init__(title, parent)
        self._model = model
        self.tracking = TrackingChoice(self)
        self.tracking.changed.connect(self._track)
        self.rules = HouseRulesEditor(self)
        self.rules.changed.connect(self._rule)
        self.rules.clause_asked.connect(self.clause_asked)
        heading = TextLabel(
            self.tr("House rules"), self, size=TextSize.LARGE, weight=Weight.SEMIBOLD
        )
        for widget in (self.tracking, heading, self.rules):
            self.body.addWidget(widget)
        self.body.setStretchFactor(self.rules, 1)
        self.refresh(None, model.state)

    def refresh(self, before: Table | None, after: Table) -> None:
        """Show what holds now."""
        if self.tracking.tracking != after.tracking or before is None:
            self.tracking.set_tracking(after.tracking)
        if self.rules.house != after.house:
            self.rules.set_house(after.house)

    def _track(self) -> None:
        wanted = self.tracking.tracking
        if wanted != self._model.state.tracking:
            self._model.submit(c.SetTracking(tracking=wanted))

    def _rule(self) -> None:
        now: HouseRules = self._model.state.house
        for switch in SWITCHES:
            value = getattr(self.rules.house, switch.field)
            if value != getattr(now, switch.field):
                self._model.submit(c.SetHouseRule(name=switch.name, value=value))
