"""My copy: its parts at the left, what is told of one of them at the right."""

from typing import TYPE_CHECKING, cast

from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from serengeti_companion.ui.copy.copy_model import CopyModel
from serengeti_companion.ui.copy.section_list import SectionList
from serengeti_companion.ui.copy.sections import Section, SectionPage, sections
from serengeti_companion.ui.home.page import Page
from serengeti_companion.ui.parts.button_words import as_written, spoken
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.tables.wild.page_stack import PageStack

if TYPE_CHECKING:
    from serengeti_companion.ui.main_window import MainWindow

_WIDTH = 1600


class CopyPage(Page):
    """Every change is on the disk at once and can be undone; a part is made when first opened."""

    def __init__(self, model: CopyModel, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("My copy"), parent, width=_WIDTH)
        self.model = model
        self._sections = {section.key: section for section in sections()}
        self._made: dict[str, QWidget] = {}
        self.list = SectionList([(s.key, s.title) for s in self._sections.values()], self.column)
        self.pages = PageStack(self.column)
        self.undo = QPushButton(self)
        self.redo = QPushButton(self)
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
    def section(self) -> QWidget:
        """The page of the part that is open, a SectionPage."""
        return cast("QWidget", self.pages.currentWidget())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Undo):
            self.model.undo()
        elif event.matches(QKeySequence.StandardKey.Redo):
            self.model.redo()
        else:
            super().keyPressEvent(event)

    def take_focus(self) -> None:
        self.model.refresh()
        cast("SectionPage", self.section).take_focus()

    def _choose(self, key: str) -> None:
        self.open(key)
        cast("SectionPage", self.section).take_focus()

    def _show(self) -> None:
        printed = self.model.printed
        for section in self._sections.values():
            self._tell(section)
        self.title.setText(printed.name or self.tr("My copy"))
        self._show_step(self.undo, self.tr("&Undo"), self.model.undo_words)
        self._show_step(self.redo, self.tr("&Redo"), self.model.redo_words)

    def _tell(self, section: Section) -> None:
        printed = self.model.printed
        share = section.share(printed) if section.share else None
        self.list.tell(section.key, section.told(printed), share)

    def _show_step(self, button: QPushButton, words: str, step: str | None) -> None:
        named = self.tr("{what}: {step}").format(what=words, step=as_written(step or ""))
        button.setText(named if step else words)
        button.setAccessibleName(spoken(button.text()))
        button.setEnabled(step is not None)

    def _connect(self) -> None:
        self.list.chosen.connect(self._choose)
        self.model.changed.connect(self._show)
        self.undo.clicked.connect(self.model.undo)
        self.redo.clicked.connect(self.model.redo)

    def _arrange_parts(self) -> None:
        for button in (self.undo, self.redo):
            self.head.addWidget(button)
        self._halves = QHBoxLayout()
        self._halves.addWidget(self.list)
        self._halves.addWidget(self.pages, 1)
        self.body.addLayout(self._halves, 1)

    def _restyle(self) -> None:
        self._halves.setSpacing(current_style().px(16))


def make(window: "MainWindow") -> CopyPage:
    """The page for this window."""
    if window.kept is None:
        raise RuntimeError("the start page, which leads here, is there only with a data folder")
    page = CopyPage(CopyModel(window.kept), window)
    page.model.setParent(page)
    return page
