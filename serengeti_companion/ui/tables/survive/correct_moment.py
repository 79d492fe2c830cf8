"""Turn, phase and predators put right by hand."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from serengeti_companion.games.survive.commands import CorrectMoment, CorrectPredators
from serengeti_companion.games.survive.model import Phase, Predator, Table
from serengeti_companion.games.survive.names import predator_name
from serengeti_companion.games.survive.terms import NAMELESS, PredatorCard
from serengeti_companion.ui.parts.button_words import as_written
from serengeti_companion.ui.parts.number_field import NumberStepper
from serengeti_companion.ui.parts.segment import Segment
from serengeti_companion.ui.parts.segmented import Segmented
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role, Weight
from serengeti_companion.ui.tables.by_hand_sheet import ByHandPart
from serengeti_companion.ui.translation import capital, filled, told

_COLUMNS = 3


class CorrectMomentPart(ByHandPart[Table]):
    """`said(command)`."""

    def __init__(self, reason: Callable[[], str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._reason = reason
        self._table: Table | None = None
        self.turn = NumberStepper(self.tr("Turn"), 1, self, lowest=1, highest=99)
        self.turn.value_wanted.connect(lambda turn, _: self.turn.set_value(turn))
        self.phase = Segmented(
            self.tr("What is going on"),
            (
                (Phase.PREDATOR.value, self.tr("A predator comes")),
                (Phase.CHOOSING.value, self.tr("Cards are laid")),
                (Phase.HUNTING.value, self.tr("The hunt")),
                (Phase.OVER.value, self.tr("The end")),
            ),
            self,
        )
        self.set = QPushButton(self.tr("Set turn and phase"), self)
        self.set.setAccessibleName(self.set.text())
        self.set.clicked.connect(self._set)
        self.predators: list[QPushButton] = []
        self._list = QGridLayout()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        row = QHBoxLayout()
        row.addWidget(self.turn)
        row.addWidget(self.phase, 1)
        self._column.addLayout(row)
        self._column.addWidget(self.set, 0, Qt.AlignmentFlag.AlignRight)
        self._column.addWidget(TextLabel(self.tr("Predators"), self, weight=Weight.SEMIBOLD))
        note = self.tr("A tap sends one out of play, or brings it back.")
        self._column.addWidget(TextLabel(note, self, role=Role.MUTED))
        self._column.addLayout(self._list)
        self._column.addStretch()
        follow(self.restyle)

    def show_table(self, table: Table) -> None:
        """What holds now."""
        self._table = table
        self.turn.set_value(max(table.turn, 1))
        if table.phase.value in self.phase.keys:
            self.phase.set_value(table.phase.value)
        for button in self.predators:
            button.hide()
            button.deleteLater()
        self.predators = [self._out(table, one) for one in table.row]
        self.predators += [self._back(table, at) for at in range(len(table.removed))]
        self.predators.append(self._new(table))
        for at, button in enumerate(self.predators):
            self._list.addWidget(button, at // _COLUMNS, at % _COLUMNS)

    def restyle(self) -> None:
        style = current_style()
        self._column.setSpacing(style.px(8))
        self._list.setSpacing(style.px(4))

    def _button(
        self, words: str, row: tuple[Predator, ...], removed: tuple[PredatorCard, ...]
    ) -> QPushButton:
        button = Segment(as_written(words), self)
        button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        button.setAccessibleName(words)
        button.clicked.connect(
            lambda: self.said.emit(
                CorrectPredators(row=row, removed=removed, reason=self._reason())
            )
        )
        return button

    def _out(self, table: Table, predator: Predator) -> QPushButton:
        name = capital(told(predator_name(predator.card)))
        words = filled(self.tr("{name}: in play, sent out"), name=name)
        row = tuple(one for one in table.row if one is not predator)
        return self._button(words, row, (*table.removed, predator.card))

    def _back(self, table: Table, at: int) -> QPushButton:
        card = table.removed[at]
        words = filled(
            self.tr("{name}: gone, brought back"), name=capital(told(predator_name(card)))
        )
        order = max((one.order for one in table.row), default=0) + 1
        row = (*table.row, Predator(order=order, card=card))
        return self._button(words, row, (*table.removed[:at], *table.removed[at + 1 :]))

    def _new(self, table: Table) -> QPushButton:
        order = max((one.order for one in table.row), default=0) + 1
        row = (*table.row, Predator(order=order, card=NAMELESS))
        return self._button(self.tr("One more from the pile"), row, table.removed)

    def _set(self) -> None:
        phase = Phase(self.phase.value)
        self.said.emit(CorrectMoment(turn=self.turn.value, phase=phase, reason=self._reason()))
