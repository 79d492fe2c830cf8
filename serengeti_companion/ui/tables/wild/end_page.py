"""The end: a sheet a player, what decided it, the score over the rounds; saved, or again."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFileDialog,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from serengeti_companion.engine.texts import isolated
from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild import events as e
from serengeti_companion.games.wild.dealer import Dealer
from serengeti_companion.games.wild.model import CardTracking, Phase, Table
from serengeti_companion.games.wild.scoring import icons_untold
from serengeti_companion.games.wild.terms import Icon
from serengeti_companion.ui.home.files import fit_name
from serengeti_companion.ui.paint.chart import paint_chart
from serengeti_companion.ui.parts.button_words import spoken
from serengeti_companion.ui.parts.card_frame import CardFrame
from serengeti_companion.ui.parts.suffixed import suffixed
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.parts.toast import Toast
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role, TextSize, Weight
from serengeti_companion.ui.tables.clause_link import ClauseLink
from serengeti_companion.ui.tables.primary_page import PrimaryPage
from serengeti_companion.ui.tables.wild import score_paper, verdict
from serengeti_companion.ui.tables.wild.booking_form import BookingForm
from serengeti_companion.ui.tables.wild.end_question import EndQuestion
from serengeti_companion.ui.tables.wild.house_list import HouseList
from serengeti_companion.ui.tables.wild.house_told import changed_rules
from serengeti_companion.ui.tables.wild.player_name import PlayerName
from serengeti_companion.ui.tables.wild.score_table import ScoreRow, chart_lines, score_rows
from serengeti_companion.ui.tables.wild.winner_banner import WinnerBanner
from serengeti_companion.ui.translation import filled

_SHEETS = 680
_ROOMY = QSize(1500, 800)  # from this size on the sheet is set larger
_GOING_ON = c.SetHouseRule(name="playOnAfterLoss", value=True)


class ScoreChart(QWidget):
    """The score over the rounds."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table: Table | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(self.tr("Chart of the score over the rounds"))
        follow(self.restyle)

    def show_table(self, table: Table) -> None:
        self._table = table
        lines, _ = chart_lines(table)
        words = self.tr("Chart of the score over the rounds. {lines}")
        told = "; ".join(
            f"{isolated(line.name)}: {', '.join(map(str, line.values[1:]))}" for line in lines
        )
        self.setAccessibleName(words.format(lines=told))
        self.update()

    def restyle(self) -> None:
        self.update()

    def minimumSizeHint(self) -> QSize:
        style = current_style()
        return QSize(style.px(300), style.px(130))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._table is None:
            return
        painter = QPainter(self)
        lines, labels = chart_lines(self._table)
        paint_chart(painter, QRectF(self.rect()), lines, labels)
        painter.end()


