"""The players at the left, one below the other, and the score track."""

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from serengeti_companion.games.wild.model import (
    Phase,
    Seat,
    Table,
)
from serengeti_companion.ui.parts.set_to import SetTo
from serengeti_companion.ui.parts.shown import show_if
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import TextSize, Weight
from serengeti_companion.ui.tables.wild.desk import Desk
from serengeti_companion.ui.tables.wild.gestures import on_turn
from serengeti_companion.ui.tables.wild.player_details import PlayerDetails
from serengeti_companion.ui.tables.wild.player_panel import MARGINS, PlayerPanel
from serengeti_companion.ui.tables.wild.score_track import ScoreTrack

_ROOMY = 212  # of a panel that shows the Icons too
_ON_TURN = 110  # what the one on turn needs besides, and the score track


def _concerns(seat: Seat, before: Table, table: Table) -> bool:
    """Whether anything is another that the panel of that player shows."""
    facts = (before.phase, before.first, before.tiles)
    return (
        before.players[seat] is not table.players[seat]
        or facts != (table.phase, table.first, table.tiles)
        or before.printed is not table.printed
        or before.tracking is not table.tracking
        or before.house is not table.house
        # A turn begins for one and ends for one.
        or (on_turn(before) == seat) != (on_turn(table) == seat)
    )


class PlayerPanels(QWidget):
    """Everybody in seating order, below them the score track.

    Who is on turn is shown in full, and everybody where there is room. The details lie over the
    panels: with one of them open a turn's end moves it on, and nothing inside is laid out again.
    """

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._roomy = False
        self._open: dict[Seat, PlayerDetails] = {}
        self._details: list[PlayerDetails] = []
        table = desk.table
        self.panels = {
            Seat(seat): PlayerPanel(desk, Seat(seat), self) for seat in range(len(table.players))
        }
        self._foot = QWidget(self)
        self.team = TextLabel("", self._foot, size=TextSize.SCORE, weight=Weight.BOLD, tabular=True)
        self.team.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._team_set = SetTo(self.team, self.tr("Common score"), lambda: desk.table.team)
        self._team_set.chosen.connect(lambda value, reason: desk.correct("team", value, reason))
        self.track = ScoreTrack(table, self._foot)
        row = QHBoxLayout(self._foot)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.team, 0, Qt.AlignmentFlag.AlignBottom)
        row.addWidget(self.track, 1)
        for panel in self.panels.values():
            panel.chosen.connect(lambda seat: desk.look_at(Seat(seat)))
        self.refresh(None, table)
        follow(self._resize)

    def refresh(self, before: Table | None, table: Table) -> None:
        opened = self._opened(table)
        for seat, panel in self.panels.items():
            details = opened.get(seat)
            changed = before is None or _concerns(seat, before, table)
            if changed:
                panel.refresh(before, table)
            if details is not None and (changed or details is not self._open.get(seat)):
                mine = table.phase is Phase.ROUND and on_turn(table) == seat
                details.refresh(table, seat, whole=mine)
        if opened != self._open:
            self._open = opened
            for details in self._details:
                show_if(details, details in opened.values())
        self._show_team(table)
        self.track.set_table(table)
        self._arrange()

    def _show_team(self, table: Table) -> None:
        """The common score of solo and co-op."""
        show_if(self.team, table.shared_score)
        words = f"★ {table.team}"
        if table.shared_score and words != self.team.text():
            self.team.setText(words)
            self.team.setAccessibleName(self.tr("Common score: {n}").format(n=table.team))

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:
            self._arrange()
        return super().event(event)

    def minimumSizeHint(self) -> QSize:
        """One of them open."""
        shown = self._shown()
        wide = max((panel.minimumSizeHint().width() for panel in shown), default=0)
        tall = (
            sum(panel.folded + self._gap for panel in shown) + self._foot.minimumSizeHint().height()
        )
        return QSize(
            wide, tall + max((part.sizeHint().height() for part in self._details), default=0)
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        style = current_style()
        needed = len(self.panels) * style.px(_ROOMY) + style.px(_ON_TURN)
        roomy = event.size().height() >= needed
        if roomy != self._roomy:
            self._roomy = roomy
            self.refresh(None, self._desk.table)
        else:
            self._arrange()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Between the figures of the details: as on the panel below."""
        for panel in self._shown():
            if panel.geometry().contains(event.position().toPoint()):
                panel.mouseReleaseEvent(event)

    @property
    def _gap(self) -> int:
        return current_style().px(6)

    def _shown(self) -> list[PlayerPanel]:
        """Whoever is at the table, in seating order."""
        panels = [self.panels[seat] for seat in self._desk.table.seating]
        return [panel for panel in panels if not panel.isHidden()]

    def _opened(self, table: Table) -> dict[Seat, PlayerDetails]:
        """Whose details are shown, and by which widget."""
        if self._roomy:
            seats = table.present
        else:
            seats = (on_turn(table),) if table.phase is Phase.ROUND else ()
        while len(self._details) < len(seats):
            self._details.append(PlayerDetails(self._desk, self))
        return dict(zip(seats, self._details, strict=False))

    def _arrange(self) -> None:
        """Panels one below the other, the details in the lower half of theirs."""
        left, _, right, bottom = (current_style().px(side) for side in MARGINS)
        wide, y = self.width(), 0
        for seat in self._desk.table.seating:
            panel = self.panels[seat]
            if panel.isHidden():
                continue
            folded, details = panel.folded, self._open.get(seat)
            tall = folded
            if details is not None:
                tall += (below := details.sizeHint().height())
                details.setGeometry(left, y + folded - bottom, wide - left - right, below)
            panel.setGeometry(0, y, wide, tall)
            y += tall + self._gap
        self._foot.setGeometry(0, y, wide, max(self.height() - y, 0))

    def _resize(self) -> None:
        self.updateGeometry()
        self._arrange()
