"""Corrections: the markers on the Action Board, and what is printed on its spaces."""

from dataclasses import replace

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.model import Seat, Table
from serengeti_companion.games.wild.names import ACTION_NAMES
from serengeti_companion.games.wild.terms import ActionSpace, Frame, Label, SpaceId
from serengeti_companion.ui.parts.choice_box import ChoiceBox
from serengeti_companion.ui.parts.number_field import NumberStepper
from serengeti_companion.ui.parts.segmented import Segmented
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.parts.tick_box import TickBox
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.style.tokens import Role, Target, TextSize, Weight
from serengeti_companion.ui.tables.wild import on_demand
from serengeti_companion.ui.tables.wild.correction_part import CorrectionPart
from serengeti_companion.ui.tables.wild.phrases import coins as coin_words
from serengeti_companion.ui.tables.wild.player_name import PlayerName
from serengeti_companion.ui.translation import filled, told

_DEAREST = 9
_SHOWN = 24  # letters of the space where a marker stands: the name needs room too


def space_words(space: ActionSpace) -> str:
    """An Action Space by its action, price and label: "Move, 1 Coin, 3P"."""
    parts = [told(ACTION_NAMES[space.action]), coin_words(space.price)]
    if space.label is not Label.NONE:
        parts.append(space.label.value)
    if space.frame is Frame.PARTLY:
        parts.append(QCoreApplication.translate("ActionSpace", "partly enclosed"))
    return ", ".join(parts)


class BoardPart(CorrectionPart):
    """Above, where each marker stands; below, one space with its price, frame and label."""

    def build(self) -> None:
        self.markers: dict[Seat, ChoiceBox] = {}
        self._names: dict[Seat, PlayerName] = {}
        self._grid = QGridLayout()
        for number, player in enumerate(self.table.players):
            seat = Seat(number)
            combo = ChoiceBox(self)
            combo.setSizeAdjustPolicy(
                ChoiceBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
            combo.setMinimumContentsLength(_SHOWN)
            combo.activated.connect(lambda _, seat=seat: self._stand(seat))
            self.markers[seat] = combo
            self._names[seat] = PlayerName(player, self)
            self._grid.addWidget(self._names[seat], number, 0)
            self._grid.addWidget(combo, number, 1)
        self._build_space()
        heading = TextLabel(
            self.tr("What is printed on a space"), self, size=TextSize.LARGE, weight=Weight.SEMIBOLD
        )
        left, right = QVBoxLayout(), QVBoxLayout()
        left.addLayout(self._grid)
        left.addStretch()
        self._space_grid.addWidget(heading, 0, 0, 1, 2)
        right.addLayout(self._space_grid)
        self.tick = on_demand.remember_tick(self.model, self)
        if self.tick is not None:
            right.addWidget(self.tick)
        right.addStretch()
        self._halves = QHBoxLayout()
        self._halves.addLayout(left, 1)
        self._halves.addLayout(right, 1)
        self.column.addLayout(self._halves)

    def refresh(self, table: Table) -> None:
        for seat, combo in self.markers.items():
            player = table.player(seat)
            self._names[seat].show_player(player)
            words = self.tr("Where the marker of {name} stands")
            combo.setAccessibleName(filled(words, name=player.name))
            self._fill(combo, table, off=self.tr("off the board"))
            combo.setCurrentIndex(max(0, combo.findData(player.space)))
        chosen = self.space.currentData()
        self._fill(self.space, table)
        self.space.setCurrentIndex(max(0, self.space.findData(chosen)))
        self._show_space()

    def restyle(self) -> None:
        super().restyle()
        style = current_style()
        self._halves.setSpacing(style.px(32))
        for grid in (self._grid, self._space_grid):
            grid.setHorizontalSpacing(style.px(16))
            grid.setVerticalSpacing(style.px(6))
        # One row of the right half beside one of the left.
        self._space_grid.setRowMinimumHeight(0, style.px(Target.TOUCH))

    def _build_space(self) -> None:
        self.space = ChoiceBox(self)
        self.space.setAccessibleName(self.tr("Action Space"))
        self.space.activated.connect(lambda _: self._show_space())
        words = self.tr("Price of the space in Coins")
        self.price = NumberStepper(words, 1, self, highest=_DEAREST, side=Target.TOUCH)
        self.price.value_wanted.connect(lambda *_: self._print())
        frames = [
            (Frame.FULL.value, self.tr("fully enclosed")),
            (Frame.PARTLY.value, self.tr("partly enclosed")),
        ]
        self.frame = Segmented(self.tr("Frame"), frames, self)
        self.frame.chosen.connect(lambda _: self._print())
        labels = [(label.value, label.value) for label in Label]
        labels[0] = (Label.NONE.value, self.tr("None"))
        self.label = Segmented(self.tr("Label"), labels, self)
        self.label.chosen.connect(lambda _: self._print())
        self.closed = TickBox(self.tr("closed in Round 1"), self)
        self.closed.setAccessibleName(self.closed.text())
        self.closed.toggled.connect(lambda _: self._print())
        self._space_grid = QGridLayout()
        self._space_grid.setColumnStretch(1, 1)
        rows: tuple[tuple[str, QWidget], ...] = (
            (self.tr("Space"), self.space),
            (self.tr("Price"), self.price),
            (self.tr("Frame"), self.frame),
            (self.tr("Label"), self.label),
            ("", self.closed),
        )
        for row, (name, widget) in enumerate(rows, start=1):
            self._space_grid.addWidget(TextLabel(name, self, role=Role.MUTED), row, 0)
            self._space_grid.addWidget(widget, row, 1)

    def _fill(self, combo: ChoiceBox, table: Table, off: str = "") -> None:
        combo.clear()
        if off:
            combo.addItem(off, None)
        for space in table.spaces:
            combo.addItem(space_words(space), space.id)

    def _chosen(self) -> ActionSpace | None:
        return self.table.space(SpaceId(str(self.space.currentData())))

    def _show_space(self) -> None:
        space = self._chosen()
        if space is None:
            return
        self.price.set_value(space.price)
        self.frame.set_value(space.frame.value)
        self.label.set_value(space.label.value)
        self.closed.blockSignals(True)
        self.closed.setChecked(space.closed_in_round_1)
        self.closed.blockSignals(False)

    def _stand(self, seat: Seat) -> None:
        space = self.markers[seat].currentData()
        self.say(c.CorrectMarker(seat=seat, space=space, reason=self.reason()))

    def _print(self) -> None:
        space = self._chosen()
        if space is None:
            return
        edited = replace(
            space,
            price=self.price.value,
            frame=Frame(self.frame.value),
            label=Label(self.label.value),
            closed_in_round_1=self.closed.isChecked(),
        )
        if edited != space:
            self.say(c.CorrectSpace(space=edited, reason=self.reason()))
