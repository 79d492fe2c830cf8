"""One colour on the Score pad of Survive The Serengeti: a tap says that a card was eaten."""

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QWidget

from serengeti_companion.games.survive.rules.winning import Count, Line
from serengeti_companion.games.survive.terms import NUMBERS
from serengeti_companion.ui.paint.player_mark import initial, mark_pixmap
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import SEAT_COLOURS, SEAT_SHAPES, Role, Weight
from serengeti_companion.ui.tables.survive.number_tile import NumberTile, State
from serengeti_companion.ui.translation import filled

_MARK = 36
_NAME, _WORDS, _INDENT = 190, 230, 8
_NEXT = {State.LAID: State.CAUGHT, State.CAUGHT: State.LAID}
_NEXT_NEUTRAL = {State.LAID: State.CAUGHT, State.CAUGHT: State.FREE, State.FREE: State.LAID}


class SurviveSeat(QWidget):
    """Twelve tiles: safe at first, eaten after a tap; a neutral card may not have come at all."""

    changed = Signal()

    def __init__(self, tint: int, parent: QWidget | None = None, *, neutral: bool = False) -> None:
        super().__init__(parent)
        self._tint, self.is_neutral = tint, neutral
        self.mark = QLabel(self)
        self.name = QLineEdit(self)
        self.name.setReadOnly(neutral)
        if neutral:
            self.name.setText(self.tr("Neutral"))
            self.name.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.name.setAccessibleName(self.tr("Name of player {n}").format(n=tint + 1))
        self.name.textChanged.connect(self._renamed)
        self.tiles = {number: NumberTile(number, self) for number in NUMBERS}
        self._states = dict.fromkeys(NUMBERS, State.LAID)
        for number, tile in self.tiles.items():
            tile.clicked.connect(lambda _=False, number=number: self.tap(number))
            tile.moved.connect(lambda step, number=number: self._move(number + step))
        self.words = TextLabel("", self, weight=Weight.SEMIBOLD)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(self.mark)
        self._row.addWidget(self.name)
        for tile in self.tiles.values():
            self._row.addWidget(tile)
        self._row.addWidget(self.words, 1)
        self._show_tiles()
        follow(self.restyle)

    @property
    def count(self) -> Count:
        """The piles as they are told."""
        name = "" if self.is_neutral else self.name.text().strip()
        return Count(name=name, safe=self._with(State.LAID), eaten=self._with(State.CAUGHT))

    def tap(self, number: int) -> None:
        """The card lay in the other pile."""
        follows = _NEXT_NEUTRAL if self.is_neutral else _NEXT
        self._states[number] = follows[self._states[number]]
        self._show_tiles()
        self.changed.emit()

    def take(self, name: str, safe: Iterable[int], eaten: Iterable[int]) -> None:
        """Show these piles; nothing is emitted."""
        if not self.is_neutral:
            self.name.blockSignals(True)
            self.name.setText(name)
            self.name.blockSignals(False)
        safe, eaten = set(safe), set(eaten)
        for number in NUMBERS:
            left = State.FREE if self.is_neutral else State.LAID
            state = State.CAUGHT if number in eaten else State.LAID if number in safe else left
            self._states[number] = state
        self._show_tiles()
        self.restyle()

    def show_line(self, line: Line | None) -> None:
        """What it comes to; None = it cannot be said."""
        if line is None:
            self.words.setText("")
            return
        self.words.set_role(Role.ACCENT if line.extinct else Role.INK)
        if line.extinct:
            words = self.tr("{n} eaten: extinct").format(n=line.eaten)
        elif line.herd is None:
            words = self.tr("{n} eaten, no herd").format(n=line.eaten)
        else:
            words = self.tr("{n} eaten, herd {a} to {b}").format(
                n=line.eaten, a=line.herd.first, b=line.herd.last
            )
        self.words.setText(words)

    def restyle(self) -> None:
        style = current_style()
        self._row.setSpacing(style.px(3))
        side = style.px(_MARK)
        self.mark.setFixedSize(side, side)
        letter = initial(self.name.text())
        self.mark.setPixmap(
            mark_pixmap(
                SEAT_COLOURS[self._tint],
                SEAT_SHAPES[self._tint],
                letter,
                side,
                self.devicePixelRatioF(),
            )
        )
        self.name.setFixedWidth(style.px(_NAME))
        self.words.setMinimumWidth(style.px(_WORDS))
        self.words.setIndent(style.px(_INDENT))

    def _with(self, state: State) -> tuple[int, ...]:
        return tuple(number for number in NUMBERS if self._states[number] is state)

    def _renamed(self) -> None:
        self._show_tiles()
        self.restyle()
        self.changed.emit()

    def _show_tiles(self) -> None:
        words = {
            State.LAID: self.tr("{name} {n}, safe"),
            State.CAUGHT: self.tr("{name} {n}, eaten"),
            State.FREE: self.tr("{name} {n}, never laid"),
        }
        for number, tile in self.tiles.items():
            state = self._states[number]
            told = filled(words[state], name=self.name.text(), n=number)
            tile.show_state(state, told, on=True)
            policy = Qt.FocusPolicy.StrongFocus if number == 1 else Qt.FocusPolicy.ClickFocus
            tile.setFocusPolicy(policy)

    def _move(self, number: int) -> None:
        if number in self.tiles:
            self.tiles[number].setFocus(Qt.FocusReason.OtherFocusReason)
