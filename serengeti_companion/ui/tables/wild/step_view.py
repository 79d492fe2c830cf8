"""The part of the preparation page that belongs to one step."""

from abc import abstractmethod

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.dealer import Dealer
from serengeti_companion.games.wild.model import Table
from serengeti_companion.games.wild.rules.preparation import coming_round
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.style.styling import current_style, follow


class StepView(QWidget):
    """`words` stand on the main button, `act` is what it does; `changed` when either changed.

    `on_word`: clauses that the table has overruled already.
    """

    changed = Signal()

    def __init__(
        self, model: SessionModel, dealer: Dealer | None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._due_round = 0
        self.on_word: frozenset[str] = frozenset()
        self.model, self.dealer = model, dealer
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.build()
        follow(self.restyle)

    @property
    def table(self) -> Table:
        table: Table = self.model.state
        return table

    @property
    def ready(self) -> bool:
        """Whether the main button can do anything yet."""
        return True

    @abstractmethod
    def build(self) -> None:
        """Make the widgets."""

    @abstractmethod
    def words(self) -> str:
        """What the main button says."""

    @abstractmethod
    def act(self) -> None:
        """What the main button does."""

    def refresh(self, table: Table) -> None:
        """The step is due: show it afresh."""

    def is_same_moment(self, table: Table) -> bool:
        """Whether the step was due before already, so that something else was put right.

        To be asked once at each `refresh`.
        """
        before, self._due_round = self._due_round, coming_round(table)
        return self.isVisible() and before == self._due_round

    def restyle(self) -> None:
        self.column.setSpacing(current_style().px(10))

    def submit(self, command: c.Command) -> bool:
        """Play it, with what comes up dealt on a practice table."""
        if self.dealer is not None:
            command = self.dealer.completed(self.model.state, command)
        return self.model.submit(command, self.on_word)
