"""Describe a Scene Card: as one line, or by taps; both follow each other, with a live picture."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from serengeti_companion.games.wild.terms import BLANK, SceneCard
from serengeti_companion.ui.parts.primary_button import PrimaryButton
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role, TextSize
from serengeti_companion.ui.tables.wild.card_fields import CardFields
from serengeti_companion.ui.tables.wild.card_line import CardLine
from serengeti_companion.ui.tables.wild.preview_card import PreviewCard
from serengeti_companion.ui.translation import told


class CardForm(QWidget):
    """`chosen(card)` when it is done; what nobody fills in stays not known."""

    chosen = Signal(object)
    changed = Signal(object)

    def __init__(self, card: SceneCard = BLANK, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._build()
        self._arrange()
        self.show_card(card)
        follow(self.restyle)

    @property
    def card(self) -> SceneCard:
        return self.fields.card

    def show_card(self, card: SceneCard) -> None:
        """Begin with this card."""
        self.line.show_card(card)
        self._fill(card)
        self._object("")

    def restyle(self) -> None:
        style = current_style()
        for layout in (self._outer, self._halves, self._right):
            layout.setSpacing(style.px(8))

    def _build(self) -> None:
        self.line = CardLine(self)
        self.line.setPlaceholderText(self.tr("Type: 108 line lion croc rhino@g | 2/rare + 11 | -"))
        self.line.read.connect(self._read_line)
        self.line.returnPressed.connect(self._choose)
        self.problem = TextLabel("", self, size=TextSize.SMALL, role=Role.REFUSAL)
        self.problem.setWordWrap(True)
        self.fields = CardFields(self)
        self.fields.changed.connect(self._take)
        self.fields.objected.connect(self._object)
        self.preview = PreviewCard(parent=self)
        self.done = PrimaryButton(self.tr("Use this card"), self)
        self.done.clicked.connect(self._choose)

    def _arrange(self) -> None:
        self._right = QVBoxLayout()
        self._right.addWidget(self.preview)
        self._right.addStretch()
        self._right.addWidget(self.done)
        self._halves = QHBoxLayout()
        self._halves.addWidget(self.fields, 4)
        self._halves.addLayout(self._right, 1)
        self._outer = QVBoxLayout(self)
        self._outer.setContentsMargins(0, 0, 0, 0)
        self._outer.addWidget(self.line)
        self._outer.addWidget(self.problem)
        self._outer.addLayout(self._halves, 1)

    def _fill(self, card: SceneCard) -> None:
        self.fields.show_card(card)
        self.preview.show_card(card)

    def _read_line(self) -> None:
        """As far as the line can be read the fields follow it."""
        reading = self.line.reading
        self._fill(reading.piece)
        problem = reading.problem
        wrong = problem is not None and not problem.unfinished
        self._object(told(problem.sentence) if problem is not None and wrong else "")
        self.changed.emit(reading.piece)

    def _take(self, card: SceneCard) -> None:
        """A field says something new."""
        self._object("")
        self.line.show_card(card)
        self.preview.show_card(card)
        self.changed.emit(card)

    def _object(self, words: str) -> None:
        self.problem.setText(words)
        self.problem.setVisible(bool(words))

    def _choose(self) -> None:
        if self.line.text().strip() and (problem := self.line.reveal()) is not None:
            self._object(told(problem.sentence))
        elif not self.problem.text():
            self.chosen.emit(self.card)
