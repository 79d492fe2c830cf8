"""The three parts of a Scene Card as fields: pattern, reward, Icons."""

from collections import Counter
from dataclasses import replace

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QToolButton, QVBoxLayout, QWidget

from serengeti_companion.games.wild.names import ICON_NAMES, TERRAIN_NAMES
from serengeti_companion.games.wild.notation.cards import MOST_ICONS, MOST_SLOTS
from serengeti_companion.games.wild.terms import Gain, Icon, RewardTerm, Slot, Species, Terrain
from serengeti_companion.ui.paint.glyphs import icon as picture_of
from serengeti_companion.ui.parts.choice_box import ChoiceBox
from serengeti_companion.ui.parts.flow_layout import FlowLayout
from serengeti_companion.ui.parts.number_field import NumberStepper
from serengeti_companion.ui.parts.segmented import Segmented
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role, Target, Weight
from serengeti_companion.ui.tables.wild.card_words import gain_words, slot_words
from serengeti_companion.ui.tables.wild.species_picker import SpeciesPicker
from serengeti_companion.ui.translation import told

_ANY = "-"
_FIXED = (Gain.STARS, Gain.FOOD, Gain.VFX)
_BY_ICON = tuple(gain for gain in Gain if gain not in _FIXED)


class PatternField(QWidget):
    """Tap the animals in the card's order; the last one tapped gets the terrain."""

    changed = Signal(object)

    def __init__(self, parent: QWidget | None = None, *, columns: int = 6) -> None:
        super().__init__(parent)
        self._slots: tuple[Slot, ...] = ()
        self._at = -1
        self._buttons: list[QPushButton] = []
        self._build(columns)
        follow(self.restyle)

    def show_slots(self, slots: tuple[Slot, ...] | None) -> None:
        """Fill in; nothing is emitted."""
        self._slots = slots or ()
        self._at = len(self._slots) - 1
        self._refresh()

    def restyle(self) -> None:
        self._column.setSpacing(current_style().px(6))

    def _build(self, columns: int) -> None:
        label = self.tr("Add an animal to the pattern")
        self.picker = SpeciesPicker(label, self, columns=columns)
        self.picker.picked.connect(self._add)
        terrains = [(_ANY, self.tr("any terrain"))]
        terrains += [(t.value, told(TERRAIN_NAMES[t])) for t in Terrain]
        self.terrain = Segmented(self.tr("Terrain of the animal chosen"), terrains, self)
        self.terrain.chosen.connect(self._ground)
        self._row = FlowLayout(gap=6)
        self.less = QPushButton(self.tr("Take the last away"), self)
        self.less.setAccessibleName(self.less.text())
        keeps_its_place = self.less.sizePolicy()  # else all below would jump at the first animal
        keeps_its_place.setRetainSizeWhenHidden(True)
        self.less.setSizePolicy(keeps_its_place)
        self.less.clicked.connect(self._drop)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.picker)
        self.hint = TextLabel(self.tr("Tap the animals in order."), self, role=Role.MUTED)
        line = QHBoxLayout()
        line.addWidget(self.hint, 1)
        line.addLayout(self._row, 1)
        line.addWidget(self.less, 0, Qt.AlignmentFlag.AlignTop)
        self._column.addLayout(line)
        self._column.addWidget(self.terrain)

    def _add(self, species: Species) -> None:
        if len(self._slots) < MOST_SLOTS:
            self._set((*self._slots, Slot(species=species)), len(self._slots))

    def _drop(self) -> None:
        self._set(self._slots[:-1], len(self._slots) - 2)

    def _ground(self, key: str) -> None:
        if not 0 <= self._at < len(self._slots):
            return
        terrain = None if key == _ANY else Terrain(key)
        changed = replace(self._slots[self._at], terrain=terrain)
        self._set((*self._slots[: self._at], changed, *self._slots[self._at + 1 :]), self._at)

    def _set(self, slots: tuple[Slot, ...], at: int) -> None:
        self._slots, self._at = slots, at
        self._refresh()
        self.changed.emit(slots or None)

    def _choose(self, at: int) -> None:
        self._at = at
        self._refresh()

    def _refresh(self) -> None:
        while len(self._buttons) < len(self._slots):
            self._buttons.append(self._slot_button(len(self._buttons)))
        for at, button in enumerate(self._buttons):
            button.setVisible(at < len(self._slots))
            if at < len(self._slots):
                words = slot_words(self._slots[at])
                button.setText(words)
                button.setAccessibleName(
                    self.tr("Animal {n}: {animal}").format(n=at + 1, animal=words)
                )
                button.setChecked(at == self._at)
        self.less.setVisible(bool(self._slots))
        self.hint.setVisible(not self._slots)
        self.terrain.setEnabled(bool(self._slots))
        slot = self._slots[self._at] if 0 <= self._at < len(self._slots) else None
        known = slot is not None and slot.terrain is not None
        self.terrain.set_value(slot.terrain.value if known else _ANY)

    def _slot_button(self, at: int) -> QPushButton:
        button = QPushButton(self)
        button.setCheckable(True)
        button.clicked.connect(lambda: self._choose(at))
        self._row.addWidget(button)
        return button


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
        self._row.setSpacing(current_style().px(8))

    def _build(self) -> None:
        self._row = QHBoxLayout()
        labels = {
            Gain.STARS: self.tr("Stars"),
            Gain.FOOD: self.tr("Food"),
            Gain.VFX: self.tr("VFX"),
        }
        for gain, label in labels.items():
            self.fixed[gain] = self._stepper(label)
            self._add(label, self.fixed[gain])
        self.kind = ChoiceBox(self)
        self.kind.setAccessibleName(self.tr("Stars for each Icon of a kind"))
        self.kind.addItem(self.tr("none by Icons"))
        for gain in _BY_ICON:
            self.kind.addItem(gain_words(gain, 1).removeprefix("1 "))
        self.kind.activated.connect(self._tell)
        self.amount = self._stepper(self.tr("Stars by Icons"))
        self.amount.set_value(1)
        self.amount.setEnabled(False)
        self._add(self.tr("Stars by Icons"), self.amount, self.kind)
        self._row.addStretch()
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

    def _add(self, label: str, *fields: QWidget) -> None:
        column = QVBoxLayout()
        column.addWidget(TextLabel(label, self, weight=Weight.SEMIBOLD))
        line = QHBoxLayout()
        for field in fields:
            line.addWidget(field)
        column.addLayout(line)
        self._row.addLayout(column)

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


