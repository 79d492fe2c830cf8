"""The bar above the table: turn, what is going on, and the way back."""

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from serengeti_companion.games.survive.model import Phase, Table
from serengeti_companion.games.survive.terms import PREDATORS
from serengeti_companion.ui.paint.cut_words import cut
from serengeti_companion.ui.paint.glyphs import icon
from serengeti_companion.ui.parts.button_words import as_written
from serengeti_companion.ui.parts.shown import set_words, show_if
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role, Target, TextSize, Weight
from serengeti_companion.ui.tables.table_bar import TableBar
from serengeti_companion.ui.translation import filled

_UNDO_WIDTH, _LEAST = 330, 64
_NOTE = 240  # of the note on the season card


class TopBar(TableBar):
    """Signals only; the table screen knows what to do."""

    season_asked = Signal()

    def __init__(self, model: SessionModel, parent: QWidget | None = None) -> None:
        super().__init__(model, parent)
        self.turn = TextLabel("", self, size=TextSize.TITLE, weight=Weight.BOLD)
        self.now = TextLabel("", self, size=TextSize.LARGE, role=Role.MUTED)
        self.season = QPushButton(self)
        self.season.clicked.connect(self.season_asked)
        self.season.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.build_buttons(QPushButton(self))
        self._arrange()
        follow(self._resize)
        self.refresh(None, model.state)

    def refresh(self, before: Table | None, after: Table) -> None:
        """Show the moment."""
        playing = after.phase not in {Phase.SETUP, Phase.OVER}
        words = self.tr("Turn {n} of at most {most}").format(n=after.turn, most=PREDATORS)
        set_words(self.turn, words if playing else self._phase_words(after))
        set_words(self.now, self._phase_words(after) if playing else "")
        show_if(self.season, playing and after.house.season_cards == "note")
        note = filled(self.tr("Season: {note}"), note=after.season)
        words = note if after.season else self.tr("Note the season card")
        self.season.setAccessibleName(words)
        self.season.setToolTip(words)
        self._cut_note()
        self.name_undo()

    def _cut_note(self) -> None:
        """A long one must not push the bar out of the window."""
        words, room = self.season.accessibleName(), current_style().px(_NOTE)
        self.season.setText(as_written(cut(words, self.season.fontMetrics(), room)))

    def _arrange(self) -> None:
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.turn)
        self._row.addWidget(self.now, 1)
        self._row.addWidget(self.season)
        self.now.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        for button in self.buttons:
            self._row.addWidget(button)

    def _resize(self) -> None:
        style = current_style()
        self._row.setContentsMargins(style.px(14), 0, style.px(8), 0)
        self._row.setSpacing(style.px(12))
        self.setFixedHeight(style.px(Target.PRIMARY))
        self.redo.setFixedHeight(style.px(Target.IN_BAR))
        self.undo.setIcon(icon("undo", style.px(24)))
        self.undo.setStyleSheet(f"padding-left: {style.px(8)}px; padding-right: {style.px(8)}px")
        self._cut_note()
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """The way back is as wide as the rest leaves it room."""
        style = current_style()
        others = (self.turn, self.redo, self.log, self.help, self.menu_button, self.season)
        taken = sum(one.sizeHint().width() for one in others if not one.isHidden())
        room = self.width() - taken - style.px(12) * (len(others) + 2)
        wide = min(max(room, style.px(_LEAST)), style.px(_UNDO_WIDTH))
        self.undo.setFixedSize(wide, style.px(Target.IN_BAR))
        self.show_undo()

    def names(self) -> Iterable[str]:
        table: Table = self._model.state
        return [colour.name for colour in table.colours]

    def _phase_words(self, table: Table) -> str:
        return {
            Phase.SETUP: self.tr("Setup"),
            Phase.PREDATOR: self.tr("turn up a predator"),
            Phase.CHOOSING: self.tr("cards are chosen and turned up"),
            Phase.HUNTING: self.tr("the predators hunt"),
            Phase.OVER: self.tr("The game is over"),
        }[table.phase]
