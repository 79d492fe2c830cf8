"""A player's Tableau: which scenes can be filmed now, what the others lack, trading cards in."""

from PySide6.QtCore import QPoint, QTimer, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.model import CardTracking, Phase, Player, Seat
from serengeti_companion.games.wild.names import SPECIES_NAMES
from serengeti_companion.ui.paint.glyphs import code
from serengeti_companion.ui.parts.shown import show_if
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Target
from serengeti_companion.ui.tables.wild.card_grid import CardGrid
from serengeti_companion.ui.tables.wild.card_view import CardView
from serengeti_companion.ui.tables.wild.counted_cards import CountedCards
from serengeti_companion.ui.tables.wild.desk import Desk
from serengeti_companion.ui.tables.wild.gestures import on_turn
from serengeti_companion.ui.tables.wild.hints import (
    Hint,
    KnownHints,
    Lack,
    film_command,
    steps_away,
)
from serengeti_companion.ui.translation import told

_ASKS = frozenset({Lack.NOTHING, Lack.TERRAIN, Lack.DESCRIPTION})
_PAIR = 2  # WS-FREE-3: cards for 1 Coin
_PAUSE_MS = 40  # what takes longer to find out waits until the table has been painted
_NO_BREAK = "\N{NO-BREAK SPACE}"


