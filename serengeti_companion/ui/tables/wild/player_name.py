"""A player's mark and name in a row."""

from collections.abc import Hashable

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from serengeti_companion.games.wild.model import Player
from serengeti_companion.ui.paint.player_mark import initial, paint_mark
from serengeti_companion.ui.parts.elided_label import ElidedLabel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import (
    SEAT_COLOURS,
    SEAT_SHAPES,
    PlayerColour,
    PlayerShape,
    TextSize,
    Weight,
)

_MARK = 32


def sign_of(player: Player) -> tuple[PlayerColour, PlayerShape]:
    """The colour and shape that stand for a player."""
    return SEAT_COLOURS[player.colour], SEAT_SHAPES[player.colour]


class PlayerName(ElidedLabel):
    """The mark stands before the name; `mark` is its side at scale 1."""

    def __init__(
        self,
        player: Player,
        parent: QWidget | None = None,
        *,
        mark: int = _MARK,
        size: TextSize = TextSize.LARGE,
    ) -> None:
        super().__init__(player.name, parent, size=size, weight=Weight.SEMIBOLD)
        self._player, self._side = player, mark
        follow(self._make_room)

    def show_player(self, player: Player) -> None:
        """Another name, another colour."""
        before, self._player = self._player, player
        if (player.name, player.colour) != (before.name, before.colour):
            self.setText(player.name)
            self.update()

    def minimumSizeHint(self) -> QSize:
        return super().minimumSizeHint() + QSize(self.indent(), 0)

    def facts(self) -> tuple[Hashable, ...]:
        return (*super().facts(), self._side, self._player.colour)

    def paint(self, painter: QPainter, box: QRectF) -> None:
        super().paint(painter, box)
        side = current_style().px(self._side)
        place = QRectF(0, (box.height() - side) / 2, side, side)
        paint_mark(painter, place, *sign_of(self._player), initial(self._player.name))

    def _make_room(self) -> None:
        style = current_style()
        side = style.px(self._side)
        self.setIndent(side + style.px(8))
        self.setMinimumHeight(side)
