"""One player's name and counts, set by hand."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QLineEdit, QWidget

from serengeti_companion.games.race.commands import (
    Command,
    CorrectFront,
    CorrectOwned,
    CorrectPlace,
    CorrectSavannah,
    CorrectTop,
    RenamePlayer,
)
from serengeti_companion.games.race.model import Laid, Place, Player, Seat, Table
from serengeti_companion.games.race.names import PLACE_NAMES
from serengeti_companion.games.race.terms import GAINED, Card, Special, Species
from serengeti_companion.ui.parts.choice_box import ChoiceBox
from serengeti_companion.ui.tables.race.correct_part import CorrectPart
from serengeti_companion.ui.tables.race.signs import card_name
from serengeti_companion.ui.translation import filled, told

_translate = QCoreApplication.translate
_TOPS: tuple[Card | None, ...] = (None, Special.TRAIL, *GAINED)


class PlayerPart(CorrectPart):
    """Places, what lies open, lions and the name: what everybody sees anyway."""

    def __init__(
        self, table: Table, seat: Seat, reason: Callable[[], str], parent: QWidget
    ) -> None:
        super().__init__(reason, parent)
        self._seat, self._table = seat, table
        for place in Place:
            self._add_place(place)
        words = _translate("CorrectPlayer", "Cards: in front")
        self.add(words, lambda table: table.player(seat).front_cards, self._front)
        words = _translate("CorrectPlayer", "Cards: aside")
        self.add(words, lambda table: len(table.player(seat).aside), self._aside)
        self._add_lions()
        self._add_top()
        self.name = QLineEdit(self)
        self.name.setAccessibleName(_translate("CorrectPlayer", "Name"))
        self.name.editingFinished.connect(self._rename)
        self.add_widget(_translate("CorrectPlayer", "Name"), self.name)
        self.show_table(table)

    def show_table(self, table: Table) -> None:
        self._table = table
        super().show_table(table)
        self.name.setText(self._player.name)
        self.top.blockSignals(True)
        self.top.setCurrentIndex(_TOPS.index(self._player.top))
        self.top.blockSignals(False)

    @property
    def _player(self) -> Player:
        return self._table.player(self._seat)

    def _add_place(self, place: Place) -> None:
        def make(value: int, why: str) -> Command:
            return CorrectPlace(seat=self._seat, place=place, number=value, reason=why)

        words = _translate("CorrectPlayer", "Cards: {place}")
        self.add(
            filled(words, place=told(PLACE_NAMES[place])),
            lambda table: int(getattr(table.player(self._seat), place)),
            make,
        )

    def _add_lions(self) -> None:
        seat = self._seat
        self.add(
            _translate("CorrectPlayer", "Lions in the Savannah"),
            lambda table: table.player(seat).savannah,
            lambda value, why: self._lions(value, max(self._player.ever, value), why),
        )
        self.add(
            _translate("CorrectPlayer", "Lions ever laid there"),
            lambda table: table.player(seat).ever,
            lambda value, why: self._lions(self._player.savannah, value, why),
        )

    def _lions(self, lions: int, ever: int, why: str) -> Command:
        return CorrectSavannah(seat=self._seat, lions=lions, ever=ever, reason=why)

    def _add_top(self) -> None:
        self.top = ChoiceBox(self)
        words = _translate("CorrectPlayer", "Top of the discard")
        self.top.setAccessibleName(words)
        for card in _TOPS:
            unknown = _translate("CorrectPlayer", "not known")
            self.top.addItem(unknown if card is None else card_name(card))
        self.top.currentIndexChanged.connect(
            lambda at: self.said.emit(
                CorrectTop(seat=self._seat, top=_TOPS[at], reason=self._reason())
            )
        )
        self.add_widget(words, self.top)

    def _front(self, value: int, why: str) -> Command:
        return self._lying(front=with_front(self._player.front, value), why=why)

    def _aside(self, value: int, why: str) -> Command:
        aside = self._player.aside[:value]
        return self._lying(aside=(*aside, *[Species.ELEPHANT] * (value - len(aside))), why=why)

    def _lying(self, *, why: str, **changes: Any) -> Command:  # noqa: ANN401 -- fields of the command
        lying: dict[str, Any] = {"front": self._player.front, "aside": self._player.aside}
        return CorrectFront(seat=self._seat, reason=why, **(lying | changes))

    def _rename(self) -> None:
        name = self.name.text().strip()
        if name != self._player.name:
            self.said.emit(RenamePlayer(seat=self._seat, name=name, tint=self._player.tint))
        # What cannot stand is refused and goes.
        self.name.setText(self._player.name)


def with_front(front: tuple[Laid, ...], number: int) -> tuple[Laid, ...]:
    """So many cards in front: more lie face down, fewer means the latest are gone."""
    kept: list[Laid] = []
    for laid in front:
        room = number - sum(one.cards for one in kept)
        if room < laid.cards:
            if room and laid.card is not None:
                kept.append(Laid(card=laid.card, suns=room - 1))
            break
        kept.append(laid)
    more = number - sum(one.cards for one in kept)
    return (*kept, Laid(card=None, suns=more)) if more else tuple(kept)


def owned_part(seat: Seat, reason: Callable[[], str], parent: QWidget) -> CorrectPart:
    """What is owned; apart, because remembering it is part of play (RL-R-32)."""
    part = CorrectPart(reason, parent)
    for card in GAINED:
        _add_owned(part, seat, card)
    return part


def _add_owned(part: CorrectPart, seat: Seat, card: Card) -> None:
    def read(table: Table) -> int:
        return table.player(seat).owns(card)

    def make(value: int, why: str) -> Command:
        return CorrectOwned(seat=seat, card=card, number=value, reason=why)

    part.add(card_name(card), read, make)
