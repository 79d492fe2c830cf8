"""Who plays, each with a colour: two to five."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QGridLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from serengeti_companion.engine.player_names import name_problems
from serengeti_companion.games.survive.model import SeatOptions
from serengeti_companion.games.survive.rules.opening import FEWEST, MOST
from serengeti_companion.games.survive.terms import SETS
from serengeti_companion.ui.paint.player_mark import initial, mark_pixmap
from serengeti_companion.ui.parts.choice_box import ChoiceBox
from serengeti_companion.ui.parts.icon_button import IconButton
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import (
    SEAT_COLOURS,
    SEAT_SHAPES,
    PlayerColour,
    PlayerShape,
    Role,
    TextSize,
)
from serengeti_companion.ui.translation import told

_MARK = 30


class PlayersEditor(QWidget):
    """`changed` whenever a name, a colour or the number of players did."""

    changed = Signal()

    def __init__(self, spare: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._spare = spare
        self.names: list[QLineEdit] = []
        self.tints: list[ChoiceBox] = []
        self.removes: list[IconButton] = []
        self.problem = TextLabel("", self, size=TextSize.SMALL, role=Role.REFUSAL)
        self.add = QPushButton(self.tr("&Add a player"), self)
        self.add.setAccessibleName(self.tr("Add a player"))
        self.add.clicked.connect(self._add_spare)
        self._grid = QGridLayout()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addLayout(self._grid)
        self._column.addWidget(self.problem)
        self._column.addWidget(self.add)
        follow(self.restyle)

    @property
    def seats(self) -> tuple[SeatOptions, ...]:
        """The players as they are named."""
        return tuple(
            SeatOptions(name=name.text().strip(), tint=tint.currentData())
            for name, tint in zip(self.names, self.tints, strict=True)
        )

    @property
    def sound(self) -> bool:
        """Whether every name can stand."""
        return not self.problem.text()

    def set_players(self, names: Sequence[str], tints: Sequence[int]) -> None:
        """Begin with these."""
        for name, tint in zip(names, tints, strict=True):
            self._append(name, tint)
        self._settle()

    def restyle(self) -> None:
        style = current_style()
        for layout in (self._grid, self._column):
            layout.setSpacing(style.px(8))
        for at in range(len(self.tints)):
            self._draw(at)

    def _append(self, name: str, tint: int) -> None:
        at = len(self.names)
        field = QLineEdit(name, self)
        field.setAccessibleName(self.tr("Name of player {n}").format(n=at + 1))
        field.textChanged.connect(self._settle)
        box = ChoiceBox(self)
        box.setAccessibleName(self.tr("Colour of player {n}").format(n=at + 1))
        for each in range(SETS):
            box.addItem(self._tint_name(each), each)
        box.setCurrentIndex(tint)
        box.currentIndexChanged.connect(lambda _, box=box: self._recolour(box))
        words = self.tr("Player {n} does not play").format(n=at + 1)
        remove = IconButton("close", words, self, plain=True)
        remove.clicked.connect(lambda _=False, remove=remove: self._remove(remove))
        self.names.append(field)
        self.tints.append(box)
        self.removes.append(remove)
        for column, widget in enumerate((box, field, remove)):
            self._grid.addWidget(widget, at, column)
        self._grid.setColumnStretch(1, 1)
        self._draw(at)

    def _draw(self, at: int) -> None:
        px = current_style().px(_MARK)
        box = self.tints[at]
        box.setIconSize(QSize(px, px))
        for tint in range(SETS):
            letter = initial(self.names[at].text())
            pixmap = mark_pixmap(
                SEAT_COLOURS[tint], SEAT_SHAPES[tint], letter, px, self.devicePixelRatioF()
            )
            box.setItemIcon(tint, QIcon(pixmap))

    def _tint_name(self, tint: int) -> str:
        colours = {
            PlayerColour.VERMILLION: self.tr("vermillion"),
            PlayerColour.BLUE: self.tr("blue"),
            PlayerColour.GREEN: self.tr("green"),
            PlayerColour.ORANGE: self.tr("orange"),
            PlayerColour.PURPLE: self.tr("purple"),
        }
        shapes = {
            PlayerShape.CIRCLE: self.tr("circle"),
            PlayerShape.SQUARE: self.tr("square"),
            PlayerShape.TRIANGLE: self.tr("triangle"),
            PlayerShape.DIAMOND: self.tr("diamond"),
            PlayerShape.HEXAGON: self.tr("hexagon"),
        }
        words = self.tr("{colour} {shape}")
        return words.format(colour=colours[SEAT_COLOURS[tint]], shape=shapes[SEAT_SHAPES[tint]])

    def _add_spare(self) -> None:
        used = {field.text().strip() for field in self.names}
        taken = {box.currentData() for box in self.tints}
        name = next((each for each in self._spare if each not in used), "")
        self._append(name, next(tint for tint in range(SETS) if tint not in taken))
        self._settle()
        self.names[-1].setFocus()
        self.names[-1].selectAll()

    def _remove(self, remove: IconButton) -> None:
        at = self.removes.index(remove)
        kept = [seat for each, seat in enumerate(self.seats) if each != at]
        for widget in (*self.names, *self.tints, *self.removes):
            self._grid.removeWidget(widget)
            widget.hide()
            widget.deleteLater()
        self.names, self.tints, self.removes = [], [], []
        self.set_players([seat.name for seat in kept], [seat.tint for seat in kept])

    def _recolour(self, box: ChoiceBox) -> None:
        """Whoever had that colour takes the one that is free now."""
        taken = [other.currentData() for other in self.tints]
        free = [tint for tint in range(SETS) if tint not in taken]
        for other in self.tints:
            if other is not box and other.currentData() == box.currentData() and free:
                other.blockSignals(True)
                other.setCurrentIndex(free[0])
                other.blockSignals(False)
        self._settle()

    def _settle(self) -> None:
        names = [field.text() for field in self.names]
        found = [
            problem
            for at, name in enumerate(names)
            for problem in name_problems(name, tuple(names[:at]))
        ]
        self.problem.setText(told(found[0]) if found else "")
        self.problem.setVisible(bool(found))
        for remove in self.removes:
            remove.setEnabled(len(names) > FEWEST)
        self.add.setVisible(len(names) < MOST)
        self.changed.emit()
