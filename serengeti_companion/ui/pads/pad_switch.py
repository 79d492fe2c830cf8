"""From the Score pad of one game to that of another."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from serengeti_companion.ui.parts.segmented import Segmented


class PadSwitch(Segmented):
    """Stands at the head of a pad; `page` is the name of its page."""

    def __init__(
        self, page: str, show_page: Callable[[str], None], parent: QWidget | None = None
    ) -> None:
        pads = (
            ("score_pad", "WILD: Serengeti"),
            ("score_pad_race", "Serengeti: A Race For Life"),
            ("score_pad_survive", "Survive The Serengeti"),
        )
        super().__init__(QCoreApplication.translate("PadSwitch", "Game"), pads, parent)
        self._page = page
        self.set_value(page)
        self._show_page = show_page
        self.chosen.connect(self._go)

    def _go(self, page: str) -> None:
        # This pad stays what it is, for the way back.
        self.set_value(self._page)
        if page != self._page:
            self._show_page(page)
