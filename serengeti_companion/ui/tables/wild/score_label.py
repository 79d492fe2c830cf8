"""A player's stars, large."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from serengeti_companion.games.wild.model import (
    Player,
    Seat,
)
from serengeti_companion.games.wild.terms import Icon
from serengeti_companion.ui.parts.count_label import CountLabel
from serengeti_companion.ui.parts.set_to import SetTo
from serengeti_companion.ui.tables.wild.desk import Desk
from serengeti_companion.ui.tables.wild.score_track import on_track

_ICON_SIGNS = {icon: icon.value for icon in Icon}
"""A drawing each, named like the Icon."""


class Score(CountLabel):
    """A player's stars; Set to puts them right."""

    def __init__(self, desk: Desk, seat: Seat, parent: QWidget) -> None:
        super().__init__(0, parent)
        self._desk, self._seat = desk, seat
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.set_to = SetTo(self, "", lambda: self.value)
        self.set_to.chosen.connect(lambda value, reason: desk.correct("stars", value, reason, seat))

    def show_stars(self, player: Player) -> None:
        self.count_to(player.stars)
        self.set_to.title = self.tr("Stars of {name}").format(name=player.name)
        self.setAccessibleName(f"{self.set_to.title}: {player.stars}")
        token, rest = on_track(player.stars)
        words = self.tr("On the track: {rest}").format(rest=rest)
        if token:
            words = self.tr("On the track: {rest}, with the {token} token")
            words = words.format(rest=rest, token=token)
        self.setToolTip(words)
