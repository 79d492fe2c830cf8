"""The grid of a score pad: a column a player, a row a count, and only the rows that matter."""

from collections.abc import Iterator, Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from serengeti_companion.engine.clauses import Violation
from serengeti_companion.engine.player_names import name_problems
from serengeti_companion.games.wild.model import Mode
from serengeti_companion.games.wild.printed import Printed
from serengeti_companion.games.wild.rules.final_counts import FinalCounts, Result
from serengeti_companion.games.wild.rules.specialist_terms import (
    Specialist,
    adventurer_scale,
    choices,
)
from serengeti_companion.ui.pads.count_field import CountField
from serengeti_companion.ui.pads.pad_setting import PadSetting
from serengeti_companion.ui.pads.row_name import RowName
from serengeti_companion.ui.pads.seat_counts import SeatCounts
from serengeti_companion.ui.pads.seat_parts import Worth
from serengeti_companion.ui.pads.specialist_choice import SpecialistChoice
from serengeti_companion.ui.parts.card_frame import CardFrame
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.translation import told

SEATS = 4
MOST_COMMON = 3999
"""Stars on co-op's common track."""


class CountSheet(CardFrame):
    """`changed` whenever a count did, `gone_through` at Enter in the last field."""

    changed = Signal()
    clause_asked = Signal(str)
    gone_through = Signal()

    def __init__(self, setting: PadSetting, printed: Printed, parent: QWidget) -> None:
        super().__init__(parent)
        self._setting, self._printed = setting, printed
        self._grid = QGridLayout(self)
        self.common = CountField(self.tr("Stars on the common track"), self, highest=MOST_COMMON)
        cards = choices(printed)
        self.seats = tuple(SeatCounts(seat, cards, self) for seat in range(SEATS))
        self.give_names(())
        self._build_names()
        self._build_cells()
        self._connect()
        follow(self._resize)

    @property
    def playing(self) -> tuple[SeatCounts, ...]:
        """The seats in use."""
        return self.seats[: self._setting.players]

    @property
    def untouched(self) -> bool:
        """Whether nothing was counted yet, and the names are still those that were given."""
        fields = (self.common, *(field for seat in self.seats for field in seat.fields))
        names = [seat.head.name.text() for seat in self.seats]
        return names == self._names() and all(field.text == "0" for field in fields)

    def has_given(self, names: Sequence[str]) -> bool:
        """Whether these were given last."""
        return self._given == list(names)

    @property
    def counts(self) -> FinalCounts | None:
        """The counts as they stand; None while one of them cannot."""
        mode, scenario = self._setting.mode, self._setting.scenario
        coop = mode is Mode.COOP
        team = self.common.number if coop else 0
        specialists = self._setting.specialists
        found = [seat.count(common=coop, specialists=specialists) for seat in self.playing]
        players = tuple(count for count in found if count is not None)
        if team is None or len(players) < len(found) or self.name_fault:
            return None
        scale = adventurer_scale(self._printed, len(players))
        return FinalCounts(
            mode=mode, players=players, scenario=scenario, team=team, adventurer=scale
        )

    @property
    def name_fault(self) -> str:
        """The first thing that is wrong with a name, "" = nothing."""
        faults = (seat.head.problem.text() for seat in self.playing)
        return next((fault for fault in faults if fault), "")

    def give_names(self, names: Sequence[str]) -> None:
        """Names that nobody typed here; whoever is missing gets a number."""
        self._given = list(names)
        for seat, name in zip(self.seats, self._names(), strict=True):
            seat.head.show_name(name)
            seat.rename()

    def _names(self) -> list[str]:
        """As they were given."""
        spare = [self.tr("Player {n}").format(n=at + 1) for at in range(SEATS)]
        return [*self._given, *spare[len(self._given) :]][:SEATS]

    def draft(self) -> dict[str, object]:
        """Everything as it was typed, and the names that were not."""
        seats = [seat.draft() for seat in self.seats]
        return {"common": self.common.text, "seats": seats, "given": self._given}

    def restore(self, draft: Mapping[str, object]) -> None:
        """Show it again; what is missing is as at the start."""
        self.blockSignals(True)
        common, seats = draft.get("common"), draft.get("seats")
        if isinstance(given := draft.get("given"), list):
            self._given = [str(name) for name in given]
        self.common.put(common if isinstance(common, str) else "0")
        for seat, typed in zip(self.seats, seats if isinstance(seats, list) else (), strict=False):
            if isinstance(typed, dict):
                seat.restore(typed)
        self.blockSignals(False)

    def refresh(self) -> None:
        """Show the columns and rows that matter, and what is wrong with the names."""
        self._show_cells()
        names: list[str] = []
        for seat in self.playing:
            seat.rename()
            found = next(name_problems(seat.head.name.text(), tuple(names)), None)
            seat.head.complain(told(found) if found else "")
            names.append(seat.name)

    def show_faults(self, broken: Sequence[Violation]) -> None:
        """What is wrong with the Specialists, in each column."""
        for at, seat in enumerate(self.seats):
            mine = [one for one in broken if f"seat:{at}" in one.subjects]
            seat.complain(told(mine[0].message) if mine else "")

    def show_result(self, result: Result | None) -> None:
        """What each player comes to; None = the counts cannot stand."""
        shared = self._setting.mode is Mode.COOP
        lines = () if result is None else result.players
        for at, seat in enumerate(self.playing):
            seat.show_result(lines[at] if at < len(lines) else None, shared=shared)

    @property
    def typed_into(self) -> tuple[QWidget, ...]:
        """What has the keyboard while counts are typed, in that order: player by player."""
        return tuple(part.field if isinstance(part, CountField) else part for part in self._order())

    def begin(self) -> None:
        """The keyboard goes to the first count, which the first digit replaces."""
        self.typed_into[0].setFocus(Qt.FocusReason.TabFocusReason)

    def _order(self) -> Iterator[CountField | SpecialistChoice]:
        if self._setting.mode is Mode.COOP:
            yield self.common
        for seat in self.playing:
            yield from (part for part in seat.order if part.isVisibleTo(self))

    def _go_on(self) -> None:
        order, widgets = list(self._order()), self.typed_into
        at = order.index(self.sender()) + 1  # type: ignore[arg-type]
        if at < len(widgets):
            widgets[at].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.gone_through.emit()

    def _connect(self) -> None:
        for part in (self.common, *(part for seat in self.seats for part in seat.order)):
            part.settled.connect(self._go_on)
        self.common.counted.connect(self.changed)
        for seat in self.seats:
            seat.changed.connect(self.changed)

    def _build_names(self) -> None:
        self._rows = {
            "stars": RowName(self.tr("Stars on the track"), "WS-GOAL-2", self),
            "likes": RowName(self.tr("Like Icons"), "WS-TBL-LIKE", self),
            "completed": RowName(self.tr("Completed cards"), "WS-END-4", self),
            "specialist": RowName(self.tr("Specialist"), "WS-SPEC-6", self),
            "detail": RowName(self.tr("What it counts"), "WS-END-2", self),
            "total": RowName(self.tr("In all"), "WS-END-3", self),
        }
        for at, name in enumerate(self._rows.values(), 1):
            name.clicked.connect(lambda _=False, name=name: self.clause_asked.emit(name.clause))
            self._grid.addWidget(name, at, 0, Qt.AlignmentFlag.AlignTop)

    def _build_cells(self) -> None:
        self._common_cell = Worth(self.common, self)
        self._grid.addWidget(self._common_cell, 1, 1, Qt.AlignmentFlag.AlignTop)
        for column, seat in enumerate(self.seats, 1):
            for row, cell in enumerate(seat.cells):
                self._grid.addWidget(cell, row, column, Qt.AlignmentFlag.AlignTop)

    def _show_cells(self) -> None:
        coop, players = self._setting.mode is Mode.COOP, self._setting.players
        known = adventurer_scale(self._printed, players) is not None
        wanted = {"stars"} if coop else set()
        for at, seat in enumerate(self.seats):
            seat.know_adventurer(known=known)
            shown = self._shown(seat) if at < players else frozenset()
            wanted |= shown
            seat.head.setVisible(at < players)
            for row, cell in zip(self._rows, seat.cells[1:], strict=True):
                cell.setVisible(row in shown)
            self._grid.setColumnStretch(at + 1, 1 if at < players else 0)
        # Columns are as wide as at a full table, and the rest stays free.
        self._grid.setColumnStretch(SEATS + 1, SEATS - players)
        self._common_cell.setVisible(coop)
        for row, name in self._rows.items():
            name.setVisible(row in wanted)

    def _shown(self, seat: SeatCounts) -> frozenset[str]:
        """The rows that matter for a player."""
        setting = self._setting
        specialist = seat.specialist.key if setting.specialists else ""
        rows = {
            "stars": setting.mode is not Mode.COOP,
            "likes": True,
            # Among those who play together they decide nothing.
            "completed": setting.mode is Mode.COMPETITIVE or specialist == Specialist.ADVENTURER,
            "specialist": setting.specialists,
            "detail": setting.specialists and seat.has_detail,
            "total": True,
        }
        return frozenset(row for row, shown in rows.items() if shown)

    def _resize(self) -> None:
        style = current_style()
        margin = style.px(16)
        self._grid.setContentsMargins(margin, margin, margin, margin)
        self._grid.setHorizontalSpacing(style.px(16))
        self._grid.setVerticalSpacing(style.px(8))
