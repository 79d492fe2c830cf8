"""Who works for a player: chosen from a list, or called by the name on the card."""

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QWidget

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.dealer import Dealer
from serengeti_companion.games.wild.model import Mode, Seat, Table
from serengeti_companion.games.wild.printed import LONGEST_SPECIALIST, SpecialistCard
from serengeti_companion.games.wild.rules.specialist_terms import (
    choices,
    specialist_name,
)
from serengeti_companion.ui.parts.keys import ENTER
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.translation import filled, told

_ANOTHER = ""
"""One of the eight that the rulebook does not describe (WS-PIC-8)."""
_OPENING = frozenset({Qt.Key.Key_Up, Qt.Key.Key_Down, *ENTER})


def dealt_to(table: Table, dealer: Dealer | None, seat: Seat) -> tuple[str, ...]:
    """The three a player of a competitive game picks from; () = from all of them."""
    if dealer is None or table.mode is not Mode.COMPETITIVE:
        return ()
    return dealer.specialists(table, seat)


def seats_unemployed(table: Table) -> tuple[Seat, ...]:
    """Who still has a Specialist to choose; nobody where none are played."""
    if not table.with_specialists:
        return ()
    return tuple(seat for seat in table.present if table.player(seat).specialist is None)


class SpecialistList(QComboBox):
    """The arrow keys open it: what they pass on the way is not chosen."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _OPENING:
            self.showPopup()
        else:
            super().keyPressEvent(event)


class SpecialistBox(QWidget):
    """With a dealer a competitive player sees the three that were dealt, else all that are free.

    `employed` once somebody was chosen.
    """

    employed = Signal()

    def __init__(
        self,
        model: SessionModel,
        dealer: Dealer | None,
        seat: Seat,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._model, self._dealer, self._seat = model, dealer, seat
        self.list = SpecialistList(self)
        self.list.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.list.activated.connect(self._choose)
        self.name = QLineEdit(self)
        self.name.setMaxLength(LONGEST_SPECIALIST)
        self.name.setPlaceholderText(self.tr("Name on the card"))
        self.name.hide()
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(self.list, 1)
        self._row.addWidget(self.name, 1)
        self.setFocusProxy(self.list)
        follow(self.restyle)
        self.refresh(model.state)

    def refresh(self, table: Table) -> None:
        """Show who works for the player, and who could."""
        player = table.player(self._seat)
        self.list.setAccessibleName(filled(self.tr("Specialist of {name}"), name=player.name))
        words = filled(self.tr("Name of {name}'s Specialist"), name=player.name)
        self.name.setAccessibleName(words)
        self.list.clear()
        self.list.addItem(_nobody(table), None)
        for card in self._offered(table):
            self.list.addItem(_card_words(card), card.name)
            tip = Qt.ItemDataRole.ToolTipRole
            self.list.setItemData(self.list.count() - 1, card.note or None, tip)
        if not dealt_to(table, self._dealer, self._seat):
            self.list.addItem(self.tr("Another one…"), _ANOTHER)
        self.list.setCurrentIndex(max(0, self.list.findData(player.specialist)))
        self.name.hide()

    def restyle(self) -> None:
        self._row.setSpacing(current_style().px(6))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        typing = self.name.hasFocus()
        if typing and event.key() in ENTER:
            self._employ(self.name.text().strip() or None)
        elif typing and event.key() == Qt.Key.Key_Escape:
            self.refresh(self._model.state)
            self.list.setFocus()
        else:
            super().keyPressEvent(event)

    def _offered(self, table: Table) -> tuple[SpecialistCard, ...]:
        """WS-RULING-73: each of them is one card."""
        own = table.player(self._seat).specialist
        others = {player.specialist for player in table.players} - {own}
        known = {card.name: card for card in choices(table.printed)}
        names = dealt_to(table, self._dealer, self._seat) or tuple(known)
        if own is not None and own not in names:
            names = (*names, own)
        free = (name for name in names if name not in others)
        return tuple(known.get(name, SpecialistCard(name=name)) for name in free)

    def _choose(self, _: int) -> None:
        chosen = self.list.currentData()
        if chosen == _ANOTHER:
            self.name.clear()
            self.name.show()
            self.name.setFocus()
        else:
            self._employ(chosen)

    def _employ(self, chosen: str | None) -> None:
        dealt = dealt_to(self._model.state, self._dealer, self._seat) if chosen else ()
        command = c.ChooseSpecialist(seat=self._seat, specialist=chosen, dealt=dealt)
        if not self._model.submit(command):
            self.refresh(self._model.state)
            return
        self.list.setFocus()
        if chosen is not None:
            self.employed.emit()


def _nobody(table: Table) -> str:
    # Where each player must have one, nobody is no choice but what is still to do.
    if table.with_specialists:
        return QCoreApplication.translate("SpecialistBox", "no Specialist yet")
    return QCoreApplication.translate("SpecialistBox", "no Specialist")


def _card_words(card: SpecialistCard) -> str:
    name = told(specialist_name(card.name))
    if card.difficulty is None:
        return name
    words = QCoreApplication.translate("SpecialistBox", "{name}, difficulty {n}")
    return filled(words, name=name, n=card.difficulty)
