"""What is wrong, which rule says so, and the way out: never a dialog."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from serengeti_companion.ui.parts.announce import announce
from serengeti_companion.ui.parts.button_words import spoken
from serengeti_companion.ui.parts.card_frame import CardFrame, Tone
from serengeti_companion.ui.parts.picture_label import PictureLabel
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role, TextSize, Weight

_NARROW = 640  # below this width at scale 1 the buttons go under the sentences
_PICTURE = 32
_NO_RULE = "APP-"  # what the program cannot do: there is no clause to open


class BannerKind(StrEnum):
    """What the rules say about a command."""

    REFUSES = "refuses"
    ASKS = "asks"
    WARNS = "warns"


@dataclass(frozen=True, slots=True)
class Problem:
    """One sentence, in the language of the window, and the clause that says so."""

    sentence: str
    clause: str
    also: tuple[str, ...] = ()
    """Further clauses that say the same."""


_SIGNS = {
    BannerKind.REFUSES: ("refusal", Role.REFUSAL, Role.REFUSAL_SOFT, Tone.REFUSAL),
    BannerKind.ASKS: ("question", Role.ACCENT, Role.SURFACE, Tone.ACTIVE),
    BannerKind.WARNS: ("warning", Role.WARNING, Role.WARNING_SOFT, Tone.WARNING),
}


class RefusalBanner(CardFrame):
    """Hidden until it has something to say; Esc is "Never mind"."""

    clause_asked = Signal(str)
    overruled = Signal()
    dismissed = Signal()
    answered = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kind = BannerKind.REFUSES
        self._rows: list[QWidget] = []
        self._build_buttons()
        self._arrange()
        self.hide()
        follow(self._resize)

    @property
    def kind(self) -> BannerKind:
        return self._kind

    def refuse(self, problems: Sequence[Problem], *, liftable: bool = True) -> None:
        """All reasons at once; without `liftable` the table's word would not be enough."""
        self._say(BannerKind.REFUSES, problems)
        self._offer(self.overrule, self.never_mind)
        self.overrule.setVisible(liftable)

    def ask(self, problems: Sequence[Problem]) -> None:
        """A question about what is not known: yes or no."""
        self._say(BannerKind.ASKS, problems)
        self._offer(self.yes, self.no, self.never_mind)

    def warn(self, problems: Sequence[Problem]) -> None:
        """Something odd; it goes with the next action."""
        self._say(BannerKind.WARNS, problems)
        self._offer(self.close_button)

    def put_below(self, widget: QWidget) -> None:
        """Something under the sentences; whoever puts it there shows and hides it."""
        self._below.addWidget(widget)

    def dismiss(self) -> None:
        """As "Never mind"."""
        with self._settled():
            self.dismissed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = event.size().width() < current_style().px(_NARROW)
        way = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        self._body.setDirection(way)

    def _build_buttons(self) -> None:
        self.overrule = QPushButton(self.tr("&We did it anyway"), self)
        self.never_mind = QPushButton(self.tr("&Never mind"), self)
        self.yes = QPushButton(self.tr("&Yes"), self)
        self.no = QPushButton(self.tr("N&o"), self)
        self.close_button = QPushButton(self.tr("&Got it"), self)
        self.overrule.clicked.connect(self._overrule)
        self.never_mind.clicked.connect(self.dismiss)
        self.yes.clicked.connect(lambda: self._answer(True))
        self.no.clicked.connect(lambda: self._answer(False))
        self.close_button.clicked.connect(self.dismiss)
        self._buttons = (self.overrule, self.yes, self.no, self.never_mind, self.close_button)
        for button in self._buttons:
            button.setAccessibleName(spoken(button.text()))

    def _arrange(self) -> None:
        self._sign = PictureLabel(_SIGNS[self._kind][0], _PICTURE, self)
        self._sentences = QVBoxLayout()
        self._below = QVBoxLayout()
        left = QVBoxLayout()
        left.addLayout(self._sentences)
        left.addLayout(self._below)
        self._buttons_row = QHBoxLayout()
        self._buttons_row.addStretch()
        for button in self._buttons:
            self._buttons_row.addWidget(button)
        self._body = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._body.addLayout(left, 1)
        self._body.addLayout(self._buttons_row)
        outer = QHBoxLayout(self)
        outer.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        outer.addLayout(self._body, 1)

    def _resize(self) -> None:
        style = current_style()
        margin = style.px(12)
        self.layout().setContentsMargins(margin, margin, margin, margin)
        self.layout().setSpacing(margin)
        self._body.setSpacing(style.px(8))
        self._sentences.setSpacing(style.px(4))
        for button in (self.overrule, self.yes, self.no):
            button.setFont(style.font(TextSize.BODY, Weight.SEMIBOLD))

    def _say(self, kind: BannerKind, problems: Sequence[Problem]) -> None:
        self._kind = kind
        picture, ink, ground, tone = _SIGNS[kind]
        self.set_tone(tone)
        self._sign.show_picture(picture, on=ground, ink=ink)
        for row in self._rows:
            row.hide()
            row.deleteLater()
        self._rows = [self._row(problem) for problem in problems]
        for row in self._rows:
            self._sentences.addWidget(row)
        words = " ".join(problem.sentence for problem in problems)
        self.setAccessibleName(words)
        announce(self, words, urgent=kind is not BannerKind.WARNS)
        self.show()

    def _row(self, problem: Problem) -> QWidget:
        row = QWidget(self)
        sentence = TextLabel(problem.sentence, row)
        sentence.setWordWrap(True)
        links = QHBoxLayout()
        rules = (c for c in (problem.clause, *problem.also) if not c.startswith(_NO_RULE))
        for clause in rules:
            links.addWidget(self._link(clause, row))
        # More than one would leave the sentence no room beside them.
        below = bool(problem.also)
        way = QBoxLayout.Direction.TopToBottom if below else QBoxLayout.Direction.LeftToRight
        layout = QBoxLayout(way, row)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(sentence, 1)
        layout.addLayout(links)
        if below:
            links.addStretch(1)
        return row

    def _link(self, clause: str, row: QWidget) -> QPushButton:
        link = QPushButton(clause, row)
        link.setProperty("kind", "link")
        link.setAccessibleName(self.tr("Rule {clause}").format(clause=clause))
        link.clicked.connect(lambda: self.clause_asked.emit(clause))
        return link

    def _offer(self, *shown: QPushButton) -> None:
        for button in self._buttons:
            button.setVisible(button in shown)

    def _overrule(self) -> None:
        with self._settled():
            self.overruled.emit()

    def _answer(self, yes: bool) -> None:
        with self._settled():
            self.answered.emit(yes)

    @contextmanager
    def _settled(self) -> Iterator[None]:
        """Hidden behind what is done about it, unless that brought something new to say.

        Not before: whoever hears of it still sees whether the keyboard was here.
        """
        said = self._rows
        yield
        if self._rows is said:
            self.hide()
