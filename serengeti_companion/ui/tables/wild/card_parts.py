"""The pattern and the Icons of a Scene Card as fields."""

from collections import Counter
from dataclasses import replace

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QToolButton, QVBoxLayout, QWidget

from serengeti_companion.games.wild.names import ICON_NAMES, TERRAIN_NAMES
from serengeti_companion.games.wild.notation.cards import MOST_ICONS, MOST_SLOTS
from serengeti_companion.games.wild.terms import Icon, Slot, Species, Terrain
from serengeti_companion.ui.paint.glyphs import icon as picture_of
from serengeti_companion.ui.parts.flow_layout import FlowLayout
from serengeti_companion.ui.parts.segmented import Segmented
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role, Target
from serengeti_companion.ui.tables.wild.card_words import slot_words
from serengeti_companion.ui.tables.wild.species_picker import SpeciesPicker
from serengeti_companion.ui.translation import told

_ANY = "-"
_ALONE = Qt.ToolButtonStyle.ToolButtonIconOnly  # in the middle
_BESIDE = Qt.ToolButtonStyle.ToolButtonTextBesideIcon


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
        self._row = FlowLayout(gap=6)
        self.less = QPushButton(self.tr("Take the last away"), self)
        self.less.setAccessibleName(self.less.text())
        keeps_its_place = self.less.sizePolicy()  # else all below would jump at the first animal
        keeps_its_place.setRetainSizeWhenHidden(True)
        self.less.setSizePolicy(keeps_its_place)
        self.less.clicked.connect(self._drop)
        terrains = [(_ANY, self.tr("any terrain"))]
        terrains += [(t.value, told(TERRAIN_NAMES[t])) for t in Terrain]
        self.terrain = Segmented(self.tr("Terrain of the animal chosen"), terrains, self)
        self.terrain.chosen.connect(self._ground)
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
        # Tab comes to it as the eye does.
        before = self._buttons[-1] if self._buttons else self.picker.buttons[Species.WILDEBEEST]
        QWidget.setTabOrder(before, button)
        return button


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
            button.setStyleSheet(f"padding: 0 {style.px(6)}px")

    def _button(self, icon: Icon) -> QToolButton:
        button = QToolButton(self)
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
            button.setToolButtonStyle(_BESIDE if counts[icon] else _ALONE)
            words = self.tr("Add an Icon: {icon}; now {n}")
            words = words.format(icon=told(ICON_NAMES[icon]), n=counts[icon])
            button.setAccessibleName(words)
            button.setToolTip(words)
        self.none.setText(self.tr("No Icons") if not self._icons else self.tr("Clear Icons"))
        self.none.setAccessibleName(self.none.text())
