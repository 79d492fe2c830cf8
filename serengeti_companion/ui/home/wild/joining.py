"""We are already playing: where the table stands, to go on from there."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QGridLayout, QPushButton, QWidget

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.model import ROUNDS, CardTracking, Phase, Seat, Tracking
from serengeti_companion.games.wild.rules.corrections import MOST
from serengeti_companion.games.wild.rules.opening import FIRST_COINS, KEPT, STEPS
from serengeti_companion.games.wild.setup import MOST_PLAYERS
from serengeti_companion.games.wild.terms import BLANK
from serengeti_companion.ui.home.wild.number_entry import NumberEntry
from serengeti_companion.ui.parts.choice_box import ChoiceBox
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.parts.tick_box import TickBox
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role
from serengeti_companion.ui.translation import filled

FACTS: tuple[c.NumberFact, ...] = ("stars", "coins", "food", "vfx", "completed")
_TABLEAU = "tableau"
_NAME = 8  # letters of it that surely show
_DEFAULTS = {"coins": FIRST_COINS, _TABLEAU: KEPT}
_FOOT = 2 + MOST_PLAYERS  # the row below the players


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """One player's numbers, in the order of FACTS, and the cards in the Tableau."""

    numbers: tuple[int, ...]
    tableau: int
    passed: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Joined:
    """A game that is under way; `team` is the common score, None where each has their own."""

    round: int
    turn: Seat
    players: tuple[Standing, ...]
    team: int | None = None

    def commands(self, tracking: Tracking, reason: str) -> Iterator[c.Command]:
        """What brings a fresh table to this moment."""
        for step in range(1, STEPS + 1):
            yield c.TickSetup(step=step, skipped=True)
        yield c.BeginPlay()
        yield c.CorrectMoment(round=self.round, phase=Phase.ROUND, seat=self.turn, reason=reason)
        if self.team is not None:
            yield c.CorrectNumber(fact="team", value=self.team, reason=reason)
        for seat, standing in enumerate(self.players):
            yield from self._player(Seat(seat), standing, tracking, reason)

    def _player(
        self, seat: Seat, standing: Standing, tracking: Tracking, reason: str
    ) -> Iterator[c.Command]:
        shared = self.team is not None
        for fact, value in zip(FACTS, standing.numbers, strict=True):
            if tracks(tracking, fact, shared_score=shared):
                yield c.CorrectNumber(fact=fact, value=value, seat=seat, reason=reason)
        if tracks(tracking, _TABLEAU, shared_score=shared):
            cards = (BLANK,) * standing.tableau
            yield c.CorrectCards(place="tableau", cards=cards, seat=seat, reason=reason)
        if standing.passed:
            yield c.CorrectPassed(seat=seat, passed=True, reason=reason)


def tracks(tracking: Tracking, what: str, *, shared_score: bool) -> bool:
    """Whether a number is kept for each player."""
    match what:
        case "stars":
            return not shared_score
        case "coins":
            return tracking.board
        case "food" | "vfx":
            return tracking.tokens
        case "completed" | "tableau":
            return tracking.cards is not CardTracking.OFF
        case _:
            return True


