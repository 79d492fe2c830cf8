"""My copy: its parts at the left, what is told of one of them at the right."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from serengeti_companion.ui.copy.copy_chooser import CopyChooser
from serengeti_companion.ui.copy.copy_model import CopyModel
from serengeti_companion.ui.copy.section_list import SectionList
from serengeti_companion.ui.copy.section_page import SectionPage
from serengeti_companion.ui.copy.sections import Section, sections
from serengeti_companion.ui.copy.step_button import StepButton
from serengeti_companion.ui.copy.transfer import Transfer
from serengeti_companion.ui.copy.transfer_buttons import TransferButtons
from serengeti_companion.ui.copy.transfer_panel import TransferPanel
from serengeti_companion.ui.home.files import SESSION_SUFFIX
from serengeti_companion.ui.home.page import Page
from serengeti_companion.ui.parts.file_drop import FileDrop
from serengeti_companion.ui.parts.page_stack import PageStack
from serengeti_companion.ui.parts.toast import SHOWN_MS, Toast
from serengeti_companion.ui.parts.undo_keys import is_redo, is_undo
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.translation import filled

if TYPE_CHECKING:
    from serengeti_companion.ui.main_window import MainWindow

_WIDTH = 1600
_UNDO_MS = 10_000


class CopyPage(Page):
    """Every change is on the disk at once and can be undone; a part is made when first opened."""

    def __init__(self, model: CopyModel, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("My copy"), parent, width=_WIDTH)
        self.model = model
        self._sections = {section.key: section for section in sections()}
        self._made: dict[str, SectionPage] = {}
        self.parts = QWidget(self.column)
        self.list = SectionList([(s.key, s.title) for s in self._sections.values()], self.parts)
        self.pages = PageStack(self.parts)
        self.chooser = CopyChooser(model, self.title, self)
        self.files = TransferButtons(self)
        self.undo = StepButton(self.tr("&Undo"), self)
        self.redo = StepButton(self.tr("&Redo"), self, wide=0)
        self.panel = TransferPanel(self.column)
        self.transfer = Transfer(model, self.panel, self)
        self.toast = Toast(self)
        self.drop = FileDrop(self, _is_no_session)
        self._take_back: Callable[[], object] | None = None
        self._arrange_parts()
        self._connect()
        self.open(next(iter(self._sections)))
        self._show()
        follow(self._restyle)

    def open(self, key: str) -> None:
        """Show a part."""
        if key not in self._made:
            self._made[key] = self._sections[key].make(self.model, self.pages)
            self.pages.addWidget(self._made[key])
        self.list.choose(key)
        self.pages.setCurrentWidget(self._made[key])

    @property
    def section(self) -> SectionPage:
        """The page of the part that is open."""
        return cast("SectionPage", self.pages.currentWidget())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        looking = self.panel.isVisible()  # what it shows must not change behind it
        if event.key() == Qt.Key.Key_Escape:
            self._go_back()
        elif not looking and is_undo(event):
            self.model.undo()
        elif not looking and is_redo(event):
            self.model.redo()
        else:
            super().keyPressEvent(event)

    def take_focus(self) -> None:
        if self.panel.isVisible():
            self.panel.list.view.setFocus()
            return
        self.model.refresh()
        self.section.take_focus()

    def _choose(self, key: str) -> None:
        self.open(key)
        self.section.take_focus()
        self.reveal(self.column)  # whatever the part before was scrolled to

    def _go_back(self) -> None:
        if self.panel.isVisible():
            self.panel.cancel.click()
        else:
            self.left.emit()

    def _look(self, *, at_file: bool) -> None:
        """The panel of the import in place of all else, or all else again."""
        self.panel.setVisible(at_file)
        back = self.tr("Back to the copy") if at_file else self.tr("Back to the start page")
        self.back.set_words(back)
        for part in (self.parts, self.chooser, self.files, self.undo, self.redo):
            part.setVisible(not at_file)
        self.take_focus()

    def _open_panel(self, file: str) -> None:
        self.toast.hide()
        self._look(at_file=True)
        self.title.setText(filled(self.tr("Import {file}"), file=file))
        self.title.show()

    def _close_panel(self) -> None:
        self._look(at_file=False)
        self.chooser.refresh()

    def _say(self, words: str, take_back: Callable[[], object] | None) -> None:
        self._take_back = take_back
        action = self.tr("&Undo") if take_back else ""
        self.toast.tell(words, action, _UNDO_MS if take_back else SHOWN_MS)

    def _undo_said(self) -> None:
        if self._take_back is not None:
            self._take_back()

    def _show(self) -> None:
        for section in self._sections.values():
            self._tell(section)
        held = self.undo.hasFocus() or self.redo.hasFocus()
        self.undo.tell(self.model.undo_words)
        self.redo.tell(self.model.redo_words)
        if held and not (self.undo.hasFocus() or self.redo.hasFocus()):
            # Behind the last step a button hands the keyboard to whatever is next.
            self.section.take_focus()

    def _tell(self, section: Section) -> None:
        printed = self.model.printed
        share = section.share(printed) if section.share else None
        self.list.tell(section.key, section.told(printed), share)

    def _connect(self) -> None:
        self.back.clicked.disconnect()
        self.back.clicked.connect(self._go_back)
        self.list.chosen.connect(self._choose)
        self.model.changed.connect(self._show)
        self.undo.clicked.connect(self.model.undo)
        self.redo.clicked.connect(self.model.redo)
        self.chooser.left.connect(self.take_focus)
        self.files.import_asked.connect(self.transfer.ask)
        self.files.export_asked.connect(self.transfer.export)
        self.drop.dropped.connect(self.transfer.look_at)
        self.transfer.opened.connect(self._open_panel)
        self.transfer.closed.connect(self._close_panel)
        for told in (self.chooser.said, self.transfer.said):
            told.connect(self._say)
        self.toast.action_taken.connect(self._undo_said)

    def _arrange_parts(self) -> None:
        for part in (self.chooser, self.files, self.undo, self.redo):
            self.head.addWidget(part)
        self._halves = QHBoxLayout(self.parts)
        self._halves.setContentsMargins(0, 0, 0, 0)
        self._halves.addWidget(self.list)
        self._halves.addWidget(self.pages, 1)
        self.body.addWidget(self.parts, 1)
        self.body.addWidget(self.panel, 1)
        self.panel.hide()

    def _restyle(self) -> None:
        self._halves.setSpacing(current_style().px(16))
        self._show()


def _is_no_session(path: Path) -> bool:
    """The window itself opens a session that is dropped onto it."""
    return path.suffix != SESSION_SUFFIX


def make(window: "MainWindow") -> CopyPage:
    """The page for this window."""
    if window.kept is None:
        raise RuntimeError("the start page, which leads here, is there only with a data folder")
    page = CopyPage(CopyModel(window.kept), window)
    page.model.setParent(page)
    # What the last file was refused for is no word about this one.
    page.transfer.opened.connect(window.notice.hide)
    return page