class TableauView(QWidget):
    """A tap films a glowing card and chooses any other one for the trade."""

    menu_asked = Signal(object, QPoint)

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._chosen: list[int] = []
        self._hints: list[Hint] = []
        self._known = KnownHints()
        self._shown: tuple[object, ...] = ()
        self.grid = CardGrid(self)
        self._counted: CountedCards | None = None
        self.trade = QPushButton(self)
        self.trade.clicked.connect(self._trade)
        self._looking = QTimer(self)
        self._looking.setSingleShot(True)
        self._looking.setInterval(_PAUSE_MS)
        self._looking.timeout.connect(self._look_further)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.grid, 1)
        self._column.addWidget(self.trade)
        desk.seat_shown.connect(self.refresh)
        follow(self._resize)
        self.refresh()

    @property
    def seat(self) -> Seat:
        """Whose cards are shown."""
        looked_at = self._desk.looked_at
        return on_turn(self._desk.table) if looked_at is None else looked_at

    @property
    def player(self) -> Player:
        return self._desk.table.player(self.seat)

    @property
    def counted(self) -> CountedCards:
        """What stands here where cards are only counted; made when it first does."""
        if self._counted is None:
            self._counted = CountedCards(self._desk, self)
            self._counted.hide()
            self._column.insertWidget(1, self._counted, 1)
        return self._counted

    def refresh(self) -> None:
        table, player = self._desk.table, self.player
        shown = (table.board, table.terrain, table.tracking, player, self.seat)
        if len(shown) == len(self._shown) and all(
            new is old for new, old in zip(shown, self._shown, strict=True)
        ):
            return
        self._shown = shown
        named = table.tracking.cards is CardTracking.NAMED
        show_if(self.grid, named)
        if not named:
            self.counted.refresh(self.seat)
        if self._counted is not None:
            show_if(self._counted, not named)
        show_if(self.trade, named)
        self._chosen = []
        self._wire(self.grid.set_number(len(player.tableau) if named else 0))
        self._hints = self._known.of(table, self.seat, player.tableau) if named else []
        self._show()
        self._looking.start()

    def _wire(self, fresh: list[CardView]) -> None:
        for view in fresh:
            view.clicked.connect(lambda _=False, view=view: self._tapped(view))
            view.entered.connect(lambda view=view: self._light(view))
            view.left.connect(lambda: self._desk.light(()))
            view.drag_began.connect(lambda: self._invite(True))
            view.dropped.connect(lambda place, view=view: self._dropped(view, place))
            view.menu_wanted.connect(
                lambda place, view=view: self.menu_asked.emit(view.card, place)
            )

    def _show(self) -> None:
        for at, (view, found) in enumerate(zip(self.grid.views, self._hints, strict=True)):
            card = self.player.tableau[at]
            view.show_card(
                card,
                self._verdict(found),
                self._brief(found),
                glowing=found.lack is Lack.NOTHING and self._desk.table.tracking.map,
                chosen=at in self._chosen,
            )
        self._invite(False)

    def _verdict(self, found: Hint) -> str:
        match found.lack:
            case Lack.NOTHING:
                return self._film_words(found)
            case Lack.VFX | Lack.FOOD:
                words = self.tr("{n} Food away")
                if found.lack is Lack.VFX:
                    words = self.tr("needs {n} VFX")
                return words.format(n=found.number)
            case Lack.TERRAIN | Lack.DESCRIPTION:
                asks = found.lack is Lack.TERRAIN
                return self.tr("terrain?") if asks else self.tr("Film…")
            case Lack.ANIMAL if len(found.species) == 1:
                return self._needs(told(SPECIES_NAMES[found.species[0]]))
            case Lack.ANIMAL:
                return self._brief(found)
            case _:
                return self.tr("not in place")

    def _brief(self, found: Hint) -> str:
        """The codes of the missing animals; all else has no shorter form."""
        return self._needs(*(code(species.value) for species in found.species))

    def _needs(self, *animals: str) -> str:
        return self.tr("needs {animals}").format(animals=", ".join(animals)) if animals else ""

    def _film_words(self, found: Hint) -> str:
        words = self.tr("Film it")
        if found.stars:
            words = self.tr("Film it +{stars}").format(stars=found.stars)
        if found.number:
            tokens = self.tr("{n} VFX").format(n=found.number)
            # Where the line is broken, the number stays with its word.
            words = f"{words}, {tokens.replace(' ', _NO_BREAK)}"
        return words

    def _tapped(self, view: CardView) -> None:
        at = self.grid.views.index(view)
        if self._hints[at].lack in _ASKS:
            self._desk.play(film_command(self.seat, view.card, self._hints[at]))
            return
        if at in self._chosen:
            self._chosen.remove(at)
        else:
            self._chosen.append(at)
        self._show()

    def _dropped(self, view: CardView, place: QPoint) -> None:
        """A card dragged to the trade; the second one completes it."""
        self._invite(False)
        if not self.trade.rect().contains(self.trade.mapFromGlobal(place)):
            return
        at = self.grid.views.index(view)
        if at not in self._chosen:
            self._chosen.append(at)
        if len(self._chosen) >= _PAIR:
            self._trade()
        else:
            self._show()

    def _trade(self) -> None:
        cards = tuple(self.player.tableau[at] for at in self._chosen)
        if cards:
            self._desk.play(c.DiscardCards(seat=self.seat, cards=cards))

    def _invite(self, dragging: bool) -> None:
        """What the trade would do with the cards chosen so far."""
        number = len(self._chosen)
        coins = number // _PAIR
        if dragging:
            words = self.tr("Drop here to trade in")
        elif not number:
            words = self.tr("Trade in: drag or tap two cards")
        elif coins:
            words = self.tr("Trade {n} cards for {coins} Coin").format(n=number, coins=coins)
            if coins > 1:
                words = self.tr("Trade {n} cards for {coins} Coins").format(n=number, coins=coins)
        else:
            words = self.tr("One more for 1 Coin, or discard it")
        if self.trade.text() != words:
            self.trade.setText(words)
            self.trade.setAccessibleName(words)
        playing = self._desk.table.phase is Phase.ROUND
        self.trade.setEnabled(playing and (dragging or bool(number)))

    def _light(self, view: CardView) -> None:
        if view in self.grid.views:
            at = self.grid.views.index(view)
            if at < len(self._hints):
                self._desk.light(self._hints[at].cells)

    def _look_further(self) -> None:
        """One card at a time, so that nothing waits for it."""
        player = self.player
        if not player.food or len(self._hints) != len(player.tableau):
            return
        for at, found in enumerate(self._hints):
            if found.lack is Lack.POSITION and not found.number:
                near = steps_away(self._desk.table, player.tableau[at], player)
                self._hints[at] = near or Hint(lack=Lack.POSITION, number=1)
                self._show()
                self._looking.start()
                return

    def _resize(self) -> None:
        style = current_style()
        self._column.setSpacing(style.px(6))
        self.trade.setFixedHeight(style.px(Target.TOUCH))
