"""The table during a round: players, Map, Action Board, cards and the quick entry line."""

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.dealer import Dealer
from serengeti_companion.games.wild.model import Phase, Table, next_to_act
from serengeti_companion.games.wild.rules.actions import top
from serengeti_companion.games.wild.rules.turns import owes_a_card
from serengeti_companion.games.wild.terms import Area, BasicAction, Cell, Species
from serengeti_companion.ui.parts.button_words import as_written
from serengeti_companion.ui.parts.keyboard_stays import keyboard_stays
from serengeti_companion.ui.parts.once import OnceButton
from serengeti_companion.ui.parts.primary_button import PrimaryButton
from serengeti_companion.ui.parts.short_names import cut_name
from serengeti_companion.ui.parts.shown import show_if
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Target, TextSize, Weight
from serengeti_companion.ui.tables.wild.action_board import ActionGroup
from serengeti_companion.ui.tables.wild.area_block import AreaBlock
from serengeti_companion.ui.tables.wild.cards_panel import POOL, CardsPanel
from serengeti_companion.ui.tables.wild.cell_menu import cell_menu
from serengeti_companion.ui.tables.wild.desk import Desk
from serengeti_companion.ui.tables.wild.gestures import Held, next_actor, on_turn
from serengeti_companion.ui.tables.wild.hand import Hand
from serengeti_companion.ui.tables.wild.map_paint import CellSigns
from serengeti_companion.ui.tables.wild.map_view import MapView
from serengeti_companion.ui.tables.wild.phrases import coins, first_reason
from serengeti_companion.ui.tables.wild.player_panels import PlayerPanels
from serengeti_companion.ui.tables.wild.quick_entry import QuickEntry
from serengeti_companion.ui.tables.wild.score_board import ScoreBoard
from serengeti_companion.ui.translation import filled

_LEFT, _RIGHT, _AREAS = 236, 316, 190
_IS_NEXT = 72  # beside a long name on the button
_BELOW = {BasicAction.SWAP: 3, BasicAction.MOVE: 4, BasicAction.TAKE: 4, BasicAction.RENEW: 3}


