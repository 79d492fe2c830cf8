"""One Specialist: its name, difficulty, note, and the scales of those that have one."""

from dataclasses import replace
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from serengeti_companion.games.wild.printed import Printed, SpecialistCard
from serengeti_companion.games.wild.rules.specialist_terms import (
    Specialist,
    described,
    specialist_name,
)
from serengeti_companion.ui.copy import scale_words
from serengeti_companion.ui.copy.oddities import Oddities
from serengeti_companion.ui.copy.scale_editor import ScaleEditor
from serengeti_companion.ui.copy.specialist_edits import (
    ScaleName,
    name_problem,
    note_problem,
    scale_of,
)
from serengeti_companion.ui.copy.specialist_words import explained
from serengeti_companion.ui.copy.told_text import ToldText
from serengeti_companion.ui.parts.beside_or_below import BesideOrBelow
from serengeti_companion.ui.parts.card_frame import CardFrame
from serengeti_companion.ui.parts.segmented import Segmented
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role, TextSize, Weight
from serengeti_companion.ui.translation import told

_UNKNOWN = "?"
_NARROW = 480
_HARDEST = 5  # WS-SPEC-4
_FEW, _MANY = 2, 4  # one of the numbers of players of either bracket


class SpecialistForm(CardFrame):
    """`edited(card)`, also under another name; `scale_told(name, scale)`."""

    edited = Signal(object)
    scale_told = Signal(str, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._card = SpecialistCard(name="")
        self._printed: Printed | None = None
        self._build_facts()
        self._build_scales()
        self._arrange()
        follow(self._resize)

    def show_card(self, card: SpecialistCard, printed: Printed) -> None:
        """What is told of it; nothing is emitted."""
        if card.name != self._card.name:
            self._forget_texts()
        self._card, self._printed = card, printed
        who = described(card.name)
        self.heading.setText(told(specialist_name(card.name)))
        self.heading.setVisible(who is not None)
        self.name.setVisible(who is None)
        self._name_label.setVisible(who is None)
        self.name.set_text(card.name)
        self.kind.setText(explained(card.name))
        self.difficulty.set_value(str(card.difficulty or _UNKNOWN))
        self.note.set_text(card.note)
        self.celebrity.setVisible(who is Specialist.CELEBRITY)
        for editor in (self.few, self.many):
            editor.setVisible(who is Specialist.ADVENTURER)
        for name, editor in self.scales.items():
            editor.show_scale(scale_of(printed, name))
        self.oddities.tell(_odd(who, printed))

    def forget_drafts(self) -> None:
        """What a hand began in another copy."""
        self._forget_texts()
        for editor in self.scales.values():
            editor.clear()

    def take_focus(self) -> None:
        if described(self._card.name) is None:
            self.name.field.setFocus()
        else:
            self.difficulty.button(self.difficulty.value).setFocus()

    def _forget_texts(self) -> None:
        for text in (self.name, self.note):
            text.forget()

    def _build_facts(self) -> None:
        self.heading = TextLabel("", self, size=TextSize.TITLE, weight=Weight.BOLD)
        self.name = ToldText(self.tr("Name of the Specialist"), self)
        self.kind = TextLabel("", self, role=Role.MUTED)
        self.kind.setWordWrap(True)
        steps = [str(step) for step in range(1, _HARDEST + 1)]
        keys = [(_UNKNOWN, _UNKNOWN), *((step, step) for step in steps)]
        self.difficulty = Segmented(self.tr("Difficulty"), keys, self)
        self.difficulty.button(_UNKNOWN).setToolTip(self.tr("Not told"))
        self.note = ToldText(self.tr("Note"), self)
        self.name.settled.connect(self._rename)
        self.difficulty.chosen.connect(self._grade)
        self.note.settled.connect(self._annotate)

    def _build_scales(self) -> None:
        self.celebrity = ScaleEditor(
            self.tr("Stars for a card without Icons"),
            self.tr("Like Icons from"),
            scale_words.celebrity_words,
            self,
        )
        up_to = self.tr("Cards up to")
        few = partial(scale_words.adventurer_words, players=_FEW)
        many = partial(scale_words.adventurer_words, players=_MANY)
        self.few = ScaleEditor(self.tr("1 or 2 players"), up_to, few, self)
        self.many = ScaleEditor(self.tr("3 or 4 players"), up_to, many, self)
        self.scales: dict[ScaleName, ScaleEditor] = {
            "celebrity": self.celebrity,
            "adventurer_few": self.few,
            "adventurer_many": self.many,
        }
        for name, editor in self.scales.items():
            editor.told.connect(partial(self.scale_told.emit, name))
        self.oddities = Oddities(self)

    def _arrange(self) -> None:
        self._grid = QGridLayout()
        self._grid.setColumnStretch(1, 1)
        self._name_label = TextLabel(self.tr("Name"), self, role=Role.MUTED)
        rows: tuple[tuple[TextLabel, QWidget], ...] = (
            (self._name_label, self.name),
            (TextLabel(self.tr("Difficulty"), self, role=Role.MUTED), self.difficulty),
            (TextLabel(self.tr("Note"), self, role=Role.MUTED), self.note),
        )
        for row, (label, widget) in enumerate(rows):
            self._grid.addWidget(label, row, 0)
            self._grid.addWidget(widget, row, 1)
        self._scales = BesideOrBelow(_NARROW)
        for editor in self.scales.values():
            self._scales.addWidget(editor, 1, Qt.AlignmentFlag.AlignTop)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.heading)
        self._column.addWidget(self.kind)
        self._column.addLayout(self._grid)
        self._column.addLayout(self._scales)
        self._column.addWidget(self.oddities)
        self._column.addStretch(1)

    def _rename(self, name: str) -> None:
        if self._printed is None:
            return
        problem = name_problem(self._printed, name, self._card.name)
        if problem:
            self.name.complain(problem)
        else:
            self.edited.emit(replace(self._card, name=name))

    def _grade(self, key: str) -> None:
        difficulty = None if key == _UNKNOWN else int(key)
        self.edited.emit(replace(self._card, difficulty=difficulty))

    def _annotate(self, note: str) -> None:
        problem = note_problem(note)
        if problem:
            self.note.complain(problem)
        else:
            self.edited.emit(replace(self._card, note=note))

    def _resize(self) -> None:
        style = current_style()
        margin = style.px(16)
        self._column.setContentsMargins(margin, margin, margin, margin)
        self._column.setSpacing(style.px(10))
        self._grid.setHorizontalSpacing(margin)
        self._grid.setVerticalSpacing(style.px(8))
        self._scales.setSpacing(style.px(24))


def _odd(who: Specialist | None, printed: Printed) -> list[str]:
    """What is odd about the scales that are in sight."""
    match who:
        case Specialist.CELEBRITY:
            return scale_words.celebrity_oddities(printed.celebrity)
        case Specialist.ADVENTURER:
            few = scale_words.adventurer_oddities(printed.adventurer_few, _FEW)
            many = scale_words.adventurer_oddities(printed.adventurer_many, _MANY)
            return list(dict.fromkeys((*few, *many)))
        case _:
            return []