class EndPage(PrimaryPage):
    """`play_again_asked` with the same seats, `home_asked` back to the start."""

    play_again_asked = Signal()
    home_asked = Signal()

    def __init__(
        self, model: SessionModel, dealer: Dealer | None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._model = model
        self._made: list[QWidget] = []
        self._size = TextSize.BODY
        self.choose_file: Callable[[str], str] = self._ask_for_file
        self._build()
        self._arrange()
        follow(self.restyle)
        self.refresh(None, model.state)

    def refresh(self, before: Table | None, after: Table) -> None:
        """Show the result."""
        if after.phase is not Phase.OVER:
            return
        self.banner.show_table(after)
        self.chart.show_table(after)
        self.booking.refresh(after)
        self.question.refresh(after)
        self._make_room()
        self.house.show_rules(changed_rules(after.house, self._model.session.done))
        self.play_on.setVisible(self._can_go_on())
        self._fill(after)
        self._say_what_is_untold(after)
        if self.hasFocus():
            self._ask()

    def restyle(self) -> None:
        style = current_style()
        margin = style.px(12)
        self.layout().setContentsMargins(margin, margin, margin, margin)
        for layout in (self.layout(), self._middle, self._foot):
            layout.setSpacing(style.px(10))
        pad = style.px(16)
        for body in (self._sheet_body, self._right_body):
            body.setContentsMargins(pad, style.px(10), pad, style.px(10))
        self._grid.setHorizontalSpacing(style.px(14))
        self._grid.setVerticalSpacing(style.px(16 if self._size is TextSize.LARGE else 4))
        self._sheets.setMinimumWidth(style.px(_SHEETS))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        room = _ROOMY * current_style().scale
        has_room = event.size().boundedTo(room) == room
        size = TextSize.LARGE if has_room else TextSize.BODY
        if size is not self._size:
            self._size = size
            self.restyle()
            self._fill(self._model.state)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._ask()

    def _build(self) -> None:
        self.banner = WinnerBanner(self)
        self.banner.link.clicked.connect(
            lambda: self.clause_asked.emit(verdict.clause(self._model.state))
        )
        self._sheets = CardFrame(self)
        self.untold = TextLabel("", self._sheets, size=TextSize.SMALL, role=Role.MUTED)
        self.untold.setWordWrap(True)
        self._right = CardFrame(self)
        self.chart = ScoreChart(self._right)
        self.booking = BookingForm(self._model, self._right)
        self.booking.hide()
        self.booking.booked.connect(self._close_booking)
        self.question = EndQuestion(self._model, self._right)
        self.house = HouseList(self._right)
        self.house.clause_asked.connect(self.clause_asked)
        self._build_buttons()

    def _build_buttons(self) -> None:
        self.pdf = QPushButton(self.tr("Save as &PDF…"), self)
        self.png = QPushButton(self.tr("Save as p&icture…"), self)
        self.book = QPushButton(self.tr("&Book stars by hand"), self)
        self.play_on = QPushButton(self.tr("Play o&n, marked as lost"), self)
        self.home = QPushButton(self.tr("Ho&me"), self)
        self.pdf.clicked.connect(lambda: self._save(".pdf"))
        self.png.clicked.connect(lambda: self._save(".png"))
        self.book.clicked.connect(self._open_booking)
        self.play_on.clicked.connect(lambda: self._model.submit(_GOING_ON))
        self.home.clicked.connect(self.home_asked)
        for button in (self.pdf, self.png, self.book, self.play_on, self.home):
            button.setAccessibleName(spoken(button.text()))
        self.primary.mean(self.tr("Play again, same seats"))
        self.primary.clicked.connect(self.play_again_asked)
        self.toast = Toast(self)

    def _arrange(self) -> None:
        self._grid = QGridLayout()
        self._sheet_body = QVBoxLayout(self._sheets)
        self._sheet_body.addLayout(self._grid)
        self._sheet_body.addWidget(self.untold)
        self._sheet_body.addStretch()
        self._right_body = QVBoxLayout(self._right)
        self._right_body.addWidget(self.question)
        self._right_body.addWidget(self.booking)
        self._right_body.addWidget(self.chart, 1)
        self._right_body.addWidget(self.house)
        self._right_body.addStretch()
        self._middle = QHBoxLayout()
        self._middle.addWidget(self._sheets, 3)
        self._middle.addWidget(self._right, 2)
        self._foot = QHBoxLayout()
        for button in (self.pdf, self.png, self.book):
            self._foot.addWidget(button)
        self._foot.addStretch()
        self._foot.addWidget(self.play_on)
        self._foot.addWidget(self.home)
        self._foot.addWidget(self.primary)
        outer = QVBoxLayout(self)
        outer.addWidget(self.banner)
        outer.addLayout(self._middle, 1)
        outer.addLayout(self._foot)

    def _fill(self, table: Table) -> None:
        for widget in self._made:
            widget.hide()
            widget.deleteLater()
        self._made = []
        for column, player in enumerate(table.players, start=1):
            self._grid.setColumnStretch(column, 1)  # a long name takes no room from the others
            self._put(PlayerName(player, self._sheets, mark=28, size=self._size), 0, column)
        for at, row in enumerate(score_rows(table), start=1):
            self._put_row(at, row)

    def _say_what_is_untold(self, table: Table) -> None:
        """Like Icons score now (WS-LIKE-1), and cards break a tie: what the app was not told."""
        number = icons_untold(table)
        words = self.tr(
            "Completed cards whose Icons nobody told: {n}. Like Icons on them score:"
            " set them by hand (Ctrl+E)."
        ).format(n=number)
        likes = any(player.icon(Icon.LIKE) for player in table.players)
        score_only = table.tracking.cards is CardTracking.OFF and not likes
        if score_only:
            words = self.tr(
                "Like Icons score now, and completed cards decide a tie: set them by hand (Ctrl+E)."
            )
        self.untold.setText(words)
        self.untold.setVisible(number > 0 or score_only)

    def _put_row(self, at: int, row: ScoreRow) -> None:
        weight = Weight.BOLD if row.strong else Weight.REGULAR
        self._put(TextLabel(row.label, self._sheets, size=self._size, weight=weight), at, 0)
        for column, value in enumerate(row.values, start=1):
            size = TextSize.TITLE if row.strong else self._size
            label = TextLabel(value, self._sheets, size=size, weight=weight, tabular=True)
            label.set_role(Role.MUTED if value == "0" else Role.INK)
            self._put(label, at, column)
        link = ClauseLink(row.clause, self._sheets)
        link.clicked.connect(lambda: self.clause_asked.emit(row.clause))
        self._put(link, at, len(self._model.state.players) + 1)

    def _put(self, widget: QWidget, row: int, column: int) -> None:
        self._grid.addWidget(widget, row, column, Qt.AlignmentFlag.AlignVCenter)
        self._made.append(widget)

    def _ask(self) -> None:
        """Enter answers what is still asked, before it is for anything else."""
        if not self.question.isHidden():
            self.question.stars.field.setFocus()
            self.question.stars.field.selectAll()

    def _can_go_on(self) -> bool:
        """Whether a table that lost would go on from step A (WS-RULING-77)."""
        events = self._model.preview(_GOING_ON).events
        return any(isinstance(event, e.MomentCorrected) for event in events)

    def _close_booking(self) -> None:
        self.booking.hide()
        self._make_room()

    def _make_room(self) -> None:
        """The chart gives way where two forms stand above it."""
        self.chart.setHidden(not (self.booking.isHidden() or self.question.isHidden()))

    def _open_booking(self) -> None:
        self.booking.setVisible(self.booking.isHidden())
        self._make_room()
        if not self.booking.isHidden():
            self.booking.stars.field.setFocus()

    def _ask_for_file(self, ending: str) -> str:
        kinds = {".pdf": self.tr("PDF (*.pdf)"), ".png": self.tr("Picture (*.png)")}
        name = f"{fit_name(verdict.headline(self._model.state))}{ending}"
        path, _ = QFileDialog.getSaveFileName(self, self.tr("Save the result"), name, kinds[ending])
        return path

    def _save(self, ending: str) -> None:
        chosen = self.choose_file(ending)
        path = suffixed(self, chosen, ending, self.tr("Save the result"))
        if path is None:
            return
        try:
            house = changed_rules(self._model.state.house, self._model.session.done)
            score_paper.save(self._model.state, path, [rule.words for rule in house])
        except OSError as error:
            words = self.tr("{file} could not be written: {why}. Choose another place.")
            self._model.failed.emit(filled(words, file=path.name, why=error.strerror or error))
            return
        self.toast.tell(filled(self.tr("Saved as {file}"), file=path.name))
