"""The event of a season is turned up: a stack for a drought, or the infestation."""

from PySide6.QtCore import QCoreApplication

from serengeti_companion.games.race.commands import TurnUpEvent
from serengeti_companion.games.race.dealer import Dealer
from serengeti_companion.games.race.model import A, EventCard
from serengeti_companion.games.race.terms import SPECIES, Species
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.tables.race.moment import Moment
from serengeti_companion.ui.tables.race.now_panel import NowPanel
from serengeti_companion.ui.translation import filled

_translate = QCoreApplication.translate


class EventMoment(Moment):
    """On a practice table the dealer turns it up."""

    def __init__(self, model: SessionModel, now: NowPanel, dealer: Dealer | None) -> None:
        super().__init__(model, now)
        self._dealer = dealer

    def aimed(self) -> tuple[Species, ...]:
        """Droughts that may still come (RL-EVENT-10)."""
        table = self.table
        return tuple(
            species
            for species in SPECIES
            if table.events.count(EventCard(drought=species)) < table.printed.drought_cards(species)
        )

    def show(self) -> None:
        table, now = self.table, self._now
        words = _translate("EventMoment", "Season {n}: {name} turns up the event")
        now.tell(filled(words, n=table.season, name=table.player(A).name), "")
        left = table.printed.infestations - table.events.count(EventCard())
        option = filled(_translate("EventMoment", "Infestation ({n} left)"), n=max(0, left))
        now.ask(_translate("EventMoment", "Tap the stack in drought, or:"), (option,))
        now.primary.setVisible(self._dealer is not None)
        words = _translate("EventMoment", "Turn up the top event")
        now.primary.mean(words, f"{table.season} event")

    def tap(self, species: Species) -> None:
        self.submit(TurnUpEvent(card=EventCard(drought=species)))

    def answer(self, at: int) -> None:
        self.submit(TurnUpEvent(card=EventCard()))

    def carry_on(self) -> None:
        event = None if self._dealer is None else self._dealer.event(self.table)
        if event is not None:
            self.submit(TurnUpEvent(card=event))
