"""One section of the corrections sheet."""

from abc import abstractmethod
from collections.abc import Callable

from PySide6.QtWidgets import QVBoxLayout, QWidget

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.model import Table
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.style.styling import current_style, follow


class CorrectionPart(QWidget):
    """`reason` gives what the table typed as its reason, which goes into the log."""

    def __init__(
        self, model: SessionModel, reason: Callable[[], str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.model, self.reason = model, reason
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.build()
        follow(self.restyle)

    @property
    def table(self) -> Table:
        table: Table = self.model.state
        return table

    @abstractmethod
    def build(self) -> None:
        """Make the widgets."""

    @abstractmethod
    def refresh(self, table: Table) -> None:
        """Show what is on the table now."""

    def restyle(self) -> None:
        self.column.setSpacing(current_style().px(10))

    def say(self, command: c.Command) -> bool:
        """Whether it was accepted; what cannot be is announced by the model."""
        return self.model.submit(command)
