"""The house rules, each with its values and the ruling behind it."""

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from serengeti_companion.games.survive.commands import SetHouseRule
from serengeti_companion.games.survive.model import HouseRules, Table
from serengeti_companion.games.survive.switches import BY_NAME, SWITCHES, departures, with_switch
from serengeti_companion.ui.parts.segmented import Segmented
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.tables.sheet import Sheet
from serengeti_companion.ui.tables.survive.house_words import SENTENCES, VALUES, key
from serengeti_companion.ui.tables.wild.clause_link import ClauseLink
from serengeti_companion.ui.translation import told


class HouseRulesEditor(QWidget):
    """`turned(name, value)` when a hand turned a switch."""

    turned = Signal(str, object)
    clause_asked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.house = HouseRules()
        self.choices: dict[str, Segmented] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        for row, switch in enumerate(SWITCHES):
            sentence = told(SENTENCES[switch.name])
            words = [(key(value), told(VALUES[switch.name][key(value)])) for value in switch.values]
            choice = Segmented(sentence, words, self)
            choice.chosen.connect(lambda word, name=switch.name: self._turn(name, word))
            self.choices[switch.name] = choice
            label = TextLabel(sentence, self)
            label.setWordWrap(True)
            link = ClauseLink(f"SV-R-{switch.ruling}", self)
            link.clicked.connect(
                lambda _=False, switch=switch: self.clause_asked.emit(f"SV-R-{switch.ruling}")
            )
            for column, widget in enumerate((label, choice, link)):
                self._grid.addWidget(widget, row, column)
        self._grid.setColumnStretch(0, 2)
        self._grid.setColumnStretch(1, 3)
        follow(self.restyle)

    @property
    def departures(self) -> int:
        """How many switches are away from their default."""
        return len(departures(self.house))

    def set_house(self, house: HouseRules) -> None:
        """Show other rules; nothing is emitted."""
        self.house = house
        for name, choice in self.choices.items():
            choice.set_value(key(getattr(house, BY_NAME[name].field)))

    def restyle(self) -> None:
        style = current_style()
        self._grid.setHorizontalSpacing(style.px(14))
        self._grid.setVerticalSpacing(style.px(6))

    def _turn(self, name: str, word: str) -> None:
        value = next(value for value in BY_NAME[name].values if key(value) == word)
        self.house = with_switch(self.house, name, value)
        self.turned.emit(name, value)


class HouseRulesSheet(Sheet[Table]):
    """Changed while the game goes on; each change is a line of the log."""

    def __init__(self, model: SessionModel, parent: QWidget | None = None) -> None:
        super().__init__(QCoreApplication.translate("HouseRulesSheet", "House rules"), parent)
        self._model = model
        self.rules = HouseRulesEditor(self)
        self.rules.turned.connect(self._turn)
        self.rules.clause_asked.connect(self.clause_asked)
        self.body.addWidget(self.rules)
        self.body.addStretch()
        self.refresh(None, model.state)

    def refresh(self, before: Table | None, after: Table) -> None:
        """Show what holds now."""
        if before is None or self.rules.house != after.house:
            self.rules.set_house(after.house)

    def _turn(self, name: str, value: bool | str) -> None:
        self._model.submit(SetHouseRule(name=name, value=value))
