"""The bar above the table: round, goal, whose turn, and the way back."""

from collections.abc import Hashable, Iterable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from serengeti_companion.games.wild.model import Mode, Phase, Table
from serengeti_companion.games.wild.printed import Printed
from serengeti_companion.games.wild.rules.turns import owes_a_card
from serengeti_companion.ui.paint.cut_words import cut
from serengeti_companion.ui.paint.glyphs import icon
from serengeti_companion.ui.parts.announce import announce
from serengeti_companion.ui.parts.button_words import as_written
from serengeti_companion.ui.parts.short_names import with_short_names
from serengeti_companion.ui.parts.shown import set_words, show_if
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role, Target, TextSize, Weight
from serengeti_companion.ui.tables.table_bar import BESIDE, TableBar
from serengeti_companion.ui.tables.wild import on_demand
from serengeti_companion.ui.tables.wild.name_tips import NameIsTip
from serengeti_companion.ui.tables.wild.player_name import PlayerName
from serengeti_companion.ui.tables.wild.round_track import RoundTrack
from serengeti_companion.ui.translation import filled

_UNDO_WIDTH, _UNDO_NARROW, _UNDO_MOST = 236, 120, 360
_ROOMY, _CRAMPED = 1190, 1070
_GOAL = 230  # what a Round Goal needs besides
_WHO_WIDTH, _WHO_BESIDE_GOAL, _WHO_MOST = 190, 140, 420
_WIDE = 1400  # from here on the name and the way back have more room

_MOST_WIDTHS = 500
_widths: dict[tuple[str, Hashable], int] = {}


class UndoButton(NameIsTip, QToolButton):
    """What it takes back is its name; the words on it may be cut short."""


class TopBar(TableBar):
    """Signals only; the table screen knows what to do."""

    clause_asked = Signal(str)

    def __init__(self, model: SessionModel, parent: QWidget | None = None) -> None:
        super().__init__(model, parent)
        table: Table = model.state
        self._rivals = table.mode is Mode.COMPETITIVE
        self._fitted: Printed | None = None
        self.round = TextLabel("", self, size=TextSize.TITLE, weight=Weight.BOLD)
        self.track = RoundTrack(table, self)
        self.practice = TextLabel("", self, size=TextSize.SMALL, role=Role.MUTED)
        self.practice.setToolTip(" ".join(self._marked.split()))
        # Rivals have no common goal.
        self.goal = None if table.mode is Mode.COMPETITIVE else on_demand.goal_bar(model, self)
        if self.goal is not None:
            self.goal.clause_asked.connect(self.clause_asked)
        self.who = PlayerName(table.players[0], self, mark=36, size=TextSize.TITLE)
        self.now = TextLabel("", self, role=Role.MUTED)
        undo = UndoButton(self)
        undo.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.build_buttons(undo)
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
        self.name_undo()

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
        for button in self.buttons:
            self._row.addWidget(button)

    def _resize(self) -> None:
        style = current_style()
        self._row.setContentsMargins(style.px(14), 0, style.px(8), 0)
        self._row.setSpacing(style.px(10))
        self.setFixedHeight(style.px(Target.PRIMARY))
        self.undo.setIcon(icon("undo", style.px(24)))
        self.undo.setStyleSheet(f"padding-left: {style.px(10)}px")
        self.undo.setIconSize(QSize(style.px(24), style.px(24)))
        self.undo.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.redo.setFixedHeight(style.px(Target.IN_BAR))
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
        # The goal needs the room.
        whole = self._rivals or self.width() >= style.px(_WIDE)
        set_words(self.practice, self._marked if whole else self.tr("Practice\nset"))
        wide = style.px(_UNDO_WIDTH if room >= style.px(_ROOMY) else _UNDO_NARROW)
        wide = max(wide, min(wide + self._spare // 2, style.px(_UNDO_MOST)))
        size = QSize(wide, style.px(Target.IN_BAR))
        self._give_room_to_names()
        if self.undo.size() != size:
            self.undo.setFixedSize(size)
            self.show_undo()

    @property
    def _marked(self) -> str:
        return self.tr("Practice set, not\nthe published game")

    @property
    def _spare(self) -> int:
        """What a wide window has besides."""
        return max(0, self.width() - current_style().px(_WIDE)) // 2

    def _give_room_to_names(self) -> None:
        """Fixed both ways: another text moves nothing, and the page is not laid out anew."""
        style = current_style()
        least = style.px(_WHO_WIDTH if self._rivals else _WHO_BESIDE_GOAL)
        who = min(least + self._spare, style.px(_WHO_MOST))
        self.who.setFixedSize(who, style.px(38))
        self.now.setFixedSize(who, style.px(22))

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
        elif owes_a_card(table):
            set_words(self.now, self.tr("now take a card"))
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

    def names(self) -> Iterable[str]:
        table: Table = self._model.state
        return [player.name for player in table.players]

    def show_undo(self) -> None:
        words = self.undo.accessibleName()
        style, wide = current_style(), self.undo.width()
        if wide <= style.px(_UNDO_NARROW):
            shown = self.tr("Undo")  # what it takes back stands in its tip
        else:
            room = wide - style.px(BESIDE)
            # The picture on it says undo too, where the deed needs the room.
            sayings = (words, self._model.undo_name)
            shown = _in_two_lines(sayings, self.names(), self.undo.fontMetrics(), room)
        lines = as_written(shown).split("\n")
        self.undo.setText("\n".join(f" {line}" for line in lines))


def _in_two_lines(
    sayings: Iterable[str], names: Iterable[str], metrics: QFontMetrics, room: int
) -> str:
    """The first that there is room for; else cut, for what a deed was about stands at its end."""
    broken, words = ("", "", 0), ""
    for saying in sayings:
        words = saying
        broken = _broken(words, metrics, room)
        if not _is_room(broken):
            words = with_short_names(words, names, lambda it: _is_room(_broken(it, metrics, room)))
            broken = _broken(words, metrics, room)
        if _is_room(broken):
            break
    first, second, over = broken
    if not first:
        return cut(words, metrics, room)
    if over > 0:
        second = metrics.elidedText(second, Qt.TextElideMode.ElideMiddle, room)
    return f"{first}\n{second}" if second else first


def _broken(words: str, metrics: QFontMetrics, room: int) -> tuple[str, str, int]:
    """What the first line holds, the rest, and by how much that is too wide for the second."""
    parts = words.split(" ")
    wide = [_wide(part, metrics) for part in parts]
    space = _wide(" ", metrics)
    fitting, used = 0, -space
    while fitting < len(parts) and (used := used + space + wide[fitting]) <= room:
        fitting += 1
    rest = sum(wide[fitting:]) + space * max(0, len(parts) - fitting - 1)
    return " ".join(parts[:fitting]), " ".join(parts[fitting:]), rest - room


def _is_room(broken: tuple[str, str, int]) -> bool:
    first, _, over = broken
    return bool(first) and over <= 0


def _wide(word: str, metrics: QFontMetrics) -> int:
    """The same few words make all deeds: each is measured once a look."""
    key = word, current_style().key
    if key not in _widths:
        if len(_widths) >= _MOST_WIDTHS:
            _widths.clear()
        _widths[key] = metrics.horizontalAdvance(word)
    return _widths[key]
