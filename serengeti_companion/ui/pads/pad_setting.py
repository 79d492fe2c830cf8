"""How the table of a score pad plays: mode, number of players, scenario, Specialists."""

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from serengeti_companion.games.wild.model import CHALLENGE, Mode
from serengeti_companion.games.wild.rules import goals
from serengeti_companion.ui.parts.choice_box import ChoiceBox
from serengeti_companion.ui.parts.segmented import Segmented
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.parts.tick_box import TickBox
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.translation import filled, told

_PLAYERS = ("2", "3", "4")
_WIDEST = 372


class PadSetting(QWidget):
    """`changed` whenever something of it did."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        modes = (
            (Mode.COMPETITIVE.value, self.tr("Competitive")),
            (Mode.COOP.value, self.tr("Co-op")),
            (Mode.SOLO.value, self.tr("Solo")),
        )
        self.mode_choice = Segmented(self.tr("Mode"), modes, self)
        self._players = TextLabel(self.tr("Players"), self)
        numbers = [(number, number) for number in _PLAYERS]
        self.players_choice = Segmented(self.tr("Number of players"), numbers, self)
        self.scenario_choice = ChoiceBox(self)
        self.scenario_choice.setSizeAdjustPolicy(
            ChoiceBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.scenario_choice.setMinimumContentsLength(22)
        self.scenario_choice.setAccessibleName(self.tr("Scenario"))
        for number, scenario in goals.SCENARIOS.items():
            words = filled(self.tr("{n}: {name}"), n=number, name=told(scenario.name))
            self.scenario_choice.addItem(words, number)
        self.specialists_choice = TickBox(self.tr("Specialists"), self)
        self.inclusive_choice = TickBox(self.tr("Reaching the target wins (house rule)"), self)
        for box in (self.specialists_choice, self.inclusive_choice):
            box.setAccessibleName(box.text())
        self._connect()
        self._arrange()
        self._show_what_counts()
        follow(self._resize)

    @property
    def mode(self) -> Mode:
        return Mode(self.mode_choice.value)

    @property
    def players(self) -> int:
        return 1 if self.mode is Mode.SOLO else int(self.players_choice.value)

    @property
    def scenario(self) -> int | None:
        """None where rivals play."""
        if self.mode is Mode.COMPETITIVE:
            return None
        return int(self.scenario_choice.currentData())

    @property
    def specialists(self) -> bool:
        """Whether each player has one; scenarios 1 to 5 ask for it (WS-COOPSOLO-4)."""
        return self._bound or self.specialists_choice.isChecked()

    @property
    def inclusive(self) -> bool:
        """The switch targetInclusive, where there is a target."""
        return self._bound and self.inclusive_choice.isChecked()

    @property
    def _bound(self) -> bool:
        return self.scenario not in {None, CHALLENGE}

    def draft(self) -> dict[str, object]:
        """Everything as it was chosen."""
        return {
            "mode": self.mode.value,
            "number": self.players_choice.value,
            "scenario": int(self.scenario_choice.currentData()),
            "specialists": self.specialists_choice.isChecked(),
            "inclusive": self.inclusive_choice.isChecked(),
        }

    def restore(self, draft: Mapping[str, object]) -> None:
        """Show it again, as far as it makes sense; nothing is emitted."""
        self.blockSignals(True)
        mode, number = draft.get("mode"), str(draft.get("number"))
        if mode in set(Mode):
            self.mode_choice.set_value(str(mode))
        if number in _PLAYERS:
            self.players_choice.set_value(number)
        scenario = draft.get("scenario")
        if scenario in goals.SCENARIOS:
            self.scenario_choice.setCurrentIndex(self.scenario_choice.findData(scenario))
        self.specialists_choice.setChecked(draft.get("specialists") is True)
        self.inclusive_choice.setChecked(draft.get("inclusive") is True)
        self._show_what_counts()
        self.blockSignals(False)

    def _connect(self) -> None:
        self.mode_choice.chosen.connect(self._choose)
        self.players_choice.chosen.connect(self._choose)
        self.scenario_choice.currentIndexChanged.connect(self._choose)
        self.specialists_choice.toggled.connect(self._choose)
        self.inclusive_choice.toggled.connect(self._choose)

    def _choose(self) -> None:
        self._show_what_counts()
        self.changed.emit()

    def _show_what_counts(self) -> None:
        for part in (self._players, self.players_choice):
            part.setVisible(self.mode is not Mode.SOLO)
        self.scenario_choice.setVisible(self.mode is not Mode.COMPETITIVE)
        self.specialists_choice.setVisible(not self._bound)
        self.inclusive_choice.setVisible(self._bound)

    def _arrange(self) -> None:
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        for widget in (self.mode_choice, self._players, self.players_choice):
            self._row.addWidget(widget)
        self._row.addWidget(self.scenario_choice, 100)
        self._row.addWidget(self.specialists_choice)
        self._row.addWidget(self.inclusive_choice)
        self._row.addStretch(1)

    def _resize(self) -> None:
        style = current_style()
        self._row.setSpacing(style.px(12))
        self.scenario_choice.setMaximumWidth(style.px(_WIDEST))
