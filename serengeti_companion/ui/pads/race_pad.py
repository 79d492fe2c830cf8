"""The Score pad of A Race For Life: what both have at the end, and who has won."""

import json
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from serengeti_companion.engine.player_names import name_problems
from serengeti_companion.games.race import final_counts
from serengeti_companion.games.race.final_counts import FinalCounts, Result
from serengeti_companion.games.race.terms import PLAYERS, SPECIES
from serengeti_companion.storage.preferences import Preference, word
from serengeti_companion.ui.home.race import remembered
from serengeti_companion.ui.pads.kept_pad import keep_new_games
from serengeti_companion.ui.pads.pad_page import PadPage, Scored
from serengeti_companion.ui.pads.race_sheet import CARCASSES, EVER, MIDDLE, SAVANNAH, RaceSheet
from serengeti_companion.ui.parts.card_frame import Tone
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.tables.race import verdict
from serengeti_companion.ui.translation import told

if TYPE_CHECKING:
    from serengeti_companion.ui.main_window import MainWindow

SCORE_PAD = Preference[str](name="race.score pad", default="", read=word)
"""What was typed last, as JSON; "" = nothing yet."""

_SWITCH = "tiebreak_lions"


class RacePad(PadPage):
    """Two players, their cards in rows."""

    def __init__(
        self,
        parent: QWidget | None = None,
        last_players: Callable[[], Sequence[str]] = tuple,
    ) -> None:
        super().__init__(parent)
        self.names = [QLineEdit(self.column) for _ in range(PLAYERS)]
        self._names_row = QHBoxLayout()
        for at, field in enumerate(self.names, 1):
            field.setAccessibleName(self.tr("Name of player {n}").format(n=at))
            self._names_row.addWidget(TextLabel("AB"[at - 1], self.column))
            self._names_row.addWidget(field, 1)
        self.sheet = RaceSheet(self.column)
        self.body.addLayout(self._names_row)
        self.body.addWidget(self.sheet)
        self.body.addStretch()
        self._name((*last_players(), *remembered.names()[len(last_players()) :]))
        for field in self.names:
            field.textChanged.connect(self._refresh)
        self.sheet.changed.connect(self._refresh)
        self.sheet.clause_asked.connect(self.clause_asked)
        follow(self._space)
        self._refresh()

    @property
    def players(self) -> list[str]:
        """Their names, A first."""
        return [field.text().strip() for field in self.names]

    @property
    def counts(self) -> FinalCounts:
        """What is compared; what is no number counts as 0."""
        return self.sheet.counts(self.players)

    @property
    def draft(self) -> str:
        names = [field.text() for field in self.names]
        return json.dumps({"names": names} | self.sheet.draft, ensure_ascii=False)

    def restore(self, draft: str) -> None:
        before = json.loads(self.draft)
        try:
            self._take(json.loads(draft))
        except (ValueError, TypeError, LookupError, AttributeError):
            self._take(before)

    def open_game(self, counts: Mapping[str, Any]) -> None:
        sides = [counts[side] for side in "ab"]
        rows = {key: [str(side.get(key, 0)) for side in sides] for key in (SAVANNAH, CARCASSES)}
        rows[EVER] = [str(side.get(EVER, side[SAVANNAH])) for side in sides]
        for species in SPECIES:
            rows[species] = [str(side["species"].get(species, 0)) for side in sides]
        house = counts.get("house_rules") or {}
        self._take(
            {
                "names": [side["name"] for side in sides],
                "rows": rows,
                "favours": counts["track"]["favours"] or MIDDLE,
                "value": str(counts["track"]["value"]),
                "lions": house.get(_SWITCH, "end"),
            }
        )

    def to_first_count(self) -> None:
        self.names[0].setFocus()
        self.names[0].selectAll()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.sheet.fit(event.size().width())

    def _take(self, typed: Mapping[str, Any]) -> None:
        self.sheet.take(typed)
        self._name(typed["names"])
        self._refresh()

    def _name(self, names: Sequence[str]) -> None:
        for field, name in zip(self.names, names, strict=True):
            field.blockSignals(True)
            field.setText(name)
            field.blockSignals(False)

    def _refresh(self) -> None:
        self.sheet.show_players(self.players)
        fault = self._fault() or self.sheet.fault()
        self._offer(savable=self._tell(fault))

    def _fault(self) -> str:
        for at, name in enumerate(self.players):
            for problem in name_problems(name, tuple(self.players[:at])):
                return told(problem)
        return ""

    def _tell(self, fault: str) -> bool:
        """What the counts come to; whether they can stand."""
        result = None if self.sheet.fault() else self._result()
        broken = () if result is None else tuple(final_counts.objections(self.counts))
        self.sheet.show_result(result, broken)
        if fault or result is None:
            self.verdict.tell(fault, "", Tone.REFUSAL, "refusal")
        elif broken:
            self.verdict.tell(told(broken[0].message), broken[0].clause, Tone.REFUSAL, "refusal")
        elif not self.sheet.is_begun:
            self.verdict.tell(self.tr("Nothing is counted yet."), "", Tone.PLAIN, "goal")
        else:
            words = f"{verdict.headline(result)}. {verdict.reason(result)}"
            self.verdict.tell(words, verdict.CLAUSES[result.decided_by], Tone.GLOW, "award")
        return not fault and not broken

    def _result(self) -> Result:
        return final_counts.score(self.counts, tiebreak_lions=self.sheet.lions.value)

    def scored(self) -> Scored:
        house: dict[str, bool | str] = {_SWITCH: "ever"} if self.sheet.lions_ever else {}
        return Scored(
            title=", ".join(self.players),
            counts=final_counts.question(self.counts, house),
            result=final_counts.answer(self._result()),
        )

    def empty(self) -> None:
        self.sheet.take({"lions": self.sheet.lions.value})
        self._refresh()

    def _space(self) -> None:
        style = current_style()
        self.body.setSpacing(style.px(8))
        self._names_row.setSpacing(style.px(12))
        self.sheet.fit(self.width())


def bare(window: "MainWindow") -> RacePad:
    """A pad that knows of nothing yet."""
    return RacePad(window.stage.pages)


def make(window: "MainWindow") -> RacePad:
    """The page of the main window, for games that are not in the history yet."""
    kept = window.kept
    names: Callable[[], Sequence[str]] = (
        tuple if kept is None else partial(kept.get, remembered.PLAYERS)
    )
    pad = RacePad(window.stage.pages, last_players=names)
    keep_new_games(pad, window, "race", SCORE_PAD)
    return pad