class JoiningEditor(QWidget):
    """A row a player; what is not tracked is not asked. `forgotten`: it is not so, after all."""

    forgotten = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self.round = self._number(self.tr("Round"), 1, ROUNDS, 1)
        self.team = self._number(self.tr("Stars together"), 0, MOST, 0)
        self.turn = ChoiceBox(self)
        self.turn.setAccessibleName(self.tr("Whose turn it is"))
        # A long name must not widen the two columns of numbers it stands above.
        self.turn.setSizeAdjustPolicy(
            ChoiceBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.turn.setMinimumContentsLength(_NAME)
        self._shared = False
        self._team_label = TextLabel(self.tr("Stars together"), self)
        self._names: list[TextLabel] = []
        self.fields: list[dict[str, NumberEntry]] = []
        self.passed: list[QCheckBox] = []
        self._head()
        self.forget_button = QPushButton(self.tr("Start with the setup instead"), self)
        self.forget_button.setAccessibleName(self.forget_button.text())
        self.forget_button.clicked.connect(self.forgotten)
        left = Qt.AlignmentFlag.AlignLeft
        self._grid.addWidget(self.forget_button, _FOOT, 0, 1, 3, left)
        words = self.tr("Animals on the Map and collected Icons: set by hand at the table, Ctrl+E.")
        self.later = TextLabel(words, self, role=Role.MUTED)
        self.later.setWordWrap(True)
        self._grid.addWidget(self.later, _FOOT, 3, 1, -1)
        follow(self._resize)

    @property
    def joined(self) -> Joined:
        """What was entered."""
        return Joined(
            round=self.round.value,
            turn=Seat(max(self.turn.currentIndex(), 0)),
            team=self.team.value if self._shared else None,
            players=tuple(
                Standing(
                    numbers=tuple(fields[fact].value for fact in FACTS),
                    tableau=fields[_TABLEAU].value,
                    passed=passed.isChecked(),
                )
                for fields, passed in zip(self.fields, self.passed, strict=True)
            ),
        )

    @property
    def typed(self) -> bool:
        """Whether anything that is asked was entered that is not so at the start of a game."""
        ticked = any(passed.isChecked() for passed in self.passed)
        entered = any(box.changed for box in self._entries if not box.isHidden())
        return ticked or entered or self.turn.currentIndex() > 0

    def forget(self) -> None:
        """All as at the start of a game."""
        for box in self._entries:
            box.reset()
        for passed in self.passed:
            passed.setChecked(False)
        self.turn.setCurrentIndex(0)

    def show_players(self, names: Sequence[str]) -> None:
        """As many rows as there are players; numbers already typed stay with their row."""
        while len(self.fields) < len(names):
            self._add_row()
        while len(self.fields) > len(names):
            self._drop_row()
        for row, name in enumerate(names):
            self._name_row(row, name)
        at = self.turn.currentIndex()
        self.turn.clear()
        self.turn.addItems(list(names))
        self.turn.setCurrentIndex(min(max(at, 0), len(names) - 1))

    def show_tracking(self, tracking: Tracking, *, shared_score: bool) -> None:
        """Ask only for what is tracked."""
        self._shared = shared_score
        for part in (self.team, self._team_label):
            part.setVisible(shared_score)
        for column, what in enumerate((*FACTS, _TABLEAU), 1):
            on = tracks(tracking, what, shared_score=shared_score)
            self._headings[column - 1].setVisible(on)
            for fields in self.fields:
                fields[what].setVisible(on)
        self.later.setVisible(tracking.map or tracking.cards is not CardTracking.OFF)

    @property
    def _entries(self) -> tuple[NumberEntry, ...]:
        return self.round, self.team, *(box for row in self.fields for box in row.values())

    def _head(self) -> None:
        self._grid.addWidget(TextLabel(self.tr("Round"), self), 0, 0)
        self._grid.addWidget(self.round, 0, 1)
        turn = TextLabel(self.tr("Whose turn"), self)
        self._grid.addWidget(turn, 0, 2, Qt.AlignmentFlag.AlignRight)
        self._grid.addWidget(self.turn, 0, 3, 1, 2)
        self._grid.addWidget(self._team_label, 0, 5)
        self._grid.addWidget(self.team, 0, 6)
        self._words = {
            "stars": self.tr("Stars"),
            "coins": self.tr("Coins"),
            "food": self.tr("Food"),
            "vfx": self.tr("VFX"),
            "completed": self.tr("Scenes filmed"),
            _TABLEAU: self.tr("Tableau"),
        }
        self._headings = [TextLabel(word, self, role=Role.MUTED) for word in self._words.values()]
        for column, heading in enumerate(self._headings, 1):
            self._grid.addWidget(heading, 1, column, Qt.AlignmentFlag.AlignHCenter)

    def _number(self, name: str, lowest: int, highest: int, value: int) -> NumberEntry:
        box = NumberEntry(value, lowest, highest, self)
        box.setAccessibleName(name)
        return box

    def _add_row(self) -> None:
        row = len(self.fields) + 2
        name = TextLabel("", self)
        fields = {
            what: self._number("", 0, MOST, _DEFAULTS.get(what, 0)) for what in (*FACTS, _TABLEAU)
        }
        passed = TickBox(self.tr("has passed"), self)
        self._grid.addWidget(name, row, 0)
        for column, box in enumerate(fields.values(), 1):
            self._grid.addWidget(box, row, column)
        self._grid.addWidget(passed, row, len(fields) + 1)
        self._names.append(name)
        self.fields.append(fields)
        self.passed.append(passed)

    def _drop_row(self) -> None:
        for part in (self._names.pop(), *self.fields.pop().values(), self.passed.pop()):
            self._grid.removeWidget(part)
            part.hide()
            part.deleteLater()

    def _name_row(self, row: int, name: str) -> None:
        self._names[row].setText(name)
        for what, box in self.fields[row].items():
            words = self.tr("{what} of {name}")
            box.setAccessibleName(filled(words, what=self._words[what], name=name))
        self.passed[row].setAccessibleName(filled(self.tr("{name} has passed"), name=name))

    def _resize(self) -> None:
        style = current_style()
        self._grid.setContentsMargins(style.px(8), 0, style.px(8), style.px(8))
        self._grid.setHorizontalSpacing(style.px(12))
        self._grid.setVerticalSpacing(style.px(4))
