"""What a predator's card says, in one of five kinds; name and note as you like."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from serengeti_companion.games.survive.rules.effects import LONGEST
from serengeti_companion.games.survive.terms import (
    NUMBERS,
    PICKED,
    Effect,
    Extreme,
    Numbers,
    PredatorCard,
    Speed,
    TablePick,
    WholeHerd,
)
from serengeti_companion.ui.parts.keys import ENTER
from serengeti_companion.ui.parts.primary_button import PrimaryButton
from serengeti_companion.ui.parts.segmented import Segmented
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.parts.tick_box import TickBox
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role

SPEEDS = range(13)  # SV-PDATA-2


class PredatorForm(QWidget):
    """`described(card)`; Enter in a field is the button."""

    described = Signal(object)

    def __init__(self, done: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name = QLineEdit(self)
        self.name.setMaxLength(LONGEST)
        self.name.setPlaceholderText(self.tr("Name (optional)"))
        self.name.setAccessibleName(self.tr("Name of the predator"))
        self.kind = Segmented(
            self.tr("What it eats"),
            (
                ("speed", self.tr("Speed")),
                ("extreme", self.tr("Low or high")),
                ("numbers", self.tr("Numbers")),
                ("herd", self.tr("A herd")),
                ("table_pick", self.tr("We decide")),
            ),
            self,
        )
        self.kind.chosen.connect(self._show_kind)
        self._build_parts()
        self.note = QLineEdit(self)
        self.note.setMaxLength(LONGEST)
        self.note.setPlaceholderText(self.tr("Note (optional)"))
        self.note.setAccessibleName(self.tr("Note on the predator"))
        self.problem = TextLabel("", self, role=Role.REFUSAL)
        self.problem.setWordWrap(True)
        self.problem.hide()
        self.done = PrimaryButton(done, self)
        self.done.clicked.connect(self._finish)
        self._column = QVBoxLayout(self)
        for widget in (self.name, self.kind, self.parts, self.note, self.problem):
            self._column.addWidget(widget)
        self._column.addWidget(self.done, 0, Qt.AlignmentFlag.AlignRight)
        follow(self.restyle)

    @property
    def effect(self) -> Effect | None:
        """What is chosen; None = the numbers cannot be read."""
        match self.kind.value:
            case "speed":
                exactly = self.exactly.isChecked()
                x = int(self.speed.value)
                return Speed(x=x, compare="exactly" if exactly else "at_least")
            case "extreme":
                lowest = self.end.value == "lowest"
                return Extreme(which="lowest" if lowest else "highest")
            case "numbers":
                chosen = tuple(n for n, box in self.numbers.items() if box.isChecked())
                return Numbers(numbers=chosen) if chosen else None
            case "herd":
                largest = self.herd.value == "largest"
                return WholeHerd(which="largest" if largest else "smallest")
            case _:
                return PICKED

    def show_card(self, card: PredatorCard) -> None:
        """Begin with what is known."""
        self.name.setText(card.name)
        self.note.setText(card.note)
        match card.effect:
            case Speed():
                self.speed.set_value(str(card.effect.x))
                self.exactly.setChecked(card.effect.compare == "exactly")
            case Extreme():
                self.end.set_value(card.effect.which)
            case Numbers():
                for number, box in self.numbers.items():
                    box.setChecked(number in card.effect.numbers)
            case WholeHerd():
                self.herd.set_value(card.effect.which)
            case TablePick():
                pass
        self.kind.set_value(card.effect.kind)
        self._show_kind(card.effect.kind)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self._finish()
        else:
            super().keyPressEvent(event)

    def restyle(self) -> None:
        style = current_style()
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(style.px(8))
        for row in self._number_rows:
            row.setSpacing(style.px(3))

    def _build_parts(self) -> None:
        self.speed = Segmented(self.tr("Speed"), [(str(x), str(x)) for x in SPEEDS], self)
        self.speed.set_value("3")
        self.exactly = TickBox(self.tr("exactly that far, not farther"), self)
        self.exactly.setAccessibleName(self.exactly.text())
        self.end = Segmented(
            self.tr("Which number"),
            (("lowest", self.tr("the lowest")), ("highest", self.tr("the highest"))),
            self,
        )
        self.herd = Segmented(
            self.tr("Which herd"),
            (("largest", self.tr("the largest")), ("smallest", self.tr("the smallest"))),
            self,
        )
        self.numbers = {number: QPushButton(str(number), self) for number in NUMBERS}
        for number, box in self.numbers.items():
            box.setCheckable(True)
            box.setAccessibleName(self.tr("Number {n}").format(n=number))
        self._number_rows: list[QHBoxLayout] = []
        words = self.tr("The card says it in words; the table tells who is eaten.")
        told = TextLabel(words, self, role=Role.MUTED)
        told.setWordWrap(True)
        self.parts = QStackedWidget(self)
        self._pages = {
            "speed": self._page(self.speed, self.exactly),
            "extreme": self._page(self.end),
            "numbers": self._number_page(),
            "herd": self._page(self.herd),
            "table_pick": self._page(told),
        }
        for page in self._pages.values():
            self.parts.addWidget(page)

    def _page(self, *widgets: QWidget) -> QWidget:
        page = QWidget(self)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        for widget in widgets:
            column.addWidget(widget)
        column.addStretch()
        return page

    def _number_page(self) -> QWidget:
        page = QWidget(self)
        row = QHBoxLayout(page)
        row.setContentsMargins(0, 0, 0, 0)
        for box in self.numbers.values():
            row.addWidget(box, 1)
        self._number_rows.append(row)
        return page

    def _show_kind(self, kind: str) -> None:
        self.parts.setCurrentWidget(self._pages[kind])
        self.problem.hide()

    def _finish(self) -> None:
        effect = self.effect
        if effect is None:
            self.problem.setText(self.tr("Tap the numbers that it eats."))
            self.problem.show()
            return
        name, note = self.name.text().strip(), self.note.text().strip()
        self.described.emit(PredatorCard(name=name, effect=effect, note=note))
