"""My copy: the Specialists, those of the rulebook and the others, with their scales."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QScrollArea, QVBoxLayout, QWidget

from serengeti_companion.games.wild.printed import Printed, Scale, SpecialistCard
from serengeti_companion.games.wild.rules.specialist_terms import (
    Specialist,
    described,
    specialist_name,
)
from serengeti_companion.ui.copy import specialist_edits as edits
from serengeti_companion.ui.copy.copy_model import CopyModel
from serengeti_companion.ui.copy.section_page import SectionPage
from serengeti_companion.ui.copy.specialist_form import SpecialistForm
from serengeti_companion.ui.copy.specialist_list import SpecialistList
from serengeti_companion.ui.copy.told_text import ToldText
from serengeti_companion.ui.parts.beside_or_below import BesideOrBelow
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.translation import filled, told

_LIST_WIDTH = 320
_NARROW = 840
_LEAST = 400  # of the height of the form below the list


class SpecialistsSection(SectionPage):
    """The list at the left, the chosen one at the right; each change is a step of its own."""

    def __init__(self, model: CopyModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._copy = model.id
        self.list = SpecialistList(self)
        self.further = ToldText(self.tr("Name of another Specialist"), self)
        self.further.field.setPlaceholderText(self.tr("Name of another one, then Enter"))
        self.remove = QPushButton(self.tr("Re&move"), self)
        self.remove.setAccessibleName(self.tr("Remove"))
        self.remove.setToolTip(self.tr("Delete in the list"))
        self.form = SpecialistForm(self)
        self._arrange()
        self._connect()
        self._show()
        follow(self._resize)

    def take_focus(self) -> None:
        self.list.setFocus()

    @property
    def _printed(self) -> Printed:
        return self._model.printed

    @property
    def _chosen(self) -> SpecialistCard:
        return self.list.card or SpecialistCard(name=Specialist.CAMERAMAN)

    def _arrange(self) -> None:
        self.panel = QWidget(self)
        self._left = QVBoxLayout(self.panel)
        self._left.addWidget(self.list, 1)
        self._left.addWidget(self.further)
        self._left.addWidget(self.remove)
        self._scroll = QScrollArea(self)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(self.form)
        self._row = BesideOrBelow(_NARROW)
        self.setLayout(self._row)
        self._row.addWidget(self.panel, 1)
        self._row.addWidget(self._scroll, 2)

    def _connect(self) -> None:
        self._model.changed.connect(self._show)
        self.list.chosen.connect(self._show_chosen)
        self.list.enter_pressed.connect(self.form.take_focus)
        self.list.remove_pressed.connect(self._remove)
        self.remove.clicked.connect(self._remove)
        self.further.settled.connect(self._add)
        self.form.edited.connect(self._edit)
        self.form.scale_told.connect(self._tell_scale)

    def _show(self) -> None:
        if self._copy not in {None, self._model.id}:
            self.form.forget_drafts()
        self._copy = self._model.id
        self.list.show_copy(self._printed, self._chosen.name)
        self._show_chosen()

    def _show_chosen(self) -> None:
        card = self._chosen
        self.form.show_card(card, self._printed)
        self.remove.setEnabled(described(card.name) is None)
        room = len(edits.others(self._printed)) < edits.MOST_OTHERS
        self.further.setEnabled(room)

    def _add(self, name: str) -> None:
        if not name:
            return
        problem = edits.name_problem(self._printed, name)
        if problem:
            self.further.complain(problem)
            return
        card = SpecialistCard(name=name)
        said = filled(self.tr("Add {name}"), name=name)
        if self._keep(edits.put(self._printed, name, card), said, name):
            self.further.set_text("")

    def _edit(self, card: SpecialistCard) -> None:
        before = self._chosen.name
        printed = edits.put(self._printed, before, card)
        self._keep(printed, told(specialist_name(card.name)), card.name)

    def _remove(self) -> None:
        name = self._chosen.name
        if described(name) is None:
            said = filled(self.tr("Remove {name}"), name=name)
            self._keep(edits.removed(self._printed, name), said, name)

    def _tell_scale(self, name: edits.ScaleName, scale: Scale | None) -> None:
        who = Specialist.CELEBRITY if name == "celebrity" else Specialist.ADVENTURER
        said = self.tr("Scale of the {who}").format(who=told(specialist_name(who)))
        self._keep(edits.with_scale(self._printed, name, scale), said, who)

    def _keep(self, printed: Printed, said: str, chosen: str) -> bool:
        kept = self._model.change(printed, said)
        self.list.show_copy(self._printed, chosen)
        self._show_chosen()
        return kept

    def _resize(self) -> None:
        style = current_style()
        self.panel.setMinimumWidth(style.px(_LIST_WIDTH))
        self._scroll.setMinimumSize(style.px(_LIST_WIDTH), style.px(_LEAST))
        self._left.setContentsMargins(0, 0, 0, 0)
        self._left.setSpacing(style.px(8))
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(style.px(16))


def make(model: CopyModel, parent: QWidget | None = None) -> SpecialistsSection:
    """The page of this part."""
    return SpecialistsSection(model, parent)
