"""Steps A, C and F: one thing moves on the table, and the main button says that it did."""

from collections.abc import Sequence

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.model import CardTracking, Seat, Table, after
from serengeti_companion.games.wild.rules.preparation import coming_round
from serengeti_companion.games.wild.terms import SceneCard
from serengeti_companion.ui.paint.glyphs import icon_pixmap
from serengeti_companion.ui.parts.flow_layout import FlowLayout
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role, TextSize, Weight
from serengeti_companion.ui.tables.wild.card_picker import CardPicker, finder
from serengeti_companion.ui.tables.wild.player_name import PlayerName
from serengeti_companion.ui.tables.wild.preview_card import PreviewCard, growth
from serengeti_companion.ui.tables.wild.step_view import StepView

_PICTURE = 72


class FromTo(QWidget):
    """A picture, where it comes from, an arrow, where it goes."""

    def __init__(self, picture: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture = picture
        self._put: tuple[QWidget, ...] = ()
        self.sign = QLabel(self)
        self.arrow = QLabel(self)
        self.row = QHBoxLayout(self)

    def put(self, before: QWidget, after_: QWidget) -> None:
        """Show these two."""
        for old in self._put:
            old.hide()
            old.deleteLater()
        self._put = (before, after_)
        while self.row.count():
            self.row.takeAt(0)
        self.row.addStretch()
        for widget in (self.sign, before, self.arrow, after_):
            self.row.addWidget(widget)
        self.row.addStretch()
        for widget in self._put:
            widget.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self.restyle()

    def restyle(self) -> None:
        style = current_style()
        ratio = self.devicePixelRatioF()
        side = style.px(_PICTURE)
        self.sign.setPixmap(icon_pixmap(self._picture, side, ratio))
        self.arrow.setPixmap(icon_pixmap("chevron-right", style.px(40), ratio, ink=Role.MUTED))
        self.row.setSpacing(style.px(20))


class MarkerView(StepView):
    """Step A."""

    def build(self) -> None:
        self.picture = FromTo("round", self)
        self.column.addStretch()
        self.column.addWidget(self.picture)
        self.column.addStretch()

    def words(self) -> str:
        return self.tr("The marker is on Round {n}").format(n=coming_round(self.table))

    def act(self) -> None:
        self.submit(c.MoveRoundMarker())

    def refresh(self, table: Table) -> None:
        coming = coming_round(table)
        self.picture.put(self._round(coming - 1), self._round(coming))

    def restyle(self) -> None:
        super().restyle()
        self.picture.restyle()

    def _round(self, number: int) -> TextLabel:
        words = self.tr("Round {n}").format(n=number)
        return TextLabel(words, self, size=TextSize.SCORE, weight=Weight.BOLD)


class GoingCards(QWidget):
    """The cards of the old Pool, to be compared with those on the table."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = TextLabel(self.tr("These cards go:"), self, role=Role.MUTED)
        self.cards: list[PreviewCard] = []
        self._flow = FlowLayout(gap=6, even=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.heading)
        column.addLayout(self._flow)
        follow(self._grow)

    def show_cards(self, cards: Sequence[SceneCard]) -> None:
        """Show these."""
        while len(self.cards) < len(cards):
            self.cards.append(PreviewCard(parent=self))
            self._flow.addWidget(self.cards[-1])
        for at, preview in enumerate(self.cards):
            preview.setVisible(at < len(cards))
            if at < len(cards):
                preview.show_card(cards[at])
        self._grow()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._grow()

    def _grow(self) -> None:
        for card in self.cards:
            card.grow(growth(self.width()))


class PoolView(StepView):
    """Step C: the new Pool, dealt, typed or left untold."""

    def build(self) -> None:
        size = self.table.pool_size
        label = self.tr("Numbers of the {n} new Pool cards").format(n=size)
        self.picker = CardPicker(label, finder(self.table), size, self)
        self.picker.edited.connect(self.changed)
        self.picker.committed.connect(self.act)
        self.note = TextLabel(self.tr("Card numbers, if you like; not told is fine."), self)
        self.note.set_role(Role.MUTED)
        self.going = GoingCards(self)
        self.picture = FromTo("card", self)
        self.column.addWidget(self.note)
        self.column.addWidget(self.picker)
        self.column.addWidget(self.going)
        self.column.addStretch()
        self.column.addWidget(self.picture)
        self.column.addStretch()
        self.picker.edited.connect(self._make_room)

    @property
    def ready(self) -> bool:
        return not self._asks() or self.picker.cards is not None

    def words(self) -> str:
        if self.dealer is not None:
            return self.tr("Deal a new Pool")
        return self.tr("The new Pool lies there")

    def act(self) -> None:
        cards = (self.picker.cards or ()) if self._asks() else ()
        self.submit(c.RedraftPool(revealed=cards))

    def refresh(self, table: Table) -> None:
        self.picker.clear()
        self.note.setVisible(self._asks())
        self.picker.setVisible(self._asks())
        self.going.show_cards(table.pool)
        coming = self.tr("{n} new cards").format(n=table.pool_size)
        self.picture.put(self._told(self.tr("old Pool")), self._told(coming))
        self.picture.setHidden(self._named)
        self._make_room()

    def restyle(self) -> None:
        super().restyle()
        self.picture.restyle()

    @property
    def _named(self) -> bool:
        return self.table.tracking.cards is CardTracking.NAMED

    def _make_room(self) -> None:
        """What goes gives way to what is told of the new Pool."""
        told = bool(self.picker.field.text())
        self.going.setVisible(self._named and bool(self.table.pool) and not told)

    def _told(self, words: str) -> TextLabel:
        return TextLabel(words, self, size=TextSize.TITLE, weight=Weight.BOLD)

    def _asks(self) -> bool:
        return self.dealer is None and self._named


class FirstView(StepView):
    """Step F."""

    def build(self) -> None:
        self.picture = FromTo("first-player", self)
        self.column.addStretch()
        self.column.addWidget(self.picture)
        self.column.addStretch()

    def words(self) -> str:
        return self.tr("Begin Round {n}").format(n=coming_round(self.table))

    def act(self) -> None:
        self.submit(c.MoveFirstPlayer())

    def refresh(self, table: Table) -> None:
        self.picture.put(self._name(table.first), self._name(after(table, table.first)))

    def restyle(self) -> None:
        super().restyle()
        self.picture.restyle()

    def _name(self, seat: Seat) -> PlayerName:
        return PlayerName(self.table.player(seat), self, mark=56, size=TextSize.TITLE)
