"""Step E: who takes what."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild import events as e
from serengeti_companion.games.wild.model import Seat, Table
from serengeti_companion.ui.paint.glyphs import icon_pixmap
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.style.tokens import Role, TextSize, Weight
from serengeti_companion.ui.tables.wild.player_name import PlayerName
from serengeti_companion.ui.tables.wild.step_view import StepView

_PICTURE = 36
_SIGNS = ("coin", "food-token", "vfx-token")


class IncomeView(StepView):
    """A row a player: Coins, Food and VFX to take, and what they hold then."""

    def build(self) -> None:
        self._grid = QGridLayout()
        self._made: list[QWidget] = []
        self._told: dict[Seat, tuple[int, int, int]] = {}
        self.column.addLayout(self._grid)
        self.column.addStretch()

    def told(self) -> dict[Seat, tuple[int, int, int]]:
        """The Coins, Food and VFX shown for each player."""
        return self._told

    def words(self) -> str:
        return self.tr("Everyone has taken it")

    def act(self) -> None:
        self.submit(c.ReceiveIncome())

    def restyle(self) -> None:
        super().restyle()
        style = current_style()
        self._grid.setHorizontalSpacing(style.px(24))
        self._grid.setVerticalSpacing(style.px(12))

    def refresh(self, table: Table) -> None:
        self._told = {}
        for widget in self._made:
            widget.hide()
            widget.deleteLater()
        self._made = []
        self._head(table)
        events = self.model.preview(c.ReceiveIncome()).events if any(self._columns(table)) else ()
        rows = [event for event in events if isinstance(event, e.IncomeReceived)]
        for row, event in enumerate(rows, start=1):
            self._row(table, row, event)
        self._grid.setColumnStretch(len(_SIGNS) + 1, 1)

    def _columns(self, table: Table) -> tuple[bool, bool, bool]:
        """Which of Coins, Food and VFX are tracked."""
        return table.tracking.board, table.tracking.tokens, table.tracking.tokens

    def _head(self, table: Table) -> None:
        names = (self.tr("Coins"), self.tr("Food"), self.tr("VFX"))
        shown = self._columns(table)
        for column, (sign, name, there) in enumerate(zip(_SIGNS, names, shown, strict=True)):
            if not there:
                continue
            head = QLabel(self)
            side = current_style().px(_PICTURE)
            head.setPixmap(icon_pixmap(sign, side, self.devicePixelRatioF()))
            head.setToolTip(name)
            head.setAccessibleName(name)
            self._put(head, 0, column + 1, Qt.AlignmentFlag.AlignHCenter)

    def _row(self, table: Table, row: int, event: e.IncomeReceived) -> None:
        player = table.player(event.seat)
        self._put(PlayerName(player, self, mark=40), row, 0)
        gains = (event.coins, event.food, event.vfx)
        self._told[event.seat] = gains
        held = (player.coins, player.food, player.vfx)
        shown = self._columns(table)
        for column, (gain, there) in enumerate(zip(gains, shown, strict=True)):
            if there:
                label = TextLabel(f"+{gain}", self, size=TextSize.SCORE, weight=Weight.BOLD)
                label.set_role(Role.INK if gain else Role.MUTED)
                self._put(label, row, column + 1, Qt.AlignmentFlag.AlignHCenter)
        then = [have + gain for have, gain in zip(held, gains, strict=True)]
        words = self.tr("then {coins} Coins, {food} Food, {vfx} VFX")
        words = words.format(coins=then[0], food=then[1], vfx=then[2])
        if not all(shown):
            words = ""
        self._put(TextLabel(words, self, role=Role.MUTED), row, len(_SIGNS) + 1)

    def _put(
        self,
        widget: QWidget,
        row: int,
        column: int,
        where: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> None:
        self._grid.addWidget(widget, row, column, where | Qt.AlignmentFlag.AlignVCenter)
        self._made.append(widget)
