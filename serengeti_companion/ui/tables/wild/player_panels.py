"""The players at the left: who they are, what they have, whose turn it is."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from serengeti_companion.games.wild.model import (
    TABLEAU_LIMIT,
    CardTracking,
    Phase,
    Player,
    Seat,
    Table,
)
from serengeti_companion.games.wild.rules.specialist_terms import SPECIALIST_NAMES
from serengeti_companion.games.wild.scoring import on_track
from serengeti_companion.games.wild.terms import Icon
from serengeti_companion.ui.paint.glyphs import icon_pixmap
from serengeti_companion.ui.parts.card_frame import CardFrame, Tone, paint_surface
from serengeti_companion.ui.parts.mark_words import mark_words
from serengeti_companion.ui.parts.set_to import SetTo
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role, Target, TextSize, Weight
from serengeti_companion.ui.tables.wild import kept_pictures
from serengeti_companion.ui.tables.wild.desk import Desk
from serengeti_companion.ui.tables.wild.elided_label import ElidedLabel
from serengeti_companion.ui.tables.wild.figure import FigureArea, draw_all
from serengeti_companion.ui.tables.wild.gestures import on_turn
from serengeti_companion.ui.tables.wild.player_details import PlayerDetails
from serengeti_companion.ui.tables.wild.player_name import PlayerName
from serengeti_companion.ui.tables.wild.score_label import Score, TokenChip
from serengeti_companion.ui.tables.wild.score_track import ScoreTrack
from serengeti_companion.ui.tables.wild.shown import set_words, show_if
from serengeti_companion.ui.translation import filled, told

_ICON_SIGNS = {icon: icon.value for icon in Icon}
"""A drawing each, named like the Icon."""

_MARK = 32
MARGINS = (8, 2, 8, 2)
"""Of a panel, at scale 1: left, top, right, bottom."""
_ROOMY = 212  # of a panel that shows the Icons too
_ON_TURN = 110  # what the one on turn needs besides, and the score track


class PlayerPanel(CardFrame):
    """One player: the upper half, and room below it for the details while these are open."""

    chosen = Signal(int)

    def __init__(self, desk: Desk, seat: Seat, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._desk, self._seat = desk, seat
        self._player = desk.table.player(seat)
        self.name = PlayerName(self._player, self, mark=_MARK, size=TextSize.LARGE)
        self.sign = QLabel(self)
        self.work = ElidedLabel("", self, size=TextSize.SMALL)
        self.token = TokenChip(self)
        self.score = Score(desk, seat, self)
        self._stock = self._build_stock()
        self._titled: str | None = None
        self._arrange()
        follow(self._resize)

    def refresh(self, before: Table | None, table: Table) -> None:
        player = self._player = table.player(self._seat)
        mine = table.phase is Phase.ROUND and on_turn(table) == self._seat
        show_if(self, not player.gone)
        self.set_tone(Tone.ACTIVE if mine else Tone.PLAIN)
        self.name.show_player(player)
        colours = table.printed.colours
        self.name.setToolTip(mark_words(player.colour, colours) if colours else "")
        show_if(self.score, not table.shared_score)
        last = table.printed.track_last
        self.score.show_stars(player, last)
        hundreds, _ = on_track(player.stars, last)
        self.token.show_token(0 if table.shared_score else hundreds)
        show_if(self.sign, table.first == self._seat)
        self._show_work(player)
        self._show_stock(table, player)
        words = filled(self.tr("{name}: {stars} stars"), name=player.name, stars=player.stars)
        self.setAccessibleName(self.tr("{panel}; on turn").format(panel=words) if mine else words)

    @property
    def folded(self) -> int:
        """The height of the upper half."""
        return self._column.sizeHint().height()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        looks = self.tone, self._head.geometry().height()
        kept_pictures.draw_ground(self, painter, looks, self._paint)
        draw_all(self._stock.values(), painter, event.rect())
        painter.end()

    def _paint(self, painter: QPainter, box: QRectF) -> None:
        style = current_style()
        paint_surface(painter, box, style, self.tone)
        if self.tone is Tone.ACTIVE:
            # Beside the thick outline: the head of whoever is on turn is tinted.
            inset = style.px(6 if style.high_contrast else 3)
            head = QRectF(inset, inset, box.width() - 2 * inset, self._head.geometry().height())
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(style.color(Role.ACCENT_SOFT))
            painter.drawRoundedRect(head, style.px(7), style.px(7))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.chosen.emit(self._seat)

    def _build_stock(self) -> dict[str, FigureArea]:
        """Coins, tokens and cards, as far as they are tracked."""
        titles = {"coins": "coin", "food": "food-token", "vfx": "vfx-token", "tableau": "card"}
        stock = {}
        for fact, sign in titles.items():
            tail = f"/{TABLEAU_LIMIT}" if fact == "tableau" else ""
            stock[fact] = FigureArea("", sign, self, tail=tail)
        for fact in ("coins", "food", "vfx"):
            stock[fact].value_wanted.connect(
                lambda value, reason, fact=fact: self._desk.correct(fact, value, reason, self._seat)
            )
        stock["tableau"].value_wanted.connect(
            lambda value, reason: self._desk.count_tableau(self._seat, value, reason)
        )
        return stock

    def _arrange(self) -> None:
        self._head = QHBoxLayout()
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addWidget(self.name, 1)
        names.addWidget(self.work)
        self._head.addLayout(names, 1)
        for widget in (self.sign, self.token, self.score):
            self._head.addWidget(widget)
        self._row = QHBoxLayout()
        for figure in self._stock.values():
            self._row.addWidget(figure, 1)
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._head)
        self._column.addLayout(self._row)
        self._column.addStretch(1)

    def _resize(self) -> None:
        style = current_style()
        self._column.setContentsMargins(*(style.px(side) for side in MARGINS))
        self._column.setSpacing(0)
        self._head.setSpacing(style.px(4))
        self._row.setSpacing(0)
        self.work.setIndent(style.px(_MARK + 8))
        self.work.setFixedHeight(style.px(TextSize.SMALL + 2))
        self.name.setMinimumHeight(style.px(_MARK))
        self.score.setFixedHeight(style.px(Target.TOUCH))
        self.score.setFixedWidth(style.px(72))
        side = style.px(22)
        self.sign.setPixmap(icon_pixmap("first-player", side, self.devicePixelRatioF()))
        self.sign.setToolTip(self.tr("First player"))

    def _show_work(self, player: Player) -> None:
        """That they passed, or who works for them where the table plays with Specialists."""
        words = _worker(player.specialist)
        set_words(self.work, self.tr("passed") if player.passed else words)
        self.work.set_role(Role.MUTED if player.passed else Role.INK)
        show_if(self.work, bool(self.work.text()))

    def _show_stock(self, table: Table, player: Player) -> None:
        if player.name != self._titled:
            self._titled = player.name
            self._name_stock(player.name)
        cards = table.tracking.cards is not CardTracking.OFF
        shown = {
            "coins": (table.tracking.board, player.coins),
            "food": (table.tracking.tokens, player.food),
            "vfx": (table.tracking.tokens, player.vfx),
            "tableau": (cards, len(player.tableau)),
        }
        for fact, (tracked, value) in shown.items():
            figure = self._stock[fact]
            show_if(figure, tracked)
            figure.set_value(value, odd=fact == "tableau" and value > TABLEAU_LIMIT)

    def _name_stock(self, name: str) -> None:
        titles = {
            "coins": self.tr("Coins of {name}"),
            "food": self.tr("Food of {name}"),
            "vfx": self.tr("VFX of {name}"),
            "tableau": self.tr("Cards of {name}"),
        }
        for fact, title in titles.items():
            self._stock[fact].set_title(filled(title, name=name))


def _worker(specialist: str | None) -> str:
    name = next((name for key, name in SPECIALIST_NAMES.items() if key == specialist), None)
    return (specialist or "") if name is None else told(name)


def _concerns(seat: Seat, before: Table, table: Table) -> bool:
    """Whether anything is another that the panel of that player shows."""
    facts = (before.phase, before.first, before.tiles)
    return (
        before.players[seat] is not table.players[seat]
        or facts != (table.phase, table.first, table.tiles)
        or before.printed is not table.printed
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
        row.addWidget(self.team)
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
