"""One predator in the row: what it does, and whether it is its go."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from serengeti_companion.engine.texts import isolated
from serengeti_companion.games.survive.model import Phase, Predator, Table, acting
from serengeti_companion.games.survive.names import effect_text, predator_name
from serengeti_companion.games.survive.terms import NAMELESS
from serengeti_companion.ui.parts.card_frame import CardFrame, Tone
from serengeti_companion.ui.parts.icon_button import IconButton
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.parts.wrapped_words import WrappedWords
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.style.tokens import Role, TextSize, Weight
from serengeti_companion.ui.translation import capital, filled, told

_WIDE, _NARROW = 210, 84


class PredatorView(CardFrame):
    """`describe_asked` by the pencil."""

    describe_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        self._ready = False
        super().__init__(parent)
        self.name = TextLabel("", self, size=TextSize.LARGE, weight=Weight.BOLD)
        self.name.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.effect = WrappedWords(self, role=Role.INK)
        self.state = TextLabel("", self, size=TextSize.SMALL, weight=Weight.SEMIBOLD)
        self.state.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.describe = IconButton("edit", "", self, plain=True)
        self.describe.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.describe.clicked.connect(self.describe_asked)
        foot = QHBoxLayout()
        foot.addWidget(self.state, 1)
        foot.addWidget(self.describe)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.name)
        self._column.addWidget(self.effect, 1)
        self._column.addLayout(foot)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self._ready = True
        self.restyle()

    def show_predator(self, table: Table, predator: Predator) -> None:
        """A predator of the row, by what it is doing now."""
        name = capital(told(predator_name(predator.card)))
        due = acting(table)
        is_due = due is not None and due.order == predator.order
        self.name.setText(name)
        self.name.setToolTip(predator.card.note)
        effect = told(effect_text(predator.card.effect))
        self.effect.tell(effect, Role.INK)
        self.set_tone(Tone.ACTIVE if is_due else Tone.PLAIN)
        self.state.setText(self._state_words(table, predator, is_due=is_due))
        self.state.set_role(Role.ACCENT if is_due else Role.MUTED)
        unknown = predator.card == NAMELESS
        words = self.tr("Describe {name}") if unknown else self.tr("Change {name}")
        self.describe.set_words(filled(words, name=name))
        self.setAccessibleName(f"{isolated(name)}: {effect}. {self.state.text()}")

    def restyle(self) -> None:
        super().restyle()
        if not self._ready:
            return
        style = current_style()
        self._column.setContentsMargins(style.px(12), style.px(6), style.px(4), style.px(2))
        self._column.setSpacing(0)
        self.setMaximumWidth(style.px(_WIDE))
        self.setMinimumWidth(style.px(_NARROW))

    def minimumSizeHint(self) -> QSize:
        style = current_style()
        return QSize(style.px(_NARROW), style.px(118))

    def sizeHint(self) -> QSize:
        style = current_style()
        return QSize(style.px(_WIDE), style.px(128))

    def _state_words(self, table: Table, predator: Predator, *, is_due: bool) -> str:
        if is_due:
            return self.tr("acts now")
        if table.phase is Phase.HUNTING:
            return self.tr("ate nothing, stays") if predator.acted else self.tr("waits")
        return self.tr("in play")
