"""The bar above the table: season, event, what still follows, and the way back."""

from collections.abc import Iterable

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from serengeti_companion.games.race.model import Phase, Table
from serengeti_companion.games.race.names import event_name
from serengeti_companion.ui.paint.glyphs import icon
from serengeti_companion.ui.parts.announce import announce
from serengeti_companion.ui.parts.shown import set_words, show_if
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role, Target, TextSize, Weight
from serengeti_companion.ui.tables.race.turning import turn
from serengeti_companion.ui.tables.table_bar import TableBar
from serengeti_companion.ui.translation import capital, filled, told

_UNDO_WIDTH, _UNDO_LEAST = 300, 124
_LEAST = 640
_EDGES = 100  # what stands between the parts and at the ends


class TopBar(TableBar):
    """Signals only; the table screen knows what to do."""

    def __init__(self, model: SessionModel, parent: QWidget | None = None) -> None:
        super().__init__(model, parent)
        self.season = TextLabel("", self, size=TextSize.TITLE, weight=Weight.BOLD)
        self.now = TextLabel("", self, size=TextSize.LARGE, role=Role.MUTED)
        self.end = TextLabel("", self, size=TextSize.LARGE, weight=Weight.BOLD, role=Role.WARNING)
        practice = self.tr("Practice set, not\nthe published game")
        self.practice = TextLabel(practice, self, size=TextSize.SMALL, role=Role.MUTED)
        self.practice.setVisible(model.state.printed.practice)
        self.build_buttons(QPushButton(self))
        self._arrange()
        follow(self._resize)
        self.refresh(None, model.state)

    def refresh(self, before: Table | None, after: Table) -> None:
        """Show the moment; the end is said aloud once when it is set."""
        playing = after.phase not in {Phase.SETUP, Phase.OVER}
        words = self.tr("Season {n} of {most}")
        words = filled(words, n=after.season, most=after.printed.seasons)
        set_words(self.season, words if playing else self._phase_words(after))
        event = "" if after.event is None else capital(told(event_name(after.event)))
        left = filled(self.tr("{n} events face down"), n=after.events_left)
        set_words(self.now, event or left if playing else "")
        ending = self._end_words(after) if playing else ""
        if ending and ending != self.end.text():
            announce(self, ending)
        set_words(self.end, ending)
        self._fit()
        self.name_undo()

    def minimumSizeHint(self) -> QSize:
        # What stands on it now would keep the window from becoming smaller.
        style = current_style()
        return QSize(style.px(_LEAST), style.px(Target.PRIMARY))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """In a window too small for all of it the words give way, the buttons stay whole."""
        style, table = current_style(), self._model.state
        buttons = style.px(Target.PRIMARY) + 3 * style.px(Target.TOUCH)
        room = self.width() - buttons - style.px(_EDGES)
        room -= self._wide(self.season) + self._wide(self.end) + style.px(_UNDO_LEAST)
        # The event stands on its stack too, and who plays with a practice set knows it.
        show_if(self.now, bool(self.now.text()) and room >= self._wide(self.now))
        room -= 0 if self.now.isHidden() else self._wide(self.now)
        wanted = table.printed.practice and room >= self._wide(self.practice)
        show_if(self.practice, wanted)
        room -= self._wide(self.practice) if wanted else 0
        wide = min(style.px(_UNDO_WIDTH), style.px(_UNDO_LEAST) + max(0, room))
        size = QSize(wide, style.px(Target.IN_BAR))
        if self.undo.size() != size:
            self.undo.setFixedSize(size)
            self.show_undo()

    def _wide(self, label: TextLabel) -> int:
        return label.sizeHint().width() + self._row.spacing() if label.text() else 0

    def face(self, *, away: bool) -> None:
        """The moment is told towards whoever plays; buttons stay where hands know them."""
        for label in (self.season, self.now, self.end):
            turn(label, turned=away)

    def _end_words(self, table: Table) -> str:
        if table.ending is None:
            return ""
        left = table.last_season - table.season
        words = {
            "rocks": self.tr("5 rocks show"),
            "track": self.tr("Marker on a 5"),
            "by_hand": self.tr("The end is set"),
        }[table.ending.trigger]
        then = self.tr("one more season") if left > 0 else self.tr("this is the last season")
        return f"{words}: {then}"

    def _arrange(self) -> None:
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.season)
        self._row.addWidget(self.now)
        self._row.addWidget(self.end)
        self._row.addStretch(1)
        self._row.addWidget(self.practice)
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
        self.undo.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._fit()
        self.show_undo()

    def names(self) -> Iterable[str]:
        table: Table = self._model.state
        return [player.name for player in table.players]

    def _phase_words(self, table: Table) -> str:
        return self.tr("Setup") if table.phase is Phase.SETUP else self.tr("The game is over")
