"""House rules in sentences: those that are not played by the book, or were changed on the way."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QCoreApplication

from serengeti_companion.engine.journal import Played
from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.house_words import WORDS
from serengeti_companion.games.wild.model import HouseRules
from serengeti_companion.games.wild.switches import SWITCHES
from serengeti_companion.ui.translation import told

_translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class HouseLine:
    """A sentence, and the ruling behind it."""

    words: str
    clause: str


def value_words(name: str, value: bool | str) -> str:
    """What a switch at that value means; KeyError for a name that is none."""
    words = WORDS[name]
    sentence = told(words.sentence)
    if isinstance(value, str):
        return f"{sentence} {told(words.values[value])}"
    return sentence if value else _translate("HouseRules", "Off: {rule}").format(rule=sentence)


def changed_rules(
    house: HouseRules, done: Iterable[Played[Any, Any]] = ()
) -> tuple[HouseLine, ...]:
    """The switches away from their default, and those turned in one of the plays."""
    turned = {play.command.name for play in done if isinstance(play.command, c.SetHouseRule)}
    lines = []
    for switch in SWITCHES:
        value = getattr(house, switch.field)
        if value == switch.values[0] and switch.name not in turned:
            continue
        words = value_words(switch.name, value)
        if switch.name in turned:
            words = _translate("HouseRules", "{rule} (changed during play)").format(rule=words)
        lines.append(HouseLine(words, f"WS-RULING-{switch.ruling}"))
    return tuple(lines)
