"""One line for one card after the other: typed, looked at, stored with Enter."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from serengeti_companion.engine.texts import Text
from serengeti_companion.games.wild.printed import UNKNOWN_COPY, Printed
from serengeti_companion.games.wild.terms import BLANK, SceneCard
from serengeti_companion.ui.copy.card_keeping import next_free
from serengeti_companion.ui.copy.card_odd_words import OddWords
from serengeti_companion.ui.copy.card_warnings import warnings_about
from serengeti_companion.ui.parts.icon_button import IconButton
from serengeti_companion.ui.parts.keys import ENTER
from serengeti_companion.ui.parts.picture_label import PictureLabel
from serengeti_companion.ui.parts.primary_button import PrimaryButton
from serengeti_companion.ui.parts.wrapped_words import WrappedWords
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role, TextSize, Weight
from serengeti_companion.ui.tables.wild.card_line import CardLine
from serengeti_companion.ui.tables.wild.preview_card import PreviewCard
from serengeti_companion.ui.translation import told

_ARROW = 24


class CardEntry(QWidget):
    """`store_asked(card, instead)` at Enter; `drafted(card)` while it is typed.

    `form_asked(shown)` when a hand wants fields beside the line, or no longer.
    """

    store_asked = Signal(object, object)
    drafted = Signal(object)
    form_asked = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._printed = UNKNOWN_COPY
        self._instead: SceneCard | None = None
        self._since = 1
        self._said = ""
        self._odd_before: Sequence[Text] = ()
        self._build_line()
        self._build_buttons()
        self._build_previews()
        self._arrange()
        follow(self._resize)

    @property
    def card(self) -> SceneCard:
        """What has been understood of the line."""
        return self.line.reading.piece

    @property
    def instead(self) -> SceneCard | None:
        """The card that is being changed."""
        return self._instead

    def show_copy(self, printed: Printed) -> None:
        """Somebody may have told this card, or taken another one back."""
        self._printed = printed
        if self._instead not in printed.cards:
            self._instead = None
        if self.line.untouched:
            self._offer()
        self._judge()

    def begin(self, number: int) -> None:
        """Tell the card of this number."""
        self._since = number
        self.clear()

    def change(self, card: SceneCard) -> None:
        """Tell this card otherwise."""
        self._instead = card
        self.line.show_card(card)
        self._draft()

    def take(self, card: SceneCard) -> None:
        """A field of the form says something new."""
        self.line.show_card(card)
        self._judge()

    def object_to(self, words: str) -> None:
        """A field of the form says what cannot be."""
        self._tell(words, Role.REFUSAL)

    def commit(self) -> None:
        """Store what the line says, unless it cannot be read."""
        if self.line.untouched:
            return
        if self.line.reveal() is None:
            self.store_asked.emit(self.card, self._instead)
        else:
            self._speak()

    def go_on(self, said: str) -> None:
        """The card is stored: the next one; what is odd about this one stays in sight."""
        card = self.card
        if self.store.hasFocus():  # with nothing to store it hands the keyboard to anything
            self.line.setFocus()
        self._since = card.number or self._since
        self._begin_anew(said, warnings_about(self._printed, card, card))

    def say(self, said: str) -> None:
        """What was done elsewhere, unless somebody is typing."""
        self._said, self._odd_before = said, ()
        self._judge()

    def clear(self) -> None:
        """Forget what was typed."""
        self._begin_anew("")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER and self.line.hasFocus():
            self.commit()
        else:
            super().keyPressEvent(event)

    def _build_line(self) -> None:
        self.line = CardLine(self)
        self.line.setPlaceholderText(self.tr("Number, type, animals | reward | Icons"))
        self.line.read.connect(self._draft)
        self.line.cursorPositionChanged.connect(self._speak)
        self.words = WrappedWords(self)
        self.odd = OddWords(self)

    def _build_buttons(self) -> None:
        self.forget = IconButton("close", self.tr("Clear the line (Esc)"), self)
        self.forget.clicked.connect(self._forget)
        self.form = QPushButton(self.tr("&Form"), self)
        self.form.setAccessibleName(self.tr("Form"))
        self.form.setToolTip(self.tr("All parts of the card to tap, beside the line"))
        self.form.setCheckable(True)
        self.form.clicked.connect(self.form_asked)
        self.store = PrimaryButton(self.tr("&Store"), self)
        self.store.clicked.connect(self.commit)

    def _build_previews(self) -> None:
        self.before = PreviewCard(parent=self)
        self.arrow = PictureLabel("chevron-right", _ARROW, self)
        self.preview = PreviewCard(parent=self)

    def _arrange(self) -> None:
        self._head = QHBoxLayout()
        self._head.addWidget(self.line, 1)
        self._head.addWidget(self.forget)
        self._buttons = QVBoxLayout()
        self._buttons.addWidget(self.store)
        self._buttons.addWidget(self.form)
        self._buttons.addStretch()
        self._said_here = QVBoxLayout()
        self._said_here.addWidget(self.words, 1)
        self._said_here.addWidget(self.odd, 1)
        self._row = QHBoxLayout()
        self._row.addLayout(self._said_here, 1)
        for part in (self.before, self.arrow, self.preview):
            self._row.addWidget(part)
        self._row.addLayout(self._buttons)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addLayout(self._head)
        self._column.addLayout(self._row)

    def _forget(self) -> None:
        self.line.setFocus()
        self.clear()

    def _begin_anew(self, said: str, odd: Sequence[Text] = ()) -> None:
        self._instead = None
        self._said, self._odd_before = said, odd
        self._offer()
        self._draft()

    def _offer(self) -> None:
        self.line.offer(next_free(self._printed, self._since))

    def _draft(self) -> None:
        self._judge()
        self.drafted.emit(self.card)

    def _judge(self) -> None:
        """Show the card, and say what Enter would do or what is wrong."""
        old = self._old()
        self.preview.show_card(self.card)
        self.before.show_card(old or BLANK)
        for part in (self.before, self.arrow):
            part.setVisible(old not in {None, self.card})
        self.forget.setEnabled(not self.line.untouched)
        self._name_store(old)
        self._show_oddities()
        self._speak()

    def _speak(self) -> None:
        problem = self.line.reading.problem
        if self.line.untouched:
            self._tell(self._said or self._hint(), Role.MUTED)
        elif problem is None:
            words = f"{self._deed(self._old())}{self._lacking()}{self._going_on()}"
            self._tell(words, Role.INK)
        else:
            marked = self.line.marked is not None
            words = f"{told(problem.sentence)}{self._going_on()}"
            self._tell(words, Role.REFUSAL if marked else Role.MUTED)

    def _old(self) -> SceneCard | None:
        """What the copy says now of the card that is typed."""
        number = self.card.number
        told_of_number = None if number is None else self._printed.card(number)
        return told_of_number or self._instead

    def _name_store(self, old: SceneCard | None) -> None:
        replaces = old is not None and self._instead is None
        self.store.mean(self.tr("Re&place") if replaces else self.tr("&Store"))
        self.store.setEnabled(not self.line.untouched)

    def _show_oddities(self) -> None:
        """Not while the animals are typed: a line of one animal is odd until the second comes."""
        typing = self.card.reward is None and self._instead is None
        if self.line.untouched:
            self.odd.tell(self._odd_before)
        elif typing or self.line.reading.problem is not None:
            self.odd.tell(())
        else:
            self.odd.tell(warnings_about(self._printed, self.card, self._instead))

    def _deed(self, old: SceneCard | None) -> str:
        number, instead = self.card.number, self._instead
        if old == self.card:
            return self.tr("That is told already, just so.")
        if instead is not None and (number == instead.number or old is instead):
            return self.tr("Enter changes the card: the first picture into the second.")
        if old is not None:
            words = self.tr(
                "Card {number} is told already, as in the first picture. Enter replaces it; undo "
                "brings it back."
            )
            return words.format(number=number)
        if number is None:
            return self.tr("Enter stores a card without a number.")
        return self.tr("Enter stores card {number}.").format(number=number)

    def _lacking(self) -> str:
        """The parts that are not told; a card may be stored without them."""
        card = self.card
        parts = {
            self.tr("type"): card.type,
            self.tr("animals"): card.slots,
            self.tr("reward"): card.reward,
            self.tr("Icons"): card.icons,
        }
        lacking = ", ".join(name for name, part in parts.items() if part is None)
        return " " + self.tr("Not told: {parts}.").format(parts=lacking) if lacking else ""

    def _going_on(self) -> str:
        """In the middle of the line nothing stands behind the word to show how it goes on."""
        if not self.line.completion or self.line.ghost_shows:
            return ""
        return " " + self.tr("Tab: {word}").format(word=self.line.completion)

    def _hint(self) -> str:
        return self.tr(
            "As printed, as short as you like: l lion croc rhino@g | 2/rare + 11 | rare. "
            "Tab completes, Enter stores; ? is not known, - is none."
        )

    def _tell(self, words: str, role: Role) -> None:
        self.words.tell(words, role)
        self.line.setAccessibleDescription(words)

    def _resize(self) -> None:
        style = current_style()
        for layout in (self._head, self._said_here, self._row, self._buttons, self._column):
            layout.setSpacing(style.px(8))
        self.line.setFont(style.font(TextSize.LARGE, Weight.SEMIBOLD))
        self.line.setMinimumWidth(style.px(280))
