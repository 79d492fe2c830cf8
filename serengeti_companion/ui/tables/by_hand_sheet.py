"""A sheet on which things are set by hand, in sections: each change is a line of the log."""

from abc import abstractmethod
from collections.abc import Iterable
from typing import Generic

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QStackedWidget, QWidget

from serengeti_companion.ui.parts.scrolled import Scrolled
from serengeti_companion.ui.parts.segmented import Segmented
from serengeti_companion.ui.parts.tab_order import in_tab_order
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.parts.why_field import WhyField
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.style.tokens import Role, TextSize
from serengeti_companion.ui.tables.sheet import Sheet, Table


class ByHandPart(QWidget, Generic[Table]):
    """What one section sets: `said(command)`."""

    said = Signal(object)

    @abstractmethod
    def show_table(self, table: Table) -> None:
        """What holds now."""


class ByHandSheet(Sheet[Table]):
    """Make the sections with `reason`, then `add_sections`."""

    def __init__(self, model: SessionModel, title: str, parent: QWidget | None = None) -> None:
        super().__init__(title, parent)
        self._model = model
        self._frames: dict[str, QScrollArea] = {}
        self._parts: list[ByHandPart[Table]] = []
        self.stack = QStackedWidget(self)
        self.why = WhyField(self)
        self.why.setPlaceholderText(self.tr("Why? (optional, goes into the log)"))

    def reason(self) -> str:
        """What the table typed as its reason."""
        return self.why.said

    def add_sections(self, sections: Iterable[tuple[str, str, ByHandPart[Table]]]) -> None:
        """Key, title and content of each; the first one is open."""
        titles = []
        for key, title, part in sections:
            titles.append((key, title))
            part.said.connect(self._model.submit)
            self._parts.append(part)
            self._frames[key] = Scrolled(part, self)
            self.stack.addWidget(self._frames[key])
        self.tabs = Segmented(self.tr("Section"), titles, self)
        self.tabs.chosen.connect(self.show_part)
        self.body.addWidget(self.tabs)
        self.body.addWidget(self.stack, 1)
        self.body.addLayout(self._foot())
        in_tab_order(self.tabs, *self._parts, self.why)
        self.refresh(None, self._model.state)

    def show_part(self, key: str) -> None:
        """Open a section."""
        self.tabs.set_value(key)
        self.stack.setCurrentWidget(self._frames[key])

    def refresh(self, before: Table | None, after: Table) -> None:
        """Something was set, here or elsewhere; the next correction has a reason of its own."""
        self.why.clear()
        for part in self._parts:
            part.show_table(after)

    def _foot(self) -> QHBoxLayout:
        foot = QHBoxLayout()
        foot.addWidget(self.why, 1)
        note = self.tr("A correction is never refused for a rule; the log marks it.")
        foot.addWidget(TextLabel(note, self, size=TextSize.SMALL, role=Role.MUTED))
        return foot