class IconsField(QWidget):
    """Each tap adds an Icon; the last button says that there are none."""

    changed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icons: tuple[Icon, ...] | None = None
        self.buttons: dict[Icon, QToolButton] = {}
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        for icon in Icon:
            self.buttons[icon] = self._button(icon)
        self.none = QPushButton(self.tr("No Icons"), self)
        self.none.clicked.connect(lambda: self._set(()))
        self._row.addWidget(self.none)
        self._row.addStretch()
        self._refresh()
        follow(self.restyle)

    @property
    def icons(self) -> tuple[Icon, ...] | None:
        """What was told; None = nothing yet."""
        return self._icons

    def show_icons(self, icons: tuple[Icon, ...] | None) -> None:
        """Fill in; nothing is emitted."""
        self._icons = icons
        self._refresh()

    def restyle(self) -> None:
        style = current_style()
        self._row.setSpacing(style.px(6))
        side = style.px(24)
        for icon, button in self.buttons.items():
            button.setIcon(picture_of(icon.value, side))
            button.setIconSize(QSize(side, side))
            button.setMinimumSize(style.px(60), style.px(Target.TOUCH))

    def _button(self, icon: Icon) -> QToolButton:
        button = QToolButton(self)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.clicked.connect(lambda: self._add(icon))
        self._row.addWidget(button)
        return button

    def _add(self, icon: Icon) -> None:
        icons = self._icons or ()
        if len(icons) < MOST_ICONS:
            self._set((*icons, icon))

    def _set(self, icons: tuple[Icon, ...]) -> None:
        self._icons = icons
        self._refresh()
        self.changed.emit(icons)

    def _refresh(self) -> None:
        counts = Counter(self._icons or ())
        for icon, button in self.buttons.items():
            button.setText(str(counts[icon]) if counts[icon] else "")
            words = self.tr("Add an Icon: {icon}; now {n}")
            words = words.format(icon=told(ICON_NAMES[icon]), n=counts[icon])
            button.setAccessibleName(words)
            button.setToolTip(words)
        self.none.setText(self.tr("No Icons") if not self._icons else self.tr("Clear Icons"))
        self.none.setAccessibleName(self.none.text())
