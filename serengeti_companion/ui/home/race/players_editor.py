"""Who plays: player A, who starts, and player B."""

from collections.abc import Sequence
from random import SystemRandom

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QLineEdit, QPushButton, QWidget

from serengeti_companion.engine.player_names import name_problems
from serengeti_companion.games.race.model import SeatOptions
from serengeti_companion.games.race.terms import PLAYERS
from serengeti_companion.ui.paint.player_mark import initial, mark_pixmap
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import SEAT_COLOURS, SEAT_SHAPES, Role, TextSize
from serengeti_companion.ui.translation import told

_MARK = 34


class PlayersEditor(QWidget):
    """`changed` whenever a name did; each name keeps its colour when the two change places."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tints = list(range(PLAYERS))
        self.names = [QLineEdit(self) for _ in range(PLAYERS)]
        self._marks = [QLabel(self) for _ in range(PLAYERS)]
        self.problem = TextLabel("", self, size=TextSize.SMALL, role=Role.REFUSAL)
        self.swap = QPushButton(self.tr("&The other starts"), self)
        self.swap.setAccessibleName(self.tr("The other starts"))
        self.swap.clicked.connect(self.change_places)
        self.lot = QPushButton(self.tr("Draw &lots"), self)
        self.lot.setAccessibleName(self.tr("Draw lots for who starts"))
        self.lot.clicked.connect(self._draw_lots)
        self._arrange()
        follow(self.restyle)

    @property
    def seats(self) -> tuple[SeatOptions, ...]:
        """The players as they are named, player A first."""
        return tuple(
            SeatOptions(name=field.text().strip(), tint=tint)
            for field, tint in zip(self.names, self._tints, strict=True)
        )

    @property
    def sound(self) -> bool:
        """Whether every name can stand."""
        return not self.problem.text()

    def set_players(self, names: Sequence[str]) -> None:
        """Begin with these."""
        for field, name in zip(self.names, names, strict=True):
            field.setText(name)
        self._settle()

    def change_places(self) -> None:
        """The other one is player A."""
        names = [field.text() for field in self.names]
        self._tints.reverse()
        self.set_players(names[::-1])

    def restyle(self) -> None:
        style = current_style()
        self._grid.setSpacing(style.px(8))
        self._foot.setSpacing(style.px(8))
        self._draw()

    def _arrange(self) -> None:
        roles = (self.tr("A, starts"), self.tr("B"))
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        for at, (role, field) in enumerate(zip(roles, self.names, strict=True)):
            field.setAccessibleName(self.tr("Name of player {role}").format(role=role))
            field.textChanged.connect(self._settle)
            self._grid.addWidget(self._marks[at], at, 0)
            self._grid.addWidget(field, at, 1)
            self._grid.addWidget(TextLabel(role, self, role=Role.MUTED), at, 2)
        self._foot = QHBoxLayout()
        self._foot.addWidget(self.swap)
        self._foot.addWidget(self.lot)
        self._foot.addStretch()
        self._grid.addWidget(self.problem, PLAYERS, 0, 1, 3)
        self._grid.addLayout(self._foot, PLAYERS + 1, 0, 1, 3)
        self._grid.setColumnStretch(1, 1)

    def _draw_lots(self) -> None:
        if SystemRandom().random() < 1 / PLAYERS:
            self.change_places()

    def _draw(self) -> None:
        px = current_style().px(_MARK)
        for label, seat in zip(self._marks, self.seats, strict=True):
            label.setPixmap(
                mark_pixmap(
                    SEAT_COLOURS[seat.tint],
                    SEAT_SHAPES[seat.tint],
                    initial(seat.name),
                    px,
                    self.devicePixelRatioF(),
                )
            )

    def _settle(self, *_: object) -> None:
        names = [field.text() for field in self.names]
        found = [
            problem
            for at, name in enumerate(names)
            for problem in name_problems(name, tuple(names[:at]))
        ]
        self.problem.setText(told(found[0]) if found else "")
        self.problem.setVisible(bool(found))
        self._draw()
        self.changed.emit()
