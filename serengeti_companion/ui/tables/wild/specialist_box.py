"""Who works for a player: chosen from a list."""

from PySide6.QtWidgets import QComboBox, QWidget

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.dealer import Dealer
from serengeti_companion.games.wild.model import Mode, Seat, Table
from serengeti_companion.games.wild.rules.specialist_terms import choices, specialist_name
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.translation import told


def dealt_to(table: Table, dealer: Dealer | None, seat: Seat) -> tuple[str, ...]:
    """The three a player of a competitive game picks from; () = from all of them."""
    if dealer is None or table.mode is not Mode.COMPETITIVE:
        return ()
    return dealer.specialists(table, seat)


class SpecialistBox(QComboBox):
    """With a dealer a competitive player sees the three that were dealt, else all."""

    def __init__(
        self,
        model: SessionModel,
        dealer: Dealer | None,
        seat: Seat,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._model, self._dealer, self._seat = model, dealer, seat
        self.activated.connect(self._employ)
        self.refresh(model.state)

    def refresh(self, table: Table) -> None:
        """Show who works for the player, and who could."""
        player = table.player(self._seat)
        self.setAccessibleName(self.tr("Specialist of {name}").format(name=player.name))
        names = dealt_to(table, self._dealer, self._seat)
        names = names or tuple(card.name for card in choices(table.printed))
        if player.specialist is not None and player.specialist not in names:
            names = (*names, player.specialist)
        self.clear()
        self.addItem(self.tr("no Specialist"), None)
        for name in names:
            self.addItem(told(specialist_name(name)), name)
        self.setCurrentIndex(max(0, self.findData(player.specialist)))

    def _employ(self, _: int) -> None:
        chosen = self.currentData()
        dealt = dealt_to(self._model.state, self._dealer, self._seat) if chosen else ()
        command = c.ChooseSpecialist(seat=self._seat, specialist=chosen, dealt=dealt)
        if not self._model.submit(command):
            self.refresh(self._model.state)
