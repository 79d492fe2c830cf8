"""The house rules of a small game, each with its values and the ruling behind it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from serengeti_companion.engine.switches import Switch, departures
from serengeti_companion.engine.texts import Text
from serengeti_companion.ui.parts.segmented import Segmented
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.tables.clause_link import ClauseLink
from serengeti_companion.ui.tables.sheet import Sheet
from serengeti_companion.ui.translation import told

House = TypeVar("House")
"""Each game has house rules of its own."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HouseWords:
    """By name of a switch: its sentence, and the words of its values by `key`."""

    sentences: dict[str, Text]
    values: dict[str, dict[str, Text]]
    rulings: str
    """What stands before the number of a ruling."""


def key(value: bool | str) -> str:
    """A value as HouseWords names it."""
    return str(value).lower()


class HouseEditor(QWidget, Generic[House]):
    """`turned(name, value)` when a hand turned a switch; `with_switch` gives the rules it makes."""

    turned = Signal(str, object)
    clause_asked = Signal(str)

    def __init__(
        self,
        house: House,
        switches: Sequence[Switch],
        words: HouseWords,
        with_switch: Callable[[House, str, bool | str], House],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.house = house
        self.choices: dict[str, Segmented] = {}
        self._switches, self._with_switch = switches, with_switch
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        for row, switch in enumerate(switches):
            self._add(row, switch, words)
        self._grid.setColumnStretch(0, 2)
        self._grid.setColumnStretch(1, 3)
        follow(self.restyle)

    @property
    def departures(self) -> int:
        """How many switches are away from their default."""
        return len(departures(self.house, self._switches))

    def set_house(self, house: House) -> None:
        """Show other rules; nothing is emitted."""
        self.house = house
        for switch in self._switches:
            self.choices[switch.name].set_value(key(getattr(house, switch.field)))

    def restyle(self) -> None:
        style = current_style()
        self._grid.setHorizontalSpacing(style.px(14))
        self._grid.setVerticalSpacing(style.px(6))

    def _add(self, row: int, switch: Switch, words: HouseWords) -> None:
        sentence, values = told(words.sentences[switch.name]), words.values[switch.name]
        choices = [(key(value), told(values[key(value)])) for value in switch.values]
        choice = Segmented(sentence.removesuffix(":"), choices, self)
        choice.chosen.connect(lambda word: self._turn(switch, word))
        self.choices[switch.name] = choice
        label = TextLabel(sentence, self)
        label.setWordWrap(True)
        ruling = f"{words.rulings}{switch.ruling}"
        link = ClauseLink(ruling, self)
        link.clicked.connect(lambda: self.clause_asked.emit(ruling))
        for column, widget in enumerate((label, choice, link)):
            self._grid.addWidget(widget, row, column)

    def _turn(self, switch: Switch, word: str) -> None:
        value = next(value for value in switch.values if key(value) == word)
        self.house = self._with_switch(self.house, switch.name, value)
        self.turned.emit(switch.name, value)


class HouseSheet(Sheet[Any]):
    """Changed while the game goes on; each change is a line of the log, told by `turn`."""

    def __init__(
        self,
        model: SessionModel,
        rules: HouseEditor[Any],
        turn: Callable[[str, bool | str], object],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(QCoreApplication.translate("HouseSheet", "House rules"), parent)
        self.rules = rules
        rules.turned.connect(lambda name, value: model.submit(turn(name, value)))
        rules.clause_asked.connect(self.clause_asked)
        self.body.addWidget(rules)
        self.body.addStretch()
        self.refresh(None, model.state)

    def refresh(self, before: Any, after: Any) -> None:  # noqa: ANN401 -- each game has a table of its own
        """Show what holds now."""
        if before is None or self.rules.house != after.house:
            self.rules.set_house(after.house)
