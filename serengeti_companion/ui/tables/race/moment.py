"""A step of a season as it is told: what is asked now, and what a tap or an answer says."""

from abc import abstractmethod

from PySide6.QtCore import QObject, Signal

from serengeti_companion.games.race.commands import Command
from serengeti_companion.games.race.model import Table
from serengeti_companion.games.race.terms import Skill, Species
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.tables.race.now_panel import NowPanel


class Moment(QObject):
    """`asked` when something was said and there is more to ask; fill the panel in `show`."""

    asked = Signal()

    def __init__(self, model: SessionModel, now: NowPanel) -> None:
        super().__init__(now)
        self._model, self._now = model, now

    @property
    def table(self) -> Table:
        """The table as it is now."""
        table: Table = self._model.state
        return table

    @property
    def skill(self) -> Skill | None:
        """What is being played."""
        return None

    @property
    def half_said(self) -> bool:
        """Whether something was begun that can be begun anew."""
        return False

    def forget(self) -> None:
        """Nothing has been said."""

    def aimed(self) -> tuple[Species, ...]:
        """The stacks that a tap may mean."""
        return ()

    @abstractmethod
    def show(self) -> None:
        """What is asked now."""

    def tap(self, species: Species) -> None:
        """A stack."""

    @abstractmethod
    def answer(self, at: int) -> None:
        """One of the answers offered."""

    @abstractmethod
    def carry_on(self) -> None:
        """The main button."""

    def say(self, command: Command) -> None:
        """A whole command, or the beginning of one."""
        self.submit(command)

    def submit(self, command: Command) -> bool:
        """Whether it stands."""
        return self._model.submit(command)