class PlayPage(QWidget):
    """Everything that is done in a turn is done here."""

    clause_asked = Signal(str)
    sheet_wanted = Signal(object)
    log_asked = Signal()

    def __init__(
        self, model: SessionModel, dealer: Dealer | None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.desk = Desk(model, dealer, self)
        self._board: ScoreBoard | None = None
        self._above = QHBoxLayout()
        self._wrong: frozenset[Cell] = frozenset()
        self._spaces_shown: tuple[object, ...] = ()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._build(self.desk)
        self._arrange()
        self._wire()
        follow(self._resize)
        self.refresh(None, self.desk.table)

    @property
    def board(self) -> ScoreBoard:
        """What stands in the place of a Map that is not followed; made when it first does."""
        if self._board is None:
            self._board = ScoreBoard(self.desk, self)
            self._board.hide()
            self._above.insertWidget(1, self._board, 5)
        return self._board

    def refresh(self, before: Table | None, after: Table) -> None:
        """Repaint what changed."""
        if after.phase is Phase.ROUND:
            with keyboard_stays(self):
                self._show(before, after)

    def _show(self, before: Table | None, after: Table) -> None:
        if before is None or on_turn(before) != on_turn(after):
            self.desk.look_at(None)
        self.map.set_table(after)
        self.players.refresh(before, after)
        if before is None or (before.areas, before.tracking) != (after.areas, after.tracking):
            for block in self.areas.values():
                block.refresh(after)
        self._show_spaces(after)
        if before is not None and owes_a_card(after) and not owes_a_card(before):
            self.cards.show_tab(POOL)  # a Renew includes a card of it
        else:
            self.cards.refresh()
        self.quick.refresh()
        if before is None or before.tracking is not after.tracking:
            self._show_tracked(after)
        elif not after.tracking.map:
            self.board.refresh(after)
        self._show_buttons(after)

    def mark(self, cells: frozenset[Cell]) -> None:
        """The spaces a refusal is about."""
        self._wrong = cells
        self._show_signs()

    def done_turn(self) -> None:
        """End the turn; the cards that refill the Pool are dealt."""
        if not self.done.locked:
            self.desk.play(c.EndTurn(seat=on_turn(self.desk.table)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        text = event.text()
        if event.key() == Qt.Key.Key_Space:
            if not event.isAutoRepeat():  # a key held down ends one turn, not the next one too
                self.done_turn()
        elif event.key() == Qt.Key.Key_Escape:
            self._let_go()
            event.ignore()  # the table closes what was refused
        elif text.isalnum() and not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier:
            self.quick.begin(text)
        else:
            super().keyPressEvent(event)

    def _build(self, desk: Desk) -> None:
        table = desk.table
        self.players = PlayerPanels(desk, self)
        self.map = MapView(table, self)
        self.areas = {area: AreaBlock(desk, area, self) for area in Area}
        self.groups = {action: ActionGroup(desk, action, self) for action in _BELOW}
        self._space_rows = [part.spaces for part in self.areas.values()]
        self._space_rows += [part.spaces for part in self.groups.values()]
        self.cards = CardsPanel(desk, self)
        self.quick = QuickEntry(desk, self)
        self.passing = OnceButton(self)
        self.passing.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.done = PrimaryButton("", self)
        self.done.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.hand = Hand(desk, self, self.map)

    def _arrange(self) -> None:
        self._areas = QVBoxLayout()
        for block in self.areas.values():
            self._areas.addWidget(block, 1)
        self._above.addWidget(self.map, 5)
        self._above.addLayout(self._areas, 2)
        self._actions = QHBoxLayout()
        for action, spaces in _BELOW.items():
            self._actions.addWidget(self.groups[action], spaces)
        self._foot = QHBoxLayout()
        self._foot.addWidget(self.quick, 1)
        self._foot.addWidget(self.passing)
        self._foot.addWidget(self.done)
        self._middle = QVBoxLayout()
        self._middle.addLayout(self._above, 1)
        self._middle.addLayout(self._actions)
        self._middle.addLayout(self._foot)
        # The columns are as wide as they are, whatever stands in them: nothing jumps.
        ignored = QSizePolicy.Policy.Ignored
        self.players.setSizePolicy(ignored, ignored)
        self.cards.setSizePolicy(ignored, QSizePolicy.Policy.Expanding)
        self._grid = QGridLayout(self)
        self._grid.addWidget(self.players, 0, 0)
        self._grid.addLayout(self._middle, 0, 1)
        self._grid.addWidget(self.cards, 0, 2)
        for column, share in enumerate((_LEFT, 700, _RIGHT)):
            self._grid.setColumnStretch(column, share)

    def _wire(self) -> None:
        self.map.tapped.connect(lambda cell: self.hand.tap(Cell(cell)))
        self.map.hovered.connect(lambda cell: self.hand.hover(Cell(cell) if cell else None))
        self.map.put_back.connect(self._let_go)
        self.map.drag_began.connect(self._carry_from_map)
        self.map.menu_asked.connect(self._ask_cell)
        sources: list[QWidget] = [self.map]
        for block in self.areas.values():
            for tile in block.animals:
                tile.clicked.connect(lambda _=False, tile=tile: self._pick(tile.species))
                tile.drag_began.connect(self._carry_from_area)
                sources.append(tile)
        for source in sources:
            source.dragged.connect(self.hand.move)  # type: ignore[attr-defined]
            source.dropped.connect(self.hand.release)  # type: ignore[attr-defined]
        self.hand.changed.connect(self._show_signs)
        self.desk.lit_changed.connect(self._show_signs)
        self.desk.armed_changed.connect(self._turn_to_armed)
        self.passing.clicked.connect(self._pass)
        self.done.clicked.connect(self.done_turn)
        self.cards.naming_asked.connect(lambda: self.quick.begin("pool "))
        self.cards.describing.connect(self.sheet_wanted)
        self.cards.log_asked.connect(self.log_asked)

    def _pick(self, species: Species) -> None:
        """Into the hand; the arrows then say where to."""
        self.hand.pick(species)
        self.map.setFocus()

    def _carry_from_map(self, cell: str, place: QPoint) -> None:
        animal = top(self.desk.table, Cell(cell))
        if animal is not None:
            self.hand.carry(Held(animal, Cell(cell)), place)

    def _carry_from_area(self, species: str, place: QPoint) -> None:
        self.hand.carry(Held(Species(species)), place)

    def _ask_cell(self, cell: str, place: QPoint) -> None:
        cell_menu(self.desk, Cell(cell), self).popup(place)

    def _pass(self) -> None:
        self.desk.play(c.PassTurn(seat=on_turn(self.desk.table)))

    def _let_go(self) -> None:
        self.hand.let_go()
        self.desk.look_at(None)
        if self.desk.armed is not None:
            self.desk.arm(None)

    def _turn_to_armed(self) -> None:
        """Cards are taken from the Pool: show it."""
        armed = self.desk.armed
        space = None if armed is None else self.desk.table.space(armed)
        if space is not None and space.action is BasicAction.TAKE:
            self.cards.show_tab(POOL)

    def _show_signs(self) -> None:
        held = self.hand.held
        self.map.set_signs(
            CellSigns(
                lit=self.desk.lit,
                wrong=self._wrong,
                held=None if held is None else held.cell,
                target=self.hand.over if held is not None else None,
                fits=self.hand.fits,
            )
        )
        for block in self.areas.values():
            for tile in block.animals:
                in_hand = held is not None and held.cell is None and held.species is tile.species
                tile.set_held(in_hand)

    def _show_spaces(self, table: Table) -> None:
        """All that the Action Spaces show hangs on these facts."""
        actor = next_actor(table)
        markers = tuple((player.space, player.name, player.colour) for player in table.players)
        facts = (table.spaces, table.round, actor, table.player(actor).coins, markers, table.house)
        if facts != self._spaces_shown:
            self._spaces_shown = facts
            for row in self._space_rows:
                row.refresh()

    def _show_tracked(self, table: Table) -> None:
        """What is not tracked takes no room."""
        show_if(self.map, table.tracking.map)
        if not table.tracking.map:
            self.board.refresh(table)
        if self._board is not None:
            show_if(self._board, not table.tracking.map)
        beside = table.tracking.map or table.tracking.board
        for block in self.areas.values():
            show_if(block, beside)
        self._above.setStretchFactor(self._areas, 2 if beside else 0)
        for group in self.groups.values():
            show_if(group, table.tracking.board)

    def _show_buttons(self, table: Table) -> None:
        seat = on_turn(table)
        acted = table.turn is not None and (
            table.turn.action is not None or not table.tracking.board
        )
        self._show_pass(table)
        self.done.setEnabled(acted)
        following = next_to_act(table, seat)
        next_name = table.player(seat if following is None else following).name
        words = self._next_words(next_name) if acted else self.tr("Done\nafter an action")
        self.done.mean(words, f"{seat} {acted}")

    def _next_words(self, name: str) -> str:
        room = self.done.width() - current_style().px(_IS_NEXT)
        short = cut_name(name, room, TextSize.BODY, Weight.SEMIBOLD)
        return filled(self.tr("Done\n{name} is next"), name=as_written(short))

    def _show_pass(self, table: Table) -> None:
        """What is against passing is said on the button; it can still be insisted on."""
        seat = on_turn(table)
        reason = first_reason(self.desk.objections(c.PassTurn(seat=seat)))
        words = self.tr("Pass")
        if reason:
            short = self.tr("action taken")
            if table.turn is not None and table.turn.action is None:
                held = coins(table.player(seat).coins)
                short = self.tr("not with {coins}").format(coins=held)
            words = self.tr("Pass\n{reason}").format(reason=short)
        if (words, reason) != (self.passing.text(), self.passing.toolTip()):
            self.passing.setText(words)
            self.passing.setAccessibleName(words.replace("\n", ", "))
            self.passing.setToolTip(reason)

    def _resize(self) -> None:
        style = current_style()
        gap = style.px(6)
        self._grid.setContentsMargins(style.px(8), gap, style.px(8), gap)
        self._grid.setHorizontalSpacing(style.px(8))
        for layout in (self._areas, self._above, self._foot, self._middle):
            layout.setSpacing(gap)
        self._actions.setSpacing(style.px(4))
        for column, wide in ((0, _LEFT), (2, _RIGHT)):
            self._grid.setColumnMinimumWidth(column, style.px(wide))
        for block in self.areas.values():
            block.setMinimumWidth(style.px(_AREAS))
            block.setMaximumWidth(style.px(_AREAS * 5 // 4))
        for button in (self.passing, self.done):
            button.setStyleSheet("padding: 0")
            button.setFixedSize(style.px(140), style.px(Target.PRIMARY))
            button.setFont(style.font(TextSize.BODY, Weight.SEMIBOLD))
