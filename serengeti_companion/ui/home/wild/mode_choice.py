"""How the table plays: against each other, together or alone; the scenario; Specialists or not."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from serengeti_companion.games.wild.model import CHALLENGE, Mode
from serengeti_companion.games.wild.rules.goals import SCENARIOS
from serengeti_companion.ui.parts.choice_box import ChoiceBox
from serengeti_companion.ui.parts.segmented import Segmented
from serengeti_companion.ui.parts.tick_box import TickBox
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.translation import told


class ModeChoice(QWidget):
    """`changed` when a hand chose something else."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.modes = Segmented(
            self.tr("How we play"),
            (
                (Mode.COMPETITIVE.value, self.tr("Against each other")),
                (Mode.COOP.value, self.tr("Together")),
                (Mode.SOLO.value, self.tr("Alone")),
            ),
            self,
        )
        self.scenarios = ChoiceBox(self)
        self.scenarios.setAccessibleName(self.tr("Scenario"))
        for number, scenario in SCENARIOS.items():
            self.scenarios.addItem(f"{number}. {told(scenario.name)}", number)
        self.scenarios.setSizeAdjustPolicy(
            ChoiceBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.advanced = TickBox(self.tr("with S&pecialists"), self)
        self.advanced.setAccessibleName(self.tr("With Specialists"))
        self.modes.chosen.connect(self._chosen)
        self.scenarios.activated.connect(self._chosen)
        self.advanced.toggled.connect(self.changed)
        self._row = QHBoxLayout()
        self._row.addWidget(self.scenarios, 1)
        self._row.addWidget(self.advanced)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.modes)
        self._column.addLayout(self._row)
        self._show()
        follow(self._resize)

    @property
    def mode(self) -> Mode:
        """The mode chosen."""
        return Mode(self.modes.value)

    @property
    def scenario(self) -> int | None:
        """1 to 6; None where none is played."""
        return None if self.mode is Mode.COMPETITIVE else self.number

    @property
    def number(self) -> int:
        """The scenario that would be played together or alone."""
        return int(self.scenarios.currentData())

    @property
    def specialists(self) -> bool:
        """Whether the Advanced Rules are asked for where they need not be played."""
        return self.advanced.isChecked()

    def choose(self, mode: Mode, scenario: int, *, specialists: bool) -> None:
        """Show a choice; nothing is emitted."""
        self.modes.set_value(mode.value)
        self.scenarios.setCurrentIndex(self.scenarios.findData(scenario))
        self.advanced.blockSignals(True)
        self.advanced.setChecked(specialists)
        self.advanced.blockSignals(False)
        self._show()

    def _chosen(self) -> None:
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        self.scenarios.setVisible(self.scenario is not None)
        # WS-COOPSOLO-4: only the Challenge leaves them to the table.
        self.advanced.setVisible(self.scenario in {None, CHALLENGE})

    def _resize(self) -> None:
        style = current_style()
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(style.px(6))
        self._row.setSpacing(style.px(12))
