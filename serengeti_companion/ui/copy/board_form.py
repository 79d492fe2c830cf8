"""One Action Space: its action, price, frame, label, and whether Round 1 closes it."""

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from serengeti_companion.games.wild.names import ACTION_NAMES
from serengeti_companion.games.wild.terms import ActionSpace, BasicAction, Frame, Label
from serengeti_companion.ui.parts.card_frame import CardFrame
from serengeti_companion.ui.parts.choice_box import ChoiceBox
from serengeti_companion.ui.parts.number_field import NumberStepper
from serengeti_companion.ui.parts.segmented import Segmented
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.parts.tick_box import TickBox
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role, Target
from serengeti_companion.ui.translation import told

_DEAREST = 99


class SpaceForm(CardFrame):
    """`edited(space)` at every change of a hand."""

    edited = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._space: ActionSpace | None = None
        self._build_fields()
        self._arrange()
        follow(self._resize)

    def show_space(self, space: ActionSpace | None) -> None:
        """What is printed on it; nothing is emitted. None = there is no space to change."""
        self._space = space
        self.setEnabled(space is not None)
        if space is None:
            return
        self.action.setCurrentIndex(self.action.findData(space.action.value))
        if self.price.value != space.price or not self.price.field.hasFocus():
            self.price.set_value(space.price)
        self.frame.set_value(space.frame.value)
        self.label.set_value(space.label.value)
        self.closed.blockSignals(True)
        self.closed.setChecked(space.closed_in_round_1)
        self.closed.blockSignals(False)

    def take_focus(self) -> None:
        self.action.setFocus()

    def _build_fields(self) -> None:
        self.action = ChoiceBox(self)
        self.action.setAccessibleName(self.tr("Basic Action of the space"))
        for action in BasicAction:
            self.action.addItem(told(ACTION_NAMES[action]), action.value)
        words = self.tr("Price of the space in Coins")
        self.price = NumberStepper(words, 1, self, highest=_DEAREST, side=Target.TOUCH)
        frames = [
            (Frame.FULL.value, self.tr("Fully enclosed")),
            (Frame.PARTLY.value, self.tr("Partly enclosed")),
        ]
        self.frame = Segmented(self.tr("Frame"), frames, self)
        labels = [(label.value, label.value) for label in Label]
        labels[0] = (Label.NONE.value, self.tr("None"))
        self.label = Segmented(self.tr("Label"), labels, self)
        self.closed = TickBox(self.tr("Closed in Round 1"), self)
        self.closed.setAccessibleName(self.closed.text())
        self.closed.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.action.activated.connect(self._tell)
        self.price.value_wanted.connect(self._tell)
        self.frame.chosen.connect(self._tell)
        self.label.chosen.connect(self._tell)
        self.closed.toggled.connect(self._tell)

    def _arrange(self) -> None:
        self._grid = QGridLayout(self)
        self._grid.setColumnStretch(1, 1)
        rows: tuple[tuple[str, QWidget], ...] = (
            (self.tr("Action"), self.action),
            (self.tr("Price"), self.price),
            (self.tr("Frame"), self.frame),
            (self.tr("Label"), self.label),
            ("", self.closed),
        )
        for row, (name, widget) in enumerate(rows):
            self._grid.addWidget(TextLabel(name, self, role=Role.MUTED), row, 0)
            self._grid.addWidget(widget, row, 1)

    def _tell(self, *_: object) -> None:
        if self._space is None:
            return
        edited = replace(
            self._space,
            action=BasicAction(self.action.currentData()),
            price=self.price.value,
            frame=Frame(self.frame.value),
            label=Label(self.label.value),
            closed_in_round_1=self.closed.isChecked(),
        )
        if edited != self._space:
            self.edited.emit(edited)

    def _resize(self) -> None:
        style = current_style()
        margin = style.px(16)
        self._grid.setContentsMargins(margin, margin, margin, margin)
        self._grid.setHorizontalSpacing(style.px(16))
        self._grid.setVerticalSpacing(style.px(8))
        self._grid.setRowMinimumHeight(self._grid.rowCount() - 1, style.px(Target.TOUCH))
