"""Every house rule with one sentence, its values and the ruling behind it."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from serengeti_companion.engine.switches import Switch
from serengeti_companion.games.wild.model import HouseRules
from serengeti_companion.games.wild.switches import BY_NAME, SWITCHES, with_switch
from serengeti_companion.ui.home.wild.house_words import GROUPS, WORDS
from serengeti_companion.ui.parts.segmented import Segmented
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role, Weight
from serengeti_companion.ui.translation import told


class HouseRulesEditor(QWidget):
    """`changed` whenever a hand turned a switch; `clause_asked` carries the ID of a ruling."""

    changed = Signal()
    clause_asked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._house = HouseRules()
        self.boxes: dict[str, QCheckBox] = {}
        self.choices: dict[str, Segmented] = {}
        self._rows: list[QHBoxLayout] = []
        self._column = QVBoxLayout(self)
        for heading, names in GROUPS:
            label = TextLabel(told(heading), self, weight=Weight.SEMIBOLD, role=Role.MUTED)
            self._column.addWidget(label)
            for name in names:
                self._column.addLayout(self._row(BY_NAME[name]))
        follow(self._resize)

    @property
    def house(self) -> HouseRules:
        """The rules as they are set."""
        return self._house

    @property
    def departures(self) -> int:
        """How many switches are away from their default."""
        return sum(getattr(self._house, s.field) != s.values[0] for s in SWITCHES)

    def set_house(self, house: HouseRules) -> None:
        """Show other rules; nothing is emitted."""
        self._house = house
        for name, box in self.boxes.items():
            box.blockSignals(True)
            box.setChecked(getattr(house, BY_NAME[name].field))
            box.blockSignals(False)
        for name, choice in self.choices.items():
            choice.set_value(getattr(house, BY_NAME[name].field))

    def _row(self, switch: Switch) -> QHBoxLayout:
        row = QHBoxLayout()
        self._rows.append(row)
        if isinstance(switch.values[0], bool):
            row.addWidget(self._box(switch), 1)
        else:
            self._add_choice(row, switch)
        ruling = f"WS-RULING-{switch.ruling}"
        link = QPushButton(f"R-{switch.ruling}", self)
        link.setProperty("kind", "link")
        link.setAccessibleName(self.tr("Ruling {number}").format(number=switch.ruling))
        link.clicked.connect(partial(self.clause_asked.emit, ruling))
        row.addWidget(link)
        return row

    def _box(self, switch: Switch) -> QCheckBox:
        box = QCheckBox(told(WORDS[switch.name].sentence), self)
        box.setAccessibleName(box.text())
        box.setChecked(switch.values[0] is True)
        box.toggled.connect(partial(self._turn, switch.name))
        self.boxes[switch.name] = box
        return box

    def _add_choice(self, row: QHBoxLayout, switch: Switch) -> None:
        words = WORDS[switch.name]
        sentence = told(words.sentence)
        values = [(str(value), told(words.values[str(value)])) for value in switch.values]
        choice = Segmented(sentence, values, self)
        choice.chosen.connect(partial(self._turn, switch.name))
        self.choices[switch.name] = choice
        label = TextLabel(sentence, self)
        row.addWidget(label)
        row.addWidget(choice, 1)

    def _turn(self, name: str, value: bool | str) -> None:
        self._house = with_switch(self._house, name, value)
        self.changed.emit()

    def _resize(self) -> None:
        style = current_style()
        self._column.setContentsMargins(style.px(8), 0, style.px(8), style.px(8))
        self._column.setSpacing(style.px(2))
        for row in self._rows:
            row.setSpacing(style.px(12))
