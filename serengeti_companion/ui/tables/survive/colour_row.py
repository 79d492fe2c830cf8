"""One colour on the table: whose it is, how many cards where, and its twelve numbers."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from serengeti_companion.engine.texts import isolated
from serengeti_companion.games.survive import public
from serengeti_companion.games.survive.model import Card, Phase, Seat, Table
from serengeti_companion.games.survive.rules import duties
from serengeti_companion.games.survive.terms import NUMBERS
from serengeti_companion.ui.parts.elided_label import ElidedLabel
from serengeti_companion.ui.parts.shown import set_words
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role, TextSize, Weight
from serengeti_companion.ui.tables.survive.number_tile import NumberTile, State
from serengeti_companion.ui.tables.survive.signs import mark, name_of
from serengeti_companion.ui.translation import filled

_MARK = 36
_NAMES, _MOST_NAMES = 244, 360
_GAP = 3


class ColourRow(QWidget):
    """`tapped(number)`; `set_asked` by a right click or F2."""

    tapped = Signal(int)
    set_asked = Signal()

    def __init__(self, seat: Seat, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.seat = seat
        self._look: tuple[object, ...] = ()
        self.mark = QLabel(self)
        self.name = ElidedLabel("", self, size=TextSize.LARGE, weight=Weight.SEMIBOLD)
        self.counts = TextLabel("", self, size=TextSize.SMALL, role=Role.MUTED)
        self.due = TextLabel("", self, weight=Weight.SEMIBOLD)
        self.tiles = {number: NumberTile(number, self) for number in NUMBERS}
        for tile in self.tiles.values():
            tile.clicked.connect(lambda _=False, number=tile.number: self.tapped.emit(number))
            tile.moved.connect(lambda step, number=tile.number: self._move(number, step))
        self._arrange()
        follow(self.restyle)

    def show_table(
        self, table: Table, chosen: tuple[int, ...], caught: tuple[Card, ...], *, choosing: bool
    ) -> None:
        """`chosen`: marked, and not turned up yet; `caught`: about to be eaten.

        `choosing`: a tap on a card in play changes what is eaten.
        """
        self._table = table
        colour = table.colour(self.seat)
        set_words(self.name, name_of(table, self.seat))
        self.name.setToolTip(self.name.text())
        told = self.tr("hand {hand}, eaten {eaten}, safe {safe}")
        hand = self.tr("deck {hand}, eaten {eaten}, safe {safe}")
        words = (hand if self.seat == table.neutral else told).format(
            hand=colour.hand, eaten=len(colour.eaten), safe=len(colour.safe)
        )
        set_words(self.counts, words)
        self._show_due(table, len(chosen))
        self.setAccessibleName(f"{isolated(self.name.text())}: {words}. {self.due.text()}")
        self._show_tiles(table, chosen, caught, choosing=choosing)
        look = (colour.tint, colour.name)
        if look != self._look:
            self._look = look
            self.restyle()

    def restyle(self) -> None:
        style = current_style()
        self._row.setSpacing(style.px(8))
        self._numbers.setSpacing(style.px(_GAP))
        self._side.setMinimumWidth(style.px(_NAMES))
        self._side.setMaximumWidth(style.px(_MOST_NAMES))
        self._top.setSpacing(style.px(8))
        side = style.px(_MARK)
        self.mark.setFixedSize(side, side)
        if self._look:
            self.mark.setPixmap(mark(self._table, self.seat, side, self.devicePixelRatioF()))

    def first_open(self) -> NumberTile | None:
        """Where the keyboard begins in this row."""
        return next((tile for tile in self.tiles.values() if tile.isEnabled()), None)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.set_asked.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_F2:
            self.set_asked.emit()
        else:
            super().keyPressEvent(event)

    def _arrange(self) -> None:
        self._side = QWidget(self)
        words = QVBoxLayout()
        words.setSpacing(0)
        self._top = QHBoxLayout()
        self._top.addWidget(self.name, 1)
        self._top.addWidget(self.due)
        words.addLayout(self._top)
        words.addWidget(self.counts)
        inner = QHBoxLayout(self._side)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.addWidget(self.mark)
        inner.addLayout(words, 1)
        self.name.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._numbers = QHBoxLayout()
        for tile in self.tiles.values():
            self._numbers.addWidget(tile)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(self._side, 3)
        self._row.addLayout(self._numbers, 1)
        self._row.addStretch()

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def _show_due(self, table: Table, chosen: int) -> None:
        colour, due = table.colour(self.seat), duties.owed(table, self.seat)
        words, role = "", Role.MUTED
        if colour.gone:
            words = self.tr("left")
        elif table.phase is Phase.HUNTING:
            words = self.tr("owes 2 next") if colour.two else ""
        elif colour.laid is not None:
            words = self.tr("turned up")
        elif table.phase in {Phase.CHOOSING, Phase.PREDATOR} and due == 0:
            words = self.tr("no cards left")
        elif due:
            words = self.tr("owes {n}").format(n=due - chosen)
            role = Role.WARNING if due > 1 else Role.ACCENT
        set_words(self.due, words)
        self.due.set_role(role)

    def _show_tiles(
        self, table: Table, chosen: tuple[int, ...], caught: tuple[Card, ...], *, choosing: bool
    ) -> None:
        colour = table.colour(self.seat)
        seen = public.seen_played(table, self.seat)
        taking = self.seat in duties.awaited(table)
        for number, tile in self.tiles.items():
            card = Card(seat=self.seat, number=number)
            if number in colour.in_play:
                state, on = (State.CAUGHT if card in caught else State.LAID), choosing
            elif number in colour.eaten:
                state, on = State.EATEN, False
            elif number in seen:
                state, on = State.SAFE, False
            else:
                state, on = (State.CHOSEN if number in chosen else State.FREE), taking
            tile.show_state(state, self._told(number, state), on=on)
        self._rove()

    def _told(self, number: int, state: State) -> str:
        words = {
            State.FREE: self.tr("{name} {n}"),
            State.CHOSEN: self.tr("{name} {n}, chosen"),
            State.LAID: self.tr("{name} {n}, in play"),
            State.CAUGHT: self.tr("{name} {n}, in play, is eaten"),
            State.EATEN: self.tr("{name} {n}, eaten"),
            State.SAFE: self.tr("{name} {n}, safe"),
        }
        return filled(words[state], name=self.name.text(), n=number)

    def _rove(self) -> None:
        """One stop for the Tab key; the arrow keys go on from there."""
        held = next((tile for tile in self.tiles.values() if tile.hasFocus()), None)
        stop = held if held is not None and held.isEnabled() else self.first_open()
        for tile in self.tiles.values():
            policy = Qt.FocusPolicy.StrongFocus if tile is stop else Qt.FocusPolicy.ClickFocus
            tile.setFocusPolicy(policy)

    def _move(self, number: int, step: int) -> None:
        open_ = [tile for tile in self.tiles.values() if tile.isEnabled()]
        beyond = [t for t in open_ if (t.number - number) * step > 0]
        if beyond:
            target = beyond[0] if step > 0 else beyond[-1]
            target.setFocus(Qt.FocusReason.OtherFocusReason)
            self._rove()
