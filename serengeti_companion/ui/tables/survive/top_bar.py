"""The bar above the table: turn, what is going on, and the way back."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QSizePolicy, QWidget

from serengeti_companion.games.survive.model import Phase, Table
from serengeti_companion.games.survive.terms import PREDATORS
from serengeti_companion.ui.paint.glyphs import icon
from serengeti_companion.ui.parts.icon_button import IconButton
from serengeti_companion.ui.parts.shown import set_words, show_if
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role, Target, TextSize, Weight
from serengeti_companion.ui.translation import filled

_UNDO_WIDTH, _LEAST = 330, 64


class TopBar(QWidget):
    """Signals only; the table screen knows what to do."""

    log_asked = Signal()
    help_asked = Signal()
    undo_asked = Signal()
    redo_asked = Signal()
    season_asked = Signal()

    def __init__(self, model: SessionModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.setAutoFillBackground(True)
        self.turn = TextLabel("", self, size=TextSize.TITLE, weight=Weight.BOLD)
        self.now = TextLabel("", self, size=TextSize.LARGE, role=Role.MUTED)
        self.season = QPushButton(self)
        self.season.clicked.connect(self.season_asked)
        self._build_buttons()
        self._arrange()
        follow(self._resize)
        self.refresh(model.state)

    def refresh(self, table: Table) -> None:
        """Show the moment."""
        playing = table.phase not in {Phase.SETUP, Phase.OVER}
        words = self.tr("Turn {n} of at most {most}").format(n=table.turn, most=PREDATORS)
        set_words(self.turn, words if playing else self._phase_words(table))
        set_words(self.now, self._phase_words(table) if playing else "")
        show_if(self.season, playing and table.house.season_cards == "note")
        note = filled(self.tr("Season: {note}"), note=table.season)
        self.season.setText(note if table.season else self.tr("Note the season card"))
        self.season.setAccessibleName(self.season.text())
        self._name_undo()

    def add_to_menu(self, words: str, keys: str = "") -> QAction:
        """An entry of the menu at the right."""
        action = self.menu.addAction(words)
        if keys:
            action.setShortcut(QKeySequence(keys))
        return action

    def _build_buttons(self) -> None:
        self.undo = QPushButton(self)
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
        for button in (self.undo, self.redo, self.log, self.help, self.menu_button, self.season):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def _arrange(self) -> None:
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.turn)
        self._row.addWidget(self.now, 1)
        self._row.addWidget(self.season)
        self.now.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        for button in (self.undo, self.redo, self.log, self.help, self.menu_button):
            self._row.addWidget(button)

    def _resize(self) -> None:
        style = current_style()
        self._row.setContentsMargins(style.px(14), 0, style.px(8), 0)
        self._row.setSpacing(style.px(12))
        self.setFixedHeight(style.px(Target.PRIMARY))
        self.undo.setIcon(icon("undo", style.px(24)))
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
        self.undo.setFixedSize(wide, style.px(Target.PRIMARY))
        self._name_undo()

    def _phase_words(self, table: Table) -> str:
        return {
            Phase.SETUP: self.tr("Setup"),
            Phase.PREDATOR: self.tr("turn up a predator"),
            Phase.CHOOSING: self.tr("cards are chosen and turned up"),
            Phase.HUNTING: self.tr("the predators hunt"),
            Phase.OVER: self.tr("The game is over"),
        }[table.phase]

    def _name_undo(self) -> None:
        name, again = self._model.undo_name, self._model.redo_name
        words = self.tr("Undo: {deed}").format(deed=name) if name else self.tr("Undo")
        self.undo.setEnabled(bool(name))
        self.undo.setAccessibleName(words)
        self.undo.setToolTip(words)
        room = self.undo.width() - current_style().px(70)
        elide = Qt.TextElideMode.ElideRight
        self.undo.setText(f" {self.undo.fontMetrics().elidedText(words, elide, room)}")
        self.redo.setEnabled(bool(again))
        self.redo.set_words(
            self.tr("Redo: {deed}").format(deed=again) if again else self.tr("Redo")
        )
