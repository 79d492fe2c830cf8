"""The house rules, each with its values and the ruling behind it."""

from PySide6.QtWidgets import QWidget

from serengeti_companion.games.race.commands import SetHouseRule
from serengeti_companion.games.race.model import HouseRules
from serengeti_companion.games.race.switches import SWITCHES, with_switch
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.tables.house_rules import HouseEditor, HouseSheet
from serengeti_companion.ui.tables.race.house_words import WORDS


class HouseRulesEditor(HouseEditor[HouseRules]):
    """`turned(name, value)` when a hand turned a switch."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(HouseRules(), SWITCHES, WORDS, with_switch, parent)


class HouseRulesSheet(HouseSheet):
    """Changed while the game goes on."""

    def __init__(self, model: SessionModel, parent: QWidget | None = None) -> None:
        def turn(name: str, value: bool | str) -> SetHouseRule:
            return SetHouseRule(name=name, value=value)

        super().__init__(model, HouseRulesEditor(), turn, parent)
