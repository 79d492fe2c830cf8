"""The table screen: the bar above, the page of the phase below, and what the rules say over it."""

from collections.abc import Set as AbstractSet

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QAction, QFocusEvent, QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QFrame, QMenu, QScrollArea, QStackedWidget, QVBoxLayout, QWidget

from serengeti_companion.games.race.commands import TellRock
from serengeti_companion.games.race.dealer import Dealer
from serengeti_companion.games.race.model import A, B, Phase, Rock, Seat, Table
from serengeti_companion.games.race.terms import Species
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.tables.log_sheet import LogSheet
from serengeti_companion.ui.tables.race.cards_sheet import CardsSheet
from serengeti_companion.ui.tables.race.corrections_sheet import SUPPLY, CorrectionsSheet
from serengeti_companion.ui.tables.race.count_sheet import CountSheet
from serengeti_companion.ui.tables.race.end_page import EndPage
from serengeti_companion.ui.tables.race.house_rules import HouseRulesSheet
from serengeti_companion.ui.tables.race.notices import FacingNotices
from serengeti_companion.ui.tables.race.printed_sheet import PrintedSheet
from serengeti_companion.ui.tables.race.resume_sheet import ResumeSheet
from serengeti_companion.ui.tables.race.setup_page import SetupPage
from serengeti_companion.ui.tables.race.top_bar import TopBar
from serengeti_companion.ui.tables.race.turn_page import TurnPage
from serengeti_companion.ui.tables.race.turning import turn
from serengeti_companion.ui.tables.sheet import Sheet
from serengeti_companion.ui.translation import filled

Page = SetupPage | TurnPage | EndPage

_SHEET_WIDE, _SHEET_TALL = 1100, 640
_TURNING = {B: "Ctrl+T", A: "Ctrl+Shift+T"}


