"""SessionModel: the one doorway between a Session and widgets."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Signal

from serengeti_companion.engine.clauses import Violation, standing_in_the_way
from serengeti_companion.engine.game import Game
from serengeti_companion.engine.journal import Played
from serengeti_companion.engine.session import Accepted, Preview, Rejected, Session
from serengeti_companion.storage.faults import EnvironmentFault
from serengeti_companion.ui.translation import told


@dataclass(frozen=True, slots=True)
class Refusal:
    """A command that waits for the table; `violations` has all that refuses, asks or warns."""

    command: Any
    violations: tuple[Violation, ...]

    @property
    def pressing(self) -> tuple[Violation, ...]:
        """Those that refuse or ask."""
        return standing_in_the_way(self.violations, frozenset())

    @property
    def liftable(self) -> bool:
        """Whether the table's word is enough."""
        return all(v.liftable for v in self.pressing)


class SessionModel(QObject):
    """Commands in, changes out.

    `changed(before, after)` carries two states; an unchanged part is the same object in both.
    `played(before, play)` follows where a play came to stand, `taken_back(after, plays)` where some
    do no longer, the oldest first. `copy_begun(number)`: the session goes on with that copy of the
    user's own.
    """

    changed = Signal(object, object)
    played = Signal(object, object)
    taken_back = Signal(object, object)
    copy_begun = Signal(int)
    refused = Signal(object)
    warned = Signal(object)
    failed = Signal(str)

    def __init__(
        self, game: Game, session: Session[Any, Any, Any], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.game = game
        self.session = session

    @property
    def state(self) -> Any:  # noqa: ANN401 -- each game has a table of its own
        """The table now."""
        return self.session.state

    def preview(self, command: object) -> Preview[Any, Any]:
        """What the command would meet and do."""
        return self.session.preview(command)

    def submit(
        self, command: object, on_word: Iterable[str] = (), *, for_next: bool = False
    ) -> bool:
        """Play the command; a refusal is announced by `refused`. Whether it was accepted."""
        try:
            answer = self.session.submit(command, on_word=on_word, for_next=for_next)
        except EnvironmentFault as fault:
            self.failed.emit(told(fault.text))
            return False
        if isinstance(answer, Rejected):
            self.refused.emit(Refusal(command, answer.violations))
            return False
        self._announce(answer)
        self.played.emit(answer.before, self.session.last)
        return True

    def overrule(self, refusal: Refusal) -> bool:
        """Play a refused command on the table's word: they did it anyway."""
        return self.submit(refusal.command, {v.clause for v in refusal.pressing})

    def undo(self) -> bool:
        """Take the last play back, and what was only there to make way for it."""
        before, taken = self.state, self._take_back()
        if taken:
            self.changed.emit(before, self.state)
            self.taken_back.emit(self.state, taken)
        return bool(taken)

    def redo(self) -> bool:
        """Bring the last play taken back again, with what makes way for it before."""
        first = play = self._redo_one()
        while play is not None and play.for_next:
            play = self._redo_one()
        return first is not None

    def go_back_to(self, plays: int) -> None:
        """Undo until only the first `plays` stand."""
        before, done = self.state, self.session.done
        try:
            while self.session.plays > plays and self.session.undo():
                pass
        except EnvironmentFault as fault:
            self.failed.emit(told(fault.text))
        self.changed.emit(before, self.state)
        self.taken_back.emit(self.state, done[self.session.plays :])

    def redo_the_rest(self, skip: int = 0) -> None:
        """Play what was set aside again; `refused` tells where it stopped."""
        before = self.state
        try:
            rejected = self.session.resubmit(skip=skip)
        except EnvironmentFault as fault:
            self.failed.emit(told(fault.text))
            rejected = None
        self.changed.emit(before, self.state)
        if rejected:
            self.refused.emit(Refusal(self.session.set_aside[0].command, rejected.violations))

    @property
    def undo_name(self) -> str:
        """What undo would take back, in words; "" when there is nothing."""
        last = self.session.last
        return "" if last is None else self._name(last, self.session.state_at(-2))

    @property
    def redo_name(self) -> str:
        """What redo would bring back, in words; "" when there is nothing."""
        for ahead, play in enumerate(self.session.taken_back):
            if not play.for_next:
                return self._name(play, self.session.state_ahead(ahead))
        left = self.session.next
        return "" if left is None else self._name(left, self.state)

    def _name(self, played: Played[Any, Any], before: object) -> str:
        return told(self.game.tell_command(before, played.command))

    def _take_back(self) -> tuple[Played[Any, Any], ...]:
        """What stands no longer, the oldest first; what the disk refuses is told."""
        taken: list[Played[Any, Any]] = []
        try:
            while (last := self.session.last) and (not taken or last.for_next):
                self.session.undo()
                taken.insert(0, last)
        except EnvironmentFault as fault:
            self.failed.emit(told(fault.text))
        return tuple(taken)

    def _redo_one(self) -> Played[Any, Any] | None:
        try:
            answer = self.session.redo()
        except EnvironmentFault as fault:
            self.failed.emit(told(fault.text))
            return None
        if answer is None:
            return None
        self.changed.emit(answer.before, answer.after)
        self.played.emit(answer.before, self.session.last)
        return self.session.last

    def _announce(self, answer: Accepted[Any, Any]) -> None:
        self.changed.emit(answer.before, answer.after)
        if answer.warnings:
            self.warned.emit(answer.warnings)
