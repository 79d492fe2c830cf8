"""The players at the left: who they are, what they have, whose turn it is."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from serengeti_companion.games.wild.model import (
    TABLEAU_LIMIT,
    CardTracking,
    Phase,
    Player,
    Seat,
    Table,
)
from serengeti_companion.games.wild.names import ICON_NAMES, SPECIES_NAMES
from serengeti_companion.games.wild.rules import ceremonies
from serengeti_companion.games.wild.rules.specialist_terms import SPECIALIST_NAMES
from serengeti_companion.games.wild.terms import Icon, Species
from serengeti_companion.ui.paint.glyphs import icon_pixmap
from serengeti_companion.ui.parts.card_frame import CardFrame, Tone
from serengeti_companion.ui.parts.set_to import SetTo
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role, Target, TextSize, Weight
from serengeti_companion.ui.tables.wild.desk import Desk
from serengeti_companion.ui.tables.wild.elided_label import ElidedLabel
from serengeti_companion.ui.tables.wild.figure import Figure
from serengeti_companion.ui.tables.wild.gestures import on_turn
from serengeti_companion.ui.tables.wild.player_name import PlayerName
from serengeti_companion.ui.tables.wild.score_label import Score, TokenChip
from serengeti_companion.ui.tables.wild.score_track import ScoreTrack, on_track
from serengeti_companion.ui.tables.wild.shown import set_words, show_if
from serengeti_companion.ui.translation import told

_ICON_SIGNS = {icon: icon.value for icon in Icon}
"""A drawing each, named like the Icon."""

_MARK = 32


class PlayerPanel(CardFrame):
    """One player; `expanded` while it is their turn."""

    chosen = Signal(int)

    def __init__(self, desk: Desk, seat: Seat, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk, self._seat = desk, seat
        self._player = desk.table.player(seat)
        self.name = PlayerName(self._player, self, mark=_MARK, size=TextSize.LARGE)
        self.sign = QLabel(self)
        self.work = ElidedLabel("", self, size=TextSize.SMALL)
        self.note = TextLabel("", self, size=TextSize.SMALL, weight=Weight.SEMIBOLD)
        self.token = TokenChip(self)
        self.score = Score(desk, seat, self)
        self._stock = self._build_stock()
        self._details: QWidget | None = None
        self._icons: dict[Icon, Figure] = {}
        self._awards: list[Figure] = []
        self._filmed: Figure | None = None
        self._arrange()
        follow(self._resize)

    def refresh(self, before: Table | None, table: Table) -> None:
        player = self._player = table.player(self._seat)
        mine = table.phase is Phase.ROUND and on_turn(table) == self._seat
        show_if(self, not player.gone)
        self.set_tone(Tone.ACTIVE if mine else Tone.PLAIN)
        self._expand(mine)
        self.name.show_player(player)
        show_if(self.score, not table.shared_score)
        self.score.show_stars(player)
        self.token.show_token(0 if table.shared_score else on_track(player.stars)[0])
        show_if(self.sign, table.first == self._seat)
        self._show_note(player, mine)
        self._show_work(player)
        self._show_stock(table, player)
        if mine:
            self._show_details(table, player)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.tone is Tone.ACTIVE:
            # Beside the thick outline: the head of whoever is on turn is tinted.
            style = current_style()
            inset = style.px(3)
            box = QRectF(inset, inset, self.width() - 2 * inset, self._head.geometry().height())
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(style.color(Role.ACCENT_SOFT))
            painter.drawRoundedRect(box, style.px(7), style.px(7))
            painter.end()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.chosen.emit(self._seat)

    def _build_stock(self) -> dict[str, Figure]:
        """Coins, tokens and cards, as far as they are tracked."""
        titles = {"coins": "coin", "food": "food-token", "vfx": "vfx-token", "tableau": "card"}
        stock = {}
        for fact, sign in titles.items():
            tail = f"/{TABLEAU_LIMIT}" if fact == "tableau" else ""
            stock[fact] = Figure("", sign, self, tail=tail)
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
        for widget in (self.sign, self.note, self.token, self.score):
            self._head.addWidget(widget)
        self._row = QHBoxLayout()
        for figure in self._stock.values():
            self._row.addWidget(figure, 1)
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._head)
        self._column.addLayout(self._row)

    def _resize(self) -> None:
        style = current_style()
        self._column.setContentsMargins(style.px(8), style.px(2), style.px(8), style.px(2))
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

    def _expand(self, expanded: bool) -> None:
        if expanded and self._details is None:
            self._details = self._build_details()
            self._column.addWidget(self._details)
        if self._details is not None:
            show_if(self._details, expanded)

    def _build_details(self) -> QWidget:
        details = QWidget(self)
        grid = QGridLayout(details)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(0)
        for number, icon in enumerate(Icon):
            figure = Figure("", _ICON_SIGNS[icon], details)
            figure.value_wanted.connect(
                lambda value, reason, icon=icon: self._desk.correct(
                    "icon", value, reason, self._seat, icon
                )
            )
            self._icons[icon] = figure
            grid.addWidget(figure, number // 4, number % 4)
        self._filmed = Figure("", "film", details)
        self._filmed.value_wanted.connect(
            lambda value, reason: self._desk.correct("completed", value, reason, self._seat)
        )
        grid.addWidget(self._filmed, 2, 0)
        for number in range(2):
            award = Figure("", "award", details)
            award.value_wanted.connect(
                lambda value, reason, tile=number: self._set_award(tile, value, reason)
            )
            self._awards.append(award)
            grid.addWidget(award, 2, 1 + number)
        return details

    def _show_note(self, player: Player, mine: bool) -> None:
        """That they passed is told on every panel, the turn only where it is theirs."""
        set_words(self.note, self.tr("passed") if player.passed else "")
        show_if(self.note, player.passed)
        self.note.set_role(Role.MUTED)
        words = self.tr("{name}: {stars} stars").format(name=player.name, stars=player.stars)
        if mine:
            words = self.tr("{panel}; on turn").format(panel=words)
        self.setAccessibleName(words)

    def _show_work(self, player: Player) -> None:
        """Who works for them, where the table plays with Specialists."""
        show_if(self.work, player.specialist is not None)
        if player.specialist is not None:
            names = {str(key): told(name) for key, name in SPECIALIST_NAMES.items()}
            set_words(self.work, names.get(player.specialist, player.specialist))

    def _show_stock(self, table: Table, player: Player) -> None:
        cards = table.tracking.cards is not CardTracking.OFF
        shown = {
            "coins": (table.tracking.board, player.coins, self.tr("Coins of {name}")),
            "food": (table.tracking.tokens, player.food, self.tr("Food of {name}")),
            "vfx": (table.tracking.tokens, player.vfx, self.tr("VFX of {name}")),
            "tableau": (cards, len(player.tableau), self.tr("Cards of {name}")),
        }
        for fact, (tracked, value, title) in shown.items():
            figure = self._stock[fact]
            show_if(figure, tracked)
            figure.set_title(title.format(name=player.name))
            figure.set_value(value, odd=fact == "tableau" and value > TABLEAU_LIMIT)

    def _show_details(self, table: Table, player: Player) -> None:
        for icon, figure in self._icons.items():
            figure.set_title(
                self.tr("{icon} of {name}").format(icon=told(ICON_NAMES[icon]), name=player.name)
            )
            figure.set_value(player.icon(icon))
        if self._filmed is not None:
            self._filmed.set_title(self.tr("Scenes filmed by {name}").format(name=player.name))
            self._filmed.set_value(player.completed)
        for figure, species in zip(self._awards, table.tiles, strict=True):
            self._show_award(table, player, figure, species)

    def _show_award(
        self, table: Table, player: Player, figure: Figure, species: Species | None
    ) -> None:
        """What the player would bring to the ceremony of a tile now (WS-AWARD-4)."""
        show_if(figure, species is not None)
        if species is None:
            return
        words = self.tr("{animal} Awards, total of {name}")
        figure.set_title(words.format(animal=told(SPECIES_NAMES[species]), name=player.name))
        figure.set_sign(f"animal:{species}")
        figure.set_value(ceremonies.total(table, self._seat, species))

    def _set_award(self, tile: int, value: int, reason: str) -> None:
        """Set the animals so that the total is this; the Icons stay."""
        table = self._desk.table
        species = table.tiles[tile]
        if species is not None:
            animals = self._player.animal(species)
            others = ceremonies.total(table, self._seat, species) - animals
            wanted = max(value - others, 0)
            self._desk.correct("animal", wanted, reason, self._seat, species)


def _on_move(table: Table) -> tuple[Seat, Phase]:
    return on_turn(table), table.phase


class PlayerPanels(QWidget):
    """Everybody in seating order, below them the score track."""

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._seating: tuple[Seat, ...] = ()
        table = desk.table
        self.panels = {
            Seat(seat): PlayerPanel(desk, Seat(seat), self) for seat in range(len(table.players))
        }
        self.team = TextLabel("", self, size=TextSize.SCORE, weight=Weight.BOLD, tabular=True)
        self.team.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._team_set = SetTo(self.team, self.tr("Common score"), lambda: desk.table.team)
        self._team_set.chosen.connect(lambda value, reason: desk.correct("team", value, reason))
        self.track = ScoreTrack(table, self)
        for panel in self.panels.values():
            panel.chosen.connect(lambda seat: desk.look_at(Seat(seat)))
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self.refresh(None, table)
        follow(self._resize)

    def refresh(self, before: Table | None, table: Table) -> None:
        if table.seating != self._seating:
            self._seat_all(table)
        turned = before is None or _on_move(before) != _on_move(table)
        # Whoever was on turn folds up before the next one opens: never two at once.
        for seat, panel in sorted(self.panels.items(), key=lambda item: item[0] == on_turn(table)):
            if (
                before is None
                or turned
                or before.players[seat] is not table.players[seat]
                or before.first != table.first
                or before.tiles != table.tiles
            ):
                panel.refresh(before, table)
        show_if(self.team, table.shared_score)
        set_words(self.team, f"★ {table.team}")
        self.team.setAccessibleName(self.tr("Common score: {n}").format(n=table.team))
        self.track.set_table(table)

    def _seat_all(self, table: Table) -> None:
        while self._column.count():
            self._column.takeAt(0)
        self._seating = table.seating
        for seat in table.seating:
            self._column.addWidget(self.panels[seat])
        foot = QHBoxLayout()
        foot.addWidget(self.team)
        foot.addWidget(self.track, 1)
        self._column.addLayout(foot, 1)

    def _resize(self) -> None:
        self._column.setSpacing(current_style().px(6))
