"""Who plays: player A, who starts, and player B."""

from collections.abc import Sequence
from random import SystemRandom

from PySide6.QtCore import QPoint, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QPushButton, QWidget

from serengeti_companion.engine.player_names import name_problems
from serengeti_companion.games.race.model import SeatOptions
from serengeti_companion.games.race.terms import PLAYERS
from serengeti_companion.ui.parts.mark_button import MarkButton
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role, TextSize
from serengeti_companion.ui.translation import filled, told


class PlayersEditor(QWidget):
    """`changed` whenever a name or a mark did; each keeps the mark when the two change places."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tints = list(range(PLAYERS))
        self.marks = [MarkButton(self) for _ in range(PLAYERS)]
        self.names = [QLineEdit(self) for _ in range(PLAYERS)]
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

    def set_players(self, names: Sequence[str], tints: Sequence[int]) -> None:
        """Begin with these."""
        self._tints = list(tints)
        for field, name in zip(self.names, names, strict=True):
            field.setText(name)
        self._settle()

    def change_places(self) -> None:
        """The other one is player A."""
        names = [field.text() for field in self.names]
        self.set_players(names[::-1], self._tints[::-1])

    def restyle(self) -> None:
        style = current_style()
        self._grid.setSpacing(style.px(8))
        self._foot.setSpacing(style.px(8))

    def _arrange(self) -> None:
        roles = (self.tr("A, starts"), self.tr("B"))
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        for at, (role, field) in enumerate(zip(roles, self.names, strict=True)):
            field.setAccessibleName(filled(self.tr("Name of player {role}"), role=role))
            field.textChanged.connect(self._settle)
            mark = self.marks[at]
            mark.picked.connect(lambda tint, at=at: self._recolour(at, tint))
            mark.dragged.connect(lambda point, at=at: self._drag(at, point))
            self._grid.addWidget(mark, at, 0)
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

    def _recolour(self, at: int, tint: int) -> None:
        """Whoever had that mark takes the one that becomes free."""
        if tint == self._tints[1 - at]:
            self._tints[1 - at] = self._tints[at]
        self._tints[at] = tint
        self._settle()

    def _drag(self, at: int, point: QPoint) -> None:
        """Dropped where the other one sits, the two change places."""
        other = self.marks[1 - at]
        y = other.mapFromGlobal(point).y()
        if 0 <= y < other.height():
            self.change_places()

    def _settle(self, *_: object) -> None:
        names = [field.text() for field in self.names]
        found = [
            problem
            for at, name in enumerate(names)
            for problem in name_problems(name, tuple(names[:at]))
        ]
        self.problem.setText(told(found[0]) if found else "")
        self.problem.setVisible(bool(found))
        for mark, name, tint in zip(self.marks, names, self._tints, strict=True):
            mark.show_player(name, tint)
        self.changed.emit()
