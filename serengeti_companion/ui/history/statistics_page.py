"""Statistics of everything that was finished or scored: by player, game and scenario."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QPushButton,
    QTableView,
    QWidget,
)

from serengeti_companion.exports.past_games import PastGame, past_games
from serengeti_companion.exports.statistics import (
    Statistics,
    game_csv,
    player_csv,
    scenario_csv,
    statistics,
)
from serengeti_companion.storage.files import write_whole
from serengeti_companion.ui.history import statistics_tables as tables
from serengeti_companion.ui.history.figure_rows import FigureRows
from serengeti_companion.ui.home.files import ask_where
from serengeti_companion.ui.home.kept import Kept
from serengeti_companion.ui.home.page import Page
from serengeti_companion.ui.parts.segmented import Segmented
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.parts.tick_box import TickBox
from serengeti_companion.ui.parts.toast import Toast
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role
from serengeti_companion.ui.translation import filled

if TYPE_CHECKING:
    from serengeti_companion.ui.main_window import MainWindow

_SUFFIX = ".csv"


class StatisticsPage(Page):
    """Read afresh whenever it is turned to."""

    def __init__(self, kept: Kept, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Statistics"), parent)
        self._kept = kept
        self._games: tuple[PastGame, ...] = ()
        self.found = Statistics(games=0, by_player=(), by_game=(), by_scenario=())
        self._build_choices()
        self._build_table()
        self.count = TextLabel("", self, role=Role.MUTED)
        self.count.setWordWrap(True)
        self.export_button = QPushButton(self.tr("&Export as CSV…"), self)
        self.export_button.setAccessibleName(self.tr("Export as CSV"))
        self.export_button.clicked.connect(self._export)
        self.toast = Toast(self)
        self._lay()
        follow(self._resize_parts)

    def take_focus(self) -> None:
        """What was played meanwhile is counted too."""
        kept = self._kept
        none: tuple[PastGame, ...] = ()
        self._games = kept.attempt(lambda: past_games(kept.sessions, kept.scored_games), none)
        self.refresh()
        self.search.setFocus()

    def refresh(self) -> None:
        """Count what is asked for."""
        self.found = statistics(
            self._games, practice=self.practice.isChecked(), words=self.search.text()
        )
        figures = {
            "players": tables.player_figures,
            "games": tables.game_figures,
            "scenarios": tables.scenario_figures,
        }[self.part.value](self.found)
        self.rows.show_figures(figures)
        self._fit_columns()
        filled_in = bool(figures.rows)
        self.view.setVisible(filled_in)
        self.export_button.setEnabled(filled_in)
        self.empty.setVisible(not filled_in)
        self.empty.setText(self._missing())
        self.count.setText(self.tr("%n finished game(s) counted.", "", self.found.games))

    def _build_choices(self) -> None:
        self.search = QLineEdit(self)
        self.search.setPlaceholderText(self.tr("Find a player"))
        self.search.setAccessibleName(self.tr("Find a player"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self.refresh)
        self.part = Segmented(
            self.tr("Statistics"),
            (
                ("players", self.tr("Players")),
                ("games", self.tr("Games")),
                ("scenarios", self.tr("Scenarios")),
            ),
            self,
        )
        self.part.chosen.connect(self.refresh)
        self.practice = TickBox(self.tr("Count &practice games too"), self)
        self.practice.setAccessibleName(self.tr("Count practice games too"))
        self.practice.toggled.connect(self.refresh)

    def _build_table(self) -> None:
        self.rows = FigureRows(self)
        self.view = QTableView(self)
        self.view.setAccessibleName(self.tr("Statistics"))
        self.view.setModel(self.rows)
        self.view.setShowGrid(False)
        self.view.setAlternatingRowColors(True)
        self.view.setTabKeyNavigation(False)
        self.view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.view.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.view.verticalHeader().hide()
        self.view.horizontalHeader().setHighlightSections(False)
        self.view.horizontalHeader().setSectionsClickable(False)
        self.empty = TextLabel("", self, role=Role.MUTED)
        self.empty.setWordWrap(True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignTop)

    def _lay(self) -> None:
        self._choices = QHBoxLayout()
        self._choices.addWidget(self.part, 2)
        self._choices.addWidget(self.search, 2)
        self._choices.addWidget(self.practice)
        self.body.addLayout(self._choices)
        self.body.addWidget(self.view, 1)
        self.body.addWidget(self.empty, 1)
        self.foot.addWidget(self.count, 1)
        self.foot.addWidget(self.export_button)

    def _missing(self) -> str:
        """What would have to be done for something to stand here."""
        if not self._games:
            return self.tr(
                "Nothing to count yet. Play a session to its end, or type the counts of a game "
                "into the Score pad: it is counted here by itself."
            )
        if not self.found.games and self.search.text():
            return self.tr("No player of a finished game is called that.")
        if not self.found.games:
            return self.tr("Only practice games so far. Tick the box above to count them.")
        return self.tr(
            "No scenario was played to its end yet. Solo and co-op of WILD: Serengeti have them."
        )

    def _fit_columns(self) -> None:
        """The names get what the figures leave."""
        header = self.view.horizontalHeader()
        for column in range(self.rows.columnCount()):
            is_words = column < self.rows.figures.words
            header.setSectionResizeMode(
                column,
                QHeaderView.ResizeMode.Stretch
                if is_words
                else QHeaderView.ResizeMode.ResizeToContents,
            )

    def _export(self) -> None:
        text = {
            "players": lambda: player_csv(self.found.by_player, tables.kind_name),
            "games": lambda: game_csv(self.found.by_game, tables.kind_name),
            "scenarios": lambda: scenario_csv(self.found.by_scenario),
        }[self.part.value]()
        path = ask_where(self, self.tr("Statistics"), _SUFFIX)
        if path is not None:
            with self._kept.guarded():
                write_whole(path, text)
                self.toast.tell(filled(self.tr("Written: {path}"), path=str(path)))

    def _resize_parts(self) -> None:
        style = current_style()
        self._choices.setSpacing(style.px(12))
        self.view.verticalHeader().setDefaultSectionSize(style.px(40))
        self.view.setMinimumHeight(style.px(200))


def make(window: "MainWindow") -> StatisticsPage:
    """The page; only asked for while the data folder is open."""
    if window.kept is None:
        raise RuntimeError("there is nothing kept to count")
    return StatisticsPage(window.kept, window.stage.pages)
