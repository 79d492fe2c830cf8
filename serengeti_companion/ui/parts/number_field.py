"""A number with - and +, which can also be typed, turned by the wheel or set by hand."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from serengeti_companion.ui.parts.icon_button import IconButton
from serengeti_companion.ui.parts.set_to import SetTo
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.parts.typed_over import TypedOver
from serengeti_companion.ui.parts.whole_number import read_whole
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role, Target, TextSize, Weight

_KEYS = {
    Qt.Key.Key_Up: 1,
    Qt.Key.Key_Down: -1,
    Qt.Key.Key_PageUp: 10,
    Qt.Key.Key_PageDown: -10,
}
_NOTCH = 120  # what one step of a wheel counts in Qt


def _goes_to_the_table(event: QEvent) -> bool:
    """On some systems Ctrl+E goes to the end of a line, which no number needs."""
    control = Qt.KeyboardModifier.ControlModifier
    return (
        isinstance(event, QKeyEvent)
        and event.key() == Qt.Key.Key_E
        and event.modifiers() == control
    )


class NumberStepper(QWidget):
    """`value_wanted(value, reason)` once a number is settled, `edited(value)` while it is typed."""

    value_wanted = Signal(int, str)
    edited = Signal(int)

    def __init__(
        self,
        label: str,
        value: int = 0,
        parent: QWidget | None = None,
        *,
        lowest: int = 0,
        highest: int = 999,
        side: Target = Target.PRIMARY,
    ) -> None:
        super().__init__(parent)
        self._label, self._value = label, value
        self._lowest, self._highest = lowest, highest
        self._build(side)
        self.set_label(label)
        self.set_value(value)
        follow(self.restyle)

    @property
    def value(self) -> int:
        """The settled number."""
        return self._value

    def set_value(self, value: int) -> None:
        """Show a number; nothing is emitted."""
        self._value = value
        self.field.setText(str(value))
        self.less.setEnabled(value > self._lowest)
        self.more.setEnabled(value < self._highest)
        self.problem.hide()

    def set_label(self, label: str) -> None:
        """What the number is: "Coins of Ann"."""
        self._label = label
        self.field.setAccessibleName(label)
        self.set_to.title = label
        self.less.set_words(self.tr("One less: {label}").format(label=label))
        self.more.set_words(self.tr("One more: {label}").format(label=label))

    def restyle(self) -> None:
        style = current_style()
        self.field.setFont(style.font(TextSize.TITLE, Weight.BOLD, tabular=True))
        self.field.setMinimumWidth(style.px(72))
        self._row.setSpacing(style.px(4))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ShortcutOverride and _goes_to_the_table(event):
            event.ignore()
            return True
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            step = _KEYS.get(Qt.Key(event.key()))
            if step is not None:
                self._step(step)
                return True
        if isinstance(event, QWheelEvent) and self.field.hasFocus():
            self._turn(event)
            return True
        return False

    def _build(self, side: Target) -> None:
        self.field = QLineEdit(self)
        self.field.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.field.installEventFilter(self)
        TypedOver(self.field)
        self.field.textEdited.connect(self._typed)
        self.field.editingFinished.connect(self._settle)
        self.less = IconButton("minus", "", self, side=side)
        self.more = IconButton("plus", "", self, side=side)
        for button, by in ((self.less, -1), (self.more, 1)):
            button.setAutoRepeat(True)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the arrow keys do the same
            button.clicked.connect(lambda _=False, by=by: self._step(by))
        self.problem = TextLabel("", self, size=TextSize.SMALL, role=Role.REFUSAL)
        self.problem.setWordWrap(True)
        self.set_to = SetTo(self.field, self._label, lambda: self._value)
        self.set_to.chosen.connect(self._set)
        self._row = QHBoxLayout()
        for widget in (self.less, self.field, self.more):
            self._row.addWidget(widget)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(self._row)
        column.addWidget(self.problem)

    def _typed(self, text: str) -> None:
        number = read_whole(text, self._lowest, self._highest)
        if number is not None:
            self.problem.hide()
            self.edited.emit(number)

    def _settle(self) -> None:
        number = read_whole(self.field.text(), self._lowest, self._highest)
        if number is None:
            words = self.tr("A whole number from {lowest} to {highest}, please.")
            self.problem.setText(words.format(lowest=self._lowest, highest=self._highest))
            self.problem.show()
        elif number != self._value:
            self._set(number, "")
        else:
            self.set_value(number)

    def _step(self, by: int) -> None:
        typed = read_whole(self.field.text(), self._lowest, self._highest)
        start = self._value if typed is None else typed
        wanted = min(max(start + by, self._lowest), self._highest)
        if wanted != self._value:
            self._set(wanted, "")

    def _turn(self, event: QWheelEvent) -> None:
        notches = round(event.angleDelta().y() / _NOTCH)
        if notches:
            self._step(notches)
        event.accept()

    def _set(self, value: int, reason: str) -> None:
        self.set_value(value)
        self.value_wanted.emit(value, reason)
