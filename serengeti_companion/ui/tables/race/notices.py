"""What is wrong, told towards whoever plays."""

from PySide6.QtWidgets import QWidget

from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.tables.notices import Notices
from serengeti_companion.ui.tables.race.turning import turn


class FacingNotices(Notices):
    """The same notices, upside down where whoever plays sits at the other side of the screen."""

    def __init__(self, model: SessionModel, over: QWidget) -> None:
        super().__init__(model, over)
        self._away = False

    def face(self, *, away: bool) -> None:
        """Towards the other side of the screen, if whoever plays sits there."""
        self._away = away
        turn(self.banner, turned=away)

    def place(self) -> None:
        super().place()
        # Laid out anew, the banner's parts stand as in any banner.
        turn(self.banner, turned=self._away)
