"""The session as a list of lines, told only when they are looked at."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum, StrEnum
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from serengeti_companion.engine.journal import Played
from serengeti_companion.engine.texts import isolated
from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild import events as e
from serengeti_companion.games.wild.model import Phase, Seat, Table
from serengeti_companion.games.wild.rules.preparation import coming_round
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.tables.wild.house_told import value_words
from serengeti_companion.ui.translation import told

Index = QModelIndex | QPersistentModelIndex


class Kind(StrEnum):
    """What a line is."""

    HEAD = "head"
    PLAY = "play"
    UNDONE = "undone"
    ASIDE = "aside"


class Part(IntEnum):
    """Roles of the model, beside the display text."""

    KIND = Qt.ItemDataRole.UserRole
    DETAIL = Qt.ItemDataRole.UserRole + 1
    GAIN = Qt.ItemDataRole.UserRole + 2
    MARK = Qt.ItemDataRole.UserRole + 3
    NAMES = Qt.ItemDataRole.UserRole + 4


@dataclass(frozen=True, slots=True)
class Line:
    """`at` counts in the standing plays, in those taken back or in those set aside."""

    kind: Kind
    at: int
    words: str = ""


class LogModel(QAbstractListModel):
    """Newest last; `set_seat` and `set_greyed` choose what is listed."""

    def __init__(self, model: SessionModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._lines: list[Line] = []
        self._done: tuple[Played[Any, Any], ...] = ()
        self._seat: Seat | None = None
        self._greyed = False
        self._group = ""
        self._tellers: dict[int, Callable[[Line], object]] = {
            Qt.ItemDataRole.DisplayRole: self._words,
            Qt.ItemDataRole.ToolTipRole: self._sentence,
            Qt.ItemDataRole.AccessibleTextRole: self._sentence,
            Part.DETAIL: self._detail,
            Part.GAIN: self._gain,
            Part.MARK: self._mark,
            Part.NAMES: self._names,
        }
        self.rebuild()

    def set_seat(self, seat: Seat | None) -> None:
        """Only this player's lines; None = all."""
        self._seat = seat
        self.rebuild()

    def set_greyed(self, greyed: bool) -> None:
        """Whether what was taken back or set aside is listed too."""
        self._greyed = greyed
        self.rebuild()

    def rebuild(self) -> None:
        """List everything afresh."""
        self.beginResetModel()
        self._lines, self._done, self._group = [], (), ""
        done = self._model.session.done
        self._lines = self._new_lines(done)
        self._done = done
        if self._greyed:
            self._lines += self._grey_lines()
        self.endResetModel()

    def follow(self) -> None:
        """The session went on: only what is new is added."""
        done = self._model.session.done
        known = len(self._done)
        both = min(known, len(done))
        same = not both or done[both - 1] is self._done[both - 1]
        if self._greyed or not same:
            self.rebuild()
            return
        if len(done) < known:
            self._shorten(done)
            return
        lines = self._new_lines(done)
        if lines:
            first = len(self._lines)
            self.beginInsertRows(QModelIndex(), first, first + len(lines) - 1)
            self._lines += lines
            self.endInsertRows()
        self._done = done

    def _shorten(self, done: tuple[Played[Any, Any], ...]) -> None:
        """Plays were taken back: their lines go, and headings that nothing stands under."""
        keep = len(self._lines)
        while keep and self._lines[keep - 1].at >= len(done):
            keep -= 1
        if keep < len(self._lines):
            self.beginRemoveRows(QModelIndex(), keep, len(self._lines) - 1)
            del self._lines[keep:]
            self.endRemoveRows()
        heads = (line.words for line in reversed(self._lines) if line.kind is Kind.HEAD)
        self._group = next(heads, "")
        self._done = done

    def line(self, row: int) -> Line:
        """The line of a row."""
        return self._lines[row]

    def played(self, line: Line) -> Played[Any, Any] | None:
        """The play behind a line; None for a heading."""
        session = self._model.session
        match line.kind:
            case Kind.PLAY:
                return self._done[line.at]
            case Kind.UNDONE:
                return session.taken_back[line.at]
            case Kind.ASIDE:
                return session.set_aside[line.at]
            case Kind.HEAD:
                return None

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._lines)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if index.isValid() and self._lines[index.row()].kind is Kind.HEAD:
            return Qt.ItemFlag.NoItemFlags
        return super().flags(index)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        line = self._lines[index.row()]
        if role == Part.KIND:
            return line.kind
        teller = self._tellers.get(role)
        return None if teller is None else teller(line)

    def _new_lines(self, done: tuple[Played[Any, Any], ...]) -> list[Line]:
        """Those behind what is listed already, each round under its heading."""
        lines = []
        session = self._model.session
        for at in range(len(self._done), len(done)):
            if not self._wanted(done[at]):
                continue
            group = self._group_of(session.state_at(at))
            if group != self._group:
                self._group = group
                lines.append(Line(Kind.HEAD, at, group))
            lines.append(Line(Kind.PLAY, at))
        return lines

    def _grey_lines(self) -> list[Line]:
        session = self._model.session
        lines = []
        for kind, plays, words in (
            (Kind.UNDONE, session.taken_back, self.tr("Taken back")),
            (Kind.ASIDE, session.set_aside, self.tr("Set aside")),
        ):
            if plays:
                lines.append(Line(Kind.HEAD, 0, words))
                lines += [Line(kind, at) for at, play in enumerate(plays) if self._wanted(play)]
        return lines

    def _group_of(self, table: Table) -> str:
        match table.phase:
            case Phase.SETUP:
                return self.tr("Setup")
            case Phase.PREPARATION:
                return self.tr("Before Round {n}").format(n=coming_round(table))
            case Phase.ROUND:
                return self.tr("Round {n}").format(n=table.round)
            case Phase.OVER:
                return self.tr("After the end")

    def _wanted(self, play: Played[Any, Any]) -> bool:
        if self._seat is None:
            return True
        if getattr(play.command, "seat", None) == self._seat:
            return True
        return any(
            isinstance(event, e.StarsScored) and event.seat == self._seat for event in play.events
        )

    def _table_of(self, line: Line) -> Table:
        """The table before the play; for one that does not stand, the table now."""
        session = self._model.session
        table: Table = session.state_at(line.at) if line.kind is Kind.PLAY else session.state
        return table

    def _words(self, line: Line) -> str:
        play = self.played(line)
        if play is None:
            return line.words
        return told(self._model.game.tell_command(self._table_of(line), play.command))

    def _sentence(self, line: Line) -> str:
        """All of a line, for the ear."""
        parts = (self._words(line), self._detail(line), self._gain(line), self._mark(line))
        return ". ".join(part for part in parts if part)

    def _detail(self, line: Line) -> str:
        """What the play caused, in the words of the log."""
        play = self.played(line)
        if play is None:
            return ""
        if isinstance(play.command, c.SetHouseRule):
            found = [value_words(play.command.name, play.command.value)]
        else:
            found = []
        table = self._table_of(line)
        for event in play.events:
            text = self._model.game.tell_event(table, event)
            if text is not None and not isinstance(event, e.StarsScored | e.HouseRuleSet):
                found.append(told(text))
        return "; ".join(found)

    def _gain(self, line: Line) -> str:
        play = self.played(line)
        if play is None:
            return ""
        gains: Counter[Seat] = Counter()
        for event in play.events:
            if isinstance(event, e.StarsScored):
                gains[event.seat] += event.stars
            elif isinstance(event, e.NumberCorrected) and event.fact == "stars":
                gains[event.seat or Seat(0)] += event.value - event.old
        table = self._table_of(line)
        return ", ".join(
            f"{isolated(table.player(seat).name)} {stars:+d}"
            for seat, stars in gains.items()
            if stars
        )

    def _names(self, _: Line) -> tuple[str, ...]:
        """Of all who play: a long one gives way before the deed."""
        table: Table = self._model.state
        return tuple(player.name for player in table.players)

    def _mark(self, line: Line) -> str:
        play = self.played(line)
        if play is None:
            return ""
        marks = []
        if self._model.game.correction(play.command):
            marks.append(self.tr("by hand"))
        if play.on_word:
            words = self.tr("on the table's word: {clauses}")
            marks.append(words.format(clauses=", ".join(play.on_word)))
        if line.kind is Kind.UNDONE:
            marks.append(self.tr("taken back"))
        if line.kind is Kind.ASIDE:
            marks.append(self.tr("set aside"))
        return ", ".join(marks)
