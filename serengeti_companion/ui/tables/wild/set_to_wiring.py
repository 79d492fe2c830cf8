"""Set to…: for any tracked number of the table, on whatever shows it."""

from PySide6.QtWidgets import QWidget

from serengeti_companion.games.wild.commands import CorrectNumber, NumberFact
from serengeti_companion.games.wild.model import Seat
from serengeti_companion.games.wild.rules.by_hand import number as number_now
from serengeti_companion.games.wild.rules.corrections import MOST
from serengeti_companion.games.wild.terms import Icon, Species
from serengeti_companion.games.wild.wording.phrases import number_name
from serengeti_companion.ui.parts.set_to import SetTo
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.translation import told


def attach(
    widget: QWidget,
    model: SessionModel,
    fact: NumberFact,
    seat: Seat | None,
    of: Icon | Species | None = None,
) -> SetTo:
    """Right click, long press or F2 on the widget sets the number by hand.

    `open()` of what is returned asks at once; its `title` is the number's name.
    """

    def now() -> int:
        return number_now(model.state, CorrectNumber(fact=fact, value=0, seat=seat, of=of))

    def correct(value: int, reason: str) -> None:
        model.submit(CorrectNumber(fact=fact, value=value, seat=seat, of=of, reason=reason))

    set_to = SetTo(widget, told(number_name(model.state, fact, seat, of)), now, MOST)
    set_to.chosen.connect(correct)
    return set_to
