"""My copy: the Scene Cards, one line each."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from serengeti_companion.games.wild.names import card_title
from serengeti_companion.games.wild.terms import SceneCard
from serengeti_companion.storage.preferences import Preference, flag
from serengeti_companion.ui.copy.card_entry import CardEntry
from serengeti_companion.ui.copy.card_keeping import placed, without
from serengeti_companion.ui.copy.card_list import CardList
from serengeti_companion.ui.copy.card_page import CardFormPage
from serengeti_companion.ui.copy.card_search import Row
from serengeti_companion.ui.copy.copy_model import CopyModel
from serengeti_companion.ui.copy.section_page import SectionPage
from serengeti_companion.ui.parts.announce import announce
from serengeti_companion.ui.parts.keys import ENTER
from serengeti_companion.ui.parts.page_stack import PageStack
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.translation import told

GAPS = Preference[bool](name="gaps shown among the cards", default=True, read=flag)


class CardsSection(SectionPage):
    """The line is always in reach; below it stands the list, or the form of the card typed."""

    def __init__(self, model: CopyModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._from_list = False
        self.entry = CardEntry(self)
        self.list = CardList(self)
        self.form = CardFormPage(model, self)
        self.stack = PageStack(self)
        self._arrange()
        self._connect()
        self.list.gaps.setChecked(model.kept.get(GAPS))
        self._show()
        follow(self._resize)

    def take_focus(self) -> None:
        self.entry.line.setFocus()

    def hasHeightForWidth(self) -> bool:
        # Else the page would grow to the height that everything would like to have, and scroll.
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._step_back():
            return
        if event.key() in ENTER and self._in_a_field():
            self.entry.commit()
            return
        super().keyPressEvent(event)

    def _arrange(self) -> None:
        self.stack.addWidget(self.list)
        self.stack.addWidget(self.form)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.entry)
        self._column.addWidget(self.stack, 1)

    def _connect(self) -> None:
        self._model.changed.connect(self._show)
        self.entry.store_asked.connect(self._store)
        self.entry.drafted.connect(self._fill_form)
        self.entry.form_asked.connect(self._show_form)
        self.list.open_asked.connect(self._open)
        self.list.form_asked.connect(self._open_form)
        self.list.remove_asked.connect(self._remove)
        self.list.gaps_chosen.connect(lambda shown: self._model.kept.remember(GAPS, shown))
        self.form.fields.changed.connect(self.entry.take)
        self.form.fields.changed.connect(self.form.show_photo_of)
        self.form.fields.objected.connect(self.entry.object_to)
        self.form.left.connect(self._leave_form)
        self.form.remove_asked.connect(self._remove_shown)

    def _show(self) -> None:
        printed = self._model.printed
        self.list.show_copy(printed)
        self.entry.show_copy(printed)
        self._fill_form(self.entry.card)

    def _store(self, card: SceneCard, instead: SceneCard | None) -> None:
        name = told(card_title(card))
        if not self._model.change(placed(self._model.printed, card, instead), name):
            return
        said = self.tr("{card} is stored.").format(card=name)
        self.entry.go_on(said)
        self._leave_for_list()
        self.list.choose(card.number, card)
        announce(self, said)

    def _remove(self, card: SceneCard) -> None:
        name = told(card_title(card))
        step = self.tr("Remove {card}").format(card=name)
        changed = card == self.entry.instead
        if not self._model.change(without(self._model.printed, card), step):
            return
        said = self.tr("{card} is removed; undo brings it back.").format(card=name)
        if changed:
            self.entry.clear()
            self._leave_for_list()
        self.entry.say(said)
        announce(self, said)

    def _remove_shown(self) -> None:
        if self.entry.instead is not None:
            self._remove(self.entry.instead)

    def _leave_for_list(self) -> None:
        """Who came to the form from the list goes back to it."""
        if self._from_list:
            self._show_form(False)

    def _open(self, row: Row) -> None:
        """Into the line."""
        if row.card is None:
            self.entry.begin(row.number or 1)
        else:
            self.entry.change(row.card)
        self.take_focus()

    def _open_form(self, row: Row) -> None:
        self._show_form(True)
        self._from_list = True
        self._open(row)

    def _show_form(self, shown: bool) -> None:
        self._from_list = False
        self.entry.form.setChecked(shown)
        self.stack.setCurrentWidget(self.form if shown else self.list)
        self._fill_form(self.entry.card)

    def _leave_form(self) -> None:
        self._show_form(False)
        self.take_focus()

    def _fill_form(self, card: SceneCard) -> None:
        if self.stack.currentWidget() is self.form:
            self.form.show_card(card)
            self.form.remove.setVisible(self.entry.instead is not None)

    def _step_back(self) -> bool:
        """Escape forgets what was typed, then leaves the form."""
        if not self.entry.line.untouched:
            self.entry.clear()
            self.take_focus()
        elif self.stack.currentWidget() is self.form:
            self._leave_form()
        else:
            return False
        return True

    def _in_a_field(self) -> bool:
        focus = self.focusWidget()
        return isinstance(focus, QLineEdit) and self.form.isAncestorOf(focus)

    def _resize(self) -> None:
        self._column.setSpacing(current_style().px(8))


def make(model: CopyModel, parent: QWidget) -> CardsSection:
    """The page of this part."""
    return CardsSection(model, parent)
