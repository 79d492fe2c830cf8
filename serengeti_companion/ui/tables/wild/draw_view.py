"""Step D: draw 4, keep 1, or more for Coins; player by player."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.model import TABLEAU_LIMIT, CardTracking, Seat, Table
from serengeti_companion.games.wild.rules.preparation import OFFERED, price
from serengeti_companion.games.wild.terms import BLANK, SceneCard
from serengeti_companion.ui.parts.button_words import as_written
from serengeti_companion.ui.parts.segmented import Segmented
from serengeti_companion.ui.parts.short_names import cut_name
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.style.tokens import Role, Target, TextSize, Weight
from serengeti_companion.ui.tables.wild.card_picker import CardPicker, finder
from serengeti_companion.ui.tables.wild.phrases import coins as coin_words
from serengeti_companion.ui.tables.wild.preview_card import PreviewCard, growth
from serengeti_companion.ui.tables.wild.shed_choice import ShedChoice
from serengeti_companion.ui.tables.wild.step_view import StepView
from serengeti_companion.ui.translation import filled

_NAME = 320  # width of a name on the main button, at scale 1


class DrawView(StepView):
    """One player at a time; the names on top show who has drawn."""

    def build(self) -> None:
        self._seat: Seat = self.table.present[0]
        self._drew = self.table.drew
        table = self.table
        choices = [
            (str(seat), table.player(seat).name) for seat in map(Seat, range(len(table.players)))
        ]
        self.who = Segmented(self.tr("Who draws"), choices, self)
        self.who.chosen.connect(lambda key: self._turn_to(Seat(int(key))))
        self.cards = [PreviewCard(parent=self, choosable=True) for _ in range(OFFERED)]
        self._dealt = QHBoxLayout()
        for card in self.cards:
            self._dealt.addWidget(card)
            card.clicked.connect(self._follow)
        self._dealt.addStretch()
        # None at all is against the rule; a table that did so can say it.
        numbers = [(str(n), str(n)) for n in range(OFFERED + 1)]
        self.how_many = Segmented(self.tr("Cards kept"), numbers, self)
        self.how_many.chosen.connect(lambda _: self._follow())
        self._build_typed()
        self.money = TextLabel("", self, size=TextSize.LARGE)
        self.money.setWordWrap(True)
        self.limit = TextLabel("", self, role=Role.MUTED)
        self.limit.setWordWrap(True)
        self.shed = ShedChoice(self)
        self.shed.changed.connect(self.changed)
        self.column.addWidget(self.who)
        self.column.addLayout(self._dealt)
        for widget in (self._typed, self.money, self.limit, self.shed):
            self.column.addWidget(widget)
        self.column.addStretch()

    @property
    def ready(self) -> bool:
        if self._all_at_once():
            return True
        return self._kept() is not None

    def words(self) -> str:
        if self._all_at_once():
            return self.tr("Everyone has drawn")
        room = current_style().px(_NAME)
        name = self.table.player(self._seat).name
        name = as_written(cut_name(name, room, TextSize.LARGE, Weight.SEMIBOLD))
        kept = self._kept()
        if not kept and self._dealing():
            return filled(self.tr("{name}: tap what to keep"), name=name)
        if not kept:
            return filled(self.tr("{name} keeps no card"), name=name)
        cost = self._price(kept)
        if len(kept) == 1:
            return filled(self.tr("{name} keeps 1 card"), name=name)
        words = self.tr("{name} keeps {n} for {coins}")
        return filled(words, name=name, n=len(kept), coins=coin_words(cost))

    def act(self) -> None:
        if self._all_at_once():
            for seat in self._waiting():
                if not self.model.submit(c.KeepFromFour(seat=seat, kept=(BLANK,)), self.on_word):
                    break
            return
        kept = self._kept()
        if kept is None:
            return
        command = c.KeepFromFour(
            seat=self._seat, kept=kept, left=self._left(kept), shed=self.shed.chosen
        )
        self.model.submit(command, self.on_word)

    def refresh(self, table: Table) -> None:
        waiting = self._waiting()
        for seat in map(Seat, range(len(table.players))):
            button = self.who.button(str(seat))
            button.setVisible(not table.player(seat).gone)
            button.setEnabled(seat in waiting)
            name = table.player(seat).name
            drawn = seat in table.drew
            words = filled(self.tr("{name}: drawn"), name=name) if drawn else name
            button.setText(as_written(words))
            button.setAccessibleName(words)
        # What was chosen stays, whatever is put right meanwhile.
        keep = self.is_same_moment(table) and table.drew == self._drew and self._seat in waiting
        self._drew = table.drew
        following = waiting[0] if waiting else table.present[0]
        self._turn_to(self._seat if keep else following, keep=keep)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._grow()

    def restyle(self) -> None:
        super().restyle()
        self._grow()
        style = current_style()
        self._dealt.setSpacing(style.px(10))
        self._line.setSpacing(style.px(12))
        self._count_label.setFixedHeight(style.px(Target.TOUCH))

    def _grow(self) -> None:
        for card in self.cards:
            card.grow(growth(self.width()))

    def _build_typed(self) -> None:
        self._typed = QWidget(self)
        label = self.tr("Numbers of the cards kept")
        self.picker = CardPicker(label, finder(self.table), OFFERED, self._typed)
        self.picker.edited.connect(self._typed_numbers)
        self._line = QHBoxLayout(self._typed)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._count_label = TextLabel(self.tr("Keeps"), self._typed)
        self._line.addWidget(self._count_label)
        self._line.addWidget(self.how_many)
        self._line.addWidget(self.picker, 1)
        for widget in (self._count_label, self.how_many, self.picker):
            self._line.setAlignment(widget, Qt.AlignmentFlag.AlignTop)

    def _waiting(self) -> tuple[Seat, ...]:
        table = self.table
        return tuple(seat for seat in table.present if seat not in table.drew)

    def _all_at_once(self) -> bool:
        """Cards are not looked at and Coins are not counted: there is nothing to ask."""
        table = self.table
        return table.tracking.cards is CardTracking.OFF and not table.tracking.board

    def _named(self) -> bool:
        return self.table.tracking.cards is CardTracking.NAMED

    def _dealing(self) -> bool:
        return self.dealer is not None and self._named()

    def _turn_to(self, seat: Seat, *, keep: bool = False) -> None:
        self._seat = seat
        table = self.table
        self.who.set_value(str(seat))
        self.who.setVisible(not self._all_at_once())
        hand: tuple[SceneCard, ...] = ()
        if self.dealer is not None and self._named():
            hand = self.dealer.four(table, seat)
        keep = keep and hand == tuple(p.card for p in self.cards if not p.isHidden())
        for at, preview in enumerate(self.cards):
            preview.setVisible(at < len(hand))
            preview.setChecked(keep and preview.isChecked())
            if at < len(hand):
                preview.show_card(hand[at])
        if not keep:
            self.picker.clear()
            self.how_many.set_value("1")
        self.picker.setVisible(self._named())
        self._typed.setVisible(not self._dealing() and not self._all_at_once())
        self._follow()

    def _kept(self) -> tuple[SceneCard, ...] | None:
        """What is kept as far as it is told; None while it cannot be read."""
        if self._dealing():
            return tuple(p.card for p in self.cards if p.isChecked() and not p.isHidden())
        cards = self.picker.cards if self._named() else ()
        if cards is None:
            return None
        number = max(int(self.how_many.value), len(cards))
        return (*cards, *(BLANK,) * (number - len(cards)))

    def _left(self, kept: tuple[SceneCard, ...]) -> tuple[SceneCard, ...]:
        if not self._dealing():
            return ()
        shown = [p.card for p in self.cards if not p.isHidden()]
        return tuple(card for card in shown if card not in kept)

    def _price(self, kept: tuple[SceneCard, ...]) -> int:
        return price(c.KeepFromFour(seat=self._seat, kept=kept))

    def _over(self, kept: tuple[SceneCard, ...]) -> int:
        if self.table.tracking.cards is CardTracking.OFF:
            return 0
        return max(0, len(self.table.player(self._seat).tableau) + len(kept) - TABLEAU_LIMIT)

    def _typed_numbers(self) -> None:
        cards = self.picker.cards
        if cards and len(cards) > int(self.how_many.value):
            self.how_many.set_value(str(len(cards)))
        self._follow()

    def _follow(self) -> None:
        kept = self._kept() or ()
        table, player = self.table, self.table.player(self._seat)
        self.money.setVisible(table.tracking.board and not self._all_at_once())
        self._show_money(kept)
        over = self._over(kept)
        house = table.house.limit_in_step_d
        self.shed.offer((*player.tableau, *kept), over if house else 0)
        self.limit.setText(self._limit_words(len(player.tableau) + len(kept), over))
        self.limit.set_role(Role.WARNING if over else Role.MUTED)
        self.limit.setVisible(table.tracking.cards is not CardTracking.OFF and not (over and house))
        self.changed.emit()

    def _show_money(self, kept: tuple[SceneCard, ...]) -> None:
        player, cost = self.table.player(self._seat), self._price(kept)
        short = cost > player.coins and self.table.house.step_d_payment == "handOnly"
        if cost:
            words = self.tr("{n} cards cost {cost}; {name} has {coins}.")
        else:
            words = self.tr("{name} has {coins}; the first card is free.")
        coins = coin_words(player.coins)
        line = filled(words, n=len(kept), cost=coin_words(cost), name=player.name, coins=coins)
        self.money.setText(line)
        self.money.set_role(Role.WARNING if short else Role.INK)

    def _limit_words(self, held: int, over: int) -> str:
        if over:
            words = self.tr("That makes {n} cards; {over} must go by the end of the next turn.")
            return words.format(n=held, over=over)
        return self.tr("That makes {n} of at most 8 cards.").format(n=held)
