"""Every house rule with one sentence, its values and the ruling behind it."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from serengeti_companion.engine.switches import Switch, departures
from serengeti_companion.games.wild.house_words import GROUPS, WORDS
from serengeti_companion.games.wild.model import HouseRules
from serengeti_companion.games.wild.switches import BY_NAME, SWITCHES, with_switch
from serengeti_companion.ui.parts.segmented import Segmented
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.parts.tick_box import TickBox
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.translation import filled, told


class HouseRulesEditor(QWidget):
    """`changed` whenever a hand turned a switch; `clause_asked` carries the ID of a ruling.

    One group at a time: there is no room for all of them.
    """

    changed = Signal()
    clause_asked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._house = HouseRules()
        self.boxes: dict[str, QCheckBox] = {}
        self.choices: dict[str, Segmented] = {}
        self._rows: list[QHBoxLayout] = []
        self._groups: list[QWidget] = []
        self._column = QVBoxLayout(self)
        self.pages = self._paging()
        for _, names in GROUPS:
            self._add_group(names)
        self._column.addStretch()
        self._tell_pages()
        follow(self._resize)

    @property
    def house(self) -> HouseRules:
        """The rules as they are set."""
        return self._house

    @property
    def departures(self) -> int:
        """How many switches are away from their default."""
        return len(departures(self._house, SWITCHES))

    def turn_to(self, group: int) -> None:
        """Show that group only."""
        for number, page in enumerate(self._groups):
            page.setVisible(number == group)

    def set_house(self, house: HouseRules) -> None:
        """Show other rules; nothing is emitted."""
        self._house = house
        self._tell_pages()
        for name, box in self.boxes.items():
            box.blockSignals(True)
            box.setChecked(getattr(house, BY_NAME[name].field))
            box.blockSignals(False)
        for name, choice in self.choices.items():
            choice.set_value(getattr(house, BY_NAME[name].field))

    def _paging(self) -> Segmented:
        choices = [(str(number), told(heading)) for number, (heading, _) in enumerate(GROUPS)]
        pages = Segmented(self.tr("House rules"), choices, self)
        pages.chosen.connect(lambda key: self.turn_to(int(key)))
        self._column.addWidget(pages)
        return pages

    def _add_group(self, names: tuple[str, ...]) -> None:
        group = QWidget(self)
        column = QVBoxLayout(group)
        column.setContentsMargins(0, 0, 0, 0)
        for name in names:
            column.addLayout(self._row(BY_NAME[name], group))
        self._groups.append(group)
        self._column.addWidget(group)
        group.setVisible(len(self._groups) == 1)

    def _tell_pages(self) -> None:
        """How many are changed behind each tab: what is not in sight is not forgotten."""
        for number, (heading, names) in enumerate(GROUPS):
            changed = len(departures(self._house, [BY_NAME[name] for name in names]))
            spoken = shown = told(heading)
            if changed:
                shown = f"{shown} ({changed})"
                spoken = self.tr("{group}: {n} changed").format(group=spoken, n=changed)
            button = self.pages.button(str(number))
            button.setText(shown)
            button.setAccessibleName(filled(self.tr("House rules: {group}"), group=spoken))

    def _row(self, switch: Switch, group: QWidget) -> QHBoxLayout:
        row = QHBoxLayout()
        self._rows.append(row)
        if isinstance(switch.values[0], bool):
            row.addWidget(self._box(switch, group), 1)
        else:
            self._add_choice(row, switch, group)
        ruling = f"WS-RULING-{switch.ruling}"
        link = QPushButton(f"R-{switch.ruling}", group)
        link.setProperty("kind", "link")
        link.setAccessibleName(self.tr("Ruling {number}").format(number=switch.ruling))
        link.clicked.connect(partial(self.clause_asked.emit, ruling))
        row.addWidget(link)
        return row

    def _box(self, switch: Switch, group: QWidget) -> QCheckBox:
        box = TickBox(told(WORDS[switch.name].sentence), group)
        box.setAccessibleName(box.text())
        box.setChecked(switch.values[0] is True)
        box.toggled.connect(partial(self._turn, switch.name))
        self.boxes[switch.name] = box
        return box

    def _add_choice(self, row: QHBoxLayout, switch: Switch, group: QWidget) -> None:
        words = WORDS[switch.name]
        sentence = told(words.sentence)
        values = [(str(value), told(words.values[str(value)])) for value in switch.values]
        choice = Segmented(sentence, values, group)
        choice.chosen.connect(partial(self._turn, switch.name))
        self.choices[switch.name] = choice
        label = TextLabel(sentence, group)
        row.addWidget(label)
        row.addWidget(choice, 1)

    def _turn(self, name: str, value: bool | str) -> None:
        self._house = with_switch(self._house, name, value)
        self._tell_pages()
        self.changed.emit()

    def _resize(self) -> None:
        style = current_style()
        self._column.setContentsMargins(0, 0, 0, style.px(8))
        self._column.setSpacing(style.px(8))
        for group in self._groups:
            group.layout().setSpacing(style.px(2))
        for row in self._rows:
            row.setSpacing(style.px(12))
