"""Whether a journal can be true: it folds, and every table on the way is one that can be."""

from typing import Any

from serengeti_companion.engine.game import Game, UnplayableError
from serengeti_companion.engine.journal import Dropped, Line, Played, Redone, Undone
from serengeti_companion.engine.session import Session
from serengeti_companion.engine.texts import Text, say
from serengeti_companion.storage.faults import UnusableInput
from serengeti_companion.storage.whole import AnyRecord, WholeSession

_LONGEST_REASON = 200  # letters; a reason may quote what stood in the file

Table = Any
"""The table of any game."""


def checked(whole: WholeSession) -> Session[Any, Any, Any]:
    """The session replayed, every table on the way looked at.

    Raises UnusableInput, its place "options" or "records[12]" (counted from 1), when they cannot be
    a session of this game.
    """
    opening = _opened(whole)
    walk = _Walk(whole.game, opening)
    for number, record in enumerate(whole.records, 1):
        problem = walk.problem(record)
        if problem:
            text = say("Record {number} cannot be: {problem}.", number=number, problem=problem)
            raise UnusableInput(text, f"records[{number}]")
    return Session(whole.game.rules, opening, whole.records)


def _opened(whole: WholeSession) -> Table:
    try:
        state: Table = whole.game.open(whole.options, whole.components)
        problems = whole.game.problems(state)
    # A file can lie in any way, and the game may trip over it in any way.
    except Exception as error:
        text, reason = say("No table can be set up like this."), _reason(error)
        if reason:
            text = say("No table can be set up like this: {reason}", reason=reason)
        raise UnusableInput(text, "options") from error
    if problems:
        text = say("No table can be set up like this: {problem}.", problem=problems[0].rstrip("."))
        raise UnusableInput(text, "options")
    return state


class _Walk:
    """The tables of the standing line, while a journal is followed."""

    def __init__(self, game: Game, opening: Table) -> None:
        self._game = game
        self._line: Line[Any, Any] = Line()
        self._states = [opening]
        self._undone: list[Table] = []

    def problem(self, record: AnyRecord) -> Text | None:
        """Why the record cannot come next; otherwise it is followed."""
        impossible = _impossible(self._line, record)
        if impossible:
            return impossible
        match record:
            case Played():
                problem = self._play(record)
                if problem:
                    return problem
            case Undone():
                self._undone.append(self._states.pop())
            case Redone():
                self._states.append(self._undone.pop())
            case Dropped():
                pass
        self._line.follow(record)
        return None

    def _play(self, played: Played[Any, Any]) -> Text | None:
        state = self._states[-1]
        try:
            str(self._game.tell_command(state, played.command))
            for event in played.events:
                str(self._game.tell_event(state, event))
                state = self._game.rules.evolve(state, event)
            self._game.sheets(state)
            self._game.result(state)
            problems = self._game.problems(state)
        except Exception as error:  # noqa: BLE001 -- a file can lie in any way
            return _unfit(error)
        self._states.append(state)
        self._undone.clear()
        return say("{problem}", problem=problems[0].rstrip(".")) if problems else None


def _impossible(line: Line[Any, Any], record: AnyRecord) -> Text | None:
    match record:
        case Undone() if not line.done:
            return say("it takes a move back where there is none")
        case Redone() if not line.taken_back:
            return say("it repeats a move where none was taken back")
        case Dropped() if record.count > len(line.set_aside):
            return say("it drops moves that were not set aside")
        case Played() if record.again and not line.set_aside:
            return say("it plays a move again that was not set aside")
        case _:
            return None


def _unfit(error: Exception) -> Text:
    reason = _reason(error)
    if not reason:
        return say("it does not belong to this table")
    return say("it does not belong to this table ({reason})", reason=reason)


def _reason(error: Exception) -> str:
    return str(error)[:_LONGEST_REASON] if isinstance(error, UnplayableError) else ""
