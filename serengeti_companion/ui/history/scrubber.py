"""To any moment of a session: a slider, and a button for each way."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QSlider, QStyle, QWidget

from serengeti_companion.ui.history.past import Past
from serengeti_companion.ui.parts.icon_button import IconButton
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style, follow


class MomentSlider(QSlider):
    """A tap on the groove goes there; Page Up and Page Down are for the page."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_PageUp, Qt.Key.Key_PageDown}:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            # Below the pointer first, so that the handle is what Qt finds there.
            self.setValue(self._value_at(event.position().x()))
        super().mousePressEvent(event)

    def _value_at(self, x: float) -> int:
        handle = self.style().pixelMetric(QStyle.PixelMetric.PM_SliderLength, None, self)
        room = max(self.width() - handle, 1)
        return QStyle.sliderValueFromPosition(
            self.minimum(), self.maximum(), round(x - handle / 2), room
        )


class Scrubber(QWidget):
    """`moved(moment)` whenever another moment is looked at."""

    moved = Signal(int)

    def __init__(self, past: Past, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._past = past
        self.slider = MomentSlider(Qt.Orientation.Horizontal, self)
        self.slider.setAccessibleName(self.tr("Moment of the session"))
        self.slider.setRange(0, past.last)
        self.slider.setValue(past.last)
        self.slider.valueChanged.connect(self._show)
        self.stage_back = IconButton("round-back", self.tr("One round back (Page Up)"), self)
        self.back = IconButton("chevron-left", self.tr("One move back (Left)"), self)
        self.on = IconButton("chevron-right", self.tr("One move on (Right)"), self)
        self.stage_on = IconButton("round-on", self.tr("One round on (Page Down)"), self)
        self.place = TextLabel("", self, tabular=True)
        self.place.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.place.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self._connect()
        self._arrange()
        follow(self._resize)
        self._show(past.last)

    @property
    def moment(self) -> int:
        """What is looked at."""
        return self.slider.value()

    def go(self, moment: int) -> None:
        """Look at a moment; beyond an end is at the end."""
        self.slider.setValue(moment)

    def go_by_key(self, key: int) -> bool:
        """The keys that work from anywhere on the page; whether this was one."""
        moment = self.moment
        match key:
            case Qt.Key.Key_Left:
                self.go(moment - 1)
            case Qt.Key.Key_Right:
                self.go(moment + 1)
            case Qt.Key.Key_Home:
                self.go(0)
            case Qt.Key.Key_End:
                self.go(self._past.last)
            case Qt.Key.Key_PageUp:
                self.go(self._past.stage_before(moment))
            case Qt.Key.Key_PageDown:
                self.go(self._past.stage_after(moment))
            case _:
                return False
        return True

    def _connect(self) -> None:
        for button, key in (
            (self.stage_back, Qt.Key.Key_PageUp),
            (self.back, Qt.Key.Key_Left),
            (self.on, Qt.Key.Key_Right),
            (self.stage_on, Qt.Key.Key_PageDown),
        ):
            button.clicked.connect(lambda _=False, key=key: self.go_by_key(key))
        for button in (self.back, self.on):
            button.setAutoRepeat(True)

    def _arrange(self) -> None:
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        for button in (self.stage_back, self.back):
            self._row.addWidget(button)
        self._row.addWidget(self.slider, 1)
        for button in (self.on, self.stage_on):
            self._row.addWidget(button)
        self._row.addWidget(self.place)

    def _show(self, moment: int) -> None:
        words = self.tr("Move {n} of {most}") if moment else self.tr("Before the first move")
        self.place.setText(words.format(n=moment, most=self._past.last))
        self.slider.setAccessibleDescription(self.place.text())
        for button in (self.back, self.stage_back):
            button.setEnabled(moment > 0)
        for button in (self.on, self.stage_on):
            button.setEnabled(moment < self._past.last)
        self.moved.emit(moment)

    def _resize(self) -> None:
        self._row.setSpacing(current_style().px(8))
        # As wide as it can become, so that the slider stays where it is.
        metrics = self.place.fontMetrics()
        most = self.tr("Move {n} of {most}").format(n=self._past.last, most=self._past.last)
        longest = max((most, self.tr("Before the first move")), key=metrics.horizontalAdvance)
        self.place.setMinimumWidth(metrics.horizontalAdvance(longest) + current_style().px(4))
