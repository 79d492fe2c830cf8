"""Where the table is told what is wrong or asked what is not known, in place."""

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from serengeti_companion.engine.clauses import Verdict, Violation
from serengeti_companion.games.wild.model import Table
from serengeti_companion.games.wild.terms import Cell
from serengeti_companion.ui.parts.banner import BannerKind, RefusalBanner
from serengeti_companion.ui.session_model import Refusal, SessionModel
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.tables.reasons import problems
from serengeti_companion.ui.tables.wild import on_demand
from serengeti_companion.ui.tables.wild.film_question import wants, word_for
from serengeti_companion.ui.tables.wild.reasons import cells_of

if TYPE_CHECKING:
    from serengeti_companion.ui.tables.sheet import Sheet
    from serengeti_companion.ui.tables.wild.question_card import QuestionCard
    from serengeti_companion.ui.tables.wild.remember_tick import RememberTick

_WIDE = 760
_FOOT = 76  # the quick entry line stays in sight below
_SHEET_FOOT = 86  # and the button of a sheet
_SIDE = 10
_TERRAIN = "WS-PIC-1"
_PLACED = frozenset({QEvent.Type.Resize, QEvent.Type.Move})


class Refusals(QWidget):
    """Floats above the foot of the table; `marked` are the cells it is about.

    `word_given(command, clauses)`: play this on the table's word.
    """

    clause_asked = Signal(str)
    word_given = Signal(object, object)
    marked = Signal(object)

    def __init__(self, model: SessionModel, over: QWidget) -> None:
        super().__init__(over)
        self._model = model
        self._refusal: Refusal | None = None
        self._lifted: frozenset[str] = frozenset()
        self._focus: QWidget | None = None
        self._banner: RefusalBanner | None = None
        self._question: QuestionCard | None = None
        self._tick: RememberTick | None = None
        self._sheet: Sheet[Any] | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        model.refused.connect(self.refuse)
        model.warned.connect(self.warn)
        model.changed.connect(self.clear)
        over.installEventFilter(self)
        self.hide()

    @property
    def banner(self) -> RefusalBanner:
        """The reasons; made when there are some."""
        if self._banner is None:
            self._banner = RefusalBanner(self)
            self._banner.clause_asked.connect(self.clause_asked)
            self._banner.overruled.connect(self._overrule)
            self._banner.answered.connect(self._answered)
            self._banner.dismissed.connect(self.clear)
            self._column.insertWidget(0, self._banner)
        return self._banner

    @property
    def question(self) -> "QuestionCard":
        """The fields that answer a film; made when the first is asked for."""
        if self._question is None:
            self._question = on_demand.question_card(self._model, self)
            self._question.answered.connect(self._told)
            self._question.dismissed.connect(self.clear)
            self._column.addWidget(self._question)
        return self._question

    def refuse(self, refusal: Refusal) -> None:
        """Show every reason, or the question, or the fields that answer it."""
        self._refusal = refusal
        self._lifted = frozenset()
        self._hide_question()
        self.show()
        if not self._ask(refusal):
            self._tell(refusal)
        self.marked.emit(cells_of(refusal.pressing))
        self._place()

    def warn(self, violations: tuple[Violation, ...]) -> None:
        """Legal but odd: a quiet notice until the next action."""
        self._refusal = None
        self.show()
        self._hide_question()
        self._hide_tick()
        self.banner.warn(problems(violations))
        self._place()

    def clear(self, *_: object) -> None:
        """Whatever was said is settled."""
        self._refusal = None
        if self.isHidden():
            return
        # Asked first: whatever is hidden hands the keyboard to its neighbour.
        back = self._holds_focus()
        self.banner.hide()
        self._hide_question()
        self.hide()
        if back and self._focus is not None:
            self._focus.setFocus()
        nothing: frozenset[Cell] = frozenset()
        self.marked.emit(nothing)

    @property
    def refusal(self) -> Refusal | None:
        """What is waiting for an answer."""
        return self._refusal

    def stand_on(self, sheet: "Sheet[Any] | None") -> None:
        """An open sheet keeps its button in sight, as the page does."""
        self._sheet = sheet
        if sheet is not None:
            sheet.installEventFilter(self)

    def give_focus_back_to(self, widget: QWidget) -> None:
        """Where the keyboard goes when nothing is left to say."""
        self._focus = widget

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _PLACED and self.isVisible():
            self._place()
        return False

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        # The sentences have their final height only once they are laid out.
        if event.type() is QEvent.Type.LayoutRequest and self.isVisible():
            self._place()
        return done

    def _hide_question(self) -> None:
        if self._question is not None:
            self._question.hide()

    def _offer_to_remember(self, refusal: Refusal) -> None:
        """A yes tells what the terrain is, and the copy may keep it."""
        if self._tick is None:
            self._tick = on_demand.remember_tick(self._model, self.banner)
            if self._tick is not None:
                self.banner.put_below(self._tick)
        if self._tick is not None:
            self._tick.setVisible(any(v.clause == _TERRAIN for v in refusal.pressing))

    def _hide_tick(self) -> None:
        if self._tick is not None:
            self._tick.hide()

    def _ask(self, refusal: Refusal) -> bool:
        """Show the fields that answer it, if some do."""
        table: Table = self._model.state
        wanted = wants(table, refusal)
        self.banner.setVisible(wanted is None)
        if wanted is not None:
            self.question.ask(table, refusal, wanted)
            self._place()
        return wanted is not None

    def _tell(self, refusal: Refusal) -> None:
        """Every reason, or what a yes or no is enough for."""
        if all(v.verdict is Verdict.ASK for v in refusal.pressing) and refusal.liftable:
            self.banner.ask(problems(refusal.pressing))
            self._offer_to_remember(refusal)
        else:
            self._hide_tick()
            self.banner.refuse(problems(refusal.pressing), liftable=refusal.liftable)

    def _overrule(self) -> None:
        refusal = self._refusal
        if refusal is None:
            return
        # What is only asked is asked now: an unknown reward would be none at all.
        asking = tuple(v for v in refusal.violations if v.verdict is not Verdict.REFUSE)
        self._lifted = frozenset(v.clause for v in refusal.pressing)
        if not self._ask(Refusal(refusal.command, asking)):
            self._give_word(refusal.command, self._lifted)

    def _told(self, command: object, clauses: frozenset[str]) -> None:
        self._give_word(command, clauses | self._lifted)

    def _answered(self, yes: bool) -> None:
        refusal = self._refusal
        if yes and refusal is not None and self.banner.kind is BannerKind.ASKS:
            self._give_word(refusal.command, word_for(refusal.pressing))
        else:
            self.clear()

    def _give_word(self, command: object, clauses: frozenset[str]) -> None:
        self.clear()
        self.word_given.emit(command, clauses)

    def _holds_focus(self) -> bool:
        held = QApplication.focusWidget()
        return isinstance(held, QWidget) and self.isAncestorOf(held)

    def _place(self) -> None:
        style = current_style()
        over = self.parentWidget().rect()
        wide = min(style.px(_WIDE), over.width() - 2 * style.px(_SIDE))
        self.resize(wide, self.height())
        self.layout().activate()
        layout = self.layout()
        fitted = layout.hasHeightForWidth()
        tall = layout.heightForWidth(wide) if fitted else layout.sizeHint().height()
        top = over.bottom() - style.px(_FOOT) - tall
        if self._sheet is not None:
            top = self._sheet.geometry().bottom() - style.px(_SHEET_FOOT) - tall
        self.setGeometry((over.width() - wide) // 2, max(top, 0), wide, tall)
        self.raise_()
