"""Set to...: any number on the screen can be put right by hand."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from serengeti_companion.ui.parts.card_frame import CardFrame
from serengeti_companion.ui.parts.icon_button import IconButton
from serengeti_companion.ui.parts.long_press import LongPress
from serengeti_companion.ui.parts.primary_button import PrimaryButton
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.parts.whole_number import read_whole
from serengeti_companion.ui.parts.why_field import WhyField
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role, Target, TextSize, Weight
from serengeti_companion.ui.translation import filled

HIGHEST = 9999


class SetToPopover(CardFrame):
    """A number, why it changes if somebody wants to say so, and one button."""

    chosen = Signal(int, str)

    def __init__(self, parent: QWidget, title: str, value: int, highest: int = HIGHEST) -> None:
        super().__init__(parent)
        self.setWindowFlags(Qt.WindowType.Popup | Qt.WindowType.FramelessWindowHint)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAccessibleName(title)
        self._highest = highest
        self._heading = TextLabel(title, self, weight=Weight.SEMIBOLD)
        self._build_fields(title, value)
        self._arrange()
        follow(self._resize)
        self.number.setFocus()
        self.number.selectAll()

    def open_at(self, place: QPoint) -> None:
        """Show it below a point of the screen, within that screen."""
        self.adjustSize()
        screen = self.screen().availableGeometry()
        x = min(max(place.x(), screen.left()), screen.right() - self.width())
        y = min(max(place.y(), screen.top()), screen.bottom() - self.height())
        self.move(x, y)
        self.show()
        self.number.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}
        if event.key() in steps:
            self._step(steps[Qt.Key(event.key())])
        elif event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    def _build_fields(self, title: str, value: int) -> None:
        self.number = QLineEdit(str(value), self)
        self.number.setAccessibleName(title)
        self.number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.number.returnPressed.connect(self._choose)
        self.reason = WhyField(self)
        self.reason.returnPressed.connect(self._choose)
        self.problem = TextLabel("", self, role=Role.REFUSAL)
        self.problem.hide()
        self.less = IconButton("minus", self.tr("One less"), self, side=Target.PRIMARY)
        self.more = IconButton("plus", self.tr("One more"), self, side=Target.PRIMARY)
        self.less.clicked.connect(lambda: self._step(-1))
        self.more.clicked.connect(lambda: self._step(1))
        self.done = PrimaryButton(self.tr("Set"), self)
        self.done.clicked.connect(self._choose)

    def _arrange(self) -> None:
        row = QHBoxLayout()
        for field in (self.less, self.number, self.more):
            row.addWidget(field)
        column = QVBoxLayout(self)
        column.addWidget(self._heading)
        column.addLayout(row)
        for below in (self.problem, self.reason, self.done):
            column.addWidget(below)

    def _resize(self) -> None:
        style = current_style()
        margin = style.px(16)
        self.layout().setContentsMargins(margin, margin, margin, margin)
        self.layout().setSpacing(style.px(8))
        self.number.setFont(style.font(TextSize.TITLE, Weight.BOLD, tabular=True))
        self.number.setMinimumSize(style.px(120), style.px(Target.PRIMARY))

    def _step(self, by: int) -> None:
        number = read_whole(self.number.text(), 0, self._highest)
        if number is not None:
            self.number.setText(str(min(max(number + by, 0), self._highest)))

    def _choose(self) -> None:
        number = read_whole(self.number.text(), 0, self._highest)
        if number is None:
            words = self.tr("A whole number from 0 to {highest}, please.")
            self.problem.setText(words.format(highest=self._highest))
            self.problem.show()
            self.adjustSize()
            return
        self.chosen.emit(number, self.reason.said)
        self.close()


class SetTo(QObject):
    """Right click, long press or F2 on the watched widget opens the popover."""

    chosen = Signal(int, str)

    def __init__(
        self,
        watched: QWidget,
        title: str,
        value: Callable[[], int],
        highest: int = HIGHEST,
    ) -> None:
        super().__init__(watched)
        self.title = title
        self._watched, self._value, self._highest = watched, value, highest
        LongPress(watched).held.connect(self.open)
        watched.installEventFilter(self)

    def open(self) -> SetToPopover:
        """Ask now."""
        words = filled(self.tr("Set “{title}” to…"), title=self.title)
        popover = SetToPopover(self._watched, words, self._value(), self._highest)
        popover.chosen.connect(self.chosen)
        popover.open_at(self._watched.mapToGlobal(QPoint(0, self._watched.height())))
        return popover

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        asked = event.type() is QEvent.Type.ContextMenu or (
            isinstance(event, QKeyEvent)
            and event.type() is QEvent.Type.KeyPress
            and event.key() == Qt.Key.Key_F2
        )
        if asked:
            self.open()
        return asked
