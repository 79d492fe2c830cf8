"""The bar above the table: round, goal, whose turn, and the way back."""

from collections.abc import Hashable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QFontMetrics, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from serengeti_companion.games.wild.model import Mode, Phase, Table
from serengeti_companion.games.wild.printed import Printed
from serengeti_companion.ui.paint.glyphs import icon
from serengeti_companion.ui.parts.announce import announce
from serengeti_companion.ui.parts.button_words import as_written
from serengeti_companion.ui.parts.icon_button import IconButton
from serengeti_companion.ui.parts.shown import set_words, show_if
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role, Target, TextSize, Weight
from serengeti_companion.ui.tables.wild import on_demand
from serengeti_companion.ui.tables.wild.name_tips import NameIsTip
from serengeti_companion.ui.tables.wild.player_name import PlayerName
from serengeti_companion.ui.tables.wild.round_track import RoundTrack
from serengeti_companion.ui.translation import filled

_UNDO_WIDTH, _UNDO_NARROW = 236, 120
_ROOMY, _CRAMPED = 1190, 1070
_GOAL = 230  # what a Round Goal needs besides
_WHO_WIDTH, _WHO_BESIDE_GOAL = 190, 140

_MOST_WIDTHS = 500
_widths: dict[tuple[str, Hashable], int] = {}


class UndoButton(NameIsTip, QToolButton):
    """What it takes back is its name; the words on it may be cut short."""


