"""Who won, with a sense of occasion."""

from functools import partial

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap

from serengeti_companion.games.wild.model import Player, Table
from serengeti_companion.ui.paint.glyphs import draw_icon
from serengeti_companion.ui.paint.player_mark import initial, mark_pixmap
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.style.tokens import Role
from serengeti_companion.ui.tables.result_banner import ResultBanner
from serengeti_companion.ui.tables.wild import verdict
from serengeti_companion.ui.tables.wild.player_name import sign_of

_STARS = 14
_STEPS = (0.54, 0.69, 0.29)


class WinnerBanner(ResultBanner):
    """With stars along the right edge, so that none lies under the words."""

    link_below = True

    def show_table(self, table: Table) -> None:
        """Tell the result."""
        self.tell(
            verdict.headline(table),
            verdict.reason(table),
            verdict.clause(table),
            [partial(_mark, player) for player in verdict.winners(table)],
            glow=verdict.is_success(table),
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.marks:
            return
        style = current_style()
        painter = QPainter(self)
        painter.setOpacity(0.35)
        side = style.px(22)
        for at in range(_STARS):
            # These steps strew them as by chance, and none lies on another.
            across, down, grown = ((at * step) % 1 for step in _STEPS)
            x = self.width() - style.px(20) - side - across * style.px(150)
            y = style.px(6) + (self.height() - side - style.px(12)) * down
            size = side * (0.5 + 0.5 * grown)
            draw_icon(painter, QRectF(x, y, size, size), "star", on=Role.GLOW)
        painter.end()

    def minimumSizeHint(self) -> QSize:
        return super().minimumSizeHint().expandedTo(QSize(0, current_style().px(104)))


def _mark(player: Player, side: int, ratio: float) -> QPixmap:
    colour, shape = sign_of(player)
    return mark_pixmap(colour, shape, initial(player.name), side, ratio)
