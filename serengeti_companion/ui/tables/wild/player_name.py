"""A player's mark and name in a row."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from serengeti_companion.games.wild.model import Player
from serengeti_companion.ui.paint.player_mark import initial, mark_pixmap
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import (
    SEAT_COLOURS,
    SEAT_SHAPES,
    PlayerColour,
    PlayerShape,
    TextSize,
    Weight,
)
from serengeti_companion.ui.tables.wild.elided_label import ElidedLabel

_MARK = 32


def sign_of(player: Player) -> tuple[PlayerColour, PlayerShape]:
    """The colour and shape that stand for a player."""
    return SEAT_COLOURS[player.colour], SEAT_SHAPES[player.colour]


class PlayerName(QWidget):
    """`mark` is the side of the mark at scale 1."""

    def __init__(
        self,
        player: Player,
        parent: QWidget | None = None,
        *,
        mark: int = _MARK,
        size: TextSize = TextSize.LARGE,
    ) -> None:
        super().__init__(parent)
        self._player, self._side = player, mark
        self.mark = QLabel(self)
        self.name = ElidedLabel(player.name, self, size=size, weight=Weight.SEMIBOLD)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(self.mark)
        self._row.addWidget(self.name, 1)
        follow(self.restyle)

    def show_player(self, player: Player) -> None:
        """Another name, another colour."""
        before, self._player = self._player, player
        if (player.name, player.colour) != (before.name, before.colour):
            self.name.setText(player.name)
            self.restyle()

    def restyle(self) -> None:
        style = current_style()
        side = style.px(self._side)
        colour, shape = sign_of(self._player)
        letter = initial(self._player.name)
        self.mark.setPixmap(mark_pixmap(colour, shape, letter, side, self.devicePixelRatioF()))
        self.mark.setFixedSize(side, side)
        self.mark.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._row.setSpacing(style.px(8))