class TopBar(QWidget):
    """Signals only; the table screen knows what to do."""

    log_asked = Signal()
    help_asked = Signal()
    undo_asked = Signal()
    redo_asked = Signal()
    clause_asked = Signal(str)

    def __init__(self, model: SessionModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        table: Table = model.state
        self._rivals = table.mode is Mode.COMPETITIVE
        self._fitted: Printed | None = None
        self.setAutoFillBackground(True)
        self.round = TextLabel("", self, size=TextSize.TITLE, weight=Weight.BOLD)
        self.track = RoundTrack(table, self)
        marked = self.tr("Practice set, not\nthe published game")
        self.practice = TextLabel(
            marked if self._rivals else self.tr("Practice\nset"),  # the goal needs the room
            self,
            size=TextSize.SMALL,
            role=Role.MUTED,
        )
        self.practice.setToolTip(" ".join(marked.split()))
        # Rivals have no common goal.
        self.goal = None if table.mode is Mode.COMPETITIVE else on_demand.goal_bar(model, self)
        if self.goal is not None:
            self.goal.clause_asked.connect(self.clause_asked)
        self.who = PlayerName(table.players[0], self, mark=36, size=TextSize.TITLE)
        self.now = TextLabel("", self, role=Role.MUTED)
        self._build_buttons()
        self._arrange()
        follow(self._resize)
        self.refresh(None, table)

    def refresh(self, before: Table | None, table: Table) -> None:
        words = self.tr("Round {n}").format(n=table.round)
        set_words(self.round, words)
        self.track.set_table(table)
        if self._fitted is not table.printed:
            self._fitted = table.printed
            self._fit()
        if self.goal is not None:
            self.goal.refresh(before, table)
        self._show_turn(table)
        self._name_undo()

    def _build_buttons(self) -> None:
        self.undo = UndoButton(self)
        self.undo.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.undo.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.undo.clicked.connect(self.undo_asked)
        self.redo = IconButton("redo", self.tr("Redo"), self, side=Target.PRIMARY)
        self.redo.clicked.connect(self.redo_asked)
        self.log = IconButton("log", self.tr("Log"), self)
        self.log.clicked.connect(self.log_asked)
        self.help = IconButton("help", self.tr("Rules"), self)
        self.help.clicked.connect(self.help_asked)
        self.menu_button = IconButton("settings", self.tr("More"), self)
        self.menu = QMenu(self.menu_button)
        self.menu_button.setMenu(self.menu)
        self.menu_button.setPopupMode(IconButton.ToolButtonPopupMode.InstantPopup)
        for button in (self.redo, self.log, self.help, self.menu_button):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def add_to_menu(self, words: str, keys: str = "") -> QAction:
        """An entry of the menu at the right."""
        action = self.menu.addAction(words)
        if keys:
            action.setShortcut(QKeySequence(keys))
        return action

    def _arrange(self) -> None:
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addStretch()
        names.addWidget(self.who)
        names.addWidget(self.now)
        names.addStretch()
        self._row = QHBoxLayout(self)
        for widget in (self.round, self.track):
            self._row.addWidget(widget)
        self._row.addStretch(1)
        if self.goal is not None:
            self._row.addWidget(self.goal)
        self._row.addWidget(self.practice)
        self._row.addLayout(names)
        self._row.addStretch(1)
        for button in (self.undo, self.redo, self.log, self.help, self.menu_button):
            self._row.addWidget(button)

    def _resize(self) -> None:
        style = current_style()
        self._row.setContentsMargins(style.px(14), 0, style.px(8), 0)
        self._row.setSpacing(style.px(10))
        self.setFixedHeight(style.px(Target.PRIMARY))
        rivals = self._model.state.mode is Mode.COMPETITIVE
        who = style.px(_WHO_WIDTH if rivals else _WHO_BESIDE_GOAL)
        # Fixed both ways: another text then moves nothing, and the page is not laid out anew.
        self.who.setFixedSize(who, style.px(38))
        self.now.setFixedSize(who, style.px(22))
        self.undo.setIcon(icon("undo", style.px(24)))
        self.undo.setStyleSheet(f"padding-left: {style.px(10)}px")
        self.undo.setIconSize(QSize(style.px(24), style.px(24)))
        self.undo.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """In a window too small for all of it the words give way, the buttons stay whole."""
        style, table = current_style(), self._model.state
        room = self.width()
        if not self._rivals:
            room -= style.px(_GOAL - (_WHO_WIDTH - _WHO_BESIDE_GOAL))
        show_if(self.practice, table.printed.practice and room >= style.px(_CRAMPED))
        wide = _UNDO_WIDTH if room >= style.px(_ROOMY) else _UNDO_NARROW
        size = QSize(style.px(wide), style.px(Target.PRIMARY))
        if self.undo.size() != size:
            self.undo.setFixedSize(size)
            self._show_undo(self.undo.accessibleName())

    def _show_turn(self, table: Table) -> None:
        playing = table.phase is Phase.ROUND and table.turn is not None
        show_if(self.who, playing)
        if table.turn is None or not playing:
            set_words(self.now, self._phase_words(table))
            return
        player = table.player(table.turn.seat)
        if player.name != self.who.text():
            announce(self, filled(self.tr("{name}’s turn"), name=player.name))
        self.who.show_player(player)
        if table.turn.action is None:
            set_words(self.now, self.tr("one action, or pass"))
        else:
            done = self.tr("free actions, then Done")
            set_words(self.now, done if self._rivals else self.tr("free, then Done"))

    def _phase_words(self, table: Table) -> str:
        return {
            Phase.SETUP: self.tr("Setup"),
            Phase.ROUND: "",
            Phase.PREPARATION: self.tr("Round Preparation"),
            Phase.OVER: self.tr("The game is over"),
        }[table.phase]

    def _name_undo(self) -> None:
        name = self._model.undo_name
        words = self.tr("Undo: {deed}").format(deed=name) if name else self.tr("Undo")
        self.undo.setEnabled(bool(name))
        if words != self.undo.accessibleName():
            self._show_undo(words)
        again = self._model.redo_name
        words = self.tr("Redo: {deed}").format(deed=again) if again else self.tr("Redo")
        self.redo.setEnabled(bool(again))
        if words != self.redo.accessibleName():
            self.redo.set_words(words)

    def _show_undo(self, words: str) -> None:
        self.undo.setAccessibleName(words)
        style, wide = current_style(), self.undo.width()
        if wide <= style.px(_UNDO_NARROW):
            shown = self.tr("Undo")  # what it takes back stands in its tip
        else:
            shown = _in_two_lines(words, self.undo.fontMetrics(), wide - style.px(58))
        lines = as_written(shown).split("\n")
        self.undo.setText("\n".join(f" {line}" for line in lines))


def _in_two_lines(words: str, metrics: QFontMetrics, room: int) -> str:
    """As much as there is room for; what a deed was about stands at its end."""
    parts = words.split(" ")
    wide = [_wide(part, metrics) for part in parts]
    space = _wide(" ", metrics)
    fitting, used = 0, -space
    while fitting < len(parts) and (used := used + space + wide[fitting]) <= room:
        fitting += 1
    if fitting == len(parts):
        return words
    if not fitting:
        return metrics.elidedText(words, Qt.TextElideMode.ElideRight, room)
    second = " ".join(parts[fitting:])
    if sum(wide[fitting:]) + space * (len(parts) - fitting - 1) > room:
        second = metrics.elidedText(second, Qt.TextElideMode.ElideMiddle, room)
    return f"{' '.join(parts[:fitting])}\n{second}"


def _wide(word: str, metrics: QFontMetrics) -> int:
    """The same few words make all deeds: each is measured once a look."""
    key = word, current_style().key
    if key not in _widths:
        if len(_widths) >= _MOST_WIDTHS:
            _widths.clear()
        _widths[key] = metrics.horizontalAdvance(word)
    return _widths[key]
