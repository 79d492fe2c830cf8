"""The reward of a Scene Card as a field."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from serengeti_companion.games.wild.terms import Gain, RewardTerm
from serengeti_companion.ui.parts.beside_or_below import BesideOrBelow
from serengeti_companion.ui.parts.choice_box import ChoiceBox
from serengeti_companion.ui.parts.number_field import NumberStepper
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Target, Weight
from serengeti_companion.ui.tables.wild.card_words import gain_words

_FIXED = (Gain.STARS, Gain.FOOD, Gain.VFX)
_BY_ICON = tuple(gain for gain in Gain if gain not in _FIXED)


class RewardField(QWidget):
    """Fixed amounts with - and +, and one amount of stars by Icons; a second one is kept."""

    changed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.fixed: dict[Gain, NumberStepper] = {}
        self._more: tuple[RewardTerm, ...] = ()
        self._build()
        follow(self.restyle)

    def show_reward(self, reward: tuple[RewardTerm, ...] | None) -> None:
        """Fill in; nothing is emitted."""
        amounts = {term.gain: term.amount for term in reward or ()}
        for gain, field in self.fixed.items():
            field.set_value(amounts.get(gain, 0))
        by_icons = tuple(term for term in reward or () if term.gain in _BY_ICON)
        by_icon = by_icons[0].gain if by_icons else None
        self._show_more(by_icons[1:])
        self.kind.setCurrentIndex(0 if by_icon is None else 1 + _BY_ICON.index(by_icon))
        self.amount.set_value(amounts[by_icon] if by_icon else 1)
        self.amount.setEnabled(by_icon is not None)

    def restyle(self) -> None:
        for row in (self._row, self._left, self._right):
            row.setSpacing(current_style().px(8))

    def _build(self) -> None:
        self._row, self._left, self._right = BesideOrBelow(), QHBoxLayout(), QHBoxLayout()
        labels = {
            Gain.STARS: self.tr("Stars"),
            Gain.FOOD: self.tr("Food"),
            Gain.VFX: self.tr("VFX"),
        }
        for gain, label in labels.items():
            self.fixed[gain] = self._stepper(label)
            self._add(self._left, label, self.fixed[gain])
        self.kind = ChoiceBox(self)
        self.kind.setAccessibleName(self.tr("Stars for each Icon of a kind"))
        self.kind.addItem(self.tr("none by Icons"))
        for gain in _BY_ICON:
            self.kind.addItem(gain_words(gain, 1).removeprefix("1 "))
        self.kind.activated.connect(self._tell)
        self.amount = self._stepper(self.tr("Stars by Icons"))
        self.amount.set_value(1)
        self.amount.setEnabled(False)
        self._add(self._right, self.tr("Stars by Icons"), self.amount, self.kind)
        self._right.addStretch()
        self._row.addLayout(self._left)
        self._row.addLayout(self._right, 1)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addLayout(self._row)
        outer.addLayout(self._build_more())

    def _build_more(self) -> QHBoxLayout:
        self.more = TextLabel("", self)
        self.drop = QPushButton(self.tr("Take it away"), self)
        self.drop.setAccessibleName(self.tr("Take the other stars by Icons away"))
        self.drop.clicked.connect(self._drop_more)
        line = QHBoxLayout()
        line.addWidget(self.more, 1)
        line.addWidget(self.drop)
        self._show_more(())
        return line

    def _show_more(self, terms: tuple[RewardTerm, ...]) -> None:
        """Those that only the line can change."""
        self._more = terms
        words = ", ".join(gain_words(term.gain, term.amount) for term in terms)
        self.more.setText(self.tr("and {stars}").format(stars=words))
        for widget in (self.more, self.drop):
            widget.setVisible(bool(terms))

    def _drop_more(self) -> None:
        self._show_more(())
        self._tell()

    def _stepper(self, label: str) -> NumberStepper:
        words = self.tr("{what} of the reward").format(what=label)
        field = NumberStepper(words, 0, self, side=Target.TOUCH)
        field.value_wanted.connect(self._tell)
        return field

    def _add(self, row: QHBoxLayout, label: str, *fields: QWidget) -> None:
        column = QVBoxLayout()
        column.addWidget(TextLabel(label, self, weight=Weight.SEMIBOLD))
        line = QHBoxLayout()
        for field in fields:
            line.addWidget(field)
        column.addLayout(line)
        row.addLayout(column)

    def _tell(self, *_: object) -> None:
        at = self.kind.currentIndex()
        self.amount.setEnabled(at > 0)
        terms = []
        if at > 0:
            terms.append(RewardTerm(amount=self.amount.value, gain=_BY_ICON[at - 1]))
        # A reward has one term of a kind.
        terms += [term for term in self._more if term.gain is not _BY_ICON[at - 1] or not at]
        terms += [
            RewardTerm(amount=field.value, gain=gain)
            for gain, field in self.fixed.items()
            if field.value
        ]
        self.changed.emit(tuple(terms))