class RaceTable(QWidget):
    """A session of A Race For Life; the dealer deals where only a practice set is there.

    `halves_turned(seats)` when a hand turned a half towards the other side of the screen.
    """

    clause_asked = Signal(str)
    halves_turned = Signal(object)
    home_asked = Signal()
    play_again_asked = Signal()
    view_asked = Signal()

    def __init__(
        self, model: SessionModel, dealer: Dealer | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._model, self._dealer = model, dealer
        self.bar = TopBar(model, self)
        self.stack = QStackedWidget(self)
        self._pages: dict[type[Page], Page] = {}
        self._frames: dict[Page, QScrollArea] = {}
        self.sheet: Sheet[Table] | None = None
        self._reader: Seat | None = None  # of the sheet; None = nobody sits opposite
        self.turned: frozenset[Seat] = frozenset()
        self.turnings: dict[Seat, QAction] = {}
        self.more: QMenu | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(self.stack, 1)
        self.notices = FacingNotices(model, self)
        self._wire()
        self._show_phase(model.state)

    @property
    def page(self) -> Page:
        """What is shown now."""
        return self._page(self._model.state.phase)

    def undo(self) -> None:
        """Take the last thing back."""
        self.notices.clear()
        self._model.undo()

    def redo(self) -> None:
        """Bring it again."""
        self.notices.clear()
        self._model.redo()

    def show_sheet(self, sheet: Sheet[Table], reader: Seat | None = None) -> None:
        """A sheet over the page, towards the reader, else whoever plays; Esc closes it."""
        self.close_sheet()
        self.notices.clear()
        # As a window within the window: Tab stays on it, and does not walk on under it.
        sheet.setParent(self, Qt.WindowType.SubWindow)
        sheet.closed.connect(self.close_sheet)
        sheet.clause_asked.connect(self.clause_asked)
        self.sheet = sheet
        page = self.page
        self._reader = page.facing if reader is None and isinstance(page, TurnPage) else reader
        self._face()
        self._place_sheet()
        sheet.show()
        sheet.raise_()
        self.notices.raise_()

    def close_sheet(self) -> None:
        sheet, self.sheet = self.sheet, None
        if sheet is not None:
            sheet.hide()
            sheet.deleteLater()
            self.page.setFocus()

    def show_log(self) -> None:
        """The log; the same button closes it."""
        if isinstance(self.sheet, LogSheet):
            self.close_sheet()
        else:
            self.show_sheet(LogSheet(self._model, self))

    def turn_halves(self, turned: AbstractSet[Seat]) -> None:
        """Which halves stand towards the other side of the screen; nothing is emitted."""
        self.turned = frozenset(turned)
        for seat, action in self.turnings.items():
            action.setChecked(seat in turned)
        page = self._pages.get(TurnPage)
        if isinstance(page, TurnPage):
            page.turn_halves(self.turned)
        self._face()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard goes on to what is shown; with a focus proxy Tab would run in a ring."""
        (self.sheet or self._page(self._model.state.phase)).setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.sheet is not None:
            self.close_sheet()  # also where the keyboard is on the page behind it
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_sheet()

    def _wire(self) -> None:
        bar = self.bar
        bar.undo_asked.connect(self.undo)
        bar.redo_asked.connect(self.redo)
        bar.log_asked.connect(self.show_log)
        bar.help_asked.connect(lambda: self.clause_asked.emit(""))
        self._fill_menu()
        for keys, slot in (
            ("Ctrl+Z", self.undo),
            ("Ctrl+Y", self.redo),
            ("Ctrl+Shift+Z", self.redo),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(slot)
        self.notices.clause_asked.connect(self.clause_asked)
        self._model.changed.connect(self._changed)

    def _fill_menu(self) -> None:
        add = self.bar.add_to_menu
        add(self.tr("What the cards do"), "Ctrl+I").triggered.connect(
            lambda: self.show_sheet(CardsSheet(self._model, self))
        )
        add(self.tr("Set by hand"), "Ctrl+E").triggered.connect(
            lambda: self.show_sheet(CorrectionsSheet(self._model, str(A), self))
        )
        for seat, keys in _TURNING.items():
            action = add("", keys)
            action.setCheckable(True)
            action.triggered.connect(lambda _=False, seat=seat: self._turn(seat))
            self.turnings[seat] = action
        self._name_halves(self._model.state)
        add(self.tr("House rules")).triggered.connect(
            lambda: self.show_sheet(HouseRulesSheet(self._model, self))
        )
        add(self.tr("What is printed on your copy")).triggered.connect(
            lambda: self.show_sheet(PrintedSheet(self._model, self))
        )
        add(self.tr("Put the table back")).triggered.connect(
            lambda: self.show_sheet(ResumeSheet(self._model, self))
        )
        add(self.tr("Table view"), "F9").triggered.connect(self.view_asked)
        add(self.tr("Home")).triggered.connect(self.home_asked)

    def _name_halves(self, table: Table) -> None:
        for seat, action in self.turnings.items():
            words = self.tr("Turn the half of {name} round")
            action.setText(filled(words, name=table.player(seat).name))

    def _turn(self, seat: Seat) -> None:
        self.turn_halves(self.turned ^ {seat})
        self.halves_turned.emit(self.turned)

    def _face(self) -> None:
        """What the rules say, and the moment, stand towards whoever plays."""
        page = self.page
        playing = page if isinstance(page, TurnPage) else None
        away = playing is not None and playing.away
        self.notices.face(away=away)
        self.bar.face(away=away)
        if self.sheet is not None:
            turn(self.sheet, turned=playing is not None and self._reader in self.turned)

    def _correct(self, part: str) -> None:
        """A player's part towards her who sits there."""
        reader = next((seat for seat in (A, B) if part == str(seat)), None)
        self.show_sheet(CorrectionsSheet(self._model, part, self), reader)

    def _show_more(self, species: Species, place: QPoint) -> None:
        """What else there is to a stack."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        rock = menu.addAction(self.tr("Its rock is second: you may tell (RL-R-27)"))
        rock.setEnabled(self._model.state.stack(species).rock is Rock.HIDDEN)
        rock.triggered.connect(lambda: self._model.submit(TellRock(species=species)))
        menu.addAction(self.tr("Set by hand")).triggered.connect(lambda: self._correct(SUPPLY))
        self.more = menu
        menu.popup(place)

    def _page(self, phase: Phase) -> Page:
        kind: type[Page] = TurnPage
        if phase is Phase.SETUP:
            kind = SetupPage
        elif phase is Phase.OVER:
            kind = EndPage
        if kind not in self._pages:
            self._pages[kind] = self._made(kind)
        return self._pages[kind]

    def _made(self, kind: type[Page]) -> Page:
        page: Page
        if kind is SetupPage:
            page = SetupPage(self._model, self)
        elif kind is EndPage:
            page = EndPage(self._model, self)
            page.play_again_asked.connect(self.play_again_asked)
            page.home_asked.connect(self.home_asked)
            page.count_asked.connect(lambda: self.show_sheet(CountSheet(self._model, self)))
        else:
            page = TurnPage(self._model, self._dealer, self)
            page.turn_halves(self.turned)
            page.set_asked.connect(self._correct)
            page.turn_asked.connect(lambda seat: self._turn(Seat(seat)))
            page.more_asked.connect(lambda word, place: self._show_more(Species(word), place))
            page.word_typed.connect(lambda word: self.undo() if word == "undo" else self.redo())
        page.clause_asked.connect(self.clause_asked)
        frame = QScrollArea(self.stack)
        frame.setFrameShape(QFrame.Shape.NoFrame)
        frame.setWidgetResizable(True)
        frame.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        frame.setWidget(page)
        self.stack.addWidget(frame)
        self._frames[page] = frame
        return page

    def _changed(self, before: Table, after: Table) -> None:
        self.bar.refresh(after)
        if self.sheet is not None:
            self.sheet.refresh(before, after)
        was, now = self._page(before.phase), self._page(after.phase)
        now.refresh(before, after)
        if was is not now:
            self._show_phase(after)
        if before.players is not after.players:
            self._name_halves(after)
        self._face()

    def _show_phase(self, table: Table) -> None:
        page = self._page(table.phase)
        self.stack.setCurrentWidget(self._frames[page])
        self.notices.cover(page.skills if isinstance(page, TurnPage) else None)
        if self.sheet is None:  # an open sheet keeps the keyboard
            page.setFocus()

    def _place_sheet(self) -> None:
        if self.sheet is None:
            return
        over = self.rect()
        style = current_style()
        wide = min(over.width() - style.px(40), style.px(_SHEET_WIDE))
        tall = min(over.height() - style.px(40), style.px(_SHEET_TALL))
        self.sheet.setGeometry((over.width() - wide) // 2, (over.height() - tall) // 2, wide, tall)
