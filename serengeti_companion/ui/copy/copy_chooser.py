"""Which copy it is: chosen among several, begun, duplicated, renamed, deleted and brought back."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QWidget

from serengeti_companion.exports.copy_import import free_name
from serengeti_companion.storage.copies import StoredCopy
from serengeti_companion.storage.sessions import TITLE_LIMIT
from serengeti_companion.ui.copy.copy_model import CopyModel
from serengeti_companion.ui.copy.name_field import NameField
from serengeti_companion.ui.home.told_time import told_time
from serengeti_companion.ui.paint.cut_words import cut
from serengeti_companion.ui.parts.button_words import as_written, spoken
from serengeti_companion.ui.parts.choice_box import ChoiceBox
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Target, TextSize, Weight
from serengeti_companion.ui.translation import filled

_WIDE = 360
_LEAST = 8  # letters


class CopyChooser(QWidget):
    """The name of the copy stands in `title`, or in a list where there are several.

    `said(words, take_back)` tells what was done, and what would take it back, None = nothing;
    `left` when the keyboard can go on.
    """

    said = Signal(str, object)
    left = Signal()

    def __init__(self, model: CopyModel, title: TextLabel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model, self._title = model, title
        self._renaming = False
        self.box = ChoiceBox(self)
        self.box.setAccessibleName(self.tr("Copy"))
        self.box.setSizeAdjustPolicy(
            ChoiceBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.box.setMinimumContentsLength(_LEAST)
        self.name = NameField(self)
        self.name.setAccessibleName(self.tr("Name of the copy"))
        self.name.setMaxLength(TITLE_LIMIT)
        self.button = QPushButton(self.tr("C&opies"), self)
        self.button.setAccessibleName(spoken(self.button.text()))
        self._build_menu()
        self._arrange()
        self._connect()
        self.refresh()
        follow(self._resize)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._resize()  # a box loses its font to the style when it is first shown

    def begin(self) -> None:
        """A copy more, of which nothing is known; its name can be typed at once."""
        if self._model.begin(self._free(self.tr("My copy"))):
            self.rename()

    def duplicate(self) -> None:
        """A copy more that begins as this one."""
        if self._model.duplicate(self._free(self._name)):
            self.rename()

    def rename(self) -> None:
        """The name can be typed over."""
        self._renaming = True
        self.refresh()
        self.name.begin(self._name)

    def delete(self) -> None:
        """Into the trash."""
        copy, name = self._model.id, self._name
        if copy is not None and self._model.delete():
            words = filled(self.tr("Deleted: {name}"), name=name)
            self.said.emit(words, partial(self._model.restore, copy))

    @property
    def _name(self) -> str:
        return self._model.printed.name or self.tr("My copy")

    def _free(self, wanted: str, *, but: int | None = None) -> str:
        return free_name(wanted, [copy.name for copy in self._model.copies if copy.id != but])

    def _build_menu(self) -> None:
        self.menu = QMenu(self.button)
        self.menu.addAction(self.tr("&New copy"), self.begin)
        self._twin = self.menu.addAction(self.tr("&Duplicate"), self.duplicate)
        self.menu.addAction(self.tr("&Rename"), self.rename)
        self._gone = self.menu.addAction(self.tr("D&elete"), self.delete)
        self.menu.addSeparator()
        self.trash = QMenu(self.tr("&Trash"), self.menu)
        self.menu.addMenu(self.trash)
        self.button.setMenu(self.menu)

    def _connect(self) -> None:
        self._model.changed.connect(self.refresh)
        self.menu.aboutToShow.connect(self._offer)
        self.box.activated.connect(self._choose)
        self.name.entered.connect(self._enter)
        self.name.abandoned.connect(self._abandon)

    def _offer(self) -> None:
        """What can be done now; the copies deleted last come first."""
        there = self._model.id is not None
        self._twin.setEnabled(there)
        self._gone.setEnabled(there)
        self.trash.clear()
        thrown = sorted(self._model.trash, key=_when_trashed, reverse=True)
        for copy in thrown:
            self.trash.addAction(self._told(copy), partial(self._model.restore, copy.id))
        self.trash.menuAction().setEnabled(bool(thrown))

    def _told(self, copy: StoredCopy) -> str:
        words = self.tr("Bring back {name} ({when})")
        return as_written(filled(words, name=copy.name, when=told_time(copy.trashed or "")))

    def _choose(self) -> None:
        if not self._model.choose(self.box.currentData()):
            self.refresh()

    def _enter(self, name: str) -> None:
        """Without a name it keeps the one it has; no two have the same."""
        if not self._renaming:
            return
        held = self.name.hasFocus()
        self._renaming = False
        wanted = " ".join(name.split())
        if wanted and wanted != self._name:
            self._model.rename(self._free(wanted, but=self._model.id))
        self._leave_name(held=held)

    def _abandon(self) -> None:
        self._renaming = False
        self._leave_name(held=True)

    def _leave_name(self, *, held: bool) -> None:
        self.refresh()
        if held:
            self.left.emit()

    def refresh(self) -> None:
        """Show which copy it is."""
        copies = self._model.copies
        several = len(copies) > 1
        self.box.clear()
        for copy in copies:
            self.box.addItem(copy.name, copy.id)
        self.box.setCurrentIndex(self.box.findData(self._model.id))
        self.box.setToolTip(self._name)
        self.name.setVisible(self._renaming)
        self.box.setVisible(several and not self._renaming)
        self._show_title()

    def _show_title(self) -> None:
        """As much of the name as there is room for, while it is the title of the page."""
        if self.isHidden():
            return
        name = self._name
        self._title.setVisible(self.box.isHidden() and not self._renaming)
        room = current_style().px(_WIDE)
        self._title.setText(cut(name, self._title.fontMetrics(), room))
        self._title.setAccessibleName(name)
        self._title.setToolTip(name)

    def _arrange(self) -> None:
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.box, 1)
        self._row.addWidget(self.name, 1)
        self._row.addStretch()
        self._row.addWidget(self.button)

    def _resize(self) -> None:
        style = current_style()
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(style.px(8))
        for part in (self.box, self.name):
            part.setFont(style.font(TextSize.LARGE, Weight.SEMIBOLD))
            part.setMaximumWidth(style.px(_WIDE))
            part.setMinimumHeight(style.px(Target.TOUCH))
        self._show_title()


def _when_trashed(copy: StoredCopy) -> tuple[str, int]:
    return copy.trashed or "", copy.id
