"""Season, step, turn, event, marker and end, set by hand."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from serengeti_companion.games.race.commands import (
    Command,
    CorrectEnding,
    CorrectEvents,
    CorrectMarker,
    CorrectMoment,
)
from serengeti_companion.games.race.model import A, B, EventCard, Phase, Table
from serengeti_companion.games.race.names import PHASE_NAMES, event_name
from serengeti_companion.games.race.terms import SPECIES
from serengeti_companion.ui.parts.choice_box import ChoiceBox
from serengeti_companion.ui.parts.segmented import Segmented
from serengeti_companion.ui.tables.race.correct_part import CorrectPart
from serengeti_companion.ui.translation import capital, filled, told

_translate = QCoreApplication.translate
_STEPS = (Phase.EVENT, Phase.SCORPIONS, Phase.PLAYING, Phase.OVER)
_EVENTS = (EventCard(), *(EventCard(drought=species) for species in SPECIES))


class MomentPart(CorrectPart):
    """What the bar above the table shows, and the track."""

    def __init__(
        self, table: Table, reason: Callable[[], str], parent: QWidget | None = None
    ) -> None:
        super().__init__(reason, parent, columns=1)
        self._table = table
        seasons, steps = table.printed.seasons, table.printed.steps
        self.add(
            _translate("CorrectMoment", "Season"),
            lambda table: table.season,
            lambda value, why: self._moment(value, self._table.phase, why),
            highest=seasons,
        )
        self._marker = _marker_words(table)
        self.add(
            self._marker,
            lambda table: table.marker,
            lambda value, why: CorrectMarker(marker=value, reason=why),
            lowest=-steps,
            highest=steps,
        )
        self.add(
            _translate("CorrectMoment", "Season that set the end (0: none)"),
            lambda table: 0 if table.ending is None else table.ending.season,
            lambda value, why: CorrectEnding(season=value or None, reason=why),
            highest=seasons,
        )
        self._add_choices()
        self.show_table(table)

    def show_table(self, table: Table) -> None:
        """The moment as it is now."""
        self._table = table
        super().show_table(table)
        self.rename(self._marker, _marker_words(table))
        if table.phase in _STEPS:
            self.step.set_value(table.phase.value)
        for seat in (A, B):
            self.playing.rename(str(seat), table.player(seat).name)
        self.playing.set_value(str(table.active))
        event = table.event or (table.events[-1] if table.events else EventCard())
        self.card.blockSignals(True)
        self.card.setCurrentIndex(_EVENTS.index(event))
        self.card.blockSignals(False)

    def _add_choices(self) -> None:
        steps = [(phase.value, capital(told(PHASE_NAMES[phase]))) for phase in _STEPS]
        self.step = Segmented(_translate("CorrectMoment", "Step"), steps, self)
        self.step.chosen.connect(
            lambda word: self.said.emit(
                self._moment(max(1, self._table.season), Phase(word), self._reason())
            )
        )
        players = [(str(seat), self._table.player(seat).name) for seat in (A, B)]
        self.playing = Segmented(_translate("CorrectMoment", "Turn"), players, self)
        self.playing.chosen.connect(lambda _: self.said.emit(self._turn()))
        self.card = ChoiceBox(self)
        self.card.setAccessibleName(_translate("CorrectMoment", "Event"))
        for card in _EVENTS:
            self.card.addItem(capital(told(event_name(card))))
        self.card.currentIndexChanged.connect(lambda at: self.said.emit(self._event(at)))
        self.add_widget(_translate("CorrectMoment", "Event"), self.card)
        self.add_widget(_translate("CorrectMoment", "Turn"), self.playing)
        self.add_widget(_translate("CorrectMoment", "Step"), self.step)

    def _moment(self, season: int, phase: Phase, why: str) -> Command:
        return CorrectMoment(season=season, phase=phase, active=self._table.active, reason=why)

    def _turn(self) -> Command:
        table = self._table
        active = A if self.playing.value == str(A) else B
        return CorrectMoment(
            season=table.season, phase=table.phase, active=active, reason=self._reason()
        )

    def _event(self, at: int) -> Command:
        events = (*self._table.events[:-1], _EVENTS[at])
        return CorrectEvents(events=events, reason=self._reason())


def _marker_words(table: Table) -> str:
    words = _translate("CorrectMoment", "Marker (above 0: nearer to {name})")
    return filled(words, name=table.player(A).name)


def moment_part(table: Table, reason: Callable[[], str], parent: QWidget) -> MomentPart:
    """The section of the moment."""
    return MomentPart(table, reason, parent)
