"""The column at the right: what is to be said now, one question at a time."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QGridLayout, QPushButton, QVBoxLayout, QWidget

from serengeti_companion.engine.checklist import Duty
from serengeti_companion.ui.parts.button_words import as_written
from serengeti_companion.ui.parts.card_frame import CardFrame
from serengeti_companion.ui.parts.command_line import CommandLine
from serengeti_companion.ui.parts.primary_button import PrimaryButton
from serengeti_companion.ui.parts.shown import set_words, show_if
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.style.tokens import Role, TextSize, Weight
from serengeti_companion.ui.tables.clause_link import ClauseLink
from serengeti_companion.ui.tables.race.duties_list import FacingDuties
from serengeti_companion.ui.tables.race.spare_room import SpareRoom
from serengeti_companion.ui.tables.race.turning import mirror

_WIDE, _LEAST = 360, 232
_FEW, _MANY = 4, 6
_SHORT = 12  # letters that have room in half the width


class NowPanel(CardFrame):
    """`answered(at)`: an option; `typed(line)`; `cancelled`: choose again."""

    answered = Signal(int)
    typed = Signal(str)
    cancelled = Signal()
    clause_asked = Signal(str)

    def __init__(self, primary: PrimaryButton, parent: QWidget | None = None) -> None:
        self._ready = False
        super().__init__(parent)
        self.primary = primary
        self.title = TextLabel("", self, size=TextSize.LARGE, weight=Weight.BOLD)
        self.text = TextLabel("", self)
        self.question = TextLabel("", self, size=TextSize.LARGE, weight=Weight.SEMIBOLD)
        self.reason = TextLabel("", self, role=Role.REFUSAL)
        for label in (self.title, self.text, self.question, self.reason):
            label.setWordWrap(True)
        self.link = ClauseLink("RL-TURN-2", self)
        self.link.clicked.connect(lambda: self.clause_asked.emit(self.link.clause))
        self.options: list[QPushButton] = []
        self._options = QGridLayout()
        self.cancel = QPushButton("", self)
        self.cancel.clicked.connect(self.cancelled)
        self.duties = FacingDuties(TextSize.SMALL, self)
        self.duties.clause_asked.connect(self.clause_asked)
        self.room = SpareRoom(self.duties, self)
        self._build_quick()
        self._arrange()
        self._ready = True
        self.restyle()

    def turn(self, *, turned: bool) -> None:
        """Towards the other side of the screen, or back."""
        mirror(self, turned=turned)
        side = Qt.AlignmentFlag.AlignRight if turned else Qt.AlignmentFlag.AlignLeft
        self._column.setAlignment(self.link, side)

    def hasHeightForWidth(self) -> bool:
        return False  # the page gives it what height there is; what hands do gives way

    def ask(self, words: str, options: tuple[str, ...] = ()) -> None:
        """One question, a button for each answer; none left = no question."""
        answered, self.options = self.options, []
        set_words(self.question, words)
        show_if(self.question, bool(words))
        columns = _columns(options)
        for at, option in enumerate(options):
            button = self._option(option, narrow=columns > 1)
            button.setAccessibleName(f"{words} {option}")
            button.clicked.connect(lambda _=False, at=at: self.answered.emit(at))
            self._options.addWidget(button, at // columns, at % columns)
            self.options.append(button)
        if self.options and any(button.hasFocus() for button in answered):
            self.options[0].show()
            self.options[0].setFocus()  # before those go, or Qt hands the keyboard on by itself
        for button in answered:
            button.hide()
            button.deleteLater()

    def tell(self, title: str, text: str, reason: str = "", clause: str = "") -> None:
        """What is going on; `reason`: why the rules are against it."""
        set_words(self.title, title)
        set_words(self.text, text)
        show_if(self.text, bool(text))
        set_words(self.reason, reason)
        show_if(self.reason, bool(reason))
        show_if(self.link, bool(clause))
        if clause:
            self.link.show_clause(clause)

    def show_duties(self, duties: tuple[Duty, ...], *, below: bool = False) -> None:
        """What hands do meanwhile, or what a card does; `below`: the links under their lines."""
        self.duties.set_size(TextSize.BODY if below else TextSize.SMALL)
        self.duties.show_duties(duties, below=below)
        self.room.hold(at_foot=not below)

    def show_cancel(self, words: str) -> None:
        """A way back to where nothing is chosen; "" = there is nothing to go back from."""
        show_if(self.cancel, bool(words))
        if words and words != self.cancel.text():
            self.cancel.setText(words)
            self.cancel.setAccessibleName(words)

    def complain(self, words: str) -> None:
        """The typed line says nothing."""
        set_words(self.unclear, words)
        show_if(self.unclear, bool(words))

    def restyle(self) -> None:
        super().restyle()
        if not self._ready:
            return
        style = current_style()
        pad = style.px(14)
        self._column.setContentsMargins(pad, style.px(10), pad, pad)
        self._column.setSpacing(style.px(6))
        self._options.setSpacing(style.px(6))
        self.setMinimumWidth(style.px(_LEAST))
        self.setMaximumWidth(style.px(_WIDE))
        for button in self.options:
            _tighten(button)

    def _option(self, option: str, *, narrow: bool) -> QPushButton:
        if not narrow or len(option) <= _SHORT:
            return QPushButton(as_written(option), self)
        # What a skill is called stands over what it does.
        button = QPushButton(as_written(option.replace(": ", ":\n")), self)
        _tighten(button)
        return button

    def _build_quick(self) -> None:
        self.quick = CommandLine(self)
        self.quick.setAccessibleName(self.tr("Quick entry"))
        self.quick.setPlaceholderText(self.tr("Type: trail lion, end (Ctrl+K)"))
        self.quick.returnPressed.connect(lambda: self.typed.emit(self.quick.text()))
        self.quick.textEdited.connect(lambda _: self.complain(""))
        self.unclear = TextLabel("", self, size=TextSize.SMALL, role=Role.REFUSAL)
        self.unclear.setWordWrap(True)
        self.unclear.hide()
        QShortcut("Ctrl+K", self).activated.connect(self.quick.setFocus)

    def _arrange(self) -> None:
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.title)
        self._column.addWidget(self.text)
        self._column.addWidget(self.reason)
        self._column.addWidget(self.link, 0, Qt.AlignmentFlag.AlignLeft)
        self._column.addWidget(self.question)
        self._column.addLayout(self._options)
        self._column.addWidget(self.cancel)
        self._column.addWidget(self.room, 1)
        self._column.addWidget(self.unclear)
        self._column.addWidget(self.quick)
        self._column.addWidget(self.primary)


def _tighten(button: QPushButton) -> None:
    """Two lines have less room around them."""
    if "\n" in button.text():
        style = current_style()
        button.setStyleSheet(f"padding: {style.px(4)}px {style.px(2)}px")


def _columns(options: tuple[str, ...]) -> int:
    """How many answers stand beside each other: all have room on the smallest screen."""
    longest = max(map(len, options), default=0)
    if longest <= len("10"):
        return 4
    if longest > _SHORT:
        return 2 if len(options) > _MANY else 1
    if len(options) > 2 * _FEW:
        return 3
    return 1 if _FEW < len(options) <= _MANY else 2
