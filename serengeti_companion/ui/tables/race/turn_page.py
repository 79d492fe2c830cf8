"""A season at play: both halves, the track between them, stacks, cards and what is asked."""

from collections.abc import Set as AbstractSet

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from serengeti_companion.games.race.checklist import turn_duties
from serengeti_companion.games.race.dealer import Dealer
from serengeti_companion.games.race.model import IN_TURN, A, B, Phase, Seat, Table
from serengeti_companion.games.race.reference import reference
from serengeti_companion.games.race.terms import SPECIES, Card, Skill, Special, Species
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.tables.primary_page import PrimaryPage
from serengeti_companion.ui.tables.race.event_moment import EventMoment
from serengeti_companion.ui.tables.race.half import Half
from serengeti_companion.ui.tables.race.moment import Moment
from serengeti_companion.ui.tables.race.now_panel import NowPanel
from serengeti_companion.ui.tables.race.play_moment import PlayMoment
from serengeti_companion.ui.tables.race.quick_complete import completion
from serengeti_companion.ui.tables.race.quick_parse import Unclear, parse
from serengeti_companion.ui.tables.race.scorpion_moment import ScorpionMoment
from serengeti_companion.ui.tables.race.signs import card_name
from serengeti_companion.ui.tables.race.skill_grid import SkillGrid
from serengeti_companion.ui.tables.race.stack_tile import StackTile
from serengeti_companion.ui.tables.race.supply_tile import SupplyTile
from serengeti_companion.ui.tables.race.track_view import TrackView
from serengeti_companion.ui.tables.race.turning import turn
from serengeti_companion.ui.translation import told

_AT_PLAY = IN_TURN | {Phase.EVENT}
_LEFT_SHARE, _NOW_SHARE = 755, 245


