"""Set anything by hand: numbers, the moment, the Map, cards, players, the Action Board."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from serengeti_companion.games.wild.model import CardTracking, Table
from serengeti_companion.ui.parts.page_stack import PageStack
from serengeti_companion.ui.parts.segmented import Segmented
from serengeti_companion.ui.parts.tab_order import in_tab_order
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.parts.why_field import WhyField
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.style.tokens import Role, TextSize
from serengeti_companion.ui.tables.sheet import Sheet
from serengeti_companion.ui.tables.wild.correct_board import BoardPart
from serengeti_companion.ui.tables.wild.correct_cards import CardsPart
from serengeti_companion.ui.tables.wild.correct_map import MapPart
from serengeti_companion.ui.tables.wild.correct_moment import MomentPart
from serengeti_companion.ui.tables.wild.correct_numbers import NumbersPart
from serengeti_companion.ui.tables.wild.correct_players import PlayersPart
from serengeti_companion.ui.tables.wild.correction_part import CorrectionPart

NUMBERS = "numbers"
MOMENT = "moment"
MAP = "map"
CARDS = "cards"
PLAYERS = "players"
BOARD = "board"

_PARTS: dict[str, type[CorrectionPart]] = {
    NUMBERS: NumbersPart,
    MOMENT: MomentPart,
    MAP: MapPart,
    CARDS: CardsPart,
    PLAYERS: PlayersPart,
    BOARD: BoardPart,
}


class CorrectionsSheet(Sheet[Table]):
    """What is set goes into the log as a correction, with the reason if one is given."""

    def __init__(self, model: SessionModel, parent: QWidget | None = None) -> None:
        super().__init__(QCoreApplication.translate("CorrectionsSheet", "Set by hand"), parent)
        self._model = model
        words = (
            self.tr("Numbers"),
            self.tr("Round and turn"),
            self.tr("Map"),
            self.tr("Cards"),
            self.tr("Players"),
            self.tr("Action Board"),
        )
        self.parts: dict[str, CorrectionPart] = {}
        self.tabs = Segmented(self.tr("Section"), list(zip(_PARTS, words, strict=True)), self)
        self.tabs.chosen.connect(self.show_part)
        self.stack = PageStack(self)
        self.why = WhyField(self)
        self.why.setPlaceholderText(self.tr("Why? (optional, goes into the log)"))
        self.note = TextLabel(
            self.tr("A correction is never refused for a rule; the log marks it."),
            self,
            size=TextSize.SMALL,
            role=Role.MUTED,
        )
        for widget in (self.tabs, self.stack, self.why, self.note):
            self.body.addWidget(widget)
        self.body.setStretchFactor(self.stack, 1)
        self._hide_untracked(model.state)
        self.show_part(NUMBERS)

    def show_part(self, name: str) -> CorrectionPart:
        """Open a section; it is made when it is first wanted."""
        if name not in self.parts:
            part = _PARTS[name](self._model, self._reason, self)
            self.parts[name] = part
            if isinstance(part, CardsPart):
                part.describing.connect(self._make_room)
            self.stack.addWidget(part)
        self.tabs.set_value(name)
        part = self.parts[name]
        part.refresh(self._model.state)
        self.stack.setCurrentWidget(part)
        in_tab_order(self.tabs, part, self.why)
        return part

    def refresh(self, before: Table | None, after: Table) -> None:
        """Something was set, here or elsewhere."""
        self.why.clear()
        self._hide_untracked(after)
        part = self.stack.currentWidget()
        if isinstance(part, CorrectionPart):
            part.refresh(after)
            in_tab_order(self.tabs, part, self.why)

    def _make_room(self, wanted: bool) -> None:
        """For the form that describes a card; it has no reason."""
        for widget in (self.tabs, self.why, self.note):
            widget.setVisible(not wanted)

    def _reason(self) -> str:
        return self.why.said

    def _hide_untracked(self, table: Table) -> None:
        tracking = table.tracking
        self.tabs.button(MAP).setVisible(tracking.map)
        self.tabs.button(BOARD).setVisible(tracking.board)
        self.tabs.button(CARDS).setVisible(tracking.cards is not CardTracking.OFF)

    def restyle(self) -> None:
        super().restyle()
        if self.heading is not None:
            self.body.setSpacing(current_style().px(10))
