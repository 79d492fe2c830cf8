"""What is to be done now, beside the table, with the button that carries the turn on."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from serengeti_companion.engine.texts import isolated
from serengeti_companion.games.survive.model import Card, Phase, Table, acting
from serengeti_companion.games.survive.names import effect_text, predator_name
from serengeti_companion.games.survive.offers import left
from serengeti_companion.games.survive.terms import NAMELESS, PredatorCard, Speed
from serengeti_companion.ui.paint.cut_words import cut
from serengeti_companion.ui.parts.button_words import as_written
from serengeti_companion.ui.parts.card_frame import CardFrame
from serengeti_companion.ui.parts.primary_button import PrimaryButton
from serengeti_companion.ui.parts.scrolled import Scrolled
from serengeti_companion.ui.parts.shown import show_if
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.style.tokens import Role, Target, TextSize, Weight
from serengeti_companion.ui.tables.duties_list import DutiesList
from serengeti_companion.ui.tables.survive.reasons import why
from serengeti_companion.ui.tables.survive.signs import name_of
from serengeti_companion.ui.translation import capital, filled, told

_SPEEDS = (1, 2, 3, 4, 5, 6)
_KNOWN = 88  # of the name of a predator


class NowPanel(CardFrame):
    """`came(card)`: that predator was turned up; `describe_asked` for one that is not listed."""

    came = Signal(object)
    describe_asked = Signal()
    clause_asked = Signal(str)
    typed = Signal(str)

    def __init__(
        self, primary: PrimaryButton, parent: QWidget | None = None, *, dealt: bool = False
    ) -> None:
        self._ready = False
        super().__init__(parent)
        self.primary, self._dealt = primary, dealt
        self.title = TextLabel("", self, size=TextSize.TITLE, weight=Weight.BOLD)
        self.title.setWordWrap(True)
        self.line = TextLabel("", self)
        self.line.setWordWrap(True)
        self.reasons = TextLabel("", self, size=TextSize.SMALL, role=Role.MUTED)
        self.reasons.setWordWrap(True)
        self.duties = DutiesList(TextSize.SMALL, self)
        self.duties.clause_asked.connect(self.clause_asked)
        self.quick = QLineEdit(self)
        self.quick.setAccessibleName(self.tr("Quick entry"))
        self.quick.returnPressed.connect(self._commit)
        self.unclear = TextLabel("", self, size=TextSize.SMALL, role=Role.REFUSAL)
        self.unclear.setWordWrap(True)
        self.unclear.hide()
        self._build_choices()
        self._arrange()
        self._ready = True
        self.restyle()

    def show_table(
        self, table: Table, caught: tuple[Card, ...], proposed: tuple[Card, ...] | None
    ) -> None:
        """`caught`: what the acting predator would eat if the button were pressed."""
        show_if(self._choices, table.phase is Phase.PREDATOR and not self._dealt)
        self.unclear.hide()
        match table.phase:
            case Phase.PREDATOR:
                self._show_predators(table)
            case Phase.HUNTING:
                self._show_hunt(table, caught, proposed)
            case _:
                self.title.setText(self.tr("Turn up the cards"))
                self._tell(self.tr("Tap the numbers that lie there."))
        hints = {
            Phase.PREDATOR: self.tr("name, speed 3, lowest, ?"),
            Phase.CHOOSING: self.tr("ann 3 5, ben 7"),
            Phase.HUNTING: self.tr("Enter, - or ann 3, ben 7"),
        }
        self.quick.setPlaceholderText(hints.get(table.phase, ""))

    def complain(self, words: str) -> None:
        """What was typed makes no sense."""
        self.unclear.setText(words)
        self.unclear.show()
        self.quick.selectAll()

    def restyle(self) -> None:
        super().restyle()
        if not self._ready:
            return
        style = current_style()
        pad = style.px(14)
        self._column.setContentsMargins(pad, style.px(10), pad, style.px(10))
        self._column.setSpacing(style.px(6))
        self._known.setSpacing(style.px(4))
        self._name_known()
        self._speed_row.setSpacing(style.px(4))
        self.setFixedWidth(style.px(300))
        for button in self.speeds.values():
            button.setMinimumWidth(style.px(30))
        self.primary.setMinimumHeight(style.px(Target.PRIMARY))

    def _build_choices(self) -> None:
        self._choices = QWidget(self)
        self.known: dict[str, QPushButton] = {}
        self._known = QGridLayout()
        self.speeds = {x: QPushButton(str(x), self._choices) for x in _SPEEDS}
        self._speed_row = QHBoxLayout()
        for x, button in self.speeds.items():
            button.setAccessibleName(self.tr("Speed {x}").format(x=x))
            button.setStyleSheet("padding: 0px")
            card = PredatorCard(effect=Speed(x=x))
            button.clicked.connect(lambda _=False, card=card: self.came.emit(card))
            self._speed_row.addWidget(button, 1)
        self.nameless = QPushButton(self.tr("Another: &we decide"), self._choices)
        self.nameless.setAccessibleName(self.tr("A nameless predator: the table decides"))
        self.nameless.clicked.connect(lambda: self.came.emit(NAMELESS))
        self.describe = QPushButton(self.tr("&Describe it…"), self._choices)
        self.describe.setAccessibleName(self.tr("Describe the predator"))
        self.describe.clicked.connect(self.describe_asked)

    def _arrange(self) -> None:
        holder = QWidget(self._choices)
        holder.setLayout(self._known)
        self._known.setContentsMargins(0, 0, 0, 0)
        self._list = Scrolled(holder, self._choices)
        inner = QVBoxLayout(self._choices)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.addWidget(self._list, 10)
        self._speed_title = TextLabel(self.tr("Speed"), self._choices, role=Role.MUTED)
        inner.addWidget(self._speed_title)
        inner.addLayout(self._speed_row)
        inner.addWidget(self.nameless)
        inner.addWidget(self.describe)
        inner.addStretch(1)
        self._choices.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self._column = QVBoxLayout(self)
        for label in (self.title, self.line, self.reasons):
            self._column.addWidget(label)
        self._column.addWidget(self._choices, 10)
        self._column.addWidget(self.duties)
        self._column.addStretch(1)
        for widget in (self.unclear, self.quick, self.primary):
            self._column.addWidget(widget)

    def _tell(self, line: str, reasons: tuple[str, ...] = ()) -> None:
        self.line.setText(line)
        show_if(self.line, bool(line))
        self.reasons.setText("\n".join(reasons))
        show_if(self.reasons, bool(reasons))

    def _show_predators(self, table: Table) -> None:
        dealt = self.tr("A predator is turned up")
        self.title.setText(dealt if self._dealt else self.tr("Which predator came up?"))
        self._tell("")
        cards = [card for card in table.printed.predators if left(table, card)]
        names = [card.name for card in cards]
        if names != list(self.known):
            self._fill(cards)
        show_if(self._list, bool(cards))
        full = table.printed.is_complete
        for widget in (self._speed_title, *self.speeds.values()):
            show_if(widget, not full)

    def _fill(self, cards: list[PredatorCard]) -> None:
        for button in self.known.values():
            button.hide()
            button.deleteLater()
        self.known = {}
        for at, card in enumerate(cards):
            button = QPushButton(self._choices)
            words = f"{isolated(card.name)}: {told(effect_text(card.effect))}"
            button.setToolTip(words)
            button.setAccessibleName(words)
            button.clicked.connect(lambda _=False, card=card: self.came.emit(card))
            self.known[card.name] = button
            self._known.addWidget(button, at // 2, at % 2)
        self._known.setRowStretch((len(cards) + 1) // 2, 1)
        self._name_known()

    def _name_known(self) -> None:
        """Two stand beside each other, however long a name is."""
        for name, button in self.known.items():
            shown = cut(name, button.fontMetrics(), current_style().px(_KNOWN))
            button.setText(as_written(shown))

    def _show_hunt(
        self, table: Table, caught: tuple[Card, ...], proposed: tuple[Card, ...] | None
    ) -> None:
        predator = acting(table)
        if predator is None:
            return
        name = capital(told(predator_name(predator.card)))
        self.title.setText(filled(self.tr("{name} hunts"), name=name))
        effect = told(effect_text(predator.card.effect))
        if proposed is None:
            line = self.tr("It {effect}. Tap the cards it eats.")
            if predator.card.effect.kind == "table_pick":
                line = self.tr("Its card decides: tap the cards it eats.")
        else:
            line = self.tr("It {effect}.")
        eats = ", ".join(f"{isolated(name_of(table, card.seat))} {card.number}" for card in caught)
        words = [line.format(effect=effect)]
        if eats:
            words.append(self.tr("Eaten: {cards}.").format(cards=eats))
        self._tell("\n".join(words), why(table, predator))

    def _commit(self) -> None:
        line = self.quick.text()
        self.typed.emit(line)