class TurnPage(PrimaryPage):
    """`set_asked(part)`: a hand wants to set something right there; `turn_asked(seat)`: a half.

    `more_asked(species, place)`: what else there is to a stack, asked at a point of the screen.
    """

    set_asked = Signal(str)
    turn_asked = Signal(int)
    more_asked = Signal(str, QPoint)
    word_typed = Signal(str)

    def __init__(
        self, model: SessionModel, dealer: Dealer | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._model = model
        self._reading: Card | None = None
        self._turned: frozenset[Seat] = frozenset()
        self._build()
        self._play = PlayMoment(model, self.now, dealer)
        self._moments: dict[Phase, Moment] = {
            Phase.EVENT: EventMoment(model, self.now, dealer),
            Phase.SCORPIONS: ScorpionMoment(model, self.now),
            Phase.PLAYING: self._play,
        }
        for moment in self._moments.values():
            moment.asked.connect(self._show)
        self._arrange()
        follow(self.restyle)
        self.refresh(None, model.state)

    @property
    def facing(self) -> Seat:
        """To whom the middle speaks: whoever has something to say."""
        return self._table.active if self._table.phase in IN_TURN else A

    @property
    def away(self) -> bool:
        """Whether that player's half is turned."""
        return self.facing in self._turned

    def refresh(self, before: Table | None, after: Table) -> None:
        """Show the table as it is; what was half said is forgotten."""
        if after.phase in _AT_PLAY:
            self._begin_anew()

    def choose(self, skill: Skill) -> None:
        """A skill is to be played."""
        self._reading = None
        if self._table.phase in IN_TURN:
            self._play.choose(skill)

    def tap(self, species: Species) -> None:
        """A stack: the drought, or where the skill chosen is aimed; a trail where none is."""
        self._reading = None
        self._moment.tap(species)

    def read(self, card: Card) -> None:
        """What a card does, told in the panel; the same card again: enough of it."""
        self._reading = None if card is self._reading else card
        self._show()

    def turn_halves(self, turned: AbstractSet[Seat]) -> None:
        """Which halves stand towards the other side of the screen."""
        self._turned = frozenset(turned)
        for seat, half in self.halves.items():
            half.face(turned=seat in turned)
        self.track.face({seat for seat in self.halves if seat in turned})
        self._face()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_F2:
            self.set_asked.emit(str(self.facing))
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """A right click sets by hand what lies there; a stack has more to offer."""
        on_supply = self.supply.geometry().contains(event.pos())
        self.set_asked.emit("supply" if on_supply else str(self.facing))

    def restyle(self) -> None:
        style = current_style()
        margin = style.px(8)
        self._outer.setContentsMargins(margin, style.px(4), margin, style.px(6))
        for layout in (self._outer, self._left, self._middle, self._board, self._stacks):
            layout.setSpacing(style.px(6))

    @property
    def _table(self) -> Table:
        table: Table = self._model.state
        return table

    @property
    def _moment(self) -> Moment:
        return self._moments.get(self._table.phase, self._play)

    def _build(self) -> None:
        table = self._table
        self.halves = {seat: Half(seat, table, self) for seat in (A, B)}
        for seat, half in self.halves.items():
            half.set_asked.connect(lambda seat=seat: self.set_asked.emit(str(seat)))
            half.turn_asked.connect(lambda seat=seat: self.turn_asked.emit(seat))
        self.track = TrackView(table, self)
        self.track.clicked.connect(lambda: self.set_asked.emit("moment"))
        self.tiles = {species: StackTile(species, self) for species in SPECIES}
        for species, tile in self.tiles.items():
            tile.clicked.connect(lambda _=False, species=species: self.tap(species))
            tile.more_asked.connect(
                lambda place, tile=tile: self.more_asked.emit(
                    tile.species.value, tile.mapToGlobal(place)
                )
            )
        self.supply = SupplyTile(self)
        self.skills = SkillGrid(self)
        for part in (self.supply, self.skills):
            part.read.connect(lambda word: self.read(_card(word)))
        self.skills.picked.connect(lambda word: self.choose(Skill(word)))
        self._build_now()

    def _build_now(self) -> None:
        self.now = NowPanel(self.primary, self)
        self.now.answered.connect(self._answer)
        self.now.typed.connect(self._typed)
        self.now.quick.textChanged.connect(self._show_ghost)
        self.now.cancelled.connect(self._begin_anew)
        self.now.clause_asked.connect(self.clause_asked)
        self.primary.clicked.connect(self._carry_on)

    def _arrange(self) -> None:
        self._stacks = QHBoxLayout()
        for tile in self.tiles.values():
            self._stacks.addWidget(tile, 1)
        self._stacks.addWidget(self.supply, 1)
        self._board = QVBoxLayout()
        self._board.addLayout(self._stacks)
        self._board.addWidget(self.skills, 1)
        self._middle = QHBoxLayout()
        self._middle.addWidget(self.track)
        self._middle.addLayout(self._board, 1)
        self._left = QVBoxLayout()
        self._left.addWidget(self.halves[B])
        self._left.addLayout(self._middle, 1)
        self._left.addWidget(self.halves[A])
        self._outer = QHBoxLayout(self)
        self._outer.addLayout(self._left, _LEFT_SHARE)
        self._outer.addWidget(self.now, _NOW_SHARE)

    def _begin_anew(self) -> None:
        self._reading = None
        for moment in self._moments.values():
            moment.forget()
        self._show()

    def _show(self) -> None:
        table, moment = self._table, self._moment
        for half in self.halves.values():
            half.show_table(table)
        self.track.show_table(table)
        self.supply.show_table(table, self._reading)
        self.skills.show_table(table, moment.skill, self._reading)
        aimed = moment.aimed()
        for species, tile in self.tiles.items():
            tile.show_table(table, aimed=species in aimed)
        self.now.complain("")
        again = self.tr("Choose again") if moment.half_said else ""
        self.now.show_cancel(again if self._reading is None else self.tr("Back to the table"))
        if self._reading is None:
            self.now.show_duties(() if moment.half_said else turn_duties(table))
            moment.show()
        else:
            self._show_reference(table, self._reading)
        self._face()

    def _show_reference(self, table: Table, card: Card) -> None:
        self.now.tell(card_name(card), "")
        self.now.ask("")
        self.now.show_duties(reference(table, card), below=True)
        self.primary.hide()

    def _face(self) -> None:
        """What is played with looks to whoever plays; the stacks keep their places."""
        for part in (*self.tiles.values(), self.supply, self.skills, self.now):
            turn(part, turned=self.away)

    def _answer(self, at: int) -> None:
        self._moment.answer(at)

    def _carry_on(self) -> None:
        self._moment.carry_on()

    def _show_ghost(self, line: str) -> None:
        self.now.quick.ghost = completion(self._table, line)
        self.now.quick.update()

    def _typed(self, line: str) -> None:
        word = line.strip().lower()
        if word in {"undo", "redo"}:
            self.now.quick.clear()
            self.word_typed.emit(word)
            return
        parsed = parse(self._table, line)
        if isinstance(parsed, Unclear):
            self.now.complain(told(parsed.message))
            return
        self.now.quick.clear()
        self._reading = None
        self._moment.say(parsed)


def _card(word: str) -> Card:
    return Special(word) if word in set(Special) else Species(word)
