"""The Action Board: its spaces with price, frame, markers and locks."""

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.model import CardTracking, Table
from serengeti_companion.games.wild.names import ACTION_NAMES
from serengeti_companion.games.wild.rules import spaces
from serengeti_companion.games.wild.terms import (
    AREA_OF,
    BLANK,
    CELLS,
    ActionSpace,
    BasicAction,
)
from serengeti_companion.ui.parts.card_frame import CardFrame
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import TextSize, Weight
from serengeti_companion.ui.tables.wild.desk import Desk
from serengeti_companion.ui.tables.wild.gestures import next_actor
from serengeti_companion.ui.tables.wild.space_button import SpaceButton
from serengeti_companion.ui.translation import told


class SpaceRow(QWidget):
    """The spaces of one Basic Action, cheapest first."""

    def __init__(self, desk: Desk, action: BasicAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self.buttons: list[SpaceButton] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        for space in spaces.candidates(desk.table, action):
            button = SpaceButton(space, self)
            button.clicked.connect(lambda _=False, at=button: self._tapped(at))
            button.price_wanted.connect(
                lambda price, reason, at=button: self._reprice(at, price, reason)
            )
            self.buttons.append(button)
            self._row.addWidget(button)
        desk.armed_changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        table, armed = self._desk.table, self._desk.armed
        actor = next_actor(table)
        for button in self.buttons:
            button.show_state(table, actor, armed=button.space.id == armed)

    def _tapped(self, button: SpaceButton) -> None:
        command = _whole_action(self._desk.table, button.space)
        if command is None:
            self._desk.arm(button.space.id)
        else:
            self._desk.play(command)

    def _reprice(self, button: SpaceButton, price: int, reason: str) -> None:
        space = replace(button.space, price=price)
        self._desk.model.submit(c.CorrectSpace(space=space, reason=reason))


def _whole_action(table: Table, space: ActionSpace) -> c.BasicCommand | None:
    """The action where nothing else has to be said: the tap on its space plays it."""
    seat, action = next_actor(table), space.action
    if action is BasicAction.RENEW:
        return c.RenewPool(seat=seat, space=space.id)
    if action is BasicAction.TAKE and table.tracking.cards is CardTracking.OFF:
        return c.TakeCards(seat=seat, cards=(BLANK,), space=space.id)
    if action is BasicAction.TAKE or table.tracking.map:
        return None
    # No Map is followed: which animal and which space the app need not know.
    if action is BasicAction.MOVE:
        return c.MoveAnimal(seat=seat, path=CELLS[:2], space=space.id)
    if action is BasicAction.SWAP:
        return c.SwapAnimals(seat=seat, first=CELLS[0], second=CELLS[1], space=space.id)
    species = next(one for one, area in AREA_OF.items() if area.value == action.value)
    return c.DiscoverAnimal(seat=seat, species=species, cell=CELLS[0], space=space.id)


class ActionGroup(CardFrame):
    """An action's name above its spaces."""

    def __init__(self, desk: Desk, action: BasicAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = TextLabel(
            told(ACTION_NAMES[action]), self, size=TextSize.SMALL, weight=Weight.SEMIBOLD
        )
        self.title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.spaces = SpaceRow(desk, action, self)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.title)
        self._column.addWidget(self.spaces, 1)
        self._column.setSpacing(0)
        follow(self._pad)

    def _pad(self) -> None:
        style = current_style()
        self._column.setContentsMargins(style.px(1), style.px(1), style.px(1), style.px(1))
